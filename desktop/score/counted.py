"""What a game's form leaves to the engine's calculator of the game."""

from __future__ import annotations

import copy
from typing import Any, Generic, Protocol, Self, TypeVar

from engine.rules.form import BadForm
from engine.rules.game import Value
from engine.rules.scoring import Result

F = TypeVar("F")
F_in = TypeVar("F_in", contravariant=True)


class Calculator(Protocol[F_in]):
    """The module `calculator` of a game."""

    def document(self, form: F_in, /) -> dict[str, Any]:
        """The form as JSON."""

    def check(self, form: F_in, /) -> list[BadForm]:
        """Everything that is wrong or still to be counted."""

    def result(self, form: F_in, /) -> Result:
        """The sheets of a form in which nothing is wrong."""

    def used(self, form: F_in, /) -> dict[str, Value]:
        """The component values that the form was checked against."""


class CountedForm(Generic[F]):
    """The engine's form, and what its calculator says of it; a game adds rows and words."""

    calculator: Calculator[F]

    def __init__(self, counted: F) -> None:
        self.counted = counted

    def copy(self) -> Self:
        return copy.deepcopy(self)

    def document(self) -> dict[str, object]:
        return self.calculator.document(self.counted)

    def check(self) -> list[BadForm]:
        return self.calculator.check(self.counted)

    def result(self) -> Result:
        return self.calculator.result(self.counted)

    def used(self) -> dict[str, Value]:
        return self.calculator.used(self.counted)
