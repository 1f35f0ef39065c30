"""What is entered on a page over the table is not lost when that page is left."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.shell.window import Window
from desktop.table.correcting import Correcting
from desktop.table.page import TablePage
from desktop.table.questions.number_field import NumberField
from engine.store.library import Library
from tests.desktop.fixtures import Hand, focused
from tests.desktop.table.test_table_page import press
from tests.games.red_outpost.at_table import at_table, tell

pytestmark = pytest.mark.dressed(False)
SAID = "What you entered under “Correct an earlier step” is not applied yet."
SAID_IN_GERMAN = (
    "Was unter „Früheren Schritt berichtigen“ eingetragen wurde, ist noch nicht übernommen."
)
LEFT = "You left the match: what you entered under “Correct an earlier step” was not applied."
DROPPED = "The match has gone on: what you entered under “Correct an earlier step” was not applied."

DROPPED_IN_GERMAN = (
    "Die Partie ist weitergegangen: Was unter „Früheren Schritt berichtigen“ eingetragen war, "
    "wurde nicht übernommen."
)


@pytest.fixture
def page(window: Window, library: Library) -> TablePage:
    """Two steps that can be corrected."""
    window.resize(1600, 1000)
    match = at_table()
    tell(match, "produced 1 coal 2", "produced 1 coal 1")
    window.open_match(library.add(match, "Friday"))
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def correcting(page: TablePage, number: int) -> Correcting:
    """The page on which the step on that line is corrected, by way of the log."""
    page.show_moment(number)
    press(page, "correct")
    window = page.window()
    assert isinstance(window, Window) and isinstance(window.page, Correcting)
    return window.page


def cubes(correcting: Correcting) -> int | None:
    """How many cubes stand on the page that corrects."""
    assert correcting.fields is not None
    field = correcting.fields.fields[2]
    assert isinstance(field, NumberField)
    return field.value


def one_less(correcting: Correcting) -> None:
    """Enter one cube less than was told."""
    assert correcting.fields is not None
    correcting.fields.fields[2].wanted.emit(1)


@pytest.mark.slow
def test_a_correction_that_was_left_is_gone_on_with(
    page: TablePage, window: Window, hand: Hand
) -> None:
    text = page.match.text()
    begun = correcting(page, 1)
    one_less(begun)
    hand.key(Qt.Key.Key_Escape)
    assert window.pages.top is page and page.match.text() == text
    assert page.notice.text == SAID and page.notice.verb.text() == "Continue entering"
    assert page.history.fact == 1 and not page.history.correct.reason, "the step stays chosen"
    page.notice.verb.click()
    assert window.page is begun and cubes(begun) == 1
    begun.bar.back.emit()
    window.appearance.speak("de")
    assert page.history.fact == 1, "in another language, too"
    assert correcting(page, 1) is begun and begun.correct.words[0] == "Berichtigen"
    window.appearance.speak("en")
    begun.bar.back.emit()
    assert page.notice.text == SAID
    page.steps.undo.setFocus()
    hand.key(Qt.Key.Key_Tab)
    assert focused() is page.notice.verb
    page.steps.undo.setFocus()
    hand.key(Qt.Key.Key_Tab)
    assert focused() is page.steps.redo, "whoever has been there goes on"
    assert cubes(correcting(page, 2)) == 1, "another step is as it was told"
    hand.key(Qt.Key.Key_Escape)
    assert page.notice.text == SAID, "of what waits there"
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    window.appearance.speak("de")
    QApplication.processEvents()
    assert page.notice.text == SAID_IN_GERMAN, "however often somebody presses elsewhere"
    window.appearance.speak("en")
    QApplication.processEvents()
    assert page.notice.takes > 0, "it lies over nothing"
    hand.key(Qt.Key.Key_Escape)
    assert not page.notice.text and not page.notice.takes, "it was put away"
    assert correcting(page, 1) is begun, "the same step again"
    press(begun, "correct")
    assert not page.notice.text
    assert page.match.text() != text


@pytest.mark.slow
@pytest.mark.parametrize("way", ["given up", "the match goes on", "it goes on in German"])
def test_a_correction_is_dropped_where_nobody_wants_it_or_it_holds_no_longer(
    page: TablePage, window: Window, way: str
) -> None:
    if is_german := way.endswith("German"):
        window.resize(1280, 800)
        window.appearance.speak("de")
    begun = correcting(page, 1)
    one_less(begun)
    if way == "given up":
        press(begun, "leave")
    else:
        begun.bar.back.emit()
        page.turn_log()
        focused().clearFocus()
        page.telling.tell("produced", 1, "wool", 1)
        QApplication.processEvents()
        assert not page.note.isHidden(), "what the step brought"
        assert not page.note.geometry().intersects(page.notice.geometry())
    dropped = DROPPED_IN_GERMAN if is_german else DROPPED
    assert page.notice.text == ("" if way == "given up" else dropped)
    assert cubes(correcting(page, 1)) == 2


def test_what_goes_with_a_match_that_is_left_is_said_where_one_comes_to(
    page: TablePage, window: Window, library: Library
) -> None:
    ident = library.matches()[0].id
    begun = correcting(page, 1)
    one_less(begun)
    begun.bar.back.emit()
    window.show_shelf()
    assert window.notice.text == LEFT
    window.open_match(ident)
    assert not window.notice.text
    opened = window.page
    assert isinstance(opened, TablePage)
    opened.put_in_before(2)
    window.open_match(ident)
    assert not window.notice.text, "nothing was entered"
    opened = window.page
    assert isinstance(opened, TablePage)
    opened.put_in_before(2)
    opened.putting_in.leave()
    window.open_match(ident)
    assert not window.notice.text, "nothing was entered"
    opened = window.page
    assert isinstance(opened, TablePage)
    opened.put_in_before(2)
    opened.telling.tell("produced", 1, "wool", 1)
    window.open_match(ident)
    assert window.notice.text.endswith("what you entered was not inserted.")


def test_each_of_several_that_were_left_is_said_until_it_is_put_away(
    page: TablePage, window: Window
) -> None:
    page.put_in_before(2)
    page.telling.tell("produced", 1, "wool", 1)
    page.escape()
    begun = [correcting(page, 1)]
    one_less(begun[0])
    begun[0].bar.back.emit()
    begun.append(correcting(page, 2))
    begun[1].strike.press()
    begun[1].bar.back.emit()
    assert page.notice.about is begun[1]
    page.notice.verb.click()
    press(begun[1], "leave")
    assert page.notice.about is begun[0] and page.notice.text == SAID
    page.escape()
    assert page.notice.text == "What you entered was not inserted."
    page.escape()
    assert not page.notice.text
    window.show_settings()
    window.go_back()
    assert not page.notice.text, "all has been read"


def test_what_is_not_applied_is_said_before_the_window_closes(
    page: TablePage, window: Window, hand: Hand
) -> None:
    def close() -> None:
        """As the window system does it for somebody who presses its cross."""
        handle = window.windowHandle()
        assert handle is not None
        QApplication.sendEvent(handle, QCloseEvent())

    begun = correcting(page, 1)
    one_less(begun)
    window.show_settings()
    close()
    assert window.isVisible() and window.notice.text.startswith(SAID)
    window.appearance.speak("de")
    QApplication.processEvents()
    assert window.notice.text.startswith(SAID_IN_GERMAN)
    window.appearance.speak("en")
    QApplication.processEvents()
    assert window.notice.text.startswith(SAID)
    window.notice.verb.click()
    assert window.page is begun and not window.notice.text
    begun.bar.back.emit()
    assert page.notice.text == SAID
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not page.notice.text, "it is said once"
    window.notice.verb.click()
    assert window.page is begun
    press(begun, "leave")
    page.put_in_before(2)
    page.telling.tell("produced", 1, "wool", 1)
    page.escape()
    close()
    assert window.notice.text.startswith("What you entered was not inserted.")
    assert not page.notice.text, "it is said once"
    window.notice.verb.click()
    assert page.putting_in.is_on
    close()
    window.go_back()
    assert page.putting_in.is_on and not window.notice.text, "Esc puts away what lies on top"
    close()
    window.notice.take_focus()
    window.notice.verb.click()
    assert not page.bar.isAncestorOf(focused()), "Enter leaves nothing"
    for _ in range(2):
        assert window.isVisible()
        close()
    assert not window.isVisible()


def test_a_page_that_fails_keeps_no_window_open(
    page: TablePage, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _at: told.append(error))
    failing = RuntimeError("as when a page has a mistake")

    def fail() -> str:
        raise failing

    monkeypatch.setattr(page, "dropped", fail)
    closed: list[bool] = []
    window.closed.connect(lambda: closed.append(True))
    assert window.close() and told == [failing] and closed
    monkeypatch.undo()
