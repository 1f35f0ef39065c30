"""Determination is a part that a group asks for, and a counter like the others (RC-4.3)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.host import settings
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.game import AT_TABLE
from tests.desktop.fixtures import Hand, Until
from tests.games.robinson_crusoe.window.table import at_table, match_of, press, table_on

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


def action_of(page: TablePage) -> QAction:
    """The entry of the menu that shows Determination."""
    actions = page.parts.menu_of_parts.actions()
    return next(it for it in actions if it.objectName() == "part_determination")


@pytest.mark.slow
def test_nobody_sees_determination_before_it_is_asked_for() -> None:
    page = TablePage(match_of(AT_TABLE), "Friday")
    assert table_on(page).wounds.rows[0].determination.isHidden()
    assert page.parts.hidden == []
    kept: list[list[str]] = []
    page.parts_hidden.connect(kept.append)
    action = action_of(page)
    action.trigger()
    assert not table_on(page).wounds.rows[0].determination.isHidden()
    assert kept == [["+determination"]]
    page.deleteLater()
    again = TablePage(match_of(AT_TABLE), "Friday", kept[0])
    assert not table_on(again).wounds.rows[0].determination.isHidden()
    assert again.parts.hidden == ["+determination"]
    again.deleteLater()


def test_each_character_has_its_own_counter_with_undo_and_a_name_that_is_read_out() -> None:
    table = at_table(seats=2)
    table.show_parts(["wounds", "determination"])
    ben = table.wounds.rows[1].determination
    press(ben.more)
    press(ben.more)
    press(ben.less)
    state = table.telling.state
    assert isinstance(state, Robinson)
    assert state.determination == [0, 1]
    assert ben.number.accessibleName() == "Determination of Ben: 1"
    assert ben.more.accessibleName() == "One more: Determination of Ben, now 1"
    table.telling.change(table.telling.match.undo)
    assert ben.number.text() == "2"
    ada = table.wounds.rows[0].determination
    said: list[str] = []
    table.refused.connect(said.append)
    press(ada.less)
    assert said
    assert said[0].startswith("Determination cannot become −1")


def test_what_nobody_has_told_is_a_question_mark_until_it_is_counted() -> None:
    table = at_table(seats=2)
    table.show_parts(["wounds", "determination"])
    table.telling.tell("joined")
    ada = table.wounds.rows[0].determination
    assert ada.number.text() == "?"
    press(ada.more)
    assert ada.number.text() == "1"


@pytest.mark.slow
def test_our_table_counts_determination_where_it_is_shown() -> None:
    table = at_table(seats=2)
    pages: list[OurTable] = []
    table.page_wanted.connect(pages.append)
    press(table.fix)
    table.show_parts(["wounds", "determination"])
    press(table.fix)
    without, page = pages
    assert "determination.2" not in without.counters
    page.counters["determination.2"].show_value(3)
    press(page.keep)
    assert table.wounds.rows[1].determination.number.text() == "3"
    for it in pages:
        it.deleteLater()


@pytest.mark.slow
@pytest.mark.painted  # keys that come early are taken until the page is painted
async def test_determination_is_reached_and_counted_by_keys(
    window: Window, hand: Hand, until: Until
) -> None:
    window.set_up("robinson-crusoe", AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    window.page.begin()
    page = window.page
    assert isinstance(page, TablePage)
    await until(lambda: table_on(page).deck.go.hasFocus())
    await until(lambda: not window.early_keys.is_taking)
    hand.key("d")
    assert table_on(page).deck.go.hasFocus()
    action_of(page).trigger()
    assert settings.load()[0].hidden == ["robinson-crusoe.+determination"]
    hand.key("d")
    counter = table_on(page).wounds.rows[0].determination
    assert counter.more.hasFocus()
    hand.key(Qt.Key.Key_Space)
    assert counter.number.text() == "1"
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert counter.number.text() == "0"
