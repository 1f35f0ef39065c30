"""RO-2: day, phases and turn."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.actions import Move, Swap
from engine.games.red_outpost.components import DISCS, PHASES, PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Illegal
from tests.games.red_outpost.table import (
    answer,
    asked,
    clauses,
    draw,
    first_answers,
    legal,
    mood,
    moods,
    noted,
    place,
    places_of,
    play_on,
    portrait,
    refused,
    stored,
    table,
    upright,
)

TEN = set(PLACES) - {"barracks", "field_kitchen"}


def seats_asked(state: RedOutpost, phase: str) -> list[int]:
    """Who takes the turns of the phase, in order."""
    order: list[int] = []
    day = state.day
    for _ in first_answers(state):
        if state.day != day or PHASES[state.phase] != phase:
            break
        if asked(state) == "turn":
            order.append(state.current_player)
    return order


def test_a_day_has_five_phases_and_a_match_two_days() -> None:
    """RO-2.1: Morning, Forenoon, Lunch, Afternoon, Evening, twice."""
    state = play_on(table(phase="morning"))
    begun = [event.params["phase"] for event in noted(state, "phase_begins")]
    assert begun == [*PHASES, *PHASES]
    assert [event.params["day"] for event in noted(state, "day_ends")] == [1, 2]
    assert state.is_terminal


def test_turns_go_clockwise_from_the_start_player() -> None:
    """RO-2.1: clockwise, beginning with the start player."""
    assert seats_asked(table(4, "morning", start=2), "morning") == [2, 3, 0, 1]


def test_at_a_phases_end_workers_stand_up_where_they_are_and_the_start_player_changes() -> None:
    """RO-2.1: they stand up at their places; the start-player marker passes clockwise."""
    state = table(2, "morning")
    answer(state, "miner>mine")
    assert "miner" not in upright(state)
    answer(state, "farmer>pasture")
    assert upright(state) == set(WORKERS)
    assert (place(state, "miner"), place(state, "farmer")) == ("mine", "pasture")
    assert PHASES[state.phase] == "forenoon"
    assert state.start == state.current_player == 1
    assert noted(state, "phase_ends")[0].params == {"phase": "morning", "seat": 1}


def test_the_start_player_marker_comes_round_to_the_first_seat() -> None:
    """RO-2.1: after the last seat the first one has the marker again."""
    state = seats_passed = table(3, "morning", start=2)
    assert seats_asked(seats_passed, "morning") == [2, 0, 1]
    assert state.start == state.current_player == 0


def test_a_turn_moves_then_lays_the_disc_then_changes_the_mood_then_acts() -> None:
    """RO-2.2: in this order."""
    state = answer(table(), "farmer>pasture")
    names = [event.name for event in state.events or ()]
    assert names[names.index("moved") :][:4] == ["moved", "disc_laid", "mood", "produced"]
    assert place(state, "farmer") == "pasture"
    assert portrait(state, "farmer") == (1, 0)
    assert mood(state, "farmer") == -1
    assert stored(state) == {"wool": 1}


def test_the_disc_goes_on_the_portrait_of_the_moved_worker_and_is_ones_own() -> None:
    """RO-2.2: one of your discs on that worker's portrait."""
    state = answer(table(3, start=2), "miner>mine", "farmer>cornfield")
    assert portrait(state, "miner") == (0, 0, 1)
    assert portrait(state, "farmer") == (1, 0, 0)
    assert sum(state.discs) == 2


def test_the_mood_changes_before_the_action() -> None:
    """RO-2.2: the mood of the Fisherman has changed when the Administration asks for a disc."""
    state = answer(table(discs={"miner": (0, 1)}), "fisherman>administration")
    assert asked(state) == "file_disc"
    assert moods(state) == {"bureaucrat": 1}
    assert portrait(state, "fisherman") == (1, 0)


def test_a_moved_worker_lies_flat_and_is_not_moved_again_in_this_phase() -> None:
    """RO-2.3: an upright worker is laid flat and not moved again this phase."""
    state = answer(table(), "miner>mine")
    assert upright(state) == set(WORKERS) - {"miner"}
    assert places_of(state, "miner") == set()
    assert refused(state)["miner"] == ("RO-2.3", "exhausted")
    with pytest.raises(Illegal):
        state.find("miner>lake")


