"""Paddles of several people at one screen, in the real window: collected, given, turned over."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.host import settings
from desktop.match import turned_paddles
from desktop.match.paddles import REST_MS
from desktop.match.page import MatchPage
from desktop.match.viewer import Viewer
from desktop.scene.motion import Motion
from desktop.set_up.page import SetUpPage
from desktop.shelf.glance import Glances
from desktop.shell import appearance
from desktop.shell.window import Window
from engine.games.outer_earth.components import DEVELOPING
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.match.status import Status
from engine.record.lines import Answer, Line
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC
from engine.store.library import Library
from tests.desktop.announced import announced
from tests.desktop.fixtures import Hand, Until
from tests.desktop.screens.reading import read
from tests.games.outer_earth.matches import new

pytestmark = [pytest.mark.dressed(False), pytest.mark.painted]

SEED = "5FE1D654"
UPPER = (Qt.Key.Key_Q, Qt.Key.Key_R, Qt.Key.Key_U, Qt.Key.Key_P)
LOWER = (Qt.Key.Key_A, Qt.Key.Key_F, Qt.Key.Key_J, Qt.Key.Key_Semicolon)


class Table(Hand):
    """People at one screen, for whom time goes by between two looks and two presses."""

    def sit(self, *players: str) -> MatchPage:
        """Begin a match of these players."""
        made = [Player(*(text.split("=") if "=" in text else (text,))) for text in players]
        self.window.start(games.load("outer-earth").setup(len(made)), made, SEED)
        return self.watch()

    def watch(self) -> MatchPage:
        """The page that is shown; whoever sees it takes a second for each look and press."""
        page = self.page
        seconds = itertools.count(100)
        page.curtain.clock = page.paddles.clock = lambda: float(next(seconds))
        return page

    def press(self, *keys: Qt.Key) -> None:
        """Press keys, wherever the keyboard is."""
        for key in keys:
            QTest.keyClick(self.page, key)

    def open(self) -> None:
        """Open the curtain by a click."""
        self.page.curtain.repaint()
        self.page.curtain.open_it.click()


@pytest.fixture
def table(window: Window) -> Table:
    """A hand at the window."""
    return Table(window)


def as_known(match: Match) -> OuterEarth:
    """The state of a match."""
    assert isinstance(match.state, OuterEarth)
    return match.state


def state(page: MatchPage) -> OuterEarth:
    """The state of the match on that page."""
    return as_known(page.match)


def answers(page: MatchPage) -> list[tuple[int, str]]:
    """Who has answered what in the match."""
    lines = (line for line in page.match.lines if isinstance(line, Answer))
    return [(line.seat, line.choices[0]) for line in lines]


async def asked(page: MatchPage, until: Until) -> None:
    """Until the paddles are asked for."""
    await until(lambda: page.paddles.is_open and page.choices.paddles.isVisible())


async def test_four_persons_are_through_a_planet_with_four_presses_and_the_rest(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo", "Dana")
    await asked(page, until)
    assert not page.is_covered and not page.choosing.is_open
    planet, before = state(page).offered, page.match.revision
    table.press(LOWER[3], UPPER[1], LOWER[0], LOWER[2])
    assert page.match.revision == before, "nothing is recorded before the rest is over"
    await until(lambda: page.match.revision > before)
    assert REST_MS < 1000
    await until(lambda: page.turned.text)
    assert answers(page) == [(0, "no"), (1, "yes"), (2, "no"), (3, "no")]
    assert page.turned.text == "Anna, Cleo and Dana: No · Ben: Yes"
    assert planet in state(page).developing[1]
    await asked(page, until)
    assert state(page).offered != planet
    assert not any(page.paddles.has_pressed(seat) for seat in range(4))
    page.keyboard.hint.emit()
    assert page.notice.text == "While several people answer with keys, there are no hints."


async def test_paddles_go_with_their_page_before_garbage_is_looked_for(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    paddles = page.paddles
    table.window.show_shelf()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(page) and not isValid(paddles)


async def test_letters_of_a_name_are_no_paddles(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben", "Cleo", "Dana")
    await asked(page, until)
    before = page.match.revision
    page.who.click()
    page.people.names[0].selectAll()
    page.people.names[0].setFocus()
    QTest.keyClicks(page.people.names[0], "Zoa")
    assert not any(page.paddles.has_pressed(seat) for seat in range(4))
    QTest.keyClick(page.people.names[0], Qt.Key.Key_Return)
    assert page.match.players[0].name == "Zoa" and page.match.revision == before + 1
    page.people.put_away()
    table.press(LOWER[3], UPPER[1], LOWER[0], LOWER[2])
    await until(lambda: page.turned.text)
    assert page.turned.text == "Zoa, Cleo and Dana: No · Ben: Yes"


async def test_paddles_are_turned_over_the_curtain_of_who_bids_first(
    table: Table, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    said = announced(monkeypatch)
    table.press(UPPER[0], UPPER[3])
    await until(lambda: page.is_covered)
    assert page.turned.isVisible() and page.turned.text == "Anna and Ben: Yes"
    assert page.turned.text in said
    table.open()
    assert page.hand.buttons and not page.turned.isVisible(), "it would cover the hand"


@pytest.mark.dressed(True)
async def test_paddles_are_turned_over_where_hands_lie_and_not_over_the_market(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo", "Dana")
    await asked(page, until)
    table.press(LOWER[0], LOWER[1], LOWER[2], LOWER[3])
    await until(lambda: page.turned.text)
    over = page.turned.geometry()
    assert isinstance(page.board, QWidget)
    origin = page.board.mapTo(page, QPoint())
    assert page.rect().contains(over)
    for thing in ("market", *(f"bidder:{seat}" for seat in range(4))):
        area = page.board.area_of(thing).translated(origin)
        assert not area.isEmpty() and not area.intersects(over), thing


@pytest.mark.dressed(True)
async def test_answers_that_are_turned_over_right_after_others_have_room(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo")
    await asked(page, until)
    for keys in ((LOWER[0], LOWER[1], LOWER[3]), (LOWER[0], UPPER[1], LOWER[3])):
        before = page.match.revision
        table.press(*keys)
        await until(lambda before=before: page.match.revision > before)
        await asked(page, until)
        assert page.turned.isVisible() and page.turned.size() == page.turned.sizeHint()


@pytest.mark.dressed(True)
async def test_what_begins_is_not_told_over_what_is_asked_about(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    page.news.tell(page.match.log(), page.voice)
    over = QRect(page.headline.mapTo(page.board.window(), QPoint()), page.headline.size())
    assert page.headline.isVisible() and page.board.window().rect().contains(over)
    corner = page.board.mapTo(page.board.window(), QPoint())
    for thing in ("market", "bidder:0", "bidder:1", "open", "deck"):
        assert not page.board.area_of(thing).translated(corner).intersects(over), thing


@pytest.mark.parametrize("usual", [0.0, 1.0])
async def test_with_motion_or_without_the_same_is_said(
    table: Table, until: Until, usual: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table.sit("Anna", "Ben")
    monkeypatch.setattr(Motion, "usual", usual)
    await asked(page, until)
    table.press(LOWER[0], LOWER[3])
    await until(lambda: page.turned.text)
    assert page.turned.text == "Anna and Ben: No"


async def test_bots_answer_as_they_are_asked_and_are_turned_over_with_the_others(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna=bot:random", "Ben", "Cleo=bot:random", "Dana")
    await asked(page, until)
    table.press(LOWER[0])
    await until(lambda: page.match.asked == 1)
    assert page.paddles.has_pressed(1), "a bot's answer takes back nobody's press"
    table.press(LOWER[3])
    await until(lambda: page.turned.text)
    seats = [seat for seat, _ in answers(page)[:4]]
    assert seats == [0, 1, 2, 3]
    assert all(name in page.turned.text for name in ("Anna", "Ben", "Cleo", "Dana"))


async def test_of_a_round_with_a_bot_between_persons_all_is_stored_at_once_or_nothing(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben=bot:random", "Cleo", "Dana=bot:random")
    await asked(page, until)
    stored: list[list[int]] = []
    page.asking.changed.connect(lambda _: stored.append([seat for seat, _ in answers(page)]))
    page.asking.hold("a test", on=True)
    table.press(LOWER[0], LOWER[3])
    await until(lambda: page.paddles.is_given)
    assert answers(page) == [], "the bot has not answered yet"
    page.asking.hold("a test", on=False)
    await until(lambda: page.turned.text)
    assert stored[0] == [0, 1, 2], "whoever is asked after the last person is asked by itself"
    assert all(name in page.turned.text for name in ("Anna", "Ben", "Cleo", "Dana"))


async def test_who_alone_is_asked_among_bots_has_the_list(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben=bot:random")
    await until(lambda: table.is_asked)
    assert not page.paddles.is_open and [row.value for row in table.rows()] == ["yes", "no"]


async def test_after_a_kill_before_all_are_in_all_are_asked_again(
    table: Table, window: Window, library: Library, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo")
    await asked(page, until)
    table.press(UPPER[0], LOWER[1])
    # What is in the library is all that a kill leaves.
    window.open_match(library.matches()[0].id)
    again = table.watch()
    await asked(again, until)
    assert again is not page and answers(again) == []
    assert not any(again.paddles.has_pressed(seat) for seat in range(3))


async def test_what_all_have_pressed_is_stored_at_once(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben", "Cleo")
    await asked(page, until)
    keep, stored = page.match.sink, []

    def sink(number: int, lines: Sequence[Line], status: Status) -> None:
        stored.append([line.seat for line in lines if isinstance(line, Answer)])
        assert keep is not None
        keep(number, lines, status)

    page.match.sink = sink
    table.press(UPPER[0], LOWER[1], LOWER[3])
    await until(lambda: page.turned.text)
    assert stored[0] == [0, 1, 2], "no kill leaves a half of it"


async def test_who_alone_may_have_the_next_planet_answers_anew(
    table: Table, library: Library, window: Window, until: Until
) -> None:
    match = new(2)
    while (now := as_known(match)).round == 1:
        wants = match.asked == 0 and len(now.developing[0]) < DEVELOPING
        is_paddle = now.asked_together
        match.answer(match.asked, ("yes" if wants else "no") if is_paddle else "end")
    window.open_match(library.add(match, "Friday"))
    page = table.watch()
    # How the round has ended is told first.
    page.scenes.put_away()
    await asked(page, until)
    table.press(UPPER[0], LOWER[3])
    await until(lambda: page.turned.text)
    await until(lambda: table.is_asked)
    assert state(page).asked_together == (1,), "the other has no room for another planet"
    told = sorted(answers(page)[-2:])
    assert told == [(0, "yes"), (1, "no")], "which is no answer about that one"
    assert [row.value for row in table.rows()] == ["yes", "no"]


async def test_a_step_back_a_seat_and_leaving_the_page_forget_what_was_pressed(
    table: Table, window: Window, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo")
    await asked(page, until)
    for forget in (
        lambda: page.asking.change(lambda: page.match.set_player(2, "bot:random")),
        lambda: page.asking.change(lambda: page.match.set_player(2, "person")),
    ):
        table.press(UPPER[0])
        assert page.paddles.has_pressed(0)
        forget()
        await asked(page, until)
        assert not page.paddles.has_pressed(0)
    table.press(UPPER[0])
    window.open_rules("outer-earth")
    table.window.page.back.emit()
    await until(lambda: window.page is page)
    await asked(page, until)
    assert not page.paddles.has_pressed(0)


async def test_undo_after_all_were_turned_over_asks_all_again(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    table.press(LOWER[0], LOWER[3])
    await until(lambda: len(answers(page)) == 2)
    await asked(page, until)
    table.press(UPPER[0])
    to = next(line for line, it in enumerate(page.match.lines) if isinstance(it, Answer))
    assert page.asking.change(lambda: page.match.rewind(to, (0, 1)))
    await asked(page, until)
    assert page.turned.text == "" and not page.paddles.has_pressed(0)
    assert state(page).asked_together == (0, 1)


async def test_each_looks_at_the_own_hand_behind_a_curtain_and_no_press_is_lost(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo")
    await asked(page, until)
    table.press(UPPER[0])
    page.choices.paddles.strips[1].hand.click()
    assert (page.is_covered, page.curtain.seat, page.viewer.now) == (True, 1, PUBLIC)
    table.press(UPPER[2])
    table.open()
    assert page.viewer.now == 1 and page.hand.buttons
    assert page.paddles.has_pressed(0)
    page.choices.paddles.strips[1].hand.click()
    assert (page.is_covered, page.viewer.now, page.hand.buttons) == (False, PUBLIC, [])
    assert page.choices.paddles.note.text().endswith(": Cleo")


def test_a_bot_that_answers_meanwhile_closes_nobodys_hand() -> None:
    game = games.load("outer-earth")
    players = [Player("Anna", "bot:random"), Player("Ben"), Player("Cleo")]
    match = Match.new(game, game.setup(3), players, SEED)
    viewer = Viewer(match)
    viewer.peek(1)
    assert (viewer.waits_for, viewer.now) == (1, PUBLIC)
    viewer.open()
    match.answer(0, "no")
    viewer.follow(back=False)
    assert (viewer.waits_for, viewer.now) == (NOBODY, 1)
    match.answer(1, "no")
    viewer.follow(back=False)
    assert viewer.now == PUBLIC


async def test_an_open_hand_closes_before_the_next_planet(table: Table, until: Until) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    page.choices.paddles.strips[1].hand.click()
    table.open()
    table.press(LOWER[0], LOWER[3])
    await until(lambda: page.turned.text)
    assert (page.viewer.now, page.hand.buttons) == (PUBLIC, [])


async def test_before_all_are_in_nothing_on_the_page_tells_an_answer(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo=bot:random")
    await asked(page, until)
    said: list[list[str]] = []
    for key in (UPPER[0], LOWER[0]):
        page.paddles.forget()
        page.refresh()
        table.press(key)
        said.append(list(read(page)))
    assert said[0] == said[1]


async def test_while_an_earlier_moment_is_looked_at_nothing_is_pressed(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    page.show_moment(0)
    table.press(UPPER[0], UPPER[3])
    assert not page.paddles.has_pressed(0)
    page.show_now()
    table.press(UPPER[0])
    assert page.paddles.has_pressed(0)


async def test_behind_the_curtain_each_is_asked_alone(
    table: Table, window: Window, until: Until
) -> None:
    window.appearance.answer_behind_curtain(True)
    page = table.sit("Anna", "Ben")
    for seat in (0, 1):
        await until(lambda seat=seat: page.is_covered and page.curtain.seat == seat)
        table.open()
        await until(lambda: table.is_asked)
        assert page.viewer.now == seat and not page.paddles.is_open
        table.click(table.rows()[1])
    await until(lambda: len(answers(page)) == 2)


def test_the_set_up_remembers_whether_people_answer_behind_the_curtain(window: Window) -> None:
    window.set_up("outer-earth")
    page = window.page
    assert isinstance(page, SetUpPage) and page.paddles is not None
    assert page.paddles.choice.now() == "keys"
    page.paddles.choice.choose("curtain")
    assert window.chosen.secret_answers == "curtain"
    window.show_shelf()
    window.set_up("outer-earth")
    page = window.page
    assert isinstance(page, SetUpPage) and page.paddles is not None
    assert page.paddles.choice.now() == "curtain"
    page.paddles.choice.choose("keys")
    assert settings.load()[0].secret_answers == "keys"
    window.set_up("red-outpost")
    assert isinstance(window.page, SetUpPage) and window.page.paddles is None


def test_how_people_answer_in_secret_is_asked_only_where_there_are_two_of_them(
    window: Window,
) -> None:
    window.set_up("outer-earth")
    page = window.page
    assert isinstance(page, SetUpPage) and page.paddles is not None
    assert not page.paddles.isVisible(), "one person plays against a bot"
    second = page.seats.rows[1].plays
    second.choose("person")
    assert page.paddles.isVisible()
    second.choose("bot")
    assert not page.paddles.isVisible()


@pytest.mark.parametrize("touch", [True, False])
async def test_where_there_is_touch_people_answer_behind_the_curtain(
    table: Table, until: Until, monkeypatch: pytest.MonkeyPatch, touch: bool
) -> None:
    monkeypatch.setattr(appearance, "has_touch", lambda: touch)
    page = table.sit("Anna", "Ben")
    await until(lambda: page.is_covered or page.paddles.is_open)
    assert (page.is_covered, page.paddles.is_open) == (touch, not touch)


async def test_what_all_have_pressed_waits_while_an_earlier_moment_is_looked_at(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben")
    await asked(page, until)
    table.press(LOWER[0], LOWER[3])
    page.show_moment(0)
    await asyncio.sleep(2 * REST_MS / 1000)
    assert answers(page) == []
    page.show_now()
    await until(lambda: len(answers(page)) == 2)


async def test_the_shelf_says_what_is_asked_of_whom(
    table: Table, library: Library, until: Until
) -> None:
    page = table.sit("Anna", "Ben=bot:random", "Cleo", "Dana")
    await asked(page, until)
    info = library.matches()[0]
    glance = Glances(library).draw(info, "now")
    assert glance.question == page.choices.prompt.text()
    assert glance.question.startswith("Anna, Cleo and Dana: ")
    page.match.set_player(2, "bot:random")
    page.match.set_player(3, "bot:random")
    glance = Glances(library).draw(info, "then")
    assert (glance.question, glance.asked) == ("", 0)


async def test_whose_turn_it_was_is_not_told_while_another_is_asked(
    table: Table, until: Until
) -> None:
    page = table.sit("Anna", "Ben", "Cleo")
    await asked(page, until)
    table.press(UPPER[0], UPPER[1], UPPER[3])
    for _ in range(3):
        await until(lambda: page.is_covered)
        table.open()
        await until(lambda: table.is_asked)
        revision = page.match.revision
        page.choosing.answer(str(page.match.state.legal_actions()[0]))
        await until(lambda revision=revision: page.match.revision > revision)
    told = []
    for _ in range(2):
        await until(lambda: table.is_asked)
        assert not page.is_covered
        told.append((page.headline.text, page.choices.heading.text()))
        page.choosing.answer("pass")
    assert (
        told[0][0] != told[1][0] and [headline == title for headline, title in told] == [True] * 2
    )


async def test_the_keys_of_the_paddles_are_told_with_all_others(table: Table) -> None:
    page = table.sit("Anna", "Ben")
    told = dict(page.keys())
    assert told["Q A · P ;"] == "answer in secret together with others, by their place"


async def test_turned_paddles_leave_after_a_while(
    table: Table, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turned_paddles, "STAYS_MS", 300)
    page = table.sit("Anna", "Ben", "Cleo", "Dana")
    await asked(page, until)
    table.press(LOWER[3], UPPER[1], LOWER[0], LOWER[2])
    await until(lambda: page.turned.text)
    await until(lambda: not page.turned.text)
