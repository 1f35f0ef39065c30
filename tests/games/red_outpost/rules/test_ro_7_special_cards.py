"""RO-7: the special cards, and how they meet one another and the places."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.components import PHASES, PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Illegal
from tests.games.red_outpost.table import (
    answer,
    asked,
    clauses,
    draw,
    export_vp,
    first_answers,
    gift,
    lake_deck,
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

TEN = set(PLACES) - {"barracks", "field_kitchen"}


def with_place_card(place_card: str) -> dict[int, tuple[str, str]]:
    """The first seat has that place card, and a worker card that these tests do not use."""
    return {0: ("bureaucrat", place_card)}


def with_worker_card(worker_card: str) -> dict[int, tuple[str, str]]:
    """The first seat has that worker card, and a place card that these tests do not use."""
    return {0: (worker_card, "barracks")}


# -- RO-7.1 Pasture --------------------------------------------------------------------


def test_the_pasture_card_raises_the_mood_by_2_instead_of_the_normal_action() -> None:
    """RO-7.1: mood +2, no wool, no step on the wheel."""
    state = answer(table(cards=with_place_card("pasture")), "miner>pasture")
    assert legal(state) == {"place", "card"}
    answer(state, "card")
    assert moods(state) == {"miner": 2}
    assert stored(state) == {}
    assert state.wheel == [0, 0]
    assert clauses(state, "card_used") == ["RO-7.1"]


def test_the_pasture_card_is_optional() -> None:
    """RO-7.1: the place works as always when the card is not used."""
    state = answer(table(cards=with_place_card("pasture")), "miner>pasture", "place")
    assert moods(state) == {"miner": -1}
    assert stored(state) == {"wool": 1}


def test_a_place_card_helps_only_its_owner_and_only_at_its_place() -> None:
    """RO-7.1: nobody else is asked, and elsewhere nothing is asked."""
    cards = {0: ("bureaucrat", "pasture"), 1: ("commissar", "mine")}
    state = answer(table(cards=cards, start=1), "miner>pasture")
    assert stored(state) == {"wool": 1}
    answer(state, "farmer>cornfield")
    assert stored(state) == {"wool": 1, "grain": 1}
    assert asked(state) == "turn"


# -- RO-7.2 Palace ---------------------------------------------------------------------


def test_the_palace_card_lays_the_crystal_on_any_portrait() -> None:
    """RO-7.2: instead of the palace field, on any portrait."""
    state = answer(table(cards=with_place_card("palace")), "miner>palace")
    assert legal(state) == {
        "crystal>palace",
        *(f"crystal>{worker}" for worker in WORKERS),
        "pass",
    }
    answer(state, "crystal>farmer")
    assert gift(state, "farmer") == (1, 0)
    assert (state.crystals, state.palace) == ([0, 1], [0, 0])
    assert state.crystals_left() == 22
    assert clauses(state, "gave_to_portrait") == ["RO-7.2"]


def test_a_crystal_on_a_portrait_counts_as_a_disc_and_then_goes_to_the_supply() -> None:
    """RO-7.2: it counts as one of your discs at day end, then goes to the supply."""
    state = table(
        2,
        "evening",
        cards=with_place_card("palace"),
        discs={"farmer": (1, 1), "miner": (0, 1)},
        gifts={"farmer": (1, 0), "miner": (1, 0)},
        mood={"farmer": 3, "miner": 2},
        at={"fisherman": "labor_camp"},
    )
    answer(state, "shepherd>mine", "fisherman>barracks")
    assert state.day == 2
    assert state.vp == [5 + 3 + 2 - 2, 5 + 2 + 1]  # Shepherd −2 after the Mine, Fisherman +1
    assert not any(state.gifts)
    assert state.crystals_left() == 22
    assert state.crystals == [1, 1]


# -- RO-7.3 Cornfield ------------------------------------------------------------------


@pytest.mark.parametrize("good", ["wool", "grain", "coal", "fish"])
def test_the_cornfield_card_produces_any_resource_and_the_mood_still_falls(good: str) -> None:
    """RO-7.3: 1 cube of any resource instead of grain (the mood loss stays)."""
    state = answer(table(cards=with_place_card("cornfield")), "miner>cornfield")
    assert legal(state) == {"wool", "grain", "coal", "fish"}
    answer(state, good)
    assert stored(state) == {good: 1}
    assert moods(state) == {"miner": -1}
    assert state.wheel == [1, 0]
    assert clauses(state, "other_crop") == ([] if good == "grain" else ["RO-7.3"])


# -- RO-7.4 Beer House -----------------------------------------------------------------


@pytest.mark.parametrize("worker", ["miner", "commissar"])
def test_the_beer_house_card_gives_2_crystals_instead_of_mood_and_action(worker: str) -> None:
    """RO-7.4: take 2 crystals; no mood changes, nothing is bought."""
    state = answer(table(cards=with_place_card("beer_house")), f"{worker}>beer_house")
    assert legal(state) == {"place", "card"}
    answer(state, "card")
    assert state.crystals == [3, 1]
    assert moods(state) == {}
    assert asked(state) == "turn"
    assert clauses(state, "card_used") == ["RO-7.4"]


def test_without_its_card_in_use_the_beer_house_works_as_always() -> None:
    """RO-7.4: optional."""
    state = answer(table(cards=with_place_card("beer_house")), "miner>beer_house", "place")
    assert moods(state) == {"miner": 2}
    assert asked(state) == "buy_round"


def test_of_2_crystals_only_the_last_one_may_be_left() -> None:
    """RO-7.4: as many as the supply holds (RO-R2)."""
    state = answer(
        table(cards=with_place_card("beer_house"), crystals=[10, 13]), "miner>beer_house", "card"
    )
    assert state.crystals == [11, 13]
    assert clauses(state, "no_crystal_left") == ["RO-R2"]


# -- RO-7.5 Warehouse ------------------------------------------------------------------


def test_the_warehouse_card_exchanges_twice() -> None:
    """RO-7.5: up to twice 1 cube ↔ 1 crystal, and no third time."""
    state = table(cards=with_place_card("warehouse"), warehouse=[2, 1, 0, 0])
    answer(state, "miner>warehouse", "wool>crystal", "wool>crystal")
    assert state.crystals == [3, 1]
    assert stored(state) == {"grain": 1}
    assert asked(state) == "turn"


def test_the_second_exchange_is_optional_and_never_for_moods() -> None:
    """RO-7.5: up to twice, cube and crystal only."""
    state = table(cards=with_place_card("warehouse"), warehouse=[2, 1, 0, 0])
    answer(state, "miner>warehouse", "wool>crystal")
    assert {"pass", "wool>crystal", "grain>crystal", "crystal>coal"} <= legal(state)
    assert {"wool>mood", "grain>mood"}.isdisjoint(legal(state))
    answer(state, "pass")
    assert stored(state) == {"wool": 1, "grain": 1}
    assert asked(state) == "turn"


def test_two_exchanges_may_go_in_different_directions() -> None:
    """RO-7.5: in either direction: the crystal of the first one may pay the second."""
    state = table(cards=with_place_card("warehouse"), warehouse=[1, 2, 0, 0], crystals=[0, 1])
    answer(state, "miner>warehouse", "wool>crystal", "crystal>grain")
    assert state.crystals == [0, 1]
    assert state.exported == [0, 1, 0, 0]
    assert state.vp == [5 + 2, 5]


def test_moods_for_a_cube_end_the_warehouse_action() -> None:
    """RO-7.5: (a) is not exchanged twice nor followed by an exchange."""
    state = table(cards=with_place_card("warehouse"), warehouse=[2, 1, 0, 0])
    answer(state, "miner>warehouse", "wool>mood", "miner+farmer-")
    assert asked(state) == "turn"


# -- RO-7.6 Administration -------------------------------------------------------------


def test_a_disc_may_be_laid_on_the_administration_card_instead_of_the_portrait() -> None:
    """RO-7.6: on a visit, lay your disc on this card; it counts nowhere while there."""
    state = answer(table(cards=with_place_card("administration")), "miner>administration")
    assert legal(state) == {"portrait", "card"}
    answer(state, "card")
    assert portrait(state, "miner") == (0, 0)
    assert state.papers == [1, 0]
    assert clauses(state, "disc_on_card") == ["RO-7.6"]
    assert moods(state) == {"bureaucrat": 1}  # the place acts as always


def test_on_a_later_turn_all_discs_on_the_card_may_join_the_turns_own_disc() -> None:
    """RO-7.6: the discs go to the portrait of the worker you use, besides that turn's own disc."""
    state = table(cards=with_place_card("administration"), papers=[2, 0])
    answer(state, "miner>mine")
    assert legal(state) == {"bring", "pass"}
    answer(state, "bring")
    assert portrait(state, "miner") == (3, 0)
    assert state.papers == [0, 0]
    assert clauses(state, "papers_brought") == ["RO-7.6"]


