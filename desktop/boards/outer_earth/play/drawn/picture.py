"""Pictures of the board without a screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage

from desktop.boards.outer_earth.play.drawn import colony, developing, where
from desktop.boards.outer_earth.play.drawn.layout import PLAN, situation
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look.voice import Voice
from desktop.scene import letters, snapshot
from desktop.scene.choosing import Choosing
from desktop.scene.spot import Spot
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.state import OuterEarth

SMALL = 448
HEIGHT = 0.7
"""How high the shelf's picture of one thing is, to its width."""
MARGIN, NARROW = 26, 250
"""Pixels above and below, and so many across that a narrow tile shows all of them."""
COLUMN, LINE, ROW = 203.0, 40.0, developing.STACKED + 6
"""Units: the width of a colony in short, the height of a line, and of a planet."""


def picture(state: OuterEarth, voice: Voice, scale: float) -> QImage:
    """The whole board, with so many pixels for each of its units."""
    return image(state, voice, QSize(round(where.WIDE * scale), round(where.HIGH * scale)))


def small(state: OuterEarth, voice: Voice) -> QImage:
    """What the shelf shows: the planet on offer; else who is at turn, VP and the planets there."""
    nothing = Choosing()
    now = situation(state, voice, nothing)
    spots = now.lying(nothing)
    if "stage" in spots:
        planet = spots[f"planet:{PLANETS[state.offered]}"]
        return _middle([planet], QRectF(*planet[2:6]))
    return _middle(
        _colony(now.table), QRectF(0, 0, COLUMN, _high(len(state.developing[now.table.front])))
    )


def _colony(table: Table) -> Iterator[Spot]:
    """In short, one below the other: who it is, VP, and the planets in development."""
    seat = table.front
    name = colony.Person(table.voice.people[seat], table.voice.colours[seat])
    yield Spot("person", "person", 0, 0, COLUMN, LINE, look=name)
    yield Spot("vp", "points", 0, LINE, COLUMN * 0.45, LINE, look=colony.points_of(table, seat))
    for at, planet in enumerate(table.view.developing[seat]):
        yield from developing.small(table, seat, planet, QRectF(0, _high(at), COLUMN, ROW))


def _high(planets: int) -> float:
    """How high the column is with so many planets."""
    return 2 * LINE + where.PAD + planets * (ROW + where.GAP)


def _middle(spots: Iterable[Spot], around: QRectF) -> QImage:
    """These in the middle, so large that they fill the height of the shelf's picture."""
    area = PLAN.area(PLAN.size)
    high = round(SMALL * HEIGHT)
    factor = min((high - 2 * MARGIN) / around.height(), NARROW / around.width())
    size = QSize(round(area.width() * factor), round(area.height() * factor))
    x = where.WIDE / 2 - around.center().x()
    y = where.HIGH / 2 - around.center().y()
    moved = {it.id: it._replace(x=it.x + x, y=it.y + y) for it in spots}
    whole = snapshot.image(PLAN, moved, size)
    return whole.copy((size.width() - SMALL) // 2, (size.height() - high) // 2, SMALL, high)


def image(state: OuterEarth, voice: Voice, size: QSize) -> QImage:
    """The board in so many pixels, in the theme in use; nothing can be chosen on it."""
    nothing = Choosing()
    shape = where.Shape(text=letters.growth())
    return snapshot.image(PLAN, situation(state, voice, nothing, shape).lying(nothing), size)
