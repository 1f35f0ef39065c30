"""A whole match of Outer Earth by the board and the hand alone, and one from the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.outer_earth.play import DOOR
from desktop.look import translate
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.rules.agenda import NOBODY
from tests.desktop.fixtures import light_and_english
from tests.desktop.pressing import where_to_press
from tests.games.outer_earth.matches import by_lot, new
from tests.games.outer_earth.window.board import SMALLEST, Board

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion at the size it has at 1280 × 800."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(*SMALLEST)
    made.show()
    yield made
    translate.install(qapp, "en")


def by_mouse(board: Board, thing: str) -> None:
    """Press a thing of the board."""
    at = where_to_press(board, thing)
    QTest.mouseClick(board.board_view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def by_key(board: Board, thing: str) -> None:
    """Go to a thing of the board and press Enter."""
    button = board.reach.buttons[thing]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)


@pytest.mark.slow
@pytest.mark.parametrize("press", [by_mouse, by_key])
def test_a_whole_match_is_played(board: Board, press: Callable[[Board, str], None]) -> None:
    match: Match = new(2)
    dice = random.Random(8)
    answered = 0
    while match.asked != NOBODY:
        state = match.state
        assert isinstance(state, OuterEarth)
        view = board.show_view(state, match.asked)
        wanted = by_lot(view, dice)
        assert view.question is not None
        if view.question.name in DOOR.hand.gathers:
            match.answer(match.asked, wanted)
            continue
        board.answers.clear()
        for thing in DOOR.steps(view, wanted):
            if thing.startswith("card:"):
                # The hand below the board has a button for it.
                board.choosing.press(thing)
            else:
                press(board, thing)
        assert board.answers == [str(wanted)]
        match.answer(match.asked, *board.answers)
        answered += 1
    assert match.is_over and answered > 60
