"""RO-4: the twelve places: the mood of who comes there, and the action."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.components import WORKERS
from tests.games.red_outpost.table import (
    answer,
    asked,
    clauses,
    draw,
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
)

OTHERS = {worker: [other for other in WORKERS if other != worker] for worker in WORKERS}
SWAPS = {f"{up}+{down}-" for up in WORKERS for down in WORKERS if up != down}


# -- places that produce --------------------------------------------------------------


@pytest.mark.parametrize("worker", OTHERS["shepherd"])
def test_at_the_pasture_everybody_but_the_shepherd_loses_1_mood(worker: str) -> None:
    """RO-4.1: −1, and 1 wool."""
    state = answer(table(), f"{worker}>pasture")
    assert moods(state) == {worker: -1}
    assert stored(state) == {"wool": 1}


def test_the_shepherd_keeps_his_mood_at_the_pasture() -> None:
    """RO-4.1: Shepherd 0, and 1 wool."""
    state = answer(table(), "shepherd>pasture")
    assert moods(state) == {}
    assert stored(state) == {"wool": 1}
    assert state.wheel == [1, 0]


@pytest.mark.parametrize("worker", OTHERS["farmer"])
def test_in_the_cornfield_everybody_but_the_farmer_loses_1_mood(worker: str) -> None:
    """RO-4.3: −1, and 1 grain."""
    state = answer(table(), f"{worker}>cornfield")
    assert moods(state) == {worker: -1}
    assert stored(state) == {"grain": 1}


def test_the_farmer_keeps_her_mood_in_the_cornfield() -> None:
    """RO-4.3: Farmer 0, and 1 grain."""
    state = answer(table(), "farmer>cornfield")
    assert moods(state) == {}
    assert stored(state) == {"grain": 1}
    assert state.wheel == [1, 0]


@pytest.mark.parametrize("worker", OTHERS["miner"])
def test_in_the_mine_everybody_but_the_miner_loses_2_mood_and_brings_1_coal(worker: str) -> None:
    """RO-4.8: −2, and 1 coal."""
    state = answer(table(), f"{worker}>mine")
    assert moods(state) == {worker: -2}
    assert stored(state) == {"coal": 1}


def test_the_miner_brings_2_coal_and_keeps_his_mood() -> None:
    """RO-4.8: Miner 0, and 2 coal."""
    state = answer(table(), "miner>mine")
    assert moods(state) == {}
    assert stored(state) == {"coal": 2}
    assert state.wheel == [2, 0]


@pytest.mark.parametrize("worker", WORKERS)
def test_the_labor_camp_costs_everybody_2_mood_and_gives_three_different_cubes(
    worker: str,
) -> None:
    """RO-4.11: −2, and 1 grain, 1 wool, 1 fish."""
    state = answer(table(), f"{worker}>labor_camp")
    assert moods(state) == {worker: -2}
    assert stored(state) == {"wool": 1, "grain": 1, "fish": 1}
    assert state.wheel == [3, 0]
    assert asked(state) == "turn"


# -- Palace ---------------------------------------------------------------------------


@pytest.mark.parametrize("worker", OTHERS["commissar"])
def test_at_the_palace_the_worker_and_the_commissar_gain_1_mood(worker: str) -> None:
    """RO-4.2: +1 and the Commissar +1 as well."""
    assert moods(answer(table(), f"{worker}>palace")) == {worker: 1, "commissar": 1}


def test_the_commissar_gains_no_mood_at_the_palace_but_may_give_a_crystal() -> None:
    """RO-4.2: if the Commissar herself is moved there: 0."""
    state = answer(table(), "commissar>palace")
    assert moods(state) == {}
    assert asked(state) == "build_palace"


def test_a_crystal_may_be_given_to_ones_own_palace_field() -> None:
    """RO-4.2: may give 1 crystal, to your own field."""
    state = answer(table(start=1), "miner>palace")
    assert legal(state) == {"crystal>palace", "pass"}
    answer(state, "crystal>palace")
    assert state.palace == [0, 1]
    assert state.crystals == [1, 0]
    assert clauses(state, "gave_to_palace") == ["RO-4.2"]
    assert asked(state) == "turn"


def test_no_crystal_need_be_given_to_the_palace() -> None:
    """RO-4.2: may."""
    state = answer(table(), "miner>palace", "pass")
    assert state.palace == [0, 0]
    assert state.crystals == [1, 1]


def test_without_a_crystal_the_palace_asks_nothing() -> None:
    """RO-4.2: nothing can be given, and the log says so."""
    state = answer(table(crystals=[0, 1]), "miner>palace")
    assert asked(state) == "turn"
    assert clauses(state, "no_crystal_to_give") == ["RO-4.2"]


# -- Beer House -----------------------------------------------------------------------


@pytest.mark.parametrize("worker", OTHERS["commissar"])
def test_the_beer_house_gives_everybody_but_the_commissar_2_mood(worker: str) -> None:
    """RO-4.4: +2."""
    assert moods(answer(table(), f"{worker}>beer_house")) == {worker: 2}


def test_the_commissar_loses_1_mood_in_the_beer_house() -> None:
    """RO-4.4: Commissar −1."""
    assert moods(answer(table(), "commissar>beer_house")) == {"commissar": -1}


def test_a_crystal_buys_one_worker_plus_1_and_another_minus_1() -> None:
    """RO-4.4: may pay 1 crystal: any worker +1, another −1."""
    state = answer(table(), "miner>beer_house")
    assert legal(state) == SWAPS | {"pass"}
    answer(state, "miner+bureaucrat-")
    assert moods(state) == {"miner": 3, "bureaucrat": -1}
    assert state.crystals == [0, 1]
    assert state.crystals_left() == 23


def test_no_crystal_need_be_paid_in_the_beer_house() -> None:
    """RO-4.4: may."""
    state = answer(table(), "miner>beer_house", "pass")
    assert moods(state) == {"miner": 2}
    assert state.crystals == [1, 1]


def test_without_a_crystal_the_beer_house_asks_nothing() -> None:
    """RO-4.4: nothing to pay with, and the log says so."""
    state = answer(table(crystals=[0, 1]), "miner>beer_house")
    assert asked(state) == "turn"
    assert clauses(state, "no_crystal_to_pay") == ["RO-4.4"]


# -- Warehouse ------------------------------------------------------------------------


def test_the_warehouse_offers_moods_or_a_crystal_for_each_stored_good_and_cubes_for_a_crystal() -> (
    None
):
    """RO-4.5: (a), (b) for what is stored; (c) any cube; or nothing; no mood by the place."""
    state = answer(table(warehouse=[1, 0, 0, 2]), "miner>warehouse")
    assert moods(state) == {}
    assert legal(state) == {
        *("wool>mood", "fish>mood"),
        *("wool>crystal", "fish>crystal"),
        *("crystal>wool", "crystal>grain", "crystal>coal", "crystal>fish"),
        "pass",
    }


def test_a_stored_cube_pays_for_one_mood_up_and_another_down() -> None:
    """RO-4.5: (a) discard 1 stored cube: any worker +1, another −1; then it is over."""
    state = answer(table(warehouse=[1, 0, 0, 2]), "miner>warehouse", "fish>mood")
    assert legal(state) == SWAPS
    answer(state, "farmer+shepherd-")
    assert moods(state) == {"farmer": 1, "shepherd": -1}
    assert stored(state) == {"wool": 1, "fish": 1}
    assert state.crystals == [1, 1]
    assert asked(state) == "turn"


def test_a_stored_cube_is_exchanged_for_a_crystal() -> None:
    """RO-4.5: (b) discard 1 stored cube: 1 crystal; then it is over."""
    state = answer(table(warehouse=[1, 0, 0, 2]), "miner>warehouse", "fish>crystal")
    assert state.crystals == [2, 1]
    assert stored(state) == {"wool": 1, "fish": 1}
    assert state.cubes_left(3) == 5
    assert asked(state) == "turn"


def test_a_crystal_is_exchanged_for_any_cube_of_the_supply() -> None:
    """RO-4.5: (c) pay 1 crystal: any cube to the Warehouse; then it is over."""
    state = answer(table(), "miner>warehouse", "crystal>coal")
    assert stored(state) == {"coal": 1}
    assert state.crystals == [0, 1]
    assert asked(state) == "turn"


def test_nothing_need_be_exchanged_in_the_warehouse() -> None:
    """RO-4.5: at most one."""
    state = answer(table(warehouse=[1, 0, 0, 0]), "miner>warehouse", "pass")
    assert (stored(state), state.crystals, moods(state)) == ({"wool": 1}, [1, 1], {})


def test_without_cubes_and_crystals_the_warehouse_asks_nothing() -> None:
    """RO-4.5: nothing to give, and the log says so."""
    state = answer(table(crystals=[0, 1]), "miner>warehouse")
    assert asked(state) == "turn"
    assert clauses(state, "nothing_to_exchange") == ["RO-4.5"]


# -- Administration -------------------------------------------------------------------


def test_the_bureaucrat_gains_a_crystal_at_the_administration_and_moves_no_disc() -> None:
    """RO-4.6: Bureaucrat: gain 1 crystal; no mood changes."""
    state = answer(table(discs={"miner": (0, 1)}), "bureaucrat>administration")
    assert state.crystals == [2, 1]
    assert moods(state) == {}
    assert asked(state) == "turn"


@pytest.mark.parametrize("worker", OTHERS["bureaucrat"])
def test_the_bureaucrats_mood_rises_when_another_worker_comes(worker: str) -> None:
    """RO-4.6: if another worker came, Bureaucrat +1; no crystal."""
    state = answer(table(), f"{worker}>administration")
    assert moods(state) == {"bureaucrat": 1}
    assert state.crystals == [1, 1]


def test_another_worker_may_move_a_disc_of_another_player_between_other_portraits() -> None:
    """RO-4.6: 1 disc of another player, neither portrait being the acting worker's."""
    state = table(3, discs={"miner": (2, 1, 0), "farmer": (0, 0, 2), "shepherd": (0, 1, 1)})
    answer(state, "shepherd>administration")
    assert legal(state) == {
        *(f"2:miner>{other}" for other in OTHERS["miner"] if other != "shepherd"),
        *(f"3:farmer>{other}" for other in OTHERS["farmer"] if other != "shepherd"),
        "pass",
    }
    answer(state, "3:farmer>bureaucrat")
    assert portrait(state, "farmer") == (0, 0, 1)
    assert portrait(state, "bureaucrat") == (0, 0, 1)
    assert asked(state) == "turn"


