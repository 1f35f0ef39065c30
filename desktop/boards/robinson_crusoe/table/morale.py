"""The Morale track: its steps with their figures, the marker, and a step down or up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.counter import StepButton, badge
from desktop.boards.robinson_crusoe.table.news import News
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look import theme
from desktop.look.translate import translate
from desktop.table.letters import letters
from desktop.table.measure import Measure
from engine.rules.words import MINUS, signed

HIGH, BAND, MARKER = 72, 32, 50
_RAMP = ((0xB9, 0x47, 0x2A), (0xDD, 0xA0, 0x6A), (0xF6, 0xEE, 0xDD), (0x8F, 0xB1, 0x65))
_BEST = (0x5F, 0x8A, 0x3A)


def tone(share: float) -> QColor:
    """The colour of a step from the worst, 0, to the best, 1."""
    stops = (*_RAMP, _BEST)
    place = min(max(share, 0.0), 1.0) * (len(stops) - 1)
    low = min(int(place), len(stops) - 2)
    part = place - low
    mixed = (round(a + (b - a) * part) for a, b in zip(stops[low], stops[low + 1], strict=True))
    return QColor(*mixed)


class Track(QWidget):
    """The steps side by side, worst on the left; the figure under the marker stands out."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._at: int | None = 0
        self._lowest, self._highest = -3, 3
        self.news = News(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def show_morale(self, at: int | None, lowest: int, highest: int) -> None:
        """Show where the marker is; None if nobody knows."""
        self.news.hear(at)
        if (at, lowest, highest) != (self._at, self._lowest, self._highest):
            self._at, self._lowest, self._highest = at, lowest, highest
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(240), self._measure.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._measure.px(200), self._measure.px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        steps = range(self._lowest, self._highest + 1)
        margin, side = px(MARKER - BAND) / 2, px(MARKER)
        top = (side - px(BAND)) / 2
        band = QRectF(margin, top, self.width() - 2 * margin, px(BAND))
        painter.setPen(QPen(colour("dashes"), max(1.0, px(3) * 0.7)))
        painter.setBrush(colour("track"))
        painter.drawRoundedRect(band.adjusted(1, 1, -1, -1), px(9), px(9))
        wide = (band.width() - px(8)) / len(steps)
        for number, value in enumerate(steps):
            left = band.left() + px(4) + number * wide
            cell = QRectF(left + 1, band.top() + px(4), wide - 2, band.height() - px(8))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tone(number / max(1, len(steps) - 1)))
            painter.drawRoundedRect(cell, px(5), px(5))
            is_here = value == self._at
            painter.setFont(letters(self._measure, 20 if is_here else 16, 800 if is_here else 500))
            painter.setPen(theme.token("text" if is_here else "muted"))
            figure = QRectF(left - wide, side + px(1), 3 * wide, self.height() - side)
            painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, signed(value))
            if is_here:
                middle = cell.center().x()
                draw(painter, "morale_marker", QRectF(middle - side / 2, 0, side, side))
        painter.end()
        if self.news.by and self._at is not None:
            middle = band.left() + px(4) + (self._at - self._lowest + 0.5) * wide
            corner = QPointF(min(middle + side * 0.75, self.width()), 0)
            badge(self, corner, self._measure, self.news.by)


class MoralePanel(Panel):
    """Morale with its track; `stepped` says which way."""

    stepped = Signal(int)
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "RC-3.4")
        self.track = Track(measure)
        self.down, self.up = StepButton(measure), StepButton(measure)
        row = QHBoxLayout()
        row.setSpacing(0)
        for widget in (self.down, self.track, self.up):
            row.addWidget(widget)
        self.body.addLayout(row)
        self.reach([self.down, self.up])
        for button, by in ((self.down, -1), (self.up, 1)):
            button.clicked.connect(lambda _=False, by=by: self._step(by))
            button.refused.connect(self.refused)

    def _step(self, by: int) -> None:
        with self.track.news.expected():
            self.stepped.emit(by)

    def show_morale(
        self, name: str, at: int | None, lowest: int, highest: int, down: str, up: str
    ) -> None:
        """Show the marker; `down` and `up` tell why it cannot go there."""
        shown = "?" if at is None else signed(at)
        self.call(name)
        told = translate("Robinson", "{name}, now {number}").format(name=name, number=shown)
        self.track.show_morale(at, lowest, highest)
        self.track.setAccessibleName(told)
        self.down.tell(MINUS, said=translate("Robinson", "One less: {what}").format(what=told))
        self.up.tell("+", said=translate("Robinson", "One more: {what}").format(what=told))
        self.down.forbid(down)
        self.up.forbid(up)
