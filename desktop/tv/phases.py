"""The phases of a day or a round in a strip."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.scene import letters
from desktop.tv import brush
from desktop.tv.brush import FLOOR, MIDDLE, write
from desktop.tv.panel import Panel


class Phase(NamedTuple):
    """A phase of the strip."""

    name: str
    is_past: bool
    is_now: bool


class Phases(Panel):
    """Shows the phases; the one that is played is larger."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint a tile for each."""
        look: tuple[Phase, ...] = self.look
        gap, grown = 16.0, 1.75 if any(phase.is_now for phase in look) else 1.0
        unit = (area.width() - gap * (len(look) - 1)) / (len(look) - 1 + grown)
        left = 0.0
        for phase in look:
            wide = unit * (grown if phase.is_now else 1.0)
            tile = QRectF(left, 0, wide, area.height())
            left += wide + gap
            brush.sheet(painter, tile, "accent" if phase.is_now else "sunken", corner=16)
            if phase.is_now:
                write(
                    painter, tile.adjusted(16, 0, -16, 0), phase.name, 56, "on_accent", 700, MIDDLE
                )
                continue
            side = 36.0 if phase.is_past else 0.0
            inner = tile.adjusted(14, 0, -14, 0)
            words = min(letters.width(phase.name, FLOOR), inner.width() - side - 8)
            start = inner.center().x() - (words + side + (8 if side else 0)) / 2
            if side:
                sign = QRectF(start, tile.center().y() - side / 2, side, side)
                brush.icon(painter, "check", sign, "success")
                start += side + 8
            role = "muted" if phase.is_past else "text"
            write(painter, QRectF(start, 0, words + 2, area.height()), phase.name, FLOOR, role, 500)
