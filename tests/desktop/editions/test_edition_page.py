"""Match your copy: made from a game's description, typed with keys alone, kept as typed."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from desktop.editions import draft as drafts
from desktop.editions.draft import type_of_part
from desktop.editions.number_cell import NumberCell
from desktop.editions.page import EditionPage
from desktop.editions.told_here import ToldHere
from desktop.look import translate
from engine.rules import edition as editions
from engine.rules import game as games
from engine.rules.components import Group, Schema, Value, Whole, Wholes
from engine.rules.edition import Edition, Entered
from engine.rules.game import Game
from engine.store.library import Library
from engine.store.library_file import LibraryError
from tests.desktop.fixtures import focused, light_and_english, press
from tests.games.sealed import GAME as SEALED

pytestmark = pytest.mark.dressed(False)

TWO_GROUPS = Schema(
    {"rounds": Whole(1, 20), "lots.worth": Wholes(1, 9, 2, 4)},
    groups=(Group("rounds", "SE-1.2", ("rounds",)), Group("lots", "SE-1.2", ("lots.worth",))),
)
VALUES = {"rounds": Value(8, "rules"), "lots.worth": Value([1, 2, 4], "placeholder")}


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    light_and_english(qapp)
    yield
    translate.install(qapp, "en")


@pytest.fixture
def second(sealed: str) -> Game:
    """A game of the tests with two groups of values."""
    return dataclasses.replace(SEALED, name=sealed, values=lambda: VALUES, schema=TWO_GROUPS)


Make = Callable[..., EditionPage]


@pytest.fixture
def make(qtbot: QtBot, library: Library) -> Make:
    """Makes a page that is shown."""

    def made(game: Game | None = None, name: str = "") -> EditionPage:
        page = EditionPage(game or games.load("red-outpost"), library.editions, name, "Anna")
        qtbot.addWidget(page)
        page.resize(1280, 800)
        # Where all lies and what it says needs no pixels.
        page.setUpdatesEnabled(False)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        return page

    return made


def keys(*typed: str | Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in typed:
        press(focused(), key)


def now(page: EditionPage) -> dict[str, list[type_of_part | None]]:
    """All parts of a page's draft."""
    return {entry: [cell.value for cell in row] for entry, row in page.draft.cells.items()}


def number(page: EditionPage, entry: str, at: int) -> NumberCell:
    """The cell of a number."""
    cell = page.fields.cells[entry, at]
    assert isinstance(cell, NumberCell)
    return cell


RIGHT, LEFT, UP, DOWN = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down


# -- any game -------------------------------------------------------------------------------


def test_the_page_of_any_game_is_made_from_its_description(make: Make, second: Game) -> None:
    page = make(second)
    assert list(page.groups.buttons) == ["rounds", "lots"]
    assert page.title.text() == "rounds"
    assert list(page.fields.cells) == [("rounds", 0)]
    page.show_group("lots")
    assert list(page.fields.cells) == [("lots.worth", 0), ("lots.worth", 1), ("lots.worth", 2)]
    assert page.groups.buttons["lots"].state.text() == "Placeholder"
    keys("3", RIGHT, "5")
    assert now(page)["lots.worth"] == [3, 5, 4]
    assert page.groups.buttons["lots"].state.text() == "2 of 3 entered"


def test_a_number_outside_its_range_is_complained_of_at_its_group(make: Make, second: Game) -> None:
    page = make(second)
    page.show_group("lots")
    keys("0")
    assert page.checks.rows["lots"].told.text() == "0 is not from 1 to 9"
    assert page.groups.buttons["lots"].state.text() == "0 is not from 1 to 9"
    assert not page.use.isEnabled()
    assert page.foot.reason.text() == "1 check is open: lots"
    page.show_group("rounds")
    page.checks.rows["lots"].go.click()
    assert page.fields.cells["lots.worth", 0].field.hasFocus()
    keys("6", RIGHT, RIGHT, "0")
    page.show_group("rounds")
    page.checks.rows["lots"].go.click()
    assert page.fields.cells["lots.worth", 2].field.hasFocus()
    keys("6")
    assert page.use.isEnabled()


