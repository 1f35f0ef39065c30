"""Who may take back what: offers of an undo, a rewind or a redo, made from the moments alone.

Free undo takes back answers of one person with the bots' answers that followed. It ends where
chance answered, where an event showed something hidden, where another person acted, and with
the match; beyond that all persons have to agree to a rewind, which the log shows.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.lines import Answer
from engine.moment import Moment


class Offer(NamedTuple):
    """What an undo, a rewind or a redo would do: back or forward to the moment after line `to`."""

    kind: str | None
    """`free`, `rewind`, `redo`, or None: there is nothing to take back."""
    to: int
    step: Answer | None
    """The person's answer that is taken back or comes again."""
    agree: tuple[int, ...]
    """Seats of the persons who have to agree."""


NOTHING = Offer(None, 0, None, ())


def undo(now: Moment, persons: tuple[int, ...]) -> Offer:
    """How the last answer of a person can be taken back."""
    at = now
    # At the end everybody has seen the result.
    free = not now.state.is_terminal
    while at.before is not None:
        free = free and not at.revealed
        if at.person >= 0:
            break
        at = at.before
    if at.before is None or not isinstance(at.line, Answer):
        return NOTHING
    kind, agree = ("free", (at.person,)) if free else ("rewind", persons)
    return Offer(kind, at.before.number, at.line, agree)


def is_free(now: Moment, back: Moment) -> bool:
    """Whether the way back reveals nothing and takes back one person's answers only."""
    way = now.way_from(back)
    acted = {moment.person for moment in way if moment.person >= 0}
    return len(acted) == 1 and not any(moment.revealed for moment in way)


def rewind(now: Moment, back: Moment, persons: tuple[int, ...], *, ended: bool) -> Offer:
    """How the match goes back to an earlier moment: freely where single undos would lead there."""
    way = now.way_from(back)
    # A bot's answer before the person's own stays: it might come out otherwise.
    if not ended and way and way[0].person >= 0 and is_free(now, back):
        return Offer("free", back.number, _between(back, now), (way[0].person,))
    return Offer("rewind", back.number, _between(back, now), persons)


def redo(now: Moment, target: Moment) -> Offer:
    """How the match goes forward again."""
    return Offer("redo", target.number, _between(now, target), ())


def _between(start: Moment, end: Moment) -> Answer | None:
    """The first answer of a person on the way."""
    way = end.way_from(start)
    steps = [m.line for m in way if m.person >= 0 and isinstance(m.line, Answer)]
    return steps[0] if steps else None
