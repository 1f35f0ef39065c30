"""The first page: matches to continue, the games, and matches that are over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.frames import Tiles, TopBar
from desktop.look.translate import translate
from desktop.shelf import match_files
from desktop.shelf.game_card import GameCard
from desktop.shelf.history import History
from desktop.shelf.match_files import NoFile
from desktop.shelf.match_tile import Gone, MatchTile, nothing_yet
from desktop.trouble import sentence
from engine import game as games
from engine.errors import Told
from engine.library import Info, Library
from engine.library_file import LibraryError

FEW = 3
"""Open matches that are shown at first, so that the games stay in sight."""


class ShelfPage(QWidget):
    """What there is to play.

    `new_match` carries a game's name, `open_match` a match's id, be it over or not.
    `refresh()` reads the library again, as does every showing of the page. `bar.right` takes
    what the window adds.
    """

    new_match = Signal(str)
    open_match = Signal(int)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAcceptDrops(True)
        self._library = library
        self._deleted: Info | None = None
        self._count = 0
        self.bar = TopBar(lambda: "Waypost", None)
        self.trouble = controls.text("", "danger", wrap=True)
        self.trouble.hide()
        self.gone = Gone()
        self.gone.hide()
        self.gone.undo.clicked.connect(self._bring_back)
        self.waiting = Tiles(372)
        self.nothing = nothing_yet()
        self.games = Tiles(340, fill=True)
        self.games.show_tiles([self._card(name) for name in games.names()])
        self.all = controls.button(self._all, "link")
        self.all.setCheckable(True)
        self.all.toggled.connect(lambda _: self.refresh())
        self.file = controls.button(
            lambda: translate("Shelf", "Open a match file…"), "quiet", "import"
        )
        self.file.clicked.connect(lambda: match_files.ask_what_to_open(self, self._take_in))
        self.history = History()
        self.history.look.connect(self.open_match)
        self.history.save.connect(self._save)
        self.history.delete.connect(self._delete)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(frames.Scrolled(self._contents()), 1)

    def refresh(self) -> None:
        """Read the library and show what is there."""
        try:
            matches = self._library.matches()
        except LibraryError as error:
            self._complain(error)
            return
        self.trouble.hide()
        waiting = [info for info in matches if not info.finished]
        self._count = len(waiting)
        self.all.setVisible(len(waiting) > FEW)
        self.all.setText(self._all())
        shown = waiting if self.all.isChecked() else waiting[:FEW]
        self.waiting.show_tiles([self._tile(info) for info in shown])
        self.waiting.setVisible(bool(waiting))
        self.nothing.setVisible(not waiting)
        self.history.tell([info for info in matches if info.finished])

    def showEvent(self, event: QShowEvent) -> None:
        """Matches may have gone on since the page was last seen."""
        super().showEvent(event)
        self.refresh()

    def _contents(self) -> QWidget:
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.setSpacing(10)
        column.addWidget(self.trouble)
        column.addWidget(self.gone)
        head = frames.heading(lambda: translate("Shelf", "Continue"))
        frames.row_of(head).addWidget(self.all)
        frames.row_of(head).addWidget(self.file)
        column.addWidget(head)
        column.addWidget(self.nothing)
        column.addWidget(self.waiting)
        column.addSpacing(14)
        column.addWidget(
            frames.Columns(
                _section(lambda: translate("Shelf", "The shelf"), self.games),
                _section(lambda: translate("Shelf", "Matches that are over"), self.history),
                900,
                (2, 3),
            )
        )
        column.addStretch(1)
        unofficial = controls.text(
            lambda: translate(
                "Shelf",
                "Waypost is unofficial. Game names belong to their publishers. "
                "No printed text, art or scans are included.",
            ),
            "small-muted",
            wrap=True,
        )
        column.addWidget(unofficial)
        theme.dress(
            contents,
            lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 20, 32, 16))),
        )
        return contents

    def _all(self) -> str:
        if self.all_shown():
            return translate("Shelf", "Show the latest only")
        return translate("Shelf", "Show all {count} matches").format(count=self._count)

    def all_shown(self) -> bool:
        """Whether all open matches are shown, not only the latest."""
        return self._count > FEW and self.all.isChecked()

    def _card(self, name: str) -> GameCard:
        card = GameCard(name)
        card.play.connect(self.new_match)
        return card

    def _tile(self, info: Info) -> MatchTile:
        tile = MatchTile(info)
        tile.go.clicked.connect(lambda: self.open_match.emit(info.id))
        tile.renamed.connect(lambda name: self._do(lambda: self._library.rename(info.id, name)))
        tile.save.clicked.connect(lambda: self._save(info))
        tile.delete.clicked.connect(lambda: self._delete(info))
        return tile

    # -- files ---------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped anywhere on the page."""
        if match_files.local_files(event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """What was dropped is opened like a file that was chosen."""
        paths = match_files.local_files(event.mimeData().urls())
        event.acceptProposedAction()
        for path in paths[:1]:
            self._take_in(path)

    def _take_in(self, path: str) -> None:
        try:
            ident = match_files.take_in(self._library, path)
        except (Told, NoFile) as error:
            self._complain(error)
            return
        self.open_match.emit(ident)

    def _save(self, info: Info) -> None:
        def save(path: str) -> None:
            try:
                match_files.save(self._library, info.id, path)
            except (Told, NoFile) as error:
                self._complain(error)

        match_files.ask_where_to_save(self, info.name, save)

    # -- changes -------------------------------------------------------------------

    def _delete(self, info: Info) -> None:
        if self._do(lambda: self._library.delete(info.id)):
            self._deleted = info
            self.gone.tell(info.name)
            self.gone.undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bring_back(self) -> None:
        if (info := self._deleted) is not None:
            self._do(lambda: self._library.restore(info.id))
            self.gone.hide()

    def _do(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except LibraryError as error:
            self._complain(error)
            return False
        self.refresh()
        return True

    def _complain(self, error: Exception) -> None:
        self.trouble.setText(sentence(error))
        self.trouble.show()


def _section(title: controls.Saying, part: QWidget) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    column.addWidget(frames.heading(title))
    column.addWidget(part)
    column.addStretch(1)
    return made
