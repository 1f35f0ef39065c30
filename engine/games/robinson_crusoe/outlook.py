"""What facts would bring if they were told now: the engine tells them to a copy of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.robinson_crusoe.state import Robinson
from engine.rules import facts
from engine.rules.agenda import Event, Illegal


class Outlook(NamedTuple):
    """What each fact would bring, in their order, as far as they can be told."""

    happens: tuple[tuple[Event, ...], ...]
    why_not: Illegal | None
    """Why the next one cannot be told; None if all can."""


def outlook(state: Robinson, told: Sequence[Sequence[object]]) -> Outlook:
    """RC-2.8: what these facts would bring, one after another."""
    trial = state.clone()
    happens: list[tuple[Event, ...]] = []
    for name, *words in told:
        trial.events = []
        try:
            facts.tell(trial, str(name), [str(word) for word in words])
        except Illegal as why:
            return Outlook(tuple(happens), why)
        happens.append(tuple(trial.events))
    return Outlook(tuple(happens), None)
