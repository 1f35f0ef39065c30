"""The switch “If the day ended now”: in the bar of a match whose game has such a thing, remembered."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from desktop.host import settings
from desktop.shell.window import Window
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import Hand, Until
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)


async def test_the_switch_is_off_at_first_and_remembered(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    hand.click(hand.rows()[0])
    hand.click(hand.rows()[0])
    await until(lambda: page.match.asked == 1)
    switch = hand.find(QPushButton, "what_if")
    assert switch.accessibleName() == "If the day ended now"
    assert not switch.isChecked() and not outcomes(hand)
    switch.click()
    assert outcomes(hand) and settings.load()[0].what_if
    page.back.emit()
    hand.begin("Cleo", "Dana")
    await until(lambda: hand.is_asked)
    assert hand.find(QPushButton, "what_if").isChecked()
    hand.find(QPushButton, "what_if").click()
    assert not settings.load()[0].what_if


def outcomes(hand: Hand) -> list[object]:
    """What the portraits on the drawn board say that they would bring."""
    pieces = drawn_on(hand.page).stage.pieces.values()
    looks = [piece.spot.look for piece in pieces if piece.spot.kind == "portrait"]
    return [look.outcome for look in looks if look.outcome]


@pytest.mark.usefixtures("sealed")
async def test_a_game_without_such_a_thing_has_no_switch(
    window: Window, hand: Hand, until: Until
) -> None:
    window.start(games.load("sealed").setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    await until(lambda: hand.page.match.game.name == "sealed")
    assert hand.find(QPushButton, "what_if").isHidden()
