"""Errors that a person is told of: one English sentence, and a name with operands for the words."""

from __future__ import annotations

from typing import Any


class Told(Exception):
    """An error for a person; `name` and `params` let a window word it in another language."""

    def __init__(self, name: str, sentence: str, **params: Any) -> None:
        super().__init__(sentence)
        self.name = name
        self.params = params
