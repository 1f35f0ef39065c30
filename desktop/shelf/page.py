"""The first page: the shelf, and the list of all matches; `front` and `all_matches` are its looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from desktop.host.files import local_files
from desktop.host.trouble import sentence
from desktop.look.notice import Notice
from desktop.look.page import Page
from desktop.look.shortcuts import listen
from desktop.look.translate import translate
from desktop.shelf import match_files, verbs
from desktop.shelf.bar import ShelfBar
from desktop.shelf.changes import Changes
from desktop.shelf.front import OTHER, Front
from desktop.shelf.glance import Glances
from desktop.shelf.history import LATEST
from desktop.shelf.notices import Gone
from desktop.shelf.strip import MOST_TILES
from engine.store.library import Info, Library
from engine.store.library_file import LibraryError

if TYPE_CHECKING:
    from desktop.look.page import type_of_keys
    from desktop.shelf.all_matches import AllMatches

DOORS = {"P": "play", "T": "table", "S": "score"}
"""Keys that open a door of the chosen game."""


class ShelfPage(Page):
    """What there is to play.

    `new_match` and `table` carry a game's name, `open_match` a match's id, be it over or not.
    `refresh()` reads the library again, as does every showing of the page. `bar.right` takes
    what the window adds; `escape()` leads from the list of all matches back to the shelf.
    """

    new_match = Signal(str)
    table = Signal(str)
    score = Signal(str)
    first_match = Signal(str, str)
    open_match = Signal(int)

    def __init__(self, library: Library, place: QWidget | None = None) -> None:
        super().__init__(place)
        self.setAcceptDrops(True)
        self._library = library
        self._waiting: Sequence[Info] = ()
        self._all_matches: AllMatches | None = None
        self.glances = Glances(library)
        self.changes = Changes(library, self)
        self.changes.changed.connect(self.refresh)
        self.changes.failed.connect(self._complain)
        self.bar: ShelfBar = ShelfBar()
        self.bar.back.connect(self.show_front)
        self.bar.search.textChanged.connect(self._seek)
        self.bar.search.down.connect(self._to_found)
        self.gone = Gone(self._bring_back)
        self.trouble, self.warning = Notice(), Notice()
        """What did not work, and what a person should know before the record of a match is saved."""
        self.gone.closed.connect(self.setFocus)
        self.changes.deleted.connect(self.gone.tell)
        self.changes.written.connect(self.warning.tell)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.bar, self.trouble, self.gone, self.warning):
            column.addWidget(part)
        self.looks = QStackedWidget()
        column.addWidget(self.looks, 1)
        self.front = self._front()
        self.strip, self.history = self.front.strip, self.front.history
        self.all, self.cards = self.front.all, self.front.cards
        self.looks.addWidget(self.front)
        self._take_keys()

    def _front(self) -> Front:
        front = Front(self.glances, self.looks)
        for group in (front.strip, front.history):
            group.wanted.connect(self.do_verb)
            group.renamed.connect(self.changes.rename)
        front.strip.start.connect(self.new_match)
        front.strip.file.clicked.connect(self.ask_for_file)
        front.all.clicked.connect(lambda: self.show_all())
        front.history.all.clicked.connect(lambda: self.show_all("over"))
        for card in front.cards:
            card.play.connect(self.new_match)
            card.table.connect(self.table)
            card.score.connect(self.score)
            card.first_match.connect(self.first_match)
        return front

    # -- keys ----------------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("C", translate("Keys", "continue the latest match")),
            ("1 … 9", translate("Keys", "choose a game")),
            ("P  T  S", translate("Keys", "play, table or score of the chosen game")),
            ("↑ ↓ ← →", translate("Keys", "another match or game")),
            ("Enter", translate("Keys", "activate what is selected")),
            ("/", translate("Keys", "search the matches")),
            ("Ctrl+Z", translate("Keys", "bring a deleted match back")),
        )

    def _take_keys(self) -> None:
        to_do: dict[str, Callable[[], object]] = {
            "C": self._continue_latest,
            **{key: partial(self._enter, kind) for key, kind in DOORS.items()},
            "/": self._search,
            "Ctrl+Z": self._bring_back,
        }
        for number, card in enumerate(self.cards, 1):
            to_do[str(number)] = partial(self.front.choose, card)
        listen(self, to_do)

    def _continue_latest(self) -> None:
        waiting = [info for info in self._waiting if info.playable]
        if waiting:
            self.open_match.emit(waiting[0].id)

    def _enter(self, kind: str) -> None:
        """Go through a door of the game that has the keyboard, else of the first."""
        focus = QApplication.focusWidget()
        chosen = (it for it in self.cards if focus is not None and it.isAncestorOf(focus))
        card = next(chosen, self.cards[0])
        if kind in card.doors:
            card.doors[kind].click()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.shows_all:
            self.all_matches.take_focus()
        else:
            self.entry().setFocus(OTHER)

    def entry(self) -> QWidget:
        """Where the keyboard lands on the shelf."""
        return self.front.entry()

    # -- what is shown -------------------------------------------------------------

    @property
    def all_matches(self) -> AllMatches:
        """The list of all matches, made when it is first wanted."""
        if self._all_matches is None:
            from desktop.shelf.all_matches import AllMatches  # only now: the shelf is seen first

            made = self._all_matches = AllMatches(self.glances)
            made.wanted.connect(self.do_verb)
            made.renamed.connect(self.changes.rename)
            made.open_file.connect(self.ask_for_file)
            made.clear_search.connect(self._clear_search)
            made.list.above.connect(self._search)
            self.looks.addWidget(made)
            try:
                self._tell_all(made)
            except LibraryError as error:
                self._complain(error, again=True)
        return self._all_matches

    @property
    def shows_all(self) -> bool:
        """Whether the list of all matches is shown."""
        return self.looks.currentWidget() is not self.front

    def refresh(self) -> None:
        """Read the library and show what is there."""
        try:
            count = self._library.count()
            gone = self._library.count(deleted=True)
            self._waiting = self._library.latest(MOST_TILES, finished=False)
            over = self._library.latest(LATEST, finished=True)
            if self._all_matches is not None:
                self._tell_all(self._all_matches)
        except LibraryError as error:
            self._complain(error, again=True)
            return
        self.trouble.hide()
        self.front.count(count, gone)
        self.front.tell(self._waiting, over, self._library.file.clock())

    def showEvent(self, event: QShowEvent) -> None:
        """Matches may have gone on since the page was last seen."""
        super().showEvent(event)
        self.refresh()

    def show_all(self, which: str = "") -> None:
        """Show the list of all matches, or of those that are over."""
        view = self.all_matches
        if which:
            view.which.choose(which)
        self._look_at(view)
        view.take_focus()

    def show_front(self) -> None:
        """Show the shelf."""
        self.bar.search.clear()
        self._look_at(self.front)
        self.entry().setFocus(OTHER)

    def escape(self) -> bool:
        """One level back, if there is one: from what was sought or listed to the shelf."""
        if not self.shows_all:
            leaves = self.bar.search.hasFocus()
            if leaves:
                self.entry().setFocus(OTHER)
            return leaves
        if self.bar.search.text() and not self.bar.search.hasFocus():
            self._search()
        else:
            self.show_front()
        return True

    def _tell_all(self, view: AllMatches) -> None:
        """The list of all reads every match, which the shelf itself does not."""
        view.tell(self._library.matches(), self._library.matches(deleted=True))

    def _look_at(self, view: QWidget) -> None:
        self.looks.setCurrentWidget(view)
        self.bar.tell(all_matches=self.shows_all)

    def _complain(self, error: Exception, *, again: bool = False) -> None:
        verb = (lambda: translate("Shelf", "Try again")) if again else ""
        self.trouble.tell(partial(sentence, error), verb, self.refresh)

    # -- the search ----------------------------------------------------------------

    def _search(self) -> None:
        self.bar.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.bar.search.selectAll()

    def _seek(self, text: str) -> None:
        if text.strip() and not self.shows_all:
            self._look_at(self.all_matches)
        if self._all_matches is not None:
            self._all_matches.seek(text)

    def _to_found(self) -> None:
        if self.shows_all and self.all_matches.list.isVisible():
            self.all_matches.list.setFocus(OTHER)

    def _clear_search(self) -> None:
        self.bar.search.clear()
        self._search()

    # -- what is done with matches -------------------------------------------------

    def do_verb(self, verb: str, info: Info) -> None:
        """Do with a match what was chosen."""
        match verb:
            case verbs.OPEN:
                self.open_match.emit(info.id)
            case verbs.COPY:
                made = self.changes.copy(info)
                if made is not None and self.shows_all:
                    self.all_matches.list.select(made)
            case verbs.SAVE:
                self._save(info)
            case verbs.DELETE:
                self.changes.delete(info)
            case verbs.RESTORE:
                if self.changes.restore(info):
                    self.gone.hide()

    def _save(self, info: Info) -> None:
        if not match_files.holds_hands(info):
            self.changes.save(info)
            return

        def said() -> str:
            told = translate(
                "Shelf",
                "“{name}” is not over yet, and the file holds all hands, the hidden ones too.",
            )
            return told.format(name=info.name)

        self.warning.tell(
            said,
            lambda: translate("Shelf", "Save all the same…"),
            lambda: self.changes.save(info),
        )
        self.warning.take_focus()

    def _bring_back(self) -> None:
        info = self.changes.bring_back()
        if info is None:
            return
        self.gone.hide()
        if self.shows_all:
            if self.all_matches.which.now() == "deleted":
                self.all_matches.which.choose("all")
            self.all_matches.list.select(info.id)
            self.all_matches.list.setFocus(OTHER)
        else:
            self.front.give_keyboard(info.id, 0)

    # -- files ---------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Ask for the file of a match."""
        match_files.ask_what_to_open(self, lambda path: self._take_in([path]))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped anywhere on the page."""
        if local_files(event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """What was dropped is opened like a file that was chosen."""
        event.acceptProposedAction()
        self._take_in(local_files(event.mimeData().urls()))

    def _take_in(self, paths: Sequence[str]) -> None:
        """Take in all that holds; one alone is opened."""
        taken = self.changes.take_in(paths)
        if len(paths) == 1 and taken:
            self.open_match.emit(taken[0])
        elif taken:
            self.show_all()
            self.all_matches.list.select(taken[0])
