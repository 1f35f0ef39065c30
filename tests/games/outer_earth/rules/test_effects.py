"""The nine effects of rewards and strengths: what each does, when, and its own line of the log."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import auction, rules, turn
from engine.games.outer_earth.components import EFFECTS
from engine.games.outer_earth.state import OuterEarth
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    draw,
    draw_on,
    face,
    hand,
    legal,
    names,
    noted,
    place,
    position,
    refused,
    take,
    told,
)

FULL = "Pcc Pcc Pcc Scc"
"""Closing costs 1 AP; the bonus of a secondary card gives neither cards nor points."""


def own_turn(gained: dict[str, int] | None = None, **fields: Any) -> OuterEarth:
    """A turn of the first seat, which has two planets in development and these effects."""
    at = {"developing": {0: ["01", "09"]}, **fields}
    state = position(effects={0: gained or {}}, **at)
    return ask(state, turn.turn_begins(0), turn.turn(0))


def rewarded(effect: str, amount: int = 1, **fields: Any) -> OuterEarth:
    """Such a turn, before a planet with that reward is closed."""
    reward = {"effect": effect, "amount": amount}
    return own_turn(planets={"01": reward}, built={"01": FULL}, **fields)


def next_turn(state: OuterEarth) -> OuterEarth:
    """The first seat ends its turn, and begins another one."""
    answer(state, "end")
    assert state.events is not None
    state.events.clear()
    return ask(state, turn.turn_begins(0), turn.turn(0))


def acted(state: OuterEarth, effect: str) -> list[tuple[str, int]]:
    """The clause and number of each line on which the effect acted."""
    return [(clause, params["n"]) for clause, params in told(state, f"effect_{effect}")]


@pytest.mark.parametrize("effect", EFFECTS)
def test_a_reward_is_gained_for_good_on_a_line_of_its_own(effect: str) -> None:
    """OE-3.10: several of one effect add up."""
    state = rewarded(effect, 2, hands={0: "Pca"})
    before = state.effect(0, EFFECTS.index(effect))
    draw_on(answer(state, "close:01"))
    assert (before, state.effect(0, EFFECTS.index(effect))) == (0, 2)
    assert told(state, f"gained_{effect}") == [("OE-3.10", {"seat": 0, "n": 2})]
    again = own_turn(
        {effect: 3}, planets={"01": {"effect": effect, "amount": 2}}, built={"01": FULL}
    )
    draw_on(again)
    draw_on(answer(again, "close:01"))
    assert again.effect(0, EFFECTS.index(effect)) == 5


# -- draw ------------------------------------------------------------------------------


def test_draw_gives_closed_cards_at_once_and_at_each_beginning_of_a_turn() -> None:
    """OE-3.10: here two."""
    state = answer(rewarded("draw", 2), "close:01")
    assert acted(state, "draw") == [("OE-3.10", 2)]
    draw(state, "Tmm", "Taa")
    assert (asked(state), hand(state, 0)) == (("turn_goes_on", 0), "Taa Tmm")
    next_turn(state)
    draw(state, "Saa", "Smm")
    assert asked(state) == ("turn", 0)
    assert acted(state, "draw") == [("OE-3.10", 2)]


def test_draw_comes_together_with_the_primary_bonus() -> None:
    """OE-R5: both at the beginning of the turn, each on a line of its own."""
    state = draw(own_turn({"draw": 1}, bonus={0: "primary"}), "Tmm", "Taa")
    assert asked(state) == ("turn", 0)
    assert (acted(state, "draw"), told(state, "bonus_card")[0][0]) == ([("OE-3.10", 1)], "OE-3.11")


def test_draw_draws_after_the_cards_of_the_closed_planet_were_discarded() -> None:
    """OE-3.10: with an empty deck they are what is drawn."""
    state = answer(rewarded("draw", deck=""), "close:01")
    assert face("Pcc") in legal(state) or hand(state, 0) == "Pcc"


# -- influence -------------------------------------------------------------------------


def test_influence_counts_at_once_for_the_order_of_bids_and_for_ties() -> None:
    """OE-2.4, OE-2.5: the lower company is now the higher."""
    state = answer(rewarded("influence", 11, hands={0: "Pca", 1: "Pac"}), "close:01")
    assert [state.influence(seat) for seat in (0, 1)] == [21, 20]
    state.row, state.chips = [20], [0]
    ask(state, auction.auction())
    answer(state, "yes", "yes")
    assert asked(state) == ("first_card", 1)
    answer(state, face("Pac"), face("Pca"))
    assert names(state.developing[0]) == ["09", "21"]


@pytest.mark.parametrize(
    ("gained", "lines"), [(9, []), (10, [("OE-2.4", 10)]), (11, [("OE-2.4", 11)])]
)
def test_influence_acts_on_its_own_line_where_it_alone_lets_a_seat_bid_later(
    gained: int, lines: list[tuple[str, int]]
) -> None:
    """OE-2.4, OE-R13: the first seat has 10 less; of equals it is higher, with the start token."""
    effects = {0: {"influence": gained}, 1: {"influence": 0}}
    hands = dict.fromkeys(range(3), "Pca")
    state = position(3, effects=effects, hands=hands, row={"21": 0})
    answer(ask(state, auction.auction()), "yes", "yes", "no")
    assert asked(state) == ("first_card", int(bool(lines)))
    assert acted(state, "influence") == lines
    assert {params["seat"] for _, params in told(state, "effect_influence")} <= {0}


def test_influence_that_was_higher_anyway_has_no_line() -> None:
    """OE-2.4: the second seat's company is the higher one without it."""
    hands = {0: "Pca", 1: "Pca"}
    state = position(effects={1: {"influence": 5}}, hands=hands, row={"21": 0})
    answer(ask(state, auction.auction()), "yes", "yes")
    assert (asked(state), acted(state, "influence")) == (("first_card", 0), [])