def test_no_disc_need_be_moved_at_the_administration() -> None:
    """RO-4.6: may."""
    state = answer(table(discs={"miner": (0, 1)}), "shepherd>administration", "pass")
    assert portrait(state, "miner") == (0, 1)


def test_without_anothers_disc_the_administration_asks_nothing() -> None:
    """RO-4.6: own discs and those on the acting worker do not count."""
    state = table(discs={"miner": (2, 0), "shepherd": (0, 1)})
    answer(state, "shepherd>administration")
    assert asked(state) == "turn"
    assert clauses(state, "no_disc_to_move") == ["RO-4.6"]


# -- Spaceship ------------------------------------------------------------------------


@pytest.mark.parametrize("worker", WORKERS)
def test_the_spaceship_costs_everybody_1_mood(worker: str) -> None:
    """RO-4.7: −1."""
    assert moods(answer(table(), f"{worker}>spaceship")) == {worker: -1}


def test_the_top_spaceship_card_is_revealed_and_discarded() -> None:
    """RO-4.7: reveal and discard; the deck's cards by their number."""
    state = answer(table(), "miner>spaceship")
    assert dict(state.chance_outcomes()) == {
        "nothing": 3,
        "wool": 1,
        "grain": 1,
        "coal": 1,
        "fish": 1,
        "any": 3,
        "crystal": 2,
    }
    draw(state, "nothing")
    assert sum(state.ship) == 11
    assert state.ship_discard == [1, 0, 0, 0, 0, 0, 0]
    assert (stored(state), state.crystals, state.vp) == ({}, [1, 1], [5, 5])


