"""Which cards are played: the app's own deck, one that is kept, or a file of the group's own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop.decks import files
from desktop.decks.editor import type_of_editor
from desktop.decks.errors import Refused
from desktop.decks.format import format_told
from desktop.decks.kept_box import KeptBox
from desktop.decks.own import GameDecks, Own, free_name
from desktop.host.files import NoFile
from desktop.host.trouble import sentence
from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.flow import Flow
from desktop.look.names import tip
from desktop.look.provenance_text import provenance
from desktop.look.translate import speak, translate
from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.rules.components import BadData, Value
from engine.rules.deck_file import type_of_deck
from engine.store.decks import LONGEST, Decks

MOST_SAID = 3
"""So many errors of a kept deck are told here."""


class DeckChoice(QFrame):
    """The deck of the match, with what can be done about it.

    Without `kept` a deck of a file is there until the page is left. With an `editor` its cards can
    be changed; `needs_finished` says whether the app has to know what each does.
    """

    changed = Signal()
    page_wanted = Signal(object)
    """A page is to be laid over this one."""
    trouble = Signal(str)
    deleted = Signal(str, object)
    """A deck is gone: a sentence, and what brings it back."""

    def __init__(
        self,
        game: str,
        kept: Decks | None = None,
        editor: type_of_editor | None = None,
        *,
        needs_finished: bool = True,
    ) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._game, self._kept, self._editor = game, kept, editor
        self._needs_finished = needs_finished
        self._decks = GameDecks(game)
        self.own: Own | None = None
        self._read: Sequence[Own] = ()
        """The kept decks as they were read last."""
        self._is_used = True
        self._path = ""
        """The file that was looked at last."""
        self._chip = controls.text("", "chip")
        self._chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.box = KeptBox(lambda: self._name())
        self.contents = controls.text("", "small-muted", wrap=True)
        self.reason = controls.text("", "danger", wrap=True)
        self.open = controls.button(lambda: translate("OwnDeck", "Own deck file…"), "", "import")
        self.keep = controls.button(lambda: self._keep_verb(), "", "export")
        self.edit = controls.button(lambda: self._edit_verb(), "", "pencil")
        self.new = controls.button(lambda: translate("OwnDeck", "New deck…"), "", "plus")
        self.told = controls.text("", "success", wrap=True)
        self.told.hide()
        self.refused = Refused()
        self.format = format_told(self._decks.format)
        self._lay_out()
        self._connect()
        self.refresh()
        speak(self, lambda it: it.say())

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(controls.text(lambda: translate("OwnDeck", "Deck"), "strong"))
        head.addWidget(controls.clause(self._decks.file.CLAUSE, self._game))
        head.addStretch(1)
        head.addWidget(self._chip)
        verbs = Flow()
        if self.has_editor:
            verbs.addWidget(self.edit)
            verbs.addWidget(self.new)
        verbs.addWidget(self.open)
        verbs.addWidget(self.keep)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 14, 20, 14)))
        )
        column.addLayout(head)
        column.addWidget(self.box)
        column.addWidget(self.contents)
        column.addWidget(self.reason)
        column.addLayout(verbs)
        column.addWidget(self.told)
        column.addWidget(self.refused)
        column.addWidget(self.format)

    def _connect(self) -> None:
        self.box.chosen.connect(self._choose)
        self.box.renamed.connect(self._rename)
        self.box.trash.clicked.connect(self._delete)
        self.open.clicked.connect(self.ask_for_file)
        self.keep.clicked.connect(self.ask_where_to_save)
        self.edit.clicked.connect(self.edit_cards)
        self.new.clicked.connect(self.make_new)
        self.refused.again.connect(lambda: self.take_file(self._path))
        self.refused.other.connect(self.ask_for_file)

    # -- what is chosen ------------------------------------------------------------

    @property
    def has_editor(self) -> bool:
        """Whether the cards of a deck can be changed in the app."""
        return self._editor is not None and self._kept is not None

    def tables(self) -> type_of_deck:
        """The cards of the deck that is chosen; none where they cannot be read."""
        if self.own is None:
            found: type_of_deck = self._decks.file.shipped_tables()
            return found
        return self.own.tables or {}

    def use(self, is_used: bool) -> None:
        """Say whether the match has a deck at all; without one there is nothing to choose."""
        self._is_used = is_used
        self.setVisible(is_used)

    def values(self) -> dict[str, Value]:
        """The value that holds a deck of one's own."""
        if (
            not self._is_used
            or self.own is None
            or self.own.tables is None
            or self._decks.wrong(self.own)
        ):
            return {}
        return {
            self._decks.file.ENTRY: Value(self._decks.file.value_of(self.own.tables), "entered")
        }

    def why_not(self) -> str:
        """Why a match cannot be begun with this deck; empty if it can."""
        own = self.own
        if own is None or not self._is_used:
            return ""
        if own.tables is None:
            return translate("OwnDeck", "This deck is damaged. Choose another one.")
        if not any(own.tables.values()):
            return translate("OwnDeck", "This deck has no card yet.")
        if wrong := self._decks.wrong(own):
            if self.has_editor:
                return translate("OwnDeck", "Some cards of this deck are still to be put right.")
            return "\n".join(wrong[:MOST_SAID])
        names = self._decks.unfinished(own) if self._needs_finished else []
        if names:
            told = translate(
                "OwnDeck",
                "The app cannot play with this deck yet: of {names} it knows only the name.",
            )
            return told.format(names=words_of(self._game).listed(names))
        return ""

    def take(self, own: Own | None) -> None:
        """Play with this deck; None is the app's own."""
        self.own = own
        self.refresh()
        self.changed.emit()

    def take_kept(self, ident: int) -> None:
        """Play with the kept deck of that number; if it is gone, with the app's own."""
        self.take(next((it for it in self._all() if it.ident == ident), None))

    def refresh(self) -> None:
        """Offer the decks that are kept now; what was chosen stays so, as it is kept now."""
        before, offered = self.own, self._all()
        if self.own is not None:
            now = next((it for it in offered if it.ident == self.own.ident), None)
            if now is None:
                # It was deleted since, or is of a file and kept nowhere.
                offered.insert(0, self.own._replace(ident=0))
                now = offered[0]
            self.own = now
        self.box.offer(offered, self.own)
        self.say()
        if self.own != before:
            self.changed.emit()

    def _all(self) -> list[Own]:
        """The kept decks; where they cannot be read now, those that were read last."""
        if self._kept is not None:
            try:
                self._read = [Own(it.name, it.tables, it.id) for it in self._kept.all(self._game)]
            except Told as error:
                self.trouble.emit(sentence(error))
        return list(self._read)

    def _choose(self, own: Own | None) -> None:
        self.refused.hide()
        self.take(own)

    # -- in ------------------------------------------------------------------------

    def ask_for_file(self) -> QFileDialog:
        """Ask for the file of a deck."""
        return files.ask_what_to_open(self, self.take_file)

    def take_file(self, path: str) -> None:
        """Keep and play with the deck of a file, or tell everything that is wrong with it."""
        self._path = path
        self.told.hide()
        try:
            tables = self._decks.file.tables_of(Path(path))
        except BadData as error:
            self.refused.show_errors(files.called(path), error.errors)
            return
        if self.refused.isVisible():
            self.open.setFocus()  # the keyboard stays here when the errors go
            self.refused.hide()
        if not self._is_used:
            self.trouble.emit(
                translate("OwnDeck", "The deck is chosen, but this match is played without events.")
            )
        self.take(self._as_kept(line_of(Path(path).stem) or _unnamed(), tables))

    def _as_kept(self, name: str, tables: type_of_deck) -> Own:
        """A deck under its name, kept if it is not yet; where it cannot be kept, it is there for now."""
        there = self._all()
        same = [it for it in there if it.tables == tables and it.name.startswith(name[:LONGEST])]
        if same:
            return same[0]
        own = Own(free_name(name, [it.name for it in there], LONGEST), tables)
        if self._kept is None:
            return own
        try:
            return own._replace(ident=self._kept.keep(self._game, own.name, tables))
        except Told as error:
            self.trouble.emit(sentence(error))
            return own

    # -- kept ----------------------------------------------------------------------

    def edit_cards(self) -> None:
        """Lay the page of cards over; those of the app's deck become a deck of one's own there."""
        self._open(self.own or Own(self._free(), self.tables()))

    def make_new(self) -> None:
        """Lay the page of cards over, without a card."""
        self._open(Own(self._free(), {}))

    def _open(self, own: Own) -> None:
        if self._editor is None or self._kept is None:
            return
        page = self._editor(self._kept, own)
        page.kept.connect(self.take)
        page.deleted.connect(self.deleted)
        page.trouble.connect(self.trouble)
        self.page_wanted.emit(page)

    def _free(self) -> str:
        """What a deck is called before people name it."""
        return free_name(_unnamed(), [it.name for it in self._all()], LONGEST)

    def _rename(self, name: str) -> None:
        own = self.own
        if own is None or self._kept is None or name == own.name:
            return
        taken = [it.name for it in self._all() if it.ident != own.ident]
        try:
            self._kept.rename(own.ident, free_name(name, taken, LONGEST))
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self.refresh()

    def _delete(self) -> None:
        own, kept = self.own, self._kept
        if own is None or kept is None:
            return
        try:
            kept.delete(own.ident)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self.take(None)
        self.box.take_focus()
        told = translate("OwnDeck", "The deck “{name}” is deleted.").format(name=own.name)
        self.deleted.emit(told, lambda: self._restore(own))

    def _restore(self, own: Own) -> None:
        assert self._kept is not None, "what was deleted was kept"
        try:
            self._kept.restore(own.ident)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self.take(own)

    # -- out -----------------------------------------------------------------------

    def ask_where_to_save(self) -> QFileDialog:
        """Ask for a place for the deck as a file that can be changed."""
        return files.ask_where_to_save(self, self.own, self.save)

    def save(self, path: str) -> None:
        """Write the deck with an explanation before it, and say so; of a damaged one what is there."""
        try:
            files.write(path, self._text())
        except (NoFile, Told) as error:
            self._tell("danger", sentence(error))
            return
        told = translate(
            "OwnDeck", "Saved: {file}. Change it with a text editor, then choose it here."
        )
        self._tell("success", told.format(file=path))

    def _text(self) -> str:
        own = self.own
        if own is not None and own.tables is None:
            return self._kept.text(own.ident) if self._kept is not None and own.ident else ""
        text: str = self._decks.format.text(self.tables(), words_of(self._game))
        return text

    # -- words ---------------------------------------------------------------------

    def say(self) -> None:
        """Take the words of the language in use."""
        own, name = self.own, self._name()
        source = "original" if own is None else "own"
        chip = provenance(source) if own is None else translate("OwnDeck", "Own")
        self._chip.setText(chip)
        theme.mark(self._chip, kind=source)
        self.box.say()
        holds = own is None or (own.tables is not None and not self._decks.wrong(own))
        told = self._decks.sentences(self.tables(), words_of(self._game)) if holds else []
        self.contents.setText("\n".join(told))
        self.contents.setVisible(bool(told))
        why = self.why_not()
        self.reason.setText(why)
        self.reason.setVisible(bool(why))
        self.edit.setText(self._edit_verb())
        self.edit.setEnabled(own is None or own.tables is not None)
        self.keep.setText(self._keep_verb())
        can_save = holds or (own is not None and own.tables is None)
        self.keep.setEnabled(can_save)
        tip(self.keep, "" if can_save else why)
        self.setAccessibleName(", ".join((translate("OwnDeck", "Deck"), name, chip)))
        self.open.setAccessibleDescription(f"{name}: {', '.join(told)}")
        self.told.hide()

    def show_why_not(self) -> None:
        """Bring into sight why a match cannot be begun; the keyboard goes to what helps."""
        (self.edit if self.has_editor else self.box.list).setFocus(Qt.FocusReason.OtherFocusReason)
        frames.bring_into_view(self.reason)

    def _name(self) -> str:
        return translate("OwnDeck", "The app’s deck") if self.own is None else self.own.name

    def _keep_verb(self) -> str:
        if self.own is None:
            return translate("OwnDeck", "Save the app’s deck as a file…")
        return translate("OwnDeck", "Save the deck as a file…")

    def _edit_verb(self) -> str:
        if self.own is None:
            return translate("OwnDeck", "Look at the cards, change them…")
        return translate("OwnDeck", "Change the cards…")

    def _tell(self, role: str, text: str) -> None:
        theme.mark(self.told, role=role)
        self.told.setText(text.replace(os.sep, f"{os.sep}\u200b"))  # a path may be long
        self.told.setAccessibleName(text)
        self.told.show()


def _unnamed() -> str:
    return translate("OwnDeck", "Our deck")
