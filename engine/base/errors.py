"""Errors that a person is told of: one English sentence, and a name with operands for the words."""

from __future__ import annotations

from typing import Any


class Told(Exception):
    """An error for a person; `name` and `params` let a window word it in another language."""

    def __init__(self, name: str, sentence: str, **params: Any) -> None:
        super().__init__(sentence)
        self.name = name
        self.params = params

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without the `__init__` of its class, which may want other arguments."""
        return _bare, (type(self), *self.args), self.__dict__


class BadSetup(Told, ValueError):
    """A set-up that the rules do not allow, or a game that does not exist, in one sentence."""


class NotNow(Told):
    """A change of the match that is not possible at this moment; a `seat` counts from 1."""


class Outdated(NotNow):
    """An answer to a question that is no longer the one that is asked."""


def _bare(kind: type[Told], *args: Any) -> Told:
    return kind.__new__(kind, *args)
