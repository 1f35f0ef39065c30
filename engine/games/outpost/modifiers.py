"""What events change for one turn (OP-7.1): each verb is read in one place, which asks here.

state.modifiers = [[ALL, "price", "factory", -5], [2, "limit", "auction", 0]]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.games.outpost.event_deck import Event

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


def of_cards(state: Outpost, seat: int, verb: str, *targets: str) -> Iterator[tuple[Event, int]]:
    """OP-7.1, OP-7.8: the event cards of this turn that change something for a seat, and by how much."""
    drawn = [state.event, *(at for whose, at in state.personal_events if whose == seat)]
    cards = [state.board.event_deck[at] for at in drawn if at >= 0]
    for whose, what, thing, amount in state.modifiers:
        if what != verb or thing not in targets or whose not in (ALL, seat):
            continue
        effect = verb, thing, amount
        for card in cards:
            effects = (it for option in card.options for it in option)
            if effect in ((it.verb, it.target, it.amount[state.event_phase - 1]) for it in effects):
                yield card, amount
                break
