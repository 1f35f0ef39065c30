"""RO-R: our readings. Under both readings of a switch the same answers end differently.

RO-R1 to RO-R4 stand with production and places, RO-R13, RO-R14, RO-R16 and RO-R18 with the
clauses that they explain; here are the switches and the rulings on special cards.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.red_outpost import rules
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.components import PHASES, PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Illegal
from tests.games.red_outpost.table import (
    answer,
    asked,
    clauses,
    draw,
    gift,
    lake_deck,
    legal,
    mood,
    moods,
    noted,
    place,
    places_of,
    play_on,
    portrait,
    stored,
    table,
    upright,
)

TEN = set(PLACES) - {"barracks", "field_kitchen"}


def readings(ruling: str, **fields: Any) -> tuple[RedOutpost, RedOutpost]:
    """The same table under both readings of a switch, the default first."""
    [found] = [entry for entry in RULINGS if entry.id == ruling]
    default, other = found.readings
    return (
        table(rulings={ruling: default}, **fields),
        table(rulings={ruling: other}, **fields),
    )


def day_settled(state: RedOutpost) -> list[int]:
    """The VP after the day's end, settled at once."""
    state.agenda = []
    state.then(rules.day_ends())
    state.run_on()
    return state.vp


def test_the_switches_are_those_of_the_rules_and_every_ruling_is_recorded() -> None:
    """RO-R5, RO-R6, RO-R7, RO-R8, RO-R12, RO-R15: selectable; the others are told only."""
    assert [ruling.id for ruling in RULINGS] == [f"RO-R{number}" for number in range(1, 19)]
    assert {ruling.id for ruling in RULINGS if ruling.is_switch} == {
        *("RO-R5", "RO-R6", "RO-R7", "RO-R8", "RO-R12", "RO-R15"),
    }
    assert set(table().board.setup.rulings) == {ruling.id for ruling in RULINGS}


# -- RO-R5 moods at the end of the track -----------------------------------------------


def test_ro_r5_moods_beyond_the_end_of_the_track_are_lost() -> None:
    """RO-R5: neither below its lowest nor above its highest step."""
    state = answer(table(mood={"miner": -1, "farmer": -3}), "farmer>mine")
    assert moods(state) == {"farmer": -4, "miner": -1}
    state = answer(table(mood={"miner": 4}), "miner>beer_house")
    assert mood(state, "miner") == 5
    state = answer(table(mood={"miner": 5, "farmer": -4}), "shepherd>beer_house")
    answer(state, "miner+farmer-")
    assert moods(state) == {"miner": 5, "farmer": -4, "shepherd": 2}
    assert clauses(state, "mood_at_end") == ["RO-4.4", "RO-4.4"]


def test_ro_r5_at_the_bottom_the_mine_card_is_offered_or_not() -> None:
    """RO-R5: `mine` under both readings: 3 spaces on the wheel, or it is not offered."""
    fields = {"cards": {0: ("bureaucrat", "mine")}, "mood": {"miner": -4}}
    offered, not_offered = readings("RO-R5", **fields)
    answer(offered, "miner>mine", "card")
    assert (offered.wheel, mood(offered, "miner")) == ([3, 0], -4)
    answer(not_offered, "miner>mine")
    assert asked(not_offered) == "turn"
    assert (not_offered.wheel, stored(not_offered)) == ([2, 0], {"coal": 2})


def test_ro_r5_at_the_bottom_overtime_is_offered_or_not() -> None:
    """RO-R5: the Miner's price: one more wool, or it is not offered."""
    fields = {"cards": {0: ("miner", "lake")}, "mood": {"miner": -3}}
    offered, not_offered = readings("RO-R5", **fields)
    answer(offered, "miner>pasture", "wool")
    assert (stored(offered), mood(offered, "miner")) == ({"wool": 2}, -4)
    answer(not_offered, "miner>pasture")
    assert asked(not_offered) == "turn"
    assert stored(not_offered) == {"wool": 1}


def test_ro_r5_above_the_bottom_both_readings_are_the_same() -> None:
    """RO-R5: one step above the bottom the price can be paid."""
    fields = {"cards": {0: ("miner", "lake")}, "mood": {"miner": -2}}
    for state in readings("RO-R5", **fields):
        answer(state, "miner>pasture", "wool")
        assert (stored(state), mood(state, "miner")) == ({"wool": 2}, -4)


