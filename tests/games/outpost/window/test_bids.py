"""Bids go round on one screen before all: what a hand can pay nobody sees, and nobody has to wait."""

from __future__ import annotations

import asyncio
import itertools
import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.log.log import Log
from desktop.look import theme, translate
from desktop.look.voice import voice_of
from desktop.match.limits import OUT
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene.overview import Overview
from desktop.shell.window import Window
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.lines import Answer
from engine.record.record import Player
from engine.rules.agenda import PUBLIC
from engine.store.library import Library
from tests.desktop.fixtures import Until
from tests.desktop.pages import read
from tests.games.outpost.matches import SEED, new

# Paddles rise at their pace only where they are painted.
pytestmark = [pytest.mark.dressed(False), pytest.mark.painted]


def in_auction(seats: int = 3) -> Match:
    """A match in which the first bid is open and the next two seats are asked whether they raise."""
    match = new(seats, {"preset": "basic", "events": "off"})
    while match.state.question is None or match.state.question.name != "bid":
        match.answer(match.asked, match.state.legal_actions()[0])
    return match


def state_of(match: Match) -> Outpost:
    """The state of a match."""
    assert isinstance(match.state, Outpost)
    return match.state


def given(match: Match) -> list[tuple[int, str]]:
    """The bids of the auction that runs, without the opening one: seat and answer."""
    lines = [line for line in match.lines if isinstance(line, Answer)]
    bids = itertools.takewhile(lambda line: line.decision == "bid", reversed(lines))
    return [(line.seat, line.choices[0]) for line in bids][::-1]


class Auction:
    """A window with an open auction; whoever sees its curtain takes a second."""

    def __init__(self, window: Window, library: Library, until: Until, match: Match) -> None:
        self.window, self.library, self.until = window, library, until
        self.ident = library.add(match, "Sunday")

    def open(self) -> MatchPage:
        """Open the match from the library."""
        self.window.open_match(self.ident)
        seconds = itertools.count(100)
        self.page.curtain.clock = lambda: float(next(seconds))
        return self.page

    @property
    def page(self) -> MatchPage:
        """The page of the match."""
        assert isinstance(self.window.page, MatchPage)
        return self.window.page

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.page.match

    async def asks(self, seat: int) -> None:
        """Wait until that seat is asked, and can answer."""
        await self.until(lambda: self.match.asked == seat and self.page.asking.waits)

    def say(self, text: str) -> None:
        """Give that answer as a press of its row does."""
        self.page.choosing.answer(text)

    def open_curtain(self) -> None:
        """Open the curtain by a click."""
        self.page.curtain.repaint()
        self.page.curtain.open_it.click()


@pytest.fixture
def auction(window: Window, library: Library, until: Until) -> Auction:
    """An auction of three persons."""
    return Auction(window, library, until, in_auction())


async def test_what_is_offered_before_all_is_the_same_whatever_the_hand_can_pay(
    auction: Auction,
) -> None:
    page = auction.open()
    match = page.match
    seat, bid = match.asked, state_of(match).bid
    await auction.asks(seat)
    assert page.viewer.now == PUBLIC and not page.is_covered
    assert page.choosing.state is not None
    offered = page.choosing.state.legal_actions()
    assert offered == match.view(PUBLIC).legal_actions()
    assert offered[-1] > match.state.legal_actions()[-1], "nobody sees how much is there"
    assert [row.value for row in page.choices.list.rows] == [str(bid + 1), str(bid)]
    auction.say(str(bid + 1))
    await auction.asks((seat + 1) % 3)
    assert page.viewer.now == PUBLIC and given(match) == [(seat, str(bid + 1))]


async def test_a_bid_that_a_hint_leads_to_stands_in_its_field_for_enter_to_answer_it(
    auction: Auction,
) -> None:
    page = auction.open()
    seat, bid = page.match.asked, state_of(page.match).bid
    await auction.asks(seat)
    # The next bid has a row, a higher one is only typed.
    for more in (1, 2):
        assert str(bid + more) in page.choices.numbers
        page.hints.wanted.emit(str(bid + more))
        assert page.choices.amount.stepper.value == bid + more
    QTest.keyClick(page.choices.amount.stepper.field, Qt.Key.Key_Return)
    await auction.asks((seat + 1) % 3)
    assert given(page.match) == [(seat, str(bid + 2))]


