"""The ways to one's own values: from the set-up, remembered for the next match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QPushButton

from desktop import boards
from desktop.command_line import commands
from desktop.editions.choice import EditionChoice
from desktop.editions.page import EditionPage
from desktop.look.controls import words_of
from desktop.score.page import ScorePage
from desktop.score.paper.filled import sheet
from desktop.set_up.page import SetUpPage
from desktop.sheet.outcome import Outcome
from desktop.sheet.page import SheetPage
from desktop.sheet.plain_text import as_text
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.told_anew import ToldAnew
from engine.base.people import PUBLIC
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english, shown
from tests.desktop.pages import NAMES, played
from tests.desktop.pages import shown as texts

pytestmark = pytest.mark.dressed(False)

GAME = "red-outpost"
WHOLE = Edition(
    "Our copy",
    GAME,
    {
        **{
            f"export.{good}": Value([2, 2, 2], "entered")
            for good in ("wool", "grain", "coal", "fish")
        },
        "mood.track": Value([-2, 0, 2], "entered"),
        "mood.start": Value(0, "entered"),
        "lake.fish_1": Value(2, "entered"),
        "lake.fish_2_mood": Value(1, "entered"),
        **{f"ship.{card}": Value(1, "entered") for card in ("wool", "grain", "coal", "fish")},
        "ship.nothing": Value(3, "entered"),
        "ship.any": Value(3, "entered"),
        "ship.crystal": Value(2, "entered"),
    },
)


def choice(page: SetUpPage) -> list[str]:
    """The values that a set-up offers."""
    assert page.edition is not None
    return [page.edition.box.itemText(at) for at in range(page.edition.box.count())]


def at_table(window: Window, library: Library) -> TablePage:
    """The page of a table that has just begun; there is a copy of its own whose wool brings 9 VP."""
    library.editions.keep(Edition("Our copy", GAME, {"export.wool": Value([9, 9, 9], "entered")}))
    game = games.load(GAME)
    people = [Player("Anna"), Player("Ben")]
    window.start(game.setup(2, {"first": "1"}, level=AT_TABLE), people, "7F3A91C2")
    return shown(window, TablePage)


async def test_values_that_were_entered_are_played_with_and_remembered(
    window: Window, library: Library
) -> None:
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert choice(page) == ["As shipped"]
    assert page.edition is not None
    page.edition.edit.click()
    editor = shown(window, EditionPage)
    editor.show_group("export")
    editor.confirm.click()
    editor.use.click()
    assert shown(window, SetUpPage) is page
    assert choice(page) == ["As shipped", "Our copy"]
    assert page.edition.name == "Our copy"
    page.begin()
    assert window.match is not None
    setup = window.match.header.setup
    assert setup.edition == "Our copy"
    assert setup.values["export.wool"] == Value([2, 3, 2], "entered")
    assert setup.values["mood.track"].provenance == "placeholder"
    window.set_up(GAME)
    again = shown(window, SetUpPage)
    assert again.edition is not None
    assert again.edition.name == "Our copy"


async def test_values_that_are_renamed_stay_chosen_and_are_played_with_under_that_name(
    window: Window, library: Library
) -> None:
    ident = library.editions.keep(WHOLE)
    window.chosen.editions[GAME] = "Our copy"
    library.editions.keep_draft(GAME, "Our box", {}, ident)
    window.calculator.show(GAME)
    counted = shown(window, ScorePage).rows.form.counted.edition
    assert counted is not None and counted.name == "Our box"
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert page.edition is not None and page.edition.name == "Our box"
    page.edition.edit.click()
    editor = shown(window, EditionPage)
    editor.name.setText("Our old box")
    editor.name.textEdited.emit("Our old box")
    window.go_back()
    assert choice(page) == ["As shipped", "Our old box"]
    assert page.edition.name == page.draft().edition == "Our old box"
    page.begin()
    assert window.match is not None
    assert window.match.header.setup.edition == "Our old box"
    assert window.match.header.setup.values["mood.track"] == WHOLE.values["mood.track"]
    window.set_up(GAME)
    again = shown(window, SetUpPage)
    assert again.edition is not None and again.edition.name == "Our old box"


async def test_where_every_guess_was_entered_nothing_is_said_of_guesses(
    window: Window, library: Library
) -> None:
    library.editions.keep(WHOLE)
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert page.guesses == ["export", "mood", "lake", "ship"]
    page.take_edition("Our copy")
    assert page.guesses == []
    page.take_edition("")
    assert page.guesses == ["export", "mood", "lake", "ship"]


async def test_esc_leads_from_the_editor_back_and_what_was_typed_is_kept(
    window: Window, library: Library
) -> None:
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert page.edition is not None
    page.edition.edit.click()
    editor = shown(window, EditionPage)
    editor.show_group("export")
    editor.fields.typed.emit(("export.wool", 0), 3)
    window.go_back()
    assert shown(window, SetUpPage) is page
    assert choice(page) == ["As shipped"], "it was never whole"
    assert [it.name for it in library.editions.all(GAME)] == ["Our copy"]


async def test_at_a_running_table_the_values_are_told_anew_after_a_look_and_are_one_undo(
    window: Window, library: Library
) -> None:
    page = at_table(window, library)
    for _ in range(3):
        page.telling.tell("produced", 1, "wool", 1)
    before = page.match.view(0).returns()
    page.values_button.click()
    shown(window, EditionPage).use.click()
    looked = shown(window, ToldAnew)
    assert page.match.setup.edition == ""
    looked.take.press()
    assert shown(window, TablePage) is page
    assert page.match.setup.edition == "Our copy"
    assert page.match.setup.values["export.wool"].value == [9, 9, 9]
    gained = [now - was for now, was in zip(page.match.view(0).returns(), before, strict=True)]
    assert gained == [7, 0], "the export brings 9 VP and not 2"
    page.steps.undo.click()
    assert page.match.setup.edition == ""
    assert page.match.view(0).returns() == before


async def test_at_a_running_table_all_can_be_as_shipped_again(
    window: Window, library: Library
) -> None:
    page = at_table(window, library)
    page.values_button.click()
    editor = shown(window, EditionPage)
    assert editor.all_back.isHidden(), "all is as shipped"
    editor.use.click()
    shown(window, ToldAnew).take.press()
    page.values_button.click()
    editor = shown(window, EditionPage)
    editor.all_back.click()
    looked = shown(window, ToldAnew)
    assert "9, 9, 9 → 2, 3, 2" in looked.told.text()
    looked.take.press()
    assert page.match.setup.values["export.wool"].value == [2, 3, 2]
    assert page.match.setup.edition == "" and not page.has_own_values
    page.steps.undo.click()
    assert page.match.setup.edition == "Our copy"


async def test_a_table_of_a_game_without_such_values_has_no_way_to_them(window: Window) -> None:
    game = games.load("robinson-crusoe")
    people = [Player("Anna"), Player("Ben")]
    window.start(game.setup(2, {"first": "1"}, level=AT_TABLE), people, "7F3A91C2")
    assert shown(window, TablePage).values_button.isHidden()


def test_the_sheet_says_by_whose_values_was_counted(qapp: QApplication) -> None:
    match = played(2, values=WHOLE.values, edition=WHOLE.name)
    sheet = SheetPage()
    sheet.show_result(match, "Friday")
    assert "Printed values: Our copy" in texts(sheet)
    result = match.state.result()
    assert result is not None
    told = Outcome(match.game, list(NAMES[:2]), result, words_of(GAME))
    assert "Printed values: Our copy" in as_text(told, match, "Friday")
    sheet.deleteLater()


async def test_a_sheet_is_counted_with_the_values_that_are_chosen_and_keeps_them(
    window: Window, library: Library
) -> None:
    library.editions.keep(WHOLE)
    window.calculator.show(GAME)
    page = shown(window, ScorePage)
    assert page.edition is not None
    assert page.edition.name == ""
    assert page.rows.form.used()["mood.track"].value[0] == -4
    page.rows.fields["vp", 0].step(1)
    page.edition.choose("Our copy")
    page.edition.changed.emit()
    assert page.rows.form.used()["mood.track"] == WHOLE.values["mood.track"]
    page.rows.undo()
    assert page.rows.fields["vp", 0].value is None
    assert page.rows.form.used()["mood.track"] == WHOLE.values["mood.track"], "values stay"
    for stepper in page.rows.fields.values():
        stepper.step(1)
        stepper.step(-1)
    assert any(text.endswith("Our copy") for text in texts(page.live)), "the sheet names them"
    page.kept.field.setText("Friday")
    page.kept.verb.click()
    page.edition.choose("")
    page.edition.changed.emit()
    assert library.unsaved_sheets.of(GAME) == page.rows.form.document(), "as any other change"
    (kept,) = library.sheets.all(GAME)
    library.editions.delete(library.editions.all(GAME)[0].id)
    page.kept.open.emit(kept)
    assert page.edition.name == "Our copy", "the sheet has its values with it"
    assert page.rows.form.used()["mood.track"] == WHOLE.values["mood.track"]


async def test_the_calculator_begins_with_the_values_that_were_used_last(
    window: Window, library: Library
) -> None:
    library.editions.keep(WHOLE)
    window.chosen.editions[GAME] = "Our copy"
    window.calculator.show(GAME)
    page = shown(window, ScorePage)
    assert page.edition is not None
    assert page.edition.name == "Our copy"
    page.edition.edit.click()
    editor = shown(window, EditionPage)
    assert editor.name.text() == "Our copy"
    editor.use.click()
    assert shown(window, ScorePage) is page
    page.edition.edit.click()
    library.editions.keep(Edition("Second box", GAME, WHOLE.values))
    window.go_back()
    assert shown(window, ScorePage) is page and page.edition.name == "Our copy"
    assert page.edition.box.findText("Second box") >= 0, "what was entered meanwhile is offered"


def test_what_something_was_counted_with_is_shown_though_nothing_is_kept(
    qapp: QApplication,
) -> None:
    light_and_english(qapp)
    choice = EditionChoice()
    choice.offer([])
    assert choice.box.isHidden()
    choice.hold(WHOLE)
    assert not choice.box.isHidden() and choice.name == WHOLE.name
    choice.deleteLater()


def test_a_sheet_that_is_taken_along_says_by_whose_values_was_counted(library: Library) -> None:
    match = played(2, values=WHOLE.values, edition=WHOLE.name)
    form = boards.score(GAME).of(match, PUBLIC)
    page = ScorePage(match.game, form, library.sheets, library.editions)
    page.verbs.copy_button.click()
    assert page.settled is not None
    written = "\n".join(sheet(page.settled).words())
    for taken_along in (QGuiApplication.clipboard().text(), written):
        assert "Printed values: Our copy" in taken_along
    page.deleteLater()


def test_a_match_is_counted_again_with_the_values_that_it_was_played_with() -> None:
    match = played(2, values=WHOLE.values, edition=WHOLE.name)
    form = boards.score(GAME).of(match, PUBLIC)
    assert form.counted.edition is not None
    assert form.counted.edition.name == "Our copy"
    assert form.check() == []
    state = match.state.result()
    assert state is not None
    assert [it.total for it in form.result().sheets] == [it.total for it in state.sheets]


async def test_from_the_notice_on_a_sheet_the_next_match_gets_the_own_values(
    window: Window, library: Library
) -> None:
    window.set_up(GAME)
    shown(window, SetUpPage).seats.append()  # a draft of a match is left there
    ident = library.add(played(2), "Friday")
    window.open_match(ident)
    sheet = shown(window, SheetPage)
    button = sheet.findChild(QPushButton, "match_board")
    assert button is not None
    button.click()
    editor = shown(window, EditionPage)
    editor.show_group("export")
    editor.confirm.click()
    editor.use.click()
    assert shown(window, SheetPage) is sheet
    assert window.notice.text == "The next match is played with the values “Our copy”."
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert page.edition is not None
    assert page.edition.name == "Our copy"


# -- the command line ------------------------------------------------------------------------


def test_the_command_line_plays_and_counts_with_the_values_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values = {
        f"export.{good}": Value([50], "entered") for good in ("wool", "grain", "coal", "fish")
    }
    ours, sheet = tmp_path / "ours.json", tmp_path / "sheet.json"
    ours.write_text(Edition("Our copy", GAME, {**WHOLE.values, **values}).text, "utf-8")
    simulate = ("simulate", GAME, "--games", "2", "--json")
    means = []
    for more in ((), ("--edition", str(ours))):
        assert commands.run([*simulate, *more]) == 0
        means.append(json.loads(capsys.readouterr().out)["vp"]["mean"])
    assert means[1] > means[0] + 20
    people = [{"name": name, "vp": 1, "crystals": 0, "palace": 0} for name in ("Anna", "Ben")]
    day = {"mood": {"miner": 4}, "discs": {"miner": {"Anna": 1}}}
    sheet.write_text(json.dumps({"players": people, "days": [day]}), "utf-8")
    score = ("score", GAME, str(sheet), "--language", "en")
    assert commands.run(score) == 0
    assert "Printed values" not in capsys.readouterr().out
    assert commands.run([*score, "--edition", str(ours)]) != 0
    assert "miner" in capsys.readouterr().err.lower(), "a mood of 4 is not on our track"
    other = tmp_path / "other.json"
    other.write_text(Edition("x", "robinson-crusoe", {}).text, "utf-8")
    assert commands.run([*score, "--edition", str(other)]) == 2
    assert "these are values of robinson-crusoe" in capsys.readouterr().err
    other.write_text("{", "utf-8")
    assert commands.run(["score", GAME, str(sheet), "--language", "de", "--edition", str(other)])
    assert capsys.readouterr().err == f"waypost: {other}: Das ist kein JSON: Zeile 1, Spalte 2.\n"
    day["mood"] = {"miner": 2}
    sheet.write_text(json.dumps({"players": people, "days": [day]}), "utf-8")
    assert commands.run([*score, "--edition", str(ours)]) == 0
    assert "Printed values: Our copy" in capsys.readouterr().out
