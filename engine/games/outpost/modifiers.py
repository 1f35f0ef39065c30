"""What events change for one turn (OP-7.1): each verb is read in one place, which asks here.

state.modifiers = [[ALL, "price", "factory", -5], [2, "limit", "auction", 0]]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # The state itself asks what its hands can pay.
    from engine.games.outpost.state import Outpost

ALL = -1
"""Stands for every seat."""


def add(state: Outpost, seat: int, verb: str, target: str, amount: int) -> None:
    """From now until the turn ends."""
    state.modifiers = [*state.modifiers, [seat, verb, target, amount]]


def total(state: Outpost, seat: int, verb: str, target: str = "") -> int:
    """What events add to something for a seat; amounts add up."""
    found = 0
    for whose, what, thing, amount in state.modifiers:
        if what == verb and thing == target and whose in (ALL, seat):
            found += amount
    return found


def smallest(state: Outpost, seat: int, verb: str, target: str = "") -> int | None:
    """To what events limit something for a seat; the smaller counts, None if nothing does."""
    found: int | None = None
    for whose, what, thing, amount in state.modifiers:
        if what == verb and thing == target and whose in (ALL, seat):
            found = amount if found is None else min(found, amount)
    return found
