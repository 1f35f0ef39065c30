"""RO-3: production and export."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.red_outpost.components import CRYSTALS
from tests.games.red_outpost.table import (
    LONG_TRACKS,
    answer,
    asked,
    clauses,
    draw,
    legal,
    noted,
    stored,
    table,
)

WOOL, GRAIN, COAL, FISH = range(4)


def test_each_produced_cube_moves_the_wheel_one_space() -> None:
    """RO-3.1: one space for each cube."""
    assert answer(table(), "farmer>mine").wheel == [1, 0]
    assert answer(table(), "miner>mine").wheel == [2, 0]
    assert answer(table(), "miner>labor_camp").wheel == [3, 0]


@pytest.mark.parametrize(
    ("space", "worker", "after"), [(3, "farmer", 0), (3, "miner", 1), (2, "miner", 0)]
)
def test_passing_the_reward_area_gives_2_vp_and_a_crystal(
    space: int, worker: str, after: int
) -> None:
    """RO-3.1: the area is no space: from the last space the marker steps onto the first."""
    state = answer(table(wheel=[space, 0]), f"{worker}>mine")
    assert state.wheel == [after, 0]
    assert state.vp == [7, 5]
    assert state.wheel_vp == [2, 0]
    assert state.crystals == [2, 1]
    assert clauses(state, "wheel_reward") == ["RO-3.1"]


def test_the_last_space_gives_no_reward_yet() -> None:
    """RO-3.1: only passing rewards, not standing on the last space."""
    state = answer(table(wheel=[2, 0]), "farmer>mine")
    assert state.wheel == [3, 0]
    assert state.vp == [5, 5]
    assert state.crystals == [1, 1]


def test_the_reward_comes_every_time() -> None:
    """RO-3.1: every time, also twice in one turn on a short wheel."""
    state = answer(table(wheel=[1, 0], values={"wheel.spaces": 2}), "miner>labor_camp")
    assert state.wheel == [0, 0]
    assert state.vp == [9, 5]
    assert state.crystals == [3, 1]


def test_only_the_producing_players_wheel_moves() -> None:
    """RO-3.1: the player's own marker."""
    assert answer(table(3, start=1), "farmer>mine").wheel == [0, 1, 0]


def test_produced_cubes_go_to_the_warehouse() -> None:
    """RO-3.2: always to the Warehouse."""
    state = answer(table(), "miner>labor_camp")
    assert stored(state) == {"grain": 1, "wool": 1, "fish": 1}
    assert [state.cubes_left(good) for good in range(4)] == [5, 5, 6, 5]


def test_a_third_cube_of_a_good_is_exported_at_once() -> None:
    """RO-3.3: 3 off: one on the leftmost empty field, two to the supply; the VP under it."""
    state = answer(table(warehouse=[0, 0, 2, 0]), "farmer>mine")
    assert stored(state) == {}
    assert state.exported == [0, 0, 1, 0]
    assert state.cubes_left(COAL) == 5
    assert state.vp == [5 + 3, 5]
    assert state.shipped == [[0, COAL, 3]]
    assert clauses(state, "exported") == ["RO-3.3"]


def test_two_cubes_are_not_exported() -> None:
    """RO-3.3: 3 of one resource, not 2, and not 3 of different ones."""
    state = answer(table(warehouse=[2, 2, 1, 2]), "farmer>mine")
    assert state.warehouse == [2, 2, 2, 2]
    assert state.vp == [5, 5]


@pytest.mark.parametrize(("lying", "points", "then"), [(0, 3, 1), (1, 4, 2), (2, 2, 2)])
def test_the_leftmost_empty_field_counts_and_the_question_mark_is_used_again(
    lying: int, points: int, then: int
) -> None:
    """RO-3.3: fields from left to right; a cube on `?` scores and returns to the supply."""
    state = answer(table(warehouse=[0, 0, 2, 0], exported=[0, 0, lying, 0]), "farmer>mine")
    assert state.vp == [5 + points, 5]
    assert state.exported == [0, 0, then, 0]
    assert state.cubes_left(COAL) == 6 - then
    assert noted(state, "exported")[0].params["field"] == lying + 1


def test_the_question_mark_scores_again_and_again() -> None:
    """RO-3.3: the field with the `?` is used again and again."""
    state = answer(table(warehouse=[0, 0, 2, 0], exported=[0, 0, 2, 0]), "miner>mine")
    assert stored(state) == {"coal": 1}
    answer(state, "farmer>warehouse", "crystal>coal", "shepherd>spaceship")
    draw(state, "coal")
    assert [points for _, _, points in state.shipped] == [2, 2]
    assert state.exported == [0, 0, 2, 0]


def test_each_good_has_its_own_export_track() -> None:
    """RO-3.3: that resource's track."""
    state = answer(table(warehouse=[2, 2, 0, 2], exported=[1, 0, 0, 2]), "miner>labor_camp")
    assert state.exported == [2, 1, 0, 2]
    assert state.vp == [5 + 3 + 2 + 3, 5]
    assert state.warehouse == [0, 0, 0, 0]


