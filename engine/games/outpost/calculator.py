"""The end-game calculator: a form that people fill in, checked, and settled like a match.

Refused is exactly what the chart of copies or a clause makes impossible; the unlikely is scored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.games.outpost import scoring
from engine.games.outpost.board import Board
from engine.games.outpost.choices import RULINGS
from engine.games.outpost.components import ALWAYS, BASIC, EXPERT, FACTORIES, PRESETS, UPGRADES
from engine.games.outpost.game import GAME
from engine.games.outpost.market import MOST_TWOS, TWO
from engine.games.outpost.scoring import Tally
from engine.games.outpost.state import Outpost
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
    shown,
    total,
    type_of_field,
    uncounted,
    where,
)
from engine.rules.game import Value
from engine.rules.scoring import Result

WITH_CREW = UPGRADES[ALWAYS:]
"""Upgrades that count only while they have a crew (OP-3.1)."""


class Form(msgspec.Struct):
    """What people count, at [kind][seat]; None is not counted yet.

    Manned factories are owed by everybody, and the crews of upgrades that somebody owns; an upgrade
    that is left empty is none. `crewed` runs over `WITH_CREW`.
    """

    names: list[str]
    preset: str
    manned: list[list[int | None]]
    upgrades: list[list[int | None]]
    crewed: list[list[int | None]]
    rulings: dict[str, str]
    edition: Edition | None = None
    """Whose prices and VP are counted with; None as shipped."""


def blank(names: Sequence[str], preset: str = EXPERT) -> Form:
    """A form on which nothing has been counted."""
    seats = len(names)
    return Form(
        names=list(names),
        preset=preset,
        manned=[[None] * seats for _ in FACTORIES],
        upgrades=[[None] * seats for _ in UPGRADES],
        crewed=[[None] * seats for _ in WITH_CREW],
        rulings={ruling.id: ruling.readings[0] for ruling in RULINGS},
    )


def scored(form: Form) -> tuple[str, ...]:
    """The open points that bear on a sheet; OP-R9 is one of two players in the basic game."""
    return ("OP-R6", "OP-R9") if _asks_for_copies(form) else ("OP-R6",)


def _asks_for_copies(form: Form) -> bool:
    return form.preset == BASIC and len(form.names) == GAME.seats.start


def result(form: Form) -> Result:
    """The sheets and the ranking of a form in which nothing is wrong."""
    return scoring.score(tally(form))


def tally(form: Form) -> Tally:
    """OP-6.4: what works in the colonies, as if people did all of it."""
    state = Outpost(board_of(form))
    seats = range(len(form.names))
    state.upgrades = [[row[seat] or 0 for row in form.upgrades] for seat in seats]
    at_work = (*form.manned, *form.crewed)
    state.people_at = [[row[seat] or 0 for row in at_work] for seat in seats]
    made = state.tally()
    made.is_counted = True
    return made


def board_of(form: Form) -> Board:
    """The chart by which a form is counted."""
    values = form.edition.values if form.edition is not None else None
    return Board(GAME.setup(len(form.names), {"preset": form.preset}, form.rulings, values))


def used(form: Form) -> dict[str, Value]:
    """The component values that the form was counted with and checked against."""
    chart = [f"upgrade.{it}" for it in UPGRADES] + [f"factory.{it}" for it in FACTORIES]
    merged = editions.merged(GAME, form.edition)
    return {entry: merged[entry] for entry in (*chart, f"players.{len(form.names)}")}


# -- what cannot be ----------------------------------------------------------------------


def copies(form: Form) -> list[int]:
    """OP-1.4, OP-R9: how many copies of each upgrade there are, or can be where dice decide."""
    board = board_of(form)
    return [int(TWO)] * len(UPGRADES) if board.rolls_copies else board.copies


def check(form: Form) -> list[BadForm]:
    """Everything that the chart or a clause makes impossible, and what is still to be counted."""
    return [*bad_names(form.names), *_check_counts(form), *_check_copies(form)]


def _check_counts(form: Form) -> Iterator[BadForm]:
    for seat in range(len(form.names)):
        path = at_player(form.names, seat)
        for kind, factory in enumerate(FACTORIES):
            field = ("manned", kind, seat)
            yield from uncounted(form.manned[kind][seat], field, *path, "manned", factory)
        for kind, upgrade in enumerate(UPGRADES):
            if (owned := form.upgrades[kind][seat]) is not None and owned < 0:
                yield negative(("upgrades", kind, seat), owned, *path, "upgrades", upgrade)
        for at in range(len(WITH_CREW)):
            yield from _check_crew(form, at, seat)


def _check_crew(form: Form, at: int, seat: int) -> Iterator[BadForm]:
    """OP-3.1: a crew works on an upgrade that its seat owns, one on each."""
    upgrade, path = WITH_CREW[at], at_player(form.names, seat)
    owned, crewed = form.upgrades[ALWAYS + at][seat] or 0, form.crewed[at][seat]
    field: type_of_field = ("crewed", at, seat)
    if crewed is None:
        if owned > 0:
            yield missing(field, *path, "crewed", upgrade)
    elif crewed < 0:
        yield negative(field, crewed, *path, "crewed", upgrade)
    elif crewed > max(owned, 0):
        fields = field, ("upgrades", ALWAYS + at, seat)
        told = {"where": where(*path, "crewed", upgrade), "who": path[1], "upgrade": upgrade}
        yield refused(GAME.name, "crew", *fields, **told, n=crewed, owned=max(owned, 0))


def _check_copies(form: Form) -> Iterator[BadForm]:
    """OP-1.4, OP-R1: so many copies of each upgrade there are, and of so many types two with two players."""
    clause = "OP-R9" if _asks_for_copies(form) else "OP-1.4"
    for kind, (upgrade, most) in enumerate(zip(UPGRADES, copies(form), strict=True)):
        if (owned := total(form.upgrades[kind])) > most:
            fields = [("upgrades", kind, seat) for seat in range(len(form.names))]
            told = {"upgrade": upgrade, "n": owned, "most": most, "players": len(form.names)}
            yield refused(GAME.name, "copies", *fields, **told, clause=clause)
    twos = [kind for kind, row in enumerate(form.upgrades) if total(row) >= int(TWO)]
    if board_of(form).rolls_copies and len(twos) > MOST_TWOS:
        fields = [("upgrades", kind, seat) for kind in twos for seat in range(len(form.names))]
        told = {"n": len(twos), "most": MOST_TWOS, "players": len(form.names)}
        yield refused(GAME.name, "twos", *fields, **told)


# -- the document ------------------------------------------------------------------------


def document(form: Form) -> dict[str, Any]:
    """The form as JSON: what is owed and not counted yet is null, an upgrade that is none left out."""
    players = [_player_document(form, seat) for seat in range(len(form.names))]
    made = {"preset": form.preset, "players": players, "rulings": dict(form.rulings)}
    if form.edition is not None:
        made |= {"edition": form.edition.name, "values": form.edition.document}
    return made


def _player_document(form: Form, seat: int) -> dict[str, Any]:
    owned = {it: row[seat] for it, row in zip(UPGRADES, form.upgrades, strict=True)}
    crews = {it: row[seat] for it, row in zip(WITH_CREW, form.crewed, strict=True)}
    return {
        "name": form.names[seat],
        "manned": {it: row[seat] for it, row in zip(FACTORIES, form.manned, strict=True)},
        "upgrades": {it: n for it, n in owned.items() if n is not None},
        "crewed": {it: n for it, n in crews.items() if n is not None or owned[it]},
    }


def read(document: object) -> tuple[Form, list[BadForm]]:
    """The form of a JSON document as far as it can be read, and everything that is wrong in it.

    What is left out is none; null is not counted yet.
    """
    reading = Reading()
    known = ("preset", "rulings", "edition", "values")
    sheet = reading.table(document, ("players",), known)
    players = reading.entries(sheet.get("players", []), "players")
    form = blank([""] * len(players) if len(players) in GAME.seats else [])
    preset = sheet.get("preset", EXPERT)
    if preset in PRESETS:
        form.preset = preset
    else:
        said, told = shown(preset), ", ".join(PRESETS)
        reading.wrong.append(refused(GAME.name, "preset", preset=said, known=told))
    form.rulings = reading.rulings(sheet.get("rulings", {}), RULINGS)
    form.edition = reading.edition(sheet, GAME)
    if not form.names:
        if isinstance(sheet.get("players"), list):
            reading.wrong.append(refused(GAME.name, "players_number", n=len(players)))
        return form, reading.wrong
    for seat, fields in enumerate(players):
        _read_player(reading, form, seat, fields)
    return form, reading.with_these(check(form))


def _read_player(reading: Reading, form: Form, seat: int, found: object) -> None:
    number = str(seat + 1)
    fields = reading.table(found, ("name", "manned"), ("upgrades", "crewed"), "players", number)
    name = fields.get("name", "")
    form.names[seat] = reading.text(name, ("names", seat), "players", number, "name")
    for row in form.manned:
        row[seat] = 0
    _read_kinds(reading, form, seat, fields, "manned", FACTORIES)
    _read_kinds(reading, form, seat, fields, "upgrades", UPGRADES)
    for owned, crewed in zip(form.upgrades[ALWAYS:], form.crewed, strict=True):
        crewed[seat] = 0 if owned[seat] else None
    _read_kinds(reading, form, seat, fields, "crewed", WITH_CREW)


def _read_kinds(
    reading: Reading,
    form: Form,
    seat: int,
    fields: Mapping[str, Any],
    what: str,
    kinds: tuple[str, ...],
) -> None:
    path = (*at_player(form.names, seat), what)
    for name, count in reading.table(fields.get(what, {}), (), kinds, *path).items():
        kind = kinds.index(name)
        field = (what, kind, seat)
        number = None if count is None else reading.number(count, field, *path, name)
        getattr(form, what)[kind][seat] = number
