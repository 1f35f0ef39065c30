"""A button that paints itself and leaves the arrows to the page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class PlainButton(QPushButton):
    """What tiles, rows and doors of the shelf are; `corner` is the radius of the focus ring."""

    def __init__(self, corner: int) -> None:
        super().__init__()
        self.setProperty("ring", str(corner))
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses; Qt would take the arrows for Tab."""
        if event.key() in _ARROWS:
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
