"""The buttons that name a step: their sign keeps its distance from the words."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.log.steps import StepButton, undo_text
from desktop.look import theme
from desktop.look.text_fit import whole_words
from desktop.look.voice import voice_of
from tests.games.red_outpost.at_table import at_table


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


def test_a_step_without_room_for_its_verb_names_what_was_done(
    qapp: QApplication, qtbot: QtBot
) -> None:
    theme.apply(qapp, "light")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 600)
    button = StepButton("undo", "undo")
    button.setParent(window)
    window.show()
    room = QFontMetrics(button.font()).horizontalAdvance("Zurücknehmen: Otto:") - 1
    button.resize(room + theme.px(64), 54)
    whole, brief = "Zurücknehmen: Otto: Forschungsfabrik", "Otto: Forschungsfabrik"
    button.tell(whole, brief)
    assert button.text() == "Otto:\nForschungsfabrik"
    assert button.accessibleName() == button.toolTip() == whole
    button.resize(500, 54)
    assert button.text() == whole


def test_undo_names_the_move_of_a_turn_and_not_the_disc_that_came_with_it() -> None:
    match = at_table()
    match.tell("moved", "1", "farmer", "cornfield", "portrait", "all")
    told = undo_text(match, match.undo_offer(), voice_of(match, "en"))
    assert told == "Undo: Anna moves the Farmer to the Cornfield"
