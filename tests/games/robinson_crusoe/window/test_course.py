"""The row of steps by mouse and keyboard: each leads to its clause."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe.table.table import Table
from desktop.look import theme
from desktop.look.frames import Scrolled
from desktop.rules.page import RulesPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import match_of, press, with_app

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def table(window: Window, library: Library) -> Table:
    """A physical table of which the phase has begun."""
    match = match_of(AT_TABLE, seats=2)
    match.tell("round_over")
    window.resize(1280, 800)
    window.open_match(library.add(match, "Sunday"))
    QApplication.processEvents()
    assert isinstance(window.page, TablePage) and isinstance(window.page.table, Table)
    return window.page.table


def rules_of(window: Window) -> RulesPage:
    assert isinstance(window.page, RulesPage)
    return window.page


@pytest.mark.slow
def test_a_press_on_a_step_opens_the_rules_at_its_clause(window: Window, table: Table) -> None:
    press(table.course.cells[4])
    assert rules_of(window).entries.now.clause == "RC-2.7"


@pytest.mark.slow
def test_f1_on_a_step_opens_the_rules_there_and_arrows_go_along_the_row(
    window: Window, table: Table
) -> None:
    first, second, *_ = table.course.cells
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert window.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_F1)
    assert rules_of(window).entries.now.clause == "RC-2.5"


def asked(table: Table) -> None:
    """Draw upper halves until the rules ask something, without a press on the table."""
    match = table.telling.match
    for back in ("gather", "build", "explore", "mystery") * 6:
        if match.asked < 0:
            table.telling.tell("adventure", back, 1)
    assert match.asked >= 0


@pytest.mark.dressed(True)
def test_with_large_text_the_keyboard_scrolls_to_what_it_goes_to(qapp: QApplication) -> None:
    theme.apply(qapp, "light", 1.5)
    view = Scrolled(table := with_app(seats=4), None)
    view.resize(1280, 600)
    table.telling.measure.fit(QSize(1280, 800))
    view.show()
    view.activateWindow()
    QApplication.processEvents()
    QApplication.processEvents()
    table.morale.take_focus()
    seen = view.viewport().rect()
    assert seen.contains(table.morale.down.mapTo(view.viewport(), QPoint()))
    press(table.adventures.decks["build"])
    assert seen.contains(table.prompt.mapTo(view.viewport(), QPoint())), "the question is seen"
    table.aside.drop()
    view.verticalScrollBar().setValue(10_000)
    assert not seen.contains(table.prompt.mapTo(view.viewport(), QPoint()))
    asked(table)
    QApplication.processEvents()
    QApplication.processEvents()
    top = table.prompt.mapTo(view.viewport(), QPoint())
    assert seen.contains(QRect(top, table.prompt.size())), "so is the one of the rules"
