"""The score calculator: counted at the table, told at once, refused at the field."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop.boards.red_outpost.score.form import Form
from desktop.command_line import commands
from desktop.look.choosing import Segments
from desktop.look.folding import WordButton
from desktop.look.frames import Scrolled
from desktop.match.page import MatchPage
from desktop.score.page import ScorePage
from desktop.score.paper import device
from desktop.score.paper.blank import blank
from desktop.score.paper.filled import sheet
from desktop.score.refusals import checked
from desktop.sheet.page import SheetPage
from desktop.shelf.game_card import GameCard
from desktop.shell.window import Window
from engine.games.red_outpost import calculator
from engine.games.red_outpost.components import WORKERS
from engine.rules import words
from engine.rules.agenda import PUBLIC
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.form import type_of_field, value
from tests.desktop.fixtures import focused
from tests.desktop.pages import GAME, played, shown

pytestmark = pytest.mark.dressed(False)

MINUSES = ("-", "−")


def page_of(window: Window) -> ScorePage:
    page = window.page
    assert isinstance(page, ScorePage)
    return page


def opened(window: Window) -> ScorePage:
    """Through the door on the shelf."""
    card = window.page.findChild(GameCard)
    assert card is not None
    QTest.mouseClick(card.score_door, Qt.MouseButton.LeftButton)
    return page_of(window)


@pytest.fixture
def page(window: Window, unseen: None) -> ScorePage:
    """Where numbers are told to their fields and nobody looks where those lie."""
    window.calculator.show(GAME)
    return page_of(window)


def typed(page: ScorePage, *numbers: int) -> None:
    """Numbers typed from above to below, one column after the other, with Enter alone."""
    for number in numbers:
        field = focused()
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, Qt.Key.Key_Return)


def mood_of(day: int, worker: str) -> type_of_field:
    return "days", day, "moods", WORKERS.index(worker)


def discs_of(day: int, worker: str, seat: int) -> type_of_field:
    return "days", day, "discs", WORKERS.index(worker), seat


def numbers(page: ScorePage) -> dict[type_of_field, int]:
    """What is counted, by field; what stands on the page is what the form holds."""
    held = {key: value(page.rows.form.counted, key) for key in page.rows.fields}
    assert held == {key: stepper.value for key, stepper in page.rows.fields.items()}
    return {key: number for key, number in held.items() if number is not None}


def days_of(page: ScorePage) -> Segments:
    segments = page.rows.head.span
    assert segments is not None
    return segments


def only_totals(page: ScorePage) -> None:
    days_of(page).chosen.emit("0")
    page.rows.take_focus()


def press(field: QWidget, letter: str) -> None:
    """A key that QTest may not know, such as the real minus."""
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
    QApplication.sendEvent(field, event)


def typed_at(page: ScorePage, numbers: dict[type_of_field, int]) -> None:
    for key, number in numbers.items():
        QTest.keyClicks(page.rows.fields[key].field, str(number))


@pytest.mark.slow
def test_enter_alone_counts_two_people(window: Window) -> None:
    page = opened(window)
    only_totals(page)
    assert "Enter the first number" in shown(page)
    typed(page, 20, 3, 2, 19, 3)
    assert "Still to be counted" in shown(page)
    typed(page, 5)
    assert page.settled is not None
    totals = [sheet.total for sheet in page.settled.told.result.sheets]
    assert totals == [25, 25]
    assert "Orange wins, on crystals" in shown(page)
    assert "How the tie was decided" in shown(page)


@pytest.mark.slow
def test_tab_goes_to_the_next_person_and_plus_and_minus_step(window: Window) -> None:
    page = opened(window)
    first, second = (page.rows.fields["vp", seat] for seat in (0, 1))
    QTest.keyClick(first.field, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is second.field
    QTest.keyClicks(second.field, "+++-")
    assert second.value == 2


@pytest.mark.slow
def test_what_cannot_be_is_refused_at_its_field(window: Window) -> None:
    page = opened(window)
    match = played(3, options={"special_cards": "on"})
    window.calculator.show(GAME, Form.of(match, PUBLIC))
    page = page_of(window)
    stepper = page.rows.fields[discs_of(0, "miner", 1)]
    stepper.field.selectAll()
    QTest.keyClicks(stepper.field, "9")
    assert page.settled is None
    assert stepper.field.property("state") == "wrong"
    assert "7 to place each day" in stepper.field.accessibleDescription()
    assert page.rows.fields[discs_of(0, "miner", 0)].field.property("state") == ""
    assert not page.verbs.pdf_button.isEnabled()
    assert page.verbs.pdf_button.accessibleDescription()


@pytest.mark.slow
def test_all_that_cannot_be_is_refused_at_once_each_at_its_field(window: Window) -> None:
    page = opened(window)
    fields = page.rows.fields
    for key, text in (
        (discs_of(0, "miner", 1), "18"),
        (discs_of(0, "farmer", 0), "12"),
        (mood_of(0, "shepherd"), "9"),
    ):
        fields[key].field.setFocus()
        QTest.keyClicks(fields[key].field, text)
    page.rows.names[1].selectAll()
    QTest.keyClicks(page.rows.names[1], page.rows.names[0].text())
    for key in (discs_of(0, "miner", 1), discs_of(0, "farmer", 0), mood_of(0, "shepherd")):
        assert fields[key].field.property("state") == "wrong", key
    assert page.rows.names[1].property("state") == "wrong"
    told = checked(page.rows.form, words.load(GAME, "en")).refused
    sentences = {each.sentence for each in told}
    assert len(sentences) == 4 and sentences <= set(shown(page))
    assert "The mood track goes from −4 to +5" in sentences
    assert any("discs on the portraits of day 2" in sentence for sentence in sentences)
    QTest.keyClicks(page.rows.names[1], "x")
    assert page.rows.names[1].property("state") == ""
    assert fields[mood_of(0, "shepherd")].field.property("state") == "wrong"


@pytest.mark.slow
def test_a_mood_is_asked_for_only_when_all_else_is_counted(page: ScorePage) -> None:
    QTest.keyClicks(page.rows.fields[discs_of(0, "miner", 0)].field, "2")
    assert "A portrait with discs or crystals needs its mood" not in shown(page)
    typed_at(page, {("vp", 0): 1, ("vp", 1): 1, ("palace", 0): 0, ("palace", 1): 0})
    typed_at(page, {("crystals", 0): 0, ("crystals", 1): 0})
    assert "A portrait with discs or crystals needs its mood" in shown(page)
    assert page.rows.fields[mood_of(0, "miner")].field.property("state") == "wrong"


@pytest.mark.slow
def test_a_mood_can_be_typed_with_its_sign(window: Window) -> None:
    page = opened(window)
    mood = page.rows.fields[mood_of(0, "miner")]
    for minus in MINUSES:
        mood.field.setFocus()
        mood.field.selectAll()
        QTest.keyClick(mood.field, Qt.Key.Key_Delete)
        assert numbers(page) == {}
        press(mood.field, minus)
        press(mood.field, "2")
        assert mood.value == -2 and numbers(page) == {mood_of(0, "miner"): -2}, minus
        press(mood.field, minus)
        assert mood.value is not None and mood.value < -2, f"{minus} alone steps"


@pytest.mark.slow
def test_a_minus_at_a_count_is_kept_and_refused(window: Window) -> None:
    page = opened(window)
    for seat, minus in enumerate(MINUSES):
        field = page.rows.fields["vp", seat].field
        field.setFocus()
        press(field, minus)
        press(field, "5")
        assert numbers(page) == {("vp", it): -5 for it in range(seat + 1)}
        assert field.property("state") == "wrong"
        assert shown(page).count("Less than 0 is not possible") > seat


@pytest.mark.slow
def test_a_fraction_is_kept_and_refused(window: Window) -> None:
    page = opened(window)
    only_totals(page)
    typed(page, 20, 3, 2, 19, 3, 5)
    assert page.settled is not None
    field = page.rows.fields["vp", 0].field
    for typed_text in ("3.5", "3,5", "3."):
        field.selectAll()
        QTest.keyClicks(field, typed_text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert field.text() == typed_text, "leaving the field takes nothing away"
        assert page.settled is None
        assert f"“{typed_text}” is not a whole number" in shown(page)
        field.selectAll()
        QTest.keyClicks(field, "35")
        assert totals(page) == [40, 25]


@pytest.mark.slow
def test_a_fourth_digit_is_kept(page: ScorePage) -> None:
    QTest.keyClicks(page.rows.fields["vp", 0].field, "1000")
    assert numbers(page) == {("vp", 0): 1000}


@pytest.mark.slow
def test_changes_are_taken_back_field_by_field(window: Window) -> None:
    page = opened(window)
    assert not page.rows.head.undo_button.isEnabled()
    typed(page, 36, 2)
    assert page.rows.head.undo_button.isEnabled()
    QTest.keyClick(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert numbers(page) == {("vp", 0): 36}
    page.rows.head.people.chosen.emit("3")
    page.rows.head.undo_button.click()
    assert len(page.rows.form.counted.names) == 2 and numbers(page) == {("vp", 0): 36}
    page.rows.head.undo_button.click()
    assert numbers(page) == {} and not page.rows.head.undo_button.isEnabled()


@pytest.mark.slow
def test_a_cleared_form_comes_back(window: Window) -> None:
    page = opened(window)
    assert not page.rows.head.clear_button.isEnabled()
    typed(page, 36)
    page.rows.head.clear_button.click()
    assert numbers(page) == {} and page.rows.fields["vp", 0].value is None
    page.rows.head.undo_button.click()
    assert page.rows.fields["vp", 0].value == 36


@pytest.mark.slow
def test_whoever_has_most_discs_stands_out(page: ScorePage) -> None:
    first, second = (page.rows.fields[discs_of(0, "miner", seat)] for seat in (0, 1))
    QTest.keyClicks(first.field, "2")
    assert first.property("state") == "most"
    QTest.keyClicks(second.field, "2")
    assert first.property("state") == second.property("state") == "most"
    QTest.keyClicks(second.field, "+")
    assert first.property("state") == "" and second.property("state") == "most"
    assert second.field.accessibleDescription() == "most discs"


@pytest.mark.slow
def test_only_totals_are_the_track_after_the_last_day(window: Window) -> None:
    page = opened(window)
    only_totals(page)
    typed(page, 20, 3, 2, 19, 3, 5)
    assert any("VP on the track after the last day’s end" in text for text in shown(page))
    assert not any("before the listed days" in text for text in shown(page))


@pytest.mark.slow
@pytest.mark.usefixtures("unseen")
def test_a_blank_sheet_is_not_offered_the_name_of_a_filled_one(window: Window) -> None:
    window.calculator.show(GAME, Form.of(played(2), PUBLIC))
    page = page_of(window)
    names = []
    for button in (page.verbs.pdf_button, page.verbs.blank_button):
        button.click()
        dialog = page.findChildren(QFileDialog)[-1]
        names.append(Path(dialog.selectedFiles()[0]).name)
        dialog.reject()
    assert names == ["Score sheet.pdf", "Blank score sheet.pdf"]


@pytest.mark.slow
def test_a_sheet_is_printed(window: Window, tmp_path: Path) -> None:
    window.calculator.show(GAME, Form.of(played(2), PUBLIC))
    page = page_of(window)
    QTest.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = page.findChild(QPrintDialog)
    assert dialog is not None
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.accepted.emit(printer)
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    dialog.close()


@pytest.mark.slow
def test_two_of_one_name_are_refused_at_the_second(window: Window) -> None:
    page = opened(window)
    only_totals(page)
    typed(page, 1, 1, 1, 1, 1, 1)
    page.rows.names[1].selectAll()
    QTest.keyClicks(page.rows.names[1], page.rows.names[0].text())
    assert page.rows.names[1].property("state") == "wrong"
    assert page.rows.names[0].property("state") == ""


@pytest.mark.slow
@pytest.mark.usefixtures("unseen")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_finished_match_fills_the_form_and_the_sheet_agrees(window: Window, seats: int) -> None:
    match = played(seats, options={"special_cards": "on"})
    window.calculator.show(GAME, Form.of(match, PUBLIC))
    page = page_of(window)
    assert page.settled is not None
    result = match.state.result()
    assert result is not None
    assert page.settled.told.result.ranking == result.ranking
    for line in (it for one in page.settled.told.result.sheets for it in one.lines):
        text = words.load(GAME, "en").line(line)
        assert any(text in told for told in shown(page))


@pytest.mark.slow
def test_the_other_reading_of_a_tie_at_the_palace_is_told(window: Window) -> None:
    page = opened(window)
    page.rows.head.people.chosen.emit("3")
    only_totals(page)
    typed(page, 20, 3, 2, 19, 3, 5, 18, 1, 0)
    told = " ".join(shown(page))
    assert "By the other ruling: Blue 20 VP instead of 19. The ranking stays." in told
    page.readings.points[1].readings["second"].radio.click()
    assert page.settled is not None
    assert page.settled.form.counted.rulings["RO-R7"] == "second"


@pytest.mark.slow
def test_more_people_keep_what_was_counted(window: Window) -> None:
    page = opened(window)
    typed(page, 20)
    page.rows.head.people.chosen.emit("4")
    assert page.rows.fields["vp", 0].value == 20
    assert len(page.rows.form.counted.names) == 4


@pytest.mark.slow
@pytest.mark.usefixtures("unseen")
def test_the_text_is_what_waypost_score_prints(
    window: Window, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    form = Form.of(played(3), PUBLIC)
    window.calculator.show(GAME, form)
    page = page_of(window)
    page.verbs.copy_button.click()
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(calculator.document(form.counted)))
    assert commands.run(["score", GAME, str(path), "--language", "en"]) == 0
    assert QGuiApplication.clipboard().text() == capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.usefixtures("unseen")
def test_a_filled_and_a_blank_sheet_are_written_as_pdf(window: Window, tmp_path: Path) -> None:
    window.calculator.show(GAME, Form.of(played(3), PUBLIC))
    page = page_of(window)
    assert page.settled is not None
    for name, paper in (
        ("filled.pdf", sheet(page.settled)),
        ("blank.pdf", blank(page.game, page.rows.form)),
    ):
        device.write(paper, str(tmp_path / name))
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")
    assert "Anna" in sheet(page.settled).words()


@pytest.mark.usefixtures("unseen")
def test_where_a_sheet_was_saved_is_said(window: Window, tmp_path: Path) -> None:
    window.calculator.show(GAME, Form.of(played(3), PUBLIC))
    path = tmp_path / "sheet.pdf"
    page_of(window).verbs.pdf_button.click()
    page_of(window).findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    assert path.read_bytes().startswith(b"%PDF")
    assert f"Saved: {path}" in shown(window)


@pytest.mark.usefixtures("unseen")
def test_a_full_disk_is_told_and_the_old_pdf_stays(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.calculator.show(GAME, Form.of(played(3), PUBLIC))
    page = page_of(window)
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"the old one")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr(os, "fsync", full)
    page.verbs.pdf_button.click()
    page.findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    assert path.read_bytes() == b"the old one" and list(tmp_path.glob(".*.part")) == []
    assert any("sheet.pdf" in text and "cannot be written" in text for text in shown(window))


def test_a_damaged_sheet_is_told_and_what_can_be_read_is_saved(
    window: Window, tmp_path: Path
) -> None:
    sheets = window.library.sheets
    for name in ("Friday", "Saturday"):
        ident = sheets.keep(GAME, name, Form.of(played(2), PUBLIC).document())
    window.library.file.connection.execute(
        "UPDATE sheet SET document = CAST(x'7b2270ff' AS TEXT) WHERE id = ?", (ident,)
    )
    page = opened(window)
    assert {"Friday", "Saturday"} <= set(shown(page))
    assert "Damaged: this sheet cannot be opened" in shown(page)
    assert {"Open: Friday"} == {text for text in shown(page) if text.startswith("Open: ")}
    (damaged,) = (kept for kept in sheets.all(GAME) if kept.is_damaged)
    page.kept.save.emit(damaged)
    page.findChildren(QFileDialog)[-1].fileSelected.emit(str(tmp_path / "rest.json"))
    assert (tmp_path / "rest.json").read_text() == '{"p\ufffd'


def test_a_kept_document_comes_back_as_it_was() -> None:
    form = Form.of(played(4, options={"special_cards": "on"}), PUBLIC)
    document = form.document()
    assert Form.read(document).document() == document
    assert calculator.read(document) == (form.counted, [])


@pytest.mark.slow
def test_esc_leads_back_to_the_shelf(window: Window) -> None:
    opened(window)
    shelf = window.pages.widget(0)
    window.go_back()
    assert window.page is shelf


@pytest.mark.slow
def test_a_sheet_is_kept_under_a_name_reopened_deleted_and_brought_back(window: Window) -> None:
    page = opened(window)
    typed(page, 21)
    page.kept.verb.click()
    assert "The sheet needs a name first" in shown(page)
    QTest.keyClicks(page.kept.field, "Friday")
    QTest.keyClick(page.kept.field, Qt.Key.Key_Return)
    window.go_back()
    page = opened(window)
    assert "Friday" in shown(page)
    (kept,) = window.library.sheets.all(GAME)
    page.kept.open.emit(kept)
    assert page.rows.fields["vp", 0].value == 21
    page.kept.delete.emit(kept)
    assert "Delete: Friday" not in shown(page)
    window.notice.verb.click()
    assert "Delete: Friday" in shown(page)


def test_a_sheet_that_cannot_be_written_is_said_and_nothing_changes(window: Window) -> None:
    page = opened(window)
    typed(page, 21)
    page.kept.keep.emit("Friday")
    (kept,) = page.kept.sheets
    window.library.file.path.unlink()
    window.library.file.path.write_text("the text of somebody else")
    for do in (
        lambda: page.kept.keep.emit("Saturday"),
        lambda: page.kept.delete.emit(kept),
    ):
        window.notice.hide()
        page.kept.say(str)
        do()
        assert window.notice.text.startswith("Another file lies at ")
        assert [it.name for it in page.kept.sheets] == ["Friday"] and page.kept.note.isHidden()


def test_a_deleted_sheet_that_cannot_be_brought_back_is_said(window: Window) -> None:
    page = opened(window)
    typed(page, 21)
    page.kept.keep.emit("Friday")
    page.kept.delete.emit(page.kept.sheets[0])
    window.library.file.path.unlink()
    window.library.file.path.write_text("the text of somebody else")
    window.notice.verb.click()
    assert window.notice.text.startswith("Another file lies at ")
    assert not page.kept.sheets


def test_another_sheet_takes_no_kept_one_away(window: Window) -> None:
    page = opened(window)

    def keep(name: str, vp: int) -> None:
        page.rows.take_focus()
        typed(page, vp)
        page.kept.field.setText(name)
        page.kept.verb.click()

    def kept() -> dict[str, int]:
        sheets = window.library.sheets.all(GAME)
        assert len({sheet.name for sheet in sheets}) == len(sheets)
        return {sheet.name: sheet.document["players"][0]["vp"] for sheet in sheets}

    keep("Friday", 21)
    keep("Friday", 22)
    assert kept() == {"Friday": 22}
    assert page.kept.note.text() == "Saved"
    keep("Saturday", 30)
    assert kept() == {"Friday": 22, "Saturday": 30}
    page.rows.head.clear_button.click()
    assert page.kept.field.text() == "" and page.kept.note.text() == ""
    page.kept.verb.click()
    assert page.kept.note.text() == "The sheet needs a name first"
    page.rows.take_focus()
    typed(page, 5)
    assert page.kept.note.text() == ""
    keep("Sunday", 40)
    assert kept() == {"Friday": 22, "Saturday": 30, "Sunday": 40}


def test_whoever_leaves_the_calculator_finds_it_as_it_was(window: Window) -> None:
    page = opened(window)
    days_of(page).chosen.emit("2")
    typed_at(page, {("vp", 1): 9, ("vp", 0): 21})
    page.rows.undo()
    before = page.rows.form.document()
    window.go_back()
    page = opened(window)
    assert numbers(page) == {("vp", 1): 9}
    assert page.rows.form.document() == before
    page.kept.field.setText("Friday")
    page.kept.verb.click()
    window.go_back()
    page = opened(window)
    assert numbers(page) == {}, "it is kept, and another begins"
    typed(page, 3)
    page.rows.head.clear_button.click()
    window.go_back()
    assert numbers(opened(window)) == {}


def test_a_sheet_comes_back_with_all_its_readings(window: Window) -> None:
    form = Form.begin(["Anna", "Ben"])
    form.counted.rulings |= {"RO-R6": "sum", "RO-R7": "second"}
    window.library.sheets.keep(GAME, "Friday", form.document())
    page = opened(window)
    page.kept.open.emit(page.kept.sheets[0])
    assert page.rows.form.document() == form.document()
    assert page.readings.chosen() == {"RO-R6": "sum", "RO-R7": "second"}


def test_a_clean_sheet_is_still_counted_with_the_values_that_were_chosen(window: Window) -> None:
    page = opened(window)
    values = {"mood.track": Value([0, 9], "entered"), "mood.start": Value(0, "entered")}
    page.take_edition(Edition("Our copy", GAME, values))
    typed_at(page, {("vp", 0): 5})
    page.rows.head.clear_button.click()
    edition = page.rows.form.counted.edition
    assert edition is not None and edition.values == values
    assert page.edition is not None and page.edition.name == "Our copy"


@pytest.mark.dressed(True)
def test_undo_leaves_in_sight_what_was_undone(window: Window) -> None:
    window.resize(1280, 760)
    page = opened(window)
    days_of(page).chosen.emit("2")
    counted_for_two(page)
    area = page.findChild(Scrolled)
    assert area is not None
    for key in (("vp", 1), mood_of(1, "miner")):
        page.rows.fields[key].field.setFocus()
        typed_at(page, {key: 9})
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        area.verticalScrollBar().setValue(0)
        page.rows.undo()
        QApplication.processEvents()
        field = page.rows.fields[key].field
        assert focused() is field
        assert area.viewport().rect().contains(field.mapTo(area.viewport(), field.rect().center()))


@pytest.mark.dressed(True)
def test_the_click_that_goes_to_a_number_takes_hold_of_it(window: Window) -> None:
    page = opened(window)
    typed_at(page, {("vp", 0): 5})
    page.rows.fields["vp", 1].field.setFocus()
    field = page.rows.fields["vp", 0].field
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=field.rect().center())
    QTest.keyClicks(field, "6")
    assert page.rows.fields["vp", 0].value == 6
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=field.rect().topRight())
    assert not field.hasSelectedText()


@pytest.mark.slow
async def test_the_end_page_leads_to_the_calculator_filled(window: Window) -> None:
    match = played(3)
    window.open_match(window.library.add(match, "Sunday"))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    button = sheet.findChild(WordButton, "score_now")
    assert button is not None and button.words == "Recount"
    button.click()
    page = page_of(window)
    assert page.settled is not None
    assert [s.total for s in page.settled.told.result.sheets] == match.state.returns()
    window.go_back()
    assert window.page is sheet


@pytest.mark.slow
async def test_a_running_match_is_scored_as_if_the_day_ended_now(window: Window) -> None:
    match = played(3, answers=20)
    window.open_match(window.library.add(match, "Sunday"))
    button = window.page.findChild(WordButton, "score_now")
    assert button is not None
    button.click()
    page = page_of(window)
    assert page.rows.fields["vp", 0].value == match.state.returns()[0]
    assert page.settled is not None
    window.go_back()
    assert isinstance(window.page, MatchPage)


@pytest.mark.slow
def test_the_keyboard_stays_where_people_and_days_are_chosen(window: Window) -> None:
    page = opened(window)
    page.rows.head.people.chosen_button().setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert len(page.rows.form.counted.names) == 3
    assert QApplication.focusWidget() is page.rows.head.people.chosen_button()
    days = days_of(page)
    days.chosen_button().setFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert mood_of(1, "miner") in page.rows.fields
    assert QApplication.focusWidget() is days.chosen_button()


# -- crystals on portraits -------------------------------------------------------------


def counted_for_two(page: ScorePage) -> None:
    """All that everybody counts, and two portraits with discs and moods."""
    typed_at(page, {("vp", 0): 20, ("vp", 1): 20, ("palace", 0): 0, ("palace", 1): 0})
    typed_at(page, {("crystals", 0): 0, ("crystals", 1): 0})
    typed_at(page, {mood_of(0, "miner"): 3, discs_of(0, "miner", 0): 1})


def give(page: ScorePage, seat: int) -> None:
    """Choose whose crystals lie on portraits; below 0 nobody's."""
    choice = page.rows.whose["giver",]
    choice.setCurrentIndex(seat + 1)
    choice.activated.emit(seat + 1)


