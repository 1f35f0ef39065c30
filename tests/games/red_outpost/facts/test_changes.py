"""What lies otherwise on the table is told to people who compare: points and crystals first."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.changes import changes
from engine.rules.words import LANGUAGES, load
from tests.games.red_outpost.at_table import NAMES, at_table, shown, tell


def told(before: str, now: str, language: str = "en") -> list[str]:
    """What is said of two tables, of each of which some facts were told."""
    states = []
    for facts in (before, now):
        match = at_table(cards="on")
        tell(match, *filter(None, facts.split(";")))
        states.append(shown(match))
    words = load("red-outpost", language)
    return [words.text("changes", it.name, people=NAMES, **it.params) for it in changes(*states)]


def test_points_and_crystals_are_told_for_each_person_with_what_they_gain() -> None:
    assert told("vp 1 9;crystals 2 3", "vp 1 7;vp 2 8;crystals 2 1") == [
        "Anna: 9 → 7 VP (−2)",
        "Ben: 5 → 8 VP (+3)",
        "Ben: crystals in hand 3 → 1",
    ]


def test_what_else_lies_on_the_table_is_told() -> None:
    now = "warehouse coal 1;exported wool 1;wheel 1 3;palace 2 1;mood_at miner 1;discs miner 1 2"
    assert told("", now) == [
        "Ben: crystals on the palace field 0 → 1",
        "Anna: space on the production wheel 1 → 3",
        "Warehouse, coal cubes: 0 → 1",
        "Export track, wool cubes: 0 → 1",
        "Mood of the Miner: 0 → +1",
        "Discs of Anna on the Miner’s portrait: 0 → 2",
    ]


def test_the_clock_and_whose_turn_it_is_are_told() -> None:
    assert told("", "passed 1;done 1") == ["Then it is Ben’s turn"]
    assert told("", "clock 1 lunch 1 1") == [
        "The clock then shows: day 1, Lunch",
        "Then it is Ben’s turn",
    ]


def test_two_tables_that_lie_alike_differ_in_nothing() -> None:
    assert told("produced 1 coal 1", "produced 1 coal 1") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_known_is_counted_and_not_compared(language: str) -> None:
    lost = told("", "done 1", language)
    found = told("done 1", "", language)
    # Besides that it is somebody else's turn.
    assert len(lost) == len(found) == 2 and lost[1] != found[1]
    assert "{" not in lost[1] + found[1]
