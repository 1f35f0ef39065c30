"""The golden matches of Outer Earth are of every number of seats, of each reading and of each end."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.outer_earth.choices import BONUS_READINGS, END_READINGS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.record.lines import Redo, Rewind, Undo
from engine.record.record import read
from tests.paths import RECORDS


class Covered(NamedTuple):
    """What a golden match is there for."""

    seats: int
    bonus: str
    """OE-R5."""
    end: str
    """OE-R9."""
    last_round: str
    """OE-4.3: why the last round came."""
    takes_back: bool = False


COVERED = {
    "two_greedy_bots": Covered(2, "planet", "turned", "turned"),
    "two_until_the_budget_is_empty": Covered(2, "slot", "turned", "budget", takes_back=True),
    "three_with_a_greedy_bot": Covered(3, "planet", "turned", "turned"),
    "four_until_the_last_planet_is_bought": Covered(4, "slot", "bought", "bought"),
}
"""By the name of the record, without that of the game."""


def test_each_golden_match_covers_what_it_is_there_for() -> None:
    found = {}
    for path in RECORDS:
        record = read(path.read_bytes())
        if record.header.setup.game != GAME.name:
            continue
        match = Match.resume(record)
        state, setup = match.state, match.header.setup
        assert isinstance(state, OuterEarth)
        back = {type(line) for line in match.lines} >= {Undo, Redo, Rewind}
        readings = setup.rulings["OE-R5"], setup.rulings["OE-R9"]
        name = path.stem.removeprefix("outer_earth_")
        found[name] = Covered(setup.seats, *readings, state.last_round, back)
    assert found == COVERED


def test_together_they_are_of_all_seats_readings_and_ends() -> None:
    assert {it.seats for it in COVERED.values()} == set(GAME.seats)
    assert {it.bonus for it in COVERED.values()} == set(BONUS_READINGS)
    assert {it.end for it in COVERED.values()} == set(END_READINGS)
    assert {it.last_round for it in COVERED.values()} >= {"turned", "budget"}
