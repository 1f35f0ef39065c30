"""How a person answers on the page of a match: with the mouse on board and hand, or by list and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.boards.outpost.play import DOOR
from desktop.boards.outpost.play.board import Board
from desktop.match.hand import CardButton
from desktop.match.page import MatchPage
from engine.games.outpost.state import Outpost
from tests.desktop.fixtures import press
from tests.desktop.pressing import where_to_press

LEFT = Qt.MouseButton.LeftButton
type_of_way = Callable[[MatchPage, Sequence[str]], None]
"""Gives these texts on a page: one answer, or several cards or numbers of one."""


def by_board(page: MatchPage, wanted: Sequence[str]) -> None:
    """Answer with the mouse alone, on the drawn board and the cards of the hand."""
    board = page.board
    assert isinstance(board, Board)
    if is_gathered(page):
        page.choices.gathering.put_back()
        for card in wanted:
            QTest.mouseClick(button_of(page, card), LEFT)
        QTest.mouseClick(page.choices.picks.send, LEFT)
        return
    (text,) = wanted
    (thing,) = steps(page, text)
    at = where_to_press(board.drawn, thing)
    QTest.mouseClick(board.drawn.board_view.viewport(), LEFT, pos=at)


def by_list(page: MatchPage, wanted: Sequence[str]) -> None:
    """Answer with the keyboard alone: digits, arrows and Enter; a number is typed, a card is picked by Enter."""
    choices = page.choices
    if is_gathered(page):
        choices.gathering.put_back()
        for card in wanted:
            QTest.keyClick(button_of(page, card), Qt.Key.Key_Space)
        QTest.keyClick(choices.picks.send, Qt.Key.Key_Space)
        return
    if not choices.spreading.isHidden():
        # As it is proposed; other numbers are typed in its own tests.
        QTest.keyClick(choices.spreading.send, Qt.Key.Key_Space)
        return
    (text,) = wanted
    if not choices.amount.isHidden():
        field = choices.amount.stepper.field
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        return
    row = next(it for it in choices.list.rows if it.can_press and it.value == text)
    if row.key.strip():
        press(choices.list, row.key)
        return
    for _ in choices.list.rows:
        if choices.list.current_row == row:
            break
        QTest.keyClick(choices.list, Qt.Key.Key_Down)
    QTest.keyClick(choices.list, Qt.Key.Key_Return)


def is_gathered(page: MatchPage) -> bool:
    """Whether cards of the hand are picked one by one and given together."""
    state = page.choosing.state
    assert state is not None and state.question is not None
    return state.question.name in DOOR.hand.gathers


def steps(page: MatchPage, wanted: str) -> tuple[str, ...]:
    """The things of which an answer consists."""
    view = page.choosing.state
    assert isinstance(view, Outpost)
    return DOOR.steps(view, view.find(wanted))


def button_of(page: MatchPage, card: str) -> CardButton:
    """The cards of that kind in the hand."""
    return next(button for button in page.hand.buttons if button.card == card)
