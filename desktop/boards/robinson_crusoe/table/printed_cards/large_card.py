"""A card as it lies on the table, large enough to be read together."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.face import HIGH, WIDTH, Face, paint
from desktop.look import theme

CARD = 360
"""The width of the large card."""


class LargeCard(QWidget):
    """Shows a face."""

    def __init__(self, face: Face) -> None:
        super().__init__()
        self.face = face
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.dress(self, lambda it: it.setFixedSize(it.sizeHint()))

    def show_face(self, face: Face) -> None:
        """Show another face."""
        self.face = face
        self.update()

    def sizeHint(self) -> QSize:
        """A card's shape; with large text it leaves the room to the words beside it."""
        wide = min(theme.px(CARD), CARD)
        return QSize(wide, round(wide * HIGH / WIDTH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, QRectF(self.rect()), self.face)
        painter.end()
