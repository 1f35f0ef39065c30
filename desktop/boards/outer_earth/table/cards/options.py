"""Buttons of which one is chosen, or several, below a caption."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.frames import shrinking
from desktop.look.names import tip
from desktop.table.letters import pad, said
from desktop.table.measure import Measure
from desktop.table.touch import PLAIN, PRIMARY, TouchButton
from desktop.table.zone import Zone

TARGET = 60


class Options(QWidget):
    """`chosen` are the words that are chosen, in their order; arrows go from one to the next."""

    changed = Signal()

    def __init__(
        self, measure: Measure, words: Sequence[str], *, across: int = 0, several: bool = False
    ) -> None:
        super().__init__()
        self._several = several
        self.chosen: tuple[str, ...] = ()
        self.caption = said(measure, "table.label")
        self.buttons = {word: TouchButton(measure, "table.label", TARGET) for word in words}
        self._across = across or len(words)
        self._measure = measure
        self._grid = grid = QGridLayout()
        for word, button in self.buttons.items():
            button.setObjectName(f"option_{word}")
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, word=word: self.press(word))
        self._columns = 0
        self._lay(self._across)
        shrinking(self)
        measure.dress(self, lambda _: grid.setSpacing(measure.px(8)))
        column = QVBoxLayout(self)
        pad(measure, self, column, gap=4)
        column.addWidget(self.caption)
        column.addLayout(grid)
        self.zone = Zone(self, list(self.buttons.values()))

    def _lay(self, columns: int) -> None:
        """So many side by side."""
        if columns != self._columns:
            self._columns = columns
            for at, button in enumerate(self.buttons.values()):
                self._grid.addWidget(button, *divmod(at, columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many side by side as have room."""
        super().resizeEvent(event)
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        room = self.width() // (widest + self._grid.horizontalSpacing())
        self._lay(max(1, min(self._across, room)))

    def press(self, word: str) -> None:
        """Choose a word; of several one that was chosen goes again."""
        there = {word} if not self._several else {*self.chosen} ^ {word}
        self.choose([it for it in self.buttons if it in there])
        self.changed.emit()

    def choose(self, words: Sequence[str]) -> None:
        """Have these chosen."""
        self.chosen = tuple(words)
        for word, button in self.buttons.items():
            button.dress_as(PRIMARY if word in self.chosen else PLAIN)
            button.setAccessibleDescription("✓" if word in self.chosen else "")

    def call(self, caption: str, names: Mapping[str, str], notes: Mapping[str, str]) -> None:
        """Say what is chosen here, and each word with a note."""
        self.caption.setText(caption)
        for word, button in self.buttons.items():
            note = notes.get(word, "")
            button.tell(names[word], note, said=f"{caption}: {names[word]}")
            tip(button, note)
