"""A deck as it lies on the table: the edges of its cards, and the back on top."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.look import theme
from desktop.table.letters import letters
from desktop.table.measure import Measure
from desktop.table.panels.odds import type_of_draw

MOST = 2.4
"""So many times as high as it was said it becomes, where there is room."""


class Pile(QWidget):
    """The deck with the back that lies on top, a picture that `draw` draws."""

    def __init__(self, measure: Measure, high: int, draw: type_of_draw) -> None:
        super().__init__()
        self._measure, self._tall, self._draw = measure, high, draw
        self._top, self._n = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.updateGeometry())

    def fit(self, high: int, most: int) -> None:
        """As wide as a card is that is so high, where there is so much room."""
        px = self._measure.px
        high = min(max(high, px(self._tall)), px(self._tall * MOST))
        wide = round((high - 10) * 120 / 168) + px(14)
        self.setFixedWidth(min(wide, max(most, self.sizeHint().width())))

    def colours(self) -> tuple[QColor, QColor, QColor]:
        """Of the cards, of their edges, and of a back that nobody knows."""
        return theme.token("raised"), theme.token("line_strong"), theme.token("sunken")

    def show_pile(self, top: str, n: int, said: str) -> None:
        """Show that picture on top of so many cards; without one nobody knows what lies there."""
        self.setAccessibleName(said)
        if (top, n) != (self._top, self._n):
            self._top, self._n = top, n
            self.update()

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(self._tall * 120 / 168 + 14), px(self._tall + 10))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        paper, line, unknown = self.colours()
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
            painter.setPen(QPen(line, 1))
            painter.setBrush(paper)
            painter.drawRoundedRect(edge, corner, corner)
        area = QRectF(0, top, wide, high)
        if self._n and self._top:
            self._draw(painter, self._top, area)
        else:
            painter.setPen(QPen(line, max(1.5, px(2)), Qt.PenStyle.DashLine))
            painter.setBrush(unknown)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)
            if self._n:
                painter.setFont(letters(self._measure, 54, 700))
                painter.setPen(theme.token("muted"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
        painter.end()


class PileRow(QHBoxLayout):
    """The pile at the left of what else it holds: it takes its width before that is placed."""

    def __init__(self, pile: Pile) -> None:
        super().__init__()
        self._pile = pile
        self.addWidget(pile)

    def setGeometry(self, room: QRect) -> None:
        """In one go, so that nothing is ever painted over the pile."""
        was = self._pile.minimumWidth()
        own = was or self._pile.sizeHint().width()
        beside = self.minimumSize().width() - own
        self._pile.fit(room.height(), room.width() - beside)
        if self._pile.minimumWidth() != was:
            # Which asks for the place of everything once more, so not whenever it is given.
            self.invalidate()
        super().setGeometry(room)
