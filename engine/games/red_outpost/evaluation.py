"""What a situation is worth to a seat: the judgement of the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping

from engine.flow import State
from engine.games.red_outpost import scoring
from engine.games.red_outpost.components import PHASES
from engine.games.red_outpost.state import RedOutpost

CRYSTAL = 0.6
"""A crystal is half a VP at the end and a choice until then."""
STORED_PAIR = -0.7
"""Two of a good in the Warehouse: the next cube pays whoever brings it, most often another."""
SURE = (0.45, 0.6, 0.7, 0.85, 1.0)
"""How far a portrait's points can be counted on, by phase: moods and discs still change."""


def evaluate(state: State, seat: int) -> Mapping[str, float]:
    """Worth in VP, by reason, of everything the seat has and may expect."""
    assert isinstance(state, RedOutpost)
    if state.is_terminal:
        return {"vp": float(state.vp[seat])}
    return {
        "vp": float(state.vp[seat]),
        "crystals": CRYSTAL * state.crystals[seat],
        "palace": palace_hopes(state, seat),
        "wheel": 2.6 * state.wheel[seat] / state.board.wheel,
        "portraits": portrait_hopes(state, seat),
        "exports": STORED_PAIR * sum(1 for cubes in state.warehouse if cubes == 2),
    }


def palace_hopes(state: RedOutpost, seat: int) -> float:
    """RO-6.1 as things stand, less certain on the first day."""
    if not state.palace[seat]:
        return 0.0
    points = scoring.palace(state.palace, state.board.next_takes_second)[seat]
    return points * (0.55 if state.day == 1 else 0.85)


def portrait_hopes(state: RedOutpost, seat: int) -> float:
    """RO-5.1 as things stand: a narrow lead and an early hour count for less."""
    board = state.board
    seats = board.seats
    sure = SURE[min(state.phase, len(PHASES) - 1)]
    total = 0.0
    for worker in range(6):
        row = range(worker * seats, worker * seats + seats)
        counts = [state.discs[place] + state.gifts[place] for place in row]
        own = counts[seat]
        if not own:
            continue
        mood = board.mood_track[state.mood[worker]]
        others = max(count for other, count in enumerate(counts) if other != seat)
        lead = own - others
        share = 0.95 if lead >= 2 else 0.85 if lead == 1 else 0.7 if lead == 0 else 0.25
        total += mood * (share * sure if lead >= 0 else share * (1 - sure))
    return total
