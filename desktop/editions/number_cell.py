"""A number to be copied: digits type, + and − step."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from desktop.editions.cell import ValueCell
from desktop.editions.draft import type_of_part
from desktop.look import theme
from desktop.look.controls import Saying
from desktop.look.stepper import Stepper
from engine.rules.components import Whole

WIDE, NARROW = 108, 68
"""Widths with the signs that step, and without them."""


class NumberCell(ValueCell):
    """In a `narrow` one the keys alone step."""

    def __init__(self, saying: Saying, check: Whole, *, narrow: bool = False) -> None:
        self.stepper = Stepper(saying, range(check.low, check.high + 1))
        self.stepper.fold(narrow)
        super().__init__(self.stepper, self.stepper.field, brief=narrow)
        self.stepper.changed.connect(self.changed)

    def fold(self, narrow: bool) -> None:
        """Show it without the signs that step, or with them."""
        if narrow != self.is_brief:
            self.stepper.fold(narrow)
            self.is_brief = narrow
            self.measure()
            self.say()

    @property
    def value(self) -> int | str | None:
        """The number, or what is typed and is none; None while there is nothing."""
        return self.stepper.unread or self.stepper.value

    def put(self, value: type_of_part | None) -> None:
        assert not isinstance(value, list), "a number, or what is typed in its place"
        if isinstance(value, str):
            self.stepper.field.setText(value)
        else:
            self.stepper.show_value(value)

    def wide(self) -> int:
        return theme.px(NARROW if self.is_brief else WIDE)

    def show_value(self, value: type_of_part | None, source: str, wrong: str) -> None:
        """Show a number; it is marked only while it has the keyboard."""
        super().show_value(value, source, wrong)
        if not self.stepper.field.hasFocus():
            self.stepper.field.deselect()

    def take_focus(self) -> None:
        """The keyboard comes to the number."""
        super().take_focus()
        self.stepper.field.selectAll()

    def is_whole(self) -> bool:
        field = self.stepper.field
        text, chosen = field.text(), field.selectedText()
        return not text or chosen == text or (len(text) == 1 and field.cursorPosition() > 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The number is marked as long as it has the keyboard."""
        field = self.stepper.field
        if event.type() == QEvent.Type.FocusIn:
            self.focused.emit()
            field.selectAll()
            return False
        if event.type() == QEvent.Type.FocusOut:
            field.deselect()
        return super().eventFilter(watched, event)
