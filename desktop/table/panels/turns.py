"""Whose turn it is and who follows: marks and names as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.telling import Telling
from engine.rules.agenda import State

ARROW, MORE = 26, 44
"""Design pixels for the arrow between two turns, and for how many more follow."""
LARGE, SMALL = 36, 24
"""How large marks are, and where an order has two lines."""


class Turns(QWidget):
    """The turns that are left in order: who is at turn in amber, then who follows."""

    def __init__(self, telling: Telling[State]) -> None:
        super().__init__()
        self._telling = telling
        self._seats: tuple[int, ...] = ()
        self._is_begun = True
        """Whether the first of them is at turn."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        telling.measure.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        px = self._telling.measure.px
        return QSize(px(640), px(52))

    def show_turns(self, seats: Sequence[int], none: str) -> None:
        """Show whose turns are left, or say that none is."""
        self._seats, self._is_begun = tuple(seats), True
        people = self._telling.voice.people
        names = [people[seat] for seat in self._seats]
        if names:
            said = translate("TableClock", "It is {name}’s turn").format(name=names[0])
            then = translate("TableClock", "then {names}").format(names=", ".join(names[1:]))
            said = f"{said}, {then}" if names[1:] else said
        else:
            said = none
        self._say(said)

    def show_order(self, seats: Sequence[int], none: str) -> None:
        """Show in which order their turns come, or say that nobody knows it."""
        self._seats, self._is_begun = tuple(seats), False
        people = self._telling.voice.people
        order = translate("TableClock", "Player order: {names}")
        names = ", ".join(people[seat] for seat in seats)
        self._say(order.format(names=names) if names else none)

    def _say(self, said: str) -> None:
        self.setAccessibleName(said)
        tip(self, said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw marks and names as far as there is room, then how many more follow."""
        px = self._telling.measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if places := self._in_two_lines():
            for place, (left, top) in enumerate(places):
                if place:
                    self._draw_arrow(painter, left - px(ARROW), top, self.height() // 2)
                self._draw_turn(painter, place, left, top)
            painter.end()
            return
        left, shown = 0.0, self.shown
        for place in range(shown):
            if place:
                self._draw_arrow(painter, left, 0, self.height())
                left += px(ARROW)
            self._draw_turn(painter, place, left)
            left += self.wide_at(place)
        if shown < len(self._seats):
            painter.setFont(self._telling.measure.font("table.label"))
            painter.setPen(theme.token("muted"))
            area = QRectF(left, 0, px(MORE), self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, f"+{len(self._seats) - shown}")
        painter.end()

    @property
    def shown(self) -> int:
        """How many turns have room in one line."""
        px = self._telling.measure.px
        ends = []
        end = 0.0
        for place in range(len(self._seats)):
            end += self.wide_at(place) + (px(ARROW) if place else 0)
            ends.append(end)
        if not ends or end <= self.width():
            return len(ends)
        return max(1, sum(end + px(MORE) <= self.width() for end in ends))

    def _in_two_lines(self) -> list[tuple[float, int]]:
        """Where each turn lies if all have room in two lines, but not in one; empty if not."""
        px, places = self._telling.measure.px, range(len(self._seats))
        one = sum(self.wide_at(place) for place in places) + px(ARROW) * (len(places) - 1)
        if self._is_begun or one <= self.width():
            return []
        found: list[tuple[float, int]] = []
        left, top, half = 0.0, 0, self.height() // 2
        for place in places:
            wide = self._wide(place, SMALL, self._small)
            before = px(ARROW) if place else 0
            if left + before + wide > self.width():
                # The arrow to whoever comes first in it stands before them.
                left, top = 0.0, top + half
            found.append((left + before, top))
            left += before + wide
        return found if top <= half else []

    @property
    def _small(self) -> QFont:
        """The letters of two lines."""
        return self._telling.measure.font("table.floor")

    def _name(self, place: int) -> str:
        """Once round the table everybody has been named."""
        people = self._telling.voice.people
        return people[self._seats[place]] if place < len(people) else ""

    def _font(self, place: int) -> QFont:
        is_now = self._is_begun and not place
        return self._telling.measure.font("table.body" if is_now else "table.label")

    def wide_at(self, place: int) -> float:
        """The width of a turn in one line: mark and name, the first one in a frame."""
        is_now, px = self._is_begun and not place, self._telling.measure.px
        frame = px(38) - px(10) if is_now else 0
        return self._wide(place, LARGE, self._font(place)) + frame

    def _wide(self, place: int, side: int, font: QFont) -> float:
        """The width of mark and name."""
        px, name = self._telling.measure.px, self._name(place)
        gap = px(10) if name else 0
        return float(px(side) + gap + QFontMetrics(font).horizontalAdvance(name) + px(10))

    def _draw_arrow(self, painter: QPainter, left: float, top: int, high: int) -> None:
        px = self._telling.measure.px
        sign = self._telling.measure.icon("chevron-right", 20, "muted")
        painter.drawPixmap(int(left), top + (high - px(20)) // 2, sign)

    def _draw_turn(self, painter: QPainter, place: int, left: float, top: int = -1) -> None:
        """Mark and name, in the line that begins there or in the only one."""
        measure, colours = self._telling.measure, self._telling.voice.colours
        is_small = top >= 0
        px, wide = measure.px, self.wide_at(place)
        high, side = (self.height() // 2, SMALL) if is_small else (self.height(), LARGE)
        top = max(0, top)
        if place == 0 and self._is_begun:
            painter.setPen(QPen(theme.token("legal"), px(3)))
            painter.setBrush(theme.token("legal_soft"))
            area = QRectF(px(2), px(2), wide - px(12), high - px(4))
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
            left += px(12)
        mark = measure.seat_mark(colours[self._seats[place]], side)
        painter.drawPixmap(int(left), top + (high - px(side)) // 2, mark)
        painter.setFont(self._small if is_small else self._font(place))
        painter.setPen(theme.token("text"))
        area = QRectF(left + px(side + 10), top, wide, high)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self._name(place))