def totals(page: ScorePage) -> list[int]:
    assert page.settled is not None
    return [sheet.total for sheet in page.settled.told.result.sheets]


@pytest.mark.slow
def test_crystals_on_portraits_are_counted_in_the_column_of_who_gave_them(window: Window) -> None:
    page = opened(window)
    counted_for_two(page)
    assert totals(page) == [23, 20]
    gift = ("gifts", WORKERS.index("miner"))
    assert gift not in page.rows.fields
    give(page, 1)
    QApplication.processEvents()
    assert QApplication.focusWidget() is page.rows.whose["giver",]
    assert [key for key in page.rows.fields if key[0] == "gifts"] == [
        ("gifts", worker) for worker in range(len(WORKERS))
    ]
    field = page.rows.fields[gift]
    assert field.field.accessibleName() == "Orange, Crystals on portraits: Miner, day 2"
    assert field.x() == page.rows.fields["vp", 1].x()
    typed_at(page, {gift: 2})
    assert totals(page) == [20, 23]
    assert page.rows.fields[discs_of(0, "miner", 0)].property("state") == ""
    assert any("2 against 1" in text for text in shown(page))
    give(page, 0)
    assert page.rows.fields[gift].value == 2, "what was typed goes along"
    assert totals(page) == [23, 20]
    give(page, -1)
    assert gift not in page.rows.fields and totals(page) == [23, 20]


