"""What stays as it was when somebody comes back: the sheet, its name below it, an early click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.match.page import MatchPage
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.desktop.sheet.test_sheet import finished, page_of
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)


@pytest.mark.slow
async def test_the_sheet_is_the_same_after_a_look_at_a_moment(
    window: Window, until: Until, library: Library
) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    sheet = page_of(window)
    chart = sheet.chart
    assert chart is not None
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    sheet.moment.emit(12)
    page = window.page
    assert isinstance(page, MatchPage) and not page.look_back.isHidden()
    page.show_now()
    page.sheet.click()
    assert window.page is sheet
    assert QApplication.focusWidget() is chart


@pytest.mark.slow
async def test_a_sheet_of_another_end_is_a_new_one(window: Window, library: Library) -> None:
    ident, match = finished(library)
    window.open_match(ident)
    sheet = page_of(window)
    sheet.moment.emit(12)
    page = window.page
    assert isinstance(page, MatchPage)
    page.show_now()
    assert page.match.revision == match.revision
    page.asking.change(lambda: page.match.rewind(page.match.undo_offer().to, page.match.persons))
    page.asking.change(page.match.redo)
    page.over.emit()
    assert isinstance(window.page, SheetPage) and window.page is not sheet


@pytest.mark.slow
async def test_a_new_name_stands_above_the_board_too(window: Window, library: Library) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    page_of(window).renamed.emit("Saturday")
    window.go_back()
    page = window.page
    assert isinstance(page, MatchPage) and page.bar.title.full == "Saturday"


@pytest.mark.slow
async def test_nothing_moves_to_a_moment_that_is_looked_at(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    drawn_on(page).set_motion(1.0)
    for _ in range(6):
        await until(lambda: hand.is_asked)
        hand.click(hand.rows()[0])
    drawn_on(page).motion.finish()
    page.show_moment(2)
    assert not drawn_on(page).motion.is_moving
    page.show_now()
    assert not drawn_on(page).motion.is_moving


async def test_an_answer_counts_before_the_question_waits(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    match = page.match
    given: list[int] = []

    def at_once(_entries: list) -> None:
        if not given:
            given.append(match.revision)
            page.asking.answer(str(match.state.legal_actions()[0]))

    page.asking.changed.connect(at_once)
    page.asking.answer(str(match.state.legal_actions()[0]))
    await until(lambda: bool(given) and match.revision == given[0] + 1)
