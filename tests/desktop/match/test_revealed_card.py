"""A card that is turned up is shown large before it acts; bots wait, and a press goes on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.boards.red_outpost.play.board import Board
from desktop.host import settings
from desktop.match.page import MatchPage
from desktop.scene.halos import TOLD
from desktop.shell.window import Window
from engine.games.red_outpost.state import RedOutpost
from engine.record.lines import Answer
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import played

pytestmark = pytest.mark.dressed(False)


@cache
def answers_to() -> int:
    """After so many answers of `played` the next one turns up a lake card that brings a fish."""
    log = played(3, answers=10**6).log()
    drawn = next(
        entry.number
        for entry in log
        if any(e.name == "lake_card" and e.params["card"] == "fish_1" for e in entry.events)
    )
    return sum(isinstance(entry.line, Answer) for entry in log if entry.number < drawn) - 1


@dataclass
class Table:
    """A match before a card is turned up."""

    window: Window
    library: Library
    until: Until

    async def draw(self, *, bots: bool = False) -> MatchPage:
        """Open it, and give the answer that turns the card up."""
        count = answers_to()
        match = played(3, answers=count)
        asked = match.asked
        if bots:
            for seat in {0, 1, 2} - {asked}:
                match.set_player(seat, "bot:random")
        self.window.open_match(self.library.add(match, "Sunday"))
        page = self.page
        page.scenes.put_away()
        await self.until(lambda: page.asking.waits)
        lines = played(3, answers=count + 1).lines
        page.asking.answer(*[line for line in lines if isinstance(line, Answer)][-1].choices)
        await self.until(lambda: page.scenes.card.is_open, 5.0)
        return page

    @property
    def page(self) -> MatchPage:
        """The page of the match."""
        page = self.window.page
        assert isinstance(page, MatchPage)
        return page

    def again(self) -> MatchPage:
        """Leave the match and open it again."""
        self.window.show_shelf()
        self.window.open_match(self.library.matches()[0].id)
        return self.page


@pytest.fixture
def table(moving: Window, library: Library, until: Until) -> Table:
    """A window in which things move."""
    return Table(moving, library, until)


def on_board(page: MatchPage) -> RedOutpost:
    """The situation that the drawn board shows."""
    assert isinstance(page.board, Board) and page.board.drawn.layout_shown is not None
    state = page.board.drawn.layout_shown.state
    assert isinstance(state, RedOutpost)
    return state


@pytest.mark.dressed(True)
async def test_a_card_is_shown_large_where_it_comes_from_before_it_acts(table: Table) -> None:
    page = await table.draw()
    card, match = page.scenes.card, page.match
    assert card.heading.text() == "1 fish" and "reveals a lake card: 1 fish" in card.sentence.text()
    before = match.state_at(match.log()[-2].number)
    after = match.state
    assert isinstance(before, RedOutpost) and isinstance(after, RedOutpost)
    assert (after.warehouse, after.exported) != (before.warehouse, before.exported)
    seen = on_board(page)
    assert (seen.warehouse, seen.exported, seen.wheel) == (
        before.warehouse,
        before.exported,
        before.wheel,
    )
    assert sum(seen.lake) == sum(before.lake) - 1
    deck = page.board.area_of("deck:lake")
    assert not deck.isEmpty() and not deck.intersects(card.geometry())
    assert isinstance(page.board, Board)
    assert page.board.drawn.stage.pieces["deck:lake"].halo == TOLD
    QTest.keyClick(card.go, Qt.Key.Key_Space)
    assert not card.is_open and on_board(page).exported == after.exported


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
async def test_a_key_goes_on_wherever_it_is_pressed(table: Table, hand: Hand, key: Qt.Key) -> None:
    page = await table.draw()
    assert page.scenes.card.go.hasFocus() and not page.choosing.is_open
    hand.key(key)
    assert not page.scenes.is_open and page.choosing.is_open and table.window.page is page


async def test_bots_wait_until_the_card_has_been_seen(table: Table) -> None:
    page = await table.draw(bots=True)
    revision = page.match.revision
    assert page.asking.holds("stages")
    QTest.mouseClick(page.scenes.card.go, Qt.MouseButton.LeftButton)
    assert not page.asking.holds("stages")
    await table.until(lambda: page.match.revision > revision or page.choosing.is_open)


async def test_the_impatient_see_no_card_any_more(table: Table) -> None:
    page = await table.draw()
    page.scenes.card.hurry.click()
    assert not page.scenes.is_open and settings.load()[0].in_rows is False
    page = table.again()
    assert not page.scenes.is_open


async def test_a_card_is_shown_with_motion_off_too(table: Table) -> None:
    table.window.appearance.move_by("off")
    page = await table.draw()
    assert page.scenes.card.isVisible()


async def test_a_card_that_was_not_seen_is_there_again_and_one_that_was_seen_is_not(
    table: Table,
) -> None:
    await table.draw()
    page = table.again()
    assert page.scenes.card.isVisible()
    page.scenes.card.go_on()
    page = table.again()
    assert not page.scenes.is_open and page.choosing.is_open


async def test_a_card_that_is_taken_back_meanwhile_is_shown_no_more(table: Table) -> None:
    page = await table.draw(bots=True)
    page.ask_rewind([entry for entry in page.match.log() if entry.can_rewind][-2].number)
    assert not page.scenes.is_open and page.scenes.card.isHidden()
    assert not page.asking.holds("stages")


async def test_it_is_told_in_the_other_language_where_it_is(table: Table) -> None:
    page = await table.draw()
    table.window.appearance.speak("de")
    assert page.scenes.card.heading.text() == "1 Fisch" and page.scenes.card.isVisible()
    table.window.appearance.speak("en")


async def test_special_cards_are_shown_before_the_first_turn(table: Table) -> None:
    match = played(4, answers=0, options={"special_cards": "on"})
    table.window.open_match(table.library.add(match, "Sunday"))
    page = table.page
    card = page.scenes.card
    assert card.heading.text() == "Special cards" and card.shown is not None
    assert len(card.shown.faces) == 8 and card.shown.faces[0].text.startswith("Anna: ")
    card.go_on()
    assert page.choosing.is_open
