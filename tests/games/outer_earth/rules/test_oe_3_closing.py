"""OE-3.7 to OE-3.11: planets are closed, scored, and bring bonus and reward."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import turn
from engine.games.outer_earth.components import PRIMARY, SECONDARY, TERTIARY
from engine.games.outer_earth.state import NOTHING, OuterEarth
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    draw,
    face,
    faces,
    hand,
    legal,
    names,
    noted,
    place,
    position,
    refused,
    shorts,
    told,
)

FULL = "Pcc Pcc Pcc Scc"
"""A planet without a slot left; its last card is a secondary one."""


def own_turn(**fields: Any) -> OuterEarth:
    """A turn of the first seat, which has two planets in development."""
    at: dict[str, Any] = {"developing": {0: ["01", "09"]}, **fields}
    state = position(**at)
    return ask(state, turn.turn_begins(0), turn.turn(0))


# -- OE-3.7 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "cost"), [("Scc", 4), ("Pcc Scc", 3), ("Pcc Pcc Scc", 2), (FULL, 1)]
)
def test_closing_costs_one_point_and_one_for_each_slot_that_is_left(built: str, cost: int) -> None:
    """OE-3.7: of four base slots."""
    state = answer(own_turn(built={"01": built}), "close:01")
    assert told(state, "closed") == [("OE-3.7", {"seat": 0, "planet": "01", "n": cost})]
    assert (names(state.portfolio[0]), names(state.developing[0])) == (["01"], ["09"])


def test_slots_beyond_the_base_are_not_counted() -> None:
    """OE-3.7: X is never below 0 either."""
    for built, cost in ((FULL, 1), (f"{FULL} Pcc", 1), ("Pcc Pcc Pcc", 2)):
        state = own_turn(built={"01": built}, effects={0: {"slot": 2}})
        answer(state, "close:01")
        assert told(state, "closed")[0][1]["n"] == cost


def test_several_planets_are_closed_in_one_turn_if_the_points_suffice() -> None:
    """OE-3.7: here 2 and 2."""
    state = own_turn(built={"01": "Pcc Pcc Scc", "09": "Pcc Pcc Scc"})
    answer(state, "close:01", "close:09")
    assert (names(state.portfolio[0]), state.ap) == (["01", "09"], 0)


def test_a_planet_for_which_the_points_do_not_suffice_is_refused() -> None:
    """OE-3.7: with what it would cost, and what is left."""
    state = own_turn(built={"01": "Pcc Pcc", "09": "Pcc"})
    answer(state, "remove:01")
    assert "close:01" not in legal(state)
    (why,) = (it for it in state.refusals() if it.subject == "close:01")
    assert (why.clause, why.name) == ("OE-3.7", "closing_costs")
    assert why.params == {"planet": "01", "n": 4, "left": 3}


def test_a_planet_without_a_card_is_not_closed() -> None:
    """OE-R6: whatever there is to pay with."""
    state = own_turn()
    state.ap = 9
    state.ask()
    assert not [it for it in legal(state) if it.startswith("close")]
    assert refused(state)["close:01"] == ("OE-R6", "nothing_built")


# -- OE-3.9 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("synergies", "points"),
    [(["primary"], 1), (["secondary"], 4), (["tertiary"], 3), (["primary", "secondary"], 5)],
)
def test_cards_of_the_planets_synergies_score_by_their_industry(
    synergies: list[str], points: int
) -> None:
    """OE-3.9, OE-R17: 1, 2 or 3 VP each, wherever they lie on the planet; a set is 5 more."""
    planet = {"synergies": synergies, "industry": synergies[0]}
    state = own_turn(planets={"01": planet}, built={"01": "Pcc Scc Scc Tcc"})
    answer(state, "close:01")
    assert state.vp[0] == points + 5
    [(clause, params)] = told(state, "planet_scored")
    assert clause == "OE-3.9"
    assert (params["cards"], params["sets"], params["set_points"]) == (points, 1, 5)


def test_without_a_synergy_a_card_scores_nothing() -> None:
    """OE-R17: three tertiary cards on a primary planet."""
    state = answer(own_turn(built={"01": "Tcc Tcc"}), "close:01")
    assert state.vp == [0, 0]


def test_each_set_of_all_three_industries_scores_five() -> None:
    """OE-3.9: as many as are complete."""
    state = own_turn(built={"01": "Pcc Pcc Scc Scc Tcc Tcc Tcc"}, effects={0: {"slot": 3}})
    answer(state, "close:01")
    assert (state.vp[0], state.closings) == (12, [[0, 0, 2, 2, 0]])


def test_the_vp_come_from_the_budget() -> None:
    """OE-3.9: what was given is no longer there."""
    state = answer(own_turn(built={"01": FULL}, budget=20), "close:01")
    assert (state.vp[0], state.budget) == (3, 17)
    assert noted(state, "budget_short") == []


def test_a_budget_that_runs_short_gives_in_full_and_is_empty() -> None:
    """OE-R8: and the log says so."""
    state = answer(own_turn(built={"01": FULL}, budget=2), "close:01")
    assert (state.vp[0], state.budget) == (3, 0)
    assert told(state, "budget_short") == [("OE-R8", {"n": 1})]


# -- OE-3.10 ---------------------------------------------------------------------------


def test_the_last_card_goes_into_the_stocks_and_the_others_are_discarded() -> None:
    """OE-3.10, OE-R21: all of them lie open."""
    state = answer(own_turn(built={"01": "Pcc Tcc Pcc Scc"}), "close:01")
    assert (shorts(state.stocks[0]), shorts(state.discard)) == ("Scc", "Pcc Tcc Pcc")
    discarded = {"seat": 0, "planet": "01", "cards": faces("Pcc Tcc Pcc")}
    assert told(state, "other_cards_discarded") == [("OE-3.10", discarded)]
    assert (state.built[0], state.invested[0]) == ([], [])
    assert told(state, "into_stocks") == [("OE-3.10", {"seat": 0, "card": face("Scc")})]
    assert state.view(1).stocks == state.stocks


def test_the_former_card_stays_in_the_stocks_without_its_bonus() -> None:
    """OE-3.10: the new bonus replaces it at once."""
    state = own_turn(built={"01": FULL}, stocks={0: "Tcc"}, bonus={0: "tertiary"})
    answer(state, "close:01")
    assert (shorts(state.stocks[0]), state.bonus[0]) == ("Tcc Scc", SECONDARY)


def test_the_index_of_the_planets_industry_rises() -> None:
    """OE-3.10: not that of its cards."""
    state = answer(own_turn(built={"09": "Tcc Tcc Tcc"}), "close:09")
    assert state.index == [0, 1, 0]
    assert told(state, "index_rises") == [("OE-3.10", {"industry": "secondary", "n": 1})]


def test_the_queued_planet_moves_up_at_once_and_takes_cards_in_the_same_turn() -> None:
    """OE-3.10, OE-R18: its place is free."""
    state = own_turn(built={"01": "Pcc Pcc Pcc Pcc"}, hands={0: "Pca"}, queued={0: "17"})
    answer(state, "close:01")
    draw(state, "Tmm")
    assert (names(state.developing[0]), state.queued[0]) == (["09", "17"], NOTHING)
    assert told(state, "moved_up") == [("OE-3.10", {"seat": 0, "planet": "17"})]
    answer(state, place("17", "Pca"))


# -- OE-3.11 and OE-R5 -----------------------------------------------------------------


def test_the_primary_bonus_draws_a_card_at_once_and_at_each_beginning_of_a_turn() -> None:
    """OE-3.11, OE-R5: one closed card."""
    state = own_turn(built={"01": "Scc Scc Scc Pcc"})
    answer(state, "close:01")
    draw(state, "Tmm")
    assert (hand(state, 0), state.bonus[0], state.ap) == ("Tmm", PRIMARY, 3)
    assert told(state, "bonus_primary") == [("OE-3.11", {"seat": 0})]
    answer(state, "end")
    ask(state, turn.turn_begins(0), turn.turn(0))
    draw(state, "Taa")
    assert asked(state) == ("turn", 0)
    assert hand(state, 0) == "Taa Tmm"
    assert told(state, "bonus_card") == [("OE-3.11", {"seat": 0, "n": 1})]


def test_the_card_of_the_primary_bonus_comes_before_the_older_cards_are_discarded() -> None:
    """OE-3.10, OE-3.11: with an empty deck it can be none of them."""
    state = own_turn(built={"01": "Tcc Tcc Tcc Pcc"}, deck="", discard="Saa")
    answer(state, "close:01")
    assert legal(state) == {face("Saa")}
    draw(state, "Saa")
    assert shorts(state.discard) == "Tcc Tcc Tcc"


def test_the_secondary_bonus_is_room_for_one_more_developing_planet() -> None:
    """OE-3.11, OE-R5: three at a time and one queued."""
    state = own_turn(built={"01": FULL}, developing={0: ["01", "09"]}, queued={0: "17"})
    answer(state, "close:01")
    assert (state.capacity(0), state.capacity(1)) == (3, 2)
    assert names(state.developing[0]) == ["09", "17"]
    assert state.has_room(0)


@pytest.mark.parametrize(
    ("ruling", "before", "name"),
    [
        ("planet", "primary", "bonus_secondary"),
        ("planet", "secondary", "bonus_secondary_had"),
        ("slot", "primary", "bonus_slot"),
        ("slot", "secondary", "bonus_slot_had"),
    ],
)
def test_the_secondary_bonus_is_told_by_what_it_brings_now(
    ruling: str, before: str, name: str
) -> None:
    """OE-3.11, OE-R5: room for a planet or a slot, or neither where it was had."""
    state = own_turn(rulings={"OE-R5": ruling}, bonus={0: before}, built={"01": FULL})
    answer(state, "close:01")
    found = [event for event in state.events or () if event.name.startswith("bonus_s")]
    assert [(event.name, event.clause) for event in found] == [(name, "OE-3.11")]


def test_the_tertiary_bonus_gives_a_point_at_once_and_in_each_turn() -> None:
    """OE-3.11, OE-R5: one AP more."""
    state = answer(own_turn(built={"01": "Pcc Pcc Pcc Tcc"}), "close:01")
    assert (state.ap, state.bonus[0]) == (4, TERTIARY)
    assert told(state, "bonus_tertiary") == [("OE-3.11", {"seat": 0})]
    answer(state, "end")
    ask(state, turn.turn_begins(0), turn.turn(0))
    assert state.ap == 5
    assert told(state, "bonus_ap") == [("OE-3.11", {"seat": 0, "n": 1})]


def test_the_point_of_the_tertiary_bonus_is_had_once_a_round() -> None:
    """OE-R5: neither a second tertiary card nor one after a lost bonus gives another."""
    state = own_turn(bonus={0: "tertiary"}, built={"01": "Pcc Pcc Pcc Tcc"})
    assert state.ap == 5
    assert answer(state, "close:01").ap == 4
    assert told(state, "bonus_tertiary_had") == [("OE-3.11", {"seat": 0})]
    assert told(state, "bonus_tertiary") == []
    state = own_turn(built={"01": "Pcc Pcc Pcc Tcc", "09": "Pcc Pcc Pcc Tcc"})
    assert answer(state, "close:01").ap == 4
    assert answer(state, "close:09").ap == 3


def test_losing_the_tertiary_bonus_takes_no_point_back() -> None:
    """OE-R20: the next turn has four."""
    state = answer(own_turn(bonus={0: "tertiary"}, built={"01": FULL}), "close:01")
    assert state.ap == 4
    answer(state, "end")
    assert ask(state, turn.turn_begins(0), turn.turn(0)).ap == 4


def test_a_bonus_that_is_gone_leaves_planets_in_development() -> None:
    """OE-R5: but there is no room for another one, and the queue waits."""
    state = own_turn(
        bonus={0: "secondary"},
        developing={0: ["01", "09", "10"]},
        queued={0: "17"},
        built={"01": "Pcc Pcc Pcc Tcc"},
    )
    answer(state, "close:01")
    assert (names(state.developing[0]), names(state.queued[:1])) == (["09", "10"], ["17"])
    assert not state.has_room(0)


def test_the_bonus_of_another_seat_is_not_mine() -> None:
    """OE-3.11: whose turn it is counts."""
    state = own_turn(bonus={1: "tertiary"})
    assert state.ap == 4


def test_what_closing_discards_is_open() -> None:
    """OE-R21: everybody may look through the pile."""
    state = answer(own_turn(built={"01": "Pcc Tcc Scc"}), "close:01")
    assert state.view(1).discard == faces("Pcc Tcc")