@pytest.mark.parametrize(("before", "offered"), [(-1, True), (-2, False), (-3, False)])
def test_ro_r5_the_mine_card_looks_at_the_mood_that_step_3_has_left(
    before: int, offered: bool
) -> None:
    """RO-R5, RO-R8: when the card replaces step 4 only, step 3 may have reached the bottom."""
    state = table(
        cards={0: ("bureaucrat", "mine")},
        mood={"farmer": before},
        rulings={"RO-R5": "not_offered", "RO-R8": "action"},
    )
    answer(state, "farmer>mine")
    assert (asked(state) == "use_place") == offered
    if offered:
        answer(state, "card")
        assert mood(state, "farmer") == -4
    else:
        assert stored(state) == {"coal": 1}


# -- RO-R6 the floor of 0 --------------------------------------------------------------


def test_ro_r6_the_floor_applies_at_each_portrait_or_to_the_days_sum() -> None:
    """RO-R6: 2 − 4 + 3: 0 + 3 by portraits, 1 by the day's sum."""
    fields = {
        "phase": "evening",
        "vp": [2, 5],
        "mood": {"shepherd": -4, "farmer": 3},
        "discs": {"shepherd": (1, 0), "farmer": (1, 0)},
    }
    by_portraits, by_sum = readings("RO-R6", **fields)
    assert day_settled(by_portraits) == [3, 5]
    assert day_settled(by_sum) == [1, 5]


def test_ro_r6_the_days_sum_is_lifted_to_0_too() -> None:
    """RO-R6: the sum, then the floor: nobody falls below 0 under either reading."""
    fields = {
        "phase": "evening",
        "vp": [1, 5],
        "mood": {"shepherd": -4, "farmer": 1},
        "discs": {"shepherd": (1, 0), "farmer": (1, 0)},
    }
    by_portraits, by_sum = readings("RO-R6", **fields)
    assert day_settled(by_portraits) == [1, 5]
    assert day_settled(by_sum) == [0, 5]
    assert clauses(by_sum, "stopped_at_zero") == ["RO-R6"]


# -- RO-R7 palace ties -----------------------------------------------------------------


def test_ro_r7_after_two_tied_first_the_next_gets_1_or_2() -> None:
    """RO-R7: 4 each, then 1; under the switch 2. Who gave nothing gets nothing under both."""
    fields: dict[str, Any] = {"seats": 4, "phase": "evening", "day": 2, "crystals": [0] * 4}
    third, second = readings("RO-R7", palace=[2, 2, 1, 0], **fields)
    assert day_settled(third) == [9, 9, 6, 5]
    assert day_settled(second) == [9, 9, 7, 5]


def test_ro_r7_after_two_tied_second_the_next_gets_nothing_or_1() -> None:
    """RO-R7: a tie for second spans second and third."""
    fields: dict[str, Any] = {"seats": 4, "phase": "evening", "day": 2, "crystals": [0] * 4}
    third, second = readings("RO-R7", palace=[3, 2, 2, 1], **fields)
    assert day_settled(third) == [9, 7, 7, 5]
    assert day_settled(second) == [9, 7, 7, 6]


# -- RO-R8 what 7.1, 7.4 and 7.8 replace -----------------------------------------------


@pytest.mark.parametrize(("card", "by_default", "by_switch"), [("pasture", 2, 1), ("mine", -1, -3)])
def test_ro_r8_pasture_and_mine_cards_replace_the_mood_change_too_or_the_action_only(
    card: str, by_default: int, by_switch: int
) -> None:
    """RO-R8: the same answers, another mood."""
    mood_too, action = readings("RO-R8", cards={0: ("bureaucrat", card)})
    for state, left in ((mood_too, by_default), (action, by_switch)):
        answer(state, f"farmer>{card}", "card")
        assert moods(state) == {"farmer": left}
        assert stored(state) == {}


def test_ro_r8_the_miner_loses_1_mood_with_the_mine_card_under_both_readings() -> None:
    """RO-R8: the Miner also takes −1."""
    for state in readings("RO-R8", cards={0: ("bureaucrat", "mine")}):
        answer(state, "miner>mine", "card")
        assert moods(state) == {"miner": -1}


@pytest.mark.parametrize("worker", ["miner", "commissar"])
def test_ro_r8_the_beer_house_card_replaces_the_mood_under_both_readings(worker: str) -> None:
    """RO-R8: the card itself says so; the Commissar's −1 is replaced as well."""
    for state in readings("RO-R8", cards={0: ("bureaucrat", "beer_house")}):
        answer(state, f"{worker}>beer_house", "card")
        assert moods(state) == {}


