"""The closed vocabulary of rewards and strengths (OE-3.10): what each does at once, and how it is told."""

from __future__ import annotations

from engine.games.outer_earth.cards import draw_cards
from engine.games.outer_earth.components import (
    AP,
    DRAW,
    EFFECTS,
    FREE_PLACE,
    FREE_REFRESH,
    REMINDER,
    WILD,
)
from engine.games.outer_earth.state import OuterEarth


def gain(state: OuterEarth, seat: int, effect: int, amount: int, clause: str) -> None:
    """OE-3.10, OE-1.2: a reward or strength, for good; several of one effect add up."""
    if effect == REMINDER:
        return
    state.effects = state.effects[:]
    state.effects[seat * len(EFFECTS) + effect] += amount
    if state.events is not None:
        state.note(clause, f"gained_{EFFECTS[effect]}", seat=seat, n=amount)


def act_at_once(state: OuterEarth, seat: int, effect: int, amount: int) -> None:
    """OE-3.10, OE-R20: what a reward does in the turn in which a planet is closed."""
    if effect in (DRAW, AP):
        note_use(state, seat, effect, amount)
    if effect == DRAW:
        state.then(draw_cards(seat, amount))
    elif effect == AP:
        state.ap += amount
    elif effect == FREE_PLACE:
        state.free_places += amount
    elif effect == WILD:
        state.wild += amount
    elif effect == FREE_REFRESH:
        state.free_refreshes += amount


def note_use(
    state: OuterEarth, seat: int, effect: int, number: int, clause: str = "OE-3.10"
) -> None:
    """OE-3.10: an effect acts, on a line of its own, by the clause that it changes."""
    if state.events is not None and number:
        state.note(clause, f"effect_{EFFECTS[effect]}", seat=seat, n=number)
