"""The words in which facts can be told: every kind names them all, and reads each of them."""

from __future__ import annotations

import pytest

from engine.games.outer_earth.facts import FACTS
from engine.games.outer_earth.table import of_board
from engine.rules.words import LANGUAGES, load
from tests.games.outer_earth.at_table import NAMES, TOLD_BY, at_table
from tests.told_at_random import telling

KINDS = {kind.name: kind for fact in FACTS.values() for kind in fact.kinds}
SEVERAL = {
    "built": "primary+tertiary+primary",
    "planets": "07+12",
    "rewards": "ap:1+slot:2",
    "row": "07:2+12:0",
    "stocks": "primary+secondary",
    "synergies": "primary+tertiary",
}
"""Words of several parts; all but few of them are too many to be listed."""
LISTED = sorted((KINDS.keys() - SEVERAL.keys() - {"name", "reminder"}) | {"synergies"})


@pytest.mark.parametrize("name", LISTED)
def test_a_kind_reads_every_word_that_it_names(name: str) -> None:
    state = at_table(3).state
    words = KINDS[name].words(state)
    assert len(words) > 1 and len(set(words)) == len(words)
    for word in words:
        KINDS[name].read(state, word)


@pytest.mark.parametrize("name", LISTED)
@pytest.mark.parametrize("word", ["", "x", "01+", "+", "999", "٣"])
def test_a_kind_reads_no_other_word(name: str, word: str) -> None:
    with pytest.raises((LookupError, ValueError)):
        KINDS[name].read(at_table(3).state, word)


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize("word", ["", "x", "+", "07:2+07:1", "primary+", "ap:0", "ap:1+ap:2"])
def test_a_word_of_several_parts_has_no_other_parts(name: str, word: str) -> None:
    state = at_table(3).state
    KINDS[name].read(state, SEVERAL[name])
    with pytest.raises((LookupError, ValueError)):
        KINDS[name].read(state, word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTED)
def test_every_word_has_words_for_people(name: str, language: str) -> None:
    words, state = load("outer-earth", language), at_table(3).state
    assert words.at("told_kinds", name)
    said = [words.told(name, word, NAMES) for word in KINDS[name].words(state)]
    assert len(set(said)) == len(said) and not any("_" in word for word in said)


@pytest.mark.parametrize("name", SEVERAL)
def test_a_word_of_several_parts_is_listed(name: str) -> None:
    words = load("outer-earth", "en")
    said = words.told(name, SEVERAL[name], NAMES)
    assert " and " in said and "+" not in said and words.kind(name)
    if name != "synergies":
        assert words.told(name, "none", NAMES) == "none"


def test_people_who_said_yes_are_named() -> None:
    words = load("outer-earth", "en")
    assert words.told("seats", "1+3", NAMES) == "Anna and Cleo"
    assert words.told("seats", "none", NAMES) == "nobody"
    assert words.told("name", "Red%20Eye", NAMES) == "Red Eye"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marker_has_words_and_a_fact_that_tells_it(language: str) -> None:
    words = load("outer-earth", language)
    marks = [*of_board(3), "built.07", "invested.1", "ap.2", "last_round"]
    assert len({words.marker(mark, NAMES) for mark in marks}) == len(marks)
    assert {telling(mark, TOLD_BY)[0] for mark in marks} <= set(FACTS)
    assert {mark.partition(".")[0] for mark in marks} == set(words.tables["untold"])
    assert set(words.tables["markers"]) == set(words.tables["untold"])
