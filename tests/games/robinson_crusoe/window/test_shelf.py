"""Matches of Robinson Crusoe on the shelf: renamed by keys, looked at once they are over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe.table.printed_cards.card_page import CardPage
from desktop.sheet.page import SheetPage
from desktop.shelf import match_text, verbs
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import match_of, press, table_on, to_round

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


def test_enter_after_a_new_name_opens_nothing(window: Window, library: Library) -> None:
    library.add(match_of(AT_TABLE), "Friday")
    window.show_shelf()
    page = window.page
    assert isinstance(page, ShelfPage)
    page.all.click()
    view = page.all_matches.list
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_F2)
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "Monday")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.page is page
    assert [info.name for info in library.matches()] == ["Monday"]


@pytest.mark.slow
def test_a_match_that_is_over_has_its_rounds_as_a_sheet_over_its_table(
    window: Window, library: Library
) -> None:
    match = match_of(AT_TABLE)
    match.tell("game_over", "won")
    number = library.add(match, "Friday")
    (info,) = library.matches()
    assert verbs.word(verbs.OPEN, info) == "Show the rounds"
    window.open_match(number)
    assert isinstance(window.page, SheetPage)
    window.go_back()
    assert isinstance(window.page, TablePage)
    table = table_on(window.page)
    assert table.prompt.text.text() == "The match is won in round 1."


@pytest.mark.slow
def test_a_file_of_a_match_is_read_again_as_it_was(window: Window, library: Library) -> None:
    match = match_of(AT_TABLE)
    match.tell("change", "wood", 2)
    match.tell_all([("token", "build", "lies"), ("round_over",)])
    number = library.add(match, "Friday")
    again = library.import_record(library.export(number).encode(), "Friday")
    window.open_match(again)
    assert isinstance(window.page, TablePage)
    table = table_on(window.page)
    assert "Wood: 0 → 2" in table.handing.card.accessibleName()
    assert window.page.match.text() == match.text()


@pytest.mark.slow
def test_enter_goes_through_a_card_keeps_it_and_presses_nothing_on_the_table(
    window: Window, library: Library
) -> None:
    window.open_match(library.add(match_of(AT_TABLE), "Friday"))
    page = window.page
    assert isinstance(page, TablePage)
    table = table_on(page)
    to_round(table, 2)
    space = table.threats.spaces["right"]
    space.setFocus()
    press(space)
    assert isinstance(window.page, CardPage)
    name = window.page.fields["name"]
    name.setFocus()
    for text in ("Cold wind", "a roof", "1 Wound"):
        field = window.focusWidget()
        assert field is not None and window.pages.top is not page
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.pages.top is page
    assert space.accessibleName().endswith("Cold wind. a roof. 1 Wound")


def test_who_types_on_when_a_drawn_card_has_its_name_presses_nothing(
    window: Window, library: Library
) -> None:
    """Another answer stands where the one that named the card has stood."""
    match = match_of(AT_TABLE)
    match.tell("round_over")
    match.tell("drew", "book", "-", "-", "-")
    window.open_match(library.add(match, "Friday"))
    page = window.page
    assert isinstance(page, TablePage)
    table = table_on(page)
    naming = next(it for it in table.prompt.buttons if it.words[0] == "Name the card")
    naming.setFocus()
    press(naming)
    for text in ("Cold wind", "", ""):
        field = window.focusWidget()
        assert field is not None
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
    told = page.match.text()
    assert window.pages.top is page and table.deck.go.hasFocus() and "Cold%20wind" in told
    for key in (Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_Space):
        QTest.keyClick(window.focusWidget() or table.deck.go, key)
    assert window.pages.top is page and page.match.text() == told


@pytest.mark.parametrize("ending", ["won", "lost"])
def test_the_shelf_says_whether_a_match_was_won_or_lost(
    window: Window, library: Library, ending: str
) -> None:
    match = match_of(AT_TABLE)
    number = library.add(match, "Friday")
    match.tell("game_over", ending)
    library.duplicate(number, "Friday again")
    window.show_shelf()
    page = window.page
    assert isinstance(page, ShelfPage)
    rows = [row.accessibleName() for row in page.history.rows]
    assert len(rows) == 2
    assert all(row.startswith(f"Ada, Ben and Chris: {ending}") for row in rows), rows
    match.undo()
    page.refresh()
    assert [info.ending for info in library.latest(9, finished=False)] == [""]


def test_a_match_that_ended_with_its_last_round_was_played(library: Library) -> None:
    match = match_of(AT_TABLE, values={"rounds": 1})
    library.add(match, "Friday")
    match.tell("round_over")
    (info,) = library.matches()
    assert match_text.outcome(info) == "Ada, Ben and Chris: played"


def test_after_a_match_was_deleted_by_a_press_the_list_has_the_keyboard(
    window: Window, library: Library
) -> None:
    for name in ("Friday", "Sunday"):
        library.add(match_of(AT_TABLE), name)
    window.show_shelf()
    page = window.page
    assert isinstance(page, ShelfPage)
    page.all.click()
    view = page.all_matches
    for left in (1, 0):
        QApplication.processEvents()
        view.about.buttons["delete"].setFocus()
        press(view.about.buttons["delete"])
        assert len(library.matches()) == left
        assert window.focusWidget() is (view.list if left else view.which.chosen_button())
    page.gone.close_it.setFocus()
    press(page.gone.close_it)
    assert page.gone.isHidden()
    assert window.focusWidget() is view.which.chosen_button()


def test_a_match_that_was_joined_stands_in_the_round_that_was_told(
    window: Window, library: Library
) -> None:
    match = match_of(AT_TABLE)
    match.tell("joined")
    match.tell("clock", 5, 1)
    match.tell("round_over")
    library.add(match, "Friday")
    (info,) = library.matches()
    assert match_text.turn(info) == "Round 6"
    assert [entry.turn for entry in match.log()][-2:] == [1, 5]


@pytest.mark.slow
def test_a_moment_of_the_log_is_called_by_its_round_alone(window: Window, library: Library) -> None:
    match = match_of(AT_TABLE)
    match.tell("change", "wood", 2)
    number = library.add(match, "Friday")
    window.open_match(number)
    assert isinstance(window.page, TablePage)
    window.page.show_moment(match.log()[-1].number)
    assert window.page.look_back.accessibleName().startswith("Round 1 of 12. ")
