"""An earlier step is corrected where it stands, and what follows from it is shown first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.look import translate
from desktop.table import following
from desktop.table.correcting import Correcting
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.match.match import Match
from engine.record.lines import Correct, Fact
from engine.rules.game import AT_TABLE
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.at_table import at_table, shown, tell
from tests.games.robinson_crusoe.window.test_table_outline import told


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """English and light, whatever was before."""
    light_and_english(qapp)
    yield
    light_and_english(qapp)


def page_of(name: str) -> Correcting:
    """The page at the first fact of that name."""
    match = at_table(3)
    tell(match, "produced 1 wool 2", "sold 1 wool", "produced 1 coal 1")
    page = Correcting(Telling(match))
    page.resize(1600, 1000)
    page.show()
    number = next(
        at for at, line in enumerate(match.lines, 1) if isinstance(line, Fact) and line.name == name
    )
    page.open(number)
    return page


def match_of(page: Correcting) -> Match:
    return page.telling.match


def test_a_step_is_shown_with_its_words_as_choices(qapp: QApplication) -> None:
    page = page_of("produced")
    assert page.told.text() == "Anna produces 1 wool. Anna produces 1 wool."
    assert page.fields is not None
    person, good, cubes = page.fields.fields
    assert (
        isinstance(person, Picker) and isinstance(good, Picker) and isinstance(cubes, NumberField)
    )
    assert [button.words[0] for button in person.buttons.values()] == ["Anna", "Ben", "Cleo"]
    assert good.value == "wool" and cubes.value == 2
    assert page.correct.reason == "That is what it said before."


def test_a_step_is_told_otherwise_as_one_undo(qapp: QApplication) -> None:
    page = page_of("produced")
    closed: list[bool] = []
    page.back.connect(lambda: closed.append(True))
    before = match_of(page).state
    assert page.fields is not None
    page.fields.fields[2].step(-1)  # type: ignore[union-attr]
    assert page.following.kept.text() == "2 later steps still hold."
    assert match_of(page).state is before
    page.correct.press()
    assert closed == [True] and shown(match_of(page)).warehouse == [0, 0, 1, 0]
    assert isinstance(match_of(page).lines[match_of(page).undo_offer().line - 1], Correct)
    match_of(page).undo()
    assert match_of(page).state is before


def test_tab_goes_through_the_fields_and_on_to_what_lies_below(qapp: QApplication) -> None:
    page = page_of("produced")
    assert page.fields is not None
    page.fields.fields[1].wanted.emit("grain")
    qapp.processEvents()
    page.fields.take_focus()
    met = []
    for _ in range(4):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        met.append(page.focusWidget().objectName())
    assert met == ["strike", "strike_later", "tell_later", "leave"]
    page.fields.stops[0].setFocus()
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget().objectName() == "word_wool"


@pytest.mark.parametrize(
    ("facts", "name"),
    [
        ("round_over", "strike"),
        ("round_over; drew book - - -; hand_note Storm - -", "word_1"),
    ],
)
def test_the_keyboard_comes_to_the_first_text_or_where_there_is_no_word_to_what_deletes(
    qtbot: QtBot, facts: str, name: str
) -> None:
    page = Correcting(Telling(told(AT_TABLE, facts)))
    qtbot.addWidget(page)
    page.show()
    lines = page.telling.match.lines
    page.open(max(at for at, line in enumerate(lines, 1) if isinstance(line, Fact)))
    page.take_focus()
    at = page.focusWidget()
    assert at is not None and at.objectName() == name


def test_an_opened_later_step_is_in_the_language_that_is_switched_to(qapp: QApplication) -> None:
    page = page_of("produced")
    assert page.fields is not None
    page.fields.fields[1].wanted.emit("grain")
    (later,) = page.following.broken.values()
    later.otherwise.press()

    def labels() -> list[str]:
        return [it.text() for it in later.fields.findChildren(QLabel)]

    before = labels()
    translate.install(qapp, "de")
    assert all(map(str.__ne__, before, labels())), labels()


def test_another_step_takes_the_place_of_the_one_that_was_shown(qapp: QApplication) -> None:
    page = page_of("produced")
    before = page.fields
    QApplication.processEvents()
    assert before is not None and not before.isHidden()
    page.open(page.number + 1)
    assert before.isHidden() and page.fields is not before
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(before)


def test_many_changes_are_counted_from_the_first_that_is_left_out(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of("produced")
    page.strike.press()
    every = page.following.changes.text().splitlines()
    assert len(every) > 2
    monkeypatch.setattr(following, "FULL", 1)
    page.strike.press()
    page.strike.press()
    assert page.following.changes.text().splitlines() == [every[0], f"… and {len(every) - 1} more"]


def test_what_is_struck_out_stays_so_in_a_window_of_another_size(qapp: QApplication) -> None:
    page = page_of("produced")
    page.strike.press()
    before = page.told.font().pixelSize()
    page.telling.measure.fit(page.size() * 2)
    after = page.told.font()
    assert after.pixelSize() > before and after.strikeOut()
    page.strike.press()
    assert not page.told.font().strikeOut()


def test_ctrl_and_enter_correct_wherever_the_keyboard_is(qapp: QApplication) -> None:
    page = page_of("produced")
    assert page.fields is not None
    page.fields.fields[1].wanted.emit("grain")
    (row,) = page.following.broken.values()
    row.strike.press()
    picker = page.fields.fields[0]
    assert isinstance(picker, Picker)
    chosen = picker.buttons["1"]
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    assert not page.correct.reason
    chosen.setFocus()
    QTest.keyClick(chosen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert shown(match_of(page)).warehouse == [0, 2, 1, 0]


def test_what_no_longer_holds_has_to_be_struck_or_told_otherwise(qapp: QApplication) -> None:
    page = page_of("produced")
    page.strike.press()
    (row,) = page.following.broken.values()
    assert row.told.text() == "Anna discards 1 wool for 1 crystal."
    assert "RO-4.5" in row.why.text()
    assert page.correct.reason.startswith("First delete")
    row.otherwise.press()
    assert not row.fields.isHidden()
    row.strike.press()
    assert not page.correct.reason
    row = next(iter(page.following.broken.values()))
    row.strike.press()
    assert page.correct.reason
    row.strike.press()
    page.correct.press()
    state = shown(match_of(page))
    assert state.warehouse == [0, 0, 1, 0] and state.crystals == [1, 1, 1]


def test_a_later_step_is_told_otherwise(qapp: QApplication) -> None:
    page = page_of("produced")
    assert page.fields is not None
    page.fields.fields[1].wanted.emit("grain")
    (row,) = page.following.broken.values()
    row.fields.fields[1].wanted.emit("grain")
    assert not page.correct.reason
    page.correct.press()
    assert shown(match_of(page)).warehouse == [0, 1, 1, 0]


def test_two_steps_with_long_words_stand_one_below_the_other_and_none_runs_off_the_page(
    qapp: QApplication,
) -> None:
    match = at_table(3)
    tell(match, "moved 1 miner pasture portrait all", "done 1", "moved 2 farmer mine portrait all")
    page = Correcting(Telling(match))
    page.resize(1280, 800)
    page.show()
    page.open(1)
    assert page.fields is not None
    page.fields.fields[2].wanted.emit("mine")
    (row,) = page.following.broken.values()
    row.otherwise.press()
    for _ in range(3):  # laid out, turned, laid out again
        qapp.processEvents()
    right = page.following.mapTo(page, page.following.rect().topRight()).x()
    assert right < page.width()
    assert row.fields.fields[3].isHidden(), "without special cards a disc goes to the portrait"
    field = row.fields.fields[-1]
    assert field.visibleRegion().boundingRect() == field.rect(), "it is scrolled to"
    row.otherwise.press()
    page.resize(1100, 640)
    qapp.processEvents()
    row.otherwise.press()
    qapp.processEvents()
    assert field.visibleRegion().boundingRect() == field.rect(), "it is scrolled to again"


def test_what_cannot_be_says_why(qapp: QApplication) -> None:
    match = at_table(2)
    tell(match, "discs miner 1 8", "discs farmer 1 1")
    page = Correcting(Telling(match))
    page.show()
    page.open(len(match.lines))
    assert page.fields is not None
    page.fields.fields[2].wanted.emit(2)
    assert "RO-1.3" in page.wrong.text() and page.correct.reason == page.wrong.text()
