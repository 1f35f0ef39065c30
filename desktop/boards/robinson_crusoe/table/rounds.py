"""The round track: what is past, the sun on the round that is played, and what is to come."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.letters import letters
from desktop.table.measure import Measure

STEP, SUN, HIGH = 46, 54, 58
LEAST, MOST = 3, 14
"""Rounds that always have room, and how many the track asks room for; others are left out."""


class RoundTrack(QWidget):
    """The rounds of the scenario side by side; it is told by `show_rounds`."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.now, self.last = 1, 12
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def show_rounds(self, now: int, last: int) -> None:
        """Show the round that is played and how many there are."""
        if (now, last) != (self.now, self.last):
            self.now, self.last = now, last
            self.updateGeometry()
            self.update()
        said = translate("Robinson", "Round {now} of {last}")
        self.setAccessibleName(said.format(now=now, last=last))
        tip(self, said.format(now=now, last=last))

    def shown(self) -> range:
        """The rounds that have room: all, or those around the one that is played."""
        px = self._measure.px
        room = max(LEAST, (self.width() - px(SUN - STEP)) // px(STEP))
        last = max(self.last, self.now)
        if last <= room:
            return range(1, last + 1)
        first = max(1, min(self.now - room // 3, last - room + 1))
        return range(first, first + room)

    def sizeHint(self) -> QSize:
        return self._room(min(max(self.last, self.now), MOST))

    def minimumSizeHint(self) -> QSize:
        return self._room(LEAST)

    def _room(self, rounds: int) -> QSize:
        px = self._measure.px
        return QSize(px(STEP) * rounds + px(SUN - STEP), px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(letters(self._measure, 16, 700))
        x = px(SUN) / 2
        for number in self.shown():
            self._circle(painter, number, QPointF(x, self.height() / 2))
            x += px(STEP)
        painter.end()

    def _circle(self, painter: QPainter, number: int, middle: QPointF) -> None:
        px = self._measure.px
        half = px(STEP) * 0.42
        area = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        ink = theme.token("muted")
        if number == self.now:
            side = px(SUN)
            sun = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            draw(painter, "round_marker", sun)
            ink = colour("on_sun")
        elif number < self.now:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("past"))
            painter.drawEllipse(area)
            ink = colour("on_past")
        else:
            painter.setPen(QPen(theme.token("line_strong"), max(1.0, px(2))))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        painter.setPen(ink)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))
