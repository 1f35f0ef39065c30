"""How a person answers on the page of a match: with the mouse on board and hand, or by list and keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.boards.outpost.play import DOOR
from desktop.boards.outpost.play.board import Board
from desktop.match.hand import CardButton
from desktop.match.page import MatchPage
from desktop.shell.window import Window
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.record import Player
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until, press
from tests.desktop.pressing import where_to_press
from tests.games.outpost.matches import SEED

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


def led_by(vp: int, seats: int, seed: str = SEED) -> Match:
    """A match of Anna and bots, played by lot until somebody has so many VP."""
    dice = random.Random(seats)
    players = [Player("Anna"), *(Player(f"Bot {it}", "bot:random") for it in range(1, seats))]
    match = Match.new(GAME, GAME.setup(seats), players, seed)
    while max(vp_of(match)) < vp:
        legal = match.state.legal_actions()
        match.answer(match.asked, legal[dice.randrange(len(legal))])
    return match


def vp_of(match: Match) -> list[int]:
    """The VP of each seat."""
    assert isinstance(match.state, Outpost)
    return match.state.vp


async def play(
    window: Window, library: Library, until: Until, way: type_of_way, match: Match, most: int
) -> None:
    """A match of a person and bots goes on by so many answers of hers, or up to its end."""
    window.resize(1280, 800)
    window.open_match(library.add(match, "Sunday"))
    page, dice = Hand(window).page, random.Random(len(match.plays))
    board = page.board
    assert isinstance(board, Board)
    # What still moves is not yet where it will lie.
    board.drawn.set_motion(0)
    for _ in range(most):
        await until(lambda: page.choices.is_open or page.match.is_over or page.scenes.is_open)
        while page.scenes.is_open:
            page.scenes.put_away()
        if page.match.is_over:
            return
        view, before = page.choosing.state, page.match.revision
        assert isinstance(view, Outpost) and view.question is not None
        way(page, by_lot(page, view, dice, way))
        await until(lambda before=before: page.match.revision > before)


def by_lot(
    page: MatchPage, view: Outpost, dice: random.Random, way: type_of_way
) -> tuple[str, ...]:
    """An answer by lot, of those that the way can give; cards as they are proposed."""
    gathering = page.choices.gathering
    if is_gathered(page):
        return gathering.run
    if way is by_board:
        return (dice.choice([*page.choosing.ways.values()]),)
    legal = view.legal_actions()
    return (str(legal[dice.randrange(len(legal))]),)