def test_what_is_no_whole_number_is_kept_as_typed_and_complained_of(
    make: Make, second: Game
) -> None:
    page = make(second)
    page.show_group("lots")
    keys("1", ",", "5")
    field = number(page, "lots.worth", 0).stepper.field
    assert field.text() == "1,5" and page.value.number.text() == "1,5"
    assert page.checks.rows["lots"].told.text() == "1,5 is not a whole number"
    assert field.accessibleDescription() == "Entered. 1,5 is not a whole number."
    assert not page.use.isEnabled()
    keys(RIGHT, "3")
    assert field.text() == "1,5"
    again = make(second)
    again.show_group("lots")
    assert now(again)["lots.worth"] == ["1,5", 3, 4]
    assert number(again, "lots.worth", 0).stepper.field.text() == "1,5"
    page.foot.undo.click()
    page.foot.undo.click()
    assert field.text() == "1"


def test_a_list_has_as_many_fields_as_its_description_allows(make: Make, second: Game) -> None:
    page = make(second)
    page.show_group("lots")
    page.fields.lengthened.emit("lots.worth", 1)
    assert now(page)["lots.worth"] == [1, 2, 4, None]
    assert page.foot.reason.text() == "1 check is open: lots"
    page.fields.lengthened.emit("lots.worth", 1)
    assert len(now(page)["lots.worth"]) == 4
    draft = page.draft
    assert draft.give_back(("lots.worth", 3)) is draft, "no number was shipped there"
    for _ in range(3):
        page.fields.lengthened.emit("lots.worth", -1)
    assert now(page)["lots.worth"] == [1, 2]


def test_a_number_that_a_rule_prints_is_changed_only_after_a_question(
    make: Make, second: Game
) -> None:
    page = make(second)
    keys("9")
    assert now(page)["rounds"] == [8]
    assert page.value.asked.text() == "The rules say 8. Enter 9 all the same?"
    assert page.fields.cells["rounds", 0].value == 8
    page.value.no.click()
    assert now(page)["rounds"] == [8]
    keys("9", Qt.Key.Key_Space)
    assert now(page)["rounds"] == [9]
    assert page.fields.cells["rounds", 0].field.hasFocus()


@pytest.mark.dressed(True)
def test_the_places_of_a_group_are_lit_on_the_board_if_its_game_says_where(
    make: Make, second: Game
) -> None:
    assert make(second).picture.isHidden()
    page = make()
    lit = []
    for group in page.groups.buttons:
        page.show_group(group)
        assert page.picture.isVisible()
        assert page.picture.area.width() > page.picture.area.height() > 100
        assert page.picture.rect().contains(page.picture.area.toRect())
        lit.append(tuple(area.getRect() for area in page.picture.lit))
    assert len(set(lit)) == len(lit)
    assert page.picture.accessibleName() == "In your copy: Spaceship deck"


def test_each_entry_has_its_own_source_and_a_half_entered_rule_is_a_guess(second: Game) -> None:
    printed = Value([1, 2, 4], "rules")
    game = dataclasses.replace(second, values=lambda: {**VALUES, "lots.worth": printed})
    draft = drafts.blank(game).read_in("rounds", "review").read_in("lots.worth", "review")
    assert draft.sources == {"rounds": "review", "lots.worth": "review"}
    assert draft.read_in("rounds", "entered").sources == {"lots.worth": "review"}
    draft = drafts.blank(game)
    assert draft.provenance("lots.worth") == "rules"
    assert draft.put(("lots.worth", 0), 3).provenance("lots.worth") == "placeholder"


