"""Keys that are typed on while a match is being set up do not reach its page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def page(window: Window) -> TablePage:
    """The page of a table that was begun by Ctrl+Enter."""
    window.early_keys.pause.setInterval(60_000)
    window.set_up("red-outpost", AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    QTest.keyClick(window.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def let_pass(window: Window) -> None:
    """The pause is over."""
    window.early_keys.pause.stop()
    window.early_keys.pause.timeout.emit()
    QApplication.processEvents()


def facts(page: TablePage) -> list[str]:
    return [it.name for it in page.match.lines if isinstance(it, Fact)]


def test_keys_that_are_typed_on_tell_nothing(window: Window, page: TablePage) -> None:
    for key in (Qt.Key.Key_3, Qt.Key.Key_N, Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(window.focusWidget() or page, key)
    assert window.page is page and facts(page) == []
    assert not page.table.clock.is_asking  # type: ignore[attr-defined]


def test_after_a_pause_keys_are_for_the_page(window: Window, page: TablePage) -> None:
    QTest.keyClick(page, Qt.Key.Key_3)
    assert window.early_keys.pause.isActive()
    let_pass(window)
    QTest.keyClick(page, Qt.Key.Key_3)
    assert facts(page) == ["produced"] * 3


def test_a_key_that_comes_late_because_the_machine_is_busy_tells_nothing(
    window: Window, page: TablePage
) -> None:
    """It was pressed before the pause was over, and stood behind it in the queue."""
    none = Qt.KeyboardModifier.NoModifier
    late = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3, none, "3")
    QApplication.postEvent(page, late)
    let_pass(window)
    assert window.early_keys.is_taking and facts(page) == []
    let_pass(window)
    assert not window.early_keys.is_taking


def test_the_mouse_is_led_by_what_is_seen(window: Window, page: TablePage) -> None:
    done = page.table.clock.done  # type: ignore[attr-defined]
    QTest.mouseClick(done, Qt.MouseButton.LeftButton)
    assert page.table.clock.is_asking  # type: ignore[attr-defined]
