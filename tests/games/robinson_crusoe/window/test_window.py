"""Robinson Crusoe in the real window: from the shelf to the end by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe.table.printed_cards.card_page import CardPage
from desktop.rules.page import RulesPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from tests.desktop.fixtures import Hand, Until
from tests.games.robinson_crusoe.window.table import match_of, shown, table_on

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def page(window: Window) -> TablePage:
    """The table of a match with the app's own deck that has just begun.

    Its seed is given: of one match in seven the first card asks a question.
    """
    begun = match_of()
    window.start(begun.header.setup, [*begun.header.players], begun.header.seed)
    assert isinstance(window.page, TablePage)
    return window.page


async def test_a_round_is_played_by_keys_alone(page: TablePage, hand: Hand, until: Until) -> None:
    await until(lambda: QApplication.focusWidget() is not None)
    assert QApplication.focusWidget() is table_on(page).deck.go
    hand.key(Qt.Key.Key_Return)
    assert shown(page.match).round == 2
    hand.key("n")
    hand.key("n")
    assert table_on(page).deck.go.words[0] == "Begin round 3"
    hand.key("r")
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    assert shown(page.match).food == 1
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown(page.match).food == 0


async def test_tab_goes_through_every_panel_and_comes_back(
    page: TablePage, hand: Hand, until: Until
) -> None:
    await until(lambda: QApplication.focusWidget() is not None)
    seen = set()
    for _ in range(40):
        hand.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.accessibleName() or focus.toolTip() or getattr(focus, "text", str)()
        table = table_on(page)
        panels = (table.deck, table.threats, table.resources, table.wounds, table.morale)
        seen |= {panel for panel in panels if panel.isAncestorOf(focus)}
    assert len(seen) == 5


async def test_esc_leads_from_a_card_back_to_the_table(
    page: TablePage, window: Window, hand: Hand, until: Until
) -> None:
    await until(lambda: QApplication.focusWidget() is not None)
    space = table_on(page).threats.spaces["right"]
    QTest.mouseClick(space, Qt.MouseButton.LeftButton)
    assert hand.on(CardPage)
    hand.key(Qt.Key.Key_Escape)
    assert window.page is page


def test_the_undo_names_the_card_that_was_drawn(page: TablePage) -> None:
    table_on(page).deck.go.press()
    table_on(page).deck.go.press()
    name = table_on(page).read_out.accessibleName()
    undo = page.steps.undo.accessibleName()
    assert undo.startswith("Undo: ")
    assert undo.split("“")[1].split("”")[0] in name


def test_the_undo_names_the_adventure_card_though_its_token_went_first(page: TablePage) -> None:
    while not any(shown(page.match).tokens):
        table_on(page).deck.go.press()
        while page.match.asked >= 0:
            table_on(page).prompt.buttons[0].press()
    back = ("build", "explore", "gather")[shown(page.match).tokens.index(1)]
    page.telling.tell("adventure", back, 1)
    assert "token" not in page.steps.undo.accessibleName()


def test_a_match_that_is_over_is_kept_with_its_table(page: TablePage, window: Window) -> None:
    table_on(page).ending.press()
    table_on(page).prompt.buttons[0].press()
    assert page.match.is_over
    assert shown(page.match).outcome == "won"
    window.show_shelf()
    window.open_match(1)
    window.go_back()
    assert isinstance(window.page, TablePage)
    assert table_on(window.page).deck.go.reason


async def test_the_rules_open_at_the_clause_of_what_has_the_keyboard(
    page: TablePage, window: Window, hand: Hand, until: Until
) -> None:
    await until(lambda: QApplication.focusWidget() is not None)
    table_on(page).morale.up.setFocus()
    hand.key(Qt.Key.Key_F1)
    assert isinstance(window.page, RulesPage)
    assert window.page.entries.now.clause == "RC-3.4"
