"""A number that is typed also goes up and down."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.choosing import Choice
from desktop.look.shortcuts import shortcut
from desktop.look.stepper import Field, Stepper
from tests.desktop.fixtures import press


def turn(field: QWidget, by: int) -> bool:
    """Turn the wheel over a field; whether it was for that."""
    event = QWheelEvent(
        QPointF(4, 4),
        QPointF(4, 4),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, event)
    return event.isAccepted()


@pytest.mark.parametrize(
    ("has_keyboard", "by", "value"),
    [(True, 120, 4), (True, -120, 2), (True, 0, 3), (False, 120, 3)],
)
def test_the_wheel_turns_a_number_only_where_the_keyboard_is(
    qtbot: QtBot, has_keyboard: bool, by: int, value: int
) -> None:
    stepper = Stepper(lambda: "Miner", range(10))
    qtbot.addWidget(stepper)
    stepper.show_value(3)
    with qtbot.waitActive(stepper):
        stepper.show()
        stepper.activateWindow()
    if has_keyboard:
        stepper.field.setFocus()
    else:
        stepper.field.clearFocus()
    assert turn(stepper.field, by) == (value != 3), "otherwise the page scrolls"
    assert stepper.value == value


def test_a_click_on_plus_gives_the_keyboard_to_its_number(qtbot: QtBot) -> None:
    page = QWidget()
    row = QVBoxLayout(page)
    first, second = (Stepper(lambda: "Miner", range(10)) for _ in range(2))
    row.addWidget(first)
    row.addWidget(second)
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    first.field.setFocus()
    for button, value in ((second.more, 1), (second.more, 2), (second.less, 1)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert second.value == value and second.field.hasFocus()
    QTest.keyClicks(second.window().focusWidget(), "7")
    assert (first.value, second.value) == (None, 7), "it takes the place of the number"


def test_a_letter_in_the_field_of_a_number_is_the_key_of_its_page(qtbot: QtBot) -> None:
    stepper, pressed = Stepper(lambda: "Miner", range(100)), list[str]()
    qtbot.addWidget(stepper)
    for key in "H1/":
        shortcut(stepper, key, partial(pressed.append, key))
    with qtbot.waitActive(stepper):
        stepper.show()
        stepper.activateWindow()
    stepper.field.setFocus()
    QTest.keyClicks(stepper.field, "h12/")
    assert (pressed, stepper.value) == (["H", "/"], 12)


def test_what_is_taken_back_in_a_field_is_the_step_of_its_form(qtbot: QtBot) -> None:
    field, steps = Field(), list[str]()
    qtbot.addWidget(field)
    for key in ("Ctrl+Z", "Ctrl+Shift+Z"):
        shortcut(field, key, partial(steps.append, key))
    with qtbot.waitActive(field):
        field.show()
        field.activateWindow()
    field.setFocus()
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    press(field, "1")
    press(field, "z", control)
    press(field, "z", control | shift)
    assert (steps, field.text()) == (["Ctrl+Z", "Ctrl+Shift+Z"], "1")


def test_the_wheel_over_a_choice_scrolls_its_page_and_leaves_the_keyboard_where_it_is(
    qtbot: QtBot,
) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItems(["Slow", "Fast"])
    choice.show()
    choice.setFocus()
    assert not turn(choice, -120)
    assert choice.currentText() == "Slow"
    assert choice.focusPolicy() == Qt.FocusPolicy.StrongFocus
