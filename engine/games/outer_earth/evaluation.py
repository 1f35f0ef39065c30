"""What a situation is worth to a seat: the judgement of the greedy bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import State
from engine.rules.game import spread


def evaluate(state: State, asked: int) -> list[dict[str, float]]:
    """Worth in VP, by reason, of what each seat has and may expect."""
    assert isinstance(state, OuterEarth)
    return [{"vp": float(vp)} for vp in state.vp]


def candidates(state: State, limit: int) -> Sequence[Any]:
    """At most so many of the legal actions that are worth a thought."""
    return spread(state, limit)
