"""One part to be copied from the own copy: its field, and below it where it comes from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from desktop.editions.draft import ENTERED, PLACEHOLDER, REVIEW, RULES, type_of_part
from desktop.look import theme
from desktop.look.provenance_text import provenance
from desktop.look.translate import speak

AROUND = 4
"""Pixels beside what is entered."""
_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SIGNS = {ENTERED: "pencil", PLACEHOLDER: "warning", REVIEW: "eye"}
"""Signs of where something comes from."""
QUIET = (RULES, "original")
"""Where parts of a thing come from that need no line of their own."""
_BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class ValueCell(QFrame):
    """Backspace on a whole part gives the shipped one back, arrows and Enter move on.

    Each kind of part says by `value`, `put` and `wide` what its fields show.
    """

    changed = Signal()
    given_back = Signal()
    moved = Signal(int, int)
    """Columns and rows to go."""
    focused = Signal()

    def __init__(self, inner: QWidget, *fields: QWidget, brief: bool = True) -> None:
        super().__init__()
        self.is_brief = brief
        """Whether it says only the more doubtful sources, by a sign where there is one."""
        self.setProperty("role", "value")
        self._source, self._wrong = "", ""
        self.fields = fields
        self.source = QLabel()
        self.source.setProperty("role", "small-muted")
        self.source.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(AROUND, 4, AROUND, 6)
        column.setSpacing(2)
        column.addWidget(inner)
        column.addWidget(self.source)
        self._inner = inner
        theme.dress(self, lambda it: it.dress())
        for field in fields:
            field.installEventFilter(self)
        speak(self, lambda it: it.say())

    @property
    def field(self) -> QWidget:
        """What the keyboard comes to."""
        return self.fields[0]

    @property
    def value(self) -> type_of_part | None:
        """What is entered; None while there is nothing."""
        raise NotImplementedError

    def put(self, value: type_of_part | None) -> None:
        """Have the fields show a value."""
        raise NotImplementedError

    def wide(self) -> int:
        """Pixels that it needs."""
        raise NotImplementedError

    def dress(self) -> None:
        """Take the sizes and colours of the theme."""
        self.measure()
        self.say()

    def measure(self) -> None:
        """Take the width that it needs; the cell itself is as wide as its words need."""
        self._inner.setMinimumWidth(self.wide() - 2 * AROUND)

    def show_value(self, value: type_of_part | None, source: str, wrong: str) -> None:
        """Show a value, where it comes from, and what is wrong with it."""
        if value != self.value or value is None:
            self.put(value)
        self._source, self._wrong = source, wrong
        theme.mark(self, kind=source, state="wrong" if wrong else "")
        self.say()

    def say(self) -> None:
        """Take the words of the language in use."""
        if self._source:
            source = provenance(self._source)
            self.source.setText(source)
            if self.is_brief and (sign := SIGNS.get(self._source)):
                self.source.setPixmap(theme.icon_pixmap(sign, 14, "muted"))
            self.source.setHidden(self.is_brief and self._source in QUIET)
            told = ". ".join(filter(None, (source, self._wrong)))
            for field in self.fields:
                field.setAccessibleDescription(told)

    def take_focus(self) -> None:
        """The keyboard comes to the part."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def moves(self, at: QObject, key: Qt.Key) -> bool:
        """Whether an arrow leads to another part; else the field has it."""
        return True

    def is_whole(self) -> bool:
        """Whether Backspace is about the whole part, not about a letter of it."""
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter move between parts, and Backspace on a whole one gives it back."""
        if event.type() == QEvent.Type.FocusIn:
            self.focused.emit()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in _WAYS and self.moves(watched, key):
            self.moved.emit(*_WAYS[key])
        elif key in _ON:
            self.moved.emit(1, 0)
        elif key in _BACK and self.is_whole():
            self.given_back.emit()
        else:
            return False
        return True