# -- slot ------------------------------------------------------------------------------


def test_slot_lets_each_developing_planet_take_more_cards() -> None:
    """OE-3.4: at once, and never counted in X (OE-3.7)."""
    state = rewarded("slot", hands={0: "Pcc Pcc"})
    state.built[8] = state.built[0][:]
    state.ask()
    assert place("09", "Pcc") not in legal(state)
    answer(state, "close:01", place("09", "Pcc"))
    assert len(state.built[8]) == 5
    assert acted(state, "slot") == [("OE-3.10", 1)]
    assert refused(state)["place:09"] == ("OE-3.4", "no_slot")
    answer(state, "close:09")
    assert told(state, "closed")[-1][1]["n"] == 1


def test_slots_are_those_of_their_owner() -> None:
    """OE-3.4: the other seat's planets take no more."""
    state = position(effects={0: {"slot": 2}})
    assert (state.slots(0, 0), state.slots(1, 0)) == (6, 4)


def test_slot_acts_only_on_a_card_beyond_all_other_slots() -> None:
    """OE-R5: the slot of the secondary bonus is used before."""
    state = own_turn(
        {"slot": 1},
        rulings={"OE-R5": "slot"},
        bonus={0: "secondary"},
        built={"01": "Pcc Pcc Pcc"},
        hands={0: "Pcc Pcc Pcc"},
        ap=4,
    )
    lines = []
    for _ in range(3):
        answer(state, place("01", "Pcc"))
        lines.append(len(acted(state, "slot")))
    assert lines == [0, 0, 1]


# -- ap --------------------------------------------------------------------------------


def test_ap_gives_points_at_once_and_at_each_beginning_of_a_turn() -> None:
    """OE-1.3: beside the tertiary bonus."""
    state = rewarded("ap", 2, bonus={0: "tertiary"})
    assert state.ap == 5
    assert answer(state, "close:01").ap == 5 - 1 + 2
    assert acted(state, "ap") == [("OE-3.10", 2)]
    state.bonus = [2, -1]
    next_turn(state)
    assert state.ap == 4 + 1 + 2
    assert told(state, "turn_begins")[-1] == ("OE-1.3", {"seat": 0, "n": 7}), "all of them"
    assert told(state, "effect_ap_counted") == [("OE-3.10", {"seat": 0, "n": 2})]
    assert acted(state, "ap") == [], "it acts as a part of them"


