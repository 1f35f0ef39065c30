"""What a situation is worth to the greedy bot, reason by reason."""

from __future__ import annotations

import random

import pytest

from engine.games.red_outpost.evaluation import (
    BEHIND,
    CRYSTAL,
    LEADS,
    PALACE_SURE,
    REWARD,
    STORED_PAIR,
    SURE,
    evaluate,
    portrait_hopes,
)
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import CHANCE
from engine.rules.chance import Sampler
from tests.games.red_outpost.table import play_on, table


def worth(state: RedOutpost, reason: str, asked: int = 0) -> list[float]:
    """What both seats have by one reason."""
    return [seat[reason] for seat in evaluate(state, asked)]


def test_the_wheel_is_worth_its_share_of_the_reward() -> None:
    """RO-3.1"""
    state = table(wheel=[1, 3])
    spaces = state.board.wheel
    assert worth(state, "wheel") == pytest.approx([REWARD / spaces, 3 * REWARD / spaces])


def test_points_crystals_and_the_palace_are_worth_what_is_counted_on() -> None:
    """RO-6.1, RO-6.2"""
    state = table(vp=[7, 2], crystals=[3, 1], palace=[1, 2])
    assert worth(state, "vp") == [7.0, 2.0]
    assert worth(state, "crystals") == pytest.approx([3 * CRYSTAL, CRYSTAL])
    for day in (1, 2):
        state.day = day
        sure = PALACE_SURE[day - 1]
        assert worth(state, "palace") == pytest.approx([2 * sure, 4 * sure])


def test_pairs_in_the_warehouse_are_worth_something_to_who_is_asked_next() -> None:
    """RO-3.3: the next cube pays whoever brings it."""
    state = table(warehouse=[2, 1, 2, 0])
    assert worth(state, "exports", 1) == [0.0, pytest.approx(2 * STORED_PAIR)]


@pytest.mark.parametrize(
    ("discs", "gifts", "leads"),
    [
        ((1, 1), (0, 0), (LEADS[0], LEADS[0])),
        ((2, 1), (0, 0), (LEADS[1], None)),
        ((3, 1), (0, 0), (LEADS[2], None)),
        ((4, 1), (0, 0), (LEADS[2], None)),
        ((1, 0), (0, 0), (LEADS[1], 0.0)),
        ((1, 1), (0, 1), (None, LEADS[1])),
    ],
)
def test_a_portrait_is_worth_more_the_wider_the_lead(
    discs: tuple[int, int], gifts: tuple[int, int], leads: tuple[float | None, float | None]
) -> None:
    """RO-5.1, RO-7.2; None is behind."""
    state = table(phase="lunch", mood={"miner": 4}, discs={"miner": discs}, gifts={"miner": gifts})
    sure = SURE[state.phase]
    expected = [BEHIND * (1 - sure) if lead is None else lead * sure for lead in leads]
    assert worth(state, "portraits") == pytest.approx([4 * share for share in expected])


def test_a_portrait_counts_the_more_the_later_the_day() -> None:
    state = table(mood={"miner": 4}, discs={"miner": (2, 1)})
    hopes = []
    for phase in range(5):
        state.phase = phase
        hopes.append(worth(state, "portraits"))
    assert hopes == sorted(hopes)
    assert hopes[-1] == pytest.approx([4 * LEADS[1], 0.0]), "in the evening nobody catches up"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_portrait_that_is_remembered_is_worth_what_it_is_worth_by_counting(seats: int) -> None:
    """RO-5.1, RO-7.2: to the last digit, so that a bot answers as before."""
    rng, options = random.Random(seats), {"special_cards": "on"}
    for _ in range(4):
        state = GAME.new_state(GAME.setup(seats, options))
        while not state.is_terminal:
            assert isinstance(state, RedOutpost)
            assert portrait_hopes(state) == counted(state)
            if state.current_player == CHANCE:
                state.apply(Sampler(rng).outcome(state))
            else:
                state.take(rng.randrange(len(state.choices)))


def counted(state: RedOutpost) -> list[float]:
    """What the portraits promise each seat, disc by disc."""
    seats, sure = range(state.board.seats), SURE[state.phase]
    hopes = [0.0 for _ in seats]
    for worker, mood in enumerate(state.mood):
        points = state.board.mood_track[mood]
        own = [
            state.discs_on(worker, seat) + state.gifts[worker * len(seats) + seat] for seat in seats
        ]
        for seat in seats:
            others = max(own[:seat] + own[seat + 1 :])
            if own[seat] and own[seat] >= others:
                hopes[seat] += points * LEADS[min(own[seat] - others, 2)] * sure
            elif own[seat]:
                hopes[seat] += points * BEHIND * (1 - sure)
    return hopes


def test_at_the_end_only_points_are_worth_anything() -> None:
    state = play_on(table(phase="evening", day=2))
    assert state.is_terminal
    assert evaluate(state, 0) == [{"vp": float(vp)} for vp in state.vp]
