"""Whoever forgets a step or enters a wrong one puts it right, and all stands as if it had been told so."""

from __future__ import annotations

import random

import pytest

from engine.games.outer_earth.components import AP, INDUSTRIES
from engine.games.outer_earth.game import GAME
from engine.match.match import Match
from engine.record.lines import Fact
from tests.games.outer_earth.at_table import in_turns, read_again, shown, tell
from tests.games.outer_earth.retold import Retelling, played, table_of
from tests.told_at_random import Forgetful

FORGETTABLE = ("drew", "took", "refreshed", "placed", "invested", "removed", "bought", "added")


def steps(seats: int, rng: random.Random) -> tuple[list[Fact], Match]:
    """Everything that is told of a random match, and the match."""
    setup = GAME.setup(seats)
    match = table_of(setup, typed=True)
    retelling = Retelling(match, setup, rng, typed=True)
    for events, state in played(setup, rng):
        for fact in retelling.facts(events):
            match.tell(*fact)
        if any(event.name == "no_card_left" for event in events):
            for seat, hand in enumerate(state.hands):
                match.tell("hand", seat + 1, len(hand))
    return [fact for fact in match.told if isinstance(fact, Fact)], match


def mistyped(fact: Fact, rng: random.Random) -> Fact | None:
    """Another fact that may be pressed instead; None if none lies near."""
    if fact.name == "placed":
        seat, planet, industry = fact.words
        others = [it for it in INDUSTRIES if it != industry]
        return Fact("placed", (seat, planet, rng.choice(others)))
    near = {"drew": "took", "took": "drew"}
    return Fact(near[fact.name], fact.words) if fact.name in near else None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(2))
def test_a_table_that_forgets_and_mistypes_ends_as_one_that_does_not(
    seats: int, number: int
) -> None:
    rng = random.Random(f"{seats} {number}")
    facts, right = steps(seats, rng)
    table = Forgetful(
        table_of(GAME.setup(seats), typed=True),
        rng,
        turn_ends="done",
        forgettable=FORGETTABLE,
        mistyped=mistyped,
        often=(0.08, 0.08),
    )
    for at, fact in enumerate(facts):
        table.tell(at, fact)
    assert table.repaired > 2
    assert table.match.told == tuple(facts)
    assert table.match.state.text() == right.state.text() and table.match.is_over
    assert read_again(table.match).state.text() == right.state.text()


def test_a_planet_that_was_mistyped_is_right_for_all_that_followed() -> None:
    match = in_turns(2)
    tell(match, "developing 1 05 none", "built 05 primary+tertiary")
    wrong = len(match.lines) + 1
    tell(match, "planet_card 05 Mud primary 3 primary draw 1 -", "closed 1 05")
    assert shown(match).vp == [1, 0]
    words = ("05", "Mud", "primary", "3", "primary+tertiary", "draw", "1", "-")
    made = match.correction(wrong, Fact("planet_card", words))
    assert not made.broken
    match.take(made)
    assert shown(match).vp == [4, 0] and read_again(match).state.text() == match.state.text()


def test_a_planet_that_is_corrected_after_its_closing_gives_its_other_reward() -> None:
    match = in_turns(2)
    tell(match, "developing 1 05 none", "built 05 primary", "ap 1 9", "closed 1 05")
    before = shown(match).influence(0)
    tell(match, "planet_card 05 Mud primary 3 primary slot 2 -")
    state = shown(match)
    assert state.influence(0) == before - 1 and state.slots(0, 1) == 6


def test_a_company_that_is_corrected_takes_its_strength_with_it() -> None:
    match = in_turns(2)
    tell(match, "company_card longacre Guild 77 slot 3 -", "company 1 longacre")
    state = shown(match)
    assert state.influence(0) == 77 and state.slots(0, 1) == 7
    tell(match, "company_card longacre Guild 78 slot 1 -")
    assert shown(match).influence(0) == 78 and shown(match).slots(0, 1) == 5


def test_a_reward_in_own_words_is_remembered_and_not_carried_out() -> None:
    match = in_turns(2)
    tell(match, "developing 1 05 none", "built 05 primary", "ap 1 9")
    tell(match, "planet_card 05 Mud primary 3 primary reminder 1 Draw%20first")
    tell(match, "company_card longacre Guild 77 reminder 1 Ask%20Cleo", "company 1 longacre")
    effects = shown(match).effects
    tell(match, "closed 1 05")
    assert shown(match).effects == effects
    noted = [it.params for it in match.log()[-1].events if it.name == "reminder"]
    assert noted == [{"seat": 0, "text": "Draw first"}]
    tell(match, "rewards 1 ap:1", "planet_card 05 Mud primary 3 primary ap 2 -")
    assert shown(match).effect(0, AP) == 3


def test_a_reward_in_own_words_needs_them() -> None:
    match = in_turns(2)
    why = match.why_not("planet_card", "05", "Mud", "primary", 3, "primary", "reminder", 1, "-")
    assert why is not None and why.name == "outer-earth.impossible.no_such_card"
    assert "own words" in str(why)


def test_what_was_typed_in_is_the_edition_of_the_next_match() -> None:
    match = in_turns(2)
    tell(match, "planet_card 05 Mud%20Flat primary 3 primary+tertiary slot 2 -")
    told = shown(match).values_told
    again = GAME.setup(2, values=told, edition="Ours")
    assert again.values["planet.05"].value["name"] == "Mud Flat"
    assert match.setup.values["planet.05"] == told["planet.05"]
    match.undo()
    assert not shown(match).values_told and match.setup.values["planet.05"].value["name"] == ""
