"""Exploration and the end: what lies face down, and the last count."""

from __future__ import annotations

from engine.games.outer_earth import rules
from engine.games.outer_earth.components import BACK, OF_INDUSTRY
from engine.games.outer_earth.facts.kinds import (
    CARDS,
    impossible,
    needs_wait,
    untold,
)
from engine.games.outer_earth.table import AtTable
from engine.rules.facts import SEAT, fact
from engine.rules.parts.places import put


@fact(SEAT, CARDS, CARDS, CARDS)
def turned_up(state: AtTable, seat: int, *counts: int) -> None:
    """OE-5.2: the seat's face-down cards turn out to be so many of each industry."""
    needs_wait(state, rules.settling.name)
    there = state.invested[seat]
    if (told := sum(counts)) != len(there):
        impossible("OE-5.2", "other_number", n=len(there), told=told)
    cards = [card for card, count in zip(OF_INDUSTRY, counts, strict=True) for _ in range(count)]
    state.invested = put(state.invested, seat, cards)
    state.note("OE-5.2", "turned_up", seat=seat, revealed=cards)


@fact(ends_turn=True)
def settle(state: AtTable) -> None:
    """OE-5.1: the final scoring, once everything that it counts has been told."""
    needs_wait(state, rules.settling.name)
    if missing := needed_to_settle(state):
        kinds = {marker.partition(".")[0]: untold(marker) for marker in missing}
        impossible("OE-5.1", "untold", kinds=tuple(kinds.values()), markers=tuple(missing))
    state.go_on()


def needed_to_settle(state: AtTable) -> list[str]:
    """OE-5.1: markers that the last count needs and nobody has told; `invested.2` for cards face down."""
    seats = range(state.board.seats)
    face_down = [f"invested.{seat + 1}" for seat in seats if BACK in state.invested[seat]]
    return [*state.unknown_for_score(), *face_down]
