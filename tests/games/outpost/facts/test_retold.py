"""A match retold by facts stands at every player turn as it was played, as far as the table follows it."""

from __future__ import annotations

import random

import pytest

from engine.games.outpost.table import EVENTS, EXTENTS, FULL
from engine.match.match import Match
from tests.games.outpost.at_table import read_again, shown
from tests.games.outpost.matches import READINGS, SETTINGS, new, played
from tests.games.outpost.retold import Retelling, assert_alike, kept, table_of

FOUR = "outpost_four_with_every_other_reading"
NINE = "outpost_nine_without_events"
TWO = "outpost_two_basic_without_events"


def retold(original: Match, extent: str) -> tuple[Match, int]:
    """The match told by facts, and how often it was compared with the other one."""
    match = table_of(original.setup, extent)
    retelling = Retelling(original, match)
    compared = 0
    for entry, state in retelling.entries():
        for fact in retelling.facts(entry, state):
            match.tell(*fact)
        if state.begins_turn:
            assert_alike(match, state)
            compared += 1
    return match, compared


def at_random(number: int, answers: int) -> Match:
    """The first answers of a random match."""
    rng = random.Random(number)
    rulings, options = READINGS[number % len(READINGS)], SETTINGS[number % len(SETTINGS)]
    match = new(rng.choice((2, 3, 4, 5)), options, rulings, seed=f"{number:08X}")
    return played(match, rng, answers)


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("number", [2, 105])
def test_a_random_match_retold_by_facts_stands_as_it_was_played(number: int, extent: str) -> None:
    assert retold(at_random(number, 500), extent)[1] > 10


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(100, 130))
def test_any_match_retold_by_facts_stands_as_it_was_played(number: int) -> None:
    original = at_random(number, 1500)
    for extent in EXTENTS:
        retold(original, extent)


@pytest.mark.parametrize(
    ("name", "extent"),
    [
        *((FOUR, extent) for extent in EXTENTS),
        (TWO, FULL),
        pytest.param(NINE, FULL, marks=pytest.mark.slow),
    ],
)
def test_a_match_retold_by_facts_stands_as_it_was_played(name: str, extent: str) -> None:
    original = kept(name)
    match, compared = retold(original, extent)
    assert compared > 30 and match.is_over
    if extent != EVENTS:
        told, played = match.result(), original.result()
        assert told is not None and played is not None
        assert [it.total for it in told.sheets] == [it.total for it in played.sheets]
        assert told.ranking == played.ranking
    else:
        assert match.result() is None
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()
    assert shown(match).unknown == []
