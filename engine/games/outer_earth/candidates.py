"""Which of its answers a bot gives a thought to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.outer_earth import turn
from engine.games.outer_earth.actions import DRAW, END, Invest, Place, Remove, type_of_action
from engine.games.outer_earth.components import INDUSTRY
from engine.games.outer_earth.slots import KIND
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import State


def candidates(state: State, limit: int) -> Sequence[Any]:
    """At most so many of the legal actions that are worth a thought; cards are invested at last."""
    assert isinstance(state, OuterEarth)
    actions = state.legal_actions()
    if state.question not in (turn.turn, turn.turn_goes_on):
        return actions[:limit]
    left_out = Remove if state.last_round else (Remove, Invest)
    can_draw = DRAW in actions
    kept = {
        alike(action): action
        for action in reversed(actions)
        if not isinstance(action, left_out) and not (can_draw and action == END)
    }
    return list(reversed(kept.values()))[:limit] if kept else actions[:limit]


def alike(action: type_of_action) -> object:
    """What is the same in actions of which a bot needs to think of one only."""
    match action:
        case Place(planet, card):
            return planet, KIND[card]
        case Invest(card):
            return INDUSTRY[card]
        case _:
            return action
