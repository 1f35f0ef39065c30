"""The ways to the score calculator, and what was counted there and not saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop import boards
from desktop.host.settings import Settings
from desktop.host.trouble import sentence
from desktop.look import translate
from desktop.look.notice import Notice
from engine.base.errors import Told
from engine.rules.words import load
from engine.store.library import Library

if TYPE_CHECKING:
    # Loaded with the first calculator, so that the shelf is seen sooner.
    from desktop.boards.contract import ScoreForm
    from engine.rules.edition import Edition


class Calculator(QObject):
    """Shows the calculator of a game; what leads farther, the window is asked for."""

    page_wanted = Signal(object)
    """The calculator is there, to be laid over the page."""
    edition_wanted = Signal(str, str, object)
    """The edition of a game by that name is to be entered, and what takes it."""

    def __init__(self, library: Library, chosen: Settings, notice: Notice, pages: QWidget) -> None:
        super().__init__(notice)
        self._library, self._chosen = library, chosen
        self._notice, self._pages = notice, pages
        self._left: dict[str, ScoreForm | None] = {}
        """What was counted in the calculator of a game and is not saved."""

    def show(
        self,
        game: str,
        form: ScoreForm | None = None,
        *,
        filled: Callable[[], ScoreForm] | None = None,
        is_under_way: bool = False,
    ) -> None:
        """Show it as an open match has it `filled`, which may be under way, as it was left, or empty."""
        from desktop.score.page import ScorePage
        from engine.rules import game as games

        form = filled() if filled is not None else form
        is_own, trouble = form is None, None
        if form is None:
            try:
                form = self._unsaved(game)
            except Told as error:
                trouble = error
        form = form or self._empty(game)
        page = ScorePage(
            games.load(game),
            form,
            self._library.sheets,
            self._library.editions,
            self._pages,
            filled=filled,
            is_under_way=is_under_way,
        )
        page.notice = self._notice
        page.counting.connect(partial(self._count_on, game, is_own))
        page.edition_wanted.connect(
            lambda name: self.edition_wanted.emit(game, name, page.take_edition)
        )
        page.trouble.connect(self._notice.tell)
        page.written.connect(self._notice.tell)
        page.deleted.connect(self._notice.tell_gone)
        self.page_wanted.emit(page)
        if page.isVisibleTo(self._pages):  # else what was left of it is gone on with
            page.rows.take_focus()
        if trouble is not None:
            # Only now: a page that is turned puts the notice away.
            self._notice.tell(partial(sentence, trouble))

    def forget(self) -> None:
        """Another library is here now, and what was not saved lies in there."""
        self._left.clear()

    def _empty(self, game: str) -> ScoreForm:
        from engine.rules import game as games

        names = self._chosen.names[:2]
        if len(names) < 2:
            words = load(game, translate.language())
            names = [words.name("colours", colour) for colour in games.load(game).colours[:2]]
        form = boards.score(game).begin(names)
        form.counted.edition = self._edition_of(game)
        return form

    def _edition_of(self, game: str) -> Edition | None:
        """The edition that was used last in a game; None as shipped."""
        from desktop.editions.choice import called, of_now

        name = self._chosen.editions.get(game, "")
        kept = called(self._library.editions.all(game), name) if name else None
        return of_now(kept) if kept is not None else None

    def _unsaved(self, game: str) -> ScoreForm | None:
        """What was counted and not saved, now or before the last end; `Told` if it cannot be read."""
        from engine.rules import game as games

        if game in self._left:
            return self._left[game]
        document = self._library.unsaved_sheets.of(game)
        if not isinstance(document, dict):
            return None
        form = boards.score(game).read(document)
        # A damaged one may name nobody.
        return form if len(form.counted.names) in games.load(game).seats else None

    def _count_on(self, game: str, is_own: bool, form: ScoreForm | None) -> None:
        """Keep what people count and have not saved, so that nothing of it is lost.

        What a match fills in is there again as often as it is asked for.
        """
        if not is_own:
            return
        self._left[game] = form
        try:
            self._library.unsaved_sheets.keep(game, form.document() if form is not None else None)
        except Told as error:
            self._notice.tell(partial(sentence, error))
