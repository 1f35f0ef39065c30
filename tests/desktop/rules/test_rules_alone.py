"""The rules page by itself: what is searched and pressed there leads to its clauses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import clauses
from desktop.rules.book import told
from desktop.rules.page import RulesPage
from engine.rules import game as games
from engine.rules import words
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME
from tests.desktop.rules.opened import ALL, BOOK, found, rules, texts

pytestmark = pytest.mark.dressed(False)


@pytest.fixture(scope="module")
def all_rules(qapp: QApplication) -> Iterator[RulesPage]:
    """The page by itself, which is only read and searched."""
    light_and_english(qapp)
    page = RulesPage(GAME)
    page.resize(1280, 800)
    page.show()
    page.entries.complete()
    yield page
    page.close()
    page.deleteLater()


@pytest.fixture
def page(all_rules: RulesPage) -> RulesPage:
    """That page as it is opened."""
    all_rules.show_everything()
    all_rules.go_to(ALL[0])
    return all_rules


@pytest.mark.slow
def test_clauses_stand_in_the_order_of_the_rulebook(page: RulesPage) -> None:
    assert found(page) == ALL


@pytest.mark.slow
def test_a_match_tells_which_reading_it_uses(qtbot: QtBot, page: RulesPage) -> None:
    setup = games.load(GAME).setup(3, {}, {"RO-R7": "second"})
    of_match = rules(qtbot, setup=setup)
    spoken = of_match.entries.entries["RO-R7"].accessibleName()
    assert "This match: The next still takes second place" in spoken
    assert "Default: The tie uses up" in spoken
    assert "This match" not in of_match.entries.entries["RO-R8"].accessibleName()
    assert "Cannot arise in this match" in texts(of_match)
    assert "This match" not in texts(page)


@pytest.mark.slow
def test_a_search_leaves_what_holds_every_word_in_order(page: RulesPage) -> None:
    page.search.setText("CRYSTAL palace")
    every = words.load(GAME, "en")
    wanted = [
        clause
        for clause in BOOK.clauses
        if all(word in told(clause, every).casefold() for word in ("crystal", "palace"))
    ]
    assert 1 < len(wanted) < 30 and found(page) == ["help.win.1", *wanted]
    assert page.count.text() == f"{len(wanted)} of 74 rules"
    assert "background-color" in page.entries.entries[wanted[0]].text.text()
    page.search.setText("RO-4.1")
    assert found(page)[0] == "RO-4.1" and "RO-4.13" in found(page)
    page.search.clear()
    assert found(page) == ALL


@pytest.mark.slow
def test_nothing_found_has_a_way_on(page: RulesPage) -> None:
    page.search.setText("zebra")
    assert found(page) == [] and page.nothing.isVisible()
    assert "No rule contains “zebra”" in texts(page)
    page.nothing.everything.click()
    assert found(page) == ALL and not page.nothing.isVisible()


def test_down_from_the_search_leads_to_what_was_found(qtbot: QtBot, page: RulesPage) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.search.setFocus()
    page.search.setText("lake")
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.entries.now.hasFocus() and page.entries.now.clause in found(page)
    QTest.keyClicks(page.entries.now, "/")
    assert page.search.hasFocus() and page.search.selectedText() == "lake"


def test_a_clause_that_the_search_has_left_out_is_shown_again_where_somebody_goes_there(
    page: RulesPage,
) -> None:
    page.go_to("RO-1.1")
    page.search.setText("lake")
    there, elsewhere = found(page)[0], next(it for it in ALL if it not in found(page))
    page.go_to(there)
    assert page.search.text() == "lake"
    page.go_to(elsewhere)
    assert page.search.text() == "" and page.entries.now.clause == elsewhere
    page.go_to(there)
    page.search.setText("lake")
    page.go_back()
    assert page.search.text() == "" and page.entries.now.clause == elsewhere


def test_who_turns_the_wheel_reads_on_and_is_not_led_back(page: RulesPage) -> None:
    page.go_to("RO-4.1")
    for _ in range(3):
        QApplication.processEvents()
    bar, entries = page.entries.verticalScrollBar(), page.entries
    before = bar.value()
    down = QPoint(0, -120)
    at = QPointF(entries.viewport().rect().center())
    event = QWheelEvent(
        *(at, entries.viewport().mapToGlobal(at), QPoint(), down),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier),
        *(Qt.ScrollPhase.NoScrollPhase, False),
    )
    QApplication.sendEvent(entries.viewport(), event)
    QApplication.processEvents()
    scrolled = bar.value() - before
    assert scrolled > 0
    top = entries.now.mapTo(entries.viewport(), QPoint()).y()
    wide = page.width()
    page.resize(wide - 300, page.height())
    for _ in range(3):
        QApplication.processEvents()
    assert entries.now.mapTo(entries.viewport(), QPoint()).y() == top
    page.resize(wide, page.height())


def test_what_a_key_leads_to_has_the_keyboard_and_is_in_sight(
    qtbot: QtBot, page: RulesPage
) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    page.go_to(ALL[0])
    entries = page.entries
    for key, clause in ((Qt.Key.Key_End, ALL[-1]), (Qt.Key.Key_Home, ALL[0])):
        page.search.setFocus()
        QTest.keyClick(entries, key)
        assert entries.now.clause == clause and entries.now.hasFocus()
        top = entries.now.mapTo(entries.viewport(), QPoint()).y()
        assert 0 <= top < entries.viewport().height()


def test_an_arrow_along_links_begins_at_the_clause_wherever_the_keyboard_is(
    qtbot: QtBot, page: RulesPage
) -> None:
    with qtbot.waitActive(page):
        page.activateWindow()
    several = next(it for it in page.entries.entries.values() if len(it.chips) > 2)
    page.go_to(several.clause)
    page.search.setFocus()
    for key, at in ((Qt.Key.Key_Right, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 0)):
        QTest.keyClick(page.entries, key)
        assert several.chips[at].hasFocus()
    QTest.keyClick(page.entries, Qt.Key.Key_Left)
    assert several.hasFocus()


def test_the_clause_that_is_pressed_is_the_one_that_is_read(page: RulesPage) -> None:
    pressed = page.entries.entries["RO-1.1"]
    page.go_to("RO-1.2")
    assert page.entries.now is not pressed
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert page.entries.now is pressed


@pytest.mark.slow
def test_what_a_widget_lies_in_says_its_clause(page: RulesPage) -> None:
    entry = page.entries.entries["RO-4.5"]
    assert clauses.here(entry.text) == (GAME, "RO-4.5")
