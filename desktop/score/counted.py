"""What a game's form leaves to the engine's calculator of the game."""

from __future__ import annotations

import copy
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from desktop.boards.contract import Counted
from engine.base.people import colours_of
from engine.match.match import Match
from engine.rules.form import BadForm
from engine.rules.game import Value
from engine.rules.scoring import Result

F = TypeVar("F", bound=Counted)
F_out = TypeVar("F_out", covariant=True)


class Calculator(Protocol[F]):
    """The module `calculator` of a game."""

    def read(self, document: object, /) -> tuple[F, list[BadForm]]:
        """A form of what can be read, and all that cannot."""

    def document(self, form: F, /) -> dict[str, Any]:
        """The form as JSON."""

    def check(self, form: F, /) -> list[BadForm]:
        """Everything that is wrong or still to be counted."""

    def result(self, form: F, /) -> Result:
        """The sheets of a form in which nothing is wrong."""

    def scored(self, form: F, /) -> tuple[str, ...]:
        """The open points that bear on a sheet of the form."""

    def used(self, form: F, /) -> dict[str, Value]:
        """The component values that the form was checked against."""


class MatchForm(Protocol[F_out]):
    """The module `match_form` of a game."""

    def of(self, match: Match, viewer: int, /) -> F_out:
        """The form of the table as the viewer knows it."""


class CountedForm(Generic[F]):
    """The engine's form, and what its calculator says of it; a game adds rows and words."""

    calculator: Calculator[F]
    match_form: MatchForm[F]

    def __init__(self, counted: F) -> None:
        self.counted = counted
        self.colours: tuple[str, ...] = ()
        self._left: dict[tuple[Hashable, int], Any] = {}
        """What was counted of people who have left, by column and seat, for whoever brings them back."""

    @classmethod
    def read(cls, document: object) -> Self:
        """What was kept; what cannot be read of it is not counted."""
        return cls(cls.calculator.read(document)[0])

    @classmethod
    def of(cls, match: Match, viewer: int) -> Self:
        """The table as the viewer knows it."""
        made = cls(cls.match_form.of(match, viewer))
        made.colours = colours_of(match.players, match.game.colours)
        return made

    def copy(self) -> Self:
        return copy.deepcopy(self)

    # -- people --------------------------------------------------------------------

    def columns(self) -> Mapping[Hashable, list[Any]]:
        """What is counted of everybody, by seat; a column has the same key whatever else is counted."""
        raise NotImplementedError

    def seat(self, names: Sequence[str]) -> None:
        seats = len(names)
        called = self.counted.names
        for key, column in {"names": called, **self.columns()}.items():
            self._left |= {(key, at): column[at] for at in range(seats, len(column))}
            come = range(len(column), seats)
            new = names if column is called else [None] * seats
            column[:] = [*column[:seats], *(self._left.pop((key, at), new[at]) for at in come)]

    def emptied(self) -> F:
        """A form of the same people on which nothing has been counted."""
        raise NotImplementedError

    def clear(self) -> None:
        """People, readings and values stay."""
        before = self.counted
        self.counted = self.emptied()
        self.counted.rulings, self.counted.edition = before.rulings, before.edition
        self._left = {}

    # -- what the calculator says --------------------------------------------------

    def document(self) -> dict[str, object]:
        return self.calculator.document(self.counted)

    def check(self) -> list[BadForm]:
        return self.calculator.check(self.counted)

    def result(self) -> Result:
        return self.calculator.result(self.counted)

    def scored(self) -> tuple[str, ...]:
        return self.calculator.scored(self.counted)

    def used(self) -> dict[str, Value]:
        return self.calculator.used(self.counted)
