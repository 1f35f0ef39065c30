"""The page of a match that is played with the box: opened, told, taken back, looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.host import settings
from desktop.set_up.page import SetUpPage
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from desktop.table.correcting import Correcting
from desktop.table.page import TablePage
from desktop.table.touch import TouchButton
from engine.games.red_outpost.components import WORKERS
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.desktop.fixtures import Hand
from tests.games.red_outpost.at_table import at_table, tell
from tests.games.red_outpost.at_table import shown as table_of
from tests.games.red_outpost.window.panels import table_on

pytestmark = pytest.mark.dressed(False)


def press(page: QWidget, name: str) -> None:
    """Press a button with the mouse, by its name."""
    button = page.findChild(QAbstractButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def page(window: Window, library: Library) -> TablePage:
    """A match of two at the table, Anna first."""
    window.resize(1600, 1000)
    ident = library.add(at_table(), "Friday")
    window.open_match(ident)
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def told(page: TablePage) -> list[str]:
    """The facts that were told, as they stand in the record."""
    lines = page.match.text().splitlines()
    return [line.partition(" ")[2] for line in lines if line.partition(" ")[2].startswith("fact")]


def vp(page: TablePage) -> list[int]:
    return list(table_of(page.match).vp)


@pytest.mark.slow
def test_the_door_leads_through_the_set_up_to_the_table(window: Window) -> None:
    assert isinstance(window.page, ShelfPage)
    window.page.cards[0].table_door.click()
    assert isinstance(window.page, SetUpPage)
    assert not window.page.seats.rows[0].plays.isVisible(), "bots do not sit at a real table"
    window.page.footer.go.click()
    assert isinstance(window.page, TablePage)
    assert window.page.match.header.setup.level == AT_TABLE
    assert {player.plays for player in window.page.match.players} == {"person"}


@pytest.mark.slow
def test_a_produced_cube_is_two_presses_and_is_stored_before_it_is_shown(
    page: TablePage, window: Window, library: Library
) -> None:
    press(page, "produce_1_2")
    press(page, "good_1_grain")
    assert told(page) == ["fact produced 1 grain 2"]
    assert (
        table_on(page).people.rows[0].wheel.accessibleName().endswith("2 cubes to the next reward")
    )
    ident = library.matches()[0].id
    assert library.open(ident).match.text() == page.match.text()


@pytest.mark.slow
def test_the_verbs_of_a_good_are_for_the_person_at_turn(page: TablePage) -> None:
    press(page, "produced_wool")
    press(page, "done")
    press(page, "forget")
    press(page, "added_wool")
    assert told(page) == ["fact produced 1 wool 1", "fact done 1", "fact added 2 wool 1"]


@pytest.mark.slow
def test_the_third_cube_is_exported_and_gives_its_points_by_itself(page: TablePage) -> None:
    for _ in range(3):
        press(page, "added_wool")
    assert vp(page) == [7, 5]
    assert table_on(page).people.rows[0].vp.number.text() == "7"


@pytest.mark.slow
def test_undo_names_its_step_and_takes_it_back_at_once(page: TablePage) -> None:
    press(page, "produced_wool")
    assert page.steps.redo.accessibleName() == "Redo"
    assert page.steps.redo.reason == "There is nothing to redo."
    press(page, "undo")
    assert page.steps.undo.accessibleName() == page.steps.undo.reason == "Nothing to undo"
    assert page.steps.redo.accessibleName() == "Redo: Anna produces 1 wool"
    assert not page.steps.redo.reason
    assert table_of(page.match).warehouse == [0, 0, 0, 0]
    press(page, "redo")
    assert page.steps.undo.accessibleName() == "Undo: Anna produces 1 wool"
    assert table_of(page.match).warehouse == [1, 0, 0, 0]


@pytest.mark.slow
def test_what_a_step_brought_is_said_with_its_clause(page: TablePage) -> None:
    press(page, "produced_wool")
    assert not page.note.isHidden()
    assert page.note.text() == "Anna produces 1 wool. (RO-3.1)"
    page.telling.refused.emit("The library cannot grow.")
    assert page.note.isHidden() and page.notice.text == "The library cannot grow."


@pytest.mark.slow
def test_what_a_step_brought_goes_at_the_next_press(page: TablePage) -> None:
    press(page, "produced_wool")
    QTest.mousePress(page.steps.undo, Qt.MouseButton.LeftButton)
    assert page.note.isHidden()
    QTest.mouseRelease(page.steps.undo, Qt.MouseButton.LeftButton)
    assert table_of(page.match).warehouse == [0, 0, 0, 0]
    press(page, "produced_wool")
    assert not page.note.isHidden()
    QTest.keyPress(page.steps.undo, Qt.Key.Key_Tab)
    assert page.note.isHidden()


@pytest.mark.slow
def test_a_whole_turn_by_the_keyboard(page: TablePage, hand: Hand) -> None:
    hand.key("2")
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    hand.key("n")
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Space)
    assert told(page) == ["fact produced 1 grain 2", "fact done 1"]


@pytest.mark.slow
def test_escape_takes_back_the_question_which_good_it_was(page: TablePage, hand: Hand) -> None:
    press(page, "produce_1_1")
    assert table_on(page).people.rows[0].goods_asked
    hand.key(Qt.Key.Key_Escape)
    assert not table_on(page).people.rows[0].goods_asked
    assert isinstance(hand.window.page, TablePage), "the page stays"


@pytest.mark.slow
def test_an_earlier_moment_is_shown_and_nothing_can_be_told_there(
    page: TablePage, hand: Hand
) -> None:
    press(page, "produced_wool")
    first = len(page.match.lines)
    press(page, "produced_grain")
    page.show_moment(first)
    assert not table_on(page).isEnabled()
    assert (
        table_on(page).people.rows[0].wheel.accessibleName().endswith("3 cubes to the next reward")
    )
    hand.window.appearance.speak("de")
    assert page.look_back.to_now.text() == "Zum aktuellen Stand"
    assert "Zug 1." in page.look_back.accessibleName(), "and which moment it is"
    hand.window.appearance.speak("en")
    hand.key(Qt.Key.Key_Escape)
    assert table_on(page).isEnabled()
    assert (
        table_on(page).people.rows[0].wheel.accessibleName().endswith("2 cubes to the next reward")
    )


@pytest.mark.slow
def test_a_rewind_goes_to_the_moment_that_is_looked_at(page: TablePage) -> None:
    press(page, "produced_wool")
    first = len(page.match.lines)
    press(page, "produced_grain")
    page.show_moment(first)
    page.look_back.rewind_here.click()
    assert table_of(page.match).warehouse == [1, 0, 0, 0]
    assert table_on(page).isEnabled()


@pytest.mark.slow
def test_what_nobody_has_told_is_a_question_mark(page: TablePage) -> None:
    tell(page.match, "joined")
    page.show_match()
    assert table_on(page).people.rows[0].vp.number.text() == "?"
    assert table_on(page).people.rows[1].crystals.number.text() == "?"
    assert "has not been entered" in table_on(page).people.rows[0].wheel.accessibleName()


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_nothing_on_the_page_moves_when_a_step_is_told(page: TablePage) -> None:
    def places() -> list[tuple[int, int, int, int]]:
        QApplication.processEvents()
        buttons = [it for it in table_on(page).findChildren(QAbstractButton) if it.isVisible()]
        corners = [(it, it.mapTo(page, it.rect().topLeft())) for it in buttons]
        return [(at.x(), at.y(), it.width(), it.height()) for it, at in corners]

    before = places()
    press(page, "produced_wool")
    press(page, "done")
    press(page, "forget")
    assert places() == before


@pytest.mark.slow
@pytest.mark.qt_log_ignore("does not support", extend=True)  # a menu on no screen
def test_a_part_that_is_not_wanted_is_hidden_and_stays_hidden(
    page: TablePage, window: Window, library: Library
) -> None:
    page.parts.click()
    assert page.parts.menu_of_parts.isVisible()
    page.parts.menu_of_parts.close()
    action = page.parts.menu_of_parts.findChild(QAction, "part_spaceship")
    assert action is not None
    action.trigger()
    assert table_on(page).spaceship.isHidden()
    assert not table_on(page).lake.isHidden()
    assert settings.load()[0].hidden == ["red-outpost.spaceship"]
    window.open_match(library.matches()[0].id)
    assert isinstance(window.page, TablePage)
    assert table_on(window.page).spaceship.isHidden()


@pytest.mark.slow
def test_the_tv_view_follows_at_once_and_goes_with_the_page(
    page: TablePage, window: Window
) -> None:
    press(page, "tv_button")
    assert page.tv.window is not None
    before = page.tv.window.view.accessibleName()
    press(page, "done")
    press(page, "forget")
    assert page.tv.window.view.accessibleName() != before
    press(page, "tv_button")
    assert not page.tv.is_open


@pytest.mark.slow
def test_a_step_of_the_log_is_corrected_where_it_stands(page: TablePage, window: Window) -> None:
    press(page, "produced_wool")
    first = len(page.match.lines)
    press(page, "produced_grain")
    page.show_moment(first)
    press(page, "correct")
    correcting = window.page
    assert isinstance(correcting, Correcting) and correcting.number == first
    press(correcting, "strike")
    press(correcting, "correct")
    assert window.page is page
    assert table_of(page.match).warehouse == [0, 1, 0, 0]


@pytest.mark.slow
def test_what_nobody_told_is_not_corrected(page: TablePage) -> None:
    page.show_log()
    press(page, "correct")
    assert page.notice.text == "Choose a step in the log that somebody entered."


@pytest.mark.slow
def test_playing_again_goes_on_with_the_box(
    page: TablePage, window: Window, library: Library
) -> None:
    tell(page.match, "clock 2 evening 1 2", "done 1")
    discs = (f"discs {who} {seat} 0" for who in WORKERS for seat in (1, 2))
    tell(page.match, *discs, "settle")
    window.open_match(library.matches()[0].id)
    assert isinstance(window.page, SheetPage)
    window.page.again.emit()
    assert isinstance(window.page, TablePage)
    assert window.page.match.header.setup.level == AT_TABLE


@pytest.mark.dressed(True)
def test_every_target_is_large_enough_for_a_finger(page: TablePage) -> None:
    least = page.telling.measure.px(64) - 1
    small = {
        button.objectName(): (button.width(), button.height())
        for button in page.findChildren(TouchButton)
        if button.isVisible() and min(button.width(), button.height()) < least
    }
    assert not small


@pytest.mark.slow
def test_the_keys_of_the_table_hold_while_the_keyboard_is_on_the_bar(
    page: TablePage, hand: Hand
) -> None:
    page.parts.setFocus(Qt.FocusReason.MouseFocusReason)
    hand.key("L")
    at = QApplication.focusWidget()
    assert at is not None and table_on(page).lake.isAncestorOf(at)
    page.show_moment(0)
    page.parts.setFocus(Qt.FocusReason.MouseFocusReason)
    hand.key("L")
    assert page.parts.hasFocus(), "an earlier moment takes no keys"