def test_discs_on_the_card_may_wait_for_another_turn_and_phase() -> None:
    """RO-7.6: may; on any later turn of that day, and they are asked for each time."""
    state = table(cards=with_place_card("administration"), papers=[2, 0], flat=WORKERS[2:])
    answer(state, "shepherd>mine", "pass", "farmer>cornfield")
    assert PHASES[state.phase] == "lunch"
    answer(state, "miner>field_kitchen", "shepherd>field_kitchen", "bring")
    assert portrait(state, "shepherd") == (1 + 1 + 2, 0)
    assert state.papers == [0, 0]


def test_the_disc_just_laid_on_the_card_does_not_come_back_in_the_same_turn() -> None:
    """RO-7.6: on a later turn."""
    state = answer(table(cards=with_place_card("administration")), "miner>administration", "card")
    assert asked(state) == "turn"
    assert state.current_player == 1


def test_on_a_second_visit_old_discs_may_leave_the_card_while_a_new_one_comes() -> None:
    """RO-7.6: "besides that turn's own disc", wherever that one is laid."""
    state = table(cards=with_place_card("administration"), papers=[1, 0])
    answer(state, "miner>administration", "bring", "card")
    assert portrait(state, "miner") == (1, 0)
    assert state.papers == [1, 0]


def test_the_days_end_returns_discs_on_the_card() -> None:
    """RO-7.6: they count nowhere, and the second day begins without them."""
    state = table(
        2,
        "evening",
        cards=with_place_card("administration"),
        papers=[3, 0],
        discs={"miner": (0, 1)},
        mood={"miner": 2},
        at={"fisherman": "labor_camp"},
    )
    answer(state, "shepherd>mine", "pass", "fisherman>barracks")
    assert state.day == 2
    assert state.papers == [0, 0]
    assert state.vp == [5 - 2, 5 + 2 + 1]


