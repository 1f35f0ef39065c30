"""OE-4: exploration, upkeep, and what brings the last round."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import rules
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import CHANCE
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    draw_on,
    names,
    noted,
    position,
    told,
)


def round_over(seats: int = 2, **fields: Any) -> OuterEarth:
    """After phase 2 of a round, with the round that follows begun as far as somebody is asked."""
    return ask(position(seats, **fields), rules.round_ends())


def explored(**fields: Any) -> OuterEarth:
    """The exploration alone."""
    return draw_on(ask(position(**fields), rules.explore(), rules.look_for_the_end()))


ROW = {"01": 2, "09": 0}


def test_each_unsold_planet_gets_a_chip_from_the_budget_and_new_ones_get_none() -> None:
    """OE-4.1: so the budget ends a game in which nobody buys (OE-R8)."""
    state = explored(row=ROW, budget=10)
    assert (state.chips, state.budget) == ([3, 1, 0], 8)
    assert told(state, "chip") == [
        ("OE-4.1", {"planet": "01", "n": 3}),
        ("OE-4.1", {"planet": "09", "n": 1}),
    ]


def test_chips_of_a_short_budget_go_to_the_oldest_planet_first() -> None:
    """OE-R20, OE-4.1: one chip for two planets."""
    state = explored(row=ROW, budget=1)
    assert (state.chips, state.budget) == ([3, 0, 0], 0)
    assert told(state, "no_chip") == [("OE-4.1", {"planet": "09"})]


def test_unsold_planets_slide_away_and_the_row_is_refilled() -> None:
    """OE-4.2: the oldest stays the first."""
    state = ask(position(row=ROW), rules.explore())
    assert (asked(state), state.source) == (("turn_over", CHANCE), "galaxy")
    galaxy = state.galaxy
    state.apply("24")
    assert (names(state.row), state.galaxy) == (["01", "09", "24"], galaxy - 1)
    assert 23 not in state.unturned
    assert told(state, "planet_turned") == [("OE-4.2", {"planet": "24"})]


def test_a_row_that_lacks_more_planets_than_the_deck_has_stays_short() -> None:
    """OE-4.2: what there is comes."""
    state = explored(seats=2, row={"01": 0}, galaxy=1)
    assert (len(state.row), state.galaxy) == (2, 0)


def test_the_starting_token_passes_to_the_left() -> None:
    """OE-4.2: from the last seat to the first."""
    for start in range(3):
        state = explored(seats=3, row={}, start=start)
        assert state.start == (start + 1) % 3
        assert told(state, "token_passed") == [("OE-4.2", {"seat": state.start})]


def test_the_next_round_follows_with_the_next_start_player() -> None:
    """OE-4.2, OE-2.1: nobody said that it would be the last."""
    state = draw_on(round_over(3, row=ROW, hands={0: "Pca", 1: "Pca", 2: "Pca"}))
    assert (state.round, asked(state)) == (2, ("paddle", 1))
    assert (state.last_round, noted(state, "last_round_over")) == ("", [])


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"galaxy": 1}, "turned"),
        ({"galaxy": 1, "budget": 2}, "both"),
        ({"budget": 2}, "budget"),
        ({"galaxy": 2, "budget": 3}, ""),
    ],
)
def test_the_last_planet_turned_over_or_an_empty_budget_bring_the_last_round(
    fields: dict[str, int], why: str
) -> None:
    """OE-4.3, OE-R9: seen at the end of phase 3; the next round is the last one."""
    state = explored(row=ROW, **fields)
    assert state.last_round == why
    assert told(state, f"last_round_{why}") == ([("OE-4.3", {"round": 2})] if why else [])


def test_a_budget_that_was_emptied_by_closings_brings_the_last_round_too() -> None:
    """OE-4.3: after this round's phase 3."""
    assert explored(row={}, budget=0).last_round == "budget"


def test_one_more_round_is_played_and_it_ends_after_phase_2() -> None:
    """OE-4.3, OE-R20: no chips, no new planet, no token."""
    state = position(row=ROW, galaxy=1, budget=50, hands={0: "Pca", 1: "Pca"})
    draw_on(ask(state, rules.round_ends()))
    assert (state.round, state.last_round) == (2, "turned")
    answer(state, *["no"] * 6)
    before = (state.budget, state.chips, state.start)
    answer(state, "end", "end")
    assert state.is_terminal
    assert (state.budget, state.chips, state.start) == before
    assert told(state, "last_round_over") == [("OE-4.3", {"round": 2})]
