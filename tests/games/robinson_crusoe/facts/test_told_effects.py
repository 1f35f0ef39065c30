"""Effects of printed cards, told by a table and resolved by the rules (RC-2.8 to RC-2.10, RC-4.3)."""

from __future__ import annotations

import pytest

from engine.games.robinson_crusoe import vocabulary
from engine.games.robinson_crusoe.facts import FACTS
from engine.games.robinson_crusoe.facts.effects import touched
from engine.games.robinson_crusoe.outlook import outlook
from engine.record.lines import Chance, Fact
from engine.rules.agenda import Illegal
from engine.rules.facts import written
from engine.rules.words import error_text, load
from tests.games.robinson_crusoe.at_table import (
    NAMES,
    at_table,
    names,
    playing,
    read_again,
    shown,
    tell,
)

# -- one character alone (RC-2.10, RC-R4) ------------------------------------------------------


def test_in_a_combat_a_demand_wounds_whoever_fights_alone() -> None:
    """RC-R4: RC-2.10 goes before RC-2.9."""
    match = at_table(3)
    said = tell(match, "effect_alone lose%20weapon%202 1")
    assert shown(match).wounds == [2, 0, 0]
    assert [(event.clause, event.name) for event in said] == [
        ("RC-R4", "unfulfilled"),
        ("RC-R4", "wounded"),
    ]


def test_the_drawer_of_an_upper_half_fights_alone() -> None:
    """RC-R4: with the one Weapon of the group."""
    match = at_table(3)
    tell(match, "count weapon 1", "effect_alone combat%203 2", "effect_alone wound%20first%201 3")
    assert (shown(match).wounds, shown(match).weapon) == ([0, 2, 1], 0)


def test_a_combat_of_an_event_card_is_the_first_player_s() -> None:
    """RC-2.10: whoever that is now."""
    match = at_table(3)
    tell(match, "first_player 2")
    said = tell(match, "effect combat%202 1")
    assert shown(match).wounds == [0, 3, 0]
    assert [event.clause for event in said] == ["RC-2.10", "RC-2.10", "RC-R3", "RC-R3"]


# -- a demand that the app has no counter for (RC-2.9) -----------------------------------------


def test_a_demand_that_could_not_be_met_wounds_everybody() -> None:
    """RC-2.9: the table tells it where the app has no counter."""
    match = at_table(3)
    said = tell(match, "unmet 1")
    assert shown(match).wounds == [1, 1, 1]
    assert names(said) == ["unmet", "wounded", "wounded", "wounded"]
    assert {event.clause for event in said} == {"RC-2.9"}


@pytest.mark.parametrize(("reading", "wounds"), [("partial", 3), ("whole", 1)])
def test_each_missing_unit_is_a_demand_of_its_own_or_none_is(reading: str, wounds: int) -> None:
    """RC-R1: as the group reads it."""
    match = at_table(2, rulings={"RC-R1": reading})
    said = tell(match, "unmet 3")
    assert said[0].params == {"n": wounds}
    assert shown(match).wounds == [wounds, wounds]


def test_a_demand_of_a_combat_that_could_not_be_met_wounds_one() -> None:
    """RC-R4: the one who is told."""
    match = at_table(2)
    said = tell(match, "unmet_alone 1 2")
    assert shown(match).wounds == [0, 1]
    assert said[-1].clause == "RC-R4"


@pytest.mark.parametrize("fact", ["unmet 0", "unmet 10", "unmet_alone 1 3", "unmet x"])
def test_no_such_demands(fact: str) -> None:
    match = at_table(2)
    with pytest.raises(Illegal):
        tell(match, fact)
    assert shown(match).wounds == [0, 0]


# -- only what is possible (RC-4.3) ------------------------------------------------------------


def test_what_is_missing_costs_nothing_if_it_is_not_possible() -> None:
    """RC-4.3: what is there is lost."""
    match = at_table(2)
    tell(match, "count roof 1", "effect_if_possible lose%20roof%202 1")
    assert (shown(match).roof, shown(match).wounds) == (0, [0, 0])
    (said,) = tell(match, "effect_if_possible lose%20roof%201 1")
    assert (said.clause, said.name) == ("RC-4.3", "nothing_to_lose")


# -- numbers of printed cards ------------------------------------------------------------------


@pytest.mark.parametrize("n", [4, 9])
def test_a_printed_card_may_say_more_than_the_app_s_own(n: int) -> None:
    match = at_table(2)
    tell(match, f"effect gain%20wood%20{n} 1", f"effect wound%20each%20{n} 1")
    assert (shown(match).wood, shown(match).wounds) == (n, [n, n])
    assert shown(read_again(match)).wood == n


