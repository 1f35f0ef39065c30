"""The score calculator: the form, and beside it, live, the sheet with every reason."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QDate, QDateTime, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.contract import ScoreForm
from desktop.editions.choice import EditionChoice
from desktop.host import files
from desktop.host.files import NoFile
from desktop.host.trouble import sentence
from desktop.look import file_dialog, frames, theme
from desktop.look.controls import words_of
from desktop.look.frames import TopBar
from desktop.look.page import Page, type_of_keys
from desktop.look.shortcuts import shortcut
from desktop.look.translate import speak, translate
from desktop.score.keep import KeptSheets
from desktop.score.live import Live
from desktop.score.paper import device
from desktop.score.paper.blank import blank
from desktop.score.paper.filled import sheet
from desktop.score.paper.pages import Paper
from desktop.score.readings import Readings
from desktop.score.refusals import checked
from desktop.score.rows import Rows
from desktop.score.settlement import Settled, settle
from desktop.score.verbs import Verbs
from engine.base.errors import Told
from engine.rules import sheet_text
from engine.rules.edition import Edition
from engine.rules.game import Game
from engine.store.editions import Editions
from engine.store.sheets import Kept, Sheets

TWO_COLUMNS, SHARES = 1080, (11, 10)
"""Width of form and sheet beside each other at the least, and how they share it."""


class Opened(NamedTuple):
    """The kept sheet that is open: its number, its name, and the day on which it was kept."""

    id: int = 0
    name: str = ""
    day: QDate | None = None


NONE = Opened()


def _nameless(form: ScoreForm) -> dict[str, object]:
    """What is counted on the form, whoever the people are."""
    copy = form.copy()
    copy.counted.names = [""] * len(copy.counted.names)
    return copy.document()


class ScorePage(Page):
    """Counts in, points out. The bar's `bar.right` takes what the window adds."""

    trouble = Signal(str)
    """Something could not be written; a sentence for the person."""
    written = Signal(str)
    """Something was written; a sentence that says where."""
    deleted = Signal(str, object)
    """A sheet is gone: a sentence, and what brings it back."""
    counting = Signal(object)
    """The form that people count on and have not kept yet; None once nothing of it can be lost."""
    edition_wanted = Signal(str)
    """The edition of that name is to be entered; empty for any."""

    def __init__(
        self,
        game: Game,
        form: ScoreForm,
        sheets: Sheets,
        editions: Editions | None = None,
        place: QWidget | None = None,
        *,
        filled: Callable[[], ScoreForm] | None = None,
        is_under_way: bool = False,
    ) -> None:
        """`filled` is what a match fills in, which may be under way; without one it is people's own."""
        super().__init__(place)
        self.setProperty("clause", "help.score")  # for F1, where nothing says better
        self.game = game
        self._sheets = sheets
        self._open_sheet = NONE
        self._editions = editions
        self._filled, self._is_under_way = filled, is_under_way
        self._of_match = _nameless(form)
        """What the match had filled in."""
        self._known = form.document()
        """What a match fills in again, was saved, or is empty."""
        self.settled: Settled | None = None
        """None while something is missing or cannot be."""
        self.bar: TopBar = TopBar(
            lambda: translate("Score", "Score calculator"),
            lambda: words_of(game.name).at("game", "name"),
            game.name,
            lambda: translate("Score", "Back"),
        )
        self.bar.back.connect(self.back)
        self.rows = Rows(game, form)
        self.readings = Readings(game, form)
        has_editions = editions is not None and game.schema is not None and game.schema.groups
        self.edition = EditionChoice() if has_editions else None
        self.kept = KeptSheets()
        self.live = Live(game)
        self.verbs = Verbs()
        values = (self.edition,) if self.edition is not None else ()
        left = frames.column_of(self.rows, self.readings, *values, self.kept)
        right = frames.column_of(self.live)
        contents = QWidget()
        inner = QVBoxLayout(contents)
        self._columns = frames.Columns(left, right, TWO_COLUMNS, SHARES)
        inner.addWidget(self._columns)
        inner.addStretch(1)
        theme.dress(
            contents, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 16, 32, 24)))
        )
        frames.stack(self, self.bar, contents, self.verbs)
        self.rows.changed.connect(self._changed)
        self.rows.cleared.connect(self._begin_anew)
        self.readings.changed.connect(self._read_otherwise)
        self.kept.keep.connect(self._keep)
        self.kept.open.connect(self._open)
        self.kept.delete.connect(self._delete)
        self.kept.save.connect(self._save_damaged)
        self.verbs.copy.connect(self._copy)
        self.verbs.pdf.connect(self._save_pdf)
        self.verbs.print.connect(self._print)
        self.verbs.blank.connect(self._save_blank)
        if self.edition is not None:
            self.edition.changed.connect(self._count_with)
            self.edition.wanted.connect(self.edition_wanted)
            self._hold_edition()
        shortcut(self, "Ctrl+P", self._print)
        speak(self, lambda it: it.settle())
        self._list()

    def settle(self) -> None:
        """Show what the calculator makes of the form as it stands."""
        form = self.rows.form
        self.readings.take(form)
        self._columns.need(max(TWO_COLUMNS, self.rows.room * sum(SHARES) // SHARES[0]))
        refused, missing = checked(form, words_of(self.game.name))
        refused = [*self.rows.unread(), *refused]
        self.rows.refuse(refused)
        self.settled = None
        if refused:
            self.live.show_refusals([self.rows.in_full(each) for each in refused])
        elif missing:
            self.live.show_missing(form, missing)
        else:
            self.settled = self._settle(form)
            self.live.show_settled(self.settled)
        self.verbs.can_take_along(self.settled is not None)

    def _settle(self, form: ScoreForm) -> Settled:
        is_as_filled = self._of_match == _nameless(form)
        return settle(self.game, form, is_under_way=self._is_under_way and is_as_filled)

    # -- of a match ----------------------------------------------------------------

    @property
    def question(self) -> Hashable:
        """A match that is open is counted in one place."""
        return None if self._filled is None else (type(self), self.game.name)

    def holds(self) -> bool:
        # Also for those who look at it now.
        return self._filled is None or _nameless(self._filled()) == self._of_match

    def unfinished(self) -> str:
        if not (self._is_changed and self.holds()):
            return ""
        return translate("Score", "What you entered in the score calculator is not saved.")

    def dropped(self) -> str:
        if not self._is_changed:
            return ""
        if self.holds():
            return translate(
                "Score",
                "You left the match: what you entered in the score calculator was not saved.",
            )
        return translate(
            "Score",
            "The match has gone on: what you entered in the score calculator was not saved.",
        )

    @property
    def _is_changed(self) -> bool:
        """Whether something would be lost with the page; what is people's own the window keeps."""
        return self._filled is not None and self.rows.form.document() != self._known

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("Enter", translate("Keys", "the next number below")),
            ("Tab", translate("Keys", "the next player")),
            ("+  −", translate("Keys", "one more, one less")),
            ("Ctrl+Z", translate("Keys", "undo the last number")),
            ("Ctrl+P", translate("Keys", "print the sheet")),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.rows.take_focus()

    def _read_otherwise(self) -> None:
        self.rows.form.counted.rulings.update(self.readings.chosen())
        self._changed()

    # -- values --------------------------------------------------------------------

    def take_edition(self, edition: Edition) -> None:
        """Count with the values of an edition."""
        if self.edition is not None:
            self._offer()
            self.edition.hold(edition)
            self._count_with()

    def showEvent(self, event: QShowEvent) -> None:
        """Values may have been entered or renamed on another page."""
        super().showEvent(event)
        self._hold_edition()

    def _hold_edition(self) -> None:
        """Offer what is kept now; the form is counted with its own all the same."""
        if self.edition is not None:
            self._offer()
            self.edition.hold(self.rows.form.counted.edition)

    def _offer(self) -> None:
        if self.edition is not None and self._editions is not None:
            try:
                self.edition.offer(self._editions.all(self.game.name))
            except Told as error:
                self._complain(error)

    def _complain(self, error: Exception) -> None:
        """Tell what could not be read as soon as somebody listens to the page."""
        QTimer.singleShot(0, self, partial(self.trouble.emit, sentence(error)))

    def _count_with(self) -> None:
        assert self.edition is not None, "something was chosen"
        form = self.rows.form
        form.counted.edition = self.edition.edition
        self.rows.count_anew()
        self._changed()

    # -- kept sheets ---------------------------------------------------------------

    def _list(self) -> None:
        try:
            self.kept.show_sheets(self._sheets.all(self.game.name))
        except Told as error:
            self._complain(error)

    def _changed(self) -> None:
        self.kept.say(str)
        self.settle()
        self.counting.emit(self.rows.form)

    def _know(self) -> None:
        """Nothing of the form can be lost."""
        self._known = self.rows.form.document()
        self.counting.emit(None)

    def _begin_anew(self) -> None:
        """A clean sheet is another one than that which was kept."""
        self._open_sheet = NONE
        self.kept.field.clear()
        self._know()

    def _keep(self, name: str) -> None:
        form = self.rows.form
        if checked(form, words_of(self.game.name)).refused:
            self.kept.say(lambda: translate("Score", "A sheet with errors cannot be saved"))
            return
        try:
            # Under another name it is another sheet; the one that was open stays as it is.
            ident = self._open_sheet.id if name == self._open_sheet.name else 0
            ident = self._sheets.keep(self.game.name, name, form.document(), ident)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self._open_sheet = Opened(ident, name)
        self._know()
        self._list()
        self.kept.say(lambda: translate("Score", "Saved"))

    def _open(self, kept: Kept) -> None:
        day = QDateTime.fromSecsSinceEpoch(kept.changed).date()
        back = partial(self._take_up, self._open_sheet, self.kept.field.text())
        # What was counted before stays unsaved until something is counted here: nobody said to drop it.
        self.rows.show_form(self.rows.form.read(kept.document), back)
        self._take_up(Opened(kept.id, kept.name, day), kept.name)
        self.settle()
        self.rows.take_focus()

    def _take_up(self, sheet: Opened, name: str) -> None:
        """What the rows show now is that sheet."""
        self._open_sheet = sheet
        self.kept.field.setText(name)
        self.kept.say(str)
        self._hold_edition()

    def _save_damaged(self, kept: Kept) -> None:
        """What can still be read of a damaged sheet goes into a file."""

        def save(path: str) -> None:
            try:
                files.write(path, self._sheets.text(kept.id).encode())
            except (NoFile, Told) as error:
                self.trouble.emit(sentence(error))
            else:
                self.written.emit(files.saved(path))

        title = translate("Score", "Save what can be read")
        file_dialog.ask_where_to_save(self, title, "JSON (*.json)", kept.name, "json", save)

    def _delete(self, kept: Kept) -> None:
        try:
            self._sheets.delete(kept.id)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        if self._open_sheet.id == kept.id:
            self._open_sheet = NONE
        self._list()
        told = translate("Score", "The sheet {name} is deleted").format(name=kept.name)
        self.deleted.emit(told, lambda: self._restore(kept))

    def _restore(self, kept: Kept) -> None:
        try:
            self._sheets.restore(kept.id)
        except Told as error:
            self.trouble.emit(sentence(error))
            return
        self._list()

    # -- taking it along -----------------------------------------------------------

    def _copy(self) -> None:
        if self.settled is not None:
            form, words = self.settled.form.counted, self.settled.told.words
            lines = sheet_text.of_form(self.game.name, form, words)
            if values := self.settled.values:
                lines += ["", values]
            QGuiApplication.clipboard().setText("\n".join(lines) + "\n")
            self.verbs.tell_copied()

    def _save_pdf(self) -> None:
        if self.settled is not None:
            self._save(self._sheet(self.settled), translate("Score", "Score sheet"))

    def _save_blank(self) -> None:
        paper = blank(self.game, self.rows.form)
        self._save(paper, translate("Score", "Blank score sheet"))

    def _save(self, paper: Paper, name: str) -> None:
        device.ask_where(self, name, lambda path: self._write(paper, path))

    def _write(self, paper: Paper, path: str) -> None:
        try:
            device.write(paper, path)
        except NoFile as error:
            self.trouble.emit(sentence(error))
        else:
            self.written.emit(files.saved(path))

    def _print(self) -> None:
        if self.settled is not None:
            device.print_out(self, self._sheet(self.settled))

    def _sheet(self, settled: Settled) -> Paper:
        """One that was kept has its name, and the day on which it was."""
        return sheet(settled, self._open_sheet.name, self._open_sheet.day)
