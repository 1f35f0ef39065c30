"""The Event deck as it lies on the table: the edges of its cards, and the back on top."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.panel import letters
from desktop.look import theme
from desktop.table.measure import Measure

MOST = 2.4
"""So many times as high as it was said it becomes, where there is room."""


class Pile(QWidget):
    """The deck with the back that lies on top."""

    def __init__(self, measure: Measure, high: int) -> None:
        super().__init__()
        self._measure, self._tall = measure, high
        self._top, self._n = "event", 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """As wide as a card is that is so high as its place, up to half as high again."""
        px = self._measure.px
        most = px(self._tall * MOST)
        high = min(max(self.height(), px(self._tall)), most)
        self.setFixedWidth(round((high - 10) * 120 / 168) + px(14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.grow()

    def show_pile(self, top: str, n: int, said: str) -> None:
        """Show the back on top of so many cards."""
        self.setAccessibleName(said)
        if (top, n) != (self._top, self._n):
            self._top, self._n = top, n
            self.update()

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(self._tall * 120 / 168 + 14), px(self._tall + 10))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edges = min(4, max(0, self._n - 1))
        wide = self.width() - px(3) * 4 - 1.0
        high = min(wide * 168 / 120, self.height() - px(2) * 4 - 1.0)
        wide = high * 120 / 168
        top = min((self.height() - high - px(2) * 4) / 2, px(4.0))
        corner = wide * 10 / 120
        for number in range(edges, 0, -1):
            edge = QRectF(px(3) * number, top + px(2) * number, wide, high)
            painter.setPen(QPen(colour("dashes"), 1))
            painter.setBrush(colour("paper"))
            painter.drawRoundedRect(edge, corner, corner)
        area = QRectF(0, top, wide, high)
        if self._n and self._top:
            draw(painter, signs.BACKS[self._top], area)
        else:
            painter.setPen(QPen(colour("dashes"), max(1.5, px(2)), Qt.PenStyle.DashLine))
            painter.setBrush(colour("inner"))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)
            if self._n:
                painter.setFont(letters(self._measure, 54, 700))
                painter.setPen(theme.token("muted"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
        painter.end()
