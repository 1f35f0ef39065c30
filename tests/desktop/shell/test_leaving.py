"""What was left is gone: closed pages hear nothing, and a table that was left keeps no match."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.look import theme, translate
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.match.match import Match
from engine.store.library import Library
from tests.games.red_outpost.at_table import at_table, tell
from tests.games.red_outpost.window.panels import table_on
from tests.games.robinson_crusoe.window.table import match_of

pytestmark = pytest.mark.dressed(False)


def let_go() -> None:
    """Whatever was left is deleted, as when the loop comes round."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def opened(window: Window, library: Library, match: Match) -> TablePage:
    window.open_match(library.add(match, "Friday"))
    QApplication.processEvents()
    assert isinstance(window.page, TablePage)
    return window.page


def listening(page: TablePage) -> list[int]:
    """How many listen to the match, and listen to or follow the measures, the language and the theme."""
    telling = page.telling
    return [
        telling.receivers(SIGNAL("changed()")),
        telling.receivers(SIGNAL("refused(QString)")),
        telling.measure.receivers(SIGNAL("changed()")),
        translate.watch.receivers(SIGNAL("changed()")),
        theme.watch.receivers(SIGNAL("changed()")),
        *(it.followers for it in (telling.measure, translate.watch, theme.watch)),
        len(page.window().findChildren(QObject)),
    ]


def settle(page: TablePage) -> None:
    table_on(page).clock.press()


def ours(page: TablePage) -> None:
    table_on(page).fix.press()


def correct(page: TablePage) -> None:
    page.correct(1)


@pytest.mark.slow
@pytest.mark.parametrize("lay_over", [settle, ours, correct])
def test_a_page_over_the_table_leaves_nothing_there(
    window: Window, library: Library, lay_over: Callable[[TablePage], None]
) -> None:
    match = at_table()
    tell(match, "produced 1 wool 1", "clock 1 evening 1 2", "done 1")
    page = opened(window, library, match)
    counted = []
    for _ in range(3):
        lay_over(page)
        over = window.page
        assert over is not page
        window.go_back()
        let_go()
        assert window.page is page and not isValid(over)
        counted.append(listening(page))
    assert counted[1:] == counted[:-1]


@pytest.mark.parametrize("make", [at_table, match_of])
def test_a_table_that_was_left_keeps_neither_its_match_nor_its_listeners(
    window: Window, library: Library, make: Callable[[], Match]
) -> None:
    page = opened(window, library, make())
    page.tv.open()
    telling, match = weakref.ref(page.telling), weakref.ref(page.match)
    window.show_shelf()
    del page
    let_go()
    assert (telling(), match()) == (None, None)
