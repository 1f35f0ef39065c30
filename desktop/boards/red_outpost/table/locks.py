"""Which places are locked in this phase: a lock, and the names in up to two lines beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import fitted
from desktop.table.measure import Measure

SIGN, GAP = 20, 8


class Locks(QWidget):
    """`tell(text)`; the lock stands beside the first line."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def tell(self, text: str) -> None:
        """Say which places are locked."""
        self.text = text
        self.setAccessibleName(text)
        tip(self, text)
        self.update()

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(320), px(52))

    def minimumSizeHint(self) -> QSize:
        """Narrower than wanted the words are smaller."""
        return QSize(self._measure.px(150), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        measure, px = self._measure, self._measure.px
        beside = px(SIGN + GAP)
        font, lines = fitted(
            measure.font("table.floor"), self.text, self.width() - beside, self.height()
        )
        high = QFontMetrics(font).height()
        top = (self.height() - high * len(lines)) / 2
        painter = QPainter(self)
        sign = measure.icon("lock", SIGN, "muted")
        painter.drawPixmap(QPointF(0, top + (high - px(SIGN)) / 2), sign)
        painter.setFont(font)
        painter.setPen(theme.token("text"))
        for line in lines:
            area = QRectF(beside, top, self.width() - beside, high)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, line)
            top += high
        painter.end()
