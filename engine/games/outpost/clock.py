"""What the deck clock shows (OP-2.3, OP-7.3, OP-7.4): of phases and the event deck, as all can see."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.outpost.components import PHASE_2, PHASES
from engine.games.outpost.state import Outpost


class Clock(NamedTuple):
    """Where phases and the event deck stand."""

    cards: int
    """Cards left in the event deck."""
    discards: int
    phase: int
    event_phase: int
    """OP-7.3: it follows the phase a turn later."""
    reshuffled_in: int | None
    """OP-7.4: the turn in which the deck is reshuffled next; None until another phase begins."""
    needs_vp: int | None
    """OP-2.3: VP of the leader with which the next phase begins; None in the last one."""
    unsold: int
    """OP-2.3: upgrades of this phase that are not sold yet, on the market or beside it."""
    sold_out: int
    """Turns running in which none was left; the second ends the phase."""


def clock(state: Outpost) -> Clock:
    """The clock as it stands."""
    phase = state.phase
    last = PHASES[phase - 1]
    second = state.phase_began + 1
    # In that turn it is reshuffled before its event is drawn.
    is_to_come = state.turn < second
    return Clock(
        cards=sum(state.event_cards),
        discards=sum(state.event_discards),
        phase=phase,
        event_phase=state.event_phase,
        reshuffled_in=second if is_to_come else None,
        needs_vp={1: PHASE_2, 2: state.board.phase_3}.get(phase),
        unsold=sum(state.supply[:last]) + sum(upgrade < last for upgrade in state.display),
        sold_out=state.sold_out,
    )