async def test_who_is_asked_to_bid_in_the_turn_of_another_is_not_said_to_be_at_turn(
    auction: Auction,
) -> None:
    page = auction.open()
    match = page.match
    seat, active = match.asked, match.state.at_turn
    await auction.asks(seat)
    assert seat != active
    assert page.choices.heading.text() == f"{match.players[seat].name} is asked"
    auction.say(str(state_of(match).bid + 1))
    await auction.asks((seat + 1) % 3)
    auction.say(str(state_of(match).bid + 1))
    await auction.asks(active)
    assert page.choices.heading.text() == f"{match.players[active].name}’s turn"


async def test_a_bid_that_the_hand_cannot_pay_is_explained_behind_the_curtain(
    auction: Auction,
) -> None:
    page = auction.open()
    match = page.match
    seat = match.asked
    await auction.asks(seat)
    assert page.choosing.state is not None
    most, lines = match.state.legal_actions()[-1], match.revision
    auction.say(str(page.choosing.state.legal_actions()[-1]))
    assert page.is_covered and page.curtain.seat == seat and match.revision == lines
    assert page.notice.isHidden()
    auction.open_curtain()
    assert page.viewer.now == seat
    told = page.choices.amount.limits.text()
    least = state_of(match).bid + 1
    assert told == f"40 is too high: from {least} to {most}", "the bid that stands is to pass"
    page.peek()
    assert not page.is_covered and page.viewer.now == PUBLIC
    assert page.choices.amount.stepper.value is None, "what was tried is not told to all"


async def test_the_field_of_a_bid_says_what_is_asked_and_steps_from_the_least_that_raises(
    auction: Auction,
) -> None:
    page = auction.open()
    await auction.asks(auction.match.asked)
    stepper, least = page.choices.amount.stepper, state_of(auction.match).bid + 1
    told = stepper.field.accessibleDescription()
    assert page.choices.prompt.text() in told and page.choices.amount.limits.text() in told
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        stepper.show_value(None)
        QTest.keyClick(stepper.field, key)
        assert stepper.value == least
    QTest.keyClick(stepper.field, Qt.Key.Key_Up)
    assert stepper.value == least + 1


async def test_nobody_goes_out_of_an_auction_while_an_earlier_moment_is_looked_at(
    auction: Auction,
) -> None:
    page = auction.open()
    await auction.asks(auction.match.asked)
    assert page.bids.isVisible()
    page.show_moment(auction.match.log(PUBLIC)[-1].number)
    assert page.bids.isHidden()
    page.show_now()
    assert page.bids.isVisible()


async def test_who_is_out_passes_until_they_want_to_bid_again(auction: Auction) -> None:
    page = auction.open()
    match = page.match
    bid, (one, two, three) = state_of(match).bid, [(match.asked + it) % 3 for it in range(3)]
    await auction.asks(one)
    out = page.bids.out
    await asyncio.sleep(0.01)
    place = out.mapTo(page, out.rect().topLeft())
    out.click()
    await auction.asks(two)
    await asyncio.sleep(0.01)
    assert out.mapTo(page, out.rect().topLeft()) == place, "a second click hits it, too"
    auction.say(str(bid + 1))
    await auction.asks(three)
    assert "automatic" not in page.steps.back.accessibleName()
    assert not page.bids.isHidden() and page.bids.plates[one].accessibleName().endswith(
        "is out: bid again"
    )
    auction.say(str(bid + 2))
    await auction.asks(two)
    assert given(match)[-1] == (one, str(bid + 2)), "a pass is the bid that stands"
    page.bids.plates[one].click()
    auction.say(str(bid + 3))
    await auction.asks(three)
    auction.say(str(bid + 3))
    await auction.asks(one)
    assert not page.bids.plates


async def test_under_a_limit_a_person_is_answered_for_and_nobody_else_learns_it(
    auction: Auction, library: Library
) -> None:
    page = auction.open()
    match = page.match
    bid, (one, two, three) = state_of(match).bid, [(match.asked + it) % 3 for it in range(3)]
    await auction.asks(one)
    assert not page.bids.limit.isVisible(), "how high it may be is the hand's secret"
    page.peek()
    auction.open_curtain()
    await auction.asks(one)
    assert page.bids.limit.isVisible()
    page.bids.limit.show_value(bid + 2)
    page.bids.limit.changed.emit()
    assert page.bids.leave.text() == f"Bid up to {bid + 2}"
    page.bids.limit.field.setFocus()
    QTest.keyClick(page.bids.limit.field, Qt.Key.Key_Return)
    await auction.asks(two)
    assert page.viewer.now == PUBLIC
    focus = QApplication.focusWidget()
    assert focus is not None and page.choices.isAncestorOf(focus), "who is asked next has the keys"
    assert given(match) == [(one, str(bid + 1))], "no more than is needed"
    assert not any(str(bid + 2) in text for text in read(page.bids))
    auction.say(str(bid + 1))
    await auction.asks(three)
    page = auction.open()
    match = page.match
    await auction.asks(three)
    assert page.bids.plates[one].accessibleName().endswith("lift it"), "a kill leaves it as it was"
    assert str(library.export(auction.ident)).count(f" {bid + 2}\n") == 0
    auction.say(str(bid + 2))
    await auction.asks(two)
    assert given(match)[-1] == (one, str(bid + 2)), "at last a pass"


