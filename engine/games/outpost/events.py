"""OP-7: random events, one for all each turn, and personal ones after failed rolls."""

from __future__ import annotations

from engine.games.outpost.state import Outpost
from engine.rules.agenda import step


@step
def random_event(state: Outpost) -> None:
    """OP-7.1: one event card every turn except the first."""


@step
def personal_event(state: Outpost, seat: int) -> None:
    """OP-7.8: a card that affects only the buyer whose roll has failed."""