def test_a_bought_cube_is_exported_but_moves_no_wheel() -> None:
    """RO-3.4: a cube bought with a crystal triggers RO-3.3, the wheel stays."""
    state = answer(table(warehouse=[0, 2, 0, 0]), "miner>warehouse", "crystal>grain")
    assert state.exported == [0, 1, 0, 0]
    assert state.vp == [7, 5]
    assert state.wheel == [0, 0]


def test_a_cube_from_the_spaceship_is_exported_but_moves_no_wheel() -> None:
    """RO-3.4: a cube gained from the Spaceship triggers RO-3.3, the wheel stays."""
    state = answer(table(warehouse=[0, 2, 0, 0], wheel=[3, 0]), "miner>spaceship")
    draw(state, "grain")
    assert state.exported == [0, 1, 0, 0]
    assert state.vp == [7, 5]
    assert state.wheel == [3, 0]


def test_the_third_cube_is_exported_before_the_next_arrives() -> None:
    """RO-R1: two coal onto two: the first of them makes three, the second stays."""
    state = answer(table(warehouse=[0, 0, 2, 0]), "miner>mine")
    assert stored(state) == {"coal": 1}
    assert state.exported == [0, 0, 1, 0]
    names = [event.name for event in state.events or ()]
    assert names[names.index("produced") :][:3] == ["produced", "exported", "produced"]


def test_what_the_supply_does_not_hold_is_not_produced_and_moves_no_wheel() -> None:
    """RO-R2: an empty cube supply: not produced, no step on the wheel."""
    table_without_coal = table(
        exported=[0, 0, 5, 0], warehouse=[0, 0, 1, 0], wheel=[3, 0], values=LONG_TRACKS
    )
    assert table_without_coal.cubes_left(COAL) == 0
    state = answer(table_without_coal, "miner>mine")
    assert state.wheel == [3, 0]
    assert stored(state) == {"coal": 1}
    assert clauses(state, "no_cube_left") == ["RO-R2", "RO-R2"]


def test_of_two_cubes_only_the_one_in_the_supply_is_produced() -> None:
    """RO-R2: that cube only; the other one is produced."""
    state = table(exported=[0, 0, 5, 0], warehouse=[0, 0, 0, 0], values=LONG_TRACKS)
    answer(state, "miner>mine")
    assert state.wheel == [1, 0]
    assert stored(state) == {"coal": 1}


def test_an_export_can_give_back_the_cube_that_the_next_one_needs() -> None:
    """RO-R2: looked at cube by cube: two of the exported three are in the supply again."""
    state = table(exported=[0, 0, 3, 0], warehouse=[0, 0, 2, 0], values=LONG_TRACKS)
    assert state.cubes_left(COAL) == 1
    answer(state, "miner>mine")
    assert state.wheel == [2, 0]
    assert state.exported == [0, 0, 4, 0]
    assert stored(state) == {"coal": 1}


def test_without_a_crystal_in_the_supply_the_wheel_gives_its_vp_only() -> None:
    """RO-R2: no crystal left of the 24: none is gained."""
    state = answer(table(crystals=[12, 12], wheel=[3, 0]), "farmer>mine")
    assert state.vp == [7, 5]
    assert state.crystals == [12, 12]
    assert clauses(state, "no_crystal_left") == ["RO-R2"]


def test_the_last_crystal_is_still_gained() -> None:
    """RO-R2: crystals in hands, at the Palace and on portraits are out of the supply."""
    state = table(crystals=[10, 4], palace=[3, 4], gifts={"miner": (1, 1)}, wheel=[3, 0])
    assert state.crystals_left() == 1
    answer(state, "farmer>mine")
    assert state.crystals == [11, 4]
    assert state.crystals_left() == 0


def test_an_exchange_whose_gain_is_not_in_the_supply_is_not_offered() -> None:
    """RO-R2: no crystal for a cube, no cube for a crystal that the supply does not hold."""
    state = answer(table(crystals=[CRYSTALS, 0], warehouse=[0, 1, 0, 0]), "miner>warehouse")
    assert legal(state) == {
        "grain>mood",
        "crystal>wool",
        "crystal>grain",
        "crystal>coal",
        "crystal>fish",
        "pass",
    }
    state = table(exported=[0, 5, 0, 0], warehouse=[0, 1, 0, 0], values=LONG_TRACKS)
    answer(state, "miner>warehouse")
    assert "crystal>grain" not in legal(state)
    assert "crystal>wool" in legal(state)


def test_the_spaceship_brings_no_cube_that_the_supply_does_not_hold() -> None:
    """RO-R2: a card's cube that is not there is not gained, and not among the choices."""
    empty: dict[str, Any] = {
        "exported": [0, 5, 0, 0],
        "warehouse": [0, 1, 0, 0],
        "values": LONG_TRACKS,
    }
    state = draw(answer(table(**empty), "miner>spaceship"), "grain")
    assert stored(state) == {"grain": 1}
    assert clauses(state, "no_cube_left") == ["RO-R2"]
    state = draw(answer(table(**empty), "miner>spaceship"), "any")
    assert legal(state) == {"wool", "coal", "fish"}


def test_fish_from_the_lake_move_the_wheel() -> None:
    """RO-R3: lake fish count as produced."""
    state = draw(answer(table(), "miner>lake"), "fish_2_mood")
    assert state.wheel == [2, 0]
    assert stored(state) == {"fish": 2}
    assert asked(state) == "turn"
