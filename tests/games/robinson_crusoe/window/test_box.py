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

from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.table import Table
from engine.games.robinson_crusoe import typed_cards
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.store.documents import Documents
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import at_table, press, to_round

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


@pytest.mark.slow
def test_a_card_is_deleted_and_brought_back(own: Documents) -> None:
    page = box_of(table_with(own))
    page.show()
    page.choose(page.list.rows[3].value)
    assert page.asked is not None and page.focusWidget() is page.asked.fields["name"]
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
