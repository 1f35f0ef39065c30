"""A number that is typed also goes up and down."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.shortcuts import shortcut
from desktop.look.stepper import Stepper


def turn(stepper: Stepper, by: int) -> bool:
    """Turn the wheel over the number; whether it was for that."""
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
    QApplication.sendEvent(stepper.field, event)
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
    assert turn(stepper, by) == (value != 3), "otherwise the page scrolls"
    assert stepper.value == value


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
