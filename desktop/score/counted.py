"""What a game's form leaves to the engine's calculator of the game."""

from __future__ import annotations

import copy
from typing import Any, Generic, Protocol, Self, TypeVar

from engine.base.people import colours_of
from engine.match.match import Match
from engine.rules.form import BadForm
from engine.rules.game import Value
from engine.rules.scoring import Result

F = TypeVar("F")
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