def test_a_place_with_a_worker_on_it_is_taken() -> None:
    """RO-2.3: to a place with no worker on it, also when that worker stands."""
    state = table(at={"miner": "mine"})
    assert all("mine" not in places_of(state, worker) for worker in WORKERS)
    assert refused(state)["mine"] == ("RO-2.3", "occupied")
    answer(state, "miner>lake")
    draw(state, "nothing")
    assert "mine" in places_of(state, "farmer")
    assert "lake" not in places_of(state, "farmer")


def test_a_worker_must_go_to_another_place() -> None:
    """RO-2.3: to *another* place."""
    state = table(at={"miner": "mine"})
    assert places_of(state, "miner") == TEN - {"mine"}
    assert refused(state)["miner>mine"] == ("RO-2.3", "already_here")
    with pytest.raises(Illegal):
        answer(state, "miner>mine")


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("card", ["shepherd", "farmer", "bureaucrat"])
def test_every_move_is_allowed_or_refused_with_a_reason(phase: str, card: str) -> None:
    """RO-2.3, RO-7.13, RO-7.14, RO-7.18: also where a card opens a place to one worker only."""
    state = table(phase=phase, cards={0: (card, "mine")}, at={"miner": "mine"})
    told = refused(state)
    for worker in upright(state):
        for there in PLACES:
            if there not in places_of(state, worker):
                assert told.get(f"{worker}>{there}") or told.get(there), (worker, there)


def test_where_nobody_is_upright_every_free_place_says_so() -> None:
    """RO-2.3, RO-R11: the turn is passed."""
    state = table(at={"miner": "mine"})
    state.upright = 0
    told = refused(state)
    assert told["mine"] == ("RO-2.3", "occupied")
    free = TEN - {PLACES[there] for there in state.at}
    assert {told[there] for there in free if there in told} == {("RO-2.3", "nobody_can_move")}


def test_the_field_kitchen_holds_any_number_of_workers() -> None:
    """RO-2.3: Field Kitchen and Barracks hold any number."""
    state = answer(table(4, "lunch"), "miner>field_kitchen", "farmer>field_kitchen")
    answer(state, "shepherd>field_kitchen", "commissar>field_kitchen")
    assert [place(state, worker) for worker in WORKERS].count("field_kitchen") == 4


def test_the_barracks_hold_any_number_but_a_worker_in_them_does_not_go_there_again() -> None:
    """RO-2.3: any number, but another place than his own."""
    away = {
        worker: PLACES[number] for number, worker in enumerate(WORKERS, 2) if worker != "bureaucrat"
    }
    state = answer(table(3, "evening", at=away), "miner>barracks")
    assert "barracks" not in places_of(state, "bureaucrat")
    answer(state, "farmer>barracks")
    assert [place(state, worker) for worker in WORKERS].count("barracks") == 3


def test_morning_closes_places_with_a_morning_lock() -> None:
    """RO-2.4: locked places are closed in the Morning."""
    state = table(phase="morning", morning=("mine", "lake", "palace"))
    assert places_of(state, "miner") == TEN - {"mine", "lake", "palace"}
    assert refused(state)["mine"] == ("RO-2.4", "locked")
    with pytest.raises(Illegal):
        answer(state, "miner>mine")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_morning_ends_after_one_turn_each(seats: int) -> None:
    """RO-2.4: after one turn each."""
    assert seats_asked(table(seats, "morning"), "morning") == list(range(seats))


def test_who_is_still_in_the_barracks_at_the_mornings_end_has_slept_in() -> None:
    """RO-2.4: then +1 mood for every worker still in the Barracks, and for nobody else."""
    state = answer(table(2, "morning"), "miner>mine", "farmer>cornfield")
    assert moods(state) == {"shepherd": 1, "fisherman": 1, "commissar": 1, "bureaucrat": 1}
    assert clauses(state, "mood") == ["RO-2.4"] * 4


def test_nobody_sleeps_in_at_the_end_of_another_phase() -> None:
    """RO-2.4: only the Morning's end raises moods in the Barracks."""
    state = table(2, "lunch")
    answer(state, "miner>field_kitchen", "farmer>field_kitchen")
    assert PHASES[state.phase] == "afternoon"
    assert moods(state) == {"miner": 1, "farmer": 1}


