"""The other colonies as rows of a table, each complete: columns are as wide as they must be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from desktop.boards.outpost.play.drawn import faces, ink, where
from desktop.boards.outpost.play.drawn.colonies import (
    Person,
    Points,
    by_kind,
    copy_of,
    ground_of,
    name_wide,
    people_of,
    vp_wide,
)
from desktop.boards.outpost.play.drawn.factories import WORKS, Works, counter_wide, works_wide
from desktop.boards.outpost.play.drawn.table import Colony, Table
from desktop.boards.outpost.play.drawn.upgrades import Owned
from desktop.scene import letters
from desktop.scene.ink import least
from desktop.scene.spot import Spot

KINDS = ("ore", "water", "titanium", "research", "new_chemicals")
"""The kinds of factories, in the order in which they stand."""
THUMB = 58.0
"""The least width of a picture: beyond that they lie over each other."""
LARGEST = 34.0
SIZES = ((LARGEST, 22.0), (LARGEST, 15.0), (LARGEST, 8.0), (29.0, 8.0), (25.0, 7.0))
"""How large signs are and how far columns stand apart, the first at which upgrades can be told."""


class Columns(NamedTuple):
    """How wide what is; what nobody has takes no room."""

    lines: int
    """In two lines points stand below names, and robots below people."""
    side: float
    """How large signs are."""
    gap: float
    name: float
    vp: float
    people: float
    robots: float
    works: tuple[tuple[str, float], ...]
    hand: float
    owned: int
    """The most upgrades that one of them has."""
    room: float
    """What is left for upgrades."""


def spots(table: Table, seats: Sequence[int], areas: Sequence[QRectF]) -> Iterator[Spot]:
    """A row for each of these seats."""
    shown = [table.colonies[seat] for seat in seats]
    columns = fitting(shown, areas[0].width() - 23, areas[0].height() - 4)
    for seat, area in zip(seats, areas, strict=True):
        yield ground_of(table, seat, area)
        yield from _row(table, seat, area.adjusted(13, 2, -10, -2), columns)


def fitting(shown: Sequence[Colony], wide: float, high: float) -> Columns:
    """The columns with the largest signs that leave room for all upgrades."""
    lines = 2 if high >= 2 * letters.line_height(least()) + 4 else 1
    needed = max(sum(_plates(it.upgrades)[:-1]) + THUMB for it in shown)
    most = high / lines
    found = [_columns(shown, wide, high, min(side, most), gap, lines) for side, gap in SIZES]
    return next((it for it in found if it.room >= needed), found[-1])


def _columns(
    shown: Sequence[Colony], wide: float, high: float, side: float, gap: float, lines: int
) -> Columns:
    people = [people_of(it, told=False) for it in shown]
    has_robots = any(it.robots or it.usable > 0 for it in shown)
    square = min(WORKS, high - 4) * side / LARGEST
    there = [works_of(it) for it in shown]
    works = tuple(
        (kind, max(works_wide(it[kind], square) for it in there))
        for kind in KINDS
        if any(it[kind].manned or it[kind].unmanned for it in there)
    )
    made = Columns(
        lines,
        side,
        gap,
        max(map(name_wide, shown)),
        max(vp_wide(it.vp) for it in shown),
        max(counter_wide(each, side) for each, _ in people),
        max(counter_wide(each, side) for _, each in people) if has_robots else 0.0,
        works,
        max(faces.hand_wide(it.hand, lines, _sign(side)) for it in shown),
        max(len(it.upgrades) for it in shown),
        0.0,
    )
    if lines == 2:
        taken = max(made.name, made.vp + 24) + max(made.people, made.robots) + 2 * gap
    else:
        taken = made.name + made.vp + made.people + made.robots + 4 * gap
    taken += sum(wide + gap for _, wide in works) + made.hand + gap
    return made._replace(room=wide - taken)


def _sign(side: float) -> float:
    return faces.SIGN * side / LARGEST


def works_of(it: Colony) -> dict[str, Works]:
    """The factories of a colony, kind by kind."""
    there = dict(by_kind(it.factories))
    found = {}
    for kind in KINDS:
        those = there.get(kind, [])
        manned = sum(bool(each.operator) for each in those)
        halted = sum(each.is_halted for each in those)
        found[kind] = Works(kind, manned, len(those) - manned, halted)
    return found


def _row(table: Table, seat: int, inner: QRectF, columns: Columns) -> Iterator[Spot]:
    it = table.colonies[seat]
    high, gap = inner.height() / columns.lines, columns.gap
    x, y = inner.left(), inner.top()
    name = Person(table.place(seat), it.name, it.colour)
    yield Spot(f"person:{seat}", "person", x, y, columns.name, high, 5, name, f"person:{seat}")
    vp = Points(it.vp)
    people, robots = people_of(it, told=False)
    if columns.lines == 2:
        below = y + high
        yield Spot(f"vp:{seat}", "points", x + 24, below, columns.vp, high, 5, vp, f"vp:{seat}")
        x += max(columns.name, columns.vp + 24) + gap
        places = ((x, y), (x, below))
        x += max(columns.people, columns.robots) + gap
    else:
        x += columns.name + gap
        yield Spot(f"vp:{seat}", "points", x, y, columns.vp, high, 5, vp, f"vp:{seat}")
        x += columns.vp + gap
        places = ((x, y), (x + columns.people + gap, y))
        x += columns.people + columns.robots + 2 * gap
    for look, (left, top), wide in zip(
        (people, robots), places, (columns.people, columns.robots), strict=True
    ):
        if wide:
            id_ = f"{look.who}:{seat}"
            area = QRectF(left, top + (high - columns.side) / 2, wide, columns.side)
            yield Spot(id_, "counter", *where.rect(area), 5, look, id_, "", 8)
    works = works_of(it)
    square = min(WORKS, inner.height() - 4) * columns.side / LARGEST
    for kind, wide in columns.works:
        id_ = f"works:{seat}:{kind}"
        top = y + (inner.height() - square) / 2
        yield Spot(id_, "works", x, top, wide, square, 5, works[kind], id_, "", 8)
        x += wide + gap
    # Where there is room to spare the signs of hands grow.
    needed = columns.owned * (THUMB + 5)
    hand = columns.hand + max(0.0, min(columns.room - needed, columns.room * 0.5))
    room = QRectF(inner.right() - hand, y, hand, inner.height())
    if hand == columns.hand:
        grown = _sign(columns.side) * columns.lines
        room = QRectF(room.left(), room.center().y() - grown / 2, hand, grown)
    yield Spot(f"hand:{seat}", "hand", *where.rect(room), 5, it.hand, f"hand:{seat}", "", 8)
    rest = QRectF(x, y + 1, room.left() - gap - x, inner.height() - 2)
    yield from _thumbs(seat, it.upgrades, rest)


def _plates(owned: Sequence[Owned]) -> list[float]:
    """How wide the numbers of upgrades are."""
    return [ink.plate_wide(str(it.number)) for it in owned]


def _thumbs(seat: int, owned: Sequence[Owned], area: QRectF) -> Iterator[Spot]:
    """Upgrades side by side; where room ends, each lies over the picture of the one before it."""
    if not owned:
        return
    count, plates = len(owned), _plates(owned)
    wide = min(area.height() * 1.45, 120.0, (area.width() - 5 * (count - 1)) / count)
    wide = max(wide, min(THUMB, area.width()))
    more = (area.width() - wide - sum(plates[:-1])) / max(1, count - 1)
    x = area.left()
    for at, look in enumerate(owned):
        step = f"owned:{seat}:{look.upgrade}"
        place = (x, area.top(), wide, area.height())
        yield Spot(
            f"{step}:{copy_of(owned, at)}", "owned", *place, 5 + at * 0.01, look, step, "", 7
        )
        x += min(wide + 5, plates[at] + more)
