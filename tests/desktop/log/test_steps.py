"""The buttons that name a step: their sign keeps its distance from the words."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.log.steps import StepButton, whole_words
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


def test_a_step_is_shortened_by_whole_words(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    text = "Anna: Primär, türkiser Kreis zu gelber Raute"
    whole = metrics.horizontalAdvance(text)
    assert whole_words(text, metrics, whole) == text
    words = {word.rstrip(",:;") for word in text.split()}
    for room in range(metrics.horizontalAdvance("Anna …"), whole):
        *shown, more = whole_words(text, metrics, room).split()
        assert more == "…" and {word.rstrip(",:;") for word in shown} <= words
        assert metrics.horizontalAdvance(" ".join((*shown, more))) <= room