@pytest.mark.parametrize("phase", ["forenoon", "afternoon"])
def test_forenoon_and_afternoon_open_every_place_but_barracks_and_field_kitchen(
    phase: str,
) -> None:
    """RO-2.5: whatever locks lie there."""
    state = table(phase=phase, at={"miner": "mine"})
    assert places_of(state, "farmer") == TEN - {"mine"}
    assert refused(state)["barracks"] == ("RO-4.12", "evening_only")
    assert refused(state)["field_kitchen"] == ("RO-4.9", "lunch_only")


@pytest.mark.parametrize("phase", ["forenoon", "afternoon"])
@pytest.mark.parametrize(
    ("seats", "turns"), [(2, [0, 1, 0, 1, 0, 1]), (3, [0, 1, 2] * 2), (4, [0, 1, 2, 3, 0, 1])]
)
def test_forenoon_and_afternoon_end_when_all_six_workers_have_been_used(
    phase: str, seats: int, turns: list[int]
) -> None:
    """RO-2.5: six turns; with four players two of them take a second one."""
    state = table(seats, phase)
    assert seats_asked(state, phase) == turns
    assert upright(state) == set(WORKERS)
    assert state.start == 1


def test_at_lunch_workers_go_only_to_the_field_kitchen() -> None:
    """RO-2.6: only to the Field Kitchen."""
    state = table(phase="lunch", at={"miner": "mine"})
    assert legal(state) == {f"{worker}>field_kitchen" for worker in WORKERS}
    assert refused(state)["lake"] == ("RO-2.6", "kitchen_only")
    assert refused(state)["barracks"] == ("RO-4.12", "evening_only")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lunch_ends_after_one_turn_each(seats: int) -> None:
    """RO-2.6: after one turn each."""
    turns = [(1 + turn) % seats for turn in range(seats)]
    assert seats_asked(table(seats, "lunch", start=1), "lunch") == turns


def test_evening_closes_locked_places_and_opens_the_barracks_but_not_the_field_kitchen() -> None:
    """RO-2.7: locked places and Field Kitchen closed, Barracks open."""
    state = table(phase="evening", evening=("mine", "lake", "palace"), at={"miner": "pasture"})
    open_now = TEN - {"mine", "lake", "palace", "pasture"}
    assert places_of(state, "miner") == open_now | {"barracks"}
    assert refused(state)["mine"] == ("RO-2.7", "locked")
    assert refused(state)["field_kitchen"] == ("RO-4.9", "lunch_only")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_evening_ends_after_one_turn_each(seats: int) -> None:
    """RO-2.7: after one turn each, and then the day is over."""
    state = table(seats, "evening")
    assert seats_asked(state, "evening") == list(range(seats))
    assert state.day == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_every_player_takes_nine_seven_or_six_turns_a_day(seats: int, start: int) -> None:
    """RO-2.8: exactly 9/7/6 turns with 2/3/4 players, as many as discs; on both days."""
    state = table(seats, "morning", start=start)
    for _day in (1, 2):
        turns = [seat for phase in PHASES for seat in seats_asked(state, phase)]
        assert [turns.count(seat) for seat in range(seats)] == [DISCS[seats]] * seats
    assert state.is_terminal


@pytest.mark.parametrize(
    "locked", [("spaceship", "palace", "warehouse"), ("mine", "lake", "pasture")]
)
def test_the_first_moves_have_seven_places_and_six_workers_then_six_and_five(
    locked: tuple[str, str, str],
) -> None:
    """RO-2.8: with any three morning locks 7 × 6 moves, then 6 × 5."""
    state = table(phase="morning", morning=locked)
    assert len(legal(state)) == len(state.legal_actions()) == 7 * 6
    answer(state, "bureaucrat>labor_camp")
    assert len(legal(state)) == len(state.legal_actions()) == 6 * 5
    assert refused(state)["bureaucrat"] == ("RO-2.3", "exhausted")
    assert refused(state)["labor_camp"] == ("RO-2.3", "occupied")


@pytest.mark.parametrize("card", ["miner", "shepherd", "farmer", "bureaucrat"])
def test_an_answer_of_another_kind_is_no_move(card: str) -> None:
    """RO-2.3: only a move is a move, whatever numbers another answer is made of."""
    state = table(cards={0: (card, "lake")})
    assert Move(1, 5) in state.legal_actions()
    before = state.text()
    for stranger in (Swap(1, 5), (1, 5)):
        with pytest.raises(Illegal):
            state.apply(stranger)
        assert state.text() == before
