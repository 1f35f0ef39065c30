"""The fish cards of the lake deck: which are out, and which one leads to a shuffle."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.table.measure import Measure


class FishOut(QWidget):
    """A tile for each fish card: filled once it is out, dashed if it is the one that shuffles."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._out, self._every = 0, 3
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def show_fish(self, out: int, every: int, said: str) -> None:
        """So many of so many fish cards are out."""
        self._out, self._every = out, every
        self.setAccessibleName(said)
        tip(self, said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(36) * self._every + px(4) * (self._every - 1), px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self._every):
            area = QRectF(number * px(40), 0, px(36), px(36)).adjusted(1.5, 1.5, -1.5, -1.5)
            is_out = number < self._out
            is_last = number == self._every - 1 and not is_out
            ink = "on_accent" if is_out else "legal" if is_last else "muted"
            painter.setPen(Qt.PenStyle.NoPen)
            if is_out:
                painter.setBrush(theme.token("accent"))
            else:
                line = theme.token("legal" if is_last else "line_strong")
                painter.setPen(QPen(line, max(1.0, px(2)), Qt.PenStyle.DashLine))
                painter.setBrush(theme.token("legal_soft" if is_last else "raised"))
            painter.drawRoundedRect(area, px(8), px(8))
            icon = self._measure.icon("fish", 22, ink)
            side = icon.width() / icon.devicePixelRatio()
            painter.drawPixmap(
                area.center().toPoint().x() - int(side / 2),
                area.center().toPoint().y() - int(side / 2),
                icon,
            )
        painter.end()
