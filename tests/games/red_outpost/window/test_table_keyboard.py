"""Where the keyboard is at Red Outpost's table, whatever is asked there and answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.boards.red_outpost.table.table import Table
from desktop.table.page import TablePage
from tests.games.red_outpost.at_table import at_table
from tests.games.red_outpost.window.panels import table_on

pytestmark = pytest.mark.dressed(False)
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    """The table of two, which has the keyboard."""
    page = TablePage(at_table(), "Friday")
    qtbot.addWidget(page)
    page.resize(1600, 1000)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.table.take_focus()
    return table_on(page)


def here(table: Table) -> QWidget:
    """What has the keyboard."""
    at = table.window().focusWidget()
    assert at is not None
    return at


def test_keys_lead_to_panels_and_people(table: Table) -> None:
    assert here(table) is table.clock.done
    for key, panel in (
        (Qt.Key.Key_M, table.moves),
        (Qt.Key.Key_A, table.deeds),
        (Qt.Key.Key_W, table.goods),
        (Qt.Key.Key_L, table.lake),
    ):
        QTest.keyClick(here(table), key)
        assert panel.isAncestorOf(here(table)), key
    QTest.keyClick(here(table), Qt.Key.Key_2, SHIFT)
    assert here(table) is table.people.rows[1].made[0]


def test_who_takes_back_which_good_it_was_is_where_the_cubes_were_counted(table: Table) -> None:
    row = table.people.rows[0]
    row.made[1].setFocus()
    QTest.keyClick(row.made[1], Qt.Key.Key_Space)
    assert row.goods.isAncestorOf(here(table))
    assert table.escape() and here(table) is row.made[1]
    table.clock.done.setFocus()
    QTest.keyClick(table.clock.done, Qt.Key.Key_1)
    assert row.goods.isAncestorOf(here(table))
    assert table.escape() and here(table) is row.made[0]


def test_the_turn_that_is_to_end_asks_first_and_leads_back(table: Table) -> None:
    clock = table.clock
    clock.done.press()
    assert clock.is_asking and here(table) is clock.unfollowed.enter
    assert clock.escape() and here(table) is clock.done
    clock.done.press()
    table.people.rows[0].made[0].setFocus()
    assert clock.escape() and here(table) is clock.done, "also from elsewhere"
    clock.done.press()
    clock.unfollowed.forget.press()
    assert not clock.is_asking and here(table) is clock.done


def test_a_game_that_is_under_way_is_joined_with_everything_to_be_told(table: Table) -> None:
    pages: list[QWidget] = []
    table.page_wanted.disconnect()
    table.page_wanted.connect(pages.append)
    table.join()
    (page,) = pages
    assert isinstance(page, OurTable) and page.joining
    page.deleteLater()
