"""What the table's panels ask of the rules: the clock as it is told, crowded places, kept catches."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.components import EVENING, MINE, MINER, WORKERS
from engine.games.red_outpost.facts.clock import as_told, most_taken
from engine.games.red_outpost.moves import crowded
from tests.games.red_outpost.at_table import at_table, tell


@pytest.mark.parametrize("fact", ["1 morning 0 3", "1 evening 2 2", "2 lunch 1 1", "1 evening 3 2"])
def test_the_clock_as_it_is_told_is_what_was_told_of_it(fact: str) -> None:
    match = at_table(3)
    before = tell(match, f"clock {fact}").text()
    day, phase, taken, start = as_told(tell(match))
    again = ("clock", day, ("morning", "lunch", "evening")[phase // 2], taken, start + 1)
    match.tell(*again)
    assert match.state.text() == before


def test_after_the_last_turn_of_a_phase_only_the_evening_waits() -> None:
    state = tell(at_table(3))
    assert most_taken(state, EVENING) == 3 and most_taken(state, 0) == 2


def test_two_workers_at_a_place_for_one_are_too_many_as_far_as_they_are_told() -> None:
    state = tell(at_table(), "at miner mine", "at farmer mine")
    assert crowded(state, range(len(WORKERS))) == [MINE], "the Barracks hold all others"
    assert crowded(state, [MINER]) == []


def test_which_of_two_cards_the_fisherman_takes_is_said_only_where_they_differ() -> None:
    match, said = at_table(), set()
    for _ in range(12):
        drawn = match.tell("app_two_lake", 1, "no")
        cards = [
            event.params["card"]
            for entry in drawn
            for event in entry.events
            if "card" in event.params
        ]
        kept = match.answer(0, "first")
        names = [event.name for entry in kept for event in entry.events]
        differ = cards[0] != cards[1]
        assert ("catch_kept" in names) == differ
        said.add(differ)
        while match.asked >= 0:
            match.answer(0, match.state.legal_actions()[0])
    assert said == {True, False}
