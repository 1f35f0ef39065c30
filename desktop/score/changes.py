"""What the form held before each change, to be taken back step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.boards.contract import ScoreForm
from engine.rules.form import type_of_field


class Step(NamedTuple):
    """What was changed, and everything as it was before; a change of many fields names none."""

    what: type_of_field | None
    before: ScoreForm
    back: Callable[[], object] | None = None
    """What else comes back where that was another sheet, with readings and values of its own."""


class Changes:
    """Remembers changes; typing in one field is one of them."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def remember(self, form: ScoreForm, what: type_of_field | None = None) -> None:
        """This form is about to change."""
        if what is None or not self.steps or self.steps[-1].what != what:
            self.steps.append(Step(what, form.copy()))

    def leave(self, form: ScoreForm, back: Callable[[], object]) -> None:
        """Another sheet is about to stand in the place of this form."""
        self.steps.append(Step(None, form, back))

    def undo(self) -> Step | None:
        """The last change, which is remembered no longer."""
        return self.steps.pop() if self.steps else None