def test_the_administration_card_of_another_player_is_no_choice() -> None:
    """RO-7.6: your disc on your card."""
    state = table(start=1, cards={0: ("miner", "administration"), 1: ("farmer", "lake")})
    answer(state, "shepherd>administration")
    assert portrait(state, "shepherd") == (0, 1)


# -- RO-7.7 Spaceship ------------------------------------------------------------------


def test_the_spaceship_card_exports_one_of_four_different_cubes() -> None:
    """RO-7.7: remove 4 different cubes, one onto its export track, scoring as usual."""
    state = table(cards=with_place_card("spaceship"), warehouse=[1, 2, 1, 1], exported=[0, 0, 1, 0])
    answer(state, "miner>spaceship")
    draw(state, "nothing")
    assert legal(state) == {"wool", "grain", "coal", "fish", "pass"}
    answer(state, "coal")
    assert stored(state) == {"grain": 1}
    assert state.exported == [0, 0, 2, 0]
    assert state.vp == [5 + 4, 5]
    assert state.wheel == [0, 0]
    assert clauses(state, "launched") == ["RO-7.7"]


def test_the_cube_of_the_spaceships_action_may_be_the_fourth_one() -> None:
    """RO-7.7: after the action."""
    state = table(cards=with_place_card("spaceship"), warehouse=[1, 1, 0, 1])
    answer(state, "miner>spaceship")
    draw(state, "any")
    answer(state, "coal")
    assert asked(state) == "launch"
    answer(state, "fish")
    assert stored(state) == {}
    assert state.vp == [5 + 3, 5]


def test_without_four_different_cubes_the_spaceship_card_asks_nothing() -> None:
    """RO-7.7: 4 different cubes."""
    state = table(cards=with_place_card("spaceship"), warehouse=[2, 2, 0, 2])
    answer(state, "miner>spaceship")
    draw(state, "nothing")
    assert asked(state) == "turn"


def test_the_launch_is_optional() -> None:
    """RO-7.7: may."""
    state = table(cards=with_place_card("spaceship"), warehouse=[1, 1, 1, 1])
    draw(answer(state, "miner>spaceship"), "nothing")
    answer(state, "pass")
    assert state.warehouse == [1, 1, 1, 1]


# -- RO-7.8 Mine -----------------------------------------------------------------------


@pytest.mark.parametrize("worker", ["farmer", "miner"])
def test_the_mine_card_costs_1_mood_and_advances_3_on_the_wheel_without_cubes(worker: str) -> None:
    """RO-7.8: instead of the normal action: mood −1 and advance 3, no cubes."""
    state = answer(table(cards=with_place_card("mine"), wheel=[2, 0]), f"{worker}>mine")
    assert legal(state) == {"place", "card"}
    answer(state, "card")
    assert moods(state) == {worker: -1}
    assert stored(state) == {}
    assert state.wheel == [1, 0]
    assert state.vp == [7, 5]
    assert state.crystals == [2, 1]
    assert clauses(state, "card_used") == ["RO-7.8"]


