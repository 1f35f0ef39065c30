"""What the calculator makes of a form, and what it would make by the other readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.boards.contract import ScoreForm
from desktop.look.controls import words_of
from desktop.look.names import isolated
from desktop.sheet.notes import values_of
from desktop.sheet.outcome import Outcome
from engine.rules.game import Game, Ruling
from engine.rules.scoring import Result


class Settled(NamedTuple):
    """A form that holds, and how its result is told."""

    form: ScoreForm
    told: Outcome

    @property
    def values(self) -> str:
        """By whose values it was counted; empty with those that are shipped."""
        edition = self.form.counted.edition
        return values_of(edition.name) if edition is not None else ""


class Other(NamedTuple):
    """An open point that bears on the sheet: how it was read, and what the others give."""

    ruling: Ruling
    reading: str
    result: Result


def settle(game: Game, form: ScoreForm, *, is_under_way: bool = False) -> Settled:
    """Settle a form that holds, as `waypost score` does; its match may be under way."""
    people = list(map(isolated, form.counted.names))
    colours = seat_colours(game, form)
    words = words_of(game.name)
    told = Outcome(game, people, form.result(), words, None, colours, is_under_way)
    return Settled(form, told)


def seat_colours(game: Game, form: ScoreForm) -> tuple[str, ...]:
    """The colours of all seats that a form can have: those of its match, then what the box has left."""
    return (*form.colours, *(it for it in game.colours if it not in form.colours))


def otherwise(game: Game, form: ScoreForm) -> Iterator[Other]:
    """The same counts by each other reading that the form can have."""
    for ruling in game.rulings:
        if ruling.id not in form.scored() or not ruling.is_switch:
            continue
        for reading in ruling.readings:
            if reading != form.counted.rulings[ruling.id]:
                other = form.copy()
                other.counted.rulings[ruling.id] = reading
                if not other.check():
                    yield Other(ruling, reading, other.result())
