"""What the calculator makes of the counts, and what it would make by the other readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from desktop.look.controls import words_of
from desktop.look.names import isolated
from desktop.score.counts import Counts
from desktop.sheet.outcome import Outcome
from engine.games.red_outpost import calculator, scoring
from engine.games.red_outpost.calculator import Form
from engine.rules.game import Game, Ruling
from engine.rules.scoring import Result


class Settled(NamedTuple):
    """A form that holds, and how its result is told."""

    form: Form
    told: Outcome


class Other(NamedTuple):
    """An open point that bears on the sheet: how it was read, and what the others give."""

    ruling: Ruling
    reading: str
    result: Result


def settle(game: Game, counts: Counts) -> Settled:
    """Settle counts that hold, as `waypost score` does."""
    form = calculator.read(counts.document())
    result = scoring.score(calculator.tally(form))
    return Settled(
        form, Outcome(game, list(map(isolated, form.names)), result, words_of(game.name))
    )


def otherwise(game: Game, form: Form) -> Iterator[Other]:
    """The same counts by each other reading that the form can have."""
    for ruling in game.rulings:
        if ruling.id not in calculator.SCORED or not ruling.is_switch:
            continue
        for reading in ruling.readings:
            if reading != form.rulings[ruling.id]:
                other = msgspec.structs.replace(form, rulings={**form.rulings, ruling.id: reading})
                yield Other(ruling, reading, scoring.score(calculator.tally(other)))
