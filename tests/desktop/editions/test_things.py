"""Things with several fields: a cell for each kind of part, by keys and by mouse, in one table."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.wording_check import needed
from desktop.editions import draft as drafts
from desktop.editions.cell import ValueCell
from desktop.editions.choice_cell import ChoiceCell
from desktop.editions.draft import Cell, Draft, type_of_part
from desktop.editions.line_cell import LineCell
from desktop.editions.number_cell import NumberCell
from desktop.editions.page import EditionPage
from desktop.editions.several_cell import SeveralCell
from desktop.editions.this_value import ThisValue
from desktop.look import theme, translate
from engine.base.errors import Told
from engine.rules.components import Group, Line, OneOf, Row, Schema, Several, Value, Whole
from engine.rules.game import Game
from engine.store.library import Library
from tests.desktop.fixtures import focused, press
from tests.games.sealed import GAME as SEALED

SHIP = Row(
    {
        "name": Line(12),
        "kind": OneOf(("tug", "barge", "ferry")),
        "crew": Whole(1, 9),
        "cargo": Several(("ore", "ice", "air")),
    }
)
TUG: dict[str, Any] = {"name": "", "kind": "tug", "crew": 3, "cargo": ["ore"]}
BARGE: dict[str, Any] = {"name": "Ella", "kind": "barge", "crew": 5, "cargo": ["air", "ore"]}
VALUES = {"ship.a": Value(TUG, "original"), "ship.b": Value(BARGE, "original")}


def _together(values: Any) -> Iterator[tuple[str, Told]]:
    ships = [values[entry] for entry in ("ship.a", "ship.b") if entry in values]
    if len(ships) == 2 and ships[0]["crew"] + ships[1]["crew"] > 12:
        yield "ships", Told("test.crew", "more than 12 people")


THINGS = Schema(
    {"ship.a": SHIP, "ship.b": SHIP}, _together, (Group("ships", "SE-1.2", ("ship.a", "ship.b")),)
)
NAME, KIND, CREW, CARGO = range(4)
RIGHT, LEFT, UP, DOWN = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER, BACK, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Space


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """English and light."""
    theme.apply(qapp, "light")
    translate.install(qapp, "en")


@pytest.fixture
def ships(sealed: str) -> Game:
    """A game of the tests whose values are things."""
    return dataclasses.replace(SEALED, name=sealed, values=lambda: VALUES, schema=THINGS)


@pytest.fixture
def page(qtbot: QtBot, library: Library, ships: Game) -> EditionPage:
    """The page of that game, with the keyboard at its first field."""
    made = EditionPage(ships, library.editions, "", "Anna")
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


def keys(*typed: str | Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in typed:
        press(focused(), key)


def here(page: EditionPage) -> tuple[str, int]:
    """The place that has the keyboard."""
    (at,) = (place for place, cell in page.fields.cells.items() if focused() in cell.fields)
    return at


def row(draft: Draft, entry: str) -> list[object]:
    """What is entered of a thing."""
    return [cell.value for cell in draft.cells[entry]]


# -- the draft --------------------------------------------------------------------------------


def test_the_parts_of_a_thing_are_its_fields_in_their_order(ships: Game) -> None:
    draft = drafts.blank(ships)
    assert row(draft, "ship.b") == ["Ella", "barge", 5, ["air", "ore"]]
    assert [draft.field(("ship.b", at)) for at in range(4)] == list(SHIP.fields)
    assert draft.values() == VALUES
    assert draft.edition("x").values == {}


def test_a_draft_with_things_reads_back_as_it_was_kept_and_as_an_edition(ships: Game) -> None:
    draft = drafts.blank(ships)
    parts: list[type_of_part] = ["Otto", "ferry", 4, ["ice", "air"]]
    for at, value in enumerate(parts):
        draft = draft.put(("ship.a", at), value, "Anna")
    assert drafts.read(draft.document(), ships) == draft
    edition = draft.edition("Ours")
    assert edition.values == {
        "ship.a": Value(
            {"name": "Otto", "kind": "ferry", "crew": 4, "cargo": ["ice", "air"]}, "entered"
        )
    }
    assert drafts.of(edition, ships) == draft


@pytest.mark.parametrize(
    "cells",
    [
        [["Otto", True]],
        [["Otto", True], ["tug", True], [3, True], [["coal"], True]],
        [["Otto", True], ["tug", True], [3, True], [[], True]],
        [["Otto", True], ["rocket", True], [3, True], [["ore"], True]],
        [["A name that is too long", True], ["tug", True], [3, True], [["ore"], True]],
        [[3, True], ["tug", True], [3, True], [["ore"], True]],
        [["Otto", True], ["tug", True], [3.5, True], [["ore"], True]],
        [["Otto", True], ["tug", True], [True, True], [["ore"], True]],
        [["Otto", True], ["tug", True], [3, 1], [["ore"], True]],
        "Otto",
    ],
)
def test_what_cannot_be_read_of_a_thing_is_as_shipped(ships: Game, cells: object) -> None:
    assert drafts.read({"cells": {"ship.a": cells}}, ships) == drafts.blank(ships)


def test_a_thing_of_which_one_field_is_entered_is_no_placeholder(ships: Game) -> None:
    draft = drafts.blank(ships).put(("ship.a", CREW), 4)
    assert draft.provenance("ship.a") == "original"
    assert draft.provenance_at(("ship.a", CREW)) == "entered"
    assert draft.entered(THINGS.groups[0]) == (1, 8)
    assert draft.confirm(THINGS.groups[0]).provenance("ship.a") == "entered"
    assert draft.give_back(("ship.a", CREW)) == drafts.blank(ships)


def test_everything_that_is_wrong_is_told_at_its_field(ships: Game) -> None:
    draft = drafts.blank(ships).put(("ship.a", CREW), 0).put(("ship.a", CARGO), None)
    draft = draft.put(("ship.b", CREW), 12)
    assert [(entry, at, str(why)) for entry, at, why in draft.wrong()] == [
        ("ship.a", CREW, "0 is not from 1 to 9"),
        ("ship.a", CARGO, "a field is empty"),
        ("ship.b", CREW, "12 is not from 1 to 9"),
    ]
    together = drafts.blank(ships).put(("ship.a", CREW), 9)
    assert [(entry, at) for entry, at, _ in together.wrong()] == [("ships", None)]


# -- the cells --------------------------------------------------------------------------------


def test_each_kind_of_field_has_a_cell_of_its_own(page: EditionPage) -> None:
    kinds: list[type[ValueCell]] = [LineCell, ChoiceCell, NumberCell, SeveralCell]
    assert [type(cell) for cell in page.fields.cells.values()] == [*kinds, *kinds]
    names = [cell.field.accessibleName() for cell in page.fields.cells.values()]
    assert names[:4] == ["ship.a, name", "ship.a, kind", "ship.a, crew", "ship.a, cargo: ore"]
    assert page.fields.cells["ship.a", KIND].field.accessibleDescription() == "From the app"


def test_a_whole_thing_is_entered_by_keys_alone(page: EditionPage) -> None:
    keys("Otto", ENTER, "+", "+", ENTER, "7", ENTER, SPACE, RIGHT, SPACE)
    assert row(page.draft, "ship.a") == ["Otto", "ferry", 7, ["ice"]]
    assert page.groups.buttons["ships"].state.text() == "4 of 8 entered"
    crew = page.fields.cells["ship.a", CREW]
    assert crew.field.accessibleDescription() == "Entered"
    assert crew.source.pixmap().width() == theme.px(14), "a sign has room where a word has none"
    keys(RIGHT, RIGHT)
    assert here(page) == ("ship.b", NAME)


def test_plus_and_minus_go_from_word_to_word_and_stop_at_the_ends(page: EditionPage) -> None:
    kind = page.fields.cells["ship.a", KIND]
    assert isinstance(kind, ChoiceCell)
    words = [kind.box.itemData(at) for at in range(kind.box.count())]
    keys(ENTER)
    kind.put(words[0])
    found = []
    for key in "++++----":
        keys(key)
        found.append(kind.value)
    up = [*words[1:], *words[-1:] * 4][:4]
    down = [*words[-2::-1], *words[:1] * 4][:4]
    assert found == [*up, *down]


def test_arrows_lead_from_field_to_field_and_from_thing_to_thing(page: EditionPage) -> None:
    walked = []
    for key in (RIGHT, DOWN, RIGHT, UP, RIGHT, DOWN, LEFT, LEFT):
        keys(key)
        walked.append(here(page))
    assert walked == [
        *(("ship.a", KIND), ("ship.b", KIND), ("ship.b", CREW), ("ship.a", CREW)),
        *(("ship.a", CARGO), ("ship.b", CARGO), ("ship.b", CREW), ("ship.b", KIND)),
    ]


def test_within_a_text_the_arrows_go_from_letter_to_letter(page: EditionPage) -> None:
    keys("Ot", LEFT, LEFT, "B", RIGHT, RIGHT)
    assert here(page) == ("ship.a", NAME)
    assert row(page.draft, "ship.a")[NAME] == "BOt"
    keys(RIGHT)
    assert here(page) == ("ship.a", KIND)


def test_a_blank_at_the_end_of_a_text_can_be_typed_through(page: EditionPage) -> None:
    keys("O", " ", "k")
    assert row(page.draft, "ship.a")[NAME] == "O k"
    keys(" ")
    assert row(page.draft, "ship.a")[NAME] == "O k"


def test_a_letter_chooses_a_word_and_backspace_gives_the_shipped_one_back(
    page: EditionPage,
) -> None:
    keys(RIGHT, "f")
    assert page.draft.cell(("ship.a", KIND)) == Cell("ferry", is_entered=True)
    keys(BACK)
    assert page.draft.cell(("ship.a", KIND)) == Cell("tug")
    keys(RIGHT, RIGHT, RIGHT, SPACE, BACK)
    assert page.draft.cell(("ship.a", CARGO)) == Cell(["ore"])
    keys(DOWN, UP, DOWN, LEFT, LEFT, LEFT, "Otto", BACK)
    assert page.draft.cell(("ship.b", NAME)) == Cell("Ott", is_entered=True)
    keys(BACK, BACK, BACK)
    assert page.draft.cell(("ship.b", NAME)) == Cell("", is_entered=True)
    keys(BACK)
    assert page.draft.cell(("ship.b", NAME)) == Cell("Ella")


def test_the_mouse_chooses_and_switches(page: EditionPage, qtbot: QtBot) -> None:
    kind, cargo = page.fields.cells["ship.a", KIND], page.fields.cells["ship.a", CARGO]
    assert isinstance(kind, ChoiceCell) and isinstance(cargo, SeveralCell)
    kind.box.setCurrentIndex(1)
    kind.box.activated.emit(1)  # as the list does that drops down
    qtbot.mouseClick(cargo.switches["air"], Qt.MouseButton.LeftButton)
    assert row(page.draft, "ship.a") == ["", "barge", 3, ["ore", "air"]]
    qtbot.mouseClick(cargo.switches["ore"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(cargo.switches["air"], Qt.MouseButton.LeftButton)
    assert page.checks.rows["ships"].told.text() == "ship.a, cargo: A field is empty"
    assert not page.use.isEnabled()


def test_where_no_name_is_written_the_words_name_the_thing(page: EditionPage) -> None:
    assert page.value.number.text() == "ship.a"
    keys("Otto")
    assert page.value.number.text() == "Otto"
    assert page.value.shipped.text() == "From the app: ship.a"
    assert page.foot.undo.text() == "Undo: ship.a, name ship.a → Otto"
    keys(DOWN)
    assert page.value.number.text() == "Ella"
    keys(RIGHT, RIGHT, RIGHT)
    assert page.value.number.text() == "air, ore"


def test_all_that_is_wrong_stands_at_its_field_at_once(page: EditionPage) -> None:
    keys(RIGHT, RIGHT, "0", DOWN, "0", RIGHT, SPACE, RIGHT, RIGHT, SPACE)
    wrong = {
        at: cell.field.accessibleDescription()
        for at, cell in page.fields.cells.items()
        if cell.property("state") == "wrong"
    }
    assert wrong == {
        ("ship.a", CREW): "Entered. 0 is not from 1 to 9.",
        ("ship.b", CREW): "Entered. 0 is not from 1 to 9.",
        ("ship.b", CARGO): "Entered. A field is empty.",
    }
    assert page.checks.rows["ships"].told.text().splitlines() == [
        "ship.a, crew: 0 is not from 1 to 9",
        "ship.b, crew: 0 is not from 1 to 9",
        "ship.b, cargo: A field is empty",
    ]
    page.checks.rows["ships"].go.click()
    assert here(page) == ("ship.a", CREW)


def test_a_thing_needs_no_scrolling_sideways(page: EditionPage) -> None:
    for width in (1920, 1280, 1000, 800):
        page.resize(width, 800)
        for _ in range(2):
            QApplication.processEvents()
        for cell in page.fields.cells.values():
            right = cell.mapTo(page.fields, cell.rect().topRight()).x()
            assert cell.wide() <= cell.width() <= right + 1 <= page.fields.width()


def test_at_another_width_the_fields_lie_otherwise_and_the_keyboard_stays(
    page: EditionPage,
) -> None:
    keys("Otto", ENTER)
    cells = [*page.fields.cells.values()]
    first, third = cells[0], cells[2]
    assert first.y() == third.y()
    page.resize(420, 800)
    for _ in range(2):
        QApplication.processEvents()
    assert [*page.fields.cells.values()] == cells
    assert first.y() < third.y()
    assert here(page) == ("ship.a", 1)


@pytest.mark.parametrize(
    ("provenance", "source"),
    [("placeholder", "Placeholder"), ("community", "From other players")],
)
def test_where_a_word_that_no_rule_says_comes_from_is_said(
    ships: Game, qtbot: QtBot, provenance: str, source: str
) -> None:
    guesses = {entry: Value(it.value, provenance) for entry, it in VALUES.items()}
    guessed = dataclasses.replace(ships, values=lambda: guesses)
    view = ThisValue()
    qtbot.addWidget(view)
    told = []
    for at in (KIND, CREW):
        place = ("ship.a", at)
        view.show_value(drafts.blank(guessed), THINGS.groups[0], place, None, is_asking=False)
        told.append(view.shipped.text())
    assert told == [
        f"{source}: tug. No rule says so.",
        f"{source}: 3. No rule gives this number.",
    ]


def test_a_game_owes_the_headings_of_its_fields(ships: Game) -> None:
    owed = set(needed(ships))
    assert owed >= {("value_tables", "ships", "fields", field) for field in SHIP.fields}
