"""A seat's colony: large for whoever looks, small but complete for the others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play.drawn import developing, faces, holdings, ink, market, where
from desktop.boards.outer_earth.play.drawn.supply import Button
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth.components import (
    ACTION_POINTS,
    AP,
    BACK,
    COMPANIES,
    EFFECTS,
    INFLUENCE,
)
from engine.rules.words import MINUS

WIDE = 1000.0
"""From this width on planets lie side by side."""
BOTH = 680.0
"""From this width on stocks and portfolio lie beside the planets."""
SIGN = 30.0
"""The side of the sign of an effect."""
FREE = ("free_places", "wild", "free_refreshes")
"""What a turn has besides action points, and the signs of it."""
FREE_SIGNS = ("free_place", "wild", "free_refresh")


class Sheet(NamedTuple):
    """The ground of a colony, in the colour of its seat while that is at turn."""

    colour: str
    is_at_turn: bool


class Person(NamedTuple):
    """Who it is."""

    name: str
    colour: str


class Company(NamedTuple):
    """The company with its influence; in an auction that stands beside the bids."""

    company: str
    text: str
    influence: int | None


class Gains(NamedTuple):
    """What a seat has gained for good: effects with their amounts."""

    effects: tuple[tuple[int, int], ...]


class Points(NamedTuple):
    """VP of a seat, and how many there would be if the match ended now."""

    number: int
    ended: int | None = None
    unseen: int = 0
    """Cards in the seat's stocks that whoever looks cannot count."""


class Left(NamedTuple):
    """Something that a turn has left, with its number."""

    picture: str
    number: int


def sheet(painter: QPainter, area: QRectF, look: Sheet) -> None:
    """The ground; a strip at the left in the colour of the seat."""
    fill = tokens.seat(look.colour).fill
    ink.panel(painter, area, line=fill, wide=3 if look.is_at_turn else 0)
    painter.save()
    painter.setClipRect(QRectF(area.left(), area.top(), 6, area.height()))
    painter.setPen(QColor(0, 0, 0, 0))
    painter.setBrush(fill)
    painter.drawRoundedRect(area, 12, 12)
    painter.restore()


def person(painter: QPainter, area: QRectF, look: Person) -> None:
    """Mark and name."""
    side = min(34.0, area.height() - 2)
    at = QRectF(area.left(), area.center().y() - side / 2, side, side)
    ink.mark(painter, look.colour, at)
    name = QRectF(at.right() + 8, area.top(), area.width() - side - 8, area.height())
    ink.write(painter, name, look.name, 25, "", 700)


def company(painter: QPainter, area: QRectF, look: Company) -> None:
    """Emblem, name and influence."""
    side = min(36.0, area.height() - 1)
    at = QRectF(area.left(), area.center().y() - side / 2, side, side)
    art.draw(painter, f"companies/{look.company}", at)
    if look.influence is None:
        room = QRectF(at.right() + 6, area.top(), area.right() - at.right() - 6, area.height())
        if room.width() >= ink.SHORTEST:
            text = ink.brief(look.text, room.width(), 600)
            ink.write(painter, room, text, ink.LEAST, tokens.token("muted"), 600)
        return
    wide = letters.width(str(look.influence), ink.LEAST, 700) * min(1.4, letters.growth()) + 4
    gavel = min(28.0, side)
    muted = tokens.token("muted")
    room = QRectF(at.right() + 6, area.top(), area.right() - at.right() - wide - gavel - 16, 0)
    room.setBottom(area.bottom())
    text = ink.brief(look.text, room.width(), 600)
    written = ink.write(painter, room, text, ink.LEAST, muted, 600)
    sign = QRectF(room.left() + min(written, room.width()) + 8, 0, gavel, gavel)
    sign.moveTop(area.center().y() - gavel / 2)
    art.draw(painter, "effects/influence", sign)
    number = QRectF(sign.right() + 4, area.top(), wide, area.height())
    ink.write(painter, number, str(look.influence), ink.LEAST, "", 700)


