"""At the end of a match its rounds are told as a sheet, which is there again whenever it is opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.sheet.rounds import RoundsSheet
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.game import AT_TABLE, PLAY
from tests.desktop.fixtures import Until
from tests.desktop.pages import shown
from tests.games.robinson_crusoe.window.table import match_of, table_on

pytestmark = pytest.mark.dressed(False)


def begun(window: Window, level: str) -> TablePage:
    match = match_of(level, seats=2)
    window.start(match.setup, [Player("Ada"), Player("Ben")], match.header.seed)
    page = window.page
    assert isinstance(page, TablePage)
    return page


def told_of(match: Match) -> None:
    """Two rounds, in the second of which cards came, one of them named."""
    match.tell("round_over")
    match.tell("drew", "gather", "Wind", "-", "-")
    while match.state.waits_for != "rest_of_round":
        match.tell("done")
    match.tell("change", "wounds.1", "2")
    match.tell("threat_action", "right")


@pytest.mark.parametrize("level", [AT_TABLE, PLAY])
async def test_the_sheet_comes_with_the_end(window: Window, until: Until, level: str) -> None:
    page = begun(window, level)
    page.telling.tell("game_over", "won")
    await until(lambda: isinstance(window.page, SheetPage))
    assert "The match is won in round 1" in shown(window.page)


async def test_the_table_is_below_it_and_can_be_taken_back(window: Window, until: Until) -> None:
    page = begun(window, AT_TABLE)
    page.telling.tell("game_over", "lost")
    await until(lambda: isinstance(window.page, SheetPage))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    sheet.verbs.match.click()
    assert window.page is page
    assert page.sheet is not None
    page.sheet.click()
    assert isinstance(window.page, SheetPage)
    window.go_back()
    page.steps.undo.press()
    assert not page.match.is_over and page.sheet.isHidden()
    assert not table_on(page).deck.go.reason


async def test_it_is_there_again_when_the_match_is_opened(window: Window, until: Until) -> None:
    page = begun(window, AT_TABLE)
    told_of(page.match)
    page.match.tell("game_over", "won")
    assert window.opened is not None
    ident = window.opened.ident
    window.show_shelf()
    window.open_match(ident)
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    texts = shown(sheet)
    assert {
        "Wind",
        "averted",
        "2 (+2)",
        "1 Event card · 1 threat averted · 0 pushed off the board",
    } <= set(texts)
    sheet.verbs.text.click()
    copied = QGuiApplication.clipboard().text().splitlines()
    assert "Round 2 (Ben)" in copied
    assert copied[copied.index("Round 2 (Ben)") + 1 :][:3] == [
        "  Wind",
        "  Wind: averted",
        "  Wounds: Ada 2 (+2), Ben 0; Morale 0",
    ]


def test_every_round_is_told_whole_in_each_width(qtbot: QtBot) -> None:
    match = match_of(AT_TABLE, seats=4)
    told_of(match)
    match.tell(
        "card_note", "left", "A-card-with-a-very-long-name-that-nobody-could-read-at-once", "-", "-"
    )
    for wide in (1300, 520):
        sheet = RoundsSheet(match)
        qtbot.addWidget(sheet)
        sheet.resize(wide, 100)
        sheet.show()
        qtbot.wait(1)
        sheet.resize(QSize(wide, sheet.heightForWidth(wide)))
        qtbot.wait(1)
        assert sheet.width() == wide
        labels = sheet.findChildren(QLabel)
        assert {"1", "2", "Wind"} <= {label.text() for label in labels}
        for label in labels:
            at = label.mapTo(sheet, label.rect().topLeft())
            assert sheet.rect().contains(label.rect().translated(at))
            if label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width())
