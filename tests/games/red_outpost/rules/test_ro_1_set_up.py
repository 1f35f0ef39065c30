"""RO-1: components and set-up."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.components import (
    CRYSTALS,
    CUBES,
    DISCS,
    GOODS,
    PHASES,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.rules.game import BadSetup
from tests.games.red_outpost.table import (
    answer,
    asked,
    bits,
    draw,
    first_answers,
    legal,
    noted,
    places_of,
    play_on,
    table,
)


def begun(seats: int = 2, **options: str) -> RedOutpost:
    """The first question of a match."""
    state = GAME.new_state(GAME.setup(seats, {"first": "1", **options}))
    assert isinstance(state, RedOutpost)
    return state


def lock_names(locks: int) -> set[str]:
    return {name for place, name in enumerate(PLACES) if locks >> place & 1}


def test_two_to_four_players_twelve_places_six_workers_four_goods_five_phases() -> None:
    """RO-1.1: 2–4 players, 12 places, 6 workers, 4 export tracks, 5 phases."""
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4 players"):
            GAME.setup(seats)
    assert (len(PLACES), len(WORKERS), len(PHASES)) == (12, 6, 5)
    assert GOODS == ("wool", "grain", "coal", "fish")
    board = begun().board
    assert len(board.export) == 4
    assert board.wheel >= 2


def test_six_cubes_of_each_good_24_crystals_12_and_6_cards_44_discs_in_four_colours() -> None:
    """RO-1.2: what lies in the box."""
    state = begun(3)
    assert [state.cubes_left(good) for good in range(4)] == [6, 6, 6, 6] == [CUBES] * 4
    assert state.crystals_left() + sum(state.crystals) == 24 == CRYSTALS
    assert sum(state.ship) == 12
    assert sum(state.lake) == 6
    assert GAME.colours == ("pink", "orange", "blue", "brown")
    # With two players every disc is in use: one on the wheel, one on the track, the rest in hand.
    assert len(GAME.colours) * (1 + 1 + DISCS[2]) == 44
    assert lock_names(state.morning_locks).isdisjoint(lock_names(state.evening_locks))
    assert state.morning_locks.bit_count() == state.evening_locks.bit_count() == 3


@pytest.mark.parametrize(("seats", "discs"), [(2, 11), (3, 9), (4, 8)])
def test_two_of_the_discs_lie_on_wheel_and_track_and_the_others_are_laid_in_a_day(
    seats: int, discs: int
) -> None:
    """RO-1.3: 11, 9 or 8 discs; one on the wheel, one on VP 5, so 9, 7 or 6 are left."""
    assert DISCS[seats] == discs - 2
    state = table(seats, "morning")
    play_the_day(state)
    laid = [event.params["seat"] for event in noted(state, "disc_laid")]
    assert [laid.count(seat) for seat in range(seats)] == [DISCS[seats]] * seats


def play_the_day(state: RedOutpost) -> None:
    """First answers until the second day."""
    for _ in first_answers(state):
        if state.day == 2:
            break


def test_everybody_begins_with_a_crystal_5_vp_and_the_wheels_first_space() -> None:
    """RO-1.4: 1 crystal and 5 VP each; the marker on the wheel's first space."""
    state = begun(4)
    assert state.crystals == [1, 1, 1, 1]
    assert state.vp == [5, 5, 5, 5]
    assert state.wheel == [0, 0, 0, 0]


def test_all_workers_begin_upright_in_the_barracks_with_their_mood_at_the_head() -> None:
    """RO-1.4: moods on the start field, six workers upright in the Barracks, full decks."""
    state = begun()
    assert {PLACES[place] for place in state.at} == {"barracks"}
    assert state.upright == 0b111111
    assert {state.board.mood_track[mood] for mood in state.mood} == {0}
    assert state.lake == [3, 2, 1]
    assert not any(state.lake_discard)
    assert not any(state.ship_discard)
    assert not any(state.discs)


