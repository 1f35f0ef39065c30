"""What a situation is worth to a seat, as bots judge it."""

from __future__ import annotations

from functools import lru_cache

from engine.games.red_outpost import scoring
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import State

CRYSTAL = 0.6
"""A crystal is half a VP at the end and a choice until then."""
STORED_PAIR = 0.7
"""Two of a good in the Warehouse: the next cube pays whoever brings it, first who is asked next."""
SURE = (0.45, 0.6, 0.7, 0.85, 1.0)
"""How far a portrait's points can be counted on, by phase: moods and discs still change."""


REWARD = 2.6
"""The wheel's 2 VP and a crystal (RO-3.1), shared out over the spaces before it."""
PALACE_SURE = (0.55, 0.85)
"""How far the palace's points can be counted on, by day."""
LEADS = (0.7, 0.85, 0.95)
"""How likely a portrait stays won when level, one disc ahead, or more."""
BEHIND = 0.25
"""How likely a portrait is still won from behind, while the day lasts."""


def evaluate(state: State, asked: int) -> list[dict[str, float]]:
    """Worth in VP, by reason, of what each seat has and may expect, if that seat is asked next."""
    assert isinstance(state, RedOutpost)
    if state.is_terminal:
        return [{"vp": float(vp)} for vp in state.vp]
    exports = STORED_PAIR * state.warehouse.count(2)
    palaces = scoring.palace(state.palace, state.board.next_takes_second)
    palace_sure = PALACE_SURE[state.day - 1]
    portraits = portrait_hopes(state)
    return [
        {
            "vp": float(state.vp[seat]),
            "crystals": CRYSTAL * state.crystals[seat],
            "palace": palace_sure * palaces[seat],
            "wheel": REWARD * state.wheel[seat] / state.board.wheel,
            "portraits": portraits[seat],
            "exports": exports if seat == asked else 0.0,
        }
        for seat in range(state.board.seats)
    ]


def portrait_hopes(state: RedOutpost) -> list[float]:
    """RO-5.1 as things stand, by seat: a narrow lead and an early hour count for less."""
    seats, track, phase = state.board.seats, state.board.mood_track, state.phase
    held = state.discs
    if any(state.gifts):
        held = [own + given for own, given in zip(held, state.gifts, strict=True)]
    hopes = [0.0] * seats
    first = 0
    for mood in state.mood:
        if points := track[mood]:
            shares = hopes_of(points, phase, tuple(held[first : first + seats]))
            hopes = [own + share for own, share in zip(hopes, shares, strict=True)]
        first += seats
    return hopes


@lru_cache(maxsize=1 << 13)
def hopes_of(points: int, phase: int, counts: tuple[int, ...]) -> tuple[float, ...]:
    """RO-5.1: what a portrait promises each seat with so many discs on it."""
    # Half of an evaluation, and asked for the same few portraits again and again.
    sure, most = SURE[phase], max(counts)
    winners = counts.count(most)
    lead = 0 if winners > 1 else most - max(own for own in counts if own != most)
    leading, behind = points * LEADS[min(lead, 2)] * sure, points * BEHIND * (1 - sure)
    return tuple((leading if own == most else behind) if own else 0.0 for own in counts)
