"""The whole game from the keyboard, on the board: everything has a name and can be pressed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.scene.reach import Button
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, NAMES
from tests.games.red_outpost.window.board import Board

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion that has the keyboard."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(862, 706)
    made.show()
    made.activateWindow()
    yield made
    translate.install(qapp, "en")


def begun(number: int = 1) -> Match:
    """A match with special cards."""
    game = games.load(GAME)
    players = [Player(name) for name in NAMES]
    setup = game.setup(4, {"special_cards": "on", "locks": "random"})
    return Match.new(game, setup, players, f"7F3A92{number:02X}")


def focused() -> Button:
    """The thing that has the keyboard."""
    found = QApplication.focusWidget()
    assert isinstance(found, Button)
    return found


@pytest.mark.slow
def test_a_match_is_played_from_the_keyboard(board: Board) -> None:
    match = begun()
    dice = random.Random(2)
    answers = board.answers
    while match.asked != NOBODY:
        view = board.show_match(match)
        count = len(answers)
        while len(answers) == count:
            things = list(board.choosing.next)
            board.reach.buttons[things[int(dice.random() * len(things))]].setFocus()
            keys = (Qt.Key.Key_Return, Qt.Key.Key_Space)
            QTest.keyClick(focused(), keys[int(dice.random() * 2)])
        match.answer(match.asked, view.find(answers[-1]))


def test_a_note_goes_with_the_keyboard_that_leaves_the_board(board: Board) -> None:
    board.show_match(begun())
    board.reach.buttons["deck:lake"].setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert board.note is not None
    board.setFocus()
    assert board.note is None


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_can_be_chosen_has_a_name(
    board: Board, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    match = begun(5)
    dice = random.Random(5)
    while match.asked != NOBODY:
        view = board.show_match(match)
        for thing in board.choosing.next:
            assert board.reach.buttons[thing].accessibleName(), thing
        legal = list(view.legal_actions())
        match.answer(match.asked, legal[int(dice.random() * len(legal))])
    names = [button.accessibleName() for button in board.reach.buttons.values()]
    assert all(names)
    assert len(set(names)) > 30


def test_arrows_and_tab_go_over_the_board(board: Board) -> None:
    board.show_match(begun())
    board.reach.buttons["place:warehouse"].setFocus()
    for key, thing in (
        (Qt.Key.Key_Left, "place:cornfield"),
        (Qt.Key.Key_Down, "place:lake"),
    ):
        for _ in range(6):
            QTest.keyClick(focused(), key)
            if focused().thing == thing:
                break
        assert focused().thing == thing
    zone = focused().zone
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused().zone > zone
    QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    assert focused().zone == zone


def test_every_thing_is_reached_by_arrows(board: Board) -> None:
    board.show_match(begun())
    seen: set[str] = set()
    for start in board.reach.buttons.values():
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            start.setFocus()
            QTest.keyClick(start, key)
            seen.add(focused().thing)
    missed = set(board.reach.buttons) - seen
    assert not missed


def test_the_keyboard_stays_on_the_board_when_its_thing_goes(board: Board) -> None:
    board.show_match(begun())
    board.press("worker:miner")
    board.reach.buttons["worker:miner"].setFocus()
    board.escape()
    view = board.show_match(begun())
    board.show_view(view, -1)
    assert isinstance(QApplication.focusWidget(), Button)


def test_nothing_is_told_of_a_thing_to_which_nobody_went(board: Board) -> None:
    view = board.show_match(begun())
    gone = board.reach.buttons["worker:miner"]
    here = gone.geometry().center()
    gone.setFocus()
    told: list[str] = []
    board.hovered.connect(told.append)
    board.show_view(view, -1)
    ways = {
        thing: (left.geometry().center() - here).manhattanLength()
        for thing, left in board.reach.buttons.items()
    }
    assert focused().thing != "worker:miner"
    assert ways[focused().thing] == min(ways.values())
    assert not told


def test_the_first_thing_that_can_be_chosen_takes_the_keyboard(board: Board) -> None:
    board.show_match(begun())
    board.take_focus()
    assert focused().thing in board.choosing.next


def test_the_buttons_let_the_mouse_through(board: Board) -> None:
    board.show_match(begun())
    for button in board.reach.buttons.values():
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        assert button.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_a_thing_that_no_zone_names_is_reached_last(board: Board) -> None:
    board.show_match(begun())
    assert board.reach.zone_of("offer:pass") == 0
    assert board.reach.zone_of("planet:1") == len(board.plan.zones)