@pytest.mark.parametrize("good", ["wool", "grain", "coal", "fish"])
def test_a_given_cube_comes_from_the_spaceship(good: str) -> None:
    """RO-4.7: a given cube; the wheel does not move."""
    state = draw(answer(table(), "miner>spaceship"), good)
    assert stored(state) == {good: 1}
    assert state.wheel == [0, 0]


def test_a_cube_of_choice_comes_from_the_spaceship() -> None:
    """RO-4.7: a cube of choice; the wheel does not move."""
    state = draw(answer(table(), "miner>spaceship"), "any")
    assert legal(state) == {"wool", "grain", "coal", "fish"}
    answer(state, "coal")
    assert stored(state) == {"coal": 1}
    assert state.wheel == [0, 0]


def test_a_crystal_comes_from_the_spaceship() -> None:
    """RO-4.7: or a crystal."""
    state = draw(answer(table(), "miner>spaceship"), "crystal")
    assert state.crystals == [2, 1]


def test_an_empty_spaceship_deck_is_shuffled_anew_when_a_card_is_to_be_drawn() -> None:
    """RO-R4: shuffle the discards first."""
    state = answer(table(ship=[0] * 7, ship_discard=[3, 1, 1, 1, 1, 3, 2]), "shepherd>spaceship")
    assert clauses(state, "ship_shuffled") == ["RO-R4"]
    assert sum(state.ship) == sum(weight for _, weight in state.chance_outcomes()) == 12
    assert not any(state.ship_discard)


