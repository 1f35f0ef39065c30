"""What the walk of the screens finds: a button that does nothing, and a signal that reaches nobody."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.stepper import Stepper
from desktop.sheet.actions import Actions
from tests.desktop.screens.heard import own_signals, unheard


def test_a_button_without_a_use_and_a_signal_without_an_ear_are_found(qtbot: QtBot) -> None:
    top, button, actions = QWidget(), QPushButton("Wool"), Actions()
    qtbot.addWidget(top)
    row = QHBoxLayout(top)
    row.addWidget(button)
    row.addWidget(actions)
    top.show()
    mute = {"nobody hears a press of QPushButton  “Wool”", "nobody hears export() of Actions"}
    assert mute <= set(unheard(top))
    button.clicked.connect(top.hide)
    actions.export.connect(top.hide)
    assert not mute & set(unheard(top))


def test_signals_of_our_own_are_told_from_those_of_qt(qtbot: QtBot) -> None:
    made = Stepper(lambda: "Wool", range(3))
    qtbot.addWidget(made)
    assert own_signals(made) == ("changed()",)
    assert own_signals(QWidget()) == ()