@pytest.mark.parametrize("card", ["pasture", "mine"])
def test_ro_r8_without_the_card_in_use_the_mood_changes_once_under_both_readings(
    card: str,
) -> None:
    """RO-R8: the place as always."""
    for state in readings("RO-R8", cards={0: ("bureaucrat", card)}):
        answer(state, f"farmer>{card}", "place")
        assert moods(state) == {"farmer": -1 if card == "pasture" else -2}


# -- RO-R9 the Shepherd stays ----------------------------------------------------------

SHEPHERD = {0: ("shepherd", "palace")}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("where", PLACES)
def test_ro_r9_staying_is_an_arrival_unless_the_place_is_closed(phase: str, where: str) -> None:
    """RO-R9: disc only by a red lock, in the Barracks outside Evening, Kitchen outside Lunch."""
    locks = {
        "morning": ("mine", "palace", "lake"),
        "evening": ("pasture", "spaceship", "cornfield"),
    }
    state = table(
        phase=phase,
        cards=SHEPHERD,
        at={"shepherd": where},
        crystals=[1, 1],
        warehouse=[1, 0, 0, 0],
        discs={"miner": (0, 1)},
        morning=locks["morning"],
        evening=locks["evening"],
    )
    red = where in locks.get(phase, ())
    closed = (where == "barracks" and phase != "evening") or (
        where == "field_kitchen" and phase != "lunch"
    )
    answer(state, f"shepherd>{where}")
    assert portrait(state, "shepherd") == (1, 0)
    assert place(state, "shepherd") == where
    acted = (
        asked(state) != "turn"
        or bool(moods(state))
        or stored(state) != {"wool": 1}
        or state.wheel != [0, 0]
    )
    assert acted == (not red and not closed)


def test_ro_r9_another_worker_on_the_place_leaves_the_disc_only() -> None:
    """RO-R9: if another worker is on it."""
    state = table(cards=SHEPHERD, at={"shepherd": "mine", "farmer": "mine"})
    answer(state, "shepherd>mine")
    assert (moods(state), stored(state)) == ({}, {})
    assert portrait(state, "shepherd") == (1, 0)


@pytest.mark.parametrize(("phase", "where"), [("evening", "barracks"), ("lunch", "field_kitchen")])
def test_ro_r9_company_does_not_count_in_barracks_and_field_kitchen(phase: str, where: str) -> None:
    """RO-R9: mood +1 as on arrival."""
    state = table(phase=phase, cards=SHEPHERD, at={"shepherd": where, "farmer": where})
    answer(state, f"shepherd>{where}")
    assert moods(state) == {"shepherd": 1}


def test_ro_r9_staying_at_lunch_is_mood_and_action() -> None:
    """RO-R9: also at Lunch, on any of the ten places."""
    state = table(phase="lunch", cards=SHEPHERD, at={"shepherd": "palace"})
    answer(state, "shepherd>palace", "crystal>palace")
    assert moods(state) == {"shepherd": 1, "commissar": 1}
    assert state.palace == [1, 0]


def test_ro_r9_staying_offers_the_place_card_as_on_arrival_and_not_when_closed() -> None:
    """RO-R9: otherwise as on arrival: the card's choices come, too; by a red lock they do not."""
    fields: dict[str, Any] = {
        "cards": {0: ("shepherd", "pasture")},
        "at": {"shepherd": "pasture"},
    }
    state = answer(table(**fields), "shepherd>pasture", "card")
    assert moods(state) == {"shepherd": 2}
    state = answer(table(phase="evening", **fields), "shepherd>pasture")
    assert asked(state) == "turn"


@pytest.mark.parametrize("card", ["administration", "labor_camp"])
def test_ro_r9_the_disc_of_who_stays_at_a_locked_place_goes_on_the_portrait(card: str) -> None:
    """RO-R9: the disc only, so neither on the card (RO-7.6) nor none (RO-7.11)."""
    state = table(
        phase="evening",
        cards={0: ("shepherd", card)},
        at={"shepherd": card},
        evening=("administration", "labor_camp", "lake"),
    )
    answer(state, f"shepherd>{card}")
    assert asked(state) == "turn"
    assert portrait(state, "shepherd") == (1, 0)