@pytest.mark.slow
def test_crystals_lie_on_portraits_on_each_of_both_days(page: ScorePage) -> None:
    days_of(page).chosen.emit("2")
    give(page, 1)
    assert [key for key in page.rows.fields if key[0] in calculator.GIFTS] == [
        (kind, worker) for kind in ("gifts_before", "gifts") for worker in range(len(WORKERS))
    ]
    names = [page.rows.fields[kind, 0].field.accessibleName() for kind in calculator.GIFTS]
    assert [name.rpartition(", ")[2] for name in names] == ["day 2", "day 1"]


@pytest.mark.slow
def test_a_giver_who_leaves_the_form_takes_the_crystals_along_and_brings_them_back(
    page: ScorePage,
) -> None:
    page.rows.head.people.chosen.emit("3")
    give(page, 2)
    page.rows.head.people.chosen.emit("2")
    assert page.rows.whose["giver",].currentText() == "Nobody"
    page.rows.head.people.chosen.emit("3")
    QTest.keyClicks(page.rows.names[2], "!")
    assert page.rows.whose["giver",].currentText() == page.rows.names[2].text()
    page.rows.undo()
    assert page.rows.whose["giver",].currentText() == page.rows.names[2].text()
    give(page, 0)
    for _ in range(3):
        page.rows.head.undo_button.click()
    assert page.rows.whose["giver",].currentText() == page.rows.names[2].text()


