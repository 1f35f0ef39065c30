"""Enter presses the button that has the keyboard, on every page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.set_up.page import SetUpPage


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
async def test_enter_presses_the_focused_button(window, hand, until, key: Qt.Key) -> None:
    window.set_up("red-outpost")
    await until(lambda: isinstance(window.page, SetUpPage))
    back = window.page.bar.back_button
    back.setFocus()
    hand.key(key)
    await until(lambda: not isinstance(window.page, SetUpPage))


async def test_enter_on_a_button_beside_the_match(window, hand, until) -> None:
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
