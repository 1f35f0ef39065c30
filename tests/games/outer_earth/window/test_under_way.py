"""A table that was under way when the app came to it is told, left, and opened again from the shelf."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.set_up.begins import MIDDLE
from desktop.set_up.page import SetUpPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.outer_earth.game import GAME
from engine.rules.game import AT_TABLE
from tests.games.outer_earth.window.table import table_on


def press(widget: QWidget) -> None:
    """Press it with the mouse."""
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def opened(window: Window) -> TablePage:
    """The page of the table that the window shows."""
    assert isinstance(window.page, TablePage)
    return window.page


def test_it_stands_again_as_it_was_told_and_what_nobody_told_is_still_unknown(
    window: Window,
) -> None:
    window.resize(1280, 800)
    window.set_up(GAME.name, AT_TABLE)
    page = window.page
    assert isinstance(page, SetUpPage) and page.begins is not None
    page.begins.choice.choose(MIDDLE)
    page.begin()
    table = opened(window)
    assert table_on(table).panel is table_on(table).ours, "what lies there is asked for"
    for told in ("row 14:1+07:0", "vp 1 5", "hand 1 ?", "clock 3 auction 1 2"):
        assert table.telling.tell(*told.split()), told
    before, text = table.match.state, table.match.text()

    press(table.bar.findChild(QWidget, "back"))  # type: ignore[arg-type]
    shelf = window.page
    assert isinstance(shelf, ShelfPage)
    (tile,) = shelf.strip.tiles
    press(tile)
    again = opened(window)
    assert again is not table and again.match.text() == text
    assert again.match.state.text() == before.text()
    board = table_on(again)
    assert board.panel is board.panels["auction"] and board.clock.next.words[0] == "Nobody wants it"
    assert not again.match.state.is_known("hand.1", "stocks.2")  # type: ignore[attr-defined]
    assert again.telling.tell("bought", 2, 3), "and it goes on"