def gains(painter: QPainter, area: QRectF, look: Gains) -> None:
    """The signs of strength and rewards, with numbers above one; smaller where room is short."""
    fit = min(1.0, area.width() / max(1.0, gains_wide(look)))
    side = min(SIGN * fit, area.height())
    x = area.left()
    for effect, amount in look.effects:
        place = QRectF(x, area.center().y() - side / 2, side, side)
        art.draw(painter, f"effects/{EFFECTS[effect]}", place)
        wide = gain_wide(amount) * fit
        if amount > 1:
            room = QRectF(place.right() + 2, area.top(), wide - side - 4, area.height())
            ink.write(painter, room, str(amount), ink.LEAST, "", 700)
        x += wide


def gains_of(table: Table, seat: int) -> Gains:
    """What a seat has gained; influence stands beside its company."""
    view = table.view
    own, _ = view.board.company_effect[view.company[seat]]
    # The company's own strength stands first, as it is told.
    order = sorted(range(len(EFFECTS)), key=lambda it: it != own)
    told = ((it, view.effect(seat, it)) for it in order if it != INFLUENCE)
    return Gains(tuple((effect, amount) for effect, amount in told if amount))


def gain_wide(amount: int) -> float:
    """How much room a sign takes with its number."""
    number = letters.width(str(amount), ink.LEAST, 700) * letters.growth() + 6
    return SIGN + 4 + (number if amount > 1 else 0.0)


def gains_wide(look: Gains) -> float:
    """How much room the signs take."""
    return sum(gain_wide(amount) for _, amount in look.effects)


def first_gains(look: Gains, room: float) -> Gains:
    """As many of the signs as a line has room for."""
    ends = accumulate(gain_wide(amount) for _, amount in look.effects)
    return Gains(look.effects[: sum(end <= room for end in ends)])


def points(painter: QPainter, area: QRectF, look: Points) -> None:
    """The VP of a seat, on a chip."""
    side = min(34.0, area.height())
    text = str(look.number)
    if look.ended is not None:
        text = f"{text} → {minus(look.ended)}"
    if look.unseen:
        back = QRectF(area.right() - 22, area.center().y() - 14, 22, 28)
        faces.draw(painter, BACK, back)
        count = QRectF(back.left() - 34, area.top(), 32, area.height())
        ink.write(painter, count, f"+{look.unseen}", ink.LEAST, "", 700, letters.RIGHT)
        area = area.adjusted(0, 0, -60, 0)
    wide = letters.width(text, 26, 700) * min(1.3, letters.growth()) + 6
    room = QRectF(area.right() - wide, area.top(), wide, area.height())
    ink.write(painter, room, text, 26, "", 700, letters.RIGHT)
    chip = QRectF(room.left() - side - 4, area.center().y() - side / 2, side, side)
    art.draw(painter, "tokens/vp_chip", chip)


def points_of(table: Table, seat: int) -> Points:
    """The VP of a seat as they are told."""
    if not table.what_if:
        return Points(table.view.vp[seat])
    unseen = table.view.invested[seat].count(BACK)
    return Points(table.view.vp[seat], table.ended(seat), unseen)


def points_wide(look: Points, least: float) -> float:
    """How much room they take."""
    return least + (78.0 if look.ended is not None else 0.0) + (60.0 if look.unseen else 0.0)


def minus(number: int) -> str:
    """A number as it is read: `−3`."""
    return str(number).replace("-", MINUS)


def left(painter: QPainter, area: QRectF, look: Left) -> None:
    """A sign with how many there are, from two on."""
    side = min(area.height(), area.width())
    art.draw(painter, look.picture, QRectF(area.left(), area.center().y() - side / 2, side, side))
    if look.number > 1:
        text = QRectF(area.left() + side + 2, area.top(), area.width() - side, area.height())
        ink.write(painter, text, str(look.number), ink.LEAST, "", 700)


