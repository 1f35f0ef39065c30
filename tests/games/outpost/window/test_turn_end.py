"""A turn that ends by its last payment: who made it looks at what it brought before the curtain falls."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.match.page import MatchPage
from desktop.shell.window import Window
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.rules.agenda import NOBODY, PUBLIC
from engine.store.library import Library
from tests.desktop.fixtures import Until, light_and_english
from tests.games.outpost.matches import new
from tests.games.outpost.positions import OFF, noted

pytestmark = pytest.mark.painted
Opened = Callable[[str], tuple[MatchPage, str]]


def ends_turn(match: Match, text: str) -> bool:
    """Whether that answer ends the turn of the seat, and another one is asked then."""
    state, seat = match.state.clone(), match.asked
    assert isinstance(state, Outpost)
    state.events = []
    state.apply(state.find(text))
    is_others = state.current_player >= 0 and state.current_player != seat
    return bool(noted(state, "player_turn_ends")) and is_others


def before_the_end_of_a_turn(decision: str) -> tuple[Match, str]:
    """A match of persons in which that question is open, and an answer that ends the turn."""
    for seed in range(50):
        match, dice = new(2, OFF), random.Random(seed)
        for _ in range(150):
            question = match.state.question
            assert question is not None
            legal = [str(it) for it in match.state.legal_actions()]
            found = [text for text in legal if ends_turn(match, text)]
            if question.name == decision and found:
                return match, found[0]
            match.answer(match.asked, dice.choice(legal))
    raise AssertionError(decision)


@pytest.fixture
def opened(window: Window, library: Library, qapp: QApplication) -> Iterator[Opened]:
    """Opens the page of such a match, with the curtain opened by who is asked."""
    light_and_english(qapp)

    def make(decision: str) -> tuple[MatchPage, str]:
        match, text = before_the_end_of_a_turn(decision)
        window.resize(1280, 800)
        window.open_match(library.add(match, "Sunday"))
        page = window.page
        assert isinstance(page, MatchPage)
        seconds = itertools.count(100)
        page.curtain.clock = lambda: float(next(seconds))
        page.curtain.repaint()
        page.curtain.open_it.click()
        assert not page.is_covered
        return page, text

    yield make


async def test_who_has_paid_the_last_looks_at_it_before_the_curtain_falls(
    opened: Opened, until: Until
) -> None:
    page, text = opened("pay")
    seat, name = page.match.asked, page.voice.people[page.match.asked]
    await until(lambda: page.asking.waits)
    page.choosing.answer(text)
    await until(lambda: page.match.asked != seat)
    choices = page.choices
    assert not page.is_covered and page.board.isVisible() and page.voice.viewer == PUBLIC
    assert choices.heading.text() == f"{name}’s turn is over" and not page.choosing.is_open
    assert QApplication.focusWidget() is choices.peek and choices.peek.text() == "Go on"
    QTest.keyClick(choices.peek, Qt.Key.Key_Space)
    assert page.is_covered and page.curtain.seat == page.match.asked != seat


async def test_an_undo_brings_back_the_payment_that_is_looked_at(
    opened: Opened, until: Until
) -> None:
    page, text = opened("pay")
    seat = page.match.asked
    await until(lambda: page.asking.waits)
    page.choosing.answer(text)
    await until(lambda: page.match.asked != seat)
    page.steps.back.click()
    await until(lambda: page.match.asked == seat)
    assert page.viewer.rests == NOBODY
    assert page.is_covered and page.curtain.seat == seat, "the next person may sit there by now"


async def test_who_has_ended_the_turn_in_so_many_words_hands_the_screen_on_at_once(
    opened: Opened, until: Until
) -> None:
    page, text = opened("hire")
    seat = page.match.asked
    await until(lambda: page.asking.waits)
    page.choosing.answer(text)
    await until(lambda: page.match.asked != seat)
    assert page.is_covered and page.curtain.seat == page.match.asked
