"""The cards of our box: each that was typed in can be corrected, deleted, and brought back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.robinson_crusoe import typed_cards
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.rules.game import AT_TABLE
from engine.store.documents import Documents
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import (
    at_table,
    match_of,
    press,
    shown,
    table_on,
    to_round,
)

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]

WIND, STORM = "Colt wind", "Storm"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Documents]:
    """A library in which two cards are known, one of them misspelt."""
    with closing(Library(tmp_path / "matches.sqlite", lambda: 1)) as library:
        library.own_cards.keep("robinson-crusoe", [known(WIND, "book"), known(STORM, "build")])
        yield library.own_cards


def known(name: str, icon: str) -> dict[str, str]:
    """A typed Event card, as it is kept."""
    told = {"back": "event", "icon": icon, "name": name, "requirement": "a roof"}
    empty = dict.fromkeys(TypedCard._fields, "")
    return {**empty, **told, "reminder": "1 Wound"}


def names(own: Documents) -> list[str]:
    """What is kept, by name."""
    return [card.name for card in typed_cards.from_data(own.of("robinson-crusoe"))]


def table_with(own: Documents) -> Table:
    """A table with a Book card in the right space."""
    table = at_table()
    table.telling.own_cards = own
    to_round(table, 2)
    return table


def opened(table: Table, button: QWidget) -> Any:
    """The page that a press lays over another one."""
    pages: list[Any] = []
    table.page_wanted.connect(pages.append)
    press(button)
    table.page_wanted.disconnect(pages.append)
    (page,) = pages
    return page


def box_of(table: Table) -> BoxPage:
    """The page of the box, from the page of the table as it is."""
    our_table = opened(table, table.fix)
    page = opened(table, our_table.box)
    our_table.deleteLater()
    assert isinstance(page, BoxPage)
    return page


@pytest.mark.slow
def test_a_misspelt_card_is_corrected_and_that_can_be_taken_back(own: Documents) -> None:
    page = box_of(table_with(own))
    assert [row.text for row in page.list.rows] == [
        "Event card, Book", WIND, "Event card, Build", STORM,
    ]  # fmt: skip
    assert page.asked is not None
    name = page.asked.fields["name"]
    assert name.text() == WIND
    name.selectAll()
    QTest.keyClicks(name, "Cold wind")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert names(own) == ["Cold wind", STORM]
    assert page.done.told.text() == "“Cold wind” is saved."
    press(page.done.undo)
    assert names(own) == [WIND, STORM]
    page.deleteLater()


def test_what_was_changed_of_a_card_stands_there_until_it_is_saved_or_the_card_goes(
    own: Documents,
) -> None:
    table = table_with(own)
    page = box_of(table)
    wind, storm = page.list.rows[1].value, page.list.rows[3].value
    page.choose(wind)
    assert page.asked is not None and not page.unfinished()
    page.asked.fields["name"].setText("Cold wind")
    page.choose(storm)
    assert page.unfinished() == "What you entered under “Cards of our box” is not applied yet."
    table.telling.tell("count", "wood", 1)
    assert page.holds() and page.question == box_of(table).question, "however the match goes on"
    own.keep("robinson-crusoe", [known(WIND, "book"), known("Fog", "book")])
    page.show()
    assert [row.text for row in page.list.rows] == ["Event card, Book", WIND, "Fog"]
    page.choose(wind)
    assert page.asked.fields["name"].text() == "Cold wind"
    press(page.asked.save)
    assert "Cold wind" in names(own) and not page.unfinished() and not page.holds()
    page.deleteLater()


@pytest.mark.slow
def test_a_name_that_was_changed_can_be_gone_on_with_from_the_page_below(
    window: Window, library: Library
) -> None:
    library.own_cards.keep(GAME, [known(WIND, "book")])
    window.open_match(library.add(match_of(AT_TABLE), "Friday"))
    table = window.page
    assert isinstance(table, TablePage)
    table_on(table).fix.press()
    below = window.page
    assert isinstance(below, OurTable)
    below.round.show_value(4)
    press(below.box)
    box = window.page
    assert isinstance(box, BoxPage)
    box.choose(box.list.rows[1].value)
    assert box.asked is not None
    box.asked.fields["name"].setText("Cold wind")
    window.go_back()
    assert window.pages.all == [table, below] and below.notice.text == box.unfinished() != ""
    window.go_back()
    assert window.pages.all == [table] and table.notice.text == below.unfinished() != ""
    table.notice.verb.click()
    assert window.pages.all == [table, below] and below.round.value == 4 and not below.notice.text
    press(below.box)
    assert (
        window.pages.all == [table, below, box] and box.asked.fields["name"].text() == "Cold wind"
    )
    press(box.asked.save)
    window.go_back()
    press(below.keep)
    assert window.pages.all == [table] and not table.notice.text
    assert shown(table.match).round == 4 and names(library.own_cards) == ["Cold wind"]


@pytest.mark.slow
def test_a_card_is_deleted_and_brought_back(own: Documents) -> None:
    page = box_of(table_with(own))
    page.show()
    place = page.list.visualRect(page.list.model().index(3, 0)).center()
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.focusWidget() is page.list, "where Del deletes the card"
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.asked is not None and page.focusWidget() is page.asked.fields["name"]
    assert page.asked.fields["name"].text() == STORM
    press(page.delete)
    assert names(own) == [WIND]
    assert page.done.told.text() == "“Storm” is deleted."
    press(page.done.undo)
    assert names(own) == [WIND, STORM] and page.done.isHidden()
    page.deleteLater()


@pytest.mark.slow
def test_the_keyboard_chooses_corrects_and_deletes(own: Documents) -> None:
    page = box_of(table_with(own))
    page.show()
    page.delete.setFocus()
    page.take_focus()
    assert page.focusWidget() is page.list
    QTest.keyClick(page.list, Qt.Key.Key_Down)
    assert page.asked is not None
    assert page.asked.fields["name"].text() == STORM
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    QTest.keyClick(page.list, Qt.Key.Key_Delete)
    assert names(own) == []
    assert [row.text for row in page.list.rows] == ["No card has been typed in yet."]
    assert page.delete.isHidden()
    page.deleteLater()


@pytest.mark.slow
def test_a_card_without_a_name_is_refused_in_a_sentence(own: Documents) -> None:
    page = box_of(table_with(own))
    assert page.asked is not None
    page.asked.fields["name"].clear()
    press(page.asked.save)
    assert page.notice.text == "The card needs a name."
    assert names(own) == [WIND, STORM]
    page.deleteLater()


@pytest.mark.slow
def test_two_cards_that_get_one_name_become_one_and_come_back_as_two(own: Documents) -> None:
    page = box_of(table_with(own))
    assert page.asked is not None
    page.asked.fields["name"].setText(STORM)
    press(page.asked.save)
    assert names(own) == [STORM]
    press(page.done.undo)
    assert names(own) == [WIND, STORM]
    page.deleteLater()


@pytest.mark.slow
def test_where_a_card_is_named_the_box_is_at_hand_and_what_went_is_offered_no_more(
    own: Documents,
) -> None:
    table = table_with(own)
    page = opened(table, table.threats.spaces["right"])
    page.show()
    assert page.asked.box.isVisible()
    box = opened(table, page.asked.box)
    press(box.delete)
    page.hide()
    page.show()
    assert page.asked.known.isHidden()
    for it in (page, box):
        it.deleteLater()


def test_a_slip_that_is_put_right_at_the_same_table_is_kept_under_no_name(own: Documents) -> None:
    table = table_with(own)
    tell = table.telling.tell
    for name in ("Heavy%20rian", "Heavy%20rain"):
        tell("card_note", "right", name, "-", "-")
    assert names(own) == [WIND, "Heavy rain", STORM] or sorted(names(own)) == sorted(
        [WIND, "Heavy rain", STORM]
    )
    table.telling.change(table.telling.match.undo)
    table.telling.change(table.telling.match.undo)
    assert "Heavy rain" not in names(own)


def test_a_name_that_was_a_slip_and_is_known_from_elsewhere_since_stays_known(
    own: Documents,
) -> None:
    table = table_with(own)
    table.telling.tell("card_note", "right", "Fog", "-", "-")
    table.telling.change(table.telling.match.undo)
    assert "Fog" not in names(own)
    own.keep("robinson-crusoe", [known("Fog", "book")])
    table.telling.tell("card_note", "right", "Heavy%20rain", "-", "-")
    assert sorted(names(own)) == ["Fog", "Heavy rain"]


@pytest.mark.slow
def test_a_deleted_card_does_not_come_back_with_an_old_match(own: Documents) -> None:
    table = table_with(own)
    table.telling.tell("card_note", "right", "Fog", "-", "-")
    assert "Fog" in names(own)
    own.keep("robinson-crusoe", [])
    again = Table(table.telling)
    again.telling.tell("change", "food", 1)
    assert names(own) == []
    again.deleteLater()


TORN = {**known("Fog", "book"), "requirement": 7}
DAMAGES = {
    "one card": ([TORN, known(STORM, "build")], "Fog", [STORM]),
    "all": ('[{"back": "ev', "Damaged entry", []),
}


@pytest.mark.parametrize("which", sorted(DAMAGES))
def test_a_damaged_card_is_listed_saved_and_deleted_and_hides_no_other(
    own: Documents, which: str, tmp_path: Path
) -> None:
    data, name, others = DAMAGES[which]
    own.keep("robinson-crusoe", data)
    page = box_of(table_with(own))
    rows = page.list.rows
    assert [row.text for row in rows[:2]] == ["Damaged", name]
    assert rows[1].more == "What was entered here is damaged and is no longer offered."
    assert [row.text for row in rows[3:]] == others
    page.choose(rows[1].value)
    assert page.asked is None and page.damage is not None
    press(page.damage.verb)
    (dialog,) = page.damage.findChildren(QFileDialog)
    assert [Path(it).name for it in dialog.selectedFiles()] == [f"{name}.txt"]
    page.damage.save(str(tmp_path / "read.txt"))
    saved = (tmp_path / "read.txt").read_text()
    assert saved == page.damage.shown.text() and "back" in saved
    page.damage.save(str(tmp_path))
    assert str(tmp_path) in page.notice.text
    press(page.delete)
    assert page.done.told.text() == f"“{name}” is deleted."
    assert names(own) == others and typed_cards.damaged(own.of("robinson-crusoe")) == []
    press(page.done.undo)
    assert own.of("robinson-crusoe") == data
    page.deleteLater()


@pytest.mark.parametrize("which", sorted(DAMAGES))
def test_cards_are_typed_on_beside_a_damaged_one_which_stays(own: Documents, which: str) -> None:
    data, _, others = DAMAGES[which]
    own.keep("robinson-crusoe", data)
    before = typed_cards.damaged(data)
    table = table_with(own)
    refused: list[str] = []
    table.telling.refused.connect(refused.append)
    table.telling.tell("card_note", "right", "Heavy%20rain", "-", "-")
    assert names(own) == sorted([*others, "Heavy rain"])
    assert typed_cards.damaged(own.of("robinson-crusoe")) == before and refused == []
