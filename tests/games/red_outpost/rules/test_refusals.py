"""What cannot be chosen inside a turn is refused with its clause, and nothing else is."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.components import CRYSTALS, GOODS, PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from tests.games.red_outpost.table import (
    LONG_TRACKS,
    answer,
    asked,
    clauses,
    draw,
    legal,
    places_of,
    refused,
    stored,
    table,
)

FERRY = {0: ("fisherman", "barracks"), 1: ("commissar", "lake")}


def why(state: RedOutpost, subject: str) -> list[tuple[str, str]]:
    """Every clause and reason by which that subject is refused."""
    return [(it.clause, it.name) for it in state.refusals() if it.subject == subject]


# -- RO-7.15 Fisherman -----------------------------------------------------------------


def reached(state: RedOutpost) -> set[str]:
    return {place for worker in WORKERS for place in places_of(state, worker)}


@pytest.mark.parametrize("phase", ["morning", "forenoon", "lunch", "afternoon", "evening"])
@pytest.mark.parametrize("reading", ["any_place", "kitchen"])
def test_exactly_the_places_to_which_nobody_can_be_put_are_refused(
    phase: str, reading: str
) -> None:
    """RO-7.15, RO-R12: a free place is never refused, in no phase and by no reading."""
    state = table(
        phase=phase,
        cards=FERRY,
        at={"miner": "mine", "farmer": "palace"},
        rulings={"RO-R12": reading},
    )
    answer(state, f"fisherman>{sorted(places_of(state, 'fisherman'))[0]}")
    assert asked(state) == "ferry"
    assert set(refused(state)) - {"fisherman"} == set(PLACES) - reached(state)
    assert refused(state)["fisherman"] == ("RO-7.15", "not_himself")


def test_a_taken_place_and_a_locked_one_are_refused_each_for_its_reason() -> None:
    """RO-7.15: a free, unlocked place; Barracks and Field Kitchen only in their phase."""
    state = table(phase="evening", cards=FERRY, at={"miner": "mine"})
    answer(state, "fisherman>labor_camp")
    told = refused(state)
    assert told["mine"] == told["labor_camp"] == ("RO-7.15", "occupied")
    assert told["lake"] == told["pasture"] == told["cornfield"] == ("RO-2.7", "locked")
    assert told["field_kitchen"] == ("RO-4.9", "lunch_only")
    assert told["barracks"] == ("RO-7.15", "occupied")
    assert next(it for it in state.refusals() if it.subject == "mine").params["worker"] == "miner"


def test_at_lunch_the_kitchen_is_shared_or_the_only_place() -> None:
    """RO-R12: by one reading the ten places too, by the other the Kitchen however many are there."""
    for reading, kitchen, mine in (
        ("any_place", [("RO-7.15", "occupied")], []),
        ("kitchen", [], [("RO-R12", "kitchen_only")]),
    ):
        state = table(phase="lunch", cards=FERRY, rulings={"RO-R12": reading})
        answer(state, "fisherman>field_kitchen")
        assert why(state, "field_kitchen") == kitchen
        assert why(state, "mine") == mine
        assert why(state, "barracks") == [("RO-7.15", "occupied")]


# -- RO-4.5 Warehouse ------------------------------------------------------------------


def test_a_crystal_that_the_supply_does_not_hold_is_refused() -> None:
    """RO-R2: the last crystal can still be gained, none after it."""
    for held, told in ((CRYSTALS, [("RO-R2", "no_crystal_left")]), (CRYSTALS - 1, [])):
        state = table(crystals=[held, 0], warehouse=[0, 1, 0, 0])
        answer(state, "miner>warehouse")
        assert why(state, "crystal") == told
        assert ("grain>crystal" in legal(state)) == (not told)


def test_who_has_no_crystal_is_refused_to_give_one() -> None:
    """RO-4.5 (c)"""
    state = answer(table(crystals=[0, 3], warehouse=[0, 1, 0, 0]), "miner>warehouse")
    assert why(state, "crystal") == [("RO-4.5", "no_crystal")]
    assert not [text for text in legal(state) if text.startswith("crystal>")]


def test_cubes_that_are_not_stored_and_cubes_that_are_not_left_are_refused() -> None:
    """RO-4.5, RO-R2: a good without a cube in the Warehouse, and one without a cube in the supply."""
    state = table(
        crystals=[1, 0], exported=[0, 5, 0, 0], warehouse=[0, 1, 0, 0], values=LONG_TRACKS
    )
    answer(state, "miner>warehouse")
    assert {name for name in GOODS if why(state, f"{name}>crystal")} == {"wool", "coal", "fish"}
    assert why(state, "wool>crystal") == [("RO-4.5", "not_stored")]
    assert {name for name in GOODS if why(state, name)} == {"grain"}
    assert why(state, "grain") == [("RO-R2", "no_cube")]
    assert why(state, "mood") == []


def test_who_has_no_crystal_hears_nothing_of_cubes_that_are_not_left() -> None:
    """RO-R2: what cannot be paid is refused for that alone."""
    state = table(
        crystals=[0, 1], exported=[0, 5, 0, 0], warehouse=[0, 1, 0, 0], values=LONG_TRACKS
    )
    answer(state, "miner>warehouse")
    assert why(state, "grain") == []


def test_the_second_exchange_is_not_for_moods() -> None:
    """RO-7.5, RO-R10: the card repeats exchanges of cube and crystal only."""
    cards = {0: ("commissar", "warehouse"), 1: ("miner", "lake")}
    state = table(cards=cards, crystals=[2, 0], warehouse=[0, 2, 0, 0])
    answer(state, "miner>warehouse")
    assert why(state, "mood") == []
    answer(state, "crystal>wool")
    assert asked(state) == "exchange"
    assert why(state, "mood") == [("RO-R10", "no_moods_now")]


# -- goods that the supply cannot give -------------------------------------------------

EMPTY = {
    "exported": [5, 5, 0, 0],
    "warehouse": [1, 1, 0, 0],
    "values": LONG_TRACKS,
}


def test_the_spaceship_refuses_the_goods_that_are_not_left() -> None:
    """RO-4.7, RO-R2"""
    state = draw(answer(table(**EMPTY), "miner>spaceship"), "any")  # type: ignore[arg-type]
    assert refused(state) == {"wool": ("RO-R2", "no_cube"), "grain": ("RO-R2", "no_cube")}


@pytest.mark.parametrize("good", range(len(GOODS)))
@pytest.mark.parametrize("is_left", [True, False])
def test_the_last_cube_of_a_good_is_given_wherever_it_can_come_from_and_none_after_it(
    good: int, is_left: bool
) -> None:
    """RO-R2: whether the Spaceship or a crystal brings it."""
    name, there = GOODS[good], [0, 0, 0, 0]
    there[good] = 0 if is_left else 1
    exported = [5 if it == good else 0 for it in range(4)]

    def begun(place: str) -> RedOutpost:
        state = table(exported=[*exported], warehouse=[*there], values=LONG_TRACKS, crystals=[1, 0])
        assert state.cubes_left(good) == is_left
        return answer(state, f"miner>{place}")

    brought = draw(begun("spaceship"), name)
    assert clauses(brought, "brought_from_ship") == ["RO-4.7"] * is_left
    assert clauses(brought, "no_cube_left") == ["RO-R2"] * (not is_left)
    assert stored(brought) == {name: 1}
    chosen = draw(begun("spaceship"), "any")
    assert (name in legal(chosen)) == is_left
    assert (f"crystal>{name}" in legal(begun("warehouse"))) == is_left


def test_the_cornfield_refuses_every_good_that_is_not_left_but_grain() -> None:
    """RO-7.3, RO-R2: grain may be tried in any case."""
    cards = {0: ("commissar", "cornfield"), 1: ("miner", "lake")}
    state = answer(table(cards=cards, **EMPTY), "miner>cornfield")  # type: ignore[arg-type]
    assert refused(state) == {"wool": ("RO-R2", "no_cube")}


# -- discs -----------------------------------------------------------------------------


def test_filing_refuses_ones_own_discs_and_the_portrait_of_who_came() -> None:
    """RO-4.6"""
    state = table(discs={"farmer": (1, 1)})
    answer(state, "miner>administration")
    assert refused(state) == {
        "1": ("RO-4.6", "own_discs"),
        "miner": ("RO-4.6", "acting_worker"),
    }


def test_waking_refuses_the_portraits_of_those_who_are_not_in_the_barracks() -> None:
    """RO-7.12"""
    cards = {0: ("miner", "lake"), 1: ("commissar", "barracks")}
    state = table(phase="morning", cards=cards, discs={"miner": (1, 0)})
    answer(state, "shepherd>mine", "fisherman>cornfield")
    assert asked(state) == "wake_up"
    assert refused(state) == {
        "shepherd": ("RO-7.12", "not_in_barracks"),
        "fisherman": ("RO-7.12", "not_in_barracks"),
    }
