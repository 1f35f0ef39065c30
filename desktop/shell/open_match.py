"""The match that is open: its page, and whose answer is awaited."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.host import mishaps
from engine.base.people import PERSON

if TYPE_CHECKING:
    import asyncio

    from desktop.match.page import MatchPage
    from desktop.table.page import TablePage
    from engine.analysis.analysis import Swing
    from engine.match.match import Match
    from engine.store.library import Library


class OpenMatch:
    """A match of the library on its page; its seats are asked in turn, a table is not asked."""

    def __init__(
        self,
        library: Library,
        ident: int,
        page: MatchPage | TablePage,
        played: MatchPage | None = None,
    ) -> None:
        self.library, self.ident, self.page = library, ident, page
        self._played = played
        """The page, where it is one whose seats are asked."""
        self.asking: asyncio.Task[None] | None = None

    @property
    def match(self) -> Match:
        """The match itself."""
        return self.page.match

    @property
    def name(self) -> str:
        """What it is called in the library."""
        return self.library.name_of(self.ident)

    def rename(self, name: str) -> None:
        """Call it otherwise; a `Told` if the library cannot keep that."""
        self.library.rename(self.ident, name)
        self.page.rename(name)

    @property
    def are_hands_open(self) -> bool:
        """Whether the match is over and its people look into all hands."""
        return self._played is not None and self._played.viewer.all_hands

    def open_hands(self) -> None:
        """Its people look into all hands from now on."""
        if self._played is not None:
            self._played.open_hands()

    def look_back(self, what: int | Swing) -> None:
        """Show the board as it was after that line, or before an answer that could have been better."""
        if isinstance(what, int):
            self.page.show_moment(what)
        elif self._played is not None:
            self._played.show_asked(what)

    def ask(self) -> None:
        """Ask the seats from where the match stands."""
        if self.asking is None and self._played is not None:
            self.asking = self._played.asking.begin()
            self.asking.add_done_callback(mishaps.heard)

    def hold(self) -> None:
        """Ask nobody for now."""
        if self.asking is not None:
            self.asking.cancel()
        self.asking = None

    def follow(self, top: QWidget) -> None:
        """Bots wait while another page lies over their match, so that nothing is missed."""
        asked = self.match.asked
        if top is self.page:
            self.ask()
        elif asked >= 0 and self.match.plays[asked] != PERSON:
            self.hold()

    def set_pace(self, pace_ms: int) -> None:
        """Bots act at this pace from now on."""
        if self._played is not None:
            self._played.pace.follow(pace_ms)