def test_the_last_spaceship_card_is_drawn_without_a_shuffle() -> None:
    """RO-R4: only when a card is to be drawn, not when the deck has just become empty."""
    # The last card is the only one that can come, so nothing is asked.
    state = answer(
        table(ship=[1, 0, 0, 0, 0, 0, 0], ship_discard=[2, 1, 1, 1, 1, 3, 2]), "miner>spaceship"
    )
    assert asked(state) == "turn"
    assert state.ship_discard == [3, 1, 1, 1, 1, 3, 2]
    assert noted(state, "ship_shuffled") == []


# -- Field Kitchen and Barracks -------------------------------------------------------


@pytest.mark.parametrize("worker", WORKERS)
def test_the_field_kitchen_gives_1_mood(worker: str) -> None:
    """RO-4.9: +1 and nothing else."""
    state = answer(table(phase="lunch"), f"{worker}>field_kitchen")
    assert moods(state) == {worker: 1}
    assert portrait(state, worker) == (1, 0)
    assert (stored(state), state.crystals) == ({}, [1, 1])


@pytest.mark.parametrize("phase", ["morning", "forenoon", "afternoon", "evening"])
def test_the_field_kitchen_opens_at_lunch_only(phase: str) -> None:
    """RO-4.9: Lunch only."""
    state = table(phase=phase)
    assert "field_kitchen" not in places_of(state, "miner")
    assert refused(state)["field_kitchen"] == ("RO-4.9", "lunch_only")


@pytest.mark.parametrize("worker", WORKERS)
def test_the_barracks_give_1_mood(worker: str) -> None:
    """RO-4.12: +1 and nothing else."""
    state = answer(table(phase="evening", at={worker: "mine"}), f"{worker}>barracks")
    assert moods(state) == {worker: 1}
    assert place(state, worker) == "barracks"
    assert (stored(state), state.crystals) == ({}, [1, 1])


@pytest.mark.parametrize("phase", ["morning", "forenoon", "lunch", "afternoon"])
def test_the_barracks_open_in_the_evening_only(phase: str) -> None:
    """RO-4.12: Evening only."""
    state = table(phase=phase, at={"miner": "mine"})
    assert "barracks" not in places_of(state, "miner")
    assert refused(state)["barracks"] == ("RO-4.12", "evening_only")


# -- Lake -----------------------------------------------------------------------------


@pytest.mark.parametrize("worker", OTHERS["fisherman"])
def test_at_the_lake_everybody_but_the_fisherman_loses_1_mood(worker: str) -> None:
    """RO-4.10: −1."""
    assert moods(answer(table(), f"{worker}>lake")) == {worker: -1}


def test_the_fisherman_keeps_his_mood_at_the_lake() -> None:
    """RO-4.10: Fisherman 0."""
    assert moods(answer(table(), "fisherman>lake")) == {}


@pytest.mark.parametrize(
    ("card", "fish", "change"), [("nothing", 0, -1), ("fish_1", 1, -1), ("fish_2_mood", 2, 0)]
)
def test_the_top_lake_card_gives_nothing_or_a_fish_or_two_fish_and_1_mood(
    card: str, fish: int, change: int
) -> None:
    """RO-4.10: reveal and discard the top card: nothing, 1 fish, 2 fish and +1 mood."""
    state = answer(table(), "miner>lake")
    assert dict(state.chance_outcomes()) == {"nothing": 3, "fish_1": 2, "fish_2_mood": 1}
    draw(state, card)
    assert state.warehouse[3] == fish
    assert state.wheel == [fish, 0]
    assert mood(state, "miner") == change
    assert sum(state.lake) == 5
    assert sum(state.lake_discard) == 1


def test_the_fisherman_reveals_two_cards_takes_one_reward_and_discards_both() -> None:
    """RO-4.10: the Fisherman reveals 2, takes one of the two rewards, then discards both."""
    state = draw(answer(table(), "fisherman>lake"), "fish_1", "fish_2_mood")
    assert legal(state) == {"fish_1", "fish_2_mood"}
    answer(state, "fish_1")
    assert stored(state) == {"fish": 1}
    assert moods(state) == {}
    answer(state, "pass")
    assert state.lake == [3, 1, 0]
    assert state.lake_discard == [0, 1, 1]


