"""The worked examples of the rulebook, with Alexander (pink) and Britta (orange).

The book's first example needs other morning locks than its set-up for beginners: the Beer
House is open in it. So they lie on Spaceship, Palace and Warehouse.
"""

from __future__ import annotations

import pytest

from engine.games.red_outpost import rules
from engine.games.red_outpost.components import PHASES, WORKERS
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Illegal
from tests.games.red_outpost.table import (
    answer,
    asked,
    first_answers,
    legal,
    mood,
    moods,
    noted,
    place,
    places_of,
    portrait,
    refused,
    stored,
    table,
    upright,
)

ALEXANDER, BRITTA = 0, 1
CLOSED = ("spaceship", "palace", "warehouse")


def first_morning() -> RedOutpost:
    return table(2, "morning", morning=CLOSED, start=ALEXANDER)


def test_alexander_has_six_workers_and_seven_places() -> None:
    """RO-2.8: not the Barracks, not the Field Kitchen, not the three locked places."""
    state = first_morning()
    assert state.current_player == ALEXANDER
    assert GAME.colours[ALEXANDER] == "pink"
    for worker in WORKERS:
        assert places_of(state, worker) == {
            *("pasture", "cornfield", "beer_house", "administration"),
            *("mine", "lake", "labor_camp"),
        }
    reasons = refused(state)
    assert reasons["barracks"] == ("RO-4.12", "evening_only")
    assert reasons["field_kitchen"] == ("RO-4.9", "lunch_only")
    assert {reasons[name] for name in CLOSED} == {("RO-2.4", "locked")}


def test_the_bureaucrat_goes_to_the_beer_house_for_2_mood_without_paying_a_crystal() -> None:
    """RO-4.4: she is laid flat there, has a pink disc and mood +2; he waives the action."""
    state = answer(first_morning(), "bureaucrat>beer_house")
    assert place(state, "bureaucrat") == "beer_house"
    assert "bureaucrat" not in upright(state)
    assert portrait(state, "bureaucrat") == (1, 0)
    assert mood(state, "bureaucrat") == 2
    assert asked(state) == "buy_round"
    answer(state, "pass")
    assert state.crystals == [1, 1]
    assert moods(state) == {"bureaucrat": 2}


def test_britta_has_five_workers_and_six_places() -> None:
    """RO-2.8: not the exhausted Bureaucrat and not the Beer House, which is occupied."""
    state = answer(first_morning(), "bureaucrat>beer_house", "pass")
    assert state.current_player == BRITTA
    assert places_of(state, "bureaucrat") == set()
    assert refused(state)["bureaucrat"] == ("RO-2.3", "exhausted")
    assert refused(state)["beer_house"] == ("RO-2.3", "occupied")
    for worker in set(WORKERS) - {"bureaucrat"}:
        assert len(places_of(state, worker)) == 6
    assert len(legal(state)) == 5 * 6
    with pytest.raises(Illegal):
        answer(state, "bureaucrat>mine")


@pytest.mark.parametrize("steps_before_the_reward", [1, 2])
def test_the_miner_in_the_mine_brings_britta_5_vp_and_a_crystal(
    steps_before_the_reward: int,
) -> None:
    """RO-3.1, RO-3.3, RO-4.8: 2 VP and 1 crystal of the wheel, 3 VP of the first coal field."""
    space = table().board.wheel - steps_before_the_reward
    state = table(2, "forenoon", start=BRITTA, warehouse=[0, 0, 2, 0], wheel=[0, space], vp=[5, 10])
    answer(state, "miner>mine")
    assert state.vp == [5, 10 + 5]
    assert state.crystals == [1, 2]
    assert mood(state, "miner") == 0
    assert stored(state) == {"coal": 1}
    assert state.exported == [0, 0, 1, 0]
    assert [event.params["points"] for event in noted(state, "exported")] == [3]
    assert [event.params["points"] for event in noted(state, "wheel_reward")] == [2]


def test_the_morning_ends_after_brittas_turn_and_she_begins_the_forenoon() -> None:
    """RO-2.4, RO-2.1: all stand up, the sleepers gain 1 mood, the other player starts."""
    state = answer(first_morning(), "bureaucrat>beer_house", "pass", "miner>mine")
    assert PHASES[state.phase] == "forenoon"
    assert upright(state) == set(WORKERS)
    assert moods(state) == {
        "bureaucrat": 2,
        "shepherd": 1,
        "farmer": 1,
        "fisherman": 1,
        "commissar": 1,
    }
    assert place(state, "miner") == "mine"
    assert state.start == state.current_player == BRITTA


def test_both_take_three_turns_in_the_forenoon() -> None:
    """RO-2.5: until all six workers have been used."""
    state = answer(first_morning(), "bureaucrat>beer_house", "pass", "miner>mine")
    turns = []
    for _ in first_answers(state):
        if PHASES[state.phase] != "forenoon":
            break
        if asked(state) == "turn":
            turns.append(state.current_player)
    assert turns == [BRITTA, ALEXANDER] * 3


def test_the_bureaucrat_at_3_pays_pink_and_the_commissar_at_minus_2_costs_both() -> None:
    """RO-5.1: 2 pink and 1 orange disc: 3 VP to pink; 1:1: both lose 2."""
    state = table(
        2,
        "evening",
        mood={"bureaucrat": 3, "commissar": -2},
        discs={"bureaucrat": (2, 1), "commissar": (1, 1)},
        vp=[10, 10],
    )
    state.agenda = []
    state.then(rules.day_ends())
    state.run_on()
    assert state.vp == [10 + 3 - 2, 10 - 2]
