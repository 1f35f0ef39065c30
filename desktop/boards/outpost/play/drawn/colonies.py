"""Large colonies, in which every factory and every upgrade lies on its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.boards.outpost.play.drawn import faces, ink, where
from desktop.boards.outpost.play.drawn.auction import answer_wide
from desktop.boards.outpost.play.drawn.factories import (
    PERSON,
    ROBOT,
    Counter,
    Factory,
    counter_wide,
)
from desktop.boards.outpost.play.drawn.table import Colony, Table
from desktop.boards.outpost.play.drawn.upgrades import Owned
from desktop.look import tokens
from desktop.scene import letters, strokes
from desktop.scene.ink import LEAST, least, mark, write
from desktop.scene.spot import Spot

ROW_HIGH = 110.0
"""Below this height a colony is a row, which is filled while its seat is asked."""
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


def ground(painter: QPainter, area: QRectF, look: Ground) -> None:
    """A sheet with a strip of the seat's colour at its left, framed while it is at turn or asked."""
    fill = tokens.seat(look.colour).fill
    strokes.shadow(painter, area, 10)
    is_row = area.height() < ROW_HIGH
    role = "legal_soft" if look.is_asked and is_row else "raised"
    strokes.sheet(painter, area, 10, tokens.token(role), tokens.token("line"))
    painter.save()
    painter.setClipRect(QRectF(area.left(), area.top(), 7, area.height()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(area, 10, 10)
    painter.restore()
    if look.is_at_turn or look.is_asked:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(fill if look.is_at_turn else tokens.token("legal"), 3))
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
    ink.small(painter, room, look.name)


def points(painter: QPainter, area: QRectF, look: Points) -> None:
    """The star with the number."""
    room = min(area.width(), vp_wide(look.vp))
    ink.stars(painter, QRectF(area.left(), area.top(), room, area.height()), look.vp)


def ground_of(table: Table, seat: int, area: QRectF) -> Spot:
    """What a colony lies on."""
    it = table.colonies[seat]
    look = Ground(it.colour, seat == table.at_turn, it.is_asked)
    return Spot(f"colony:{seat}", "colony", *where.rect(area), 0, look, "", "", 10)


def spots(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    """A colony that fills an area."""
    it, line = table.colonies[seat], table.shape.line
    yield ground_of(table, seat, area)
    inner = area.adjusted(16, 6, -12, -8)
    head = QRectF(inner.left(), inner.top(), inner.width(), line + 9)
    yield from _head(table, seat, head)
    if not _fits(it, inner.width()):
        # The hand has a line of its own.
        head.setBottom(head.bottom() + line + 6)
        low = (head.left(), head.bottom() - line - 6, head.width(), line + 6)
        yield Spot(f"hand:{seat}", "hand", *low, 5, it.hand, f"hand:{seat}", "", 8)
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
    """One line: who it is, people, robots, the hand where it fits, and points."""
    it = table.colonies[seat]
    name = Person(table.place(seat), it.name, it.colour)
    x, wide = area.left(), name_wide(it)
    yield Spot(
        f"person:{seat}", "person", x, area.top(), wide, area.height(), 5, name, f"person:{seat}"
    )
    x += wide + 12
    for spot in _people(seat, it, QRectF(x, area.top(), 0, area.height())):
        yield spot
        x = spot.x + spot.w + 14
    wide = vp_wide(it.vp)
    end = area.right() - wide - 12
    for step, look_of in reversed(it.answers):
        button = answer_wide(look_of)
        end -= button + 8
        place = (end, area.top(), button, area.height())
        yield Spot(step, "offer", *place, 6, look_of, step, "", 9)
    if _fits(it, area.width()):
        room = (x, area.top(), end - 4 - x, area.height())
        yield Spot(f"hand:{seat}", "hand", *room, 5, it.hand, f"hand:{seat}", "", 8)
    right = (area.right() - wide, area.top(), wide, area.height())
    yield Spot(f"vp:{seat}", "points", *right, 5, Points(it.vp), f"vp:{seat}", "", 9)


def _fits(it: Colony, wide: float) -> bool:
    """Whether the hand stands in one line with name, people, robots and points."""
    people = sum(counter_wide(look) + 14 for look in people_of(it, told=True))
    people += sum(answer_wide(look) + 12 for _, look in it.answers)
    return name_wide(it) + 12 + people + faces.hand_wide(it.hand) + 8 + vp_wide(it.vp) <= wide


def name_wide(it: Colony) -> float:
    """How much room a name takes, with place and mark."""
    return min(letters.width(it.name, least(), 700) + 64, 330.0)


def vp_wide(vp: int) -> float:
    """How much room points take."""
    return 33.0 + ink.small_wide(str(vp))


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
            # Which one of a kind is pressed makes no difference.
            step = f"works:{seat}:{kind}"
            yield Spot(id_, "factory", x, y, side, side, 5, look, step, f"factory:{kind}", 8)
            x += side + 2
        x += GROUP_GAP


def best_side(area: QRectF, counts: Sequence[int]) -> tuple[float, int]:
    """The largest size at which groups of things fit, and in how many lines."""
    side = LARGEST
    while True:
        rows, x = 1, area.left()
        for count in counts:
            for _ in range(count):
                if x + side > area.right() + 0.5:
                    rows, x = rows + 1, area.left()
                x += side + 2
            x += GROUP_GAP
        if rows * side <= area.height():
            return side, rows
        side -= 1


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
        step = f"owned:{seat}:{look.upgrade}"
        row, column = divmod(at, columns)
        x, y = area.left() + column * (wide + gap), area.top() + row * (high + gap)
        named = look._replace(is_named=is_named)
        yield Spot(f"{step}:{copy_of(owned, at)}", "owned", x, y, wide, high, 5, named, step, "", 8)


def copy_of(owned: Sequence[Owned], at: int) -> int:
    """Which of several alike an upgrade of a colony is, from 0."""
    return sum(it.upgrade == owned[at].upgrade for it in owned[:at])