def test_beginners_lock_spaceship_palace_beer_house_and_cornfield_pasture_lake() -> None:
    """RO-1.5: the places of the locks for the first matches."""
    state = begun()
    assert lock_names(state.morning_locks) == {"spaceship", "palace", "beer_house"}
    assert lock_names(state.evening_locks) == {"cornfield", "pasture", "lake"}


def test_random_locks_go_to_six_drawn_places_the_first_three_for_the_morning() -> None:
    """RO-1.5: 10 place cards without Barracks and Field Kitchen; 3 Morning, then 3 Evening."""
    state = begun(locks="random")
    assert legal(state) == set(PLACES) - {"barracks", "field_kitchen"}
    draw(state, "mine", "lake", "palace")
    assert legal(state).isdisjoint({"mine", "lake", "palace"})
    draw(state, "pasture", "warehouse", "labor_camp")
    assert lock_names(state.morning_locks) == {"mine", "lake", "palace"}
    assert lock_names(state.evening_locks) == {"pasture", "warehouse", "labor_camp"}
    assert asked(state) == "turn"


def test_without_special_cards_nobody_has_one() -> None:
    """RO-1.6: special cards are optional."""
    state = begun(4)
    assert state.worker_card == state.place_card == [-1] * 4


def test_each_player_is_dealt_one_worker_card_and_one_place_card() -> None:
    """RO-1.6: worker and place cards apart, one of each for everybody, no card twice."""
    state = begun(3, special_cards="on")
    assert legal(state) == set(WORKERS)
    draw(state, "miner")
    assert legal(state) == set(WORKERS) - {"miner"}
    draw(state, "farmer", "commissar")
    assert legal(state) == set(PLACES)
    draw(state, "barracks")
    assert legal(state) == set(PLACES) - {"barracks"}
    draw(state, "lake", "mine")
    assert [WORKERS[card] for card in state.worker_card] == ["miner", "farmer", "commissar"]
    assert [PLACES[card] for card in state.place_card] == ["barracks", "lake", "mine"]
    assert asked(state) == "turn"


def test_the_first_player_is_chosen() -> None:
    """RO-1.7: the chosen seat begins."""
    state = begun(3, first="3")
    assert state.start == state.current_player == 2
    with pytest.raises(BadSetup, match="cannot begin"):
        begun(3, first="4")


def test_the_first_player_is_drawn_by_lot() -> None:
    """RO-1.7: or the lot decides among all seats."""
    state = begun(3, first="lot")
    assert state.chance_outcomes() == [("1", 1), ("2", 1), ("3", 1)]
    draw(state, "2")
    assert state.start == state.current_player == 1


def test_morning_locks_are_red_in_the_morning_and_evening_locks_in_the_evening() -> None:
    """RO-1.8: red from the beginning to the end of their phase, white otherwise."""
    morning, evening = ("mine", "lake", "palace"), ("pasture", "warehouse", "labor_camp")
    red = {
        phase: table(phase=phase, morning=morning, evening=evening).red_locks for phase in PHASES
    }
    assert red == {
        "morning": bits(PLACES, morning),
        "forenoon": 0,
        "lunch": 0,
        "afternoon": 0,
        "evening": bits(PLACES, evening),
    }


def test_locks_lie_on_the_same_places_on_the_second_day() -> None:
    """RO-1.8: they stay on their places for both days and are red again in Morning."""
    state = table(phase="evening", morning=("mine", "lake", "palace"))
    play_the_day(state)
    assert lock_names(state.morning_locks) == {"mine", "lake", "palace"}
    assert state.red_locks == state.morning_locks
    assert places_of(state, "miner").isdisjoint({"mine", "lake", "palace"})
    assert play_on(state).is_terminal


def test_a_worker_is_sent_to_a_place_whose_lock_shows_its_white_side() -> None:
    """RO-1.8: "locked" always means red now: in Forenoon no lock closes anything."""
    state = table(phase="forenoon", morning=("mine", "lake", "palace"))
    assert {"mine", "lake", "palace", "pasture", "cornfield"} <= places_of(state, "miner")
    answer(state, "miner>mine")
