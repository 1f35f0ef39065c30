"""The turn button, and the phase where VP do not tell it."""

from __future__ import annotations

from engine.games.outpost import market
from engine.games.outpost.components import PHASES
from engine.games.outpost.facts import sequence
from engine.games.outpost.facts.kinds import (
    PHASE,
    PLAYING,
    impossible,
    needs_begun,
    needs_known,
    reach,
)
from engine.games.outpost.table import AtTable
from engine.rules.facts import fact


@fact(ends_turn=True, says="turn_begins")
def turn(state: AtTable) -> None:
    """OP-2.1: the turn is over, and the next one begins."""
    reach(state, sequence.rest_of_turn.name, sequence.setting_up.name)
    needs_known(state, "OP-7.3", "phase")
    state.go_on()


@fact(PHASE)
def phase(state: AtTable, number: int) -> None:
    """OP-2.3, OP-R2: that phase has begun in this turn."""
    needs_begun(state)
    if state.is_known("phase") and number <= state.phase:
        impossible("OP-R2", "phase_is_there", n=state.phase)
    market.begin_phase(state, number, "phase_told", 0)
    state.learn("phase", "phase_began")


@fact()
def all_sold(state: AtTable) -> None:
    """OP-2.3: at this turn's check every upgrade of the phase was sold; the second turn running ends it."""
    needs_begun(state)
    reach(state, *PLAYING)
    if state.knows_market:
        impossible("OP-2.3", "market_tells")
    if state.sold_told == state.turn:
        impossible("OP-2.3", "sold_is_told")
    if state.phase == len(PHASES):
        impossible("OP-2.3", "last_phase")
    state.sold_out += 1
    state.sold_told = state.turn
    state.note("OP-2.3", "all_sold_told", turn=state.turn, n=state.sold_out)
    if state.sold_out == 2:
        market.begin_phase(state, state.phase + 1, "phase_by_sales", 0)
