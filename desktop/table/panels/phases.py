"""The phases of a round or a day, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import narrower
from desktop.table.letters import LEAST
from desktop.table.measure import Measure


class Phases(QWidget):
    """Phases in order: what is over has a check, the one that is played stands out."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._names: tuple[str, ...] = ()
        self._now = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(560), px(64))

    def minimumSizeHint(self) -> QSize:
        """Narrower than wanted the names are smaller."""
        px = self._measure.px
        return QSize(px(440), px(64))

    def show_phases(self, names: Sequence[str], now: int, said: str) -> None:
        """Show which of the phases is played, or that all are over; `said` is what is read out."""
        self._names, self._now = tuple(names), now
        self.setAccessibleName(said)
        tip(self, said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        measure = self._measure
        px = measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = px(8)
        left = 0.0
        for number, (name, wide) in enumerate(zip(self._names, self._widths(gap), strict=True)):
            is_now = number == self._now
            area = QRectF(left, 0, wide, self.height())
            left += wide + gap
            if not is_now:
                area.adjust(0, px(6), 0, -px(6))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.token("accent" if is_now else "sunken"))
            painter.drawRoundedRect(area, px(10), px(10))
            is_past = number < self._now
            painter.setFont(narrower(self._font(number), name, area.width() - px(8), LEAST))
            painter.setPen(theme.token("on_accent" if is_now else "muted" if is_past else "text"))
            if is_past:
                side = px(18)
                sign = measure.icon("check", 18, "success")
                painter.drawPixmap(int(area.center().x() - side / 2), int(area.top() + px(3)), sign)
                area.adjust(0, px(18), 0, 0)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, name)
        painter.end()

    def _font(self, number: int) -> QFont:
        is_now = number == self._now
        return self._measure.font("table.body" if is_now else "table.floor")

    def _widths(self, gap: int) -> Sequence[float]:
        """All alike but the one that is played; where a name has no room, each as its name needs."""
        px, count = self._measure.px, len(self._names)
        room = self.width() - gap * (count - 1)
        shares = [1.7 if number == self._now else 1.0 for number in range(count)]
        wide = [room * share / sum(shares) for share in shares]
        needs = [
            QFontMetricsF(self._font(number)).horizontalAdvance(name) + px(8)
            for number, name in enumerate(self._names)
        ]
        if all(need <= there for need, there in zip(needs, wide, strict=True)):
            return wide
        return [room * need / sum(needs) for need in needs]
