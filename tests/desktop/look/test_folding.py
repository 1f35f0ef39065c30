"""Words of a bar that give way and come back."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.folding import Folding, WordButton


def test_words_come_back_where_what_holds_the_bar_moves_back_into_the_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1200, 100)
    side = QWidget(window)
    bar = QWidget(side)
    row = QHBoxLayout(bar)
    button = WordButton("pause", "pause", 0)
    button.setText("Pause the bots")
    row.addWidget(button)
    Folding.of(bar)
    for part in (side, bar):
        part.resize(300, 60)
    side.move(900, 0)
    window.show()
    assert button.text() == "Pause the bots"
    window.resize(700, 100)
    assert button.text() == "", "as long as the bar lies beside the window"
    side.move(400, 0)
    assert button.text() == "Pause the bots"


def test_words_give_way_to_longer_ones_in_a_bar_that_nothing_else_moves(qtbot: QtBot) -> None:
    bar = QWidget()
    qtbot.addWidget(bar)
    row = QHBoxLayout(bar)
    button, beside = WordButton("pause", "pause", 0), QLabel("Anna")
    button.setText("Pause the bots")
    row.addWidget(button)
    row.addWidget(beside)
    Folding.of(bar)
    bar.setFixedSize(300, 60)
    bar.show()
    QApplication.processEvents()
    assert button.text() == "Pause the bots"
    beside.setText("Anna, Ben, Cleo and Dora")
    QApplication.processEvents()
    assert button.text() == ""
    beside.setText("Ben")
    QApplication.processEvents()
    assert button.text() == "Pause the bots"