def test_more_than_nine_is_told_as_two_effects() -> None:
    with pytest.raises(Illegal, match="is no effect"):
        tell(at_table(2), "effect gain%20wood%2010 1")


# -- what has to be known ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counted", "fact"),
    [
        ("wood", "effect gain%20wood%201 1"),
        ("wood", "effect discard%20wood 1"),
        ("wood", "effect lose%20wood%201 1"),
        ("wood", "effect_if_possible lose%20wood%203 1"),
        ("morale", "effect lose%20morale%203 1"),
        ("wounds.2", "effect wound%20one%202 2"),
        ("wounds.2", "effect_alone wound%20first%202 2"),
        ("wounds.2", "unmet_alone 1 2"),
    ],
)
def test_only_what_an_effect_touches_has_to_be_known(counted: str, fact: str) -> None:
    match = at_table(2)
    tell(match, "joined", f"count {counted} 1")
    assert tell(match, fact)


@pytest.mark.parametrize(
    ("counted", "fact", "lacks"),
    [
        ("wood", "effect gain%20food%201 1", "the food"),
        ("wood", "effect lose%20wood%202 1", "the Wounds"),
        ("wounds.1", "effect wound%20first%201 1", "the First Player"),
        ("wounds.1", "effect wound%20each%201 1", "the Wounds"),
        ("weapon", "effect_alone combat%201 1", "the Wounds"),
        ("wounds.1", "effect_alone combat%201 1", "the Weapon"),
        ("wounds.1", "unmet 1", "the Wounds"),
    ],
)
def test_what_an_effect_needs_is_asked_for(counted: str, fact: str, lacks: str) -> None:
    match = at_table(2)
    tell(match, "joined", f"count {counted} 1")
    why = match.why_not(*fact.split())
    assert why is not None
    assert str(why) == f"First enter what is on the table: {lacks} (RC-2.9)."
    assert error_text(why, "de") != str(why)


def test_what_is_put_into_the_deck_needs_no_counter() -> None:
    match = at_table(2)
    tell(match, "joined")
    assert touched(shown(match), "shuffle build", 0) == []
    assert tell(match, "effect shuffle%20build 1")


# -- what would happen -------------------------------------------------------------------------


def test_the_outlook_tells_a_copy_and_changes_nothing() -> None:
    match = at_table(2)
    tell(match, "count wood 1")
    before = match.text()
    told = [("effect", "lose%20wood%202", 1), ("effect", "gain%20wood%201", 1)]
    first, second = outlook(shown(match), told).happens
    assert [event.name for event in first] == ["lost", "unfulfilled", "wounded", "wounded"]
    assert [event.params for event in second] == [{"counter": "wood", "n": 1, "now": 1}]
    assert match.text() == before
    assert shown(match).wood == 1


def test_the_outlook_says_what_cannot_be_told() -> None:
    match = at_table(2)
    tell(match, "joined", "count wood 1")
    seen = outlook(shown(match), [("effect", "gain%20wood%201", 1), ("unmet", 1)])
    assert len(seen.happens) == 1
    assert str(seen.why_not).startswith("First enter what is on the table")


def test_effects_told_together_are_one_step_and_read_back() -> None:
    match = at_table(2)
    tell(match, "round_over", "drew book - - -")
    before = shown(match).wounds
    match.tell_all([("effect", "lose%20wood%201", 1), ("unmet_alone", 2, 1), ("done",)])
    assert shown(match).wounds == [3, 1]
    assert shown(read_again(match)).wounds == [3, 1]
    match.undo()
    assert shown(match).wounds == before


def test_what_chance_answers_between_two_facts_does_not_part_them() -> None:
    match = playing(2)
    before = shown(match).text()
    match.tell_all([("shuffle_in", "build", 1), ("unmet", 1)])
    assert [type(line) for line in match.lines[-3:]] == [Fact, Chance, Fact]
    again = read_again(match)
    assert again.text() == match.text()
    again.undo()
    assert shown(again).text() == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_effect_that_is_told_is_corrected_by_its_words(language: str) -> None:
    words = load("robinson-crusoe", language)
    kind = FACTS["effect"].kinds[0]
    said = [words.told("effect", word, NAMES) for word in kind.words(shown(at_table(2)))]
    assert len(set(said)) == len(said) > 100
    assert not any("%20" in one for one in said)
    assert written(f"gain food {vocabulary.MOST_TOLD}") in kind.words(shown(at_table(2)))