@pytest.mark.slow
def test_too_many_crystals_on_portraits_are_refused_at_their_fields(page: ScorePage) -> None:
    counted_for_two(page)
    give(page, 1)
    typed_at(page, {("gifts", worker): 2 for worker in range(5)})
    sentence = "“Orange” has 10 crystals on portraits, but takes 9 turns a day (RO-2.8, RO-7.2)."
    assert sentence in shown(page)
    for worker in range(len(WORKERS)):
        assert page.rows.fields["gifts", worker].field.property("state") == "wrong"
    assert page.settled is None


@pytest.mark.slow
def test_without_a_listed_day_nothing_lies_on_portraits(page: ScorePage) -> None:
    counted_for_two(page)
    give(page, 1)
    typed_at(page, {("gifts", WORKERS.index("miner")): 2})
    days_of(page).chosen.emit("0")
    assert not page.rows.whose
    typed_at(page, {("vp", 0): 20, ("vp", 1): 20})
    assert totals(page) == [20, 20]
    days_of(page).chosen.emit("1")
    assert page.rows.whose["giver",].currentText() == "Orange"


# -- days ------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_last_day_stays_the_last_when_days_are_added_and_taken_away(page: ScorePage) -> None:
    typed_at(page, {mood_of(0, "miner"): 3, discs_of(0, "miner", 0): 1})
    days_of(page).chosen.emit("2")
    assert numbers(page) == {mood_of(1, "miner"): 3, discs_of(1, "miner", 0): 1}
    assert {"End of day 1", "End of day 2"} <= set(shown(page))
    typed_at(page, {discs_of(0, "farmer", 1): 4})
    days_of(page).chosen.emit("1")
    assert numbers(page) == {mood_of(0, "miner"): 3, discs_of(0, "miner", 0): 1}
    assert "End of day 2" in shown(page) and "End of day 1" not in shown(page)


