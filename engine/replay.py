"""A record is played line by line, and every line is checked."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import zip_longest
from typing import NoReturn

from engine.flow import CHANCE, DeadEnd, Illegal
from engine.history import History
from engine.lines import (
    PERSON,
    Answer,
    BadRecord,
    Branch,
    Chance,
    End,
    Line,
    Redo,
    Rewind,
    Seat,
    Sheet,
    Turn,
    Undo,
    short,
    write_line,
)
from engine.moment import Moment, answered, branched, closing, drawn
from engine.record import Record, first_line

UNPLAYABLE = (ArithmeticError, LookupError, TypeError, ValueError, DeadEnd)
"""What rules may raise when values or answers make no sense to them."""


def replay(record: Record, start: Moment) -> tuple[History, list[Line]]:
    """The history that the record tells, and the lines that are still due after its last one.

    `BadRecord` names the first line that does not hold.
    """
    history = History(start, [player.plays for player in record.header.players])
    # Single answers alone may lead from the start to the end.
    due = deque(closing(start))
    for line in record.lines:
        try:
            moment = _next(history, line, due)
        except Illegal as error:
            _fail(record, history, due, "record.illegal", str(error))
        except UNPLAYABLE as error:
            said = f"“{short(write_line(line))}” cannot be played: {error}"
            _fail(record, history, due, "record.unplayable", said)
        if moment is None:
            if due:
                _fail(record, history, due, *_difference(line, due[0]))
            said = f"“{short(write_line(line))}” is out of place"
            _fail(record, history, due, "record.out_of_place", said)
        if due:
            due.popleft()
        elif isinstance(line, Answer | Chance) and not _asks_chance(moment):
            due.extend(closing(moment))
        history.see(line, moment)
    return history, list(due)


def _next(history: History, line: Line, due: deque[Line]) -> Moment | None:
    """The moment to which a line leads; None if it is out of place."""
    now = history.now
    if due:
        return now if line == due[0] else None
    is_open = not history.is_over and not history.waits_for_chance
    match line:
        case Answer(seat) if is_open and seat < len(history.plays):
            return answered(now, line, history.plays[seat] == PERSON)
        case Chance() if history.waits_for_chance:
            return drawn(now, line)
        case Branch() if is_open:
            return branched(now, line)
        case Seat(seat) if seat < len(history.plays) and not history.waits_for_chance:
            return now
        case End("agreed") if is_open:
            return now
        case Undo() | Rewind() | Redo():
            return history.moved(line)
    return None


def _asks_chance(moment: Moment) -> bool:
    return moment.state.current_player == CHANCE


def _fail(
    record: Record, history: History, due: Sequence[Line], name: str, sentence: str
) -> NoReturn:
    at = first_line(record.header) + len(history.lines)
    turn = history.now.turn + (not (due and isinstance(due[0], Turn)))
    raise BadRecord(at, name, f"{sentence} (turn {turn})", turn=turn)


def _difference(line: Line, wanted: Line) -> tuple[str, str]:
    """Name and sentence for a line that differs from the one that was due."""
    if isinstance(line, Turn) and isinstance(wanted, Turn) and line.number == wanted.number:
        return "record.checksum", (
            f"the state differs at the end of turn {line.number}: "
            f"the record says {line.checksum}, the rules say {wanted.checksum}"
        )
    if isinstance(line, Sheet) and isinstance(wanted, Sheet) and line.seat == wanted.seat:
        for told, found in zip_longest(line.lines, wanted.lines):
            if told != found:
                shown, right = (
                    f"{row.points} for {row.why} by {row.clause}" if row else "no such line"
                    for row in (told, found)
                )
                return "record.sheet", (
                    f"the sheet of seat {line.seat + 1} says {shown}, the rules say {right}"
                )
        return "record.sheet", (
            f"the sheet of seat {line.seat + 1} says rank {line.rank} with {line.total} points, "
            f"the rules say rank {wanted.rank} with {wanted.total}"
        )
    return "record.out_of_place", (
        f"“{short(write_line(line))}” is out of place: “{short(write_line(wanted))}” was to come"
    )
