"""What lies in a scroll area and has keys of its own: arrows would scroll before they reach the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Keyed(QWidget):
    """Gives a key that nothing in it took to `take` first."""

    def __init__(self, take: Callable[[QKeyEvent], None]) -> None:
        super().__init__()
        self._take = take

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page takes it, or ignores it."""
        self._take(event)
