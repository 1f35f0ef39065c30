"""What all may know is gone through by all before the curtain falls for whoever is asked next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect

from desktop.boards.outer_earth.play.board import Board
from desktop.match.page import MatchPage
from desktop.scene.motion import Motion
from desktop.shell.window import Window
from engine.games.outer_earth.components import BACK
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.rules.agenda import PUBLIC
from engine.store.library import Library
from tests.desktop.announced import announced
from tests.desktop.fixtures import Until
from tests.games.outer_earth.matches import new

pytestmark = pytest.mark.dressed(False)


def before_a_tie() -> Match:
    """The next “pass” decides a tie in the last auction of the round."""
    match = new(2)
    while len(state_of(match).row) > 2 or state_of(match).offered != state_of(match).row[-1]:
        match.answer(match.asked, "yes" if match.asked == 0 else "no")
    for _ in range(2):
        match.answer(match.asked, "yes")
    for _ in range(2):
        match.answer(match.asked, match.state.legal_actions()[0])
    match.answer(match.asked, "pass")
    return match


def state_of(match: Match) -> OuterEarth:
    """The state of a match."""
    assert isinstance(match.state, OuterEarth)
    return match.state


class Tied:
    """A window with a match whose next answer decides a tie, told row by row."""

    def __init__(self, window: Window, library: Library, until: Until) -> None:
        self.window, self.library, self.until = window, library, until

    async def decide(self) -> MatchPage:
        """Give that answer."""
        self.window.open_match(self.library.add(before_a_tie(), "Sunday"))
        page = self.window.page
        assert isinstance(page, MatchPage)
        await self.until(lambda: page.asking.waits)
        page.asking.answer("pass")
        await self.until(lambda: page.stages.is_open or page.is_covered)
        return page


@pytest.fixture
def tied(window: Window, library: Library, until: Until, monkeypatch: pytest.MonkeyPatch) -> Tied:
    """A window in which things move."""
    monkeypatch.setattr(Motion, "usual", 1.0)
    return Tied(window, library, until)


def bids(page: MatchPage) -> list[tuple[str, ...]]:
    """The bids as they lie on the board."""
    board = page.board
    assert isinstance(board, Board)
    return [board.drawn.stage.pieces[f"bidder:{seat}"].spot.look.cards for seat in (0, 1)]


def are_open(page: MatchPage) -> bool:
    """Whether both bids lie on the board with their faces up."""
    return all(BACK not in cards for cards in bids(page))


async def test_a_tie_before_the_turns_is_told_to_all_before_the_curtain_falls(tied: Tied) -> None:
    page = await tied.decide()
    asked = page.match.asked
    assert page.match.state.is_private, "the next question is a turn, of which only one may know"
    assert page.stages.isVisible() and not page.is_covered and page.viewer.now == PUBLIC
    page.peek()
    assert not page.is_covered, "all go through it first"
    page.stages.show_all()
    page.stages.go_on()
    assert page.is_covered and page.curtain.seat == asked and not page.scenes.is_open


async def test_a_tie_before_the_turns_is_told_on_to_all_who_come_back(tied: Tied) -> None:
    page = await tied.decide()
    page.stages.go_on()
    tied.window.show_shelf()
    tied.window.open_match(tied.library.matches()[0].id)
    again = tied.window.page
    assert isinstance(again, MatchPage) and again is not page
    assert again.stages.isVisible() and again.stages.at == 1 and not again.is_covered


async def test_a_tie_is_told_beside_its_auction_and_not_over_it(tied: Tied) -> None:
    page = await tied.decide()
    over = page.stages.geometry()
    for thing in ("market", "bidder:0", "bidder:1"):
        area = page.board.area_of(thing)
        assert not area.isEmpty() and not area.intersects(over), thing


async def test_bids_that_were_turned_up_stay_so_while_the_tie_is_told(tied: Tied) -> None:
    page = await tied.decide()
    assert not are_open(page), "it is told that they are equal in number first"
    page.stages.go_on()
    assert are_open(page)
    page.board.show_what_if(True)
    page.board.turn_over()
    page.board.turn_over()
    assert are_open(page)
    tied.window.appearance.speak("de")
    assert are_open(page)
    tied.window.appearance.speak("en")
    page.stages.show_all()
    assert are_open(page)


async def test_bids_of_a_tie_that_is_gone_through_again_stay_turned_up(tied: Tied) -> None:
    page = await tied.decide()
    number = page.match.log()[-1].number
    page.scenes.put_away()
    page.curtain.opened.emit()
    page.show_moment(number)
    page.happened.in_rows.click()
    turned = [are_open(page)]
    while not page.stages.is_told:
        page.stages.go_on()
        turned.append(are_open(page))
    assert turned == [False, *[True] * (len(turned) - 1)]


async def test_the_log_ends_where_the_board_stands(tied: Tied) -> None:
    page = await tied.decide()

    def last() -> str:
        return page.log.rows[-1].text

    events = page.match.log()[-1].events
    said = {event.name: page.voice.event(event) for event in events}
    assert last() == said["tied_bids"]
    page.stages.go_on()
    assert page.stages.last_event is not None
    assert last() == page.voice.event(page.stages.last_event)
    page.stages.show_all()
    assert said["turn_begins"] not in [row.text for row in page.log.rows]
    page.stages.go_on()
    assert said["turn_begins"] in [row.text for row in page.log.rows]


async def test_nobodys_turn_is_announced_while_it_is_told_what_happened(tied: Tied) -> None:
    page = await tied.decide()
    await tied.until(lambda: page.asking.waits)
    assert page.choices.heading.text() == "What happened"


async def test_each_row_of_a_tie_and_the_turn_after_it_are_announced(
    tied: Tied, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = announced(monkeypatch)
    page = await tied.decide()
    told = []
    while page.scenes.is_open:
        told.append(page.stages.sentence.text())
        page.stages.go_on()
    told.append(page.headline.text)
    assert len(told) > 2 and all(told) and [it for it in said if it in told] == told


async def test_a_turn_that_began_behind_the_curtain_is_told_below_what_can_be_taken(
    tied: Tied,
) -> None:
    tied.window.resize(1280, 800)
    page = await tied.decide()
    page.stages.show_all()
    page.stages.go_on()
    headline = page.headline
    assert page.is_covered and not headline.isVisible()
    told = page.voice.people[page.match.asked]
    page.curtain.opened.emit()
    await tied.until(lambda: headline.isVisible() and page.board.width() > page.board.height())
    assert told in headline.text
    over = QRect(headline.mapTo(page, QPoint()), headline.size())
    for thing in ("market", "deck", "index"):
        area = page.board.area_of(thing).translated(page.board.mapTo(page, QPoint()))
        assert not area.isEmpty() and not area.intersects(over), thing
    tied.window.resize(1000, 700)
    await tied.until(lambda: QRect(headline.mapTo(page, QPoint()), headline.size()) != over)
    holder = headline.parentWidget()
    assert holder in (page.board, page.hand) and holder.rect().contains(headline.geometry())
