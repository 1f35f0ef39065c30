"""The end-game calculator: a form that people fill in, checked, and settled like a match.

Refused is exactly what the box or a clause makes impossible; the unlikely is scored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.games.outer_earth import scoring
from engine.games.outer_earth.board import Board
from engine.games.outer_earth.choices import RULINGS
from engine.games.outer_earth.components import (
    COMPANIES,
    DEVELOPING,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
    REMINDER,
    SECONDARY,
    SIZES,
    SLOT,
)
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.scoring import Tally
from engine.games.outer_earth.state import counted
from engine.rules import edition as editions
from engine.rules.edition import Edition
from engine.rules.form import (
    BadForm,
    Reading,
    at_player,
    bad_names,
    missing,
    negative,
    refused,
    total,
    type_of_field,
    uncounted,
    where,
)
from engine.rules.game import Value
from engine.rules.scoring import Result

PLACES = DEVELOPING + 1
"""Planets in development, with the secondary bonus (OE-3.11)."""
BY_INDUSTRY = ("stocks", "portfolio")
"""What everybody counts industry by industry."""

CARDS = {f"planet.{planet}" for planet in PLANETS} | {f"company.{it}" for it in COMPANIES}
"""The values that are told of planets and companies."""


class Form(msgspec.Struct):
    """What people count; None is not counted yet.

    `index` is by industry, and left out it is the sum of the portfolios; `vp` is by seat;
    `stocks` and `portfolio` are at [industry][seat], `developing` at [place][seat]: the cards on a
    planet that is still in development, None where there is no planet.
    """

    names: list[str]
    index: list[int | None]
    vp: list[int | None]
    stocks: list[list[int | None]]
    portfolio: list[list[int | None]]
    developing: list[list[int | None]]
    rulings: dict[str, str]
    untold: dict[int, int | None] = {}
    """Seats of which nobody has told whether they have planets in development; 0 is none."""
    edition: Edition | None = None
    """Whose planets and companies are counted with; None as shipped."""


def blank(names: Sequence[str]) -> Form:
    """A form on which nothing has been counted."""
    seats = len(names)
    return Form(
        names=list(names),
        index=[None] * len(INDUSTRIES),
        vp=[None] * seats,
        stocks=[[None] * seats for _ in INDUSTRIES],
        portfolio=[[None] * seats for _ in INDUSTRIES],
        developing=[[None] * seats for _ in range(PLACES)],
        rulings={ruling.id: ruling.readings[0] for ruling in RULINGS},
    )


def result(form: Form) -> Result:
    """The sheets and the ranking of a form in which nothing is wrong."""
    return scoring.score(tally(form))


def tally(form: Form) -> Tally:
    """OE-5: the VP from the budget, and what is left to score at the end."""
    seats = range(len(form.names))
    return Tally(
        index=[total(row) for row in form.portfolio],
        chips=[],
        closings=[],
        stocks=[[row[seat] or 0 for row in form.stocks] for seat in seats],
        portfolio=[[row[seat] or 0 for row in form.portfolio] for seat in seats],
        unfinished=[[("", cards) for cards in built(form, seat)] for seat in seats],
        track=[vp or 0 for vp in form.vp],
    )


def built(form: Form, seat: int) -> list[int]:
    """The cards on each planet that the seat has in development."""
    cards = (row[seat] for row in form.developing)
    return [count for count in cards if count is not None]


def most(form: Form) -> set[type_of_field]:
    """OE-5.2: the cards of who has most of an industry in the stocks, once all are counted."""
    return {
        ("stocks", industry, seat)
        for industry, row in enumerate(form.stocks)
        if None not in row
        for seat in scoring.investors([count or 0 for count in row])
    }


def scored(form: Form) -> tuple[str, ...]:
    """The open points that bear on a sheet."""
    return ("OE-R5", "OE-R10", "OE-R11", "OE-R19")


def used(form: Form) -> dict[str, Value]:
    """The component values that the form was checked against."""
    return editions.merged(GAME, form.edition)


# -- what cannot be ----------------------------------------------------------------------


class Limits(NamedTuple):
    """The most that there can be, by the values and readings of a form."""

    planets: Sequence[int]
    """Planets of each industry in the box (OE-1.2)."""
    match: int
    """Planets of the match (OE-1.1)."""
    cards: Sequence[int]
    """Cards of each industry in the box (OE-1.4)."""
    places: int
    """Planets that one seat can have in development (OE-1.3, OE-3.11, OE-R5)."""
    built: int
    """Cards on a planet."""


def limits_of(form: Form) -> Limits:
    """What the box, the readings and the number of people allow.

    Whoever has entered only some cards of an own copy may have others of those as shipped.
    """
    own = form.edition.values if form.edition is not None else {}
    entered = [own] if own.keys() >= CARDS else [own, {}]
    boards = [Board(GAME.setup(len(form.names), None, form.rulings, it)) for it in entered]
    cards = [0] * len(INDUSTRIES)
    for card, copies in zip(boards[0].cards.kinds, boards[0].cards.counts, strict=True):
        cards[INDUSTRY[card]] += copies
    planets = zip(*(counted(board.planet_industry) for board in boards), strict=True)
    rewards = {it for board in boards for it, _ in (*board.planet_effect, *board.company_effect)}
    return Limits(
        planets=list(map(max, planets)),
        match=boards[0].size.galaxy,
        cards=cards,
        places=PLACES - boards[0].bonus_is_slot,
        # What people carry out themselves may bring any number of slots.
        built=sum(cards) if REMINDER in rewards else max(map(_most_built, boards)),
    )


def _most_built(board: Board) -> int:
    """OE-3.4, OE-3.10, OE-R5: the most cards that a planet of the match can ever hold.

    That is on its base slots, and on all that other planets, a company and the bonus can add.
    """
    gains = [amount if effect == SLOT else 0 for effect, amount in board.planet_effect]
    strength = max(amount if effect == SLOT else 0 for effect, amount in board.company_effect)
    held = []
    for planet, slots in enumerate(board.planet_slots):
        others = sorted((*gains[:planet], *gains[planet + 1 :]), reverse=True)
        held.append(slots + sum(others[: board.size.galaxy - 1]))
    return max(held) + strength + board.bonus_is_slot


def check(form: Form) -> list[BadForm]:
    """Everything that the box or a clause makes impossible, and what is still to be counted."""
    limits = limits_of(form)
    return [
        *bad_names(form.names),
        *_check_index(form),
        *_check_counts(form),
        *_check_planets(form, limits),
        *_check_cards(form, limits),
        *_check_development(form, limits),
    ]


def _check_counts(form: Form) -> Iterator[BadForm]:
    for seat in range(len(form.names)):
        path = at_player(form.names, seat)
        yield from uncounted(form.vp[seat], ("vp", seat), *path, "vp")
        for kind in BY_INDUSTRY:
            for at, industry in enumerate(INDUSTRIES):
                count = getattr(form, kind)[at][seat]
                yield from uncounted(count, (kind, at, seat), *path, kind, industry)
        for at, row in enumerate(form.developing):
            if (count := row[seat]) is not None and count < 0:
                place = ("developing", at, seat)
                yield negative(place, count, *path, "developing", str(at + 1))


def _check_index(form: Form) -> Iterator[BadForm]:
    """OE-3.10: each closed planet raises the index of its industry by 1, and nothing else does."""
    for at, (told, row) in enumerate(zip(form.index, form.portfolio, strict=True)):
        field, closed = ("index", at), total(row)
        path = ("stock_index", INDUSTRIES[at])
        if told is not None and told < 0:
            yield negative(field, told, *path)
        elif told is not None and (closed > told or (closed < told and None not in row)):
            said = {"where": where(*path), "industry": INDUSTRIES[at], "n": told, "closed": closed}
            yield _refused("index", field, *_fields(form, "portfolio", at), **said)


def _check_planets(form: Form, limits: Limits) -> Iterator[BadForm]:
    """OE-1.1, OE-1.2: so many planets are in a match, and so many of each industry in the box."""
    for at, row in enumerate(form.portfolio):
        if (closed := total(row)) > (most := limits.planets[at]):
            told = {"industry": INDUSTRIES[at], "n": closed, "most": most}
            yield _refused("industry_planets", *_fields(form, "portfolio", at), **told)
    seats = range(len(form.names))
    planets = sum(map(total, form.portfolio)) + sum(len(built(form, seat)) for seat in seats)
    if planets > limits.match:
        fields = [*_fields(form, "portfolio"), *_fields(form, "developing")]
        yield _refused("planets", *fields, n=planets, players=len(seats), most=limits.match)


def _check_cards(form: Form, limits: Limits) -> Iterator[BadForm]:
    """OE-1.4: so many cards are in the box; OE-3.10: each closed planet leaves one in the stocks."""
    for at, row in enumerate(form.stocks):
        if (there := total(row)) > (most := limits.cards[at]):
            told = {"industry": INDUSTRIES[at], "n": there, "most": most}
            yield _refused("industry_cards", *_fields(form, "stocks", at), **told)
    cards = sum(map(total, (*form.stocks, *form.developing)))
    if cards > sum(limits.cards):
        fields = [*_fields(form, "stocks"), *_fields(form, "developing")]
        yield _refused("cards", *fields, n=cards, most=sum(limits.cards))
    for seat in range(len(form.names)):
        own = [row[seat] for row in form.stocks]
        closed = total(row[seat] for row in form.portfolio)
        if None not in own and total(own) < closed:
            fields = [("stocks", at, seat) for at in range(len(INDUSTRIES))]
            who = at_player(form.names, seat)[1]
            yield _refused("few_cards", *fields, who=who, n=total(own), closed=closed)


def _check_development(form: Form, limits: Limits) -> Iterator[BadForm]:
    """OE-1.3, OE-3.4, OE-3.11, OE-R5: how many planets there are in development, and what they hold."""
    for seat in range(len(form.names)):
        path = at_player(form.names, seat)
        counts = {at: row[seat] for at, row in enumerate(form.developing)}
        there = [at for at, count in counts.items() if count is not None]
        if not there and form.untold.get(seat, 0) != 0:
            yield missing(("untold", seat), *path, "developing")
        if len(there) > limits.places:
            fields = [("developing", at, seat) for at in there]
            yield _refused("developing", *fields, who=path[1], n=len(there), most=limits.places)
        elif len(there) > DEVELOPING and (lacking := _without_bonus(form, seat)):
            places = [("developing", at, seat) for at in there]
            yield _refused(
                "no_bonus", *places, *lacking, who=path[1], n=len(there), most=DEVELOPING
            )
        for at in there:
            if (cards := counts[at] or 0) > limits.built:
                place = where(*path, "developing", str(at + 1))
                told = {"where": place, "who": path[1], "number": at + 1, "n": cards}
                yield _refused("built", ("developing", at, seat), most=limits.built, **told)


def _without_bonus(form: Form, seat: int) -> list[type_of_field]:
    """OE-3.11: why the seat cannot have the secondary bonus, which a card of a closed planet brings."""
    if form.stocks[SECONDARY][seat] == 0:
        return [("stocks", SECONDARY, seat)]
    has_none = all(row[seat] == 0 for row in form.portfolio)
    return [("portfolio", at, seat) for at in range(len(INDUSTRIES)) if has_none]


def _fields(form: Form, kind: str, *at: int) -> list[type_of_field]:
    """The fields of a kind in which something is counted; of some rows, or of all."""
    rows = getattr(form, kind)
    return [
        (kind, row, seat)
        for row in at or range(len(rows))
        for seat, count in enumerate(rows[row])
        if count is not None
    ]


def _refused(name: str, *fields: type_of_field, **params: Any) -> BadForm:
    return refused(GAME.name, name, *fields, **params)


# -- the document ------------------------------------------------------------------------


def document(form: Form) -> dict[str, Any]:
    """The form as JSON; what is not counted is left out."""
    players: list[dict[str, Any]] = []
    for seat, name in enumerate(form.names):
        vp = {} if form.vp[seat] is None else {"vp": form.vp[seat]}
        kinds = {kind: _named([row[seat] for row in getattr(form, kind)]) for kind in BY_INDUSTRY}
        there = built(form, seat)
        told = {"developing": there} if there or form.untold.get(seat, 0) == 0 else {}
        players.append({"name": name, **vp, **kinds, **told})
    made = {"stock_index": _named(form.index), "players": players, "rulings": dict(form.rulings)}
    if form.edition is not None:
        made |= {"edition": form.edition.name, "values": form.edition.document}
    return made


def _named(counts: Sequence[int | None]) -> dict[str, int]:
    named = zip(INDUSTRIES, counts, strict=True)
    return {industry: count for industry, count in named if count is not None}


def read(document: object) -> tuple[Form, list[BadForm]]:
    """The form of a JSON document as far as it can be read, and everything that is wrong in it."""
    reading = Reading()
    known = ("stock_index", "rulings", "edition", "values")
    sheet = reading.table(document, ("players",), known)
    players = reading.entries(sheet.get("players", []), "players")
    form = blank([""] * len(players) if len(players) in SIZES else [])
    form.rulings = reading.rulings(sheet.get("rulings", {}), RULINGS)
    form.edition = reading.edition(sheet, GAME)
    if not form.names:
        if isinstance(sheet.get("players"), list):
            reading.wrong.append(_refused("players_number", n=len(players)))
        return form, reading.wrong
    index = reading.table(sheet.get("stock_index", {}), (), INDUSTRIES, "stock_index")
    for industry, told in index.items():
        at = INDUSTRIES.index(industry)
        form.index[at] = reading.number(told, ("index", at), "stock_index", industry)
    for seat, fields in enumerate(players):
        _read_player(reading, form, seat, fields)
    return form, reading.with_these(check(form))


def _read_player(reading: Reading, form: Form, seat: int, found: object) -> None:
    number = str(seat + 1)
    known = ("vp", "developing", *BY_INDUSTRY)
    fields = reading.table(found, ("name",), known, "players", number)
    name = fields.get("name", "")
    form.names[seat] = reading.text(name, ("names", seat), "players", number, "name")
    path = at_player(form.names, seat)
    if "vp" in fields:
        form.vp[seat] = reading.number(fields["vp"], ("vp", seat), *path, "vp")
    for kind in BY_INDUSTRY:
        _read_kind(reading, form, seat, kind, fields)
    if "developing" not in fields:
        form.untold[seat] = None
    planets = reading.entries(fields.get("developing", []), *path, "developing")
    form.developing += [[None] * len(form.names) for _ in planets[len(form.developing) :]]
    for at, cards in enumerate(planets):
        field = ("developing", at, seat)
        there = reading.number(cards, field, *path, "developing", str(at + 1))
        form.developing[at][seat] = there


def _read_kind(
    reading: Reading, form: Form, seat: int, kind: str, fields: Mapping[str, Any]
) -> None:
    path = (*at_player(form.names, seat), kind)
    for industry, count in reading.table(fields.get(kind, {}), (), INDUSTRIES, *path).items():
        at = INDUSTRIES.index(industry)
        getattr(form, kind)[at][seat] = reading.number(count, (kind, at, seat), *path, industry)