def test_ro_r9_waiting_discs_come_also_to_the_shepherd_who_stays() -> None:
    """RO-R9, RO-7.6: he is the worker in use."""
    state = table(cards={0: ("shepherd", "administration")}, papers=[2, 0])
    answer(state, "shepherd>barracks", "bring")
    assert portrait(state, "shepherd") == (3, 0)


# -- RO-R10 -----------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["morning", "forenoon", "lunch", "afternoon", "evening"])
def test_ro_r10_the_bureaucrats_card_never_opens_barracks_or_field_kitchen(phase: str) -> None:
    """RO-R10: 7.18 never outside their phase."""
    state = table(phase=phase, cards={0: ("bureaucrat", "lake")}, at={"bureaucrat": "mine"})
    assert ("barracks" in places_of(state, "bureaucrat")) == (phase == "evening")
    assert ("field_kitchen" in places_of(state, "bureaucrat")) == (phase == "lunch")


def test_ro_r10_overtime_comes_once_a_turn_and_not_for_cubes_of_the_spaceship() -> None:
    """RO-R10: 7.16 once a turn; the Spaceship's cubes are not produced."""
    state = answer(table(cards={0: ("miner", "lake")}), "miner>cornfield", "grain")
    assert asked(state) == "turn"
    state = answer(table(cards={0: ("miner", "lake")}), "miner>spaceship")
    draw(state, "wool")
    assert (asked(state), stored(state)) == ("turn", {"wool": 1})


def test_ro_r10_two_exchanges_come_one_after_the_other() -> None:
    """RO-R10: the export of the first is over when the second is offered."""
    state = table(cards={0: ("miner", "warehouse")}, warehouse=[2, 0, 0, 0], crystals=[1, 1])
    answer(state, "farmer>warehouse", "crystal>wool")
    assert stored(state) == {}
    assert state.vp == [7, 5]
    assert asked(state) == "turn"  # neither a cube nor a crystal is left
    state = table(cards={0: ("miner", "warehouse")}, warehouse=[2, 0, 0, 0], crystals=[2, 1])
    answer(state, "farmer>warehouse", "crystal>wool", "crystal>wool")
    assert (stored(state), state.crystals) == ({"wool": 1}, [0, 1])


def test_ro_r10_all_discs_on_the_administration_card_move_or_none() -> None:
    """RO-R10: 7.6 moves all of them, and they count nowhere while on it."""
    state = table(cards={0: ("miner", "administration")}, papers=[3, 0])
    answer(state, "farmer>cornfield")
    assert legal(state) == {"bring", "pass"}
    answer(state, "pass")
    assert portrait(state, "farmer") == (1, 0)
    assert state.papers == [3, 0]


def test_ro_r10_discs_are_moved_but_never_the_crystal_on_a_portrait() -> None:
    """RO-R10: 7.12 and RO-4.6 move discs only."""
    state = table(start=1, gifts={"miner": (1, 0)})
    answer(state, "shepherd>administration")
    assert asked(state) == "turn"
    assert gift(state, "miner") == (1, 0)
    state = table(phase="morning", cards={1: ("miner", "barracks")}, gifts={"miner": (1, 0)})
    answer(state, "farmer>cornfield", "shepherd>pasture")
    assert asked(state) == "wake_up"
    assert all(text == "pass" or ":miner>" not in text for text in legal(state))


def test_ro_r10_the_barracks_card_moves_anyones_disc() -> None:
    """RO-R10: 7.12 may move anyone's disc, one's own, too."""
    state = table(
        3, "morning", cards={0: ("miner", "barracks")}, discs={"miner": (1, 1, 1)}, start=0
    )
    answer(state, "farmer>cornfield", "shepherd>pasture", "fisherman>mine")
    assert {f"{seat}:miner>commissar" for seat in (1, 2, 3)} <= legal(state)


def test_ro_r10_the_commissars_crystal_goes_to_the_palace_field_after_the_action() -> None:
    """RO-R10: 7.17 gives to the palace field only, also with the Palace's card."""
    state = table(cards={0: ("commissar", "palace")}, crystals=[2, 1])
    answer(state, "commissar>palace", "crystal>miner")
    assert legal(state) == {"crystal>palace", "pass"}
    answer(state, "crystal>palace")
    assert (state.palace, gift(state, "miner")) == ([1, 0], (1, 0))


# -- RO-R12 and RO-R11 ------------------------------------------------------------------

FISHERMAN = {0: ("fisherman", "palace")}


