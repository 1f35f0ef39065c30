"""One of several words: side by side where they are few, else a list that opens with a press."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from desktop.table.letters import pad
from desktop.table.measure import Measure
from desktop.table.panels.counter import UNKNOWN
from desktop.table.touch import PLAIN, PRIMARY, TouchButton

FEW = 5
TARGET = 56


class Picker(QWidget):
    """`wanted` says which word was chosen; the words keep their order."""

    wanted = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._words: dict[str, str] = {}
        self._name = ""
        self.value: str | None = None
        self.buttons: dict[str, TouchButton] = {}
        self._row = QHBoxLayout(self)
        pad(measure, self, self._row, gap=8)
        self.opener = TouchButton(measure, "table.label", TARGET)
        self.opener.clicked.connect(self._open)
        self._row.addWidget(self.opener, 1)
        self.menu = QMenu(self)
        measure.dress(self, lambda it: it.setMaximumHeight(measure.px(84)))
        measure.dress(self.menu, lambda it: it.setFont(measure.font("table.label")))
        self.setFocusProxy(self.opener)

    def tell(self, value: str | None, words: Mapping[str, str], name: str) -> None:
        """Show which word is chosen, among those with what they say; `name` is what is chosen."""
        self.value, self._name = value, name
        if dict(words) != self._words:
            self._words = dict(words)
            self._make()
        told = self._words.get(value or "", UNKNOWN)
        self.opener.tell(told, icon="chevron-down", said=f"{name}: {told}")
        for word, button in self.buttons.items():
            chosen = word == value
            button.dress_as(PRIMARY if chosen else PLAIN)
            button.tell(self._words[word], said=f"{name}: {self._words[word]}")
            button.setAccessibleDescription("✓" if chosen else "")

    @property
    def stops(self) -> list[TouchButton]:
        """What Tab goes to."""
        return list(self.buttons.values()) or [self.opener]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from word to word."""
        words = list(self.buttons)
        key = event.key()
        if words and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            at = next((i for i, word in enumerate(words) if self.buttons[word].hasFocus()), 0)
            at = (at + (1 if key == Qt.Key.Key_Right else -1)) % len(words)
            self.buttons[words[at]].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _make(self) -> None:
        for button in self.buttons.values():
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        self.menu.clear()
        few = len(self._words) <= FEW
        self.opener.setVisible(not few)
        for word, said in self._words.items():
            if not few:
                entry = self.menu.addAction(said)
                entry.triggered.connect(lambda _=False, word=word: self.wanted.emit(word))
                continue
            button = TouchButton(self._measure, "table.label", TARGET)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            button.setObjectName(f"word_{word}")
            button.clicked.connect(lambda _=False, word=word: self.wanted.emit(word))
            self.buttons[word] = button
            self._row.addWidget(button, 1)
        if self.buttons:
            self.setFocusProxy(next(iter(self.buttons.values())))

    def _open(self) -> None:
        self.menu.setAccessibleName(self._name)
        self.menu.popup(self.opener.mapToGlobal(QPoint(0, self.opener.height())))
