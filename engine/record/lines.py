"""The lines of a record: answers, chance, and what was done with the match itself.

`engine.record.record` says how each is written. Seats count from 0 here, as everywhere in the program,
and from 1 where they are written for people: in the text of a record, and in sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.base.errors import Told
from engine.base.people import PERSON as PERSON
from engine.base.people import Player, checked
from engine.base.people import bot_name as bot_name
from engine.base.people import player_kind as player_kind
from engine.rules.chance import Dice
from engine.rules.game import Value
from engine.rules.scoring import ScoreLine

LONG = 16
"""Answers after which a checksum is written though no other seat was asked."""


class BadRecord(Told, ValueError):
    """A record that cannot be read or replayed; `line` is the line of the text, from 1."""

    def __init__(self, line: int, name: str, sentence: str, **params: Any) -> None:
        super().__init__(name, f"line {line}: {sentence}", line=line, **params)
        self.line = line


class Answer(msgspec.Struct, frozen=True):
    """A seat's choice; several if they were sent together as one answer."""

    seat: int
    decision: str
    """What the first choice answers; the others may answer what the seat is asked next."""
    choices: tuple[str, ...]


class Chance(msgspec.Struct, frozen=True):
    """Consecutive outcomes of one source."""

    source: str
    outcomes: tuple[str, ...]


class Fact(msgspec.Struct, frozen=True):
    """What people at a table said has happened; `also` together with the fact before it, as one step."""

    name: str
    words: tuple[str, ...]
    also: bool = False


class Turn(msgspec.Struct, frozen=True):
    """A turn ended: its number from 1, and the checksum of the state."""

    number: int
    checksum: str


class Undo(msgspec.Struct, frozen=True):
    """Back to the moment after line `to`, at nobody's expense."""

    to: int


class Rewind(msgspec.Struct, frozen=True):
    """Back to the moment after line `to`, with the agreement of all persons."""

    to: int


class Redo(msgspec.Struct, frozen=True):
    """Forward again to the moment after line `to`."""

    to: int


class Correct(msgspec.Struct, frozen=True):
    """Something was wrong or missing at line `at`: the next `facts` facts and answers stand for it
    and for what followed."""

    at: int
    facts: int


class Values(msgspec.Struct, frozen=True):
    """From the start on these values hold in place of the header's: the next `facts` facts and answers
    tell again what was told."""

    facts: int
    edition: str
    """The name of the edition whose values they are; empty if they are as shipped."""
    values: dict[str, Value]


class Seat(msgspec.Struct, frozen=True):
    """From here on a seat is played by a person or by a bot."""

    seat: int
    plays: str


class Name(msgspec.Struct, frozen=True):
    """From here on whoever has a seat is called so."""

    seat: int
    name: str


class Hints(msgspec.Struct, frozen=True):
    """From here on these seats may ask for hints: their persons have agreed to it."""

    seats: tuple[int, ...]


class Hint(msgspec.Struct, frozen=True):
    """Whoever has the seat asked for a hint."""

    seat: int


class Branch(msgspec.Struct, frozen=True):
    """From here on the dice have another seed."""

    seed: str


class End(msgspec.Struct, frozen=True):
    """The match ended: `played` to its end or `agreed` to be over."""

    how: str


class Sheet(msgspec.Struct, frozen=True):
    """What was shown to a seat at the end."""

    seat: int
    rank: int
    total: int
    lines: tuple[ScoreLine, ...]


Line = (
    Answer
    | Chance
    | Fact
    | Turn
    | Undo
    | Rewind
    | Redo
    | Correct
    | Values
    | Seat
    | Name
    | Hints
    | Hint
    | Branch
    | End
    | Sheet
)


# -- writing ---------------------------------------------------------------------------


def write_line(line: Line) -> str:
    """One line without its number; `ValueError` if a word in it is empty or holds white space."""
    match line:
        case Answer(seat, decision, choices):
            return " ".join(("answer", str(seat + 1), *map(word, (decision, *choices))))
        case Chance(source, outcomes):
            return " ".join(("chance", *map(word, (source, *outcomes))))
        case Fact(name, words, also):
            return " ".join(("also" if also else "fact", *map(word, (name, *words))))
        case Turn(number, checksum):
            return f"turn {number} {checksum}"
        case Undo(to):
            return f"undo {to}"
        case Rewind(to):
            return f"rewind {to}"
        case Redo(to):
            return f"redo {to}"
        case Correct(at, facts):
            return f"correct {at} {facts}"
        case Values(facts, edition, values):
            entries = {name: [value.provenance, value.value] for name, value in values.items()}
            return f"values {facts} {json_text([edition, entries])}"
        case Seat(seat, plays):
            return f"seat {seat + 1} {word(plays)}"
        case Name(seat, name):
            return f"name {seat + 1} {name}"
        case Hints(seats):
            return " ".join(("hints", *(str(seat + 1) for seat in seats)))
        case Hint(seat):
            return f"hint {seat + 1}"
        case Branch(seed):
            return f"branch {seed}"
        case End(how):
            return f"end {how}"
        case Sheet(seat, rank, total, lines):
            told = [[line.clause, line.points, line.why, line.params] for line in lines]
            return f"sheet {seat + 1} {rank} {total} {json_text(told)}"


