"""Enter presses the button that has the keyboard, on every page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from desktop.set_up.page import SetUpPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from tests.desktop.fixtures import Hand, Until

pytestmark = pytest.mark.dressed(False)


@pytest.mark.slow
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
async def test_enter_presses_the_focused_button(
    window: Window, hand: Hand, until: Until, key: Qt.Key
) -> None:
    window.set_up("red-outpost")
    await until(lambda: isinstance(window.page, SetUpPage))
    back = hand.on(SetUpPage).bar.back_button
    assert back is not None
    back.setFocus()
    hand.key(key)
    await until(lambda: not isinstance(window.page, SetUpPage))


@pytest.mark.slow
async def test_enter_on_a_button_beside_the_match(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    assert page.board.is_drawn
    page.look.setFocus()
    hand.key(Qt.Key.Key_Return)
    assert not page.board.is_drawn
    theme = hand.find(QPushButton, "switch_theme")
    before = theme.accessibleName()
    theme.setFocus()
    hand.key(Qt.Key.Key_Return)
    await until(lambda: theme.accessibleName() != before)


def test_enter_in_a_field_that_leads_away_presses_nothing_there(window: Window, hand: Hand) -> None:
    pressed: list[bool] = []
    window.show_shelf()
    page = window.page
    assert isinstance(page, ShelfPage)
    button, field = QPushButton("On"), QLineEdit()
    for widget in (button, field):
        page.bar.right.addWidget(widget)
        widget.show()
    button.clicked.connect(lambda: pressed.append(True))
    field.returnPressed.connect(button.setFocus)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.focusWidget() is button and not pressed
    hand.key(Qt.Key.Key_Return)
    assert pressed == [True]
