"""Points over the turns of a match: a line for each person, and a cursor that tells each stop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.frames import bring_into_view
from desktop.look.translate import translate
from desktop.sheet import plot
from desktop.sheet.lines import Band, Series, Tick
from desktop.sheet.outcome import Outcome
from desktop.sheet.plot import Plot
from engine.match.course import Stop, leads

HIGH = 300
MOST_GAINS = 3
"""So many gains of a stop are told; a part's end has more and is told in the table."""


class Chart(QWidget):
    """Left and Right, Home, End or the mouse move the cursor; Enter or a click choose its stop."""

    moved = Signal(int)
    """The cursor stands at that stop."""
    chosen = Signal(int)
    """The stop whose board is wanted."""

    def __init__(self, told: Outcome, stops: Sequence[Stop]) -> None:
        super().__init__()
        self.setObjectName("chart")
        self._told, self.stops = told, stops
        self.cursor_at: int | None = None
        """The stop under the keyboard's cursor."""
        self._hovered: int | None = None
        self._plot: Plot | None = None
        self._marked = leads(stops)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setProperty("ring", "8")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self._title())
        self._describe()
        theme.dress(self, lambda it: it.measure())

    # -- what it tells -------------------------------------------------------------

    @property
    def shown(self) -> int | None:
        """The stop that is told: under the mouse, else under the keyboard's cursor."""
        return self._hovered if self._hovered is not None else self.cursor_at

    def _title(self) -> str:
        return translate("Sheet", "Points over the match")

    def _standing(self, points: Sequence[int]) -> str:
        return self._told.standing(points)

    def sentence(self, index: int) -> str:
        """A stop in one sentence: “Day 2, turn 6: Ben 21, Anna 19, Cleo 19”."""
        stop = self.stops[index]
        return f"{self._told.stop(stop)}: {self._standing(stop.points)}"

    def lines(self, index: int) -> list[str]:
        """What the note at a stop says."""
        stop = self.stops[index]
        told = [self._told.stop(stop), self._standing(stop.points)]
        if 0 < len(stop.gains) <= MOST_GAINS:
            told += [self._told.words.event(event, self._told.people) for event in stop.gains]
        elif index:
            told += self._changes(index)
        return told

    def _changes(self, index: int) -> Iterator[str]:
        """Who gained or lost how much, where that is too much to tell in full."""
        before, stop = self.stops[index - 1], self.stops[index]
        changes = [
            f"{self._told.name(seat)} {self._told.words.signed(now - then)}"
            for seat, (then, now) in enumerate(zip(before.points, stop.points, strict=True))
            if now != then
        ]
        if changes:
            yield ", ".join(changes)

    def _describe(self) -> None:
        last = len(self.stops) - 1
        told = self.sentence(last if self.cursor_at is None else self.cursor_at)
        how = translate(
            "Sheet", "Left and Right move from turn to turn, Enter shows the board of that moment."
        )
        self.setAccessibleDescription(f"{told}. {how}")

    # -- moving --------------------------------------------------------------------

    def go(self, index: int) -> None:
        """Put the cursor at a stop and say what stands there."""
        index = min(max(index, 0), len(self.stops) - 1)
        if index == self.cursor_at:
            return
        self.cursor_at = index
        self._describe()
        stop = self.stops[index]
        gained = stop.gains[0].clause if stop.gains else ""
        self.setProperty("clause", stop.clause or gained)  # where F1 opens the rules
        said = ". ".join([self.sentence(index), *self.lines(index)[2:]])
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.moved.emit(index)
        self.update()

    def point(self, index: int) -> None:
        """Show a stop as if the mouse were there; −1 shows none."""
        self._hovered = index if index >= 0 else None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move or choose; every other key is left to the page."""
        now = self.cursor_at if self.cursor_at is not None else len(self.stops) - 1
        way = {
            Qt.Key.Key_Left: now - 1,
            Qt.Key.Key_Right: now + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.stops) - 1,
        }.get(Qt.Key(event.key()))
        if way is not None:
            self._hovered = None
            bring_into_view(self)
            self.go(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(now)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.cursor_at is None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.go(len(self.stops) - 1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The stop that is nearest to the mouse is told."""
        self._hover(event.position().x())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover(event.position().x())

    def leaveEvent(self, _event: QEvent) -> None:
        """Back to the keyboard's cursor."""
        self.point(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses the stop under the mouse."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._hover(event.position().x())
        if self._hovered is not None:
            self.go(self._hovered)
            self.chosen.emit(self._hovered)

    def _hover(self, x: float) -> None:
        index = self.plot.nearest(x)
        if index != self._hovered:
            self.point(index)

    # -- painting ------------------------------------------------------------------

    def measure(self) -> None:
        """Take the height for the text size in use, and the theme's colours."""
        self.setMinimumHeight(theme.px(HIGH))
        self._plot = None
        self.update()

    @property
    def plot(self) -> Plot:
        """The geometry for the size there is."""
        if self._plot is None:
            self._plot = Plot(
                self._series(), list(self._ticks()), self._bands(), QSizeF(self.size())
            )
        return self._plot

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._plot = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.plot.paint(painter, self._marked)
        if (index := self.shown) is not None:
            self.plot.paint_cursor(painter, index, self.lines(index))
        painter.end()

    def _series(self) -> list[Series]:
        return [
            Series(
                self._told.name(seat),
                self._told.colour(seat),
                tuple(stop.points[seat] for stop in self.stops),
                self._told.order.index(seat),
            )
            for seat in range(len(self.stops[0].points))
        ]

    def _ticks(self) -> Iterator[Tick]:
        calendar = self._told.game.calendar
        for stop in self.stops:
            if stop.clause:
                ends = calendar is not None and stop.clause in calendar.end_scores
                scored = self._told.words.at("sources", stop.clause)
                yield Tick(scored, 0, plot.END if ends else plot.PART)
            elif stop.turn:
                yield Tick(str(stop.turn), stop.turn, plot.TURN)
            else:
                yield Tick(translate("Sheet", "Start"), 0, 0)

    def _bands(self) -> list[Band]:
        """A band for each part of the match, and one for what the end scores."""
        calendar = self._told.game.calendar
        bands: list[Band] = []
        for index, stop in enumerate(self.stops):
            if index == 0 or calendar is None:
                continue
            ends = stop.clause in calendar.end_scores
            title = self._end() if ends else self._told.part(stop.part)
            if bands and bands[-1].title == title:
                bands[-1] = bands[-1]._replace(last=index)
            else:
                number = "" if ends else str(stop.part)
                bands.append(Band(title, index - 1, index, number))
        return bands or [Band("", 0, len(self.stops) - 1)]

    def _end(self) -> str:
        if self._told.is_early:
            return translate("Sheet", "So far")
        return translate("Sheet", "End")
