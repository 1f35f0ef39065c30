"""Whoever presses twice in a hurry presses nothing on the page that came with the first press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from engine.rules.game import AT_TABLE

pytestmark = pytest.mark.dressed(False)


def press_twice(window: Window, at: QPoint) -> None:
    """Two quick presses, as the screen tells a window of them."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseDClick(handle, Qt.MouseButton.LeftButton, pos=at)


def way_back(window: Window) -> QRect:
    """Where the way back lies in the window."""
    page = window.page
    assert isinstance(page, SetUpPage)
    back = page.bar.back_button
    assert back is not None
    return QRect(back.mapTo(window, QPoint()), back.size())


def button(over: QWidget, area: QRect) -> QPushButton:
    """One more button there."""
    made = QPushButton(over)
    made.setGeometry(area)
    made.show()
    return made


def test_the_second_of_two_quick_presses_reaches_no_page_that_came_in_between(
    window: Window,
) -> None:
    window.set_up("red-outpost", AT_TABLE)
    back = way_back(window)
    window.show_shelf()
    there = button(window.page, back)
    there.clicked.connect(lambda: window.set_up("red-outpost", AT_TABLE))
    press_twice(window, back.center())
    assert way_back(window) == back


def test_two_quick_presses_on_the_page_that_has_come_reach_it(window: Window) -> None:
    window.set_up("red-outpost", AT_TABLE)
    counted: list[int] = []
    area = way_back(window)
    there = button(window.page, area)
    there.clicked.connect(lambda: counted.append(1))
    press_twice(window, area.center())
    assert len(counted) == 2
