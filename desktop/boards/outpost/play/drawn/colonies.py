"""Colonies: the large one thing by thing, the others in rows with all that they hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.boards.outpost.play.drawn import faces, ink, where
from desktop.boards.outpost.play.drawn.factories import (
    PERSON,
    ROBOT,
    WORKS,
    Counter,
    Factory,
    Works,
    counter_wide,
)
from desktop.boards.outpost.play.drawn.table import Colony, Table
from desktop.boards.outpost.play.drawn.upgrades import Owned
from desktop.look import tokens
from desktop.scene import letters, strokes
from desktop.scene.ink import LEAST, mark, write
from desktop.scene.spot import Spot

KINDS = ("ore", "water", "titanium", "research", "new_chemicals")
"""The kinds of factories, in the order in which they stand."""
THUMB = 58.0
"""The least width of a picture in a row: beyond that they lie over each other."""
BESIDE = 7.0
"""So many times as wide as high, a colony has its upgrades beside its factories."""
LARGEST, GROUP_GAP = 72.0, 12.0
"""The size of a factory where there is room, and the gap between two kinds."""


class Ground(NamedTuple):
    """The ground of a colony, in the colour of its seat while that is at turn."""

    colour: str
    is_at_turn: bool
    is_asked: bool = False


class Person(NamedTuple):
    """Whose it is, and their place in the order of play."""

    place: int
    name: str
    colour: str


class Points(NamedTuple):
    """The victory points of a seat."""

    vp: int


class Word(NamedTuple):
    """A heading on the ground."""

    text: str


def ground(painter: QPainter, area: QRectF, look: Ground) -> None:
    """A sheet with a strip of the seat's colour at its left."""
    fill = tokens.seat(look.colour).fill
    strokes.shadow(painter, area, 10)
    role = "legal_soft" if look.is_asked else "raised"
    strokes.sheet(painter, area, 10, tokens.token(role), tokens.token("line"))
    painter.save()
    painter.setClipRect(QRectF(area.left(), area.top(), 7, area.height()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(area, 10, 10)
    painter.restore()
    if look.is_at_turn:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(fill, 3))
        painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)


def person(painter: QPainter, area: QRectF, look: Person) -> None:
    """Place, mark and name."""
    high = min(area.height(), 40.0)
    number = QRectF(area.left(), area.top(), 22, area.height())
    write(painter, number, str(look.place), 22, tokens.token("muted"), 700, letters.MIDDLE)
    side = min(28.0, high - 4)
    at = QRectF(number.right() + 5, area.center().y() - side / 2, side, side)
    mark(painter, look.colour, at)
    room = QRectF(at.right() + 7, area.top(), area.right() - at.right() - 7, area.height())
    write(painter, room, look.name, LEAST if area.height() < 34 else 22, "", 700)


def points(painter: QPainter, area: QRectF, look: Points) -> None:
    """The star with the number."""
    ink.stars(painter, area, look.vp, 22)


def word(painter: QPainter, area: QRectF, look: Word) -> None:
    """A heading."""
    ink.heading(painter, area, look.text)


def spots(table: Table) -> Iterator[Spot]:
    """The large colony, and the others in the order of the table after it."""
    seats = len(table.colonies)
    yield from _large(table, table.front, table.shape.front)
    others = [(table.front + step) % seats for step in range(1, seats)]
    if len(others) > where.LARGE:
        # Rows stand in the order of play.
        others.sort(key=table.place)
    for seat, area in zip(others, table.shape.others(), strict=True):
        draw = _large if len(others) <= where.LARGE else _row
        yield from draw(table, seat, area)


def _ground(table: Table, seat: int, area: QRectF) -> Spot:
    it = table.colonies[seat]
    look = Ground(it.colour, seat == table.at_turn, it.is_asked)
    return Spot(f"colony:{seat}", "colony", *where.rect(area), 0, look, "", "", 10)


# -- large ---------------------------------------------------------------------------


