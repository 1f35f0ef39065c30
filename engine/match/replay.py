"""A record is played line by line, and every line is checked."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import zip_longest
from typing import NoReturn

from engine.base.errors import Told
from engine.match.history import History
from engine.match.moment import (
    Moment,
    answered,
    branched,
    closing,
    corrected,
    drawn,
    last_told,
    start,
    told,
)
from engine.record.lines import (
    PERSON,
    Answer,
    BadRecord,
    Branch,
    Chance,
    Correct,
    End,
    Fact,
    Hint,
    Hints,
    Line,
    Name,
    Redo,
    Rewind,
    Seat,
    Sheet,
    Turn,
    Undo,
    Values,
    short,
    write_line,
)
from engine.record.record import Header, Record, first_line
from engine.rules.agenda import CHANCE, DeadEnd, Illegal
from engine.rules.components import BadData
from engine.rules.game import Game
from engine.rules.scoring import ScoreLine

UNPLAYABLE = (ArithmeticError, LookupError, TypeError, ValueError, DeadEnd)
"""What rules may raise when values or answers make no sense to them."""


def replay(record: Record, game: Game, begun: Moment) -> tuple[History, list[Line]]:
    """The history that the record tells, and the lines that are still due after its last one.

    `BadRecord` names the first line that does not hold.
    """
    history = History(begun, record.header.players)
    # Single answers alone may lead from the start to the end.
    due = deque(closing(begun))
    for line in record.lines:
        try:
            moment = _next(history, line, due, record.header, game)
        except Illegal as error:
            _fail(record, history, due, Told("record.illegal", str(error), why=error))
        except BadData as error:
            said = f"the values cannot be: {'; '.join(map(str, error.errors))}"
            wrong = Told("record.values", said, errors=error.errors)
            _fail(record, history, due, wrong)
        except UNPLAYABLE as error:
            text = short(write_line(line))
            said = f"“{text}” cannot be played: {error}"
            _fail(record, history, due, Told("record.unplayable", said, text=text))
        if moment is None:
            if due:
                _fail(record, history, due, _difference(line, due[0]))
            text = short(write_line(line))
            said = f"“{text}” is out of place"
            _fail(record, history, due, Told("record.out_of_place", said, text=text))
        if due:
            due.popleft()
        elif isinstance(line, Answer | Chance | Fact) and not _asks_chance(moment):
            due.extend(closing(moment))
        history.see(line, moment)
    return history, list(due)


def _next(
    history: History, line: Line, due: deque[Line], header: Header, game: Game
) -> Moment | None:
    """The moment to which a line leads; None if it is out of place."""
    now = history.now
    if due:
        return now if _holds(line, due[0]) else None
    is_open = not history.is_over and not history.waits_for_chance
    match line:
        case Answer(seat) if is_open and seat < len(history.plays):
            return answered(now, line, history.plays[seat] == PERSON)
        case Chance() if history.waits_for_chance:
            return drawn(now, line)
        case Fact(also=also) if is_open and not (also and last_told(now) is None):
            return told(now, line)
        case Correct(at):
            struck = history.told_at(at)
            back = struck.before if struck is not None else None
            return corrected(back, line, history.next_number) if back is not None else None
        case Values() if history.can_correct:
            return start(game, header.setup, header.seed, line)
        case Branch() if is_open:
            return branched(now, line)
        case Seat(seat) | Name(seat) | Hint(seat) if (
            seat < len(history.players) and not history.waits_for_chance
        ):
            return now
        case Hints(seats) if is_open and history.may_agree(seats):
            return now
        case End("agreed") if is_open:
            return now
        case Undo() | Rewind() | Redo():
            return history.moved(line)
    return None


def _holds(line: Line, wanted: Line) -> bool:
    """Whether it is the line that was due; an older sheet may tell less of why it gives its points."""
    if isinstance(line, Sheet) and isinstance(wanted, Sheet):
        return _bare(line) == _bare(wanted)
    return line == wanted


def _bare(sheet: Sheet) -> Sheet:
    lines = tuple(ScoreLine(row.points, row.clause, row.why) for row in sheet.lines)
    return Sheet(sheet.seat, sheet.rank, sheet.total, lines)


def _asks_chance(moment: Moment) -> bool:
    return moment.state.current_player == CHANCE


def _fail(record: Record, history: History, due: Sequence[Line], wrong: Told) -> NoReturn:
    at = first_line(record.header) + len(history.lines)
    turn = history.now.turn + (not (due and isinstance(due[0], Turn)))
    raise BadRecord(at, wrong.name, f"{wrong} (turn {turn})", **{**wrong.params, "turn": turn})


def _difference(line: Line, wanted: Line) -> Told:
    """What is wrong with a line that differs from the one that was due."""
    if isinstance(line, Turn) and isinstance(wanted, Turn) and line.number == wanted.number:
        return Told(
            "record.checksum",
            f"the state differs at the end of turn {line.number}: "
            f"the record has {line.checksum}, the rules give {wanted.checksum}",
            number=line.number,
            shown=line.checksum,
            right=wanted.checksum,
        )
    if isinstance(line, Sheet) and isinstance(wanted, Sheet) and line.seat == wanted.seat:
        rows = zip_longest(_bare(line).lines, _bare(wanted).lines)
        differing = next((pair for pair in rows if pair[0] != pair[1]), None)
        shown, right = map(_row, differing) if differing else map(_total, (line, wanted))
        sentence = f"the sheet of seat {line.seat + 1} has {shown}, the rules give {right}"
        return Told("record.sheet", sentence, seat=line.seat + 1, shown=shown, right=right)
    text, right_text = short(write_line(line)), short(write_line(wanted))
    sentence = f"“{text}” is out of place: “{right_text}” was to come"
    return Told("record.out_of_place", sentence, text=text)


def _row(row: ScoreLine | None) -> Told:
    if row is None:
        return Told("record.no_row", "no such line")
    sentence = f"{row.points} for {row.why} by {row.clause}"
    return Told("record.row", sentence, points=row.points, why=row.why, clause=row.clause)


def _total(sheet: Sheet) -> Told:
    sentence = f"rank {sheet.rank} with {sheet.total} points"
    return Told("record.total", sentence, rank=sheet.rank, total=sheet.total)
