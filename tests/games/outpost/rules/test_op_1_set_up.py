"""OP-1: players and presets, colonies at the start, the first turn, copies, and the market."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.games.outpost import auction, market
from engine.games.outpost.components import DECKS, UPGRADES
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE
from engine.rules.game import BadSetup
from tests.games.outpost.matches import begun, play
from tests.games.outpost.positions import (
    BASIC,
    answer,
    ask,
    asked,
    draw,
    has,
    legal,
    position,
    told,
    works,
)


def first_turn(seats: int, options: dict[str, str] | None = None, seed: int = 1) -> Outpost:
    """A match at the first question of the first player turn."""
    for state in play(begun(seats, options), random.Random(seed)):
        if state.current_player >= 0:
            return state
    raise AssertionError("nobody is asked")


# -- OP-1.1, OP-1.2 --------------------------------------------------------------------


def test_two_to_nine_play_the_expert_game_with_events_unless_they_say_otherwise() -> None:
    """OP-1.1: whatever is not chosen takes its default."""
    assert list(GAME.seats) == list(range(2, 10))
    assert GAME.setup(4).options == {"preset": "expert", "events": "on"}
    for seats in (1, 10):
        with pytest.raises(BadSetup):
            GAME.setup(seats)


@pytest.mark.parametrize(("options", "capacity"), [({}, 10), (BASIC, 5)])
def test_a_colony_begins_with_three_manned_factories(
    options: dict[str, str], capacity: int
) -> None:
    """OP-1.2: 3 VP, and a hand capacity of 10 or 5."""
    state = begun(3, options)
    for seat in range(3):
        assert has(state, seat) == works(state, seat) == {"ore": 2, "water": 1}
        assert (state.population[seat], state.vp[seat], state.robots[seat]) == (3, 3, 0)
    assert state.board.preset.hand == capacity


# -- OP-1.3 ----------------------------------------------------------------------------


def test_the_first_order_is_drawn_by_lot() -> None:
    """OP-1.3: everybody is equal."""
    state = begun(4, BASIC)
    assert asked(state) == ("next_in_order", CHANCE)
    assert legal(state) == ["1", "2", "3", "4"]
    draw(state, "3", "1")
    assert legal(state) == ["2", "4"]
    assert draw(state, "4").order == [2, 0, 3, 1]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_production_of_the_first_turn_is_doubled(seats: int) -> None:
    """OP-1.3: 4 ore and 2 water cards each, and no mega cards."""
    state = first_turn(seats)
    for hand in state.hands:
        assert Counter(state.board.deck_of[card] for card in hand) == {0: 4, 1: 2}


@pytest.mark.parametrize(("seats", "missing"), [(7, 2), (8, 6), (9, 10)])
def test_where_ore_runs_out_stand_ins_spread(seats: int, missing: int) -> None:
    """OP-R18: dealt round by round, so that nobody has two more than another."""
    state = first_turn(seats)
    found = [hand.count("ore:stand_in:3") for hand in state.hands]
    assert sum(found) == missing
    assert max(found) - min(found) <= 1
    assert {len(hand) for hand in state.hands} == {6}
    assert all(params["n"] == 3 for _, params in told(state, "stand_in"))


POOR = "ore:1 ore:1 ore:2 ore:2 water:6 water:7"
"""Six cards worth 19 together."""


def test_six_cards_worth_less_than_twenty_may_be_handed_in_for_a_water_factory() -> None:
    """OP-1.3: the factory is unmanned, and all cards are gone."""
    state = position(hands={0: POOR}, turn=1)
    ask(state, auction.put_up(0))
    assert "hand_in" in legal(state)
    answer(state, "hand_in")
    assert (state.hands[0], has(state, 0)) == ([], {"ore": 2, "water": 2})
    assert works(state, 0) == {"ore": 2, "water": 1}
    assert told(state, "handed_in") == [("OP-1.3", {"seat": 0, "n": 19})]
    assert asked(state)[0] == ""


@pytest.mark.parametrize(
    ("hand", "turn"),
    [
        ("ore:1 ore:1 ore:2 ore:2 water:7 water:7", 1),
        ("ore:1 ore:1 ore:2 ore:2 water:6", 1),
        (POOR, 2),
    ],
)
def test_twenty_or_a_card_less_or_a_turn_later_nothing_is_handed_in(hand: str, turn: int) -> None:
    """OP-1.3: whoever has bought something has fewer cards."""
    state = position(hands={0: hand}, turn=turn)
    assert "hand_in" not in legal(ask(state, auction.put_up(0)))


def test_cards_may_be_handed_in_after_an_auction_that_another_won() -> None:
    """OP-1.3: whoever lost it still has all six."""
    state = position(
        hands={0: POOR, 1: "ore:5 water:10 water:10"}, display=["data_library"], turn=1, active=0
    )
    ask(state, auction.put_up(0))
    answer(state, "data_library", "15", "16", "16", "water:10", "water:10")
    assert asked(state) == ("put_up_another", 0)
    assert legal(state) == ["hand_in", "end"]


# -- OP-1.4 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "low", "high", "phase_3"),
    [(3, 2, 2, 35), (4, 3, 3, 40), (5, 3, 4, 30), (6, 4, 4, 35), (7, 5, 5, 40), (8, 5, 6, 30), (9, 6, 6, 35)],
)  # fmt: skip
def test_the_chart_says_how_many_copies_there_are(
    seats: int, low: int, high: int, phase_3: int
) -> None:
    """OP-1.4: in the basic game as many as players, less one, and phase 3 at 30."""
    expert, basic = begun(seats).board, begun(seats, BASIC).board
    assert (expert.copies, expert.phase_3) == ([low] * 10 + [high] * 3, phase_3)
    assert (basic.copies, basic.phase_3) == ([seats - 1] * 13, 30)


def test_in_a_match_of_two_a_die_decides_for_each_type() -> None:
    """OP-1.4: odd one copy, even two; phase 3 at 40."""
    state = begun(2)
    assert (asked(state), state.board.phase_3) == (("roll_copy", CHANCE), 40)
    assert state.source == "copies"
    draw(state, *("1212121212121"))
    assert state.supply == [1, 2] * 6 + [1]
    assert asked(state) == ("next_in_order", CHANCE)


@pytest.mark.parametrize("dice", ["1112221111111", "2222222222211"])
def test_dice_that_fall_too_uneven_are_rolled_again(dice: str) -> None:
    """OP-R1: until 4 to 10 types have two copies."""
    state = draw(begun(2), *dice)
    assert (asked(state), state.supply) == (("roll_copy", CHANCE), [])
    draw(state, *"2222111111111")
    assert state.supply.count(2) == 4


def test_two_have_one_copy_of_each_in_the_basic_game_or_roll_for_them() -> None:
    """OP-R9: the same match of two, other copies."""
    one, dice = (begun(2, BASIC, {"OP-R9": reading}) for reading in ("one", "dice"))
    assert (asked(one)[0], one.supply) == ("next_in_order", [1] * 13)
    assert asked(dice)[0] == "roll_copy"
    draw(dice, *"2222111111111")
    assert sum(dice.supply) == 17


# -- OP-1.5 ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_market_shows_as_many_as_play_and_of_one_type_half_as_many(seats: int) -> None:
    """OP-1.5: and at first of phase 1 alone."""
    state = first_turn(seats)
    assert len(state.display) == seats
    assert max(Counter(state.display).values()) <= max(1, seats // 2)
    assert set(state.display) <= {0, 1, 2, 3}


def test_what_is_not_sold_stays() -> None:
    """OP-1.5: a full market is not rolled for."""
    state = position(
        4, display=["nodule", "nodule", "warehouse", "data_library"], order=[0, 1, 2, 3]
    )
    ask(state, market.refill())
    assert sorted(UPGRADES[it] for it in state.display) == [
        "data_library", "nodule", "nodule", "warehouse",
    ]  # fmt: skip
    assert state.current_player != CHANCE


def test_a_hand_can_hold_more_ore_than_the_box() -> None:
    """OP-1.5: the number of pieces never limits play."""
    state = first_turn(9)
    assert (
        sum(state.board.deck_of[card] == DECKS.index("ore") for it in state.hands for card in it)
        == 36
    )
