"""One entry of the log of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.record.lines import Line
from engine.rules.agenda import Event


class Entry(NamedTuple):
    """A line and what happened by it."""

    number: int
    """0 for the set-up; `state_at(number)` is the state after it."""
    line: Line | None
    """None for the set-up; with `coin:?` where the viewer saw no more of an answer or a draw."""
    events: Sequence[Event]
    """What the viewer may know of what happened."""
    turn: int
    """The turn in which it happened, from 1."""
    can_rewind: bool
    """Whether `rewind(number)` may go to the moment after it."""
    was: str = ""
    """How whoever has the seat was called before, if it is a `Name`."""
