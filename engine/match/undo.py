"""Who may take back what: offers of an undo, a rewind or a redo, made from the moments alone.

Free undo takes back answers of one person with the bots' answers that followed. It ends where
chance answered, where an event showed something hidden, where another person acted, and with
the match; beyond that all persons have to agree to a rewind, which the log shows.

Facts that people at a table told are taken back freely: what happened lies on their table.
Those that were told together are one step.
Right after a correction it is taken back as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.match.moment import Moment, last_told
from engine.record.lines import Answer, Chance, Correct, Fact, Values


class Offer(NamedTuple):
    """What an undo, a rewind or a redo would do: back or forward to the moment after line `to`."""

    kind: str | None
    """`free`, `rewind`, `redo`, or None: there is nothing to take back."""
    to: int
    line: int
    """The line of the person's answer, of the fact or of the correction that is taken back or comes
    again; 0 if there is none."""
    agree: tuple[int, ...]
    """Seats of the persons who have to agree."""


NOTHING = Offer(None, 0, 0, ())


def undo(now: Moment, persons: tuple[int, ...]) -> Offer:
    """How the last answer of a person can be taken back."""
    if now.instead_of is not None:
        return Offer("free", now.instead_of.number, _correction(now), ())
    at = now
    # At the end everybody has seen the result.
    free = not now.state.is_terminal
    while at.before is not None:
        if isinstance(at.line, Fact):
            first = first_of_step(at)
            assert first.before is not None and isinstance(first.line, Fact), "a step begins so"
            return Offer("free", first.before.number, first.number, ())
        free = free and not at.revealed
        if at.person >= 0:
            break
        at = at.before
    if at.before is None or not isinstance(at.line, Answer):
        return NOTHING
    kind, agree = ("free", (at.person,)) if free else ("rewind", persons)
    return Offer(kind, at.before.number, at.number, agree)


def first_of_step(told: Moment) -> Moment:
    """The moment after the first of the facts that were told together with this one."""
    first: Moment | None = told
    while first is not None and isinstance(first.line, Fact) and first.line.also:
        told = first
        first = last_told(first.before) if first.before is not None else None
    return first or told


def is_free(now: Moment, back: Moment) -> bool:
    """Whether the way back reveals nothing and takes back one person's answers only, or facts."""
    way = now.way_from(back)
    if _is_told(way):
        return True
    acted = {moment.person for moment in way if moment.person >= 0}
    return len(acted) == 1 and not any(moment.revealed for moment in way)


def rewind(now: Moment, back: Moment, persons: tuple[int, ...], *, ended: bool) -> Offer:
    """How the match goes back to an earlier moment: freely where single undos would lead there."""
    way = now.way_from(back)
    if _is_told(way):
        return Offer("free", back.number, _between(back, now), ())
    # A bot's answer before the person's own stays: it might come out otherwise.
    if not ended and way and way[0].person >= 0 and is_free(now, back):
        return Offer("free", back.number, _between(back, now), (way[0].person,))
    return Offer("rewind", back.number, _between(back, now), persons)


def _is_told(way: Sequence[Moment]) -> bool:
    """Whether facts led here, and cards that the app drew for the people at the table."""
    lines = [moment.line for moment in way]
    return (
        bool(lines)
        and all(isinstance(line, Fact | Chance | Correct) for line in lines)
        and any(isinstance(line, Fact | Correct) for line in lines)
    )


def redo(now: Moment, target: Moment) -> Offer:
    """How the match goes forward again."""
    line = _correction(target) if target.instead_of is now else _between(now, target)
    return Offer("redo", target.number, line, ())


def _correction(last: Moment) -> int:
    """The line of the correction that ends at a moment."""
    at = last
    while not isinstance(at.line, Correct | Values):
        assert at.before is not None, "a correction leads here"
        at = at.before
    return at.number


def _between(start: Moment, end: Moment) -> int:
    """The line of the first answer of a person, or of the first fact, on the way."""
    way = end.way_from(start)
    for moment in way:
        if isinstance(moment.line, Fact) or (
            moment.person >= 0 and isinstance(moment.line, Answer)
        ):
            return moment.number
    return 0
