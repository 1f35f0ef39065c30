"""Why something could not be told is said beside what was pressed, and hides nothing that is due."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.boards.robinson_crusoe.table.table import Table
from desktop.look import theme
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.touch import TouchButton
from engine.rules.game import AT_TABLE, PLAY
from engine.store.library import Library
from tests.desktop.announced import announced
from tests.desktop.fixtures import Hand, Until
from tests.games.robinson_crusoe.window.table import match_of, press

pytestmark = pytest.mark.dressed(False)


def opened(window: Window, library: Library, level: str, wide: int, high: int) -> TablePage:
    match = match_of(level, seats=4)
    match.tell("round_over")
    window.resize(wide, high)
    window.open_match(library.add(match, "Sunday"))
    QApplication.processEvents()
    assert isinstance(window.page, TablePage)
    return window.page


def table_of(page: TablePage) -> Table:
    assert isinstance(page.table, Table)
    return page.table


def place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint()), widget.size())


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_a_refusal_lies_off_the_icons_that_are_to_be_pressed(
    window: Window, library: Library, qapp: QApplication, text_size: float
) -> None:
    theme.apply(qapp, "light", text_size)
    page = opened(window, library, AT_TABLE, 1280, 800)
    press(table_of(page).deck.go)
    QApplication.processEvents()
    said = page.notice.geometry()
    assert page.notice.text.startswith("Choose the icon")
    assert page.rect().contains(said)
    for icon in table_of(page).deck.icons.values():
        assert not said.intersects(place(icon, page))
    assert not said.intersects(place(table_of(page).deck.go, page))


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_what_is_said_by_itself_lies_off_the_button_of_what_comes_next(
    window: Window, library: Library, qapp: QApplication, text_size: float
) -> None:
    theme.apply(qapp, "light", text_size)
    page = opened(window, library, PLAY, 1280, 800)
    go = table_of(page).deck.go
    page.notice.tell("The screen may go dark: switch that off in the settings while you play.")
    QApplication.processEvents()
    assert page.rect().contains(page.notice.geometry())
    assert not page.notice.geometry().intersects(place(go, page))
    card = table_of(page).handing.card
    assert card.isVisible() and not page.notice.geometry().intersects(place(card, page))
    table_of(page).last.hide()
    go.press()
    go.press()
    QApplication.processEvents()
    assert page.note.text() and not go.reason
    assert not page.note.geometry().intersects(place(go, page))


def test_what_the_hand_over_says_no_note_says_over_it(window: Window, library: Library) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    table_of(page).last.hide()
    table_of(page).deck.go.press()
    assert page.note.isHidden(), "nor over a card that is read out"
    table_of(page).deck.go.press()
    assert not page.note.isHidden()
    table_of(page).deck.go.press()
    QApplication.processEvents()
    assert table_of(page).handing.card.isVisible() and page.note.isHidden()


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_a_refusal_is_large_lies_near_what_was_pressed_and_goes_with_the_next_press(
    window: Window, library: Library
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    fewer = table_of(page).resources.rows["fur"].counter.less
    press(fewer)
    said, at = page.notice.geometry(), place(fewer, page)
    assert "RC-3.4" in page.notice.text
    assert not said.intersects(at)
    assert said.top() - at.bottom() < at.height(), "right below it"
    assert page.notice.words.font().pixelSize() >= 18
    QTest.mouseClick(table_of(page).wounds, Qt.MouseButton.LeftButton)
    assert not page.notice.text


@pytest.mark.slow
def test_a_refusal_is_announced(
    window: Window, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    said = announced(monkeypatch)
    press(table_of(page).resources.rows["fur"].counter.less)
    assert "RC-3.4" in page.notice.text and page.notice.text in said


async def test_tab_goes_to_the_verb_of_what_is_said_and_else_on(
    window: Window, library: Library, hand: Hand, until: Until
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    await until(lambda: isinstance(QApplication.focusWidget(), TouchButton))
    before, done = QApplication.focusWidget(), list[str]()
    page.notice.tell("The last step can be taken back.", "Take it back", lambda: done.append("yes"))
    hand.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is page.notice.verb and page.notice.text
    hand.key(Qt.Key.Key_Space)
    assert done == ["yes"]
    assert isinstance(before, TouchButton)
    before.setFocus()
    page.notice.tell("The screen may go dark.")
    hand.key(Qt.Key.Key_Tab)
    assert not page.notice.text and not page.notice.isAncestorOf(QApplication.focusWidget() or page)


async def test_a_finger_that_puts_it_away_leaves_the_keyboard_where_it_was(
    window: Window, library: Library, until: Until
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    await until(lambda: isinstance(QApplication.focusWidget(), TouchButton))
    before = QApplication.focusWidget()
    assert isinstance(before, TouchButton)
    before.clearFocus()
    page.notice.tell("The screen may go dark.")  # as at the opening, before the keyboard has come
    before.setFocus()
    close = next(it for it in page.notice.findChildren(QPushButton) if it.isVisible())
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not page.notice.text and QApplication.focusWidget() is before


async def test_what_is_said_gives_the_keyboard_back_to_what_was_pressed(
    window: Window, library: Library, hand: Hand, until: Until
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    await until(lambda: isinstance(QApplication.focusWidget(), TouchButton))
    pressed, other = table_of(page).deck.go, table_of(page).resources.rows["fur"].counter.less
    pressed.setFocus()
    page.notice.tell("The last step can be taken back.", "Take it back", lambda: None)
    page.notice.verb.setFocus()
    page.notice.hide()
    assert pressed.hasFocus()
    page.notice.tell("The last step can be taken back.", "Take it back", lambda: None)
    other.setFocus()
    page.notice.hide()
    assert other.hasFocus(), "who went on stays there"


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_where_the_last_steps_are_seen_no_note_lies_over_the_table(
    window: Window, library: Library
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    table_of(page).deck.go.press()
    table_of(page).deck.go.press()
    QApplication.processEvents()
    assert page.note.isHidden()
    assert any(text.full for text, _ in table_of(page).last.lines)
    table_of(page).last.hide()
    page.telling.tell("change", "food", 1)
    assert not page.note.isHidden()
    assert not page.note.text().endswith("…")


@pytest.mark.slow
def test_what_was_said_of_a_step_goes_when_the_step_is_taken_back(
    window: Window, library: Library
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    table_of(page).last.hide()
    page.telling.tell("change", "food", 1)
    assert not page.note.isHidden()
    page.steps.undo.press()
    assert page.note.isHidden()


@pytest.mark.slow
async def test_esc_puts_a_notice_away_and_never_leaves_the_table_as_shift_esc_does(
    window: Window, library: Library, hand: Hand, until: Until
) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    await until(lambda: QApplication.focusWidget() is not None)
    page.notice.tell("The screen may go dark.")
    hand.key(Qt.Key.Key_Escape)
    assert window.page is page and not page.notice.text
    hand.key(Qt.Key.Key_Escape)
    assert window.page is page, "the round that was handed over is put away"
    hand.key(Qt.Key.Key_Escape)
    assert window.page is page
    hand.key(Qt.Key.Key_Escape, Qt.KeyboardModifier.ShiftModifier)
    assert window.page is not page


@pytest.mark.slow
def test_at_an_earlier_moment_no_later_step_is_told(window: Window, library: Library) -> None:
    page = opened(window, library, PLAY, 1280, 800)
    table = table_of(page)
    table.deck.go.press()
    table.deck.go.press()
    later = table.last.lines[0][0].full
    page.show_moment(1)
    told = [text.full for text, _ in table.last.lines if text.full]
    assert told and later not in told