def test_the_fisherman_may_choose_the_lesser_reward() -> None:
    """RO-4.10: either of the two."""
    state = draw(answer(table(), "fisherman>lake"), "fish_1", "nothing")
    answer(state, "nothing")
    assert stored(state) == {}


def test_the_fisherman_may_shuffle_all_lake_cards_before_revealing() -> None:
    """RO-4.10: before: a new deck of six, and then not after."""
    state = answer(table(**lake_deck(2, 1, 1)), "fisherman>lake")
    assert legal(state) == {"draw", "shuffle"}
    answer(state, "shuffle")
    assert dict(state.chance_outcomes()) == {"nothing": 3, "fish_1": 2, "fish_2_mood": 1}
    draw(state, "fish_1", "nothing")
    answer(state, "fish_1")
    assert asked(state) == "turn"  # not asked to shuffle again
    assert state.lake_discard == [1, 1, 0]
    assert clauses(state, "lake_shuffled_before") == ["RO-4.10"]


def test_the_fisherman_may_shuffle_all_lake_cards_after_revealing() -> None:
    """RO-4.10: after: deck, discards and his two cards become a new deck of six."""
    state = answer(table(**lake_deck(2, 1, 1)), "fisherman>lake", "draw")
    draw(state, "fish_1", "nothing")
    answer(state, "nothing")
    assert legal(state) == {"pass", "shuffle"}
    answer(state, "shuffle")
    assert state.lake == [3, 2, 1]
    assert state.lake_discard == [0, 0, 0]
    assert clauses(state, "lake_shuffled_after") == ["RO-4.10"]


def test_another_worker_may_not_shuffle_the_lake_cards() -> None:
    """RO-4.10: only the Fisherman may, and only he reveals two."""
    state = answer(table(**lake_deck(2, 1, 1)), "miner>lake")
    assert asked(state) == "reveal_lake_card"
    draw(state, "nothing")
    assert asked(state) == "turn"


def test_once_all_three_fish_cards_are_discarded_all_six_cards_become_a_new_deck() -> None:
    """RO-4.13: checked after discarding."""
    state = answer(table(**lake_deck(2, 0, 1)), "miner>lake")
    draw(state, "fish_2_mood")
    assert state.lake == [3, 2, 1]
    assert state.lake_discard == [0, 0, 0]
    assert clauses(state, "lake_shuffled_fish_out") == ["RO-4.13"]


def test_with_a_fish_card_in_the_deck_nothing_is_shuffled() -> None:
    """RO-4.13: all three, not two, and the empty cards do not count."""
    state = answer(table(**lake_deck(1, 0, 1)), "miner>lake")
    draw(state, "nothing")
    assert state.lake == [0, 0, 1]
    assert noted(state, "lake_shuffled_fish_out") == []


def test_the_fishermans_two_last_fish_cards_make_a_new_deck_after_both_are_discarded() -> None:
    """RO-4.13: after discarding both; he need not be asked to shuffle then."""
    state = answer(table(**lake_deck(2, 1, 1)), "fisherman>lake", "draw")
    draw(state, "fish_1", "fish_2_mood")
    answer(state, "fish_1")
    assert asked(state) == "turn"
    assert state.lake == [3, 2, 1]
    assert clauses(state, "lake_shuffled_fish_out") == ["RO-4.13"]


def test_with_one_lake_card_left_the_fisherman_draws_it_and_the_other_five_become_the_deck() -> (
    None
):
    """RO-4.13: draw it, shuffle the *other* five into a new deck, draw the second."""
    state = answer(table(**lake_deck(0, 1, 0)), "fisherman>lake", "draw")
    # The last card was the only one that could come: the Fisherman holds it.
    assert asked(state) == "reveal_second"
    assert dict(state.chance_outcomes()) == {"nothing": 3, "fish_1": 1, "fish_2_mood": 1}
    assert clauses(state, "lake_shuffled_other_five") == ["RO-4.13"]
    draw(state, "nothing")
    assert legal(state) == {"fish_1", "nothing"}
    answer(state, "fish_1", "pass")
    assert state.lake == [2, 1, 1]
    assert state.lake_discard == [1, 1, 0]


def test_the_mood_of_the_two_fish_card_goes_to_the_moved_worker() -> None:
    """RO-R16: to the moved worker."""
    state = draw(answer(table(), "bureaucrat>lake"), "fish_2_mood")
    assert mood(state, "bureaucrat") == 0
    state = draw(answer(table(), "fisherman>lake"), "fish_2_mood", "nothing")
    answer(state, "fish_2_mood")
    assert moods(state) == {"fisherman": 1}
    assert clauses(state, "mood") == ["RO-R16"]