def test_the_mine_card_is_optional() -> None:
    """RO-7.8: the place works as always when the card is not used."""
    state = answer(table(cards=with_place_card("mine")), "farmer>mine", "place")
    assert moods(state) == {"farmer": -2}
    assert stored(state) == {"coal": 1}


# -- RO-7.9 Field Kitchen --------------------------------------------------------------


def test_the_field_kitchen_card_lays_up_to_2_workers_flat_where_they_are() -> None:
    """RO-7.9: at the start of Lunch, before the first turn, whoever begins."""
    state = table(2, "lunch", cards=with_place_card("field_kitchen"), start=1, at={"miner": "mine"})
    assert (asked(state), state.current_player) == ("lay_flat", 0)
    assert legal(state) == {*WORKERS, "enough"}
    answer(state, "farmer", "miner")
    assert (asked(state), state.current_player) == ("turn", 1)
    assert upright(state) == set(WORKERS) - {"farmer", "miner"}
    assert place(state, "miner") == "mine"
    assert refused(state)["miner"] == ("RO-7.9", "laid_flat")
    assert places_of(state, "farmer") == set()
    assert clauses(state, "laid_flat") == ["RO-7.9", "RO-7.9"]
    answer(state, "shepherd>field_kitchen")
    assert refused(state)["shepherd"] == ("RO-2.3", "exhausted")


def test_before_the_first_turn_of_lunch_whoever_lies_was_laid_flat() -> None:
    """RO-7.9, RO-7.13: also the Shepherd, whose own card could have him moved elsewhere."""
    state = table(2, "lunch", cards={0: ("shepherd", "field_kitchen")}, at={"shepherd": "pasture"})
    answer(state, "shepherd", "enough")
    assert refused(state)["shepherd"] == ("RO-7.9", "laid_flat")
    answer(state, "farmer>field_kitchen")
    assert refused(state)["shepherd"] == ("RO-2.3", "exhausted")


def test_who_lies_where_another_card_may_have_brought_him_is_only_called_exhausted() -> None:
    """RO-7.9, RO-7.15: once the Fisherman has put somebody elsewhere, nobody sees why one lies there."""
    cards = {0: ("fisherman", "field_kitchen")}
    state = table(2, "lunch", cards=cards, at={"miner": "mine", "farmer": "pasture"})
    answer(state, "miner", "enough")
    assert refused(state)["miner"] == ("RO-7.9", "laid_flat")
    answer(state, "fisherman>field_kitchen", "pass")
    assert refused(state)["miner"] == ("RO-2.3", "exhausted")


@pytest.mark.parametrize(
    ("answers", "laid"), [(["enough"], set()), (["miner", "enough"], {"miner"})]
)
def test_fewer_than_2_workers_may_be_laid_flat(answers: list[str], laid: set[str]) -> None:
    """RO-7.9: up to 2."""
    state = answer(table(2, "lunch", cards=with_place_card("field_kitchen")), *answers)
    assert upright(state) == set(WORKERS) - laid
    assert asked(state) == "turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_2_workers_flat_everybody_still_takes_a_turn_and_then_all_stand_up(
    seats: int,
) -> None:
    """RO-7.9: for this phase: with four players the four others are just enough."""
    state = table(seats, "lunch", cards=with_place_card("field_kitchen"))
    answer(state, "shepherd", "farmer")
    play_on_through_lunch(state)
    fed = [event.params["seat"] for event in noted(state, "disc_laid")]
    assert fed == list(range(seats))
    assert noted(state, "passed") == []
    assert upright(state) == set(WORKERS)
    assert {place(state, "shepherd"), place(state, "farmer")} == {"barracks"}


def play_on_through_lunch(state: RedOutpost) -> None:
    """The first answer to every question of Lunch."""
    for _ in first_answers(state):
        if PHASES[state.phase] != "lunch":
            break


@pytest.mark.parametrize("phase", ["morning", "forenoon", "afternoon", "evening"])
def test_the_field_kitchen_card_acts_at_lunch_only(phase: str) -> None:
    """RO-7.9: at the start of Lunch."""
    assert asked(table(2, phase, cards=with_place_card("field_kitchen"))) == "turn"


# -- RO-7.10 Lake ----------------------------------------------------------------------


def test_the_lake_card_takes_any_discarded_card_instead_of_drawing() -> None:
    """RO-7.10: choose any card of the discard pile; it stays discarded."""
    state = table(cards=with_place_card("lake"), **lake_deck(2, 1, 0))
    answer(state, "miner>lake")
    assert legal(state) == {"draw", "nothing", "fish_1", "fish_2_mood"}
    answer(state, "fish_2_mood")
    assert stored(state) == {"fish": 2}
    assert mood(state, "miner") == 0
    assert state.lake == [2, 1, 0]
    assert state.lake_discard == [1, 1, 1]
    assert clauses(state, "fished_out") == ["RO-7.10"]
    assert noted(state, "lake_card") == []


