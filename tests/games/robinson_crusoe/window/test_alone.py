"""Counters alone: a group that draws its cards without the app counts, undoes and passes rounds on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.table.page import TablePage
from engine.match.match import Match
from engine.rules.game import AT_TABLE, PLAY
from tests.games.robinson_crusoe.window.table import match_of, press, table_on

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


@pytest.fixture
def page() -> Iterator[TablePage]:
    """The page of a table, as large as a window."""
    made = opened(match_of(AT_TABLE))
    yield made
    made.close()
    made.deleteLater()


def opened(match: Match, hidden: tuple[str, ...] = ()) -> TablePage:
    """The page of that match."""
    page = TablePage(match, "Sunday", hidden)
    page.resize(1600, 1000)
    page.show()
    return page


def part(page: TablePage, name: str = "phase") -> QAction:
    """The entry of a part in the menu."""
    return next(
        it for it in page.parts.menu_of_parts.actions() if it.objectName() == f"part_{name}"
    )


def begin(page: TablePage) -> None:
    """Press what the prompt offers."""
    press(table_on(page).prompt.buttons[0])


@pytest.mark.slow
def test_without_the_deck_the_prompt_begins_the_next_round(page: TablePage) -> None:
    part(page).trigger()
    table = table_on(page)
    assert table.deck.isHidden()
    assert table.threats.isHidden()
    assert table.prompt.text.text() == "Play round 1 on the table. Then Ben is First Player."
    assert table.prompt.buttons[0].words[0] == "Begin round 2"
    press(table.resources.rows["wood"].counter.more)
    begin(page)
    assert table.prompt.buttons[0].words[0] == "Begin round 3"
    assert "Wood: 0 → 1" in table.handing.card.accessibleName()


@pytest.mark.slow
def test_a_round_whose_cards_were_drawn_without_the_app_is_one_step(page: TablePage) -> None:
    part(page).trigger()
    begin(page)
    begin(page)
    state: Any = page.match.state
    assert (state.round, state.first) == (3, 2)
    page.match.undo()
    page.show_match()
    state = page.match.state
    assert state.round == 2
    assert state.is_known("deck", "threats.left"), "the phase is open again"


@pytest.mark.slow
def test_keys_begin_the_round_too(page: TablePage) -> None:
    part(page).trigger()
    table_on(page).take_focus()
    assert page.focusWidget() is table_on(page).prompt.buttons[0]
    QTest.keyClick(table_on(page), Qt.Key.Key_Space)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.match.turn == 3


@pytest.mark.slow
def test_a_deck_that_is_shown_again_is_asked_for(page: TablePage) -> None:
    pages: list[OurTable] = []
    page.page_wanted.connect(pages.append)
    part(page).trigger()
    part(page).trigger()
    assert pages == [], "everything is known still"
    part(page).trigger()
    begin(page)
    begin(page)
    part(page).trigger()
    (asked,) = pages
    assert isinstance(asked, OurTable)
    asked.cards["book"].show_value(3)
    asked.cards["adventure"].show_value(4)
    press(asked.keep)
    state: Any = page.match.state
    assert len(state.event_deck) == 7
    assert not table_on(page).deck.isHidden()
    asked.deleteLater()


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_the_television_shows_the_counters_alone_too(page: TablePage) -> None:
    page.tv.open()
    assert page.tv.window is not None
    view = page.tv.window.view
    assert "Wreckage" in view.accessibleName()
    part(page).trigger()
    assert "Wreckage" not in view.accessibleName()
    view.grab()
    begin(page)
    assert "Play round 2 on the table" in view.accessibleName()
    part(page).trigger()
    assert "which icon does it show" in view.accessibleName()
    page.tv.close()


@pytest.mark.slow
def test_the_last_round_ends_won_or_lost(page: TablePage) -> None:
    page.match.tell("rounds_in_all", 2)
    part(page).trigger()
    begin(page)
    said = [button.words[0] for button in table_on(page).prompt.buttons if button.isVisible()]
    assert said == ["End the round", "Won", "Lost"]
    begin(page)
    assert page.match.is_over
    page.match.undo()
    page.show_match()
    assert page.match.turn == 2


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_columns_without_panels_leave_their_room(page: TablePage) -> None:
    before = table_on(page).wounds.width()
    part(page).trigger()
    part(page, "adventures").trigger()
    QTest.qWait(0)
    assert table_on(page).wounds.width() > before
    part(page, "adventures").trigger()
    QTest.qWait(0)
    assert table_on(page).adventures.isVisible()


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_titles_keep_their_size_when_panels_go_to_another_column(page: TablePage) -> None:
    table = table_on(page)
    before = [it.title.font().pixelSize() for it in (table.adventures, table.last, table.wounds)]
    part(page).trigger()
    part(page).trigger()
    after = [it.title.font().pixelSize() for it in (table.adventures, table.last, table.wounds)]
    assert after == before


def test_with_the_app_s_deck_its_cards_cannot_be_hidden_and_the_choice_for_tables_is_kept() -> None:
    page = opened(match_of(PLAY), hidden=("phase",))
    assert "part_phase" not in [it.objectName() for it in page.parts.menu_of_parts.actions()]
    assert table_on(page).deck.isVisible()
    part(page, "morale").trigger()
    assert page.parts.hidden == ["morale", "phase"]
    page.close()
    page.deleteLater()


def test_a_table_that_hid_the_deck_before_opens_with_the_counters_alone() -> None:
    page = opened(match_of(AT_TABLE), hidden=("phase",))
    assert table_on(page).deck.isHidden()
    assert table_on(page).prompt.buttons[0].words[0] == "Begin round 2"
    page.close()
    page.deleteLater()
