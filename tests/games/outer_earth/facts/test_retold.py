"""A match retold by facts stands at every turn as it was played, with no VP corrected by hand."""

from __future__ import annotations

import random

import pytest

from engine.games.outer_earth.game import GAME
from engine.rules.agenda import Event
from tests.games.outer_earth.at_table import read_again, shown
from tests.games.outer_earth.matches import READINGS
from tests.games.outer_earth.retold import Retelling, assert_alike, played, table_of


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("typed", [False, True], ids=["known", "typed"])
@pytest.mark.parametrize("reading", range(len(READINGS)))
def test_a_match_retold_by_facts_stands_as_it_was_played(
    seats: int, typed: bool, reading: int
) -> None:
    rng = random.Random(f"{seats} {typed} {reading}")
    setup = GAME.setup(seats, None, READINGS[reading])
    match = table_of(setup, typed=typed)
    retelling = Retelling(match, setup, rng, typed=typed)
    turns = 0
    for events, state in played(setup, rng):
        for name, *words in retelling.facts(events):
            match.tell(name, *words)
        if ran_out(events):
            for seat, hand in enumerate(state.hands):
                match.tell("hand", seat + 1, len(hand))
        assert_alike(match, state)
        turns += state.begins_turn
    assert turns > 3 * seats and match.is_over
    result = match.result()
    assert result is not None and result == state.result()
    assert shown(match).vp == state.vp
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()


def ran_out(events: list[Event]) -> bool:
    """Whether somebody drew fewer cards than asked, which a table has to tell (OE-R7)."""
    return any(event.name == "no_card_left" for event in events)
