"""A game's cover as a part of a card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme

HEIGHT = 150


class Cover(QWidget):
    """A game's cover that fills its place, with the corners of the card it lies in.

    As wide as the card with its upper corners round, or `width` wide with the left ones round.
    """

    def __init__(self, game: str, width: int = 0) -> None:
        super().__init__()
        self._game = game
        self._width = width
        theme.dress(self, lambda it: it.measure())

    def measure(self) -> None:
        """Take the size for the text size in use."""
        if self._width:
            self.setFixedWidth(theme.px(self._width))
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        else:
            self.setFixedHeight(theme.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        wide, high, corner = self.width(), self.height(), theme.radius("card") - 1
        area = QRectF(0, 0, wide, high)
        if self._width:
            area.setWidth(wide + corner)
        else:
            area.setHeight(high + corner)
        path = QPainterPath()
        path.addRoundedRect(area, corner, corner)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(path)
        painter.drawPixmap(0, 0, theme.cover(self._game, wide, high))
