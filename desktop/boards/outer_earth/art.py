"""The game's own drawings."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.scene import pictures

FOLDER = "outer_earth/art"


def path(name: str) -> str:
    """Where the picture of that name lies, as `desktop.scene.pictures` wants it."""
    return f"{FOLDER}/{name}"


def draw(
    painter: QPainter, name: str, area: QRectF, opacity: float = 1.0, *, stretch: bool = False
) -> None:
    """Draw one of the game's pictures so that it fills the area."""
    pictures.draw(painter, path(name), area, opacity, stretch=stretch)