def spots(table: Table) -> Iterator[Spot]:
    """All colonies: in an auction all alike, else the one in front large."""
    seats = range(table.seats)
    front = table.front
    yield from _own_hand(table)
    if not table.shape.is_auction:
        yield from _colony(table, front, table.shape.main, is_front=True)
    around = [(front + step) % table.seats for step in seats]
    shown = around if table.shape.is_auction else around[1:]
    for seat, area in zip(shown, table.shape.others(len(shown)), strict=True):
        yield from _colony(table, seat, area, is_front=False)


def _own_hand(table: Table) -> Iterator[Spot]:
    """Where the cards go that whoever looks holds: the hand lies below the board."""
    seat = table.voice.viewer
    if 0 <= seat < table.seats:
        at = (where.WIDE / 2 - 32, table.shape.high - 20, 64, 20)
        yield Spot(f"hand:{seat}", "nothing", *at)


def _colony(table: Table, seat: int, area: QRectF, *, is_front: bool) -> Iterator[Spot]:
    voice = table.voice
    is_at_turn = seat == table.at_turn or seat in table.waited_for
    ground = Sheet(voice.colours[seat], is_at_turn)
    yield Spot(f"colony:{seat}", "colony", *where.rect(area), 0, ground, "", "", 12)
    inner = area.adjusted(16, 8, -10, -8)
    if area.width() >= WIDE:
        yield from _wide(table, seat, inner, is_front=is_front)
    else:
        yield from _narrow(table, seat, inner)


# -- large ---------------------------------------------------------------------------


def _wide(table: Table, seat: int, area: QRectF, *, is_front: bool) -> Iterator[Spot]:
    line = table.shape.line
    head = QRectF(area.left(), area.top(), area.width(), line + 13)
    yield from _head(table, seat, head, is_front=is_front)
    body = QRectF(area.left(), head.bottom() + 6, area.width(), area.bottom() - head.bottom() - 6)
    beside, gap = 300.0, 10.0
    planets = QRectF(body.left(), body.top(), body.width() - beside - 168 - 2 * gap, body.height())
    closes = is_front and not table.view.is_terminal
    yield from developing.large(table, seat, planets, closes=closes)
    queue = QRectF(planets.right() + gap, body.top(), 168, min(body.height(), 236))
    yield from developing.queue(table, seat, queue)
    x = queue.right() + gap
    half = (body.height() - gap) / 2
    stocks = QRectF(x, body.top(), beside, half)
    closed = QRectF(x, stocks.bottom() + gap, beside, half)
    yield from holdings.spots(table, seat, stocks, closed, titled=True)


def _head(table: Table, seat: int, area: QRectF, *, is_front: bool) -> Iterator[Spot]:
    """One line: who it is, what is left of the turn, and the points."""
    view, voice = table.view, table.voice
    x = area.left()
    grown = min(1.4, letters.growth())

    def lay(wide: float) -> tuple[float, float, float, float]:
        nonlocal x
        x += wide + 18
        return x - wide - 18, area.top(), wide, area.height()

    name = Person(voice.people[seat], voice.colours[seat])
    wide = min(letters.width(name.name, 25, 700) * grown + 50, 300)
    yield Spot(f"person:{seat}", "person", *lay(wide), 5, name, f"person:{seat}", "", 9)
    text = names.company(voice.words, view.company[seat])
    wide = min(letters.width(text, ink.LEAST, 600) * grown + 130, 500)
    emblem = COMPANIES[view.company[seat]]
    id_ = f"company:{seat}"
    yield Spot(
        id_, "company", *lay(wide), 5, Company(emblem, text, view.influence(seat)), id_, "", 9
    )
    gained = gains_of(table, seat)
    if gained.effects:
        yield Spot(f"gains:{seat}", "gains", *lay(gains_wide(gained)), 5, gained, id_, "", 8, "")
    if view.start == seat:
        yield Spot(
            "start", "picture", *lay(area.height()), 5, "tokens/start_token", "start", "start"
        )
    if seat != voice.viewer:
        cards = holdings.hand_of(table, seat)
        wide = holdings.hand_wide(cards, area.height()) + 4
        yield Spot(f"hand:{seat}", "hand", *lay(min(wide, 300)), 5, cards, f"hand:{seat}", "", 7)
    vp = points_of(table, seat)
    wide = points_wide(vp, 100.0)
    right = QRectF(area.right() - wide, area.top(), wide, area.height())
    yield Spot(f"vp:{seat}", "points", *where.rect(right), 5, vp, f"vp:{seat}", "", 9)
    if seat == table.at_turn:
        yield from _turn(table, seat, QRectF(x, area.top(), right.left() - x - 16, area.height()))


