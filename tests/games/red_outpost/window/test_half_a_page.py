"""Either half of the match page is enough: whole matches without the list, and without the board."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.match import plate as plates
from desktop.match.page import MatchPage
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY
from engine.store.library import Library
from tests.day import today
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import GAME, NAMES
from tests.desktop.pressing import where_to_press
from tests.desktop.questions import QUESTIONS
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)

MATCHES = (203, 204, 235, 250)
"""Matches of two, three and four people that ask every question and hold every special card."""
PAINTED = (203, 204)
"""Matches that are painted too; the others need no pixels to be played."""
DAYS_ON = [0, pytest.param(1, marks=pytest.mark.thorough)]
"""A usual run plays what has its day, a thorough one what has the next day, too."""


def of_two(pair: int, day: int) -> int:
    """Of two matches each half of the page plays one, and on the next day the other."""
    return MATCHES[2 * pair + (today().toordinal() + day) % 2]


def new_match(number: int) -> Match:
    """A match with special cards and random locks."""
    people = [Player(name) for name in NAMES[: 4 - number % 3]]
    game = games.load(GAME)
    setup = game.setup(len(people), {"special_cards": "on", "locks": "random"})
    return Match.new(game, setup, people, f"51DE00{number:02X}")


def answers(match: Match, number: int) -> Iterator[str]:
    """An answer by lot to each question of a match, which somebody gives before the next."""
    dice = random.Random(number)
    while match.asked != NOBODY:
        legal = match.view(match.asked).legal_actions()
        yield str(legal[int(dice.random() * len(legal))])


def begin(window: Window, library: Library, number: int) -> MatchPage:
    """That match on the real page."""
    window.setUpdatesEnabled(number in PAINTED)
    window.open_match(library.add(new_match(number), "Friday"))
    assert isinstance(window.page, MatchPage)
    return window.page


def test_the_matches_ask_every_question_and_hold_every_special_card() -> None:
    asked, dealt, seats = set(), set(), set()
    for number in MATCHES:
        match = new_match(number)
        state = match.state
        assert isinstance(state, RedOutpost)
        seats.add(len(match.players))
        dealt |= {("worker", card) for card in state.worker_card}
        dealt |= {("place", card) for card in state.place_card}
        for answer in answers(match, number):
            question = match.state.question
            assert question is not None
            asked.add(question.name)
            match.answer(match.asked, answer)
    assert asked == set(QUESTIONS)
    assert len(dealt) == 6 + 12
    assert seats == {2, 3, 4}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to look at a plate before they go on."""
    monkeypatch.setattr(plates, "REST_S", 0.0)


@pytest.mark.slow
@pytest.mark.parametrize("pair", [0, 1])
@pytest.mark.parametrize("days_on", DAYS_ON)
async def test_without_the_list_the_mouse_on_the_board_is_enough(
    window: Window, library: Library, until: Until, pair: int, days_on: int
) -> None:
    number = of_two(pair, days_on)
    page = begin(window, library, number)
    page.choices.hide()
    drawn_on(page).set_motion(0)
    match, drawn = page.match, drawn_on(page)
    asked: list[object] = []
    page.asking.asked.connect(asked.append)
    await until(lambda: asked)
    QTest.mouseClick(page.scenes.card.go, Qt.MouseButton.LeftButton)
    for answer in answers(match, number):
        count = len(asked)
        for thing in way_to(page, answer):
            at = where_to_press(drawn, thing)
            QTest.mouseClick(drawn.board_view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        await until(lambda was=count: len(asked) > was)
        while (plate := page.scenes.plate) is not None:
            QTest.mouseClick(plate.go, Qt.MouseButton.LeftButton)
    assert page.choices.isHidden()
    await until(lambda: isinstance(window.page, SheetPage))
    assert match.text() == by_lot(number)


@pytest.mark.slow
@pytest.mark.parametrize("pair", [0, 1])
@pytest.mark.parametrize("days_on", DAYS_ON)
async def test_without_the_board_list_and_keyboard_are_enough(
    window: Window, library: Library, hand: Hand, until: Until, pair: int, days_on: int
) -> None:
    number = of_two(pair, days_on + 1)
    page = begin(window, library, number)
    drawn_on(page).hide()
    match, dice = page.match, random.Random(number)
    await until(lambda: page.scenes.card.go.hasFocus())
    hand.key(Qt.Key.Key_Return)
    await until(lambda: hand.is_asked and hand.choices.hasFocus())
    for answer in answers(match, number):
        known = match.revision
        for thing in way_to(page, answer):
            wanted = (thing, answer)
            row = next(row for row in hand.rows() if row.value in wanted)
            if row.key and dice.random() < 0.5:
                hand.key(row.key)
                continue
            for _ in hand.choices.rows:
                if hand.choices.current_row is not row:
                    hand.key(Qt.Key.Key_Down)
            assert hand.choices.current_row is row
            hand.key(Qt.Key.Key_Return)
        await until(lambda was=known: match.revision > was)
        while (plate := page.scenes.plate) is not None:
            assert plate.go.hasFocus()
            hand.key(Qt.Key.Key_Return)
        await until(lambda: match.is_over or hand.is_asked)
    assert drawn_on(page).isHidden()
    await until(lambda: isinstance(window.page, SheetPage))
    assert match.text() == by_lot(number)


def way_to(page: MatchPage, answer: str) -> tuple[str, ...]:
    """The things of an answer, in the order in which they are chosen."""
    return next(steps for steps, text in page.choosing.ways.items() if text == answer)


def by_lot(number: int) -> str:
    """What a match's record says after those answers."""
    match = new_match(number)
    for answer in answers(match, number):
        match.answer(match.asked, answer)
    return match.text()
