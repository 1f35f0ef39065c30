"""Whoever presses twice in a hurry presses nothing on the page that came with the first press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.set_up.page import SetUpPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.rules.game import AT_TABLE

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def press_again(window: Window, page: SetUpPage) -> None:
    """The second press of two, on the way back to the shelf."""
    back = page.bar.back_button
    assert back is not None
    middle = QPointF(back.rect().center())
    at = middle, back.mapToGlobal(middle)
    double = QMouseEvent(QEvent.Type.MouseButtonDblClick, *at, LEFT, LEFT, NONE)
    QApplication.sendEvent(back, double)
    QTest.mouseRelease(back, LEFT)


@pytest.mark.dressed(False)
def test_the_second_of_two_quick_presses_reaches_no_page_that_came_in_between(
    window: Window,
) -> None:
    window.set_up("red-outpost", AT_TABLE)
    page = window.page
    assert isinstance(page, SetUpPage)
    press_again(window, page)
    assert window.page is page
    QTest.mousePress(page, LEFT)
    press_again(window, page)
    assert isinstance(window.page, ShelfPage), "both were meant for it"
