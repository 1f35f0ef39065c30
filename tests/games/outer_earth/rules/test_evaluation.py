"""What a situation is worth to the greedy bot, reason by reason."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import auction, rules, scoring, turn
from engine.games.outer_earth.candidates import candidates
from engine.games.outer_earth.evaluation import (
    BEHIND,
    POINT,
    SURE,
    chances_of_bids,
    evaluate,
    rounds_left,
)
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import PUBLIC
from tests.games.outer_earth.positions import ask, position

LEVEL = len(SURE) // 2
"""Where nobody leads."""


def worth(state: OuterEarth, reason: str) -> list[float]:
    """What each seat has by one reason, at a question or before the round ends."""
    if not state.agenda:
        state.then(rules.round_ends())
    return [seat[reason] for seat in evaluate(state, 0)]


def planets(planet: str, built: str, hand: str = "", **fields: Any) -> float:
    """What the planets of the first seat are worth in its turn, in the last round."""
    state = position(
        developing={0: [planet]},
        built={planet: built},
        hands={0: hand},
        last_round="turned",
        **fields,
    )
    return worth(ask(state, turn.turn(0)), "planets")[0]


def test_points_are_worth_themselves() -> None:
    """OE-5.5: those that a seat has."""
    assert worth(position(vp=[7, 2]), "vp") == [7.0, 2.0]


def test_at_the_end_only_points_are_worth_anything() -> None:
    """OE-5.5: whatever else lies there."""
    state = position(hands={0: "Pca"}, vp=[3, 4])
    state.agenda = []
    assert state.is_terminal
    assert evaluate(state, 0) == [{"vp": 3.0}, {"vp": 4.0}]


@pytest.mark.parametrize(
    ("mine", "other", "leads"),
    [
        ("Pca", "Pca", (0, 0)),
        ("Pca Pcc", "Pca", (1, -1)),
        ("Pca Pcc Pcm", "Pca", (2, -2)),
        ("Pca Pcc Pcm Pac", "Pca", (2, -2)),
        ("Pca", "", (1, None)),
    ],
)
def test_stocks_are_worth_more_the_wider_their_lead(
    mine: str, other: str, leads: tuple[int, int | None]
) -> None:
    """OE-5.2: whether they lie open or face down, and the fewer rounds follow; None has none."""
    for hidden in (False, True):
        lie: dict[str, Any] = {"invested" if hidden else "stocks": {0: mine, 1: other}}
        for last_round, galaxy in (("turned", 0), ("", 5), ("", 12)):
            state = position(index=[5, 0, 0], last_round=last_round, galaxy=galaxy, **lie)
            assert (rounds_left(state) > 2) == (galaxy > 0)
            vp = scoring.INVESTMENT_VP[0] / max(1.0, rounds_left(state))
            assert worth(state, "investments") == pytest.approx(
                [0.0 if lead is None else vp * SURE[LEVEL + lead] for lead in leads]
            )


def test_stocks_of_an_industry_that_stands_higher_are_worth_more() -> None:
    """OE-5.1: its rank says how much."""
    state = position(index=[1, 5, 3], stocks={0: "Pca", 1: "Sca"}, last_round="turned")
    first, second = worth(state, "investments")
    assert first / second == pytest.approx(scoring.INVESTMENT_VP[2] / scoring.INVESTMENT_VP[0])


def test_a_closed_planet_is_worth_as_much_as_the_next() -> None:
    """OE-5.3: before its rank is known."""
    one, two = worth(position(portfolio={0: ["01"], 1: ["02", "03"]}), "portfolio")
    assert two == 2 * one > 0


def test_a_planet_that_can_still_be_closed_is_worth_more_than_one_that_cannot() -> None:
    """OE-5.4, OE-3.7: there have to be points for its cards and its closing."""
    full, hand = "Pca Pac Pca", "Pac"
    assert planets("01", full, hand, ap=4) > planets("01", full, hand, ap=1) > -3
    assert planets("01", "", ap=0) == scoring.unfinished(0)
    assert planets("01", full, ap=0) == scoring.unfinished(3)


def test_a_planet_in_the_queue_is_worth_something_too() -> None:
    """OE-2.6, OE-R10: and costs nothing if it is never begun."""
    one, two = worth(position(queued={1: "01"}, hands={1: "Pca"}, galaxy=5), "planets")
    assert one == 0.0 < two
    last = position(queued={1: "01"}, last_round="turned")
    assert worth(last, "planets") == [0.0, 0.0]


def test_cards_that_connect_and_synergize_make_a_planet_worth_more() -> None:
    """OE-3.8, OE-3.9: a card in hand that cannot be placed on it adds nothing."""
    fits, other, stranger = (planets("09", "Pca", card, ap=9) for card in ("Sac", "Pac", "Smc"))
    assert fits > other >= stranger


def test_a_reward_that_is_a_reminder_is_worth_nothing() -> None:
    """OE-3.10: the app does not carry it out; in the last round others bring no more."""
    reminder = {"01": {"effect": "reminder", "reminder": "Draw first"}}
    told, other = (planets("01", "Pca", ap=9, planets=it) for it in (reminder, {}))
    assert told == other


def test_a_set_of_all_industries_is_worth_its_points() -> None:
    """OE-3.9: as the closing gives them."""
    with_set = planets("01", "Pca Sac Tca Pac", ap=9)
    without = planets("01", "Pca Sac Sca Pac", ap=9)
    assert with_set > without + 1


def test_effects_are_worth_more_the_more_turns_follow() -> None:
    """OE-4.2: of rounds to come."""
    gained = {0: {"influence": 2, "ap": 1}}
    late, early = (
        worth(position(effects=gained, galaxy=galaxy, budget=50), "effects") for galaxy in (1, 9)
    )
    assert early[0] > late[0] > late[1] == early[1] == 0.0
    assert worth(position(effects=gained, last_round="turned"), "effects") == [0.0, 0.0]


def test_a_bonus_is_worth_no_more_the_more_turns_follow() -> None:
    """OE-3.10, OE-3.11: that of the next closed planet comes in its place."""
    late, early = (
        worth(position(bonus={0: "primary"}, galaxy=galaxy, budget=50), "effects")[0]
        for galaxy in (3, 9)
    )
    assert early == late > 0.0
    point, more = (
        worth(position(bonus=bonus, galaxy=9, budget=50), "points")[0]
        for bonus in ({}, {0: "tertiary"})
    )
    assert 0 < more - point <= 2 * POINT


def test_cards_in_hand_are_worth_something_unless_nothing_follows() -> None:
    """OE-3.6: more cards more, and those that nobody has seen as much."""
    many = position(3, hands={0: "Pca Sac", 1: "Pca"}, galaxy=5)
    hands = worth(many, "hand")
    assert hands[0] > hands[1] > hands[2] == 0.0
    assert worth(many.view(1), "hand") == pytest.approx(hands)
    last = position(hands={0: "Pca Sac"}, last_round="turned")
    assert 0.0 < worth(last, "hand")[0] < hands[0]


def test_whoever_takes_no_part_hopes_for_nothing() -> None:
    """OE-2.2: of the planet on offer; a leader hopes for more of it."""
    each = dict.fromkeys(range(3), "Pca Sac")
    state = position(
        3, hands=each, bids={0: "Saa", 1: "Scc Scc"}, row={"07": 3}, galaxy=5, offered=6
    )
    for asked in (0, 1):
        told = ask(state.clone(), auction.bidding((0, 1), 6))
        assert told.current_player >= 0
        assert worth(told, "auction")[2] == 0.0, asked


@pytest.mark.parametrize(
    ("mine", "other", "first"),
    [
        ("Scc", "Pcc Pcm", 1),
        ("Scc", "Pcc", 0),
        ("Pcc", "Scc", 1),
        ("Pcc", "Pcm", 1),
    ],
)
def test_whoever_would_win_as_the_bids_lie_hopes_for_most(
    mine: str, other: str, first: int
) -> None:
    """OE-2.5: with more cards, of as many with the higher value, else with the higher influence."""
    hands = dict.fromkeys(range(2), "Pac Sac")
    state = position(hands=hands, bids={0: mine, 1: other}, row={"07": 3}, offered=6)
    asked = ask(state, auction.bidding((0, 1), 6))
    assert isinstance(asked, OuterEarth)
    chances = chances_of_bids(asked, (0, 1))
    assert chances[first] * BEHIND == pytest.approx(chances[1 - first])
    assert sum(chances) == pytest.approx(1)


def test_of_cards_that_lie_face_down_nobody_is_said_to_know_the_value() -> None:
    """OE-2.4: what all see of two bids of one card is the influence alone."""
    hands = dict.fromkeys(range(2), "Pac Sac")
    state = position(hands=hands, bids={0: "Tcc", 1: "Pcm"}, row={"07": 3}, offered=6)
    asked = ask(state, auction.bidding((0, 1), 6))
    seen = asked.view(PUBLIC)
    assert isinstance(seen, OuterEarth)
    chances = chances_of_bids(seen, (0, 1))
    assert chances[0] == pytest.approx(chances[1] * BEHIND)


def test_in_the_last_round_a_bid_for_the_queue_hopes_for_the_chips_alone() -> None:
    """OE-2.6, OE-R10: whoever would have to begin the planet loses 3 VP by it."""
    state = position(
        hands={0: "Pca", 1: "Pca"},
        bids={0: "Saa", 1: "Scc"},
        developing={0: ["01", "02"]},
        row={"07": 1},
        offered=6,
        last_round="turned",
    )
    queues, begins = worth(ask(state, auction.bidding((0, 1), 6)), "auction")
    assert queues > 0 > begins


def test_a_bot_takes_cards_back_only_if_nothing_else_can_be_done() -> None:
    """OE-3.5, OE-3.10: and invests only in the last round."""
    fields: dict[str, Any] = {
        "hands": {0: "Pca"},
        "developing": {0: ["01"]},
        "built": {"01": "Pca"},
    }
    for last_round, kinds in (("", set[str]()), ("turned", {"invest"})):
        state = ask(position(ap=4, last_round=last_round, **fields), turn.turn(0))
        thought = {str(it).partition(":")[0] for it in candidates(state, 99)}
        assert thought & {"invest", "remove"} == kinds
    assert len(candidates(state, 2)) == 2