def test_whoever_comes_back_to_both_days_finds_what_was_counted(page: ScorePage) -> None:
    typed_at(page, {("vp", 0): 30})
    days_of(page).chosen.emit("2")
    both: dict[type_of_field, int] = {
        ("vp", 1): 7,
        ("gained", 0): 6,
        mood_of(0, "miner"): 2,
        discs_of(0, "miner", 1): 3,
        discs_of(1, "miner", 0): 1,
    }
    typed_at(page, both)
    days_of(page).chosen.emit("0")
    assert numbers(page) == {}
    page.rows.head.people.chosen.emit("3")
    days_of(page).chosen.emit("2")
    assert numbers(page) == both
    days_of(page).chosen.emit("1")
    assert numbers(page) == {("vp", 0): 30, discs_of(0, "miner", 0): 1}
    page.rows.head.clear_button.click()
    days_of(page).chosen.emit("2")
    assert numbers(page) == {}
    page.rows.head.undo_button.click()
    page.rows.head.undo_button.click()
    days_of(page).chosen.emit("2")
    assert numbers(page) == both


def test_the_track_is_read_before_the_first_day_that_is_listed(page: ScorePage) -> None:
    for days, note in (
        ("2", "just before the portraits of day 1 are scored"),
        ("1", "just before the portraits of day 2 are scored"),
        ("0", "after the last day’s end"),
    ):
        days_of(page).chosen.emit(days)
        assert note in shown(page)


