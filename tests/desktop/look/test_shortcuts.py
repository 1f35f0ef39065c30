"""Whoever holds a key means once what it does."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.editions.foot import Foot
from desktop.log.steps import Steps
from desktop.look.shortcuts import listen, shortcut
from desktop.table.bar import Bar
from desktop.table.telling import Telling
from tests.games.red_outpost.at_table import at_table
from tests.paths import CHECKOUT


@pytest.mark.parametrize("again", [False, True])
def test_a_held_key_does_it_once_or_where_that_is_asked_for_again_and_again(
    qtbot: QtBot, again: bool
) -> None:
    top, done = QWidget(), []
    qtbot.addWidget(top)
    shortcut(top, "N", lambda: done.append("N"), again=again)
    listen(top, {"M": lambda: done.append("M")}, again=again)
    top.show()
    top.activateWindow()
    top.setFocus()
    QApplication.processEvents()
    QTest.keyClicks(top, "NMN")
    assert done == ["N", "M", "N"]
    assert [it.autoRepeat() for it in top.findChildren(QShortcut)] == [again, again]


def test_what_comes_again_by_one_key_does_so_by_the_other_wherever_it_can(qtbot: QtBot) -> None:
    foot = Foot(QPushButton())
    foot.connect_steps(lambda: None, lambda: None)
    for made in (Bar(Telling(at_table()), ()), Steps(), foot):
        qtbot.addWidget(made)
        keys = [
            [it.toString() for it in QShortcut.keys(each)] for each in made.findChildren(QShortcut)
        ]
        assert keys == [["Ctrl+Z"], ["Ctrl+Shift+Z", "Ctrl+Y"]], made


def test_every_key_of_the_window_is_one_of_these() -> None:
    made = [
        path.relative_to(CHECKOUT).as_posix()
        for path in (CHECKOUT / "desktop").rglob("*.py")
        if "QShortcut(" in path.read_text("utf-8")
    ]
    assert made == ["desktop/look/shortcuts.py"]
