"""The app's deck and those that are kept, by name; the chosen one can be renamed where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from desktop.decks.own import Own
from desktop.look import controls
from desktop.look.choosing import Choice
from desktop.look.controls import Saying
from desktop.look.translate import speak, translate
from engine.base.plain_text import line_of
from engine.store.decks import LONGEST


class KeptBox(QWidget):
    """A list that drops down, and beside it what can be done with a kept deck."""

    chosen = Signal(object)
    """An `Own`, or None for the app's deck."""
    renamed = Signal(str)

    def __init__(self, shown: Saying) -> None:
        super().__init__()
        self._shown, self._decks = shown, list[Own]()
        self._is_renaming = False
        self.list = Choice()
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.list.setMinimumContentsLength(12)
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST)
        self.pencil = controls.icon_button(
            "pencil", lambda: translate("OwnDeck", "Rename the deck")
        )
        self.trash = controls.icon_button("trash", lambda: translate("OwnDeck", "Delete the deck"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for part in (self.list, self.field):
            row.addWidget(part, 1)
        for button in (self.pencil, self.trash):
            row.addWidget(button)
        self.field.hide()
        self.list.activated.connect(lambda at: self.chosen.emit(self.list.itemData(at)))
        self.pencil.clicked.connect(self._ask_name)
        self.field.editingFinished.connect(self._take_name)
        speak(self, lambda it: it.say())

    def offer(self, decks: Sequence[Own], now: Own | None) -> None:
        """Offer these decks and the app's own; that one is chosen."""
        self._decks = list(decks)
        self.list.clear()
        self.list.addItem("", None)
        for deck in decks:
            self.list.addItem(self._called(deck), deck)
        at = next((n for n, deck in enumerate(decks, 1) if deck == now), 0) if now else 0
        self.list.setCurrentIndex(at)
        is_kept = now is not None and now.ident != 0
        self.pencil.setVisible(is_kept)
        self.trash.setVisible(is_kept)
        self.say()

    def say(self) -> None:
        """Take the words of the language in use."""
        if self.list.count():
            self.list.setItemText(0, translate("OwnDeck", "The app’s deck"))
        for at, deck in enumerate(self._decks, 1):
            self.list.setItemText(at, self._called(deck))
        name = translate("OwnDeck", "Deck")
        self.list.setAccessibleName(name)
        self.field.setAccessibleName(translate("OwnDeck", "Name of the deck"))

    def take_focus(self) -> None:
        """The keyboard comes to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _called(self, deck: Own) -> str:
        if deck.tables is None:
            return translate("OwnDeck", "{name} (damaged)").format(name=deck.name)
        return deck.name

    def _ask_name(self) -> None:
        self._is_renaming = True
        self.field.setText(self._shown())
        self.list.hide()
        self.field.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_name(self) -> bool:
        """Leave the name as it was; whether it was being changed."""
        if not self._is_renaming:
            return False
        self._is_renaming = False  # first: what hides a field ends the typing in it
        # Its keyboard goes on to the pencil.
        self.field.hide()
        self.list.show()
        return True

    def _take_name(self) -> None:
        if self.leave_name() and (name := line_of(self.field.text())):
            self.renamed.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter has taken a name, and starts no match."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