def test_ap_does_not_pay_for_its_own_closing() -> None:
    """OE-R20: a reward never acts on its own closing."""
    state = rewarded("ap", 4)
    state.built[0] = state.built[0][:1]
    state.ap = 3
    state.ask()
    assert "close:01" not in legal(state)


# -- close_discount --------------------------------------------------------------------


def test_close_discount_saves_points_from_the_next_closing_on_in_the_same_turn() -> None:
    """OE-3.7, OE-R20: not on its own closing."""
    state = rewarded("close_discount", 2)
    state.built[8] = state.built[0][1:]
    state.ask()
    answer(state, "close:01")
    assert (state.ap, acted(state, "close_discount")) == (3, [])
    answer(state, "close:09")
    assert (state.ap, acted(state, "close_discount")) == (3, [("OE-3.10", 2)])


def test_close_discount_never_goes_below_nothing() -> None:
    """OE-3.7: what it did not save it does not tell."""
    state = own_turn({"close_discount": 3}, built={"01": FULL})
    state.ap = 0
    state.ask()
    answer(state, "close:01")
    assert (state.ap, acted(state, "close_discount")) == (0, [("OE-3.10", 1)])


# -- wild ------------------------------------------------------------------------------


def test_wild_places_a_card_that_does_not_connect() -> None:
    """OE-3.8: it is used up, and the next card connects to the placed card's own outlet."""
    state = own_turn({"wild": 1}, built={"01": "Pcc"}, hands={0: "Pam Pmc Pcc"})
    assert place("01", "Pam") in legal(state)
    answer(state, place("01", "Pam"))
    assert acted(state, "wild") == [("OE-3.10", 1)]
    assert {it for it in legal(state) if it.startswith("place:01")} == {place("01", "Pmc")}


def test_wild_is_not_used_up_by_a_card_that_connects() -> None:
    """OE-3.8: nor by the first card of a planet."""
    state = own_turn({"wild": 1}, built={"01": "Pcc"}, hands={0: "Pca Pmc Pcc"})
    answer(state, place("01", "Pca"), place("09", "Pmc"))
    assert (state.wild, acted(state, "wild")) == (1, [])
    assert place("01", "Pcc") in legal(state)


def test_wild_counts_afresh_each_turn_and_acts_at_once() -> None:
    """OE-3.8: as often a turn as its amount."""
    state = answer(rewarded("wild", 2), "close:01")
    assert state.wild == 2
    state.wild = 0
    assert next_turn(state).wild == 2


# -- close_vp --------------------------------------------------------------------------


def test_close_vp_adds_vp_from_the_next_closing_on() -> None:
    """OE-3.9, OE-3.10: from the budget, on a line of its own, not on its own closing."""
    state = rewarded("close_vp", 2, budget=20)
    state.built[8] = state.built[0][:]
    state.ask()
    answer(state, "close:01")
    assert (state.vp[0], state.budget, acted(state, "close_vp")) == (3, 17, [])
    answer(state, "close:09")
    assert (state.vp[0], state.budget) == (3 + 2 + 2, 13)
    assert told(state, "effect_close_vp") == [("OE-3.10", {"seat": 0, "n": 2, "points": 2})]
    assert [params["points"] for _, params in told(state, "planet_scored")] == [3, 2]


# -- free_place ------------------------------------------------------------------------


def test_free_place_places_more_cards_free_before_any_is_paid() -> None:
    """OE-3.4: the first one of a turn is free anyway."""
    state = own_turn({"free_place": 1}, hands={0: "Pcc Pcc Pcc"})
    spent = []
    for _ in range(3):
        answer(state, place("01", "Pcc"))
        spent.append((state.ap, len(noted(state, "effect_free_place"))))
    assert spent == [(4, 0), (4, 1), (3, 1)]
    assert acted(state, "free_place") == [("OE-3.10", 1)]