def test_ro_r12_at_lunch_the_other_worker_goes_to_any_free_place_or_to_the_kitchen_only() -> None:
    """RO-R12: the ten normal places, not the Kitchen where the Fisherman is; or only there."""
    any_place, kitchen = readings("RO-R12", phase="lunch", cards=FISHERMAN, at={"miner": "mine"})
    answer(any_place, "fisherman>field_kitchen")
    assert places_of(any_place, "miner") == TEN - {"mine"}
    answer(kitchen, "fisherman>field_kitchen")
    assert places_of(kitchen, "miner") == {"field_kitchen"}
    answer(kitchen, "miner>field_kitchen")
    assert place(kitchen, "miner") == "field_kitchen"


@pytest.mark.parametrize(
    ("phase", "closed"),
    [("morning", {"spaceship", "palace", "beer_house"}), ("forenoon", set())],
)
def test_ro_r12_outside_lunch_both_readings_are_the_same(phase: str, closed: set[str]) -> None:
    """RO-R12: any place without a worker and without a red lock."""
    for state in readings("RO-R12", phase=phase, cards=FISHERMAN, at={"miner": "mine"}):
        answer(state, "fisherman>pasture")
        assert places_of(state, "miner") == TEN - closed - {"mine", "pasture"}
        assert places_of(state, "farmer") == TEN - closed - {"mine", "pasture"}


@pytest.mark.parametrize("reading", ["any_place", "kitchen"])
def test_ro_r12_in_the_evening_the_barracks_only_while_nobody_is_in_them(reading: str) -> None:
    """RO-R12: Barracks only in their phase and only while nobody is on them."""
    everybody = dict(
        zip(
            WORKERS,
            ("mine", "palace", "beer_house", "warehouse", "spaceship", "labor_camp"),
            strict=True,
        )
    )
    fields: dict[str, Any] = {"cards": FISHERMAN, "rulings": {"RO-R12": reading}}
    state = table(phase="evening", at=everybody, **fields)
    answer(state, "fisherman>administration")
    assert asked(state) == "ferry"
    assert "barracks" in places_of(state, "miner")
    state = table(phase="evening", at={**everybody, "farmer": "barracks"}, **fields)
    answer(state, "fisherman>administration")
    assert "barracks" not in places_of(state, "miner")


def test_ro_r12_the_other_worker_gets_no_disc_no_mood_and_no_action() -> None:
    """RO-R12: 7.15 is no move."""
    state = answer(table(cards=FISHERMAN), "fisherman>pasture", "farmer>labor_camp")
    assert portrait(state, "farmer") == (0, 0)
    assert mood(state, "farmer") == 0
    assert stored(state) == {"wool": 1}
    assert upright(state) == set(WORKERS) - {"fisherman"}


def test_ro_r12_a_sleeper_put_elsewhere_has_not_slept_in() -> None:
    """RO-R12, RO-2.4: who is no longer in the Barracks gains nothing."""
    state = table(phase="morning", cards={1: ("fisherman", "palace")})
    answer(state, "farmer>cornfield", "fisherman>mine", "miner>lake")
    assert PHASES[state.phase] == "forenoon"
    assert mood(state, "miner") == 0
    assert mood(state, "shepherd") == 1


def test_ro_r11_who_has_no_legal_move_passes_without_disc_and_action() -> None:
    """RO-R11: four players, two workers flat, and one put upright into the Kitchen."""
    state = table(
        4,
        "lunch",
        cards={0: ("fisherman", "palace"), 1: ("miner", "field_kitchen")},
        rulings={"RO-R12": "kitchen"},
    )
    answer(state, "shepherd", "farmer")
    answer(state, "fisherman>field_kitchen", "miner>field_kitchen", "commissar>field_kitchen")
    assert [event.params["seat"] for event in noted(state, "passed")] == [3]
    assert clauses(state, "passed") == ["RO-R11"]
    assert [event.params["seat"] for event in noted(state, "disc_laid")] == [0, 1, 2]
    assert PHASES[state.phase] == "afternoon"
    assert portrait(state, "miner") == (0, 0, 0, 0)


def test_ro_r11_under_the_default_reading_nobody_ever_passes_at_lunch() -> None:
    """RO-R11: only possible under the switch of RO-R12: the same answer is refused."""
    state = table(4, "lunch", cards={0: ("fisherman", "palace"), 1: ("miner", "field_kitchen")})
    answer(state, "shepherd", "farmer", "fisherman>field_kitchen")
    with pytest.raises(Illegal):
        answer(state, "miner>field_kitchen")
    answer(state, "miner>palace")
    play_on(state, until="")
    assert noted(state, "passed") == []


