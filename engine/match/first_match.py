"""A prepared match that shows a game by playing it: its record, and a prompt for each answer of the person."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from engine.base import resources
from engine.match.log import Entry
from engine.match.match import Match
from engine.record import record
from engine.record.lines import PERSON, Answer
from engine.record.record import Record
from engine.rules.agenda import OPEN


class Prompt(NamedTuple):
    """What is asked of the person, or said at the end, and the clause behind it."""

    text: str
    clause: str


class Script(NamedTuple):
    """The prompts in one language; there is one for each answer of the person."""

    prompts: tuple[Prompt, ...]
    end: Prompt


def read(game: str) -> Record:
    """The record of a game's first match."""
    return record.read(resources.first_match(game).read_bytes())


def script_file(game: str, language: str) -> Path:
    """The file of the prompts in that language."""
    return resources.of_game(game) / f"first_match.{language}.toml"


def script(game: str, language: str) -> Script:
    """What is said to the person who plays it."""
    told = tomllib.loads(script_file(game, language).read_text("utf-8"))
    return Script(tuple(Prompt(**it) for it in told["prompt"]), Prompt(**told["end"]))


def own_answers(followed: Record) -> list[Answer]:
    """The answers in a record that are a person's: each has its prompt."""
    plays = [player.plays for player in followed.header.players]
    answers = (line for line in followed.lines if isinstance(line, Answer))
    return [line for line in answers if plays[line.seat] == PERSON]


class FirstMatch:
    """How far a match has followed the record; the answers of others are taken from there."""

    def __init__(self, match: Match, followed: Record) -> None:
        self.match = match
        self.answers = [line for line in followed.lines if isinstance(line, Answer)]
        self._own = own_answers(followed)

    @property
    def next(self) -> Answer | None:
        """The answer of the record that comes now; None if the match has left it or gone through it."""
        given = len(self._given())
        return self.answers[given] if self._same() == given < len(self.answers) else None

    @property
    def is_left(self) -> bool:
        """Whether an answer was given that is not the record's."""
        return self._same() < min(len(self._given()), len(self.answers))

    @property
    def number(self) -> int:
        """How many answers of the person in the record were given."""
        return sum(map(self.is_own, self.answers[: self._same()]))

    def is_own(self, line: Answer) -> bool:
        """Whether that answer of the record is one that the person is asked for."""
        return line in self._own

    @property
    def way_back(self) -> int:
        """The line of the match after which it left the record."""
        entries = self.match.log(OPEN)
        left = self._given()[self._same()]
        return entries[entries.index(left) - 1].number

    def prepared(self) -> str:
        """What the seat that is asked answers in the record; empty if that holds no more."""
        line = self.next
        return line.choices[0] if line is not None and line.seat == self.match.asked else ""

    def _given(self) -> list[Entry]:
        """The entries of the answers that hold."""
        return [entry for entry in self.match.log(OPEN) if isinstance(entry.line, Answer)]

    def _same(self) -> int:
        """How many answers from the first on are those of the record."""
        pairs = list(zip((entry.line for entry in self._given()), self.answers, strict=False))
        return next((at for at, (one, other) in enumerate(pairs) if one != other), len(pairs))
