"""Either half of the match page is enough: whole matches without the list, and without the board."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.sheet.page import SheetPage
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.pages import GAME, NAMES
from tests.games.red_outpost.window.board import where_to_click

MATCHES = range(20)
PAINTED = 5
"""Every so many matches are painted too; the others need no pixels to be played."""
GROUPS = [list(MATCHES[first : first + 2]) for first in MATCHES[::2]]
"""The matches of one test: few enough that several processes share them."""


def players(number: int) -> list[Player]:
    """Two, three or four people."""
    return [Player(name) for name in NAMES[: 4 - number % 3]]


def seed(number: int) -> str:
    """The dice of a match."""
    return f"51DE00{number:02X}"


def begin(window, number: int):
    """Start a match with special cards and random locks on the real page."""
    people = players(number)
    setup = games.load(GAME).setup(len(people), {"special_cards": "on", "locks": "random"})
    window.setUpdatesEnabled(number % PAINTED == 0)
    window.start(setup, people, seed(number))
    return window.page


def test_every_special_card_is_in_one_of_the_matches() -> None:
    dealt = set()
    for number in MATCHES:
        game, people = games.load(GAME), players(number)
        setup = game.setup(len(people), {"special_cards": "on", "locks": "random"})
        state = Match.new(game, setup, people, seed(number)).state
        assert isinstance(state, RedOutpost)
        dealt |= {("worker", card) for card in state.worker_card}
        dealt |= {("place", card) for card in state.place_card}
    assert len(dealt) == 6 + 12


@pytest.mark.parametrize("numbers", GROUPS, ids=str)
async def test_without_the_list_the_mouse_on_the_board_is_enough(
    window, until, numbers: list[int]
) -> None:
    for number in numbers:
        page = begin(window, number)
        page.choices.hide()
        page.board.drawn.set_motion(0)
        await by_clicks(page, until, random.Random(number))
        assert page.choices.isHidden()
        await until(lambda: isinstance(window.page, SheetPage))


async def by_clicks(page, until, dice: random.Random) -> None:
    """Play a match by clicks on what lies on the board."""
    match, drawn, asked = page.match, page.board.drawn, []
    page.asking.asked.connect(asked.append)
    await until(lambda: asked)
    while not match.is_over:
        known, count = match.revision, len(asked)
        for _ in range(2):
            if match.revision == known and drawn.choosing.next:
                things = list(drawn.choosing.next)
                at = where_to_click(drawn, things[int(dice.random() * len(things))])
                QTest.mouseClick(drawn.board_view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        await until(lambda was=count: len(asked) > was)


@pytest.mark.parametrize("numbers", GROUPS, ids=str)
async def test_without_the_board_list_and_keyboard_are_enough(
    window, hand, until, numbers: list[int]
) -> None:
    for number in numbers:
        page = begin(window, number)
        page.board.hide()
        await by_keys(page, hand, until, random.Random(number))
        assert page.board.isHidden()
        await until(lambda: isinstance(window.page, SheetPage))


async def by_keys(page, hand, until, dice: random.Random) -> None:
    """Play a match by digits, arrows and Enter in the list."""
    match = page.match
    await until(lambda: hand.is_asked and hand.choices.hasFocus())
    while not match.is_over:
        known, rows, can = match.revision, hand.choices.rows, hand.rows()
        row = can[int(dice.random() * len(can))]
        if row.key and dice.random() < 0.5:
            hand.key(row.key)
        else:
            for _ in rows:
                if hand.choices.current_row is not row:
                    hand.key(Qt.Key.Key_Down)
            assert hand.choices.current_row is row
            hand.key(Qt.Key.Key_Return)
        await until(
            lambda was=known, shown=rows: (
                match.is_over
                or (hand.is_asked and (match.revision > was or hand.choices.rows is not shown))
            )
        )
