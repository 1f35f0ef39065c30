"""The score sheet over a match that is over: the ways to it, from it, and back to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop import boards
from desktop.host.files import NoFile, saved
from desktop.host.trouble import sentence
from desktop.look.notice import Notice
from desktop.look.page import Page
from desktop.look.translate import translate
from desktop.shelf import match_files
from desktop.shell.bar_verbs import score_now
from desktop.shell.open_match import OpenMatch
from desktop.shell.pages import Pages
from engine.base.errors import Told

if TYPE_CHECKING:
    # Loaded with the first sheet, so that the shelf is seen sooner.
    from desktop.sheet.analysing import Analysing
    from desktop.sheet.page import SheetPage
    from engine.analysis.analysis import Analysis, Swing
    from engine.match.match import Match


class EndSheet(QObject):
    """Shows the sheet of the match that is open; what leads farther, the window is asked for."""

    page_wanted = Signal(object)
    """The sheet is there, to be laid over the match."""
    shelf = Signal()
    again = Signal(object)
    """The people of this match want to play once more."""
    count_wanted = Signal(object)
    """The calculator is wanted, filled from this match."""
    values_wanted = Signal(object)
    """The values of one's own board are to be entered, from those of this match."""

    def __init__(self, pages: Pages, notice: Notice) -> None:
        super().__init__(pages)
        self._pages, self._notice = pages, notice
        self._lifted: tuple[Page, int] | None = None
        """The sheet from which a moment of its match is looked at, and the revision it tells of."""
        self._opened: OpenMatch | None = None
        self._analysing: Analysing | None = None
        """What looks at the match again; it goes on beside whatever page is shown of that."""

    def show(self, opened: OpenMatch) -> None:
        """Show the sheet over its match, unless the game has none."""
        match = opened.match
        has_sheet = match.game.scores or boards.has(match.game.name, "sheet")
        if not has_sheet or self._take_up(match):
            return
        from desktop.sheet.page import SheetPage

        sheet = SheetPage(self._analysing_of(opened), self._pages)
        sheet.notice = self._notice
        sheet.are_hands_open = lambda: opened.are_hands_open
        sheet.show_result(match, opened.name, self._analysis(opened))
        sheet.shelf.connect(self.shelf)
        sheet.again.connect(lambda: self.again.emit(match))
        sheet.hands.connect(lambda: self._open_hands(opened, sheet))
        sheet.values_wanted.connect(lambda: self.values_wanted.emit(match))
        sheet.renamed.connect(lambda name: self._rename(opened, name, sheet))
        sheet.export.connect(lambda: self._export(opened, sheet))
        sheet.moment.connect(lambda number: self._look_back(opened, number))
        sheet.asked.connect(lambda swing: self._look_back(opened, swing))
        if boards.has(match.game.name, "score"):
            sheet.bar.right.addWidget(score_now(match, self.count_wanted.emit))
        self.page_wanted.emit(sheet)

    def _analysing_of(self, opened: OpenMatch) -> Analysing:
        from desktop.sheet.analysing import Analysing

        if self._analysing is None:
            # Without a parent: a sheet that is on its way out may still ask how far it is.
            self._opened, self._analysing = opened, Analysing()
            self._analysing.found.connect(lambda found: self._keep(opened, found))
        return self._analysing

    def _analysis(self, opened: OpenMatch) -> Analysis | None:
        """What this match was found to be as it stands, if it was looked at again."""
        from engine.analysis.kept import read

        return read(opened.library.analyses.of(opened.ident), opened.match)

    def _keep(self, opened: OpenMatch, found: Analysis) -> None:
        from engine.analysis.kept import written

        try:
            opened.library.analyses.keep(opened.ident, written(found, opened.match))
        except Told as error:
            self._notice.tell(partial(sentence, error))

    def leave(self) -> None:
        """The match is left, and the sheet from which somebody looked at a moment with it.

        How far it was looked at again is kept.
        """
        if self._analysing is not None and self._opened is not None:
            found = self._analysing.end()
            if found is not None:
                self._keep(self._opened, found)
            self._opened = self._analysing = None
        if self._lifted is not None:
            self._pages.let_go(self._lifted[0])
            self._lifted = None

    def _take_up(self, match: Match) -> bool:
        """Bring the sheet from which somebody looked at a moment; whether it still holds."""
        if self._lifted is None:
            return False
        (sheet, revision), self._lifted = self._lifted, None
        if revision != match.revision:
            self._pages.let_go(sheet)
            return False
        self._pages.lay_over(sheet)
        return True

    def _look_back(self, opened: OpenMatch, what: int | Swing) -> None:
        """To the board as it was after that entry of the log, or when that was asked."""
        if self._pages.top is not opened.page:
            self._lifted = (self._pages.lift(), opened.match.revision)
            opened.look_back(what)

    def _open_hands(self, opened: OpenMatch, sheet: SheetPage) -> None:
        """Nothing of the match is hidden any more, and its sheet tells what it kept to itself."""
        opened.open_hands()
        sheet.tell_open()
        self._notice.tell(
            lambda: translate("Sheet", "All hands lie open now: on the board, in the log and here.")
        )

    def _rename(self, opened: OpenMatch, name: str, sheet: SheetPage) -> None:
        try:
            opened.rename(name)
        except Told as error:
            self._notice.tell(partial(sentence, error))
            return
        sheet.show_name(name)

    def _export(self, opened: OpenMatch, sheet: SheetPage) -> None:
        def save(path: str) -> None:
            try:
                match_files.save(opened.library, opened.ident, path)
            except (Told, NoFile) as error:
                self._notice.tell(partial(sentence, error))
            else:
                self._notice.tell(partial(saved, path))

        match_files.ask_where_to_save(sheet, sheet.name, save)