def test_cards_for_which_no_place_is_left_are_named(
    qtbot: QtBot, second: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Entered({"lots.worth": Value([3, 3, 3], "entered")}, {})
    monkeypatch.setattr(editions, "places", lambda _own, _told, _game: {})
    here = ToldHere(told)
    qtbot.addWidget(here)
    here.show_draft(drafts.blank(second), "Ours", None)
    assert not here.keep.isVisibleTo(here)
    assert here.state.text().startswith("“Ours” has no place left for ")
    monkeypatch.undo()
    here.show_draft(drafts.blank(second), "Ours", None)
    assert here.keep.isVisibleTo(here)
    assert here.state.text() == "1 of them is not in “Ours” yet."


# -- keys -----------------------------------------------------------------------------------


def test_arrows_move_digits_type_signs_step_and_backspace_gives_back(make: Make) -> None:
    page = make()
    page.show_group("export")
    keys("5", DOWN, "+", RIGHT, "-", UP, "1", "2")
    found = now(page)
    assert found["export.wool"] == [5, 12, 2]
    assert found["export.grain"] == [3, 2, 2]
    keys(Qt.Key.Key_Backspace)
    assert now(page)["export.wool"] == [5, 1, 2]
    keys(Qt.Key.Key_Backspace)
    assert now(page)["export.wool"] == [5, 3, 2]
    assert not page.draft.cell(("export.wool", 1)).is_entered
    keys(LEFT)
    assert page.fields.cells["export.wool", 0].field.hasFocus()
    first = number(page, "export.wool", 0).stepper.field
    assert first.selectedText() == "5"
    QTest.keyClick(first, RIGHT, Qt.KeyboardModifier.ControlModifier)
    assert first.hasFocus() and not first.selectedText(), "that arrow is the field's"
    told = page.keys()
    assert [key for key, _ in told] == ["↑ ↓ ← →", "+  −", "Backspace", "Ctrl+Z"]


def test_a_number_that_lost_the_keyboard_is_not_marked_any_more(make: Make) -> None:
    page = make()
    page.show_group("export")
    keys("5", RIGHT)
    number(page, "export.wool", 2).stepper.more.click()
    marked = [at for at in page.fields.cells if number(page, *at).stepper.field.selectedText()]
    assert marked == [("export.wool", 2)]


def test_a_click_marks_the_whole_number_so_that_typing_replaces_it(make: Make) -> None:
    page = make()
    page.show_group("export")
    field = page.fields.cells["export.coal", 1].field
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    keys("5")
    assert now(page)["export.coal"][1] == 5


def test_tab_goes_through_all_numbers_and_on_to_what_is_pressed_below(make: Make) -> None:
    page = make()
    page.show_group("export")
    QApplication.processEvents()  # what was laid out anew is shown
    for row in (1, 4, 2), (3, 4, 2), (3, 5, 2), (4, 4, 3):
        for number in row:
            keys(str(number), Qt.Key.Key_Tab)
    assert now(page)["export.wool"] == [1, 4, 2]
    assert now(page)["export.fish"] == [4, 4, 3]
    below = [page.confirm, page.next]
    passed = []
    while focused() not in below:
        passed.append(focused().accessibleName())
        keys(Qt.Key.Key_Tab)
    assert len(passed) == 2 * len(page.fields.lengths), passed


@pytest.mark.parametrize(("game", "group"), [("red-outpost", "mood"), ("outpost", "copies")])
def test_how_many_numbers_there_are_is_read_whole(make: Make, game: str, group: str) -> None:
    page = make(games.load(game))
    page.groups.buttons[group].click()
    QApplication.processEvents()
    shown = [it for made in page.fields.lengths.values() for it in made.findChildren(QLabel)]
    assert shown and all(it.width() >= it.sizeHint().width() for it in shown)
    assert shown[0].toolTip() == f"{shown[0].text()} fields"


def test_another_field_has_the_keyboard_at_once(make: Make) -> None:
    page = make()
    page.show_group("export")
    less, more = page.fields.lengths["export.wool"].findChildren(QPushButton)
    more.click()
    keys("2")
    assert now(page)["export.wool"][3] == 2
    less = page.fields.lengths["export.wool"].findChildren(QPushButton)[0]
    less.click()
    assert focused() is page.fields.cells["export.wool", 2].field


def test_a_step_back_takes_away_the_field_that_has_the_keyboard(make: Make) -> None:
    page = make()
    page.show_group("export")
    page.fields.lengths["export.fish"].findChildren(QPushButton)[1].click()
    keys("7")
    page.foot.undo.click()
    page.foot.undo.click()
    assert focused() is page.fields.cells["export.fish", 2].field


def test_what_was_asked_of_a_number_is_not_asked_of_the_one_that_a_step_back_shows(
    make: Make,
) -> None:
    page = make()
    page.show_group("export")
    keys("9")
    page.show_group("lake")
    keys("2")
    assert page.value.asking.isVisible()
    page.foot.undo.click()
    assert not page.value.asking.isVisible()
    page.value.agreed.emit(True)
    assert now(page)["lake.nothing"] == [3]


def test_each_number_is_one_step_back_and_forth(make: Make) -> None:
    page = make()
    page.show_group("export")
    keys("1", "2", RIGHT, "7")
    assert page.foot.undo.text() == "Undo: Wool 3 → 7"
    press(page, "z", Qt.KeyboardModifier.ControlModifier)
    assert now(page)["export.wool"] == [12, 3, 2]
    page.foot.undo.click()
    assert now(page)["export.wool"] == [2, 3, 2]
    assert not page.foot.undo.isEnabled()
    page.foot.redo.click()
    page.foot.redo.click()
    assert now(page)["export.wool"] == [12, 7, 2]


def test_all_of_a_group_can_be_said_to_be_so(make: Make) -> None:
    page = make()
    page.show_group("export")
    page.confirm.click()
    assert page.groups.buttons["export"].state.text() == "12 of 12 entered"
    edition = page.draft.edition("x")
    assert {entry: it.provenance for entry, it in edition.values.items()} == {
        f"export.{good}": "entered" for good in ("wool", "grain", "coal", "fish")
    }
    assert edition.remarks["export.wool"].startswith("Anna, ")


def test_what_is_still_a_placeholder_is_counted_and_walked_through(make: Make) -> None:
    page = make()
    count = len(page.draft.guessed())
    assert page.groups.guess.text() == f"{count} placeholders left"
    walked = []
    for _ in range(count):
        page.groups.guess.click()
        (at,) = (place for place, cell in page.fields.cells.items() if cell.field.hasFocus())
        walked.append(at)
    assert sorted(walked) == sorted(page.draft.guessed())
    for group in page.groups_of:
        page.show_group(group.id)
        page.confirm.click()
    assert page.groups.guess.isHidden()


def test_a_row_that_is_half_entered_is_still_a_placeholder(make: Make) -> None:
    page = make()
    page.show_group("export")
    keys("5")
    assert page.draft.edition("x").values == {"export.wool": Value([5, 3, 2], "placeholder")}


# -- kept as typed ---------------------------------------------------------------------------


def test_what_is_typed_is_there_again_after_a_kill(make: Make) -> None:
    page = make()
    page.name.setFocus()
    page.name.selectAll()
    QTest.keyClicks(page.name, "Second printing")
    page.show_group("ship")
    keys("9")
    again = make(name="Second printing")
    assert again.name.text() == "Second printing"
    assert now(again)["ship.nothing"] == [9]
    assert again.foot.reason.text() == "1 check is open: Spaceship deck"
    assert again.checks.rows["ship"].told.text() == "18 cards instead of 12 (RO-1.2)"


def test_values_are_used_only_when_whole_and_are_kept_under_their_name(
    make: Make, library: Library
) -> None:
    page = make()
    used: list[Edition] = []
    page.used.connect(used.append)
    assert page.foot.reason.text() == "Nothing has been entered yet"
    page.show_group("lake")
    keys(RIGHT, "1")
    page.use.click()
    assert used == []
    assert page.checks.rows["lake"].told.text() == (
        "5 cards instead of 6 (RO-1.2)\n2 cards with fish instead of 3 (RO-4.13)"
    )
    keys(RIGHT, "2")
    page.use.click()
    (kept,) = library.editions.all("red-outpost")
    assert kept.edition is not None
    assert used == [kept.edition]
    assert kept.edition.values == {
        "lake.fish_1": Value(1, "entered"),
        "lake.fish_2_mood": Value(2, "entered"),
    }
    assert make(name="Our copy").groups.buttons["lake"].state.text() == "2 of 3 entered"


def test_several_are_kept_one_is_deleted_and_comes_back(make: Make, library: Library) -> None:
    page = make()
    told: list[tuple[str, Callable[[], object]]] = []
    page.deleted.connect(lambda *it: told.append(it))
    page.show_group("export")
    keys("7")
    page.new.click()
    assert page.name.text() == "Our copy 2"
    assert now(page)["export.wool"] == [2, 3, 2]
    page.show_group("export")
    keys("8")
    assert [it.name for it in library.editions.all("red-outpost")] == ["Our copy 2", "Our copy"]
    page.trash.click()
    assert told[0][0] == "The values “Our copy 2” are deleted"
    assert now(page)["export.wool"] == [7, 3, 2]
    told[0][1]()
    assert now(page)["export.wool"] == [8, 3, 2]


# -- files -----------------------------------------------------------------------------------


def test_values_leave_as_a_file_and_come_in_beside_those_that_are_there(
    make: Make, tmp_path: Path
) -> None:
    page, path = make(), tmp_path / "ours.board.json"
    page.show_group("export")
    keys("7", RIGHT, "7", RIGHT, "7")
    page.export_file(str(path))
    assert json.loads(path.read_text("utf-8"))["values"]["export.wool"]["value"] == [7, 7, 7]
    page.import_file(str(path))
    assert page.name.text() == "Our copy 2"
    assert now(page)["export.wool"] == [7, 7, 7]
    assert page.draft.provenance("export.wool") == "entered"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff", "“x.json”: Byte 1 is not UTF-8."),
        (b"{}", "“x.json”: This is no file with the values of a board."),
        (
            Edition("A", "robinson-crusoe", {}).text.encode(),
            "“x.json” contains the values of another game.",
        ),
        (
            Edition("A", "red-outpost", {"wheel.spaces": Value(1, "entered")}).text.encode(),
            "“x.json”: Wheel.spaces: 1 is not from 2 to 99.",
        ),
    ],
)
def test_a_foreign_file_is_refused_in_a_sentence_and_changes_nothing(
    make: Make, tmp_path: Path, library: Library, data: bytes, sentence: str
) -> None:
    page, path = make(), tmp_path / "x.json"
    path.write_bytes(data)
    said: list[str] = []
    page.trouble.connect(said.append)
    page.import_file(str(path))
    assert said == [sentence]
    assert library.editions.all("red-outpost") == []


