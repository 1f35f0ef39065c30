"""The action points of who is at turn as pips; those that a press would cost are framed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.outer_earth import art
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.measure import Measure

PIP = 22


class Points(QWidget):
    """So many pips as there are points; nothing while none are known."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.number = self.cost = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(100), self._measure.px(PIP))

    def show_points(self, number: int) -> None:
        """Show so many."""
        self.number = number
        said = translate("EarthTable", "{count} AP left").format(count=number) if number else ""
        self.setAccessibleName(said)
        tip(self, said)
        self.update()

    def mark(self, cost: int) -> None:
        """Frame those that something would cost: they are not spent before it is pressed."""
        if cost != self.cost:
            self.cost = cost
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(float(self._measure.px(PIP)), self.width() / max(1, self.number))
        for pip in range(self.number):
            area = QRectF(pip * side, (self.height() - side) / 2, side - 1, side - 1)
            art.draw(painter, "tokens/ap_unused", area)
            if pip >= self.number - self.cost:
                painter.setPen(QPen(theme.token("accent"), self._measure.px(2)))
                painter.drawRoundedRect(area, side / 4, side / 4)
        painter.end()