def test_free_place_acts_at_once_and_afresh_each_turn() -> None:
    """OE-3.4: after the free one of the turn, too."""
    state = rewarded("free_place", hands={0: "Scc Pcc Pcc Pcc"})
    answer(state, place("09", "Scc"), "close:01", place("09", "Pcc"))
    assert (state.ap, acted(state, "free_place")) == (3, [("OE-3.10", 1)])
    assert next_turn(state).free_places == 2


# -- free_refresh ----------------------------------------------------------------------


def test_free_refresh_costs_no_point_and_a_further_one_does() -> None:
    """OE-3.3: also without a point left."""
    state = own_turn({"free_refresh": 1}, open_cards="Pca Sca Tca")
    state.ap = 0
    state.ask()
    draw_on(answer(state, "refresh"))
    assert acted(state, "free_refresh") == [("OE-3.10", 1)]
    answer(state, sorted(legal(state))[0])
    draw_on(state)
    assert "refresh" not in legal(state)
    assert refused(state)["refresh"] == ("OE-3.3", "no_points")
    state.ap = 1
    state.ask()
    draw_on(answer(state, "refresh"))
    assert (state.ap, len(noted(state, "effect_free_refresh"))) == (0, 1)


def test_free_refresh_acts_at_once_and_afresh_each_turn() -> None:
    """OE-3.3: as often a turn as its amount."""
    state = rewarded("free_refresh", 2, open_cards="Pca Sca Tca")
    answer(state, "close:01", "refresh")
    draw_on(state)
    assert (state.ap, state.free_refreshes) == (3, 1)
    answer(state, sorted(legal(state))[0])
    assert next_turn(draw_on(state)).free_refreshes == 2


def test_a_free_refresh_takes_its_card_as_any_other_does() -> None:
    """OE-3.3: the card is replaced."""
    state = answer(own_turn({"free_refresh": 1}, open_cards="Pca Sca Tca"), "refresh")
    draw(state, "Tmm", "Tcc", "Taa")
    answer(state, take("Tcc"))
    draw(state, "Pmm")
    assert (hand(state, 0), len(state.open_cards), state.ap) == ("Tcc", 3, 4)


# -- timing ----------------------------------------------------------------------------


def test_a_strength_is_gained_at_the_set_up() -> None:
    """OE-1.2: it acts in the first turn."""
    state = position()
    state.board.company_effect[0] = (EFFECTS.index("ap"), 2)
    ask(state, rules.strength(0), turn.turn_begins(0), turn.turn(0))
    assert state.ap == 6
    assert told(state, "gained_ap") == [("OE-1.2", {"seat": 0, "n": 2})]


def test_a_strength_that_draws_tells_its_cards_of_the_set_up() -> None:
    """OE-1.2: on top of the four cards."""
    state = position()
    state.board.company_effect[0] = (EFFECTS.index("draw"), 2)
    draw(ask(state, rules.strength(0)), "Tmm", "Taa")
    assert (acted(state, "draw"), hand(state, 0)) == ([("OE-1.2", 2)], "Taa Tmm")


def test_a_reward_comes_after_the_bonus_of_the_last_card() -> None:
    """OE-3.10: first the card of the primary bonus, then those of the reward."""
    state = own_turn(
        planets={"01": {"effect": "draw", "amount": 1}}, built={"01": "Scc Scc Scc Pcc"}
    )
    answer(state, "close:01")
    assert noted(state, "gained_draw") == []
    draw(state, "Tmm")
    assert len(noted(state, "gained_draw")) == 1
    draw(state, "Taa")
    assert hand(state, 0) == "Taa Tmm"


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_is_never_lost(effect: str) -> None:
    """OE-3.10: closing another planet, and the next turn, leave it."""
    state = own_turn({effect: 1}, built={"01": FULL}, planets={"01": {"effect": effect}})
    draw_on(state)
    draw_on(answer(state, "close:01"))
    draw_on(next_turn(state))
    assert state.effect(0, EFFECTS.index(effect)) == 2
