"""What a press means at the table: two quick ones, one that tells several facts, one that is refused."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.boards.red_outpost.table.table import Table
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.touch import TouchButton
from engine.store.library import Library
from tests.desktop.quick_presses import double_click, entered
from tests.games.red_outpost.at_table import at_table

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def page(window: Window, library: Library) -> TablePage:
    """A match of two at the table, Anna first."""
    window.resize(1600, 1000)
    window.open_match(library.add(at_table(), "Friday"))
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def button(page: QWidget, name: str) -> QAbstractButton:
    """The button of that name."""
    found = page.findChild(QAbstractButton, name)
    assert found is not None and found.isVisible(), name
    return found


def press_twice(page: QWidget, name: str) -> None:
    """Press a button, and at once what then lies under the mouse."""
    double_click(page, button(page, name))


def panels(page: TablePage) -> Table:
    """The panels of Red Outpost."""
    assert isinstance(page.table, Table)
    return page.table


def told(page: TablePage) -> list[str]:
    """The facts that were told, as they stand in the record."""
    lines = (line.partition(" ")[2] for line in page.match.text().splitlines())
    return [line for line in lines if line.startswith(("fact", "also"))]


@pytest.mark.slow
def test_a_double_click_on_plus_two_chooses_no_good(page: TablePage) -> None:
    press_twice(page, "produce_1_2")
    assert told(page) == [] and panels(page).people.rows[0].goods_asked


@pytest.mark.slow
def test_a_double_click_on_done_ends_one_turn(page: TablePage) -> None:
    page.telling.tell("passed", 1)
    press_twice(page, "done")
    assert told(page) == ["fact passed 1", "fact done 1"]


@pytest.mark.slow
def test_a_double_click_on_done_answers_nothing_that_it_asks(page: TablePage) -> None:
    press_twice(page, "done")
    assert told(page) == [] and panels(page).clock.is_asking


@pytest.mark.slow
def test_a_double_click_on_a_count_is_two_presses(page: TablePage) -> None:
    press_twice(page, "vp_1_more")
    assert told(page) == ["fact vp 1 6", "fact vp 1 7"]


@pytest.mark.slow
def test_a_double_click_on_the_fishermans_card_tells_that_card_alone(page: TablePage) -> None:
    QTest.mouseClick(button(page, "lake_two"), Qt.MouseButton.LeftButton)
    press_twice(page, "lake_fish_1")
    assert "second card" in panels(page).lake.note.text
    press_twice(page, "lake_fish_2_mood")
    assert told(page) == [] and "Which reward" in panels(page).lake.note.text


def test_a_quick_second_enter_is_not_for_what_the_first_has_brought(page: TablePage) -> None:
    page.telling.tell("passed", 1)
    done = button(page, "done")
    for time in (9_000, 9_150, 9_300):
        entered(done, time)
    assert told(page) == ["fact passed 1", "fact done 1"] and not panels(page).clock.is_asking
    entered(done, 9_300 + QApplication.doubleClickInterval())
    assert panels(page).clock.is_asking


def test_quick_enters_on_a_count_all_count(page: TablePage) -> None:
    for time in (9_000, 9_150):
        entered(button(page, "vp_1_more"), time)
    assert told(page) == ["fact vp 1 6", "fact vp 1 7"]


@pytest.mark.slow
def test_a_double_click_on_a_lake_card_reveals_one(page: TablePage) -> None:
    press_twice(page, "lake_fish_1")
    assert told(page) == ["fact lake_card 1 fish_1 caught"]


@pytest.mark.slow
def test_a_double_click_on_a_place_moves_there_and_is_not_refused(page: TablePage) -> None:
    panels(page).turn.show_part("moves")
    QApplication.processEvents()
    QTest.mouseClick(button(page, "who_shepherd"), Qt.MouseButton.LeftButton)
    press_twice(page, "to_pasture")
    assert told(page) == ["fact moved 1 shepherd pasture portrait all"]
    pasture = button(page, "to_pasture")
    assert isinstance(pasture, TouchButton) and pasture.reason and not page.notice.text
    QTest.mouseClick(pasture, Qt.MouseButton.LeftButton)
    assert page.notice.text, "who presses once more asks why"


@pytest.mark.slow
def test_the_goods_say_how_many_cubes_a_press_counts(page: TablePage) -> None:
    QTest.mouseClick(button(page, "produce_1_2"), Qt.MouseButton.LeftButton)
    goods = panels(page).people.rows[0].goods.buttons
    shown = [" ".join(it.words) for it in goods.values()]
    assert shown == ["+2 Wool", "+2 Grain", "+2 Coal", "+2 Fish"]


@pytest.mark.slow
def test_one_undo_takes_back_all_that_one_press_told(page: TablePage) -> None:
    page.telling.tell("vp", 1, 9)
    page.telling.tell_all(("vp", 1, 7), ("vp", 2, 8), ("crystals", 2, 5))
    assert page.steps.undo.words[0] == "Undo: Anna has 7 VP and 2 more"
    QTest.keyClick(page.window(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    state = page.match.state
    assert list(state.vp) == [9, 5] and told(page)[-1] == "also crystals 2 5"  # type: ignore[attr-defined]
    QTest.mouseClick(button(page, "redo"), Qt.MouseButton.LeftButton)
    assert list(page.match.state.vp) == [7, 8]  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_refusal_of_what_nobody_told_leads_to_telling_it(page: TablePage, window: Window) -> None:
    page.telling.tell("joined")
    QTest.mouseClick(button(page, "produce_1_2"), Qt.MouseButton.LeftButton)
    assert (
        page.notice.text
        == "First enter what is on the table: the space on the production wheel (RO-3.1)."
    )
    verb = next(it for it in page.notice.findChildren(QPushButton) if it.text())
    assert verb.text() == "Correct the table"
    QTest.mouseClick(verb, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, OurTable) and window.page.now == "people"
    window.page.back.emit()
    assert page.isVisible() and page.focusWidget() is button(page, "produce_1_2")


@pytest.mark.slow
def test_a_count_that_nobody_told_leads_to_the_people(page: TablePage, window: Window) -> None:
    page.telling.tell("joined")
    QTest.mouseClick(button(page, "vp_2_more"), Qt.MouseButton.LeftButton)
    assert page.notice.text == "First enter what is on the table: the VP (RO-1.1)."


@pytest.mark.slow
def test_a_refusal_that_no_correction_helps_against_offers_none(page: TablePage) -> None:
    QTest.mouseClick(button(page, "redo"), Qt.MouseButton.LeftButton)
    verbs = [it.text() for it in page.notice.findChildren(QPushButton) if it.isVisible()]
    assert page.notice.text.startswith("There is nothing to redo") and verbs == [""]


@pytest.mark.slow
def test_the_open_part_is_seen_again_the_next_time(
    page: TablePage, window: Window, library: Library
) -> None:
    QTest.mouseClick(button(page, "show_moves"), Qt.MouseButton.LeftButton)
    window.show_shelf()
    window.open_match(library.matches()[0].id)
    again = window.page
    assert isinstance(again, TablePage) and again is not page and panels(again).turn.seen == "moves"


@pytest.mark.dressed(True)
def test_turns_without_room_are_counted(page: TablePage) -> None:
    page.telling.tell("clock", 1, "forenoon", 1, 1)
    turns = panels(page).clock.turns
    turns.resize(2000, 40)
    assert turns.shown == 5
    turns.resize(round(turns.wide_at(0) + turns.wide_at(1)) + 80, 40)
    assert turns.shown == 2, "and +3 behind them"


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_the_bar_above_grows_with_the_window_and_shrinks_again(
    page: TablePage, window: Window
) -> None:
    high, button_high = page.bar.height(), page.log_button.height()
    icon = page.log_button.iconSize().width()
    window.resize(3200, 2000)
    QApplication.processEvents()
    assert 1.8 * high < page.bar.height() < 2.2 * high
    assert page.log_button.height() > 1.7 * button_high
    page.saved.show_saved(True)
    page.log_button.setText("Log")
    assert page.log_button.iconSize().width() > 1.7 * icon
    window.resize(1600, 1000)
    for _ in range(3):  # the layouts pass it on to each other
        QApplication.processEvents()
    assert page.bar.height() == high and page.log_button.iconSize().width() == icon


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_a_part_that_is_not_seen_takes_no_room_of_another_scale(
    page: TablePage, window: Window
) -> None:
    window.resize(1600, 1000)
    QTest.mouseClick(button(page, "show_moves"), Qt.MouseButton.LeftButton)
    goods = panels(page).goods
    large = goods.minimumSizeHint().width()
    window.resize(1200, 750)
    for _ in range(3):
        QApplication.processEvents()
    assert goods.minimumSizeHint().width() < 0.85 * large


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_a_part_that_was_never_seen_takes_the_room_that_it_needs(
    window: Window, library: Library
) -> None:
    window.resize(1280, 800)
    window.chosen.opened = ["red-outpost.moves"]
    window.open_match(library.add(at_table(), "Friday"))
    page = window.page
    assert isinstance(page, TablePage)
    goods, needed = panels(page).goods, []
    for part in ("moves", "goods", "moves"):
        panels(page).turn.show_part(part)
        for _ in range(3):
            QApplication.processEvents()
        needed.append(goods.minimumSizeHint())
    assert needed[0] == needed[1] == needed[2]


@pytest.mark.slow
def test_the_keyboard_reaches_what_a_refusal_offers(page: TablePage, window: Window) -> None:
    page.telling.tell("joined")
    made = button(page, "produce_1_2")
    made.setFocus()
    QTest.keyClick(made, Qt.Key.Key_Return)
    assert page.notice.isVisible()
    QTest.keyClick(made, Qt.Key.Key_Tab)
    verb = QApplication.focusWidget()
    assert isinstance(verb, QPushButton) and verb.text() == "Correct the table"
    QTest.keyClick(verb, Qt.Key.Key_Space)
    assert isinstance(window.page, OurTable)


def test_a_double_click_on_the_days_end_scores_it_and_stays_there(
    page: TablePage, window: Window
) -> None:
    page.telling.tell("clock", 1, "evening", 2, 1)
    QTest.mouseClick(button(page, "done"), Qt.MouseButton.LeftButton)
    end = window.page
    assert isinstance(end, DayEnd) and end.now == "summary"
    QApplication.processEvents()
    press_twice(end, "next")
    assert told(page)[-1] == "fact settle"
    assert window.page is end, "nobody has read yet what the day has brought"