def _large(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    it, line = table.colonies[seat], table.shape.line
    yield _ground(table, seat, area)
    inner = area.adjusted(16, 6, -12, -8)
    head = QRectF(inner.left(), inner.top(), inner.width(), line + 9)
    yield from _head(table, seat, head)
    body = inner.adjusted(0, head.height() + 4, 0, 0)
    works, owned = QRectF(body), QRectF(body)
    if body.width() > BESIDE * body.height():
        works.setWidth(body.width() * 0.5)
        owned.setLeft(works.right() + 16)
    else:
        owned.setTop(body.bottom() - min(body.height() * 0.44, 130.0) * bool(it.upgrades))
        works.setBottom(owned.top() - 6)
    yield from _factories(seat, it.factories, works)
    yield from _upgrades(seat, it.upgrades, owned, line)


def _head(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    """One line: who it is, people, robots, hand, and points."""
    it = table.colonies[seat]
    name = Person(table.place(seat), it.name, it.colour)
    grown = min(1.4, letters.growth())
    wide = min(letters.width(it.name, 22, 700) * grown + 72, area.width() * 0.3)
    at = (area.left(), area.top(), wide, area.height())
    yield Spot(f"person:{seat}", "person", *at, 5, name, f"person:{seat}", "", 9)
    x = area.left() + wide + 12
    vp_wide = 76.0 * grown
    for spot in _people(seat, it, QRectF(x, area.top(), 0, area.height())):
        yield spot
        x = spot.x + spot.w + 14
    room = QRectF(x, area.top(), area.right() - vp_wide - 8 - x, area.height())
    yield Spot(f"hand:{seat}", "hand", *where.rect(room), 5, it.hand, f"hand:{seat}", "", 8)
    right = (area.right() - vp_wide, area.top(), vp_wide, area.height())
    yield Spot(f"vp:{seat}", "points", *right, 5, Points(it.vp), f"vp:{seat}", "", 9)


def _people(seat: int, it: Colony, area: QRectF) -> Iterator[Spot]:
    """People, and robots where there are any."""
    x = area.left()
    for look in people_of(it, told=True):
        if look.who == ROBOT and not it.robots and it.usable <= 0:
            continue
        wide = counter_wide(look)
        id_ = f"{look.who}:{seat}"
        yield Spot(id_, "counter", x, area.top(), wide, area.height(), 5, look, id_, "", 8)
        x += wide + 12


def people_of(it: Colony, *, told: bool) -> tuple[Counter, Counter]:
    """People and robots of a colony; spare ones are told apart where there is room."""
    return (
        Counter(PERSON, it.people, it.room, it.spare if told else 0),
        Counter(ROBOT, it.robots, it.usable, it.spare_robots if told else 0),
    )


def by_kind(factories: Sequence[Factory]) -> list[tuple[str, list[Factory]]]:
    """Factories kind by kind, as they follow each other."""
    return [(kind, list(those)) for kind, those in groupby(factories, lambda it: it.kind)]


def _factories(seat: int, factories: Sequence[Factory], area: QRectF) -> Iterator[Spot]:
    """Each on its own, as large as all fit in; kinds stand apart."""
    groups = by_kind(factories)
    side, rows = best_side(area, [len(those) for _, those in groups])
    x, y = area.left(), area.top() + (area.height() - rows * side) / 2
    for kind, those in groups:
        for number, look in enumerate(those):
            if x + side > area.right() + 0.5:
                x, y = area.left(), y + side
            id_ = f"factory:{seat}:{kind}:{number}"
            yield Spot(id_, "factory", x, y, side, side, 5, look, id_, f"factory:{kind}", 8)
            x += side + 2
        x += GROUP_GAP


def best_side(area: QRectF, counts: Sequence[int]) -> tuple[float, int]:
    """The largest size at which groups of things fit, and in how many lines."""
    for side in (LARGEST - step for step in range(40)):
        rows, x = 1, area.left()
        for count in counts:
            for _ in range(count):
                if x + side > area.right() + 0.5:
                    rows, x = rows + 1, area.left()
                x += side + 2
            x += GROUP_GAP
        if rows * side <= area.height():
            return side, rows
    return LARGEST - 40, 1


def _upgrades(seat: int, owned: Sequence[Owned], area: QRectF, line: float) -> Iterator[Spot]:
    """Side by side, as wide as all fit in; named where all names fit."""
    if not owned:
        return
    gap = 8.0
    rows = 1 if len(owned) * 130 <= area.width() or area.height() < 120 else 2
    columns = -(-len(owned) // rows)
    high = (area.height() - gap * (rows - 1)) / rows
    wide = min(high * 1.55, (area.width() - gap * (columns - 1)) / columns)
    grown = min(1.3, letters.growth())
    is_named = high >= 2.6 * line and all(
        letters.width(it.name, LEAST, 600) * grown <= wide for it in owned
    )
    for at, look in enumerate(owned):
        id_ = f"owned:{seat}:{look.upgrade}"
        row, column = divmod(at, columns)
        x, y = area.left() + column * (wide + gap), area.top() + row * (high + gap)
        named = look._replace(is_named=is_named)
        yield Spot(id_, "owned", x, y, wide, high, 5, named, id_, "", 8)


# -- in a row ------------------------------------------------------------------------


def _row(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    it = table.colonies[seat]
    yield _ground(table, seat, area)
    inner = area.adjusted(14, 2, -10, -2)
    grown = min(1.25, letters.growth())
    x = inner.left()

    def lay(wide: float, gap: float = 8.0) -> tuple[float, float, float, float]:
        nonlocal x
        x += wide + gap
        return x - wide - gap, inner.top(), wide, inner.height()

    name = Person(table.place(seat), it.name, it.colour)
    at = lay(172 * grown, 0)
    yield Spot(f"person:{seat}", "person", *at, 5, name, f"person:{seat}", "", 9)
    vp = Points(it.vp)
    yield Spot(f"vp:{seat}", "points", *lay(62 * grown, 10), 5, vp, f"vp:{seat}", "", 9)
    for look in people_of(it, told=False):
        id_ = f"{look.who}:{seat}"
        yield Spot(id_, "counter", *lay(78 * grown, 2), 5, look, id_, "", 8)
    side = min(inner.height() - 4, WORKS)
    there = dict(by_kind(it.factories))
    for kind in KINDS:
        those = there.get(kind, [])
        manned = sum(bool(each.operator) for each in those)
        look_of = Works(kind, manned, len(those) - manned, sum(each.is_halted for each in those))
        id_ = f"works:{seat}:{kind}"
        yield Spot(id_, "works", *lay(side + 46 * grown, 5), 5, look_of, id_, "", 8)
    x += 4
    rest = QRectF(x, inner.top(), inner.right() - x, inner.height())
    held_wide = max(faces.hand_wide(it.hand) + 6, rest.width() * 0.52)
    room = QRectF(rest.right() - held_wide, rest.top(), held_wide, rest.height())
    yield Spot(f"hand:{seat}", "hand", *where.rect(room), 5, it.hand, f"hand:{seat}", "", 8)
    yield from _thumbs(seat, it.upgrades, rest.adjusted(0, 1, -held_wide - 10, -1))


def _thumbs(seat: int, owned: Sequence[Owned], area: QRectF) -> Iterator[Spot]:
    """Upgrades side by side; where room ends, each lies over the picture of the one before it."""
    if not owned:
        return
    count = len(owned)
    wide = min(area.height() * 1.45, 120.0, (area.width() - 5 * (count - 1)) / count)
    wide = max(wide, THUMB)
    least = [ink.plate_wide(str(it.number)) + 3 for it in owned[:-1]]
    more = (area.width() - wide - sum(least)) / max(1, len(least))
    x = area.left()
    for at, look in enumerate(owned):
        id_ = f"owned:{seat}:{look.upgrade}"
        place = (x, area.top(), wide, area.height())
        yield Spot(id_, "owned", *place, 5 + at * 0.01, look, id_, "", 7)
        if at < len(least):
            x += min(wide + 5, least[at] + more)
