"""The answers to what is asked above the table: their buttons, and how they stand in rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect

from desktop.boards.robinson_crusoe.table.button import Button
from desktop.table.measure import Measure
from desktop.table.touch import PLAIN, PRIMARY


class Answer(NamedTuple):
    """An answer to the open question: what is sent, its words, and why it is not to be had."""

    choice: object
    text: str
    note: str = ""
    why_not: str = ""
    is_aside: bool = False
    """Whether it is possible but not what is due."""


class AnswerButton(Button):
    """An answer; one that is possible but not due is written smaller and leaves the sentence room."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.label", 58)

    def offer(self, answer: Answer) -> None:
        """Offer an answer."""
        role = "table.floor" if answer.is_aside else "table.label"
        if role != self._role:
            self._role = role
            self.updateGeometry()
            self.update()
        self.tell(answer.text, answer.note)
        self.forbid(answer.why_not)
        self.dress_as(PLAIN if answer.is_aside else PRIMARY)


def in_rows(buttons: Sequence[AnswerButton], room: int, gap: int) -> Iterator[QRect]:
    """Where each stands, from the left to the right and then in the next row."""
    left = top = high = 0
    for button in buttons:
        size = button.sizeHint()
        if left and left + size.width() > room:
            left, top, high = 0, top + high + gap, 0
        yield QRect(left, top, min(size.width(), room), size.height())
        left += size.width() + gap
        high = max(high, size.height())
