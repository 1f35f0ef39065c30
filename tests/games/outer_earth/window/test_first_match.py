"""The prompts of a first match tell nobody else what the person holds."""

from __future__ import annotations

from desktop.shell.window import Window
from engine.games.outer_earth.game import GAME
from engine.record.lines import PERSON
from tests.desktop.fixtures import Hand, Until


async def test_whoever_takes_the_seat_of_the_bot_reads_no_prompt_of_anothers_cards(
    window: Window, hand: Hand, until: Until
) -> None:
    window.show_me(GAME.name)
    page = hand.page
    await until(lambda: hand.is_asked and not page.lesson.isHidden())
    page.asking.change(lambda: page.match.set_player(1, PERSON))
    await until(lambda: page.lesson.isHidden())
    assert page.asking.prepared() == ""
