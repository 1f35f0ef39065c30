"""One number to be copied from the board: − n +, and below it where it comes from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout

from desktop.look import theme
from desktop.look.controls import Saying
from desktop.look.provenance_text import provenance
from desktop.look.stepper import Stepper
from desktop.look.translate import speak
from engine.rules.components import Whole, Wholes

WIDE, AROUND = 108, 4
_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class NumberCell(QFrame):
    """Digits type, + and − step, Backspace gives the shipped number back, arrows and Enter move on."""

    changed = Signal()
    given_back = Signal()
    moved = Signal(int, int)
    """Columns and rows to go."""
    focused = Signal()

    def __init__(self, saying: Saying, check: Whole | Wholes) -> None:
        super().__init__()
        self.setProperty("role", "value")
        self._saying, self._source, self._wrong = saying, "", ""
        self.stepper = Stepper(saying, range(check.low, check.high + 1))
        self.field = self.stepper.field
        self.source = QLabel()
        self.source.setProperty("role", "small-muted")
        self.source.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(AROUND, 4, AROUND, 6)
        column.setSpacing(2)
        column.addWidget(self.stepper)
        column.addWidget(self.source)
        # The cell itself is as wide as its words need.
        theme.dress(self, lambda it: it.stepper.setMinimumWidth(theme.px(WIDE) - 2 * AROUND))
        self.stepper.changed.connect(self.changed)
        self.field.entered.connect(lambda: self.moved.emit(1, 0))
        self.field.installEventFilter(self)
        speak(self, lambda it: it.say())

    @property
    def value(self) -> int | None:
        """The number; None while there is none."""
        return self.stepper.value

    def show_value(self, value: int | None, source: str, wrong: str) -> None:
        """Show a number, where it comes from, and what is wrong with it."""
        if value != self.stepper.value or value is None:
            self.stepper.show_value(value)
        if not self.field.hasFocus():
            self.field.deselect()
        self._source, self._wrong = source, wrong
        theme.mark(self, kind=source, state="wrong" if wrong else "")
        self.say()

    def say(self) -> None:
        """Take the words of the language in use."""
        if self._source:
            self.source.setText(provenance(self._source))
            told = (self.source.text(), self._wrong)
            self.field.setAccessibleDescription(". ".join(filter(None, told)))

    def take_focus(self) -> None:
        """The keyboard comes to the number."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows move between numbers, and Backspace on a whole one gives it back."""
        if event.type() == QEvent.Type.FocusIn:
            self.focused.emit()
            self.field.selectAll()
        elif event.type() == QEvent.Type.FocusOut:
            self.field.deselect()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key, plain = (
            Qt.Key(event.key()),
            not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and key in _WAYS:
            self.moved.emit(*_WAYS[key])
            return True
        text, chosen = self.field.text(), self.field.selectedText()
        is_whole = not text or chosen == text or (len(text) == 1 and self.field.cursorPosition())
        if plain and key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete) and is_whole:
            self.given_back.emit()
            return True
        return False
