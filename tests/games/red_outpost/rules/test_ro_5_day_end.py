"""RO-5: the end of a day."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.red_outpost import rules
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from tests.games.red_outpost.table import (
    BEGINNERS_EVENING,
    BEGINNERS_MORNING,
    asked,
    bits,
    first_answers,
    noted,
    table,
)


def settled(seats: int = 2, **fields: object) -> RedOutpost:
    """A table at the very end of a day, settled."""
    state = table(seats, "evening", **fields)  # type: ignore[arg-type]
    state.agenda = []
    state.then(rules.day_ends())
    state.run_on()
    return state


def play_the_day(state: RedOutpost) -> None:
    """First answers until the second day."""
    for _ in first_answers(state):
        if state.day == 2:
            break


def test_the_most_discs_on_a_portrait_win_its_mood() -> None:
    """RO-5.1: the player with the most discs gains the VP its mood marker shows."""
    state = settled(mood={"miner": 3}, discs={"miner": (1, 2)})
    assert state.vp == [5, 8]
    [event] = noted(state, "portrait")
    assert event.clause == "RO-5.1"
    assert (event.params["worker"], event.params["seat"], event.params["points"]) == ("miner", 1, 3)


def test_the_most_discs_on_a_portrait_lose_its_mood_below_zero() -> None:
    """RO-5.1: or loses."""
    assert settled(mood={"miner": -3}, discs={"miner": (2, 1)}).vp == [2, 5]


@pytest.mark.parametrize(("points", "vp"), [(4, [9, 5, 9]), (-2, [3, 5, 3])])
def test_tied_players_all_gain_or_lose_in_full(points: int, vp: list[int]) -> None:
    """RO-5.1: ties: all tied players gain or lose it in full."""
    assert settled(3, mood={"farmer": points}, discs={"farmer": (2, 1, 2)}).vp == vp


def test_every_portrait_counts() -> None:
    """RO-5.1: for each worker."""
    state = settled(mood=dict.fromkeys(WORKERS, 1), discs=dict.fromkeys(WORKERS, (1, 0)))
    assert state.vp == [11, 5]


def test_nobody_falls_below_0_vp() -> None:
    """RO-5.1: the floor of 0."""
    state = settled(mood={"miner": -4}, discs={"miner": (2, 2)}, vp=[3, 4])
    assert state.vp == [0, 0]


def test_moods_return_to_their_start_and_discs_to_their_owners() -> None:
    """RO-5.2: portraits are empty, papers and crystals on portraits leave, too."""
    state = settled(
        mood={"miner": 3, "farmer": -2},
        discs={"miner": (1, 2)},
        gifts={"farmer": (1, 0)},
        papers=[2, 0],
    )
    assert state.mood == [state.board.mood_start] * 6
    assert not any(state.discs)
    assert not any(state.gifts)
    assert state.papers == [0, 0]
    assert state.day == 2


def test_workers_return_upright_to_the_barracks() -> None:
    """RO-5.2: workers to the Barracks, upright."""
    state = settled(at={"miner": "mine", "farmer": "lake"}, flat=["farmer"])
    assert {PLACES[number] for number in state.at} == {"barracks"}
    assert state.upright == 0b111111


def test_cubes_export_tracks_and_crystals_stay_overnight() -> None:
    """RO-5.2: they stay where they are."""
    state = settled(warehouse=[1, 2, 0, 1], exported=[1, 0, 2, 0], crystals=[3, 7])
    assert state.warehouse == [1, 2, 0, 1]
    assert state.exported == [1, 0, 2, 0]
    assert state.crystals == [3, 7]


def test_the_second_day_begins_in_the_morning_with_the_next_start_player() -> None:
    """RO-5.2: the same rules again from the Morning on."""
    state = table(3, "evening", start=1)
    play_the_day(state)
    assert (state.day, state.phase, asked(state)) == (2, 0, "turn")
    assert state.start == state.current_player == 2


def test_portraits_are_settled_in_their_order_with_the_floor_each_time() -> None:
    """RO-R6: Shepherd, Farmer, Fisherman, Miner, Commissar, Bureaucrat; the floor each time."""
    discs = dict.fromkeys(WORKERS, (1, 0))
    state = settled(
        mood=dict(zip(WORKERS, (-4, 2, -3, 1, -2, 3), strict=True)), discs=discs, vp=[1, 5]
    )
    assert [event.params["worker"] for event in noted(state, "portrait")] == list(WORKERS)
    # 1 → 0 → 2 → 0 → 1 → 0 → 3
    assert [event.params["points"] for event in noted(state, "portrait")] == [-1, 2, -2, 1, -1, 3]
    assert state.vp == [3, 5]


def test_wheel_palace_decks_and_locks_stay_overnight() -> None:
    """RO-R13: wheel markers, palace crystals, both decks with discards, locks."""
    before: dict[str, Any] = {
        "wheel": [3, 1],
        "palace": [2, 1],
        "lake": [1, 1, 0],
        "lake_discard": [2, 1, 1],
        "ship": [1, 0, 1, 0, 0, 2, 1],
        "ship_discard": [2, 1, 0, 1, 1, 1, 1],
    }
    state = settled(**before)
    assert {name: getattr(state, name) for name in before} == before
    assert state.morning_locks == bits(PLACES, BEGINNERS_MORNING)
    assert state.evening_locks == bits(PLACES, BEGINNERS_EVENING)


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1)])
def test_five_phases_pass_the_start_player_marker_five_times(seats: int, first: int) -> None:
    """RO-R13: it passes after Evening as after every phase."""
    state = table(seats, "morning", start=0)
    play_the_day(state)
    assert state.start == state.current_player == first


def test_a_portrait_without_discs_and_crystals_scores_for_nobody() -> None:
    """RO-R14: neither gain nor loss."""
    state = settled(mood={"miner": 3, "farmer": -3})
    assert state.vp == [5, 5]
    assert noted(state, "portrait") == []
