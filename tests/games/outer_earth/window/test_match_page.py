"""Outer Earth on the page of a match: one person against a bot, from the first paddle to the sheet."""

from __future__ import annotations

import random

import pytest

from desktop.match.page import MatchPage
from desktop.shell.window import Window
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import Hand, Until
from tests.games.outer_earth.matches import by_lot


@pytest.mark.thorough
async def test_one_person_plays_against_a_bot_to_the_end(window: Window, until: Until) -> None:
    players = [Player("Anna"), Player("Ben", "bot:random")]
    window.start(games.load("outer-earth").setup(2), players, "7F3A91C2")
    page = Hand(window).page
    dice = random.Random(3)
    gathered = 0

    def waits() -> bool:
        return page.choices.is_open or page.match.is_over or page.scenes.is_open

    for _ in range(2000):
        await until(waits)
        if page.scenes.is_open:
            # A tie is told, and somebody goes on.
            page.scenes.put_away()
            continue
        if page.match.is_over:
            break
        view = page.choosing.state
        assert view is not None and view.question is not None
        if view.question.name == "add_card":
            page.choices.gathering.pick(page.choices.gathering.cards[0])
            page.choices.gathering.send()
            gathered += 1
        else:
            page.choosing.answer(str(by_lot(view, dice)))
    assert isinstance(page, MatchPage) and page.match.is_over
    assert gathered
