"""The words in which facts can be told: every kind names them all, and reads each of them."""

from __future__ import annotations

import pytest

from engine.games.outpost.facts import FACTS
from engine.games.outpost.table import FULL
from engine.rules.words import LANGUAGES, load
from tests.games.outpost.at_table import NAMES, TOLD_BY, at_table, shown, tell
from tests.told_at_random import telling

BOUGHT = "1+3+3"
KINDS = {kind.name: kind for fact in FACTS.values() for kind in fact.kinds}
KINDS["seats"] = FACTS["order"].kinds[0]
SEVERAL = {
    "display": "data_library:2+nodule",
    "event_discards": "audit:2+strike",
    "seats": "3+1+2",
}
"""Words of several parts, which cannot be listed."""
LISTED = sorted(KINDS.keys() - SEVERAL.keys() - {"name", "choice"})


@pytest.mark.parametrize("name", LISTED)
def test_a_kind_reads_every_word_that_it_names(name: str) -> None:
    state = shown(at_table(3))
    words = KINDS[name].words(state)
    assert len(words) > 1 and len(set(words)) == len(words)
    for word in words:
        KINDS[name].read(state, word)


@pytest.mark.parametrize("name", LISTED)
@pytest.mark.parametrize("word", ["", "x", "01", "+", "9999", "٣", "-1"])
def test_a_kind_reads_no_other_word(name: str, word: str) -> None:
    with pytest.raises((LookupError, ValueError)):
        KINDS[name].read(shown(at_table(3)), word)


@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize(
    "word", ["", "x", "+", "1+", "nodule+nodule", "audit:0", "strike:1", "1+1+2"]
)
def test_a_word_of_several_parts_has_no_other_parts(name: str, word: str) -> None:
    state = shown(at_table(3))
    KINDS[name].read(state, SEVERAL[name])
    with pytest.raises((LookupError, ValueError)):
        KINDS[name].read(state, word)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LISTED)
def test_every_word_has_words_for_people(name: str, language: str) -> None:
    words, state = load("outpost", language), shown(at_table(3))
    assert words.at("told_kinds", name)
    said = [words.told(name, word, NAMES) for word in KINDS[name].words(state)]
    assert len(set(said)) == len(said) and not any("_" in word for word in said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("display", "Data Library × 2 and Nodule"),
        ("event_discards", "Colonial Audit × 2 and Strike"),
        ("seats", "Cleo, Anna and Ben"),
    ],
)
def test_a_word_of_several_parts_is_listed(name: str, said: str) -> None:
    words = load("outpost", "en")
    assert words.told(name, SEVERAL[name], NAMES) == said
    if name != "seats":
        assert words.told(name, "none", NAMES) == words.at("told", name, "none")


def test_buyers_are_named_for_each_of_their_purchases() -> None:
    state, words = shown(at_table(3)), load("outpost", "en")
    kind = FACTS["bought"].kinds[0]
    assert kind.read(state, BOUGHT) == [1, 0, 2] and kind.read(state, "none") == [0, 0, 0]
    assert words.told(kind.name, BOUGHT, NAMES) == "Anna, Cleo and Cleo"
    assert words.told(kind.name, "none", NAMES) == "nobody"
    for word in ("3+1", "4", "1+", "", "x"):
        with pytest.raises((LookupError, ValueError)):
            kind.read(state, word)


def test_what_can_be_chosen_is_what_is_asked() -> None:
    match = at_table(extent=FULL)
    tell(match, "turn", "order 1+2+3+4", "display nodule", "turn", "order 1+2+3+4")
    state = tell(match, "event barter_fair")
    words = KINDS["choice"].words(state)
    assert len(words) == 3 and "nothing" in words
    for language in LANGUAGES:
        said = {load("outpost", language).told("choice", word, NAMES) for word in words}
        assert len(said) == 3


def test_every_marker_is_told_by_a_fact() -> None:
    markers = shown(at_table(3)).markers(FULL)
    assert {telling(marker, TOLD_BY)[0] for marker in markers} <= FACTS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marker_has_its_name(language: str) -> None:
    words = load("outpost", language)
    markers = shown(at_table(3)).markers(FULL)
    assert len({words.marker(marker, NAMES) for marker in markers}) == len(markers)
    assert all(words.at("untold", marker.partition(".")[0]) for marker in markers)
