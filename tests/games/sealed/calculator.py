"""Sealed's calculator: the lots that everybody has won, kind by kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.rules import scoring
from engine.rules.edition import Edition
from engine.rules.form import BadForm, Reading, at_player, bad_names, refused, uncounted
from engine.rules.game import Value
from engine.rules.scoring import Result, ScoreLine, ScoreSheet
from tests.games.sealed import GAME, LOTS

ROUNDS = 8


class Form(msgspec.Struct):
    """Lots won, by seat; None is not counted yet."""

    names: list[str]
    small: list[int | None]
    fair: list[int | None]
    big: list[int | None]
    rulings: dict[str, str] = {}
    edition: Edition | None = None


def blank(names: Sequence[str]) -> Form:
    """A form on which nothing has been counted."""
    seats = len(names)
    return Form(list(names), small=[None] * seats, fair=[None] * seats, big=[None] * seats)


def check(form: Form) -> list[BadForm]:
    """SE-1.2: there are 8 rounds, and a lot in each."""
    return [*bad_names(form.names), *_check_counts(form), *_check_sum(form)]


def _check_counts(form: Form) -> Iterator[BadForm]:
    for seat in range(len(form.names)):
        for lot in LOTS:
            count = getattr(form, lot)[seat]
            yield from uncounted(count, (lot, seat), *at_player(form.names, seat), lot)


def _check_sum(form: Form) -> Iterator[BadForm]:
    won = sum(count or 0 for lot in LOTS for count in getattr(form, lot))
    if won > ROUNDS:
        fields = [(lot, seat) for lot in LOTS for seat in range(len(form.names))]
        yield refused(GAME.name, "many_lots", *fields, n=won, most=ROUNDS)


def result(form: Form) -> Result:
    """SE-1.7"""
    sheets = []
    for seat in range(len(form.names)):
        points = [(lot, worth * (getattr(form, lot)[seat] or 0)) for lot, worth in LOTS.items()]
        lines = [ScoreLine(n, "SE-1.7", "lots", {"n": n, "lot": lot}) for lot, n in points]
        sheets.append(ScoreSheet(seat, tuple(lines)))
    totals = [sheet.total for sheet in sheets]
    return Result(tuple(sheets), scoring.rank(totals, (), ("SE-1.7", "shared")))


def scored(form: Form) -> tuple[str, ...]:
    """No point of lots is open."""
    return ()


def used(form: Form) -> dict[str, Value]:
    """No value bears on lots."""
    return {}


def document(form: Form) -> dict[str, Any]:
    """The form as JSON."""
    players = []
    for seat, name in enumerate(form.names):
        counts = {lot: getattr(form, lot)[seat] for lot in LOTS}
        players.append({"name": name} | {lot: n for lot, n in counts.items() if n is not None})
    return {"players": players}


def read(document: object) -> tuple[Form, list[BadForm]]:
    """The form of a JSON document, and everything that is wrong in it."""
    reading = Reading()
    sheet = reading.table(document, ("players",), ())
    players = reading.entries(sheet.get("players", []), "players")
    form = blank([""] * len(players))
    for seat, player in enumerate(players):
        path = ("players", str(seat + 1))
        fields = reading.table(player, ("name",), tuple(LOTS), *path)
        form.names[seat] = reading.text(fields.get("name", ""), ("names", seat), *path, "name")
        for lot in LOTS:
            if lot in fields:
                getattr(form, lot)[seat] = reading.number(fields[lot], (lot, seat), *path, lot)
    return form, reading.with_these(check(form))
