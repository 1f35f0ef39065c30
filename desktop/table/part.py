"""Parts of a table that a group can do without."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget


class Part(NamedTuple):
    """A part of the table: its id for the settings, its name, and what is hidden with it."""

    id: str
    saying: Callable[[], str]
    widget: QWidget
    is_extra: bool = False
    """Whether it is hidden until somebody wants to see it."""
