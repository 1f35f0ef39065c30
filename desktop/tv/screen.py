"""The view for a television: panels in units of 1920 × 1080, nothing to press and nothing secret."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme

WIDE, HIGH = 1920.0, 1080.0
"""The screen in units; a television has another number of pixels, and the same view."""
EDGE = 40.0


class Screen(QWidget):
    """It fills whatever size it has, and does not follow the text size: it cannot scroll.

    A game's view places its panels in `arrange`, by `unit`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 180)
        theme.watch.changed.connect(self.update)

    @property
    def unit(self) -> float:
        """Pixels for one unit."""
        return min(self.width() / WIDE, self.height() / HIGH)

    def arrange(self) -> None:
        """Give every panel its place."""
        raise NotImplementedError

    def ground(self) -> QColor:
        """What lies below the panels."""
        return theme.token("surface")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.ground())
        painter.end()