def json_text(value: Any) -> str:
    """The value as JSON, its keys in order."""
    return msgspec.json.encode(value, order="deterministic").decode()


def word(text: str) -> str:
    """The text itself; `ValueError` if it is no single word."""
    if not text or text.split() != [text]:
        raise ValueError(f"“{text}” cannot stand in a record: it is no single word")
    return text


# -- reading ---------------------------------------------------------------------------


def read_line(text: str, at: int) -> Line:
    """One line without its number; `at` is its line of the text, for `BadRecord`."""
    kind, _, rest = text.partition(" ")
    reader = READERS.get(kind)
    try:
        if reader is None:
            raise ValueError
        line = reader(rest)
        if write_line(line) != text:
            raise ValueError
    except (ValueError, msgspec.MsgspecError, RecursionError):
        raise BadRecord(
            at, "record.no_line", f"“{short(text)}” is no line of a record", text=short(text)
        ) from None
    return line


def _read_answer(rest: str) -> Answer:
    seat, decision, *choices = rest.split(" ")
    if not choices:
        raise ValueError
    return Answer(read_seat(seat), decision, tuple(choices))


def _read_chance(rest: str) -> Chance:
    source, *outcomes = rest.split(" ")
    if not outcomes:
        raise ValueError
    return Chance(source, tuple(outcomes))


def _read_fact(rest: str) -> Fact:
    name, *words = rest.split(" ")
    return Fact(name, tuple(words))


def _read_also(rest: str) -> Fact:
    name, *words = rest.split(" ")
    return Fact(name, tuple(words), also=True)


def _read_turn(rest: str) -> Turn:
    number, checksum = rest.split(" ")
    return Turn(whole(number), checksum)


def _read_correct(rest: str) -> Correct:
    at, facts = rest.split(" ")
    return Correct(whole(at), whole(facts))


def _read_values(rest: str) -> Values:
    facts, told = rest.split(" ", 1)
    edition, entries = msgspec.json.decode(told, type=tuple[str, dict[str, tuple[str, Any]]])
    values = {name: Value(value, word(where)) for name, (where, value) in entries.items()}
    return Values(whole(facts), edition, values)


def _read_player(rest: str) -> Seat:
    seat, plays = rest.split(" ")
    return Seat(read_seat(seat), player_kind(plays))


def _read_name(rest: str) -> Name:
    seat, _, name = rest.partition(" ")
    return Name(read_seat(seat), checked(Player(name)).name)


def _read_hints(rest: str) -> Hints:
    return Hints(tuple(map(read_seat, rest.split(" "))))


def _read_end(rest: str) -> End:
    if rest not in ("played", "agreed"):
        raise ValueError
    return End(rest)


def _read_sheet(rest: str) -> Sheet:
    seat, rank, total, told = rest.split(" ", 3)
    rows = msgspec.json.decode(told, type=list[tuple[str, int, str, dict[str, Any]]])
    lines = tuple(ScoreLine(points, clause, why, params) for clause, points, why, params in rows)
    return Sheet(read_seat(seat), whole(rank), int(total), lines)


READERS: dict[str, Callable[[str], Line]] = {
    "answer": _read_answer,
    "chance": _read_chance,
    "fact": _read_fact,
    "also": _read_also,
    "turn": _read_turn,
    "undo": lambda rest: Undo(whole(rest)),
    "rewind": lambda rest: Rewind(whole(rest)),
    "redo": lambda rest: Redo(whole(rest)),
    "correct": _read_correct,
    "values": _read_values,
    "seat": _read_player,
    "name": _read_name,
    "hints": _read_hints,
    "hint": lambda rest: Hint(read_seat(rest)),
    "branch": lambda rest: Branch(Dice(rest).seed),
    "end": _read_end,
    "sheet": _read_sheet,
}


def whole(text: str) -> int:
    """A number as it is written, at most nine digits; `ValueError` if it is none."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ValueError
    return int(text)


def read_seat(text: str) -> int:
    """The seat, from 0, that is written there, from 1; `ValueError` if it is none."""
    number = whole(text)
    if number == 0:
        raise ValueError
    return number - 1


def short(text: str) -> str:
    """A piece of a foreign text, short enough for a sentence."""
    return text if len(text) <= 60 else text[:57] + "…"
