"""OE-R: our readings. Under both readings of a switch the same answers end differently.

The other rulings stand with the clauses that they explain.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import rules, turn
from engine.games.outer_earth.choices import RULINGS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.game import BadSetup
from tests.games.outer_earth.positions import (
    answer,
    ask,
    draw_on,
    legal,
    names,
    place,
    plain_setup,
    position,
    refused,
)

FULL = "Pcc Pcc Pcc Scc"


def readings(ruling: str, **fields: Any) -> tuple[OuterEarth, OuterEarth]:
    """The same position under both readings of a switch, the default first."""
    (found,) = (it for it in RULINGS if it.id == ruling)
    default, other = found.readings
    return (
        position(rulings={ruling: default}, **fields),
        position(rulings={ruling: other}, **fields),
    )


def test_the_rulings_are_numbered_and_two_of_them_are_switches() -> None:
    """OE-R5, OE-R9: selectable; the others are told only."""
    assert [it.id for it in RULINGS] == [f"OE-R{number}" for number in range(1, 22)]
    switches = {it.id: it.readings for it in RULINGS if it.is_switch}
    assert switches == {"OE-R5": ("planet", "slot"), "OE-R9": ("turned", "bought")}


def test_a_reading_that_is_not_there_is_refused() -> None:
    """OE-R3: one reading only."""
    with pytest.raises(BadSetup):
        GAME.setup(2, None, {"OE-R3": "kept"})
    assert plain_setup(2).rulings["OE-R5"] == "planet"


# -- OE-R5 -----------------------------------------------------------------------------


def test_the_secondary_bonus_is_a_planet_more_or_a_slot_more_on_each() -> None:
    """OE-R5: the same answers, another colony."""
    planet, slot = readings(
        "OE-R5", developing={0: ["01", "09"]}, queued={0: "17"}, built={"01": FULL, "09": FULL},
        hands={0: "Tcc"}, row={"02": 0, "03": 0},
    )  # fmt: skip
    for state in (planet, slot):
        ask(state, turn.turn_begins(0), turn.turn(0), rules.round_begins())
        answer(state, "close:01")
        assert names(state.developing[0]) == ["09", "17"]
    assert [place("09", "Tcc") in legal(state) for state in (planet, slot)] == [False, True]
    assert refused(planet)["place:09"] == ("OE-3.4", "no_slot")
    for state in (planet, slot):
        answer(state, "end", "yes")
    assert [names(state.developing[0]) for state in (planet, slot)] == [
        ["09", "17", "02"],
        ["09", "17"],
    ]
    assert [names(state.queued[:1]) for state in (planet, slot)] == [[""], ["02"]]
    assert [state.has_room(0) for state in (planet, slot)] == [True, False]


def test_the_slot_of_the_bonus_never_counts_in_x() -> None:
    """OE-R5, OE-3.7: as every slot beyond the base."""
    _, state = readings("OE-R5", developing={0: ["01"]}, built={"01": FULL}, bonus={0: "secondary"})
    assert (state.slots(0, 0), state.slots(1, 0), state.closing_cost(0)) == (5, 4, 1)


def test_cards_in_the_slot_of_a_bonus_that_is_gone_stay() -> None:
    """OE-R5: they score as the others do."""
    _, state = readings(
        "OE-R5", developing={0: ["01", "09"]}, bonus={0: "secondary"}, hands={0: "Scc"},
        built={"01": "Pcc Pcc Pcc Tcc", "09": "Scc Scc Scc Scc Scc"},
    )  # fmt: skip
    ask(state, turn.turn_begins(0), turn.turn(0))
    answer(state, "close:01")
    assert (len(state.built[8]), state.slots(0, 8)) == (5, 4)
    assert place("09", "Scc") not in legal(state)
    answer(state, "close:09")
    assert state.vp[0] == 3 + 10


# -- OE-R9 -----------------------------------------------------------------------------


def test_the_last_round_comes_once_all_are_turned_over_or_once_all_are_bought() -> None:
    """OE-R9: the same answers, another end."""
    turned, bought = readings("OE-R9", row={"01": 0}, galaxy=0, hands={0: "Pca", 1: "Pca"})
    for state in (turned, bought):
        ask(state, rules.round_begins())
        answer(state, "no", "no", "end", "end")
    assert [state.last_round for state in (turned, bought)] == ["turned", ""]
    for state in (turned, bought):
        answer(state, "no", "yes", "end", "end")
    assert [state.is_terminal for state in (turned, bought)] == [True, False]
    assert (bought.last_round, bought.round, bought.row) == ("bought", 4, [])
    answer(bought, "end", "end")
    assert bought.is_terminal


def test_planets_of_the_galaxy_deck_are_not_bought_yet() -> None:
    """OE-R9: an empty row alone is no end."""
    _, state = readings("OE-R9", row={}, galaxy=4)
    draw_on(ask(state, rules.explore(), rules.look_for_the_end()))
    assert (state.last_round, len(state.row)) == ("", 3)


@pytest.mark.parametrize(("row", "why"), [({"01": 0}, "budget"), ({}, "both")])
def test_the_end_by_the_budget_holds_by_both_readings(row: dict[str, int], why: str) -> None:
    """OE-R9, OE-4.3: with a planet left to buy, too."""
    _, state = readings("OE-R9", row=row, galaxy=0, budget=1 if row else 0)
    ask(state, rules.explore(), rules.look_for_the_end())
    assert state.last_round == why
