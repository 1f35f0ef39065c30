"""A coin that is drawn is shown large to those who may see it, and to nobody else."""

from __future__ import annotations

import random

import pytest

from desktop.match.page import MatchPage
from desktop.shell.window import Window
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import OPEN
from engine.store.library import Library
from tests.desktop.fixtures import Until
from tests.desktop.screens.reading import read
from tests.games.sealed import Sealed

pytestmark = pytest.mark.dressed(False)


@pytest.fixture(autouse=True)
def of_sealed(sealed: str) -> str:
    """The game is there."""
    return sealed


def won_by(seat: int, *plays: str) -> Match:
    """A match whose first lot that seat has won, while the other says who draws a coin."""
    game = games.load("sealed")
    dice = random.Random(5)
    for number in range(100):
        players = [Player(*both) for both in zip(("Anna", "Ben"), plays, strict=True)]
        match = Match.new(game, game.setup(2), players, f"{number:08X}")
        while match.state.question is not None and match.state.question.name != "grant":
            match.answer(match.asked, dice.choice(match.state.legal_actions()[:4]))
        assert isinstance(match.state, Sealed)
        if match.state.leader == seat and match.state.round == 0:
            return match
    raise AssertionError("nobody won")


async def granted(
    window: Window, library: Library, until: Until, match: Match, who: str
) -> MatchPage:
    """The page after that answer; the next question is Anna's in secret."""
    window.chosen.pace_ms = 100
    window.open_match(library.add(match, "Friday"))
    page = window.page
    assert isinstance(page, MatchPage)
    page.scenes.put_away()
    revision = page.match.revision
    if page.match.asked in page.match.persons:
        await until(lambda: page.asking.waits)
        page.asking.answer(who)
    await until(lambda: page.match.revision > revision)
    assert page.match.asked == 0
    return page


def drawn(page: MatchPage) -> str:
    """The coin that was drawn last."""
    events = [event for entry in page.match.log(OPEN) for event in entry.events]
    return str([e for e in events if e.name in ("coin_known", "coin_shown")][-1].params["coin"])


def open_curtain(page: MatchPage) -> None:
    """Open it, as a press does."""
    page.curtain.opened.emit()


@pytest.mark.parametrize("winner", [0, 1])
async def test_a_hidden_coin_is_shown_to_who_drew_it_behind_the_curtain(
    window: Window, library: Library, until: Until, winner: int
) -> None:
    match = won_by(winner, "person", "person")
    page = await granted(window, library, until, match, "winner")
    assert page.is_covered and not page.scenes.is_open
    assert not any("It is" in text for text in read(page))
    open_curtain(page)
    assert page.scenes.card.is_open == (winner == 0)
    if winner == 0:
        assert page.scenes.card.heading.text() == f"A coin of {drawn(page)[-1]}"
        assert page.hand.isVisible() and not page.choosing.is_open
        page.scenes.card.go_on()
    assert page.choosing.is_open


def reopened(window: Window, library: Library) -> MatchPage:
    """The page of the match after a look at the shelf, its curtain opened."""
    window.show_shelf()
    window.open_match(library.matches()[0].id)
    page = window.page
    assert isinstance(page, MatchPage) and page.is_covered and not page.scenes.is_open
    open_curtain(page)
    return page


async def test_a_hidden_coin_that_was_seen_is_not_shown_once_more_to_who_comes_back(
    window: Window, library: Library, until: Until
) -> None:
    page = await granted(window, library, until, won_by(0, "person", "person"), "winner")
    for _ in range(2):
        # Who left before the curtain was open, or before they had gone on, finds it there still.
        page = reopened(window, library)
        assert page.scenes.card.is_open
    page.scenes.card.go_on()
    page = reopened(window, library)
    assert not page.scenes.card.is_open and page.choosing.is_open


async def test_where_nobody_knows_whether_a_hidden_coin_was_seen_it_lies_in_the_hand_alone(
    window: Window, library: Library, until: Until
) -> None:
    match = won_by(0, "person", "person")
    match.answer(match.asked, "winner")
    ident = library.add(match, "Friday")
    window.open_match(ident)
    for _ in range(2):
        page = reopened(window, library)
        assert not page.scenes.card.is_open and page.choosing.is_open and page.hand.buttons


@pytest.mark.parametrize("winner", [0, 1])
async def test_a_coin_that_is_drawn_openly_is_shown_to_all_before_the_curtain_falls(
    window: Window, library: Library, until: Until, winner: int
) -> None:
    match = won_by(winner, "person", "person")
    page = await granted(window, library, until, match, "me")
    assert page.scenes.card.is_open and not page.is_covered
    assert page.scenes.card.heading.text() == f"A coin of {drawn(page)[-1]}"
    page.scenes.card.go_on()
    assert page.is_covered
    open_curtain(page)
    assert not page.scenes.card.is_open and page.choosing.is_open, "nothing is told twice"


async def test_the_hand_holds_the_coin_and_nothing_else_has_happened_while_it_is_shown(
    window: Window, library: Library, until: Until
) -> None:
    match = won_by(0, "person", "person")
    page = await granted(window, library, until, match, "winner")
    open_curtain(page)
    state = page.scenes.state
    assert isinstance(state, Sealed) and isinstance(page.match.state, Sealed)
    assert (state.round, page.match.state.round) == (0, 1)
    assert state.hands == page.match.state.hands and state.points == [0, 0]


async def test_alone_against_bots_an_own_coin_is_shown_at_once(
    window: Window, library: Library, until: Until
) -> None:
    match = won_by(1, "bot:random", "person")
    window.chosen.pace_ms = 100
    window.open_match(library.add(match, "Friday"))
    page = window.page
    assert isinstance(page, MatchPage)
    page.scenes.put_away()
    revision = page.match.revision
    await until(lambda: page.match.revision > revision)
    assert page.scenes.card.is_open and page.asking.holds("stages")
    assert page.scenes.card.heading.text() == f"A coin of {drawn(page)[-1]}"
