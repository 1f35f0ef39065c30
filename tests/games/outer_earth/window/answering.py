"""How a person answers on the page of a match: with the mouse on board and hand, or by list and keys."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.boards.outer_earth.play import DOOR
from desktop.boards.outer_earth.play.board import Board
from desktop.match.hand import CardButton
from desktop.match.page import MatchPage
from desktop.shell.window import Window
from engine.games.outer_earth.actions import ENOUGH
from engine.games.outer_earth.state import OuterEarth
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import Hand, Until, press
from tests.desktop.pressing import where_to_press
from tests.games.outer_earth.matches import by_lot

LEFT = Qt.MouseButton.LeftButton
MOST_ANSWERS = 2000
type_of_way = Callable[[MatchPage, str], None]


def by_board(page: MatchPage, wanted: str) -> None:
    """Answer with the mouse alone, on the drawn board and the cards of the hand."""
    board = page.board
    assert isinstance(board, Board)
    if is_gathered(page):
        QTest.mouseClick(button_of(page, wanted), LEFT)
        QTest.mouseClick(page.choices.picks.send, LEFT)
        return
    for thing in steps(page, wanted):
        if thing.startswith("card:"):
            button = button_of(page, thing)
            QTest.mouseClick(button, LEFT, pos=QPoint(8, button.height() // 2))
        else:
            at = where_to_press(board.drawn, thing)
            QTest.mouseClick(board.drawn.board_view.viewport(), LEFT, pos=at)


def by_list(page: MatchPage, wanted: str) -> None:
    """Answer with the keyboard alone: digits, arrows and Enter in the list, Enter on a card to bid."""
    if is_gathered(page):
        for _ in ("picked", "given"):
            QTest.keyClick(button_of(page, wanted), Qt.Key.Key_Return)
        return
    choices = page.choices.list
    for thing in steps(page, wanted):
        row = next(it for it in choices.rows if it.can_press and it.value in (thing, wanted))
        if row.key.strip():
            press(choices, row.key)
            continue
        for _ in choices.rows:
            if choices.current_row == row:
                break
            QTest.keyClick(choices, Qt.Key.Key_Down)
        QTest.keyClick(choices, Qt.Key.Key_Return)


def is_gathered(page: MatchPage) -> bool:
    """Whether cards of the hand are picked one by one and given together."""
    state = page.choosing.state
    assert state is not None and state.question is not None
    return state.question.name in DOOR.hand.gathers


def steps(page: MatchPage, wanted: str) -> tuple[str, ...]:
    """The things of which an answer consists."""
    view = page.choosing.state
    assert isinstance(view, OuterEarth)
    return DOOR.steps(view, view.find(wanted))


def button_of(page: MatchPage, card: str) -> CardButton:
    """The cards of that kind in the hand."""
    return next(button for button in page.hand.buttons if button.card == card)


async def play(window: Window, until: Until, way: type_of_way, seed: int) -> set[str]:
    """A match of a person and a bot from the first paddle to the sheet; which questions were asked."""
    players = [Player("Anna"), Player("Ben", "bot:random")]
    window.resize(1280, 800)
    window.start(games.load("outer-earth").setup(2), players, f"{seed:08X}")
    page, dice, asked = Hand(window).page, random.Random(seed), set[str]()
    board = page.board
    assert isinstance(board, Board)
    # What still moves is not yet where it will lie.
    board.drawn.set_motion(0)
    for _ in range(MOST_ANSWERS):
        await until(lambda: page.choices.is_open or page.match.is_over or page.scenes.is_open)
        if page.scenes.is_open:
            # A tie is told, and somebody goes on.
            page.scenes.put_away()
            continue
        if page.match.is_over:
            return asked
        view, before = page.choosing.state, page.match.revision
        assert view is not None and view.question is not None
        asked.add(view.question.name)
        wanted = str(by_lot(view, dice))
        if wanted == ENOUGH:
            wanted = page.choices.gathering.cards[0]
        way(page, wanted)
        await until(lambda before=before: page.match.revision > before)
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")
