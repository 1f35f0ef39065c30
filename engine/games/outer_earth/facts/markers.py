"""What the table shows: markers, each told as it stands, and whoever tells one corrects it."""

from __future__ import annotations

from engine.games.outer_earth.components import BACK
from engine.games.outer_earth.facts.kinds import COUNTED, SEAT, VP
from engine.games.outer_earth.table import AtTable
from engine.rules.facts import fact
from engine.rules.parts.places import put


@fact(SEAT, VP)
def vp(state: AtTable, seat: int, points: int) -> None:
    """OE-3.9: so many VP, told without saying where they came from."""
    more = points - state.vp[seat]
    state.by_hand = put(state.by_hand, seat, state.by_hand[seat] + more)
    state.vp = put(state.vp, seat, points)
    state.learn(f"vp.{seat + 1}")
    state.note("OE-3.9", "vp_told", seat=seat, n=points, points=more)


@fact(SEAT, COUNTED)
def hand(state: AtTable, seat: int, number: int | None) -> None:
    """OE-2.2: so many cards in hand; nobody knows how many."""
    marker = f"hand.{seat + 1}"
    if number is None:
        state.forget([marker])
        state.note("OE-2.2", "hand_uncounted", seat=seat)
        return
    state.hands = put(state.hands, seat, [BACK] * number)
    state.learn(marker)
    state.note("OE-2.2", "hand_told", seat=seat, n=number)
