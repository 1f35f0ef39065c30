"""Planets in development: what is printed on them, their cards as a pipe, their slots, their closing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play.drawn import faces, ink, market, where
from desktop.boards.outer_earth.play.drawn.supply import Button
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth import closing, turn
from engine.games.outer_earth.components import INDUSTRIES, INLET, PLANETS
from engine.games.outer_earth.state import NOTHING, OuterEarth, by_industry

LEAST_WIDE = 292.0
"""The least width of a large frame: name, signs and points have room."""
FREE_WIDE = 132.0
"""The width of a place on which no planet lies."""
PAD, BETWEEN = 8.0, 6.0
CHIP = 26.0
"""The side of the chip beside points."""
NAMED = 160.0
"""From this width on a planet that waits says its name in a small frame."""
STACKED = 84.0
"""From this height on a small frame has its cards below its name."""


class Frame(NamedTuple):
    """A planet in development without its cards."""

    planet: market.Planet
    points: int
    """VP that closing it would bring now."""
    is_large: bool
    free: float = 0.0
    """How much room is left beside its cards in a small row."""


class Slot(NamedTuple):
    """A free slot: whether it is a further one, what it asks for, and how it stands to the chosen card."""

    is_extra: bool
    wants: str
    """The connector that the card there must begin with, where it is the next slot."""
    fits: bool
    cost: int
    """Action points for the chosen card; below 0 while none is chosen."""
    text: str


def points(view: OuterEarth, seat: int, planet: int) -> int:
    """OE-3.9: what closing a planet would bring now."""
    return closing.worth(view, seat, planet, by_industry(view.built[planet])).points


def header_high(line: float) -> float:
    """How high the upper part of a large frame is."""
    return 2 * line + 16


def frame(painter: QPainter, area: QRectF, look: Frame) -> None:
    """The dark frame with planet, name, signs and points."""
    ink.night(painter, area)
    if look.is_large:
        _head(painter, area, look)
    elif area.height() >= STACKED:
        _stacked(painter, area, look)
    else:
        _row(painter, area, look)


def _head(painter: QPainter, area: QRectF, look: Frame) -> None:
    line = look.planet.line
    side = header_high(line) - 6
    globe = QRectF(area.left() + PAD, area.top() + PAD - 2, side, side)
    _globe(painter, globe, look.planet.planet)
    left = globe.right() + 10
    name = QRectF(left, area.top() + 5, area.right() - left - PAD, line + 2)
    ink.write(painter, name, look.planet.name, 23, ink.PALE, 700)
    icons = QRectF(left, name.bottom() + 3, name.width(), min(34.0, line + 4))
    _signs(painter, icons, look)


def _signs(painter: QPainter, area: QRectF, look: Frame) -> None:
    """Synergies, reward, and what closing would bring."""
    side = area.height()
    x = area.left()
    for industry in look.planet.synergies:
        name = INDUSTRIES[industry]
        art.draw(painter, f"industries/{name}", QRectF(x, area.top(), side, side))
        x += side + 3
    x += 6
    if look.planet.amount > 1:
        x += letters.width(str(look.planet.amount), ink.least(), 700) + 3
    place = QRectF(x, area.top(), side, side)
    market.reward(painter, place, look.planet.effect, look.planet.amount)
    _points(painter, area, look.points)


def _points(painter: QPainter, area: QRectF, number: int) -> None:
    text, wide, size = str(number), _number_wide(number), CHIP
    right = QRectF(area.right() - wide, area.top(), wide, area.height())
    ink.write(painter, right, text, 22, ink.PALE, 700, letters.RIGHT)
    chip = QRectF(right.left() - size - 3, area.center().y() - size / 2, size, size)
    art.draw(painter, "tokens/vp_chip", chip)


def _number_wide(number: int) -> float:
    return letters.width(str(number), 22, 700) * min(1.4, letters.growth()) + 4


def _globe(painter: QPainter, area: QRectF, planet: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.SPACE))
    painter.drawRoundedRect(area, 8, 8)
    inner = area.adjusted(2, 2, -2, -2)
    art.draw(painter, f"planets/{PLANETS[planet]}", inner)


def _row(painter: QPainter, area: QRectF, look: Frame) -> None:
    """Small: planet and name at the left of the cards."""
    left = names_wide(area)
    line = look.planet.line
    name = QRectF(area.left() + PAD, area.top() + 3, left - 2 * PAD, line)
    if area.height() < line + 29:
        # Too low for two lines: signs stand beside its cards, as far as there is room.
        side = min(area.height() - 8, line)
        globe_at = QRectF(area.left() + 5, area.center().y() - side / 2, side, side)
        _globe(painter, globe_at, look.planet.planet)
        name = QRectF(globe_at.right() + 5, area.top(), left - side - 2 * PAD, area.height())
        ink.write(painter, name, look.planet.name, ink.LEAST, ink.PALE, 600)
        _beside(painter, area, look)
        return
    globe = max(24.0, min(area.height() - line - 10, 40.0))
    ink.write(painter, name, look.planet.name, ink.LEAST, ink.PALE, 600)
    _globe(painter, QRectF(name.left(), name.bottom() + 2, globe, globe), look.planet.planet)
    side = min(30.0, globe)
    icons = QRectF(name.left() + globe + 5, name.bottom() + 2 + (globe - side) / 2, 0, side)
    icons.setRight(area.left() + left - PAD)
    _signs(painter, icons, look)


def _beside(painter: QPainter, area: QRectF, look: Frame) -> None:
    """At the right end of a low row: all signs, or reward and points, or points alone."""
    side = min(31.0, area.height() - 8)
    brief = look._replace(planet=look.planet._replace(synergies=()))
    for shown in (look, brief):
        wide = _signs_wide(shown, side)
        if wide <= look.free:
            place = QRectF(area.right() - PAD - wide, area.center().y() - side / 2, wide, side)
            _signs(painter, place, shown)
            return
    wide = _points_wide(look.points)
    if look.free >= wide:
        right = area.right() - PAD
        place = QRectF(right - wide, area.center().y() - side / 2, wide, side)
        _points(painter, place, look.points)


def _points_wide(number: int) -> float:
    """How much room points take, with their chip."""
    return CHIP + 3 + _number_wide(number)


def _signs_wide(look: Frame, side: float) -> float:
    """How much room the signs of a planet take, its points among them."""
    planet = look.planet
    wide = len(planet.synergies) * (side + 3) + 6 + side + 4
    if planet.amount > 1:
        wide += letters.width(str(planet.amount), ink.least(), 700) + 3
    return wide + _points_wide(look.points)


def _stacked(painter: QPainter, area: QRectF, look: Frame) -> None:
    """Small and narrow: planet, name and signs above the cards."""
    line = look.planet.line
    globe = QRectF(area.left() + 5, area.top() + 5, line + 3, line + 3)
    _globe(painter, globe, look.planet.planet)
    room = QRectF(globe.right() + 6, globe.top(), area.right() - globe.right() - 12, line + 3)
    side = min(31.0, line + 3)
    signs = _signs_wide(look, side) + 4
    name = QRectF(room.left(), room.top(), room.width() - signs, room.height())
    if name.width() >= ink.SHORTEST:
        ink.write(painter, name, look.planet.name, ink.LEAST, ink.PALE, 600)
    _signs(painter, QRectF(name.right() + 4, room.top(), signs - 4, side), look)


def names_wide(area: QRectF) -> float:
    """How much of a small row is left of the cards."""
    return min(250.0, max(216.0, area.width() * 0.4))


def slot(painter: QPainter, area: QRectF, look: Slot) -> None:
    """A free slot; the next one shows what it asks for, and what a fitting card costs."""
    inner = area.adjusted(2, 2, -2, -2)
    line = QColor(ink.AMBER if look.is_extra else "#6E83BF")
    fill = QColor(ink.SPACE)
    if look.fits:
        line, fill = QColor(ink.CYAN), QColor(ink.CYAN)
        fill.setAlphaF(0.2)
    else:
        fill.setAlphaF(0.55)
    pen = QPen(line, 3 if look.fits else 1.6)
    if not look.fits:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(inner, 7, 7)
    if look.wants:
        # Where the pipe goes on: the shape whose other half the next card brings.
        side = area.width() * 0.3 if area.width() > 60 else area.width() * 0.5
        at = QPointF(area.left(), area.top() + area.height() * 172 / 220)
        painter.save()
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(0.75)
        place = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        faces.joint(painter, place, look.wants)
        painter.restore()
    if look.text:
        _told(painter, area, look)


def _told(painter: QPainter, area: QRectF, look: Slot) -> None:
    """A pill on top: what the chosen card costs here, or what the slot needs instead."""
    high = 30.0
    pill = QRectF(area.left() + 4, area.top() + 6, area.width() - 8, high)
    wide = letters.width(look.text, ink.LEAST, 700)
    if look.fits and wide > pill.width() - 8:
        return  # Its ring tells that it fits.
    ink.pill(painter, pill, ink.SPACE, ink.CYAN if look.fits else "#6E83BF")
    if look.fits:
        ink.write(painter, pill, look.text, ink.LEAST, ink.PALE, 700, letters.MIDDLE)
        return
    side = 20.0
    if wide + side + 16 <= pill.width():
        text = pill.adjusted(8, 0, -side - 10, 0)
        ink.write(painter, text, look.text, ink.LEAST, ink.PALE, 600)
        mark = QRectF(pill.right() - side - 7, pill.center().y() - side / 2, side, side)
    else:
        mark = QRectF(pill.center().x() - side / 2, pill.center().y() - side / 2, side, side)
    faces.joint(painter, mark, look.wants)


# -- where it all lies ------------------------------------------------------------------


def large(table: Table, seat: int, area: QRectF, *, closes: bool) -> Iterator[Spot]:
    """A seat's planets side by side, the cards as large as there is room."""
    view, line = table.view, table.shape.line
    planets = view.developing[seat]
    gap = 10.0
    free_places = max(0, view.capacity(seat) - len(planets))
    lower = line + 20 if closes else 0.0
    top = header_high(line) + PAD
    room = area.width() - free_places * (FREE_WIDE + gap) - max(0, len(planets) - 1) * gap
    high = area.height() - top - PAD - lower
    slots = [max(view.slots(seat, it), len(view.built[it])) for it in planets]
    wide, rows = card_size(slots, room, high)
    x = area.left()
    for planet, count in zip(planets, slots, strict=True):
        columns = -(-count // rows)
        across = max(LEAST_WIDE, columns * wide + 2 * PAD)
        place = QRectF(x, area.top(), across, area.height())
        yield _developing(table, seat, planet, place, True)
        lines = -(-count // columns)
        spare = high - lines * faces.high(wide) - (lines - 1) * BETWEEN
        corner = QPointF(x + PAD, area.top() + top + spare / 2)
        yield from chain(table, seat, planet, corner, wide, columns, count)
        if closes:
            yield _close(table, seat, planet, place, lower)
        x += across + gap
    for number in range(free_places):
        text = translate("OuterEarth", "empty")
        place = QRectF(x, area.top(), FREE_WIDE, area.height())
        yield Spot(f"free:{seat}:{number}", "free", *where.rect(place), 4, market.Free(text))
        x += FREE_WIDE + gap


def card_size(slots: Sequence[int], room: float, high: float) -> tuple[float, int]:
    """How wide cards are that lie in one line on each planet, or in two where they are larger so."""
    found = []
    for rows in (1, 2):
        tall = (high - (rows - 1) * BETWEEN) / rows
        wide = tall * faces.SHAPE[0] / faces.SHAPE[1]
        columns = [-(-count // rows) for count in slots]
        while wide > 16 and sum(max(LEAST_WIDE, it * wide + 2 * PAD) for it in columns) > room:
            wide -= 1
        found.append((wide, rows))
    one, two = found
    return two if two[0] > 1.15 * one[0] else one


def small(table: Table, seat: int, planet: int, area: QRectF) -> Iterator[Spot]:
    """One planet in a row of its own."""
    view, line = table.view, table.shape.line
    count = max(view.slots(seat, planet), len(view.built[planet]))
    if area.height() >= STACKED:
        room = area.adjusted(6, line + 12, -6, -6)
    else:
        room = area.adjusted(names_wide(area), 5, -6, -5)
    wide = min(room.width() / count, room.height() * faces.SHAPE[0] / faces.SHAPE[1])
    corner = QPointF(room.left(), room.center().y() - faces.high(wide) / 2)
    free = room.right() - corner.x() - count * wide
    yield _developing(table, seat, planet, area, False, free)
    yield from chain(table, seat, planet, corner, wide, count, count)


def _developing(
    table: Table, seat: int, planet: int, area: QRectF, is_large: bool, free: float = 0.0
) -> Spot:
    id_ = f"planet:{PLANETS[planet]}"
    look = Frame(market.look_of(table, planet), points(table.view, seat, planet), is_large, free)
    return Spot(id_, "frame", *where.rect(area), 4, look, id_, "", 11)


def chain(
    table: Table,
    seat: int,
    planet: int,
    corner: QPointF,
    wide: float,
    columns: int,
    count: int,
) -> Iterator[Spot]:
    """The cards edge to edge, so that their pipes join, and the slots that are free."""
    view = table.view
    built, name = view.built[planet], PLANETS[planet]
    base, high = view.board.planet_slots[planet], faces.high(wide)
    for at in range(count):
        row, column = divmod(at, columns)
        place = (corner.x() + column * wide, corner.y() + row * (high + BETWEEN), wide, high)
        if at < len(built):
            is_newest = at == len(built) - 1
            step = f"{'newest' if is_newest else 'planet'}:{name}"
            halo = "ring" if is_newest else ""
            look = faces.Card(built[at])
            id_ = f"built:{name}:{at}"
            yield Spot(id_, "card", *place, 6, look, step, f"built:{seat}", 6, halo)
        else:
            is_next = at == len(built)
            step = f"{'slot' if is_next else 'planet'}:{name}"
            free = _slot(table, seat, planet, first=is_next, is_extra=at >= base)
            halo = "ring" if is_next else ""
            yield Spot(f"slot:{name}:{at}", "slot", *place, 5, free, step, "", 7, halo)


def _slot(table: Table, seat: int, planet: int, *, first: bool, is_extra: bool) -> Slot:
    if not first:
        return Slot(is_extra, "", False, -1, "")
    wanted = table.wanted(planet)
    step = f"slot:{PLANETS[planet]}"
    if not table.card or seat != table.at_turn:
        return Slot(is_extra, wanted, False, -1, "")
    if step in table.next:
        cost = turn.placement_cost(table.view)
        paid = translate("OuterEarth", "{cost} AP").format(cost=cost)
        text = paid if cost else translate("OuterEarth", "free")
        return Slot(is_extra, wanted, True, cost, text)
    text = translate("OuterEarth", "needs")
    misses = bool(wanted) and INLET[table.card] != wanted and not table.view.wild
    return Slot(is_extra, wanted, False, -1, text if misses else "")


def _close(table: Table, seat: int, planet: int, area: QRectF, high: float) -> Spot:
    view = table.view
    step = f"close:{PLANETS[planet]}"
    cost = closing.cost(view, seat, planet)
    text = translate("OuterEarth", "Close: {points} VP").format(points=points(view, seat, planet))
    look = Button(text, cost, step in table.next)
    place = QRectF(
        area.left() + PAD, area.bottom() - high + 4, area.width() - 2 * PAD, high - PAD - 2
    )
    return Spot(step, "button", *where.rect(place), 6, look, step, "", 9)


def queue(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    """The planet that waits, or the place for it."""
    planet = table.view.queued[seat]
    if planet == NOTHING:
        text = translate("OuterEarth", "queue")
        yield Spot(f"queue:{seat}", "free", *where.rect(area), 4, market.Free(text, True))
        return
    id_ = f"planet:{PLANETS[planet]}"
    look = market.look_of(table, planet, waits=True)
    kind = "planet" if area.height() > 120 else "waiting"
    yield Spot(id_, kind, *where.rect(area), 5, look, id_, "", 11)


def waiting(painter: QPainter, area: QRectF, look: market.Planet) -> None:
    """A planet that waits, in small; its name where there is room for it."""
    ink.night(painter, area, waits=True)
    is_named = area.width() > NAMED
    side = min(area.height() - 8, 46.0 if is_named else 62.0)
    globe = QRectF(area.left() + 6, area.center().y() - side / 2, side, side)
    art.draw(painter, f"planets/{PLANETS[look.planet]}", globe, 0.62)
    glass = QRectF(area.right() - 22, area.center().y() - 10, 13, 20)
    market.hourglass(painter, glass)
    if is_named:
        name = QRectF(globe.right() + 6, area.top(), 0, area.height())
        name.setRight(glass.left() - 6)
        text = ink.brief(look.name, name.width(), 600)
        ink.write(painter, name, text, ink.LEAST, ink.PALE, 600)
