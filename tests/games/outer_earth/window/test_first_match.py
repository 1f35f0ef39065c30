"""The first match of Outer Earth: whose cards its prompts tell of, and the way back to them."""

from __future__ import annotations

from desktop.shell.window import Window
from engine.games.outer_earth.actions import NO
from engine.games.outer_earth.game import GAME
from engine.match import first_match
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


async def test_a_planet_that_was_not_wanted_is_wanted_after_all(
    window: Window, hand: Hand, until: Until
) -> None:
    window.show_me(GAME.name)
    page = hand.page
    lesson, first = page.lesson, first_match.script(GAME.name, "en").prompts[0]
    await until(lambda: hand.is_asked)
    before = page.match.revision
    page.choosing.answer(NO)
    await until(lambda: page.match.revision > before and hand.is_asked)
    assert lesson.prompt.text().startswith("That is fine, too.")
    lesson.to_lesson.click()
    await until(lambda: lesson.prompt.text() == f"{first.since} {first.text}" and hand.is_asked)