@pytest.mark.slow
def test_another_day_begins_at_another_track(page: ScorePage) -> None:
    typed_at(page, {("vp", 0): 20, ("crystals", 0): 3})
    days_of(page).chosen.emit("2")
    assert numbers(page) == {("crystals", 0): 3}
    page.rows.head.undo_button.click()
    assert numbers(page) == {("vp", 0): 20, ("crystals", 0): 3}


@pytest.mark.slow
def test_both_days_ask_for_what_day_2_gave_before_its_end(page: ScorePage) -> None:
    days_of(page).chosen.emit("2")
    counted_for_two(page)
    assert page.settled is None
    assert any(text.startswith("VP gained on day 2: ") for text in shown(page))
    typed_at(page, {("gained", 0): 6, ("gained", 1): 4})
    assert totals(page) == [20 + 3 + 6, 20 + 4]
    assert "exports and wheel, after day 1 was scored" in shown(page)


def test_a_number_steps_from_its_least_to_its_most(page: ScorePage) -> None:
    days_of(page).chosen.emit("2")
    steps: dict[type_of_field, tuple[int, int]] = {
        ("vp", 0): (0, 999),
        ("gained", 1): (0, 999),
        ("palace", 1): (0, 24),
        ("crystals", 0): (0, 24),
        discs_of(0, "miner", 1): (0, 9),
        mood_of(0, "miner"): (-4, 5),
    }
    for field, (least, most) in steps.items():
        stepper = page.rows.fields[field]
        for end, by in ((most, 1), (least, -1)):
            stepper.show_value(end - by)
            for _ in range(2):
                stepper.step(by)
            assert stepper.value == end, field


