"""An earlier fact is told otherwise, or struck: what follows it is told again from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from engine.base.errors import NotNow
from engine.match import moment
from engine.match.history import History
from engine.match.moment import Moment, answered, following, told
from engine.record.lines import PERSON, Answer, Correct, Fact, Line
from engine.rules.agenda import Event, Illegal, State


class Broken(NamedTuple):
    """A later fact that would no longer hold: its line, what it says, and why it cannot be."""

    number: int
    fact: Fact
    why: Illegal


class Otherwise(NamedTuple):
    """A later fact that still holds and now says something else: `done` of another step."""

    number: int
    was: Event
    now: Event


class Correction(NamedTuple):
    """What a correction of an earlier fact would mean for those after it."""

    number: int
    line: Fact | None
    """What line `number` says instead; None if it is struck."""
    kept: tuple[int, ...]
    """Lines of the later facts that still hold, as they stand or as they are told instead."""
    broken: tuple[Broken, ...]
    """Later facts that would not hold: each has to be struck or told otherwise."""
    otherwise: tuple[Otherwise, ...]
    """Later facts that still hold, with what they say first and what they said."""
    state: State
    """Where the match would stand without the broken ones; read only."""


def corrected(
    history: History, number: int, line: Fact | None, instead: Mapping[int, Fact | None]
) -> tuple[Correction, list[Line], list[Moment]]:
    """The correction, its lines, and the moments after them; nothing is changed.

    `NotNow` if there is no such fact, `Illegal` if the new one cannot be.
    """
    struck = history.told_at(number)
    for other in instead:
        if history.told_at(other) is None or other <= number:
            struck = None
    if struck is None or struck.before is None:
        raise NotNow(
            "match.no_fact", f"line {number} is no fact that can be corrected", line=number
        )
    lines: list[Line] = [Correct(number, 0)]
    now = moment.corrected(struck.before, Correct(number, 0))
    moments = [now]
    kept: list[int] = []
    broken: list[Broken] = []
    otherwise: list[Otherwise] = []
    later = history.now.way_from(struck)
    wanted: list[tuple[Moment, Line | None]] = [(struck, line)]
    wanted += [(it, instead.get(it.number, it.line)) for it in later]
    is_headless = False
    for old, fact in wanted:
        at = old.number
        was = history.lines[at - 1]
        also = isinstance(was, Fact) and was.also
        if isinstance(was, Fact | Answer) and not also:
            is_headless = True
        if not isinstance(fact, Fact | Answer):
            continue
        # Told again: a line of its own, which can be told from the one that it repeats.
        fact = msgspec.structs.replace(fact)
        if isinstance(fact, Fact):
            # What was told together stays one step, though its first fact is no more.
            fact = msgspec.structs.replace(fact, also=also and not is_headless)
        try:
            after = _again(history, now, fact)
        except Illegal as why:
            if at == number:
                raise
            if isinstance(fact, Fact):
                broken.append(Broken(at, fact, why))
            # An answer that no longer fits is asked for anew.
            continue
        is_headless = False
        more, reached = following(after)
        lines += [fact, *more]
        moments += [after, *reached]
        now = moments[-1]
        if at != number and isinstance(fact, Fact):
            kept.append(at)
            was_first, now_first = _first(old), _first(after)
            if at in instead or was_first is None or now_first is None:
                continue
            if was_first.name != now_first.name:
                otherwise.append(Otherwise(at, was_first, now_first))
    again = sum(isinstance(it, Fact | Answer) for it in lines)
    lines[0] = moments[0].line = Correct(number, again)
    found = Correction(number, line, tuple(kept), tuple(broken), tuple(otherwise), now.state)
    return found, lines, moments


def _first(moment: Moment) -> Event | None:
    """What is said first of a fact; None where it asked chance, which says it."""
    return moment.events[0] if moment.events else None


def _again(history: History, now: Moment, line: Fact | Answer) -> Moment:
    """The moment after what was told or answered before; `Illegal` if it no longer can be."""
    if isinstance(line, Fact):
        return told(now, line)
    return answered(now, line, history.plays[line.seat] == PERSON)
