"""One of several words to be copied."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox

from desktop.editions.cell import ValueCell
from desktop.editions.draft import type_of_part
from desktop.look import theme
from desktop.look.choosing import Choice
from desktop.look.controls import Saying
from desktop.look.translate import speak
from engine.rules.components import OneOf
from engine.rules.words import MINUS

ROOM = 58
"""What the list's own frame and its arrow need beside the longest word."""


class ChoiceCell(ValueCell):
    """Space opens the list, letters and + and − choose in it; `called` words each choice."""

    def __init__(self, saying: Saying, check: OneOf, called: Callable[[str], str]) -> None:
        self.box = Choice()
        self.box.setProperty("ring", "8")
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for word in check.known:
            self.box.addItem(called(word), word)
        self._called = called
        super().__init__(self.box, self.box)
        speak(self.box, lambda it: it.setAccessibleName(saying()))
        self.box.activated.connect(lambda _: self.changed.emit())

    @property
    def value(self) -> str | None:
        """The word that is chosen."""
        word: str | None = self.box.currentData()
        return word

    def put(self, value: type_of_part | None) -> None:
        self.box.setCurrentIndex(self.box.findData(value))

    def wide(self) -> int:
        longest = max(
            self.box.fontMetrics().horizontalAdvance(self.box.itemText(at))
            for at in range(self.box.count())
        )
        return longest + theme.px(ROOM)

    def say(self) -> None:
        """Take the words of the language in use."""
        for at in range(self.box.count()):
            self.box.setItemText(at, self._called(self.box.itemData(at)))
        self.setMinimumWidth(self.wide())
        super().say()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """+ and − choose the next one and the one before."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {"+": 1, "-": -1, MINUS: -1}.get(event.text(), 0)
            at = self.box.currentIndex() + by
            if by and 0 <= at < self.box.count():
                self.box.setCurrentIndex(at)
                self.changed.emit()
            if by:
                return True
        return super().eventFilter(watched, event)
