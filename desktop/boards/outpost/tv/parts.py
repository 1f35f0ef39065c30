"""The parts of the television: the event, whom it hits, the deck clock, the people, the alarm."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import events
from desktop.boards.outpost.play.drawn.events import Event, Quiet
from desktop.boards.outpost.tv import contents
from desktop.scene import letters
from desktop.tv import brush
from desktop.tv.brush import FLOOR, LINE, MIDDLE, RIGHT, write
from desktop.tv.panel import Panel

GAP = 12.0
LARGER = (3.0, 2.75, 2.5, 2.25, 2.0, 1.8)
"""So many times as large as on the board of Play cards are drawn: as they have room."""
HIGHEST = 96.0
"""A row of a person, where few sit at the table."""


class Cards(Panel):
    """The event of the turn; beside it personal events, the one that was drawn last at the right."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint all cards, in letters of one size."""
        looks: tuple[Event | Quiet, ...] = self.look
        each = (area.width() + GAP) / len(looks)
        unit = _unit(looks, each - GAP, area.height())
        room = _room(unit, each - GAP, area.height())
        for at, look in enumerate(looks):
            painter.save()
            painter.translate(QPointF(at * each, 0))
            painter.scale(unit, unit)
            if isinstance(look, Event):
                events.event(painter, room, look)
            else:
                events.quiet(painter, room, look)
            painter.restore()


def _unit(looks: tuple[Event | Quiet, ...], wide: float, high: float) -> float:
    """How large cards so wide and high are drawn: names and texts in the largest letters, if they can."""

    def has_room(unit: float) -> bool:
        room = _room(unit, wide, high)
        return all(
            events.high(it, room.width(), events.LARGEST) <= room.height()
            and events.has_heading(it, room)
            for it in looks
        )

    return next(filter(has_room, LARGER), LARGER[-1])


def _room(unit: float, wide: float, high: float) -> QRectF:
    """The card itself, in its own units."""
    return QRectF(1, 1, wide / unit - 2, high / unit - 2)


class Hits(Panel):
    """Whom the event hits: a sentence, marks with names in the order in which they act, the lag."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint all of it."""
        look: contents.Hit = self.look
        brush.sheet(painter, area, "raised", "line")
        inner = area.adjusted(24, 12, -24, -12)
        told = brush.lines(look.text, inner.width(), 2)
        top = inner.y()
        for line in told:
            write(painter, QRectF(inner.x(), top, inner.width(), FLOOR * LINE), line, FLOOR)
            top += FLOOR * LINE
        lag = brush.lines(look.lag, inner.width(), 2)
        foot = inner.bottom() - FLOOR * LINE * len(lag)
        for at, line in enumerate(lag):
            place = QRectF(inner.x(), foot + at * FLOOR * LINE, inner.width(), FLOOR * LINE)
            write(painter, place, line, FLOOR, "muted", 500)
        if look.seats:
            _marks(painter, QRectF(inner.x(), top, inner.width(), foot - top), look.seats)


def _marks(painter: QPainter, area: QRectF, seats: tuple[tuple[str, str], ...]) -> None:
    """Marks with names and arrows between them, in as few rows as hold them."""
    rows = 1 if len(seats) <= 5 else 2
    each = -(-len(seats) // rows)
    wide, high = area.width() / max(each, 4), min(area.height() / rows, 84.0)
    top = area.y() + (area.height() - high * rows) / 2
    for at, (colour, name) in enumerate(seats):
        row, column = divmod(at, each)
        x, y = area.x() + column * wide, top + row * high
        side = min(52.0, high - 8)
        brush.mark(painter, colour, QRectF(x, y + (high - side) / 2, side, side))
        arrow = 30.0
        words = QRectF(x + side + 10, y, wide - side - arrow - 14, high)
        used = write(painter, words, name, 38)
        if at < len(seats) - 1:
            sign = QRectF(words.x() + used + 4, y + (high - arrow) / 2, arrow, arrow)
            brush.icon(painter, "chevron-right", sign, "muted")


class Deck(Panel):
    """The event deck as a clock: cards left, event phase, and the next reshuffle."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint all of it; a reshuffle that is near stands out."""
        look: contents.Deck = self.look
        soon = look.is_soon
        brush.sheet(
            painter,
            area,
            "legal_soft" if soon else "raised",
            "legal" if soon else "line",
            5 if soon else 1.5,
        )
        inner = area.adjusted(22, 16, -22, -16)
        foot = FLOOR * LINE * 2 + 6
        high = inner.height() - foot
        back = QRectF(inner.x(), inner.y(), high * 0.7, high)
        art.draw(painter, "events/back", back, stretch=True)
        words = QRectF(back.right() + 22, inner.y(), inner.right() - back.right() - 22, high)
        number = QRectF(words.x(), words.y(), words.width(), high * 0.58)
        used = write(painter, number, look.cards, 96, weight=700)
        clock = min(64.0, high * 0.4)
        place = QRectF(number.x() + used + 24, number.center().y() - clock / 2, clock, clock)
        art.draw(painter, "tokens/deck_clock", place)
        phase = QRectF(words.x(), number.bottom(), words.width(), high * 0.42)
        write(painter, phase, look.phase, 40, weight=600)
        line = QRectF(inner.x(), inner.bottom() - foot + 6, inner.width(), FLOOR * LINE)
        write(painter, line, look.shuffle, 40, weight=700)
        write(painter, line.translated(0, FLOOR * LINE), look.why, FLOOR, "muted", 500)


class People(Panel):
    """A row for each person: place in the order, name, VP."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the rows, and what brings the next phase below them."""
        look: tuple[tuple[contents.Person, ...], str, str] = self.look
        people, unit, following = look
        foot = FLOOR * LINE + 8 if following else 0.0
        gap = 6.0
        high = min(HIGHEST, (area.height() - foot - gap * (len(people) - 1)) / len(people))
        for at, person in enumerate(people):
            _row(painter, QRectF(0, at * (high + gap), area.width(), high), person, unit)
        if following:
            below = QRectF(0, len(people) * (high + gap) + 2, area.width(), FLOOR * LINE)
            write(painter, below, following, FLOOR, "muted", 600)


def _row(painter: QPainter, area: QRectF, person: contents.Person, unit: str) -> None:
    brush.sheet(painter, area, "raised", "line", corner=14)
    inner = area.adjusted(14, 2, -18, -2)
    place = QRectF(inner.x(), inner.y(), 46, inner.height())
    write(painter, place, person.place, FLOOR, "muted", 600)
    side = min(48.0, inner.height() - 6)
    brush.mark(
        painter, person.colour, QRectF(place.right(), area.center().y() - side / 2, side, side)
    )
    word = letters.width(unit, FLOOR, 500)
    write(painter, inner, unit, FLOOR, "muted", 500, RIGHT)
    number = inner.adjusted(0, 0, -word - 10, 0)
    write(painter, number, person.vp, 50, weight=700, align=RIGHT)
    left = place.right() + side + 16
    name = QRectF(left, inner.y(), number.right() - 100 - left, inner.height())
    write(painter, name, person.name, 42)


class LastTurn(Panel):
    """Why this turn is the last."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the sentence in a frame."""
        brush.sheet(painter, area, "legal_soft", "legal", 5)
        write(painter, area.adjusted(24, 0, -24, 0), self.look, 44, align=MIDDLE)
