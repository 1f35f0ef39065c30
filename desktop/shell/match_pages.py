"""The pages of matches as the window shows them: on which one is played, or on which it is told."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop import boards
from desktop.host.settings import Settings
from desktop.host.trouble import sentence
from desktop.look.notice import Notice
from desktop.match.thinking import Thinking
from desktop.shell.appearance import Appearance
from engine.base.errors import Told
from engine.base.people import AT_TABLE
from engine.store.library import Library

if TYPE_CHECKING:
    # Loaded with the first match, so that the shelf is seen sooner.
    from desktop.match.limits import Limit
    from desktop.match.page import MatchPage
    from desktop.match.telling import Progress
    from desktop.table.page import TablePage
    from engine.match.first_match import FirstMatch
    from engine.match.match import Match
    from engine.store.reasons import Reasoned


class MatchPages(QObject):
    """Makes the page of a match; what leads farther, the window is asked for."""

    page_wanted = Signal(object)
    """A page to be laid over that of the match."""
    values_wanted = Signal(object, object)
    """The values of one's own copy are to be entered, from this match and its page."""
    put_away = Signal(object)
    """Somebody has put away what was said over a table about that."""
    again = Signal(object)
    """The people of this match want to play once more."""
    paced = Signal(int)
    """Bots wait so many milliseconds from now on."""

    def __init__(
        self,
        library: Library,
        chosen: Settings,
        appearance: Appearance,
        thinking: Thinking,
        notice: Notice,
        pages: QWidget,
    ) -> None:
        super().__init__(notice)
        self._library, self._chosen, self._appearance = library, chosen, appearance
        self._thinking, self._notice, self._pages = thinking, notice, pages
        self._progress: dict[int, Progress] = {}
        """How far people have gone through what was last in a match, by its id."""

    def made(
        self, ident: int, match: Match, name: str
    ) -> tuple[MatchPage | TablePage, MatchPage | None]:
        """The page on which a match is played, or on which it is told; and again if it is played."""
        if match.header.setup.level == AT_TABLE or not boards.has(match.game.name, "play"):
            return self._told(match, name), None
        played = self._played(ident, match, name)
        return played, played

    def _told(self, match: Match, name: str) -> TablePage:
        from desktop.table.page import TablePage

        game, appearance = match.game.name, self._appearance
        # The prompts of a first match name what they lead to: nothing of it is hidden.
        hidden = appearance.hidden_parts(game) if led(match) is None else ()
        told = TablePage(match, name, hidden, appearance.opened_part(game), self._pages)
        told.awake.is_told = self._chosen.is_dark_told
        told.awake.cannot.connect(lambda _: appearance.tell_dark(is_told=True))
        told.awake.kept.connect(lambda: appearance.tell_dark(is_told=False))
        told.part_opened.connect(lambda part: appearance.open_part(game, part))
        told.parts_hidden.connect(lambda parts: appearance.hide_parts(game, parts))
        told.telling.own_cards = self._library.own_cards
        told.telling.decks = self._library.decks
        told.page_wanted.connect(self.page_wanted)
        told.put_away.connect(self.put_away)
        told.values_wanted.connect(lambda: self.values_wanted.emit(match, told))
        told.again.connect(lambda: self.again.emit(match))
        return told

    def _played(self, ident: int, match: Match, name: str) -> MatchPage:
        from desktop.match.limits import Limit
        from desktop.match.page import MatchPage

        chosen, appearance = self._chosen, self._appearance
        played = MatchPage(
            match,
            name,
            self._thinking,
            lambda: chosen.pace_ms,
            in_rows=chosen.in_rows,
            progress=self._progress.get(ident),
            behind_curtain=appearance.is_behind_curtain,
            limits=[Limit(*row) for row in self._library.limits.of(ident)],
            reasons=self._library.reasons.of(ident),
            place=self._pages,
        )
        played.reasoned.connect(lambda number, told: self._keep_reasons(ident, number, told))
        played.limits.changed.connect(lambda limits: self._keep_limits(ident, limits))
        played.progressed.connect(lambda progress: self._progress.update({ident: progress}))
        played.paced.connect(self.paced)
        played.told_in_rows.connect(appearance.tell_in_rows)
        played.what_if.setChecked(chosen.what_if)
        played.what_if_chosen.connect(appearance.tell_what_if)
        return played

    def _keep_reasons(self, ident: int, number: int, told: Reasoned) -> None:
        try:
            self._library.reasons.keep(ident, number, told)
        except Told as error:
            self._notice.tell(partial(sentence, error))

    def _keep_limits(self, ident: int, limits: Sequence[Limit]) -> None:
        try:
            self._library.limits.keep(ident, limits)
        except Told as error:
            self._notice.tell(partial(sentence, error))


def led(match: Match) -> FirstMatch | None:
    """What leads through a first match that is under way; None for any other match."""
    from engine.match import first_match
    from engine.match.first_match import FirstMatch

    prepared = first_match.begun_as(match)
    followed = FirstMatch(match, prepared) if prepared is not None else None
    return None if followed is None or followed.is_over else followed