async def test_a_limit_that_the_hand_cannot_keep_is_refused_with_what_it_can(
    auction: Auction,
) -> None:
    page = auction.open()
    bid, one = state_of(page.match).bid, page.match.asked
    await auction.asks(one)
    page.peek()
    auction.open_curtain()
    await auction.asks(one)
    assert page.bids.refused.isHidden()
    for typed, told in ((999, "999 is too high"), (bid, f"{bid} is too low")):
        page.bids.limit.show_value(typed)
        page.bids.limit.changed.emit()
        assert page.bids.refused.isVisible() and page.bids.refused.text().startswith(told)
        assert page.bids.limit.field.accessibleDescription() == page.bids.refused.text()
    page.bids.limit.show_value(bid + 1)
    page.bids.limit.changed.emit()
    assert page.bids.refused.isHidden()


async def test_a_limit_is_changed_behind_the_curtain_between_two_answers(auction: Auction) -> None:
    page = auction.open()
    match = page.match
    bid, (one, two, three) = state_of(match).bid, [(match.asked + it) % 3 for it in range(3)]
    await auction.asks(one)
    page.peek()
    auction.open_curtain()
    await auction.asks(one)
    page.bids.left.emit(bid + 1)
    await auction.asks(two)
    page.bids.plates[one].click()
    assert page.is_covered and page.curtain.seat == one
    auction.open_curtain()
    assert page.viewer.now == one and not page.choosing.is_open
    assert page.bids.plates[one].text().endswith(f": {bid + 1}"), (
        "its own seat reads how high it is"
    )
    assert page.bids.limit.isVisible() and page.asking.holds("looks")
    page.peek()
    assert page.viewer.now == PUBLIC and page.limits.of(one) == bid + 1
    assert page.choosing.is_open and not page.asking.holds("looks")
    page.bids.plates[one].click()
    auction.open_curtain()
    page.bids.limit.show_value(bid + 3)
    page.bids.limit.changed.emit()
    page.bids.leave.click()
    await auction.asks(two)
    assert page.viewer.now == PUBLIC and page.limits.of(one) == bid + 3
    page.bids.plates[one].click()
    auction.open_curtain()
    page.bids.plates[one].click()
    await auction.asks(two)
    assert page.viewer.now == PUBLIC and page.limits.now == () and three not in page.bids.plates


async def test_an_undo_behind_it_ends_a_limit(auction: Auction) -> None:
    page = auction.open()
    match = page.match
    bid, one = state_of(match).bid, match.asked
    await auction.asks(one)
    page.bids.out.click()
    await auction.asks((one + 1) % 3)
    assert given(match) == [(one, str(bid))]
    assert page.steps.back.accessibleName().endswith(": Pass (automatic)")
    page.asking.change(match.undo)
    await auction.asks(one)
    assert not page.bids.plates and page.limits.now == ()


async def test_a_limit_that_cannot_be_kept_holds_and_is_told_in_one_sentence(
    auction: Auction, library: Library
) -> None:
    page = auction.open()
    match = page.match
    one = match.asked
    await auction.asks(one)
    library.file.path.unlink()
    library.file.path.write_text("the text of somebody else")
    page.bids.out.click()
    told = auction.window.notice.text
    assert told.startswith(f"Another file lies at {library.file.path} now"), told
    assert told.endswith("before Waypost is started again.")
    assert page.limits.of(one) == OUT


async def test_a_limit_ends_with_the_auction(auction: Auction) -> None:
    page = auction.open()
    match = page.match
    await auction.asks(match.asked)
    page.bids.out.click()
    await auction.asks((state_of(match).leader + 2) % 3)
    auction.say(str(state_of(match).bid))
    await auction.until(lambda: page.limits.bidding is None)
    assert page.limits.now == () and page.bids.isHidden()
    assert page.findChild(QPushButton, "plate_0") is None


