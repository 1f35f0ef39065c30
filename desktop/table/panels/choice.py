"""What a place of a panel offers in a step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.table.touch import PLAIN

OUTCOME, CHOSEN = "outcome", "chosen"
"""Two more looks: a card that can be told, and what is chosen."""


@dataclass(frozen=True, kw_only=True)
class Choice:
    """What a place offers in a step, and what a press does."""

    text: str
    press: Callable[[], object]
    note: str = ""
    icon: str = ""
    said: str = ""
    """What is read out instead of text and note."""
    reason: str = ""
    """Why it cannot be pressed now; a press then says so."""
    look: str = PLAIN
    number: str = ""
    """Cards that are left; the icon and it then stand above the words."""
    share: float | None = None
    """A bar below: how likely it is, from 0 to 1."""
    sign: str = ""
    """An icon behind the words."""
    row: tuple[str, ...] = ()
    """Texts beside each other, of which this is one: all of them stand in letters of one size."""
    words: str = ""
    """All that is printed on a card: shown when the mouse rests on it or a finger holds it."""
    clause: str = ""
    paint: Callable[[QPainter, QRectF, QColor], None] | None = None
    """Draws all of it instead."""

    @property
    def shown(self) -> tuple[object, ...]:
        """All of it that is seen and read out; what is drawn otherwise is not known."""
        words = self.text, self.note, self.icon, self.said, self.reason, self.look
        return *words, self.number, self.share, self.sign, self.words, self.clause