def test_the_lake_card_offers_only_what_lies_discarded() -> None:
    """RO-7.10: of the discard pile."""
    state = table(cards=with_place_card("lake"), **lake_deck(2, 2, 1))
    assert legal(answer(state, "miner>lake")) == {"draw", "nothing"}
    state = table(cards=with_place_card("lake"), **lake_deck(3, 2, 1))
    assert asked(answer(state, "miner>lake")) == "reveal_lake_card"


def test_with_the_lake_card_one_may_still_draw() -> None:
    """RO-7.10: optional."""
    state = table(cards=with_place_card("lake"), **lake_deck(2, 1, 1))
    draw(answer(state, "miner>lake", "draw"), "nothing")
    assert state.lake == [1, 1, 1]


# -- RO-7.11 Labor Camp ----------------------------------------------------------------


def test_who_lays_no_disc_in_the_labor_camp_saves_the_mood() -> None:
    """RO-7.11: in step 2 no disc; then in step 3 the mood does not fall either."""
    state = answer(table(cards=with_place_card("labor_camp")), "miner>labor_camp")
    assert legal(state) == {"portrait", "none"}
    answer(state, "none")
    assert portrait(state, "miner") == (0, 0)
    assert moods(state) == {}
    assert stored(state) == {"wool": 1, "grain": 1, "fish": 1}
    assert state.wheel == [3, 0]
    assert clauses(state, "no_disc") == ["RO-7.11"]


def test_who_lays_a_disc_in_the_labor_camp_pays_with_mood() -> None:
    """RO-7.11: may."""
    state = answer(table(cards=with_place_card("labor_camp")), "miner>labor_camp", "portrait")
    assert portrait(state, "miner") == (1, 0)
    assert moods(state) == {"miner": -2}


# -- RO-7.12 Barracks ------------------------------------------------------------------


def at_the_mornings_end() -> dict[str, object]:
    return {
        "phase": "morning",
        "cards": {1: ("commissar", "barracks")},
        "at": {"miner": "mine", "farmer": "lake"},
        "flat": ["miner", "farmer"],
    }


def test_the_barracks_card_moves_one_disc_of_anybody_to_a_worker_in_the_barracks() -> None:
    """RO-7.12: at the end of Morning, from any portrait to that of a worker in the Barracks."""
    state = table(**at_the_mornings_end(), discs={"miner": (1, 0)})  # type: ignore[arg-type]
    answer(state, "shepherd>pasture", "fisherman>cornfield")
    assert (asked(state), state.current_player) == ("wake_up", 1)
    assert (PHASES[state.phase], state.start) == ("morning", 0)
    assert "shepherd" not in upright(state)  # the phase has not ended yet
    assert legal(state) == {
        *("1:shepherd>commissar", "1:shepherd>bureaucrat"),
        *("1:miner>commissar", "1:miner>bureaucrat"),
        *("2:fisherman>commissar", "2:fisherman>bureaucrat"),
        "pass",
    }
    answer(state, "1:miner>bureaucrat")
    assert portrait(state, "miner") == (0, 0)
    assert portrait(state, "bureaucrat") == (1, 0)
    assert clauses(state, "disc_moved") == ["RO-7.12"]
    assert PHASES[state.phase] == "forenoon"
    assert upright(state) == set(WORKERS)


def test_sleeping_in_raises_moods_before_the_barracks_card_moves_a_disc() -> None:
    """RO-7.12: both at the end of Morning; the moods are known when the disc is moved."""
    state = table(**at_the_mornings_end())  # type: ignore[arg-type]
    answer(state, "shepherd>pasture", "fisherman>cornfield")
    assert asked(state) == "wake_up"
    assert moods(state) == {"fisherman": -1, "commissar": 1, "bureaucrat": 1}


def test_with_nobody_in_the_barracks_no_disc_is_moved() -> None:
    """RO-7.12: to a worker in the Barracks only."""
    state = table(**{**at_the_mornings_end(), "seats": 2})  # type: ignore[arg-type]
    state.at = [0, 9, 2, 7, 3, 4]
    answer(state, "shepherd>labor_camp", "fisherman>administration", "pass")
    assert noted(state, "disc_moved") == []
    assert (PHASES[state.phase], asked(state)) == ("forenoon", "turn")