# -- RO-R15 the Fisherman with the Lake's card ------------------------------------------


def test_ro_r15_the_lake_card_replaces_one_of_the_fishermans_cards_or_both() -> None:
    """RO-R15: one replaced and the other revealed; under the switch that one card only."""
    fields: dict[str, Any] = {"cards": {0: ("miner", "lake")}, **lake_deck(2, 1, 1)}
    replace, one = readings("RO-R15", **fields)
    for state in (replace, one):
        answer(state, "fisherman>lake")
        assert legal(state) == {"draw", "shuffle", "nothing", "fish_1"}
        answer(state, "fish_1")
    assert (asked(one), stored(one)) == ("turn", {"fish": 1})
    assert (one.lake, one.lake_discard) == ([2, 1, 1], [1, 1, 0])
    assert asked(replace) == "reveal_second"
    draw(replace, "fish_2_mood")
    assert legal(replace) == {"fish_1", "fish_2_mood"}
    answer(replace, "fish_2_mood", "pass")
    assert stored(replace) == {"fish": 2}
    assert (replace.lake, replace.lake_discard) == ([2, 1, 0], [1, 1, 1])


def test_ro_r15_he_may_still_shuffle_afterwards() -> None:
    """RO-R15: shuffle after: the replaced card is among the six."""
    state = table(cards={0: ("miner", "lake")}, **lake_deck(2, 1, 1))
    draw(answer(state, "fisherman>lake", "fish_1"), "nothing")
    answer(state, "nothing", "shuffle")
    assert (state.lake, state.lake_discard) == ([3, 2, 1], [0, 0, 0])


def test_ro_r15_after_a_shuffle_before_nothing_can_be_replaced() -> None:
    """RO-R15: then nothing is discarded: two cards are revealed."""
    state = table(cards={0: ("miner", "lake")}, **lake_deck(2, 1, 1))
    answer(state, "fisherman>lake", "shuffle")
    assert asked(state) == "reveal_first"
    draw(state, "nothing", "fish_1")
    answer(state, "fish_1")
    assert state.lake_discard == [1, 1, 0]


def test_ro_r15_with_one_card_left_the_other_one_is_that_one() -> None:
    """RO-R15, RO-4.13: the last card is revealed; if it is the last fish, all are shuffled."""
    state = table(cards={0: ("miner", "lake")}, **lake_deck(0, 0, 1))
    answer(state, "fisherman>lake", "fish_1")
    assert legal(state) == {"fish_1", "fish_2_mood"}  # the last card can only be one
    answer(state, "fish_1")
    assert asked(state) == "turn"
    assert clauses(state, "lake_shuffled_fish_out") == ["RO-4.13"]
    assert (state.lake, state.lake_discard) == ([3, 2, 1], [0, 0, 0])


def test_ro_r15_the_replaced_card_counts_once_among_the_discarded_fish() -> None:
    """RO-R15: it stays discarded and is not discarded again."""
    state = table(cards={0: ("miner", "lake")}, **lake_deck(3, 0, 1))
    draw(answer(state, "fisherman>lake", "fish_1"), "nothing")
    answer(state, "fish_1", "pass")
    assert (state.lake, state.lake_discard) == ([2, 0, 1], [1, 2, 0])
    assert noted(state, "lake_shuffled_fish_out") == []


# -- RO-R17 -----------------------------------------------------------------------------


def test_ro_r17_the_shepherd_who_stayed_in_the_barracks_has_slept_in() -> None:
    """RO-R17: he counts as still there at the end of Morning."""
    state = table(phase="morning", cards=SHEPHERD)
    answer(state, "shepherd>barracks", "farmer>cornfield")
    assert portrait(state, "shepherd") == (1, 0)
    assert mood(state, "shepherd") == 1


def test_ro_r17_a_disc_may_be_moved_to_the_shepherd_who_stayed() -> None:
    """RO-R17, RO-7.12: he is in the Barracks for the Barracks' card, too."""
    state = table(phase="morning", cards={0: ("shepherd", "barracks")})
    answer(state, "shepherd>barracks", "farmer>cornfield")
    assert "2:farmer>shepherd" in legal(state)