def test_the_bids_of_bots_share_a_row_of_the_log(qapp: QApplication) -> None:
    match = in_auction(5)
    first, bid = match.asked, state_of(match).bid
    seats = [(first + number) % 5 for number in range(5)]
    for answer in (bid, bid + 1, bid + 2, bid + 2):
        match.answer(match.asked, answer)
    voice, log = voice_of(match, "en"), Log(())
    log.show_log(match.log(), voice, bots=seats[:3])
    one, two, three, four = (voice.people[seat] for seat in seats[:4])
    rows = log.list.rows[-2:]
    assert [row.text for row in rows] == [
        f"{one} passes, {two} {bid + 1}, {three} {bid + 2}.",
        f"{four} passes.",
    ]
    assert rows[0].clause == "OP-6.2" and rows[0].tip.count("\n") == 2
    log.look(rows[0].value - 1)
    assert log.current == rows[0].value, "a moment amid them is found there"
    log.show_log(match.log(), voice)
    assert [row.text for row in log.list.rows[-4:-1]] == rows[0].tip.split("\n")


async def test_a_round_of_bids_takes_a_second_at_the_usual_pace_and_a_key_skips_it(
    window: Window, library: Library, until: Until
) -> None:
    match = in_auction(9)
    asked = match.asked
    for seat in range(9):
        if seat != asked:
            match.set_player(seat, "bot:random")
    window.chosen.pace_ms = 600
    auction = Auction(window, library, until, match)
    page = auction.open()
    await auction.asks(asked)
    auction.open_curtain()
    assert 8 * page.asking.pause_ms() <= 1000
    page.asking.pause_ms = lambda: 3_600_000
    bid = state_of(page.match).bid
    auction.say(str(bid + 1))
    await until(lambda: page.match.asked not in (asked, -2) and page.pace.skip.isEnabled())
    QTest.keyClick(page, Qt.Key.Key_S)
    await auction.until(lambda: page.match.asked == asked)


@pytest.mark.dressed(True)
async def test_the_overview_is_scrolled_by_keys(auction: Auction) -> None:
    page = auction.open()
    await auction.asks(auction.match.asked)
    page.turn_over()
    overview = page.board.findChild(Overview)
    assert overview is not None
    QTest.keyClick(page, Qt.Key.Key_B)
    assert overview.hasFocus()
    QTest.keyClick(overview, Qt.Key.Key_PageDown)
    assert overview.verticalScrollBar().value() > 0


@pytest.mark.dressed(True)
def test_with_large_letters_what_can_be_bid_stands_below_the_button_and_not_under_it(
    qapp: QApplication, qtbot: QtBot, thinking: Thinking
) -> None:
    theme.apply(qapp, "light", 1.5)
    translate.install(qapp, "de")
    names = ("Annabelle", "Ben", "Cleo", "Dora")
    players = [Player(name, "bot:random" if seat else "person") for seat, name in enumerate(names)]
    match = Match.new(GAME, GAME.setup(4), players, SEED)
    rng = random.Random(SEED)
    while not (
        match.state.question is not None
        and match.state.question.name == "bid"
        and match.asked == 0
        and len(match.state.legal_actions()) > 2
    ):
        legal = match.state.legal_actions()
        match.answer(match.asked, legal[rng.randrange(len(legal))])
    page = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.refresh()
    amount, heading = page.choices.amount, page.choices.heading

    def lies_apart() -> bool:
        send, limits = amount.send.geometry(), amount.limits.geometry()
        return not send.intersects(limits) and amount.rect().contains(limits)

    qtbot.waitUntil(lambda: heading.text() == "Annabelle" and lies_apart())


@pytest.mark.dressed(True)
async def test_when_all_end_a_match_amid_bids_the_question_goes_before_the_way_to_the_sheet_comes(
    window: Window, library: Library, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.resize(1280, 800)
    auction = Auction(window, library, until, in_auction(2))
    page = auction.open()
    await auction.asks(page.match.asked)
    lowest: list[int] = []

    def shown(on: bool) -> None:
        QPushButton.setVisible(page.hands, on)
        lowest.append(page.minimumSizeHint().height())

    monkeypatch.setattr(page.hands, "setVisible", shown)
    before = page.minimumSizeHint().height()
    page.match.end(page.match.persons)
    page.refresh()
    # Else the window would grow, on a small screen beyond it.
    assert not page.hands.isHidden() and max(lowest) <= before
