"""The buttons that name a step: their sign keeps its distance from the words."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.log.steps import StepButton
from desktop.look import theme


def test_a_sign_leaves_room_for_words_that_come_later(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light")
    late, early = StepButton("late", "undo"), StepButton("early", "undo")
    for button in (late, early):
        qtbot.addWidget(button)
    early.tell("Undo: Anna")
    for button in (late, early):
        button.ensurePolished()
    late.tell("Undo: Anna")
    assert late.iconSize() == early.iconSize() and late.iconSize().width() > 18
