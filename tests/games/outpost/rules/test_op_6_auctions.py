"""OP-6: player turns, auctions, what is won in another's turn, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outpost import auction, modifiers, rules
from engine.games.outpost.components import UPGRADES
from engine.games.outpost.state import Outpost
from engine.rules.agenda import NOBODY
from tests.games.outpost.positions import (
    BASIC,
    OFF,
    answer,
    ask,
    asked,
    hand,
    legal,
    market,
    noted,
    owns,
    position,
    refused,
    told,
    works,
)

NUMBER = {name: number for number, name in enumerate(UPGRADES)}
RICH = "ring_ore:40 orbital_medicine:35"


# -- OP-6.1 ----------------------------------------------------------------------------


def test_a_player_turn_goes_from_auctions_to_factories_to_people_to_operators() -> None:
    """OP-6.1, OP-R14: the operators come last."""
    state = position(
        2,
        hands={0: "water:10 water:10 water:9 ring_ore:30"},
        display=["warehouse", "moon_base"],
        order=[0, 1],
    )
    ask(state, rules.player_turns())
    answer(state, "warehouse", "25", "25", "ring_ore:30")
    assert asked(state) == ("put_up_another", 0)
    answer(state, "end")
    assert asked(state) == ("buy_factory", 0)
    answer(state, "ore", "1", "water:10", "enough")
    assert asked(state) == ("hire", 0)
    answer(state, "population", "1", "water:10", "enough")
    assert works(state, 0) == {"ore": 3, "water": 1}
    assert (asked(state), state.turns) == (("put_up", 1), 1)
    names = [event.name for event in state.events or ()]
    assert names.index("player_turn_ends") > names.index("manned")


def test_as_many_auctions_as_one_can_pay_for() -> None:
    """OP-6.1: of what is affordable one after another; what is not is refused with the sums."""
    state = position(2, hands={0: "water:10 water:10 water:9"}, display=["data_library", "nodule"])
    ask(state, auction.put_up(0))
    answer(state, "data_library", "15", "15", "water:10", "water:10")
    assert legal(state) == ["end"]
    assert refused(state) == {"nodule": ("OP-6.2", "bid_too_high")}
    (why,) = state.refusals()
    assert why.params == {"n": 25, "most": 9}


def test_once_the_market_is_empty_nobody_is_asked_for_another_auction() -> None:
    """OP-6.1: all can see that there is nothing."""
    state = position(2, hands={0: "water:10 water:10"}, display=["data_library"], active=0)
    ask(state, auction.put_up(0))
    answer(state, "data_library", "15", "15", "water:10", "water:10")
    assert asked(state)[0] == ""


def test_a_turn_with_nothing_to_pay_is_asked_all_the_same() -> None:
    """OP-6.1: what a hand is worth shows nowhere."""
    state = ask(position(2, display=["nodule"]), auction.put_up(0))
    assert (asked(state), legal(state), state.is_private) == (("put_up", 0), ["end"], True)


def test_an_event_limits_auctions_but_not_bids() -> None:
    """OP-7.1: the verb `limit`."""
    limit = [[0, "limit", "auction", 0]]
    state = position(2, hands={0: RICH, 1: RICH}, display=["nodule"], modifiers=limit)
    ask(state, auction.put_up(0))
    assert legal(state) == ["end"]
    assert refused(state) == {"nodule": ("OP-7.1", "no_more_auctions")}
    ask(state, auction.put_up(1))
    answer(state, "nodule", "25")
    assert (asked(state), len(state.legal_actions()) > 1) == (("bid", 0), True)


def test_an_event_changes_minimum_bids_but_never_below_one() -> None:
    """OP-7.1: the verb `bid`."""
    state = position(
        2, hands={0: "ore:5"}, display=["data_library"], modifiers=[[-1, "bid", "", -10]]
    )
    ask(state, auction.put_up(0))
    answer(state, "data_library")
    assert legal(state) == ["5"]
    state.modifiers = [[-1, "bid", "", -20]]
    ask(state, auction.opening_bid(0, "data_library"))
    assert legal(state) == ["1", "2", "3", "4", "5"]


def test_an_event_changes_what_an_upgrade_costs_and_so_what_may_be_bid() -> None:
    """OP-7.1: the verb `price` for upgrades; the bid stays."""
    for amount, most in ((10, 20), (-10, 40)):
        state = position(
            2, hands={0: "orbital_medicine:30"}, display=["data_library"],
            modifiers=[[0, "price", "upgrade", amount]],
        )  # fmt: skip
        ask(state, auction.put_up(0))
        answer(state, "data_library")
        assert legal(state)[-1] == str(most)
        answer(state, "20", "20", "orbital_medicine:30")
        assert owns(state, 0) == {"data_library": 1}


# -- OP-6.2 ----------------------------------------------------------------------------


def bidding(seats: int = 3, **hands: str) -> Outpost:
    """Seat 0 has put up a Warehouse; hands go by `a`, `b`, `c`."""
    by_seat = {"abc".index(name): cards for name, cards in hands.items()}
    state = position(seats, hands=by_seat, display=["warehouse"], active=0)
    ask(state, auction.put_up(0))
    return answer(state, "warehouse")


def test_the_opening_bid_is_at_least_the_minimum_and_at_most_what_can_be_paid() -> None:
    """OP-6.2: a range, not a list."""
    state = bidding(a="orbital_medicine:30")
    assert (asked(state), legal(state)) == (
        ("opening_bid", 0), ["25", "26", "27", "28", "29", "30"],
    )  # fmt: skip
    assert isinstance(state.legal_actions(), range)


def test_discounts_raise_what_may_be_bid() -> None:
    """OP-6.2, OP-3.2: hand and discount together."""
    state = position(
        2, hands={0: "water:10 water:10"}, upgrades={0: "heavy_equipment"}, display=["warehouse"]
    )
    ask(state, auction.put_up(0))
    answer(state, "warehouse")
    assert legal(state) == ["25"]
    answer(state, "25", "25", "water:10", "water:10")
    assert owns(state, 0) == {"warehouse": 1, "heavy_equipment": 1}


def test_what_events_change_of_a_payment_is_told_with_the_name_of_the_card() -> None:
    """OP-7.1, OP-7.8: of a card for all, and of a personal one."""
    state = position(2, hands={0: "orbital_medicine:30"}, display=["warehouse"])
    names = state.board.event_names
    state.event = names.index("event:subsidy")
    state.personal_events = [[0, names.index("event:luxury_tax")]]
    state.event_phase = 2
    modifiers.add(state, 0, "price", "upgrade", -15)
    modifiers.add(state, 0, "price", "upgrade", 20)
    ask(state, auction.put_up(0))
    answer(state, "warehouse", "25", "25", "orbital_medicine:30")
    less, more = (
        state.board.event_deck[names.index(f"event:{it}")].name for it in ("subsidy", "luxury_tax")
    )
    assert told(state, "event_discount") == [("OP-7.1", {"seat": 0, "card": less, "n": 15})]
    assert told(state, "event_surcharge") == [("OP-7.1", {"seat": 0, "card": more, "n": 20})]
    assert told(state, "pays") == [("OP-3.2", {"seat": 0, "n": 30})]


def test_bids_go_round_by_seat_and_rise_by_one_at_least() -> None:
    """OP-6.2, OP-R5: the standing bid is a pass."""
    state = position(
        3, hands={1: RICH, 0: RICH, 2: "orbital_medicine:30"}, display=["warehouse"], active=1,
        order=[1, 0, 2],
    )  # fmt: skip
    ask(state, auction.put_up(1))
    answer(state, "warehouse", "28")
    assert (asked(state), legal(state)) == (("bid", 2), ["28", "29", "30"])
    answer(state, "29")
    assert (asked(state), state.leader, state.bid) == (("bid", 0), 2, 29)
    assert legal(state)[:2] == ["29", "30"]
    answer(state, "29")
    assert asked(state) == ("bid", 1)


def test_a_pass_is_not_final() -> None:
    """OP-6.2: the auction ends when all others have passed in succession."""
    state = bidding(a=RICH, b=RICH, c=RICH)
    answer(state, "25", "25", "26", "26")
    assert asked(state) == ("bid", 1), "who has passed is asked again"
    answer(state, "30", "30", "30")
    assert (asked(state), noted(state, "won")[0].params["n"]) == (("pay", 1), 30)


def test_last_bids_and_passes_are_known_to_all() -> None:
    """OP-6.2: what each has bid last, and who has passed since the bid that stands."""
    state = bidding(a=RICH, b="ring_ore:45", c="ring_ore:50")
    answer(state, "25", "26", "26")
    assert (state.bids, state.passed, state.leader) == ([25, 26, 0], [2], 1)
    answer(state, "30", "30")
    assert (state.bids, state.passed) == ([30, 26, 0], [1])
    assert (state.view(2).bids, state.view(2).passed) == ([30, 26, 0], [1])
    answer(state, "30")
    assert (state.bids, state.passed, asked(state)[0]) == ([0, 0, 0], [], "pay")


def test_everybody_is_asked_also_who_cannot_pay_or_has_had_the_turn() -> None:
    """OP-6.2: to pass is all that they can."""
    state = bidding(a=RICH)
    answer(state, "25")
    assert (asked(state), legal(state)) == (("bid", 1), ["25"])
    answer(state, "25")
    assert asked(state) == ("bid", 2)


def test_the_winner_pays_the_bid_and_takes_the_upgrade() -> None:
    """OP-6.2: and will roll for its place next turn."""
    state = bidding(a="orbital_medicine:30 water:4")
    answer(state, "26", "26", "26", "orbital_medicine:30")
    assert (owns(state, 0), market(state), state.bought) == ({"warehouse": 1}, [], [1, 0, 0])
    assert (hand(state, 0), state.offered, state.bid) == ("water:4", -1, 0)
    assert told(state, "vp_changed") == [("OP-3.2", {"seat": 0, "points": 1, "n": 4})]


def test_what_is_on_offer_is_what_a_bid_is_about() -> None:
    """OP-6.2: and so is the opening one."""
    state = bidding(a=RICH)
    assert state.about == ("upgrade:warehouse",)
    assert answer(state, "25").about == ("upgrade:warehouse",)
    assert answer(state, "25", "25").about == ("upgrade:warehouse",), "and what is paid for"


# -- OP-6.3 ----------------------------------------------------------------------------


def won_by_another(upgrade: str, **fields: Any) -> Outpost:
    """Seat 1 has just taken the upgrade, in the turn of seat 0."""
    state = position(2, display=[upgrade], active=0, **fields)
    return ask(state, auction.take_upgrade(1, NUMBER[upgrade]))


def test_with_events_only_a_spare_person_mans_what_is_won_in_anothers_turn() -> None:
    """OP-6.3, OP-7.7: nobody is moved, so without a spare one nobody is asked."""
    assert asked(won_by_another("space_station"))[0] == ""
    state = won_by_another("space_station", population={1: 4})
    assert (asked(state), legal(state)) == (("man", 1), ["leave", "spare"])
    answer(state, "spare")
    assert (works(state, 1)["space_station"], state.vp[1]) == (1, 13)


def test_without_events_an_operator_may_be_moved_there() -> None:
    """OP-6.3: the place that is left stands empty."""
    state = won_by_another("space_station", options=OFF)
    assert legal(state) == ["leave", "ore", "water"]
    answer(state, "ore")
    assert works(state, 1) == {"ore": 1, "water": 1, "space_station": 1}
    assert state.vp[1] == 12
    assert answer(won_by_another("space_station", options=OFF), "leave").vp[1] == 3


def test_a_spare_robot_mans_a_new_factory_but_no_space_station() -> None:
    """OP-6.3, OP-7.7, OP-3.1: it is nobody who is moved; a robot is no crew."""
    own = {"upgrades": {1: "robots"}, "robots": {1: 2}}
    state = won_by_another("laboratory", **own)
    assert legal(state) == ["leave", "robot"]
    assert works(answer(state, "robot"), 1)["research"] == 1
    assert asked(won_by_another("space_station", **own))[0] == ""


def test_the_robot_of_robots_may_go_to_a_free_factory_in_anothers_turn() -> None:
    """OP-6.3, OP-4.3: nobody is asked where no factory is free, or where no robot comes."""
    free: dict[str, Any] = {"factories": {1: {"ore": 3, "water": 1}}, "vp": [3, 3]}
    state = won_by_another("robots", **free)
    assert (asked(state), state.clause) == (("new_robot", 1), "OP-6.3")
    assert legal(state) == ["leave", "ore"]
    answer(state, "ore")
    assert (state.robots_at[1][0], works(state, 1), state.vp[1]) == (1, {"ore": 3, "water": 1}, 7)
    assert told(state, "manned")[-1][0] == "OP-6.3"
    assert asked(won_by_another("robots"))[0] == ""
    assert asked(won_by_another("robots", options=OFF | BASIC, **free))[0] == ""


def test_in_the_own_turn_all_operators_are_placed_and_a_robot_waits_for_that() -> None:
    """OP-R14: nothing is asked of it before."""
    state = position(2, display=["robots"], active=0, factories={0: {"ore": 3, "water": 1}})
    assert asked(ask(state, auction.take_upgrade(0, NUMBER["robots"])))[0] == ""


def test_in_the_own_turn_a_crew_comes_at_once_also_from_another_place() -> None:
    """OP-R22: so that its person counts for the population maximum in the same turn."""
    state = position(2, display=["moon_base"], active=0)
    ask(state, auction.take_upgrade(0, NUMBER["moon_base"]))
    assert (asked(state), legal(state)) == (("man", 0), ["leave", "ore", "water"])
    answer(state, "water")
    assert (works(state, 0), state.vp[0]) == ({"ore": 2, "moon_base": 1}, 22)


def test_a_robot_that_works_where_a_person_left_stays_there() -> None:
    """OP-6.3: of a kind with both, the person goes."""
    state = won_by_another(
        "space_station", options=OFF, upgrades={1: "robots"}, robots={1: 1},
        factories={1: {"ore": 2}}, people_at={1: {"ore": 1}}, robots_at={1: {"ore": 1}},
        population={1: 1},
    )  # fmt: skip
    answer(state, "ore")
    assert (state.people_at[1][0], state.robots_at[1][0]) == (0, 1)
    assert works(state, 1)["space_station"] == 1


def test_where_only_robots_work_nobody_is_fetched_for_a_crew() -> None:
    """OP-6.3, OP-3.1: for a new factory one of the robots may come."""
    own = {
        "upgrades": {1: "robots"}, "robots": {1: 2}, "robots_at": {1: {"ore": 2}},
        "people_at": {1: {"water": 1}}, "population": {1: 1}, "options": OFF,
    }  # fmt: skip
    assert legal(won_by_another("space_station", **own)) == ["leave", "water"]
    assert legal(won_by_another("laboratory", **own)) == ["leave", "ore", "water"]


# -- OP-6.4, OP-R20 --------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "ended"), [([74, 3], ""), ([75, 3], "points"), ([3, 90], "points")])
def test_the_game_ends_after_a_turn_in_which_somebody_has_75_vp(vp: list[int], ended: str) -> None:
    """OP-6.4: the turn is played to its end."""
    state = ask(position(2, vp=vp), rules.turn_ends())
    assert state.ended == ended
    assert (state.current_player == NOBODY) == bool(ended)


def test_most_vp_win_and_a_tie_goes_to_the_higher_face_value() -> None:
    """OP-6.4, OP-R6: whoever is still tied shares the place."""
    state = position(
        4, upgrades={0: "data_library warehouse", 1: "nodule", 2: "nodule", 3: "scientists"}
    )
    assert state.vp == [5, 5, 5, 5]
    result = state.result()
    assert [(it.seat, it.rank) for it in result.ranking.places] == [(0, 1), (3, 1), (1, 3), (2, 3)]
    assert [step.why for step in result.ranking.tie_break] == [
        "face_value", "shared_place", "shared_place",
    ]  # fmt: skip


def test_a_match_in_which_nothing_changes_any_more_ends() -> None:
    """OP-R20: after 3 turns running, once every upgrade is sold."""
    state = position(2, supply={}, still=1)
    ask(state, rules.turn_ends())
    assert (state.ended, state.still) == ("", 2)
    state.agenda = []
    ask(state, rules.turn_ends())
    assert (state.ended, state.current_player) == ("standstill", NOBODY)


@pytest.mark.parametrize(
    "change", [{"supply": {"moon_base": 1}}, {"supply": {}, "display": ["nodule"]}, {"supply": {}, "vp_before": [3, 4]}]
)  # fmt: skip
def test_no_standstill_while_something_is_for_sale_or_vp_change(change: dict[str, Any]) -> None:
    """OP-R20: then the turns are counted anew."""
    state = position(2, still=2, **change)
    ask(state, rules.turn_ends())
    assert (state.ended, state.still) == ("", 0)