@pytest.mark.parametrize("phase", ["forenoon", "lunch", "afternoon", "evening"])
def test_the_barracks_card_acts_at_the_end_of_morning_only(phase: str) -> None:
    """RO-7.12: at the end of Morning."""
    state = table(2, phase, cards=with_place_card("barracks"), discs={"miner": (1, 1)})
    number = state.phase
    for _ in first_answers(state):
        if state.phase != number:
            break
        assert asked(state) != "wake_up"


# -- RO-7.13 Shepherd ------------------------------------------------------------------


def test_the_shepherd_may_stay_and_use_his_place_again() -> None:
    """RO-7.13: may stay instead of moving (lay him flat): disc, mood and action."""
    state = table(cards=with_worker_card("shepherd"), at={"shepherd": "mine"})
    assert "mine" in places_of(state, "shepherd")
    answer(state, "shepherd>mine")
    assert place(state, "shepherd") == "mine"
    assert "shepherd" not in upright(state)
    assert portrait(state, "shepherd") == (1, 0)
    assert moods(state) == {"shepherd": -2}
    assert stored(state) == {"coal": 1}
    assert clauses(state, "stayed") == ["RO-7.13"]


def test_only_the_cards_owner_may_let_the_shepherd_stay_and_only_the_shepherd() -> None:
    """RO-7.13: the Shepherd, by the seat with his card."""
    cards = {0: ("shepherd", "barracks"), 1: ("miner", "lake")}
    state = table(cards=cards, at={"shepherd": "mine", "miner": "lake"})
    assert "lake" not in places_of(state, "miner")
    answer(state, "farmer>cornfield")
    assert state.current_player == 1
    assert "mine" not in places_of(state, "shepherd")


def test_the_shepherd_may_also_be_moved_as_always() -> None:
    """RO-7.13: optional."""
    state = table(cards=with_worker_card("shepherd"), at={"shepherd": "mine"})
    assert places_of(state, "shepherd") == TEN


def test_the_shepherd_who_stays_never_uses_a_locked_places_action() -> None:
    """RO-7.13: not of a place with a red lock: the disc only."""
    state = table(phase="evening", cards=with_worker_card("shepherd"), at={"shepherd": "pasture"})
    answer(state, "shepherd>pasture")
    assert portrait(state, "shepherd") == (1, 0)
    assert (stored(state), moods(state)) == ({}, {})


def test_the_shepherd_who_stays_never_uses_an_occupied_places_action() -> None:
    """RO-7.13: not of a place that another worker shares with him."""
    state = table(
        cards=with_worker_card("shepherd"), at={"shepherd": "pasture", "farmer": "pasture"}
    )
    answer(state, "shepherd>pasture")
    assert portrait(state, "shepherd") == (1, 0)
    assert (stored(state), moods(state)) == ({}, {})


# -- RO-7.14 Farmer --------------------------------------------------------------------


def test_the_farmer_may_move_to_an_occupied_place_and_use_it() -> None:
    """RO-7.14: the Farmer, to a place with a worker on it."""
    state = table(cards=with_worker_card("farmer"), at={"miner": "mine"})
    assert "mine" in places_of(state, "farmer")
    assert "mine" not in places_of(state, "shepherd")
    answer(state, "farmer>mine")
    assert (place(state, "farmer"), place(state, "miner")) == ("mine", "mine")
    assert stored(state) == {"coal": 1}


def test_a_place_with_two_workers_stays_occupied_until_both_have_left() -> None:
    """RO-7.14: occupied for others as long as one of the two is there."""
    state = table(cards=with_worker_card("farmer"), at={"miner": "mine"})
    answer(state, "farmer>mine", "miner>cornfield")
    assert "mine" not in places_of(state, "shepherd")
    assert refused(state)["mine"] == ("RO-2.3", "occupied")


def test_the_farmer_card_opens_neither_locked_nor_closed_places_nor_her_own() -> None:
    """RO-7.14: occupied places only; locks, phases and RO-2.3 hold."""
    state = table(
        phase="evening",
        cards=with_worker_card("farmer"),
        at={"miner": "lake", "shepherd": "mine", "farmer": "palace", "commissar": "palace"},
    )
    assert "lake" not in places_of(state, "farmer")
    assert "mine" in places_of(state, "farmer")
    assert "palace" not in places_of(state, "farmer")
    lunch = table(phase="lunch", cards=with_worker_card("farmer"), at={"miner": "lake"})
    assert places_of(lunch, "farmer") == {"field_kitchen"}


def test_the_farmer_card_helps_only_its_owner() -> None:
    """RO-7.14: when you take a turn with the Farmer."""
    state = table(start=1, cards=with_worker_card("farmer"), at={"miner": "mine"})
    assert state.current_player == 1
    assert "mine" not in places_of(state, "farmer")


