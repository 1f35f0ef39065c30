"""Outer Earth on the page of a match: one person against a bot, from the first paddle to the sheet."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.log.log import rows
from desktop.log.steps import step_text
from desktop.look import translate
from desktop.look.controls import Elided
from desktop.look.voice import voice_of
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.games.outer_earth.actions import Place
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import Hand, Until, light_and_english
from tests.games.outer_earth.matches import by_lot
from tests.games.outer_earth.screens import auctioned


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


def test_undo_and_log_call_a_card_by_its_short_name() -> None:
    match = auctioned(2, "1 turn")
    action = next(it for it in match.state.legal_actions() if isinstance(it, Place))
    voice = voice_of(match, "en", match.asked)
    long, short = (voice.words.name("cards", action.card, form) for form in ("name", "short"))
    match.answer(match.asked, action)
    told = [row.text for row in rows(match.log()[-1], voice, ())]
    undo = step_text(match, match.undo_offer(), voice)
    assert any(short in text for text in told) and short in undo
    assert not any(long in text for text in (*told, undo))


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_of_a_match_that_is_over_the_log_has_most_room_and_an_earlier_moment_is_named_whole(
    qapp: QApplication, qtbot: QtBot, thinking: Thinking
) -> None:
    light_and_english(qapp)
    translate.install(qapp, "de")
    match = auctioned(4, "")
    page = MatchPage(match, "Freitag", thinking, lambda: 0, in_rows=False)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.refresh()
    page.arrange()
    for _ in range(4):
        qapp.processEvents()
    assert page.log.height() > page.choices.height()
    low = page.log.mapTo(page, page.log.rect().bottomLeft())
    assert low.y() < page.steps.mapTo(page, page.steps.rect().topLeft()).y()
    page.show_moment(match.log()[-3].number)
    for _ in range(4):
        qapp.processEvents()
    said = page.look_back.findChildren(Elided)
    assert len(said) == 2 and not any("…" in it.text() for it in said)
    translate.install(qapp, "en")
