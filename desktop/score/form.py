"""What the calculator asks of a game: a form that is filled in row by row, and settled."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from desktop.look.controls import Saying
from engine.match.match import Match
from engine.rules.form import BadForm, type_of_field
from engine.rules.game import Value
from engine.rules.scoring import Result, ScoreLine


class Count(NamedTuple):
    """A number of a row: its field, what it counts, and the numbers that it steps through."""

    field: type_of_field
    what: str
    steps: Sequence[int]
    seat: int | None = None
    """Whose it is; None for a number of the whole table."""
    signed: bool = False


class Row(NamedTuple):
    """What is counted in one row; in a row with `whose` one of the people is chosen, or nobody."""

    title: str
    note: str = ""
    counts: Sequence[Count] = ()
    whose: type_of_field | None = None


class Group(NamedTuple):
    """Rows below a line, with a title and words over their columns if it has any."""

    rows: Sequence[Row]
    title: str = ""
    over: Sequence[str] = ()


class Span(NamedTuple):
    """How much of a match can be counted: the choices by key, and the one that is chosen."""

    title: Saying
    choices: Mapping[str, Saying]
    chosen: str


class Source(NamedTuple):
    """The row of a sheet that a line belongs to; a count is what lies there, not a gain."""

    order: tuple[int, ...]
    title: str
    is_count: bool = False


class Blank(NamedTuple):
    """An empty sheet on paper: its rows, and the columns before those of the people."""

    rows: Sequence[str]
    columns: Sequence[str] = ()


class Counted(Protocol):
    """The engine's form of a game: names, readings, and the numbers that its fields lead to."""

    names: list[str]
    rulings: dict[str, str]


class ScoreForm(Protocol):
    """One form of a game, as the calculator's page shows and changes it."""

    SCORED: ClassVar[tuple[str, ...]]
    """The open points that bear on a sheet."""

    @classmethod
    def begin(cls, names: Sequence[str]) -> Self:
        """A form on which nothing has been counted."""

    @classmethod
    def read(cls, document: object) -> Self:
        """The form of a sheet that was kept."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """The form as a match fills it."""

    @property
    def counted(self) -> Counted:
        """The engine's form, which the fields of the rows lead into."""

    def copy(self) -> Self:
        """The same form, to be changed without this one."""

    def document(self) -> dict[str, Any]:
        """What a kept sheet holds; `read` takes it."""

    def groups(self) -> list[Group]:
        """What is counted, in the order in which people count at the table."""

    def standing_out(self) -> dict[type_of_field, str]:
        """Fields that stand out, and why in a word or two."""

    def span(self) -> Span | None:
        """How much of a match is counted, if there is a choice."""

    def take_span(self, key: str) -> None:
        """Count so much of the match; what stands on the form stays as far as it fits."""

    def seat(self, names: Sequence[str]) -> None:
        """More people or fewer; who is gone takes the numbers along."""

    def clear(self) -> None:
        """Empty every number."""

    def check(self) -> list[BadForm]:
        """Everything that is wrong or still to be counted."""

    def result(self) -> Result:
        """The sheets of a form in which nothing is wrong."""

    def used(self) -> dict[str, Value]:
        """The component values that the form was checked against."""

    def source(self, line: ScoreLine) -> Source:
        """The row in which a line is told."""

    def blank(self) -> Blank:
        """The sheet to be filled by hand."""


def of_game(game: str) -> type[ScoreForm]:
    """The forms of the game of that name."""
    room = importlib.import_module(f"desktop.boards.{game.replace('-', '_')}.score")
    form: type[ScoreForm] = room.DOOR
    return form
