"""A page that is left takes all that it has made along, and so does a window that is closed."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from desktop.host.settings import Settings
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import match_of

pytestmark = pytest.mark.dressed(False)


def red_outpost() -> Match:
    """A match beside a physical copy."""
    game = games.load("red-outpost")
    setup = game.setup(2, {"first": "1"}, level=AT_TABLE)
    return Match.new(game, setup, [Player("Anna"), Player("Ben")], "7F3A91C2")


SHOWN: dict[str, Callable[[Window, Library], object]] = {
    "set-up": lambda window, _: window.set_up("robinson-crusoe"),
    "set-up at a table": lambda window, _: window.set_up("robinson-crusoe", AT_TABLE),
    "set-up with bots": lambda window, _: window.set_up("red-outpost"),
    "table of Red Outpost": lambda window, library: window.open_match(
        library.add(red_outpost(), "Sunday")
    ),
    "table": lambda window, library: window.open_match(library.add(match_of(AT_TABLE), "Sunday")),
}


def let_go() -> None:
    """Have what nobody needs any more end now."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


@pytest.mark.parametrize("page", SHOWN)
def test_what_a_page_has_made_is_gone_with_it(window: Window, library: Library, page: str) -> None:
    def shown_and_left() -> list[str]:
        SHOWN[page](window, library)
        QApplication.processEvents()
        left = weakref.ref(window.page)
        window.show_shelf()
        QApplication.processEvents()
        let_go()
        assert left() is None
        return sorted(type(it).__name__ for it in QApplication.topLevelWidgets())

    assert shown_and_left() == shown_and_left()


def test_a_closed_window_is_gone_with_its_pages(
    qapp: QApplication, library: Library, thinking: Thinking
) -> None:
    window = Window(qapp, library, Settings(language="en", theme="light"), thinking)
    window.show_shelf()
    window.set_up("robinson-crusoe")
    left = [weakref.ref(it) for it in (window, window.page)]
    window.close()
    window.deleteLater()
    del window
    let_go()
    assert [it() for it in left] == [None, None]