def _turn(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    """Action points as pips, what is free besides, and the end of the turn."""
    view = table.view
    text = translate("OuterEarth", "End the turn")
    grown = min(1.4, letters.growth())
    wide = letters.width(text, ink.LEAST, 600) * grown + 34
    place = QRectF(area.right() - wide, area.top() + 1, wide, area.height() - 2)
    button = Button(text, -1, "end" in table.next)
    if seat == table.asked:
        yield Spot("end", "button", *where.rect(place), 6, button, "end", "", 9)
    extras = [
        (name, sign, count)
        for name, sign in zip(FREE, FREE_SIGNS, strict=True)
        if (count := getattr(view, name))
    ]
    total = action_points(table, seat)
    side = min(34.0, area.height() - 4)
    needed = total * (side + 4) + len(extras) * (side + 24)
    x = max(area.left(), place.left() - 20 - needed)
    top = area.center().y() - side / 2
    for name, sign, count in extras:
        look = Left(f"effects/{sign}", count)
        at = (x, top, side + (18 if count > 1 else 0), side)
        yield Spot(name, "left", *at, 6, look, name, "", 8)
        x += side + (24 if count > 1 else 6)
    x += 8
    pitch = min(side + 4, max(14.0, (place.left() - 14 - x) / max(1, total)))
    for pip in range(total):
        picture = "tokens/ap_unused" if pip < view.ap else "tokens/ap_used"
        at = (x + pip * pitch, top, side, side)
        yield Spot(f"ap:{pip}", "picture", *at, 6, picture, "ap", "", side / 2, "")


def action_points(table: Table, seat: int) -> int:
    """How many action points the turn had, spent ones included."""
    view = table.view
    return max(view.ap, ACTION_POINTS + view.effect(seat, AP) + view.had_ap_bonus)


# -- small ---------------------------------------------------------------------------


def _narrow(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    view, line = table.view, table.shape.line
    top = area.top()
    yield from _lines(table, seat, QRectF(area.left(), top, area.width(), 2 * line + 14))
    body = QRectF(area.left(), top + 2 * line + 18, area.width(), 0)
    body.setBottom(area.bottom())
    planets, gap = view.developing[seat], 6.0
    places = max(view.capacity(seat), len(planets))
    if area.width() >= BOTH:
        beside = QRectF(body.right() - 236, body.top(), 236, body.height())
        body.setRight(beside.left() - 8)
        third = (beside.height() - 2 * gap) / 3
        parts = [
            QRectF(beside.left(), beside.top() + at * (third + gap), beside.width(), third)
            for at in range(3)
        ]
        yield from developing.queue(table, seat, parts[0])
        yield from holdings.spots(table, seat, parts[1], parts[2], titled=False)
        rows = places
    else:
        low = QRectF(body.left(), body.bottom() - 2 * line - 12, body.width(), 2 * line + 12)
        body.setBottom(low.top() - gap)
        shares = (0.22, 0.43, 0.35)
        parts, x = [], low.left()
        for share in shares:
            wide = (low.width() - 2 * gap) * share
            parts.append(QRectF(x, low.top(), wide, low.height()))
            x += wide + gap
        yield from developing.queue(table, seat, parts[0])
        yield from holdings.spots(table, seat, parts[1], parts[2], titled=False)
        rows = places
    high = (body.height() - gap * (rows - 1)) / max(1, rows)
    for row in range(places):
        at = QRectF(body.left(), body.top() + row * (high + gap), body.width(), high)
        if row < len(planets):
            yield from developing.small(table, seat, planets[row], at)
        else:
            text = translate("OuterEarth", "empty")
            look = market.Free(text)
            yield Spot(f"free:{seat}:{row}", "free", *where.rect(at), 4, look)


def _lines(table: Table, seat: int, area: QRectF) -> Iterator[Spot]:
    """Two lines: name and points, company and hand."""
    view, voice, line = table.view, table.voice, table.shape.line
    vp = points_of(table, seat)
    vp_wide = points_wide(vp, 84.0)
    first = QRectF(area.left(), area.top(), area.width() - vp_wide - 8, line + 6)
    name = Person(voice.people[seat], voice.colours[seat])
    is_at_turn = seat == table.at_turn
    taken = (line + 12 if view.start == seat else 0) + (
        action_points(table, seat) * 24 + 8 if is_at_turn else 0
    )
    grown = min(1.4, letters.growth())
    wide = min(letters.width(name.name, 25, 700) * grown + 50, first.width() - taken)
    at = (first.left(), first.top(), wide, first.height())
    yield Spot(f"person:{seat}", "person", *at, 5, name, f"person:{seat}", "", 9)
    x = first.left() + wide + 8
    if view.start == seat:
        side = first.height()
        yield Spot(
            "start",
            "picture",
            x,
            first.top(),
            side,
            side,
            5,
            "tokens/start_token",
            "start",
            "start",
        )
        x += side + 8
    if is_at_turn:
        for pip in range(action_points(table, seat)):
            picture = "tokens/ap_unused" if pip < view.ap else "tokens/ap_used"
            place = (x + pip * 24, first.center().y() - 12, 24, 24)
            yield Spot(f"ap:{pip}", "picture", *place, 6, picture, "ap", "", 12, "")
    gained = gains_of(table, seat)
    room = first.right() - x - (action_points(table, seat) * 24 if is_at_turn else 0)
    shown = first_gains(gained, room)
    if shown.effects:
        wide = gains_wide(shown)
        at = (first.right() - wide, first.top(), wide, first.height())
        yield Spot(f"gains:{seat}", "gains", *at, 5, shown, f"company:{seat}", "", 8, "")
    # Signs that have no room here stand before the hand.
    more = Gains(gained.effects[len(shown.effects) :])
    right = (area.right() - vp_wide, area.top(), vp_wide, line + 6)
    yield Spot(f"vp:{seat}", "points", *right, 5, vp, f"vp:{seat}", "", 9)
    cards = holdings.hand_of(table, seat)
    high = line + 6
    text = names.company(voice.words, view.company[seat])
    influence = None if table.shape.is_auction else view.influence(seat)
    # The company is named in full: cards that all have seen lie closer, or stand in the note.
    named = letters.width(text, ink.LEAST, 600) + 52 + (86 if influence is not None else 0)
    named += gains_wide(more)
    fits = (
        holdings.hand_wide(cards, high, most)
        for most in (3, 2, 1)
        if named + holdings.hand_wide(cards, high, most) + 10 <= area.width()
    )
    wide = next(fits, holdings.hand_wide(cards._replace(seen=()), high))
    second = area.top() + line + 8
    at = (area.right() - wide, second, wide, high)
    # One's own cards lie below the board; here they are counted as everybody's are.
    id_ = f"held:{seat}" if seat == voice.viewer else f"hand:{seat}"
    yield Spot(id_, "hand", *at, 5, cards, f"hand:{seat}", "", 7)
    end = area.right() - wide - 10
    if more.effects:
        least = high + 6 + (86 if influence is not None else 0)
        wide = min(gains_wide(more), end - area.left() - least)
        at = (end - wide, second, wide, high)
        yield Spot(f"more_gains:{seat}", "gains", *at, 5, more, f"company:{seat}", "", 8, "")
        end -= wide + 6
    look = Company(COMPANIES[view.company[seat]], text, influence)
    at = (area.left(), second, end - area.left(), high)
    yield Spot(f"company:{seat}", "company", *at, 5, look, f"company:{seat}", "", 9)
