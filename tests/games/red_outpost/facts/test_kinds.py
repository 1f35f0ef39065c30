"""The words in which facts can be told: every kind names them all, and reads each of them."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.facts import FACTS
from engine.rules.words import LANGUAGES, load
from tests.games.red_outpost.at_table import NAMES, at_table

KINDS = {kind.name: kind for fact in FACTS.values() for kind in fact.kinds}


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_reads_every_word_that_it_names(name: str) -> None:
    state = at_table(3, cards="on").state
    words = KINDS[name].words(state)
    assert len(words) > 1 and len(set(words)) == len(words)
    for word in words:
        KINDS[name].read(state, word)


def test_a_disc_goes_elsewhere_only_where_there_are_special_cards() -> None:
    assert KINDS["disc"].words(at_table(3).state) == ("portrait",)
    assert KINDS["disc"].words(at_table(3, cards="on").state) == ("portrait", "card", "none")


def test_there_are_as_many_seats_as_people() -> None:
    assert KINDS["seat"].words(at_table(2).state) == ("1", "2")
    assert KINDS["seat"].words(at_table(4).state) == ("1", "2", "3", "4")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_every_word_has_words_for_people(name: str, language: str) -> None:
    words, state = load("red-outpost", language), at_table(3, cards="on").state
    assert words.kind(name) != name or name == "VP"
    said = [words.told(name, word, NAMES) for word in KINDS[name].words(state)]
    assert len(set(said)) == len(said) and not any("_" in word for word in said)
