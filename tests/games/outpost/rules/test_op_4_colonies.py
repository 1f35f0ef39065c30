"""OP-4: factories, people and robots are bought, paid card by card, and put to work."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.games.outpost import colony, operators, payment, prices, purchases
from engine.games.outpost.state import Outpost
from tests.games.outpost.positions import (
    BASIC,
    answer,
    ask,
    asked,
    give,
    hand,
    has,
    legal,
    noted,
    position,
    refused,
    told,
    works,
)

# -- OP-4.1 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("factory", "expert", "basic", "vp"),
    [
        ("ore", 10, 10, 1), ("water", 20, 20, 1), ("titanium", 30, 30, 2),
        ("research", 30, 40, 2), ("new_chemicals", 60, 60, 3),
    ],
)  # fmt: skip
def test_each_factory_has_its_price_and_manned_its_vp(
    factory: str, expert: int, basic: int, vp: int
) -> None:
    """OP-4.1: an unmanned one gives nothing."""
    for options, cost in (({}, expert), (BASIC, basic)):
        assert prices.price(position(2, options=options), 0, factory) == cost
    manned = position(2, factories={0: {factory: 2}}, people_at={0: {factory: 1}})
    assert manned.vp[0] == vp


def test_several_of_one_kind_share_a_payment() -> None:
    """OP-4.1: two ore factories for 20, in one go."""
    state = position(2, hands={0: "water:10 water:10 ore:5"}, active=0)
    ask(state, purchases.buy_factories(0))
    answer(state, "ore")
    assert legal(state) == ["1", "2"]
    answer(state, "2", "water:10", "water:10")
    assert (has(state, 0), hand(state, 0)) == ({"ore": 4, "water": 1}, "ore:5")
    assert works(state, 0) == {"ore": 2, "water": 1}
    assert asked(state) == ("buy_factory", 0)


def test_different_kinds_are_paid_one_after_the_other() -> None:
    """OP-4.1: and no change is given."""
    state = position(2, hands={0: "orbital_medicine:30 ore:5 ore:5"}, active=0)
    ask(state, purchases.buy_factories(0))
    answer(state, "water", "2", "orbital_medicine:30", "ore:5", "ore:5")
    assert (asked(state), state.hands[0]) == (("", -2), [])
    state = position(2, hands={0: "orbital_medicine:30 ore:5 ore:5"}, active=0)
    ask(state, purchases.buy_factories(0))
    answer(state, "water", "1", "orbital_medicine:30")
    assert told(state, "overpaid") == [("OP-4.1", {"seat": 0, "n": 10})]
    answer(state, "ore", "1", "ore:5", "ore:5")
    assert has(state, 0) == {"ore": 3, "water": 2}


def test_what_is_too_dear_is_refused_with_the_sum() -> None:
    """OP-4.1: each kind has one reason."""
    state = position(2, hands={0: "water:10 ore:5"})
    ask(state, purchases.buy_factory(0))
    assert legal(state) == ["ore", "enough"]
    assert refused(state) == {
        "water": ("OP-4.1", "too_dear"),
        "titanium": ("OP-4.1", "upgrade_missing"),
        "research": ("OP-4.1", "upgrade_missing"),
        "new_chemicals": ("OP-4.1", "no_research_card"),
    }


def test_with_an_empty_hand_nobody_is_asked_what_to_buy() -> None:
    """OP-6.1: all can see that there is no card."""
    assert asked(ask(position(2), purchases.buy_factories(0)))[0] == ""


def test_even_a_single_number_is_asked_for() -> None:
    """OP-4.1: that it is one would tell of the hand."""
    state = position(2, hands={0: "water:10"})
    ask(state, purchases.buy_factory(0))
    answer(state, "ore")
    assert (asked(state), legal(state)) == (("how_many", 0), ["1"])


# -- new chemicals ----------------------------------------------------------------------


def chemistry(hand_of: str) -> Outpost:
    """Seat 0 is about to say how many new chemicals factories it buys."""
    state = position(2, hands={0: hand_of}, active=0)
    ask(state, purchases.buy_factory(0))
    return answer(state, "new_chemicals")


def test_new_chemicals_take_a_research_card_each_in_the_payment() -> None:
    """OP-4.1: no more of them than research cards."""
    state = chemistry("moon_ore:60 moon_ore:55 research:9")
    assert legal(state) == ["1"]
    answer(state, "1")
    assert (asked(state), legal(state)) == (("pay_research", 0), ["research:9"])
    answer(state, "research:9")
    assert legal(state) == ["moon_ore:60", "moon_ore:55"]
    answer(state, "moon_ore:55")
    assert (has(state, 0)["new_chemicals"], hand(state, 0)) == (1, "moon_ore:60")


def test_two_new_chemicals_take_two_research_cards_the_higher_one_first() -> None:
    """OP-R21: and no higher one is paid after them."""
    state = chemistry("moon_ore:60 moon_ore:55 research:9 research:12 research:17")
    answer(state, "2")
    assert legal(state) == ["research:17", "research:12"]
    answer(state, "research:12")
    assert legal(state) == ["research:9"]
    answer(state, "research:9", "moon_ore:60")
    assert "research:17" not in legal(state), "then the 9 could have been left out"
    answer(state, "moon_ore:55")
    assert hand(state, 0) == "research:17"


def test_a_research_card_that_leaves_too_little_is_not_taken() -> None:
    """OP-R21: with the 9 as the one research card the 17 would be out of reach."""
    state = chemistry("new_chemicals:20 new_chemicals:26 research:9 research:17")
    answer(state, "1")
    assert legal(state) == ["research:17"]
    answer(state, "research:17", "new_chemicals:26", "new_chemicals:20")
    assert hand(state, 0) == "research:9"


# -- payments --------------------------------------------------------------------------


def test_cards_are_paid_from_the_highest_down_and_none_that_leaves_too_little() -> None:
    """OP-R21: one card or another at each question."""
    state = position(2, hands={0: "water:8 water:6 ore:5 ore:4 ore:2"})
    ask(state, payment.pay(0, 10, -1, -1))
    assert legal(state) == ["water:8", "water:6", "ore:5"]
    answer(state, "ore:5")
    assert legal(state) == ["ore:4"], "the 2 alone would not do"
    answer(state, "ore:4")
    assert legal(state) == ["ore:2"]


def test_a_payment_stops_as_soon_as_it_is_covered() -> None:
    """OP-R21: so that no card of it could have been left out."""
    state = position(2, hands={0: "water:8 water:6 ore:5"})
    ask(state, payment.pay(0, 10, -1, -1))
    answer(state, "water:8", "ore:5")
    assert (asked(state)[0], hand(state, 0)) == ("", "water:6")
    assert told(state, "overpaid") == [("OP-4.1", {"seat": 0, "n": 3})]


def test_a_payment_is_about_what_it_is_for() -> None:
    """OP-4.1, OP-4.2: whoever pays is shown what comes of it."""
    state = position(2, hands={0: "moon_ore:60 moon_ore:55"}, active=0)
    ask(state, purchases.buy_factories(0), purchases.buy_people(0))
    answer(state, "ore")
    assert state.about == ("factory:ore",)
    answer(state, "6")
    assert state.about == ("factory:ore",)
    answer(state, "moon_ore:60", "enough", "population")
    assert state.about == ("population",)
    assert answer(state, "1").about == ("population",)


def payments(state: Outpost) -> list[tuple[str, ...]]:
    """Every payment that the open question leads to."""
    if state.question is None or not state.question.name.startswith("pay"):
        return [()]
    found = []
    for card in state.legal_actions():
        other = state.clone()
        other.apply(card)
        found += [(card, *rest) for rest in payments(other)]
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_payment_without_a_needless_card_can_be_made_and_no_other(seed: int) -> None:
    """OP-R21: compared with all sets of cards; those of one value are kinds of their own."""
    rng = random.Random(seed)
    cards = rng.sample(["ore:1", "ore:3", "ore:5", "water:5", "water:8", "water:10", "titanium:8",
                        "research:9", "research:12", "research:14"], 6)  # fmt: skip
    needed = rng.randrange(1 + min(2, sum(card.startswith("research") for card in cards)))
    state = position(2, hands={0: " ".join(cards)})
    worth = state.board.worth
    due = rng.randrange(5, sum(worth[card] for card in cards))

    def covers(paid: tuple[str, ...]) -> bool:
        research = sum(card.startswith("research") for card in paid)
        return sum(worth[card] for card in paid) >= due and research >= needed

    wanted = {
        tuple(sorted(paid))
        for number in range(1, len(cards) + 1)
        for paid in combinations(cards, number)
        if covers(paid) and not any(covers(tuple(it for it in paid if it != card)) for card in paid)
    }
    ask(state, *payment.payment(state, 0, due, needed))
    found = [tuple(sorted(paid)) for paid in payments(state)]
    assert set(found) == wanted
    assert len(found) == len(wanted)


@pytest.mark.parametrize("seed", range(12))
def test_the_payment_that_is_proposed_wastes_least_and_can_be_answered(seed: int) -> None:
    """OP-R21: `cheapest` is exact wherever the hand can be."""
    rng = random.Random(seed)
    state = position(2)
    kinds = [card for card in state.board.cards.kinds if not card.startswith(("moon", "ring"))]
    give(state, 0, " ".join(rng.sample(kinds, 9)))
    worth, own = state.board.worth, state.hands[0]
    needed = min(rng.choice((0, 1, 2)), sum(card.startswith("research") for card in own))
    due = rng.randrange(12, sum(worth[card] for card in own))
    proposed = payment.cheapest(own, due, state.board.pays, needed)
    sums = [
        sum(worth[card] for card in paid)
        for number in range(10)
        for paid in combinations(own, number)
        if sum(card.startswith("research") for card in paid) >= needed
    ]
    assert sum(worth[card] for card in proposed) == min(it for it in sums if it >= due)
    ask(state, *payment.payment(state, 0, due, needed))
    answer(state, *proposed)
    assert asked(state)[0] == ""


def test_of_payments_alike_one_keeps_the_research_cards_for_new_chemicals() -> None:
    """OP-4.1: 50 are paid exactly with 15 + 13 of research, too."""
    mega = "titanium:mega:44"
    hand = f"{mega} water:mega:30 research:15 research:13 water:10 ore:5 water:5 ore:4 ore:3 ore:1"
    pays = position(hands={0: hand}).board.pays
    assert not [it for it in payment.cheapest(hand.split(), 50, pays) if it.startswith("research")]
    assert payment.cheapest(["research:13", "ore:2"], 10, pays) == ["research:13"]


def test_what_nothing_can_pay_has_no_cheapest_payment() -> None:
    """OP-R21: nor has what lacks its research card."""
    assert payment.cheapest(["ore:3"], 4, {"ore:3": 3}) == []
    assert payment.cheapest(["ore:3"], 3, {"ore:3": 3}, 1) == []


# -- OP-4.2 ----------------------------------------------------------------------------


def test_people_cost_ten_up_to_the_maximum() -> None:
    """OP-4.2: 3 of the 5 are there at the start."""
    state = position(2, hands={0: "moon_ore:60"}, active=0)
    ask(state, purchases.buy_people(0))
    assert legal(state) == ["population", "enough"]
    answer(state, "population")
    assert legal(state) == ["1", "2"], "3 of 5 are there"
    answer(state, "2", "moon_ore:60")
    assert (state.population[0], state.vp[0]) == (5, 3)


def test_robots_are_bought_only_with_robots_and_beyond_any_maximum() -> None:
    """OP-4.2: as many as the hand pays."""
    state = position(2, hands={0: "moon_ore:60"}, population={0: 5}, upgrades={0: "robots"})
    ask(state, purchases.buy_people(0))
    assert legal(state) == ["robot", "enough"]
    assert refused(state) == {"population": ("OP-4.2", "no_room")}
    answer(state, "robot", "6", "moon_ore:60")
    assert state.robots[0] == 6
    state = ask(position(2, hands={0: "moon_ore:60"}), purchases.buy_people(0))
    assert refused(state) == {"robot": ("OP-4.2", "upgrade_missing")}


def test_an_event_limits_what_is_bought() -> None:
    """OP-7.1: the verb `limit`, for factories and for people."""
    limits = [[-1, "limit", "factory", 1], [0, "limit", "population", 1]]
    state = position(2, hands={0: "moon_ore:60 moon_ore:55"}, modifiers=limits, active=0)
    ask(state, purchases.buy_factories(0), purchases.buy_people(0))
    answer(state, "ore")
    assert legal(state) == ["1"]
    answer(state, "1", "moon_ore:60")
    assert legal(state) == ["enough"]
    assert refused(state)["ore"] == ("OP-7.1", "no_more_factories")
    answer(state, "enough", "population")
    assert legal(state) == ["1"]
    answer(state, "1", "moon_ore:55")
    assert asked(state)[0] == ""
    state = position(2, hands={0: "moon_ore:60"}, modifiers=limits, upgrades={0: "robots"}, hired=1)
    ask(state, purchases.buy_people(0))
    assert refused(state) == {"population": ("OP-7.1", "no_more_people")}


@pytest.mark.parametrize(("thing", "clause"), [("ore", "OP-4.1"), ("population", "OP-4.2")])
def test_a_purchase_is_asked_and_told_with_the_clause_that_allows_it(
    thing: str, clause: str
) -> None:
    state = ask(position(hands={0: "moon_ore:60"}), purchases.how_many(0, thing))
    assert state.clause == clause
    answer(state, "1")
    assert state.events is not None and state.events[0].clause == clause


@pytest.mark.parametrize(("thing", "counted"), [("ore", "built"), ("population", "hired")])
def test_what_was_bought_before_counts_towards_the_limit(thing: str, counted: str) -> None:
    """OP-7.1: two in a turn are two payments of one, too."""
    limits = [[-1, "limit", "factory", 2], [-1, "limit", "population", 2]]
    state = position(2, hands={0: "moon_ore:60"}, modifiers=limits)
    assert list(purchases.numbers(state, 0, thing)) == [1, 2]
    setattr(state, counted, 1)
    assert list(purchases.numbers(state, 0, thing)) == [1]


def test_an_event_changes_prices_but_nothing_costs_less_than_five() -> None:
    """OP-7.1: the verb `price`, for factories, a kind, people and robots."""
    modifiers = [
        [-1, "price", "factory", -5],
        [-1, "price", "water", -5],
        [0, "price", "population", -10],
    ]
    state = position(2, modifiers=modifiers)
    assert [prices.price(state, 0, it) for it in ("ore", "water", "population", "robot")] == [
        5,
        10,
        5,
        10,
    ]
    assert prices.price(state, 1, "population") == 10


# -- OP-4.3 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "cards", "people", "robots", "usable"),
    [
        ({}, "", 3, 4, 0),
        ({}, "robots", 3, 4, 3),
        ({}, "robots", 5, 4, 4),
        ({}, "robots robots", 3, 7, 6),
        (BASIC, "robots", 3, 9, 9),
        (BASIC, "", 3, 9, 0),
    ],
)
def test_robots_cards_times_people_are_in_use_at_most(
    options: dict[str, str], cards: str, people: int, robots: int, usable: int
) -> None:
    """OP-4.3, OP-R4: no limit in the basic game, but a Robots card is needed."""
    state = position(
        2, options=options, upgrades={0: cards}, population={0: people}, robots={0: robots}
    )
    assert colony.usable_robots(state, 0) == usable


def test_robots_that_may_no_longer_work_are_taken_off_where_their_owner_says() -> None:
    """OP-R22: one after the other, until enough are off."""
    state = position(
        2, upgrades={0: "robots"}, population={0: 2}, robots={0: 3},
        factories={0: {"ore": 3, "water": 2}}, people_at={0: {"ore": 1, "water": 1}},
        robots_at={0: {"ore": 2, "water": 1}},
    )  # fmt: skip
    ask(state, operators.withdraw_robots(0))
    assert (asked(state), legal(state)) == (("withdraw_robot", 0), ["ore", "water"])
    answer(state, "water")
    assert (works(state, 0), state.vp[0]) == ({"ore": 3, "water": 1}, 7)
    assert asked(state)[0] == ""


# -- OP-4.4 ----------------------------------------------------------------------------


def test_where_everybody_has_a_place_nobody_is_asked() -> None:
    """OP-4.4: spare people man what was bought."""
    state = position(2, factories={0: {"ore": 2, "water": 2}}, population={0: 5})
    ask(state, operators.assign(0))
    assert (asked(state)[0], works(state, 0)) == ("", {"ore": 2, "water": 2})
    assert noted(state, "vp_changed")[0].params == {"seat": 0, "points": 1, "n": 4}


def test_where_places_are_more_than_operators_the_owner_chooses_kind_by_kind() -> None:
    """OP-4.4: as many are at work as can be, not necessarily well."""
    state = position(
        2, upgrades={0: "heavy_equipment"}, factories={0: {"ore": 2, "water": 2, "titanium": 1}},
        population={0: 3},
    )  # fmt: skip
    ask(state, operators.assign(0))
    assert legal(state) == ["0", "1"], "titanium"
    answer(state, "0")
    assert legal(state) == ["1", "2"], "water: two more find work with ore"
    answer(state, "1")
    assert (asked(state)[0], works(state, 0)) == ("", {"ore": 2, "water": 1})


def test_people_and_robots_are_placed_so_that_the_rest_can_work_too() -> None:
    """OP-4.4: with a free place for a crew a person may be spared for it, or not."""
    state = position(
        2, upgrades={0: "robots"}, factories={0: {"ore": 3}}, population={0: 2}, robots={0: 2},
    )  # fmt: skip
    ask(state, operators.assign(0))
    assert (asked(state)[0], legal(state)) == ("place_operators", ["1", "2"])
    answer(state, "1")
    assert (state.people_at[0][0], state.robots_at[0][0]) == (1, 2)


def test_robots_are_placed_kind_by_kind_after_the_people() -> None:
    """OP-4.3, OP-4.4: where there are more places than robots."""
    state = position(
        2, upgrades={0: "robots"}, factories={0: {"ore": 2, "water": 2}}, population={0: 1},
        robots={0: 1}, people_at={0: {}},
    )  # fmt: skip
    ask(state, operators.assign(0))
    answer(state, "1")
    assert (asked(state)[0], legal(state)) == ("place_operators", ["0", "1"])
    answer(state, "0")
    assert (works(state, 0), state.robots_at[0]) == ({"ore": 1, "water": 1}, [1, 0, 0, 0, 0])