def test_a_foreign_file_is_refused_in_the_language_of_the_window(
    make: Make, tmp_path: Path, qapp: QApplication
) -> None:
    translate.install(qapp, "de")
    page, path, said = make(), tmp_path / "x.json", list[str]()
    page.trouble.connect(said.append)
    path.write_bytes(b"{")
    page.import_file(str(path))
    assert said == ["„x.json“: Das ist kein JSON: Zeile 1, Spalte 2."]


@pytest.mark.parametrize("broken", ["keep_draft", "keep", "all", "delete", "restore"])
def test_trouble_with_the_library_is_said_and_what_was_typed_stays(
    make: Make, library: Library, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    library.editions.keep(Edition("Ours", "red-outpost", {}))
    page, said = make(name="Ours"), list[str]()
    page.trouble.connect(said.append)
    page.deleted.connect(lambda _told, undo: undo())

    def fail(*_: object) -> None:
        raise LibraryError("library.full", "the library cannot grow", path="here")

    monkeypatch.setattr(library.editions, broken, fail)
    if broken in ("keep_draft", "all"):
        page.fields.typed.emit(("export.wool", 0), 3)
        assert now(page)["export.wool"][0] == 3
    elif broken == "keep":
        used: list[object] = []
        page.used.connect(used.append)
        page.fields.typed.emit(("export.wool", 0), 3)
        assert page.use.isEnabled(), page.foot.reason.text()
        page.use.click()
        assert used == []
    else:
        page.trash.click()
    monkeypatch.undo()
    assert said == ["The library cannot grow."]
    assert [it.name for it in library.editions.all("red-outpost")] == (
        [] if broken == "restore" else ["Ours"]
    )


def test_values_that_cannot_be_written_to_a_file_are_said(make: Make, tmp_path: Path) -> None:
    page, said = make(), list[str]()
    page.trouble.connect(said.append)
    page.export_file(str(tmp_path / "nowhere" / "ours.json"))
    assert len(said) == 1 and "ours.json" in said[0]


def test_files_of_values_are_asked_for_by_their_kind(make: Make) -> None:
    page = make()
    for button, mode in (
        (page.export, QFileDialog.AcceptMode.AcceptSave),
        (page.take_in, QFileDialog.AcceptMode.AcceptOpen),
    ):
        button.click()
        (dialog,) = page.findChildren(QFileDialog)
        assert dialog.acceptMode() == mode
        assert dialog.nameFilters()[0] == "Values (*.board.json *.json)"
        dialog.reject()
        dialog.setParent(None)


def test_a_damaged_one_is_listed_and_exported_as_it_is(
    make: Make, library: Library, tmp_path: Path
) -> None:
    ident = library.editions.keep(Edition("Torn", "red-outpost", {}))
    library.file.connection.execute("UPDATE edition SET document = 'torn' WHERE id = ?", (ident,))
    library.editions.keep(Edition("Whole", "red-outpost", {}))
    page, said = make(name="Whole"), list[str]()
    page.trouble.connect(said.append)
    page.choice.setCurrentText("Torn (damaged)")
    page.choice.activated.emit(page.choice.currentIndex())
    assert said == ["“Torn” is damaged. What can be read of it can be exported."]
    assert page.choice.currentText() == "Torn (damaged)"
    page.choice.setCurrentText("Whole")
    page.choice.activated.emit(page.choice.currentIndex())
    assert len(said) == 1, "the other one is whole"
    page.choice.setCurrentText("Torn (damaged)")
    page.choice.activated.emit(page.choice.currentIndex())
    page.export_file(str(tmp_path / "torn.json"))
    assert (tmp_path / "torn.json").read_text("utf-8") == "torn"


# -- words -----------------------------------------------------------------------------------


def test_every_field_says_what_it_is_and_where_it_comes_from(
    make: Make, qapp: QApplication
) -> None:
    page = make()
    page.show_group("mood")
    field = page.fields.cells["mood.track", 0].field
    assert field.accessibleName() == "Spaces, field 1"
    assert field.accessibleDescription() == "Placeholder"
    translate.install(qapp, "de")
    assert field.accessibleName() == "Felder, Feld 1"
    assert page.title.text() == "Stimmungsleisten"
    assert page.groups.buttons["mood"].accessibleName() == "Stimmungsleisten, Platzhalter"


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["de", "en"])
def test_where_a_number_comes_from_is_read_whole(
    make: Make, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    page = make()
    QApplication.processEvents()
    cells = [cell for cell in page.findChildren(NumberCell) if cell.isVisible()]
    assert cells
    for cell in cells:
        said = cell.source
        assert said.fontMetrics().horizontalAdvance(said.text()) <= said.width(), said.text()
