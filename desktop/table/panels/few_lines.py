"""A few lines in a frame that does not grow with them: what is due on a card, and why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import largest, wrapped
from desktop.table.measure import Measure

AMBER, CALM = "legal_soft", ""


class FewLines(QWidget):
    """Sentences, the first one strong; where they need more room than there is they get smaller."""

    def __init__(self, measure: Measure, high: int) -> None:
        super().__init__()
        self._measure, self._high = measure, high
        self._lines: tuple[str, ...] = ()
        self._icon, self._fill = "", CALM
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def say(self, *lines: str, icon: str = "", fill: str = CALM) -> None:
        """Say these sentences."""
        self._lines = tuple(line for line in lines if line)
        self._icon, self._fill = icon, fill
        told = " ".join(self._lines)
        self.setAccessibleName(told)
        tip(self, told)
        self.update()

    @property
    def text(self) -> str:
        """All that it says."""
        return " ".join(self._lines)

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(100), px(self._high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        if self._fill:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.token(self._fill))
            painter.drawRoundedRect(area, px(10), px(10))
            area.adjust(px(12), px(4), -px(10), -px(4))
        if self._icon:
            icon = self._measure.icon(self._icon, 26)
            side = icon.width() / icon.devicePixelRatio()
            painter.drawPixmap(QPointF(area.left(), area.top() + (area.height() - side) / 2), icon)
            area.adjust(side + px(12), 0, 0, 0)
        self._draw(painter, area)
        painter.end()

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        size = self._measure.font("table.label").pixelSize()
        wide, most = area.width(), area.height()
        size = largest(size, size // 2, lambda it: _high(self._parts(it, wide)) <= most)
        parts = self._parts(size, wide)
        top = area.top() + (most - _high(parts)) / 2
        strong = parts[0][0] if parts else None
        for font, line in parts:
            step = QFontMetrics(font).lineSpacing()
            painter.setFont(font)
            painter.setPen(theme.token("text" if font is strong else "muted"))
            painter.drawText(
                QRectF(area.left(), top, area.width() + 2, step),
                Qt.AlignmentFlag.AlignVCenter,
                line,
            )
            top += step

    def _parts(self, size: int, wide: float) -> list[tuple[QFont, str]]:
        """The lines with their faces, the first in that size, broken where they are too long."""
        fonts = [_font(self._measure, size, strong=not at) for at in range(len(self._lines))]
        return [
            (font, line)
            for font, said in zip(fonts, self._lines, strict=True)
            for line in wrapped(QFontMetrics(font), said, wide)
        ]


def _high(parts: Sequence[tuple[QFont, str]]) -> int:
    return sum(QFontMetrics(font).lineSpacing() for font, _ in parts)


def _font(measure: Measure, size: int, *, strong: bool) -> QFont:
    made = measure.font("table.floor")
    made.setPixelSize(size if strong else min(size, made.pixelSize()))
    if strong:
        made.setWeight(QFont.Weight.DemiBold)
    return made
