"""The window of which pictures are taken, and what leads to its screens."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtWidgets import QWidget

from desktop import boards
from desktop.look import translate
from desktop.look.voice import voice_of
from desktop.match.page import MatchPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.tv.window import TvView
from engine.match.match import Match
from engine.store.library import Library

SEED = "7F3A91C2"
SETTLE = 0.4
"""Seconds until layouts and motion have come to rest."""


class Stage:
    """The window with a library of some matches; `on_shelf` makes each of them and names it."""

    def __init__(
        self,
        window: Window,
        library: Library,
        on_shelf: Sequence[tuple[Callable[[], Match], str]],
    ) -> None:
        self.window, self.library = window, library
        self.shown: QWidget = window
        """What the picture is taken of."""
        self._on_shelf = [library.add(made(), name) for made, name in on_shelf]

    def clear(self) -> None:
        """The window again, where nothing is said of what the screen before left half entered."""
        self.shown = self.window
        if self.window.pages.count() and any(page.dropped() for page in self.window.pages.all):
            self.window.show_shelf()

    def open_from_shelf(self, at: int) -> None:
        """Open a match that lies on the shelf."""
        self.window.open_match(self._on_shelf[at])

    def open(self, match: Match) -> MatchPage:
        """Open a match that goes on."""
        self.window.open_match(self.library.add(match, "Anna, Ben, Cleo"))
        page = self.window.page
        assert isinstance(page, MatchPage)
        return page

    def table(self, match: Match) -> TablePage:
        """Open a match at a table."""
        name = "Friday at the cabin" if translate.language() == "en" else "Freitag in der Hütte"
        self.window.chosen.opened = []
        self.window.open_match(self.library.add(match, name))
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    def tv(self, match: Match, more: object = None) -> None:
        """The second window, as large as the first; `more` is what a game tells it besides."""
        self.window.show_shelf()
        view = TvView(self.window.page, boards.tv(match.game.name))
        name = "Friday at the cabin" if translate.language() == "en" else "Freitag in der Hütte"
        view.show_table(match.state, voice_of(match, translate.language()), name, more=more)
        view.open()
        assert view.window is not None
        view.window.resize(self.window.size())
        self.shown = view.window


type_of_ways = Mapping[str, Callable[[Stage], Coroutine[Any, Any, None]]]
"""What leads to a screen, by the name of its picture."""


class Screens(NamedTuple):
    """The screens of one game."""

    all: type_of_ways
    states: type_of_ways
    """Screens once more, in states that are worth a look."""
    on_shelf: Sequence[tuple[Callable[[], Match], str]] = ()
    """Matches that lie on the shelf before, with their names."""
