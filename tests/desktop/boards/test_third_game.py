"""A third game walks through the whole house with its own folders only."""

from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.match.page import MatchPage
from desktop.rules.page import RulesPage
from desktop.set_up.page import SetUpPage
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.base import catalogue
from engine.record.record import Player
from engine.rules import game as games
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import shown
from tests.games.sealed import matches

pytestmark = pytest.mark.dressed(False)

SEED = "7F3A91C2"


def begin(window: Window, hand: Hand, *plays: str) -> MatchPage:
    """A match of Sealed; seats are called A, B, C."""
    players = [Player(name, kind) for name, kind in zip("ABC", plays, strict=False)]
    window.start(games.load("sealed").setup(len(plays)), players, SEED)
    return hand.page


def answer(hand: Hand, dice: random.Random) -> None:
    """A row of the list, one of the lowest bids, or coins that are picked."""
    amount, picks = hand.page.choices.amount, hand.page.choices.picks
    if amount.isVisible():
        number = hand.page.match.state.legal_actions()[: dice.randrange(3) + 1][-1]
        QTest.keyClicks(amount.stepper.field, str(number))
        amount.send.click()
    elif picks.isVisible():
        for coin in hand.page.hand.buttons:
            for _ in range(coin.count):
                if not picks.send.isEnabled():
                    coin.click()
        picks.send.click()
    else:
        rows = hand.rows()
        hand.click(rows[dice.randrange(len(rows))])


def test_it_is_found_and_gone_again(sealed: str) -> None:
    assert sealed in catalogue.names()


def test_without_its_folder_nothing_knows_it() -> None:
    assert "sealed" not in catalogue.names()


def test_it_stands_on_the_shelf(sealed: str, window: Window) -> None:
    window.show_shelf()
    assert isinstance(window.page, ShelfPage)
    assert "Sealed" in set(shown(window.page))


def test_its_set_up_has_no_heading_over_nothing(sealed: str, window: Window) -> None:
    window.set_up(sealed)
    told = set(shown(window.page))
    assert "Who plays" in told
    assert not told & {"Options", "Open points of the rules"}
    window.set_up("red-outpost")
    assert {"Options", "Open points of the rules"} <= set(shown(window.page))


async def test_a_match_of_it_is_set_up_and_begun(sealed: str, window: Window) -> None:
    window.set_up(sealed)
    assert isinstance(window.page, SetUpPage)
    window.page.footer.go.click()
    assert isinstance(window.page, MatchPage)
    assert window.page.match.game.name == sealed


def test_its_agreed_end_is_told_without_a_time(sealed: str, qtbot: QtBot) -> None:
    match = matches.new()
    match.end(match.persons)
    page = SheetPage()
    qtbot.addWidget(page)
    page.show_result(match)
    assert any("Ended by agreement; points so far" in text for text in shown(page))


def test_its_rules_can_be_read(sealed: str, window: Window) -> None:
    window.open_rules(sealed, "SE-1.4")
    assert isinstance(window.page, RulesPage)
    assert any("A pass is not final." in text for text in shown(window.page))


@pytest.mark.slow
@pytest.mark.slow
async def test_a_person_and_a_bot_play_it_to_its_sheet(
    sealed: str, window: Window, hand: Hand, until: Until
) -> None:
    match = begin(window, hand, "person", "bot:random").match
    dice = random.Random(5)
    while not match.is_over:
        await until(lambda: hand.is_asked or match.is_over)
        if hand.is_asked:
            answer(hand, dice)
    await until(lambda: isinstance(window.page, SheetPage))
    assert any(label.text() == "Lots" for label in window.page.findChildren(QLabel))


async def test_a_match_of_it_is_kept_and_opened_again(
    sealed: str, window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = begin(window, hand, "person", "bot:random")
    await until(lambda: hand.is_asked)
    hand.click(hand.rows()[0])
    await until(lambda: hand.is_asked and page.match.revision > 2)
    told = page.match.text()
    page.bar.back.emit()
    (info,) = library.matches()
    window.open_match(info.id)
    assert hand.page.match.text() == told