# -- readings --------------------------------------------------------------------------


@pytest.mark.slow
def test_another_reading_that_changes_no_points_says_so(page: ScorePage) -> None:
    counted_for_two(page)
    text = "The other ruling changes nothing here."
    assert sum(told.endswith(text) for told in shown(page)) == 2
    typed_at(page, {mood_of(0, "farmer"): -4, discs_of(0, "farmer", 0): 1})
    page.rows.fields["vp", 0].field.selectAll()
    typed_at(page, {("vp", 0): 2})
    assert totals(page) == [3, 20]
    unlike = [told for told in shown(page) if "By the other ruling: " in told]
    assert [told.partition("By the other ruling: ")[2] for told in unlike] == [
        "Pink 1 VP instead of 3. The ranking stays."
    ]
    assert sum(told.endswith(text) for told in shown(page)) == 1


# -- on paper --------------------------------------------------------------------------


def test_the_blank_sheet_has_a_box_for_each_count_of_both_days_and_for_its_points() -> None:
    blank = Form.begin(["Anna", "Ben", "Cleo"]).blank()
    told = [
        (group.title, group.shared, [row.title for row in group.rows], list(group.boxes))
        for group in blank.groups
    ]
    portraits = ["Shepherd", "Farmer", "Fisherman", "Miner", "Commissar", "Bureaucrat"]
    assert told == [
        ("", "", ["VP on the track"], ["VP"]),
        ("End of day 1", "Mood", portraits, ["Discs", "VP"]),
        ("", "", ["VP gained on day 2"], ["VP"]),
        ("End of day 2", "Mood", portraits, ["Discs", "VP"]),
        ("Crystals", "", ["Crystals given", "Crystals in hand"], ["Number", "VP"]),
    ]
