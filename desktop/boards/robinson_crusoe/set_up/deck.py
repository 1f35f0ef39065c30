"""Which cards are played: the app's own deck, or a deck file of the group's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop.boards.robinson_crusoe.set_up.deck_errors import Refused
from desktop.boards.robinson_crusoe.set_up.format import format_told
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.host.files import NoFile, write
from desktop.look import controls, file_dialog, theme
from desktop.look.controls import words_of
from desktop.look.flow import Flow
from desktop.look.provenance_text import provenance
from desktop.look.translate import speak, translate
from engine.base import resources
from engine.games.robinson_crusoe import deck_contents, deck_file, deck_format
from engine.games.robinson_crusoe.cards import Deck
from engine.rules.components import BadData
from engine.rules.deck_file import type_of_deck

SUFFIX = "toml"
MOST_LETTERS = 48
CLAUSE = "RC-4.1"


class Own(NamedTuple):
    """A deck of the group's own: its cards as plain data, and the file that they came from."""

    path: str
    tables: type_of_deck

    @property
    def name(self) -> str:
        """How the deck is called: as its file."""
        return called(self.path)


class DeckChoice(QFrame):
    """The deck of the match, with what can be done about it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.own: Own | None = None
        self._path = ""
        """The file that was looked at last."""
        self._chip = controls.text("", "chip")
        self._chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.name = controls.text("", wrap=True)
        self.contents = controls.text("", "small-muted", wrap=True)
        self.open = controls.button(lambda: translate("OwnDeck", "Own deck file…"), "", "import")
        self.back = controls.button(
            lambda: translate("OwnDeck", "Back to the app’s deck"), "", "undo"
        )
        self.keep = controls.button(
            lambda: translate("OwnDeck", "Save the app’s deck as a file…"), "", "export"
        )
        self.told = controls.text("", "success", wrap=True)
        self.told.hide()
        self.refused = Refused()
        self.format = format_told()
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(controls.text(lambda: translate("OwnDeck", "Deck"), "strong"))
        head.addWidget(controls.clause(CLAUSE, GAME))
        head.addStretch(1)
        head.addWidget(self._chip)
        verbs = Flow()
        for button in (self.open, self.keep, self.back):
            verbs.addWidget(button)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 14, 20, 14)))
        )
        column.addLayout(head)
        column.addWidget(self.name)
        column.addWidget(self.contents)
        column.addLayout(verbs)
        column.addWidget(self.told)
        column.addWidget(self.refused)
        column.addWidget(self.format)
        self.open.clicked.connect(self.ask_for_file)
        self.back.clicked.connect(self.take_back)
        self.keep.clicked.connect(self.ask_where_to_save)
        self.refused.again.connect(lambda: self.take_file(self._path))
        self.refused.other.connect(self.ask_for_file)
        speak(self, lambda it: it.say())

    # -- in ------------------------------------------------------------------------

    def ask_for_file(self) -> QFileDialog:
        """Ask for the file of a deck."""
        title = translate("OwnDeck", "Play with your own deck")
        return file_dialog.ask_what_to_open(self, title, _kind(), self.take_file)

    def take_file(self, path: str) -> None:
        """Play with the deck of a file, or tell everything that is wrong with it."""
        self._path = path
        self.told.hide()
        try:
            own = Own(path, deck_file.tables_of(Path(path)))
        except BadData as error:
            self.refused.show_errors(called(path), error.errors)
            return
        if self.refused.isVisible():
            self.open.setFocus()  # the keyboard stays here when the errors go
            self.refused.hide()
        self.take(own)

    def take(self, own: Own | None) -> None:
        """Play with this deck; None is the app's own."""
        self.own = own
        self.say()
        self.changed.emit()

    def take_back(self) -> None:
        """Play with the app's own deck again."""
        self.take(None)
        self.open.setFocus()

    def deck(self) -> Deck:
        """The deck that is chosen."""
        return deck_file.shipped() if self.own is None else Deck(self.own.tables)

    # -- out -----------------------------------------------------------------------

    def ask_where_to_save(self) -> QFileDialog:
        """Ask for a place for the app's deck as a file that can be changed."""
        title = translate("OwnDeck", "Save the app’s deck as a file")
        name = translate("OwnDeck", "my-deck")
        return file_dialog.ask_where_to_save(self, title, _kind(), name, SUFFIX, self.save)

    def save(self, path: str) -> None:
        """Write the app's deck with an explanation before it, and say so."""
        try:
            if Path(path).resolve().is_relative_to(resources.folder().resolve()):
                told = translate(
                    "OwnDeck", "“{file}” is among the app’s own files; choose another folder."
                )
                raise NoFile(told.format(file=path))
            text = deck_format.text(deck_file.shipped_tables(), words_of(GAME))
            write(path, text.encode())
        except NoFile as error:
            self._tell("danger", str(error))
            return
        told = translate(
            "OwnDeck", "Saved: {file}. Change it with a text editor, then choose it here."
        )
        self._tell("success", told.format(file=path))

    # -- words ---------------------------------------------------------------------

    def say(self) -> None:
        """Take the words of the language in use."""
        own = self.own
        if own is None:
            name, source = translate("OwnDeck", "The app’s deck"), "original"
            chip = provenance(source)
        else:
            name, source, chip = own.name, "own", translate("OwnDeck", "Own")
        self.name.setText(name)
        self._chip.setText(chip)
        theme.mark(self._chip, kind=source)
        sentences = deck_contents.sentences(
            deck_file.shipped_tables() if own is None else own.tables, words_of(GAME)
        )
        self.contents.setText("\n".join(sentences))
        self.back.setVisible(own is not None)
        self.setAccessibleName(", ".join((translate("OwnDeck", "Deck"), name, chip)))
        self.open.setAccessibleDescription(f"{name}: {', '.join(sentences)}")
        self.told.hide()

    def _tell(self, role: str, text: str) -> None:
        theme.mark(self.told, role=role)
        self.told.setText(text.replace(os.sep, f"{os.sep}\u200b"))  # a path may be long
        self.told.setAccessibleName(text)
        self.told.show()


def called(path: str) -> str:
    """The name of a file, without its middle where it is very long."""
    name = Path(path).name or path
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 13]}…{name[-12:]}"


def _kind() -> str:
    return translate("OwnDeck", "Deck files (*.toml)")
