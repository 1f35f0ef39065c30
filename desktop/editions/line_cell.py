"""A text in one line to be copied, such as a name."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt

from desktop.editions.cell import ValueCell
from desktop.editions.draft import type_of_part
from desktop.look import theme
from desktop.look.controls import Saying
from desktop.look.stepper import Field
from desktop.look.translate import speak
from engine.base.plain_text import line_of
from engine.rules.components import Line

WIDE = 128


class LineCell(ValueCell):
    """Where nothing is written, `otherwise` says in pale letters what holds then."""

    def __init__(self, saying: Saying, check: Line, otherwise: Saying) -> None:
        self._line = Field()
        self._line.setMaxLength(check.most)
        self._line.setProperty("ring", "8")
        speak(self._line, lambda it: it.setAccessibleName(saying()))
        speak(self._line, lambda it: it.setPlaceholderText(otherwise()))
        super().__init__(self._line, self._line)
        self._line.textEdited.connect(lambda _: self.changed.emit())

    @property
    def value(self) -> str:
        """The text, perhaps empty."""
        return line_of(self._line.text())

    def put(self, value: type_of_part | None) -> None:
        self._line.setText(str(value or ""))

    def show_value(self, value: type_of_part | None, source: str, wrong: str) -> None:
        """Show a text; from its beginning where it has not the keyboard."""
        super().show_value(value, source, wrong)
        if not self._line.hasFocus():
            self._line.setCursorPosition(0)

    def wide(self) -> int:
        return theme.px(WIDE)

    def take_focus(self) -> None:
        """The keyboard comes to the text, the whole of it marked."""
        super().take_focus()
        self._line.selectAll()

    def moves(self, at: QObject, key: Qt.Key) -> bool:
        """Within the text the arrows go from letter to letter; at its ends, and on a whole one, away."""
        line = self._line
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) or self.is_whole():
            return True
        end = 0 if key == Qt.Key.Key_Left else len(line.text())
        return not line.hasSelectedText() and line.cursorPosition() == end

    def is_whole(self) -> bool:
        return self._line.selectedText() == self._line.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The text is marked when the keyboard comes to it, and not after."""
        if event.type() == QEvent.Type.FocusIn:
            self._line.selectAll()
        elif event.type() == QEvent.Type.FocusOut:
            self._line.deselect()
        return super().eventFilter(watched, event)
