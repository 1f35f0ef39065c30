"""OP-3: what colony upgrades bring, their discounts, and those that need a crew."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outpost import auction, colony, operators, prices, production, purchases
from engine.games.outpost.components import CREWED, UPGRADES
from engine.games.outpost.state import Outpost
from tests.games.outpost.positions import (
    BASIC,
    answer,
    ask,
    asked,
    draw_on,
    has,
    legal,
    position,
    refused,
    told,
    works,
)

NUMBER = {name: number for number, name in enumerate(UPGRADES)}
CREW = [UPGRADES[upgrade] for upgrade in CREWED]


def taken(upgrade: str, **fields: Any) -> Outpost:
    """A state after seat 0 has taken the upgrade in its own turn."""
    fields = {"active": 0, **fields}
    state = position(2, display=[upgrade], **fields)
    return ask(state, auction.take_upgrade(0, NUMBER[upgrade]))


# -- prices and VP ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "expert", "basic", "vp"),
    [
        ("data_library", 15, 15, 1), ("warehouse", 25, 25, 1), ("heavy_equipment", 30, 30, 1),
        ("nodule", 25, 25, 2), ("scientists", 40, 40, 2), ("orbital_lab", 50, 50, 3),
        ("robots", 50, 50, 3), ("laboratory", 80, 100, 5), ("ecoplants", 30, 50, 5),
        ("outpost", 100, 100, 5), ("space_station", 120, 120, 10),
        ("planetary_cruiser", 160, 160, 15), ("moon_base", 200, 200, 20),
    ],
)  # fmt: skip
def test_each_upgrade_has_its_minimum_bid_and_its_vp(
    upgrade: str, expert: int, basic: int, vp: int
) -> None:
    """OP-3.2: a bid for each preset, and VP at once unless it needs a crew."""
    for options, bid in (({}, expert), (BASIC, basic)):
        state = position(2, options=options)
        assert prices.minimum_bid(state, NUMBER[upgrade]) == bid
        assert state.board.upgrade_vp[NUMBER[upgrade]] == vp
    state = taken(upgrade)
    assert state.vp[0] == 3 + (vp if upgrade not in CREW else 0)


@pytest.mark.parametrize(
    ("owned", "upgrade", "expert", "basic"),
    [
        ("data_library", "scientists", 10, 10),
        ("data_library", "laboratory", 10, 10),
        ("heavy_equipment", "warehouse", 5, 5),
        ("heavy_equipment", "nodule", 5, 5),
        ("heavy_equipment", "outpost", 15, 10),
        ("ecoplants", "outpost", 10, 10),
        ("heavy_equipment ecoplants", "outpost", 25, 20),
        ("heavy_equipment heavy_equipment", "outpost", 30, 20),
        ("data_library", "warehouse", 0, 0),
        ("warehouse", "warehouse", 0, 0),
    ],
)
def test_discounts_lower_the_payment_and_add_up(
    owned: str, upgrade: str, expert: int, basic: int
) -> None:
    """OP-3.2: those of identical cards, too."""
    for options, off in (({}, expert), (BASIC, basic)):
        state = position(2, options=options, upgrades={0: owned})
        assert prices.discount(state, 0, NUMBER[upgrade]) == off
        assert prices.due(state, 0, NUMBER[upgrade], 130) == 130 - off
        assert prices.discount(state, 1, NUMBER[upgrade]) == 0


def test_a_payment_is_never_below_nothing_and_the_bid_is_not_lowered() -> None:
    """OP-3.2: three Heavy Equipment take 15 off a Nodule, not off its minimum bid."""
    state = position(
        2, upgrades={0: " ".join(["heavy_equipment"] * 6)}, hands={0: "ore:5"}, display=["nodule"],
        active=0,
    )  # fmt: skip
    ask(state, auction.put_up(0))
    answer(state, "nodule", "25", "25")
    assert (state.hands[0], state.upgrades[0][NUMBER["nodule"]]) == (["ore:5"], 1)
    discount = {"seat": 0, "upgrade": "heavy_equipment", "n": 30}
    assert told(state, "discount") == [("OP-3.2", discount)]
    assert told(state, "pays") == [("OP-3.2", {"seat": 0, "n": 0})]


# -- effects ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "expert", "basic"),
    [("", 10, 5), ("warehouse", 15, 8), ("warehouse warehouse outpost", 25, 14)],
)
def test_warehouse_and_outpost_raise_the_hand_capacity(owned: str, expert: int, basic: int) -> None:
    """OP-3.2: by 5, in the basic game by 3, each card."""
    for options, capacity in (({}, expert), (BASIC, basic)):
        state = position(2, options=options, upgrades={0: owned})
        assert colony.capacity(state, 0) == capacity


@pytest.mark.parametrize(
    ("owned", "room"), [("", 5), ("nodule", 8), ("nodule nodule outpost", 16), ("moon_base", 5)]
)
def test_nodule_and_outpost_raise_the_population_maximum(owned: str, room: int) -> None:
    """OP-3.2: by 3 and by 5, each card."""
    assert colony.room(position(2, upgrades={0: owned}), 0) == room


@pytest.mark.parametrize("upgrade", CREW)
def test_a_crew_raises_the_population_maximum_or_the_upgrade_itself_does(upgrade: str) -> None:
    """OP-R13: the same colony, another maximum."""
    for reading, without, crewed in (("crewed", 5, 6), ("owned", 6, 6)):
        state = position(2, upgrades={0: upgrade}, rulings={"OP-R13": reading})
        assert colony.room(state, 0) == without
        state = position(
            2, upgrades={0: upgrade}, people_at={0: {"ore": 2, upgrade: 1}},
            rulings={"OP-R13": reading},
        )  # fmt: skip
        assert colony.room(state, 0) == crewed


@pytest.mark.parametrize(("reading", "living"), [("crewed", 5), ("owned", 6)])
def test_a_moon_base_without_a_crew_houses_one_more_where_owning_it_is_enough(
    reading: str, living: int
) -> None:
    """OP-R13: by the same answers; where nobody can be housed nobody is asked."""
    state = position(
        2, upgrades={0: "moon_base"}, population={0: 5}, hands={0: "water:10"}, active=0,
        rulings={"OP-R13": reading},
    )  # fmt: skip
    ask(state, purchases.buy_people(0))
    for text in ("population", "1", "water:10"):
        if asked(state)[0]:
            answer(state, text)
    assert state.population[0] == living


def test_people_over_a_fallen_maximum_stay_and_none_may_be_bought() -> None:
    """OP-R13, OP-R22: so nobody is asked whether to buy some."""
    state = position(2, population={0: 7}, hands={0: "water:10 water:10"})
    assert (colony.free_room(state, 0), state.population[0]) == (0, 7)
    ask(state, purchases.buy_people(0))
    assert asked(state)[0] == ""


@pytest.mark.parametrize(
    ("upgrade", "deck"), [("scientists", "research"), ("orbital_lab", "microbiotics")]
)
def test_scientists_and_orbital_lab_bring_a_card_a_turn_without_an_operator(
    upgrade: str, deck: str
) -> None:
    """OP-3.2: each card of them one."""
    state = position(2, upgrades={0: f"{upgrade} {upgrade}"})
    draw_on(ask(state, production.produce(0)))
    assert sum(card.startswith(deck) for card in state.hands[0]) == 2
    assert len(state.hands[0]) == 5


def test_a_robot_is_free_in_the_expert_game_only() -> None:
    """OP-3.2: with each Robots card."""
    assert taken("robots").robots[0] == 1
    assert taken("robots", options=BASIC).robots[0] == 0


@pytest.mark.parametrize(
    ("upgrade", "factory"), [("laboratory", "research"), ("outpost", "titanium")]
)
def test_laboratory_and_outpost_bring_an_unmanned_factory(upgrade: str, factory: str) -> None:
    """OP-3.2: an Outpost without Heavy Equipment, too; its operator comes as the turn ends."""
    state = taken(upgrade)
    assert has(state, 0) == {"ore": 2, "water": 1, factory: 1}
    assert factory not in works(state, 0)
    assert asked(state)[0] == ""


def test_ecoplants_make_people_cheap_but_not_twice_as_cheap() -> None:
    """OP-3.2: 5 instead of 10, not cumulative."""
    for owned, cost in (("", 10), ("ecoplants", 5), ("ecoplants ecoplants", 5)):
        assert prices.price(position(2, upgrades={0: owned}), 0, "population") == cost


@pytest.mark.parametrize(
    ("factory", "owned", "why"),
    [
        ("titanium", "", "upgrade_missing"),
        ("titanium", "heavy_equipment", ""),
        ("titanium", "outpost", "upgrade_missing"),
        ("research", "", "upgrade_missing"),
        ("research", "laboratory", ""),
    ],
)
def test_some_factories_need_an_upgrade(factory: str, owned: str, why: str) -> None:
    """OP-4.1: a Heavy Equipment for titanium, a Laboratory for research."""
    state = position(2, upgrades={0: owned}, hands={0: "moon_ore:50"})
    ask(state, purchases.buy_factory(0))
    assert (factory in legal(state)) == (not why)
    assert refused(state).get(factory, ("", ""))[1] == why


# -- OP-3.1 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upgrade", "deck", "vp"),
    [
        ("space_station", "orbital_medicine", 10),
        ("planetary_cruiser", "ring_ore", 15),
        ("moon_base", "moon_ore", 20),
    ],
)
def test_what_needs_a_crew_gives_vp_and_cards_only_with_one(
    upgrade: str, deck: str, vp: int
) -> None:
    """OP-3.1: the card of its own deck."""
    without = position(2, upgrades={0: upgrade})
    crewed = position(2, upgrades={0: upgrade}, people_at={0: {"ore": 2, upgrade: 1}})
    for state, number in ((without, 0), (crewed, 1)):
        draw_on(ask(state, production.produce(0)))
        assert sum(card.startswith(deck) for card in state.hands[0]) == number
    assert (without.vp[0], crewed.vp[0]) == (3, 2 + vp)


def test_robots_are_no_crew() -> None:
    """OP-3.1, OP-4.4: a person crews the Moon Base, and robots take the places that are left."""
    state = position(
        2, upgrades={0: "robots moon_base"}, factories={0: {"ore": 3}}, people_at={0: {"ore": 3}},
        robots={0: 3}, active=0,
    )  # fmt: skip
    ask(state, operators.assign(0))
    assert (asked(state)[0], legal(state)) == ("place_operators", ["0", "1", "2"])
    answer(state, "0")
    assert works(state, 0) == {"ore": 3, "moon_base": 1}
    assert (state.robots_at[0][0], state.people_at[0][-1]) == (3, 1)
