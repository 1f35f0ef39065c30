"""The first page: matches to continue, the games, and matches that are over; and the list of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.frames import Tiles
from desktop.look.translate import translate
from desktop.shelf import match_files, verbs
from desktop.shelf.bar import ShelfBar
from desktop.shelf.game_card import GameCard
from desktop.shelf.glance import Glances
from desktop.shelf.gone import Gone, Trouble
from desktop.shelf.history import LATEST, History
from desktop.shelf.match_button import MatchButton
from desktop.shelf.match_files import NoFile
from desktop.shelf.strip import MOST_TILES, Strip
from desktop.shelf.walk import target
from desktop.trouble import sentence
from engine import game as games
from engine.errors import Told
from engine.library import Info, Library
from engine.library_file import LibraryError

if TYPE_CHECKING:
    from desktop.look.keys import type_of_keys
    from desktop.shelf.all_matches import AllMatches

OTHER = Qt.FocusReason.OtherFocusReason
ROOM_FOR_TWO = 900


class ShelfPage(QWidget):
    """What there is to play.

    `new_match` and `table` carry a game's name, `open_match` a match's id, be it over or not.
    `refresh()` reads the library again, as does every showing of the page. `bar.right` takes
    what the window adds; `escape()` leads from the list of all matches back to the shelf.
    """

    new_match = Signal(str)
    table = Signal(str)
    score = Signal(str)
    open_match = Signal(int)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self._library = library
        self._deleted: Info | None = None
        self._count = 0
        self._waiting: Sequence[Info] = ()
        self._all_matches: AllMatches | None = None
        self.glances = Glances(library)
        self.bar = ShelfBar()
        self.bar.back.connect(self.show_front)
        self.bar.search.textChanged.connect(self._seek)
        self.bar.search.down.connect(self._to_found)
        self.trouble, self.gone = Trouble(self.refresh), Gone()
        self.gone.undo.clicked.connect(self._bring_back)
        self.strip = Strip(games.names()[0])
        self.glances.drawn.connect(self.strip.look)
        self.strip.wanted.connect(self._wanted)
        self.strip.renamed.connect(self._rename)
        self.strip.start.connect(self.new_match)
        self.strip.file.clicked.connect(self.ask_for_file)
        self.all = controls.button(self._all, "link")
        self.all.clicked.connect(lambda: self.show_all())
        self.history = History()
        self.history.wanted.connect(self._wanted)
        self.history.renamed.connect(self._rename)
        self.history.all.clicked.connect(lambda: self.show_all("over"))
        self.cards = [self._card(name) for name in games.names()]
        self.front = frames.Scrolled(self._contents())
        self.front.installEventFilter(self)
        self.looks = QStackedWidget()
        self.looks.addWidget(self.front)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(self.trouble)
        page.addWidget(self.gone)
        page.addWidget(self.looks, 1)
        for keys, do in (
            ("C", self._continue_latest),
            ("P", self._play),
            ("/", self._search),
            ("Ctrl+Z", self._bring_back),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)
        for number, card in enumerate(self.cards, 1):
            chosen = QShortcut(QKeySequence(str(number)), self)
            chosen.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            chosen.activated.connect(lambda card=card: card.door.setFocus(OTHER))

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("C", translate("Keys", "continue the latest match")),
            ("1 … 9", translate("Keys", "choose a game")),
            ("P", translate("Keys", "play the chosen game")),
            ("↑ ↓ ← →", translate("Keys", "another match or game")),
            ("Enter", translate("Keys", "press what has the keyboard")),
            ("/", translate("Keys", "search the matches")),
            ("Ctrl+Z", translate("Keys", "bring a deleted match back")),
        )

    # -- what is shown -------------------------------------------------------------

    @property
    def all_matches(self) -> AllMatches:
        """The list of all matches, made when it is first wanted."""
        if self._all_matches is None:
            from desktop.shelf.all_matches import AllMatches  # only now: the shelf is seen first

            made = self._all_matches = AllMatches(self.glances)
            made.wanted.connect(self._wanted)
            made.renamed.connect(self._rename)
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
        self._count = count
        self.all.setVisible(bool(count or gone))
        self.all.setText(self._all())
        at = self._place_of_keyboard()
        self.strip.tell(self._waiting, self.glances, self._library.clock())
        self.history.tell(over)
        if at is not None:
            self._give_keyboard(*at)

    def _tell_all(self, view: AllMatches) -> None:
        """The list of all reads every match, which the shelf itself does not."""
        view.tell(self._library.matches(), self._library.matches(deleted=True))

    def show_all(self, which: str = "") -> None:
        """Show the list of all matches, or of those that are over."""
        view = self.all_matches
        if which:
            view.which.choose(which)
        self._look_at(view)
        (view.list if view.list.isVisibleTo(view) else view.which.chosen_button()).setFocus(OTHER)

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

    def entry(self) -> QWidget:
        """Where the keyboard lands: on the latest match, else where one begins."""
        return self.strip.tiles[0] if self.strip.tiles else self.strip.begin

    def showEvent(self, event: QShowEvent) -> None:
        """Matches may have gone on since the page was last seen."""
        super().showEvent(event)
        self.refresh()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page hands the keyboard on."""
        super().focusInEvent(event)
        (self.all_matches.list if self.shows_all else self.entry()).setFocus(OTHER)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go from tile to tile and from row to row; what scrolls would take them."""
        if watched is not self.front or not isinstance(event, QKeyEvent):
            return False
        if event.type() != QEvent.Type.KeyPress:
            return False
        strip: list[QWidget] = [tile for tile in self.strip.tiles if not tile.isHidden()]
        strip = [*(strip or [self.strip.begin]), self.strip.file]
        doors = [card.door for card in self.cards]
        at = QApplication.focusWidget()
        there = target(strip, doors, self.history.rows, at, event.key())
        if there is not None:
            there.setFocus(OTHER)
        return there is not None

    def _contents(self) -> QWidget:
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.setSpacing(10)
        head = frames.heading(lambda: translate("Shelf", "Continue"))
        frames.row_of(head).addWidget(self.all)
        column.addWidget(head)
        column.addWidget(self.strip)
        column.addSpacing(14)
        column.addWidget(frames.heading(lambda: translate("Shelf", "The shelf")))
        cards = Tiles(300, fill=True)
        cards.show_tiles(self.cards)
        column.addWidget(frames.Columns(cards, self.history, ROOM_FOR_TWO, (2, 3)))
        column.addStretch(1)
        column.addWidget(_unofficial())
        theme.dress(
            contents,
            lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 16, 32, 16))),
        )
        return contents

    def _all(self) -> str:
        if self._count == 1:
            return translate("Shelf", "All matches")
        return translate("Shelf", "All {count} matches").format(count=self._count)

    def _card(self, name: str) -> GameCard:
        card = GameCard(name)
        card.play.connect(self.new_match)
        card.table.connect(self.table)
        card.score.connect(self.score)
        return card

    def _look_at(self, view: QWidget) -> None:
        self.looks.setCurrentWidget(view)
        self.bar.tell(all_matches=self.shows_all)

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

    # -- keys ----------------------------------------------------------------------

    def _continue_latest(self) -> None:
        waiting = [info for info in self._waiting if info.playable]
        if waiting:
            self.open_match.emit(waiting[0].id)

    def _play(self) -> None:
        card = next((it for it in self.cards if it.door.hasFocus()), self.cards[0])
        card.door.click()

    def _place_of_keyboard(self) -> tuple[int, int] | None:
        """Which match has the keyboard on the shelf, and its place, before all are made anew."""
        focus = QApplication.focusWidget()
        groups: tuple[Sequence[MatchButton], ...] = (self.strip.tiles, self.history.rows)
        for group in groups:
            for place, button in enumerate(group):
                if button is focus:
                    return button.info.id, place
        return None

    def _give_keyboard(self, ident: int, place: int) -> None:
        there: list[MatchButton] = [*self.strip.tiles, *self.history.rows]
        same = next((it for it in there if it.info.id == ident), None)
        if same is None and there:
            same = there[min(place, len(there) - 1)]
        (same or self.entry()).setFocus(OTHER)

    # -- files ---------------------------------------------------------------------

    def ask_for_file(self) -> None:
        """Ask for the file of a match."""
        match_files.ask_what_to_open(self, lambda path: self._take_in([path]))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped anywhere on the page."""
        if match_files.local_files(event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """What was dropped is opened like a file that was chosen."""
        event.acceptProposedAction()
        self._take_in(match_files.local_files(event.mimeData().urls()))

    def _take_in(self, paths: Sequence[str]) -> None:
        """Take in all that holds; one alone is opened."""
        taken = []
        trouble: Exception | None = None
        for path in paths:
            try:
                taken.append(match_files.take_in(self._library, path))
            except (Told, NoFile) as error:
                trouble = trouble or error
        if len(paths) == 1 and taken:
            self.open_match.emit(taken[0])
            return
        self.refresh()
        if taken:
            self.show_all()
            self.all_matches.list.select(taken[0])
        if trouble is not None:
            self._complain(trouble)

    def _save(self, info: Info) -> None:
        def save(path: str) -> None:
            try:
                match_files.save(self._library, info.id, path)
            except (Told, NoFile) as error:
                self._complain(error)

        match_files.ask_where_to_save(self, info.name, save)

    # -- changes -------------------------------------------------------------------

    def _wanted(self, verb: str, info: Info) -> None:
        match verb:
            case verbs.OPEN:
                self.open_match.emit(info.id)
            case verbs.COPY:
                self._copy(info)
            case verbs.SAVE:
                self._save(info)
            case verbs.DELETE:
                if self._do(lambda: self._library.delete(info.id)):
                    self._deleted = info
                    self.gone.tell(info.name)
            case verbs.RESTORE:
                if self._do(lambda: self._library.restore(info.id)):
                    self.gone.hide()

    def _copy(self, info: Info) -> None:
        name = translate("Shelf", "{name} (copy)").format(name=info.name)
        made: list[int] = []
        if self._do(lambda: made.append(self._library.duplicate(info.id, name))) and self.shows_all:
            self.all_matches.list.select(made[0])

    def _rename(self, info: Info, name: str) -> None:
        self._do(lambda: self._library.rename(info.id, name))

    def _bring_back(self) -> None:
        info, self._deleted = self._deleted, None
        if info is None or not self._do(lambda: self._library.restore(info.id)):
            return
        self.gone.hide()
        if self.shows_all:
            if self.all_matches.which.now() == "deleted":
                self.all_matches.which.choose("all")
            self.all_matches.list.select(info.id)
            self.all_matches.list.setFocus(OTHER)
        else:
            self._give_keyboard(info.id, 0)

    def _do(self, change: Callable[[], object]) -> bool:
        try:
            change()
        except LibraryError as error:
            self._complain(error)
            return False
        self.refresh()
        return True

    def _complain(self, error: Exception, *, again: bool = False) -> None:
        self.trouble.tell(sentence(error), again=again)


def _unofficial() -> QWidget:
    return controls.text(
        lambda: translate(
            "Shelf",
            "Waypost is unofficial. Game names belong to their publishers. "
            "No printed text, art or scans are included.",
        ),
        "small-muted",
        wrap=True,
    )