# -- RO-7.15 Fisherman -----------------------------------------------------------------


def test_after_the_fishermans_turn_another_worker_may_be_put_on_a_free_place() -> None:
    """RO-7.15: any other worker to another free, unlocked place, after the place's action."""
    state = table(cards=with_worker_card("fisherman"), at={"miner": "mine", "farmer": "lake"})
    answer(state, "fisherman>pasture")
    assert (asked(state), stored(state)) == ("ferry", {"wool": 1})
    assert places_of(state, "miner") == TEN - {"mine", "lake", "pasture"}
    assert places_of(state, "fisherman") == set()
    answer(state, "miner>palace")
    assert place(state, "miner") == "palace"
    assert clauses(state, "ferried") == ["RO-7.15"]
    assert portrait(state, "miner") == (0, 0)
    assert moods(state) == {"fisherman": -1}


@pytest.mark.parametrize("stands", [True, False])
def test_the_worker_who_is_put_elsewhere_stands_or_lies_as_before(stands: bool) -> None:
    """RO-7.15: standing or flat as before."""
    state = table(
        cards=with_worker_card("fisherman"), flat=[] if stands else ["miner"], at={"miner": "mine"}
    )
    answer(state, "fisherman>pasture", "miner>palace")
    assert ("miner" in upright(state)) == stands


def test_nobody_need_be_put_elsewhere_and_red_locks_hold() -> None:
    """RO-7.15: may; unlocked."""
    state = table(phase="evening", cards=with_worker_card("fisherman"), at={"miner": "mine"})
    answer(state, "fisherman>labor_camp")
    assert {"cornfield", "pasture", "lake"}.isdisjoint(places_of(state, "farmer"))
    assert "warehouse" in places_of(state, "farmer")
    answer(state, "pass")
    assert (place(state, "miner"), place(state, "farmer")) == ("mine", "barracks")


def test_after_another_workers_turn_the_fishermans_card_asks_nothing() -> None:
    """RO-7.15: after the Fisherman's turn only, and for the card's owner only."""
    cards = {0: ("fisherman", "barracks"), 1: ("miner", "lake")}
    state = answer(table(cards=cards), "farmer>cornfield")
    assert asked(state) == "turn"
    answer(state, "fisherman>pasture")
    assert asked(state) == "turn"


# -- RO-7.16 Miner ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "good", "fall"), [("pasture", "wool", -2), ("cornfield", "grain", -2)]
)
def test_the_miner_may_produce_one_more_for_one_more_mood(to: str, good: str, fall: int) -> None:
    """RO-7.16: one more mood −1, one more of that resource; the wheel moves for it."""
    state = answer(table(cards=with_worker_card("miner")), f"miner>{to}")
    assert legal(state) == {good, "pass"}
    answer(state, good)
    assert stored(state) == {good: 2}
    assert moods(state) == {"miner": fall}
    assert state.wheel == [2, 0]
    assert clauses(state, "overtime") == ["RO-7.16"]
    assert asked(state) == "turn"


def test_the_miner_brings_no_more_coal() -> None:
    """RO-7.16: anything but coal."""
    state = answer(table(cards=with_worker_card("miner")), "miner>mine")
    assert stored(state) == {"coal": 2}
    assert asked(state) == "turn"


def test_in_the_labor_camp_the_miner_adds_one_of_the_three() -> None:
    """RO-7.16: one more of one of the goods that he produced."""
    state = answer(table(cards=with_worker_card("miner")), "miner>labor_camp")
    assert legal(state) == {"grain", "wool", "fish", "pass"}
    answer(state, "fish")
    assert stored(state) == {"wool": 1, "grain": 1, "fish": 2}
    assert moods(state) == {"miner": -3}
    assert asked(state) == "turn"


@pytest.mark.parametrize(("card", "fish"), [("fish_1", 2), ("fish_2_mood", 3)])
def test_at_the_lake_the_miner_adds_a_fish(card: str, fish: int) -> None:
    """RO-7.16: lake fish are produced; two fish and one more make an export."""
    state = draw(answer(table(cards=with_worker_card("miner")), "miner>lake"), card)
    assert legal(state) == {"fish", "pass"}
    answer(state, "fish")
    assert state.wheel == [fish % 4, 0]
    assert stored(state) == ({"fish": 2} if fish == 2 else {})
    assert export_vp(state) == [3 if fish == 3 else 0, 0]


def test_without_a_fish_the_miner_adds_none() -> None:
    """RO-7.16: when he produces."""
    state = draw(answer(table(cards=with_worker_card("miner")), "miner>lake"), "nothing")
    assert asked(state) == "turn"


@pytest.mark.parametrize(("crop", "more"), [("fish", True), ("coal", False)])
def test_in_the_cornfield_the_miner_adds_what_its_card_made_him_produce(
    crop: str, more: bool
) -> None:
    """RO-7.16, RO-7.3: of that resource, and still no coal."""
    state = answer(table(cards={0: ("miner", "cornfield")}), "miner>cornfield", crop)
    assert legal(state) == {crop, "pass"} if more else asked(state) == "turn"


def test_another_worker_or_owner_brings_no_more() -> None:
    """RO-7.16: a turn with the Miner by the seat with his card."""
    cards = {0: ("miner", "barracks"), 1: ("farmer", "lake")}
    state = answer(table(cards=cards), "shepherd>pasture")
    assert asked(state) == "turn"
    answer(state, "miner>cornfield")
    assert asked(state) == "turn"


# -- RO-7.17 Commissar -----------------------------------------------------------------


def test_after_the_commissars_turn_a_crystal_may_go_to_the_palace() -> None:
    """RO-7.17: besides the action, may give 1 crystal to the Palace."""
    state = answer(table(cards=with_worker_card("commissar")), "commissar>pasture")
    assert stored(state) == {"wool": 1}
    assert (asked(state), legal(state)) == ("pledge", {"crystal>palace", "pass"})
    answer(state, "crystal>palace")
    assert (state.palace, state.crystals) == ([1, 0], [0, 1])
    assert clauses(state, "gave_to_palace") == ["RO-7.17"]


def test_at_the_palace_the_commissar_may_give_two_crystals() -> None:
    """RO-7.17: additionally to the Palace's own action."""
    state = table(cards=with_worker_card("commissar"), crystals=[3, 1])
    answer(state, "commissar>palace", "crystal>palace", "crystal>palace")
    assert (state.palace, state.crystals) == ([2, 0], [1, 1])
    assert clauses(state, "gave_to_palace") == ["RO-4.2", "RO-7.17"]
    assert asked(state) == "turn"


def test_a_crystal_just_gained_may_be_given() -> None:
    """RO-7.17: after the action: the wheel's crystal is there already."""
    state = table(cards=with_worker_card("commissar"), crystals=[0, 0], wheel=[3, 0])
    answer(state, "commissar>pasture")
    assert asked(state) == "pledge"


def test_the_commissars_card_asks_nothing_without_a_crystal_or_after_another_worker() -> None:
    """RO-7.17: 1 of your crystals, on a turn with the Commissar, also at Lunch."""
    state = answer(table(cards=with_worker_card("commissar"), crystals=[0, 0]), "commissar>pasture")
    assert asked(state) == "turn"
    state = answer(table(cards=with_worker_card("commissar")), "miner>pasture")
    assert asked(state) == "turn"
    state = table(phase="lunch", cards=with_worker_card("commissar"))
    assert asked(answer(state, "commissar>field_kitchen")) == "pledge"


# -- RO-7.18 Bureaucrat ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "locked"),
    [
        ("morning", {"spaceship", "palace", "beer_house"}),
        ("evening", {"cornfield", "pasture", "lake"}),
    ],
)
def test_the_bureaucrat_may_move_to_places_with_a_red_lock(phase: str, locked: set[str]) -> None:
    """RO-7.18: red now; the others may not."""
    state = table(phase=phase, cards=with_worker_card("bureaucrat"), at={"bureaucrat": "mine"})
    assert locked <= places_of(state, "bureaucrat")
    assert places_of(state, "miner").isdisjoint(locked)


def test_the_bureaucrat_uses_the_locked_place() -> None:
    """RO-7.18: she moves there, so mood and action follow."""
    state = table(phase="morning", cards=with_worker_card("bureaucrat"))
    answer(state, "bureaucrat>beer_house")
    assert moods(state) == {"bureaucrat": 2}
    assert asked(state) == "buy_round"


def test_the_bureaucrat_card_helps_only_its_owner_and_opens_no_occupied_place() -> None:
    """RO-7.18: by the seat with her card, and RO-2.3 holds."""
    state = table(
        phase="morning", cards=with_worker_card("bureaucrat"), at={"miner": "palace"}, start=1
    )
    assert "spaceship" not in places_of(state, "bureaucrat")
    answer(state, "farmer>mine")
    assert state.current_player == 0
    assert "spaceship" in places_of(state, "bureaucrat")
    assert "palace" not in places_of(state, "bureaucrat")
    with pytest.raises(Illegal):
        answer(state, "bureaucrat>palace")
