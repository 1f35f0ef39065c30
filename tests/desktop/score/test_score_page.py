"""The calculator's page holds any game: here Sealed, in which people count the lots they won."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop import boards
from desktop.boards.contract import ScoreForm
from desktop.command_line import commands
from desktop.look import theme
from desktop.look.copied import Copied
from desktop.look.folding import WordButton
from desktop.match.page import MatchPage
from desktop.score.page import ScorePage
from desktop.score.paper import device
from desktop.score.paper.blank import blank
from desktop.score.paper.filled import sheet
from desktop.score.settlement import seat_colours, settle
from desktop.settings_page.page import SettingsPage
from desktop.sheet.head import headline
from desktop.shelf.game_card import GameCard
from desktop.shell.window import Window
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules import words
from engine.rules.agenda import PUBLIC
from tests.desktop.fixtures import Until
from tests.desktop.pages import shown
from tests.desktop.screens.painted import Painted
from tests.games.sealed import LOTS, matches

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def page(window: Window, sealed: str) -> ScorePage:
    """The calculator of Sealed, opened through its door on the shelf."""
    window.show_shelf()
    cards = window.page.findChildren(GameCard)
    (door,) = (card.doors["score"] for card in cards if card.game == sealed)
    QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    found = window.page
    assert isinstance(found, ScorePage)
    return found


def typed(*numbers: int) -> None:
    """Numbers typed from above to below, one column after the other, with Enter alone."""
    for number in numbers:
        field = QApplication.focusWidget()
        assert field is not None
        QTest.keyClicks(field, str(number))
        QTest.keyClick(field, Qt.Key.Key_Return)


def press_in_window(page: ScorePage, key: Qt.Key) -> None:
    """A key with Ctrl, as the window system brings it: to the window, wherever the keyboard is."""
    handle = page.window().windowHandle()
    QTest.keyClick(handle, key, Qt.KeyboardModifier.ControlModifier)


def totals(page: ScorePage) -> list[int]:
    assert page.settled is not None
    return [sheet.total for sheet in page.settled.told.result.sheets]


def test_its_rows_are_counted_by_enter_alone(page: ScorePage) -> None:
    assert "Enter the first number" in shown(page)
    assert list(page.rows.fields) == [(lot, seat) for lot in LOTS for seat in (0, 1)]
    typed(1, 2, 0, 3)
    assert "Still to be counted" in shown(page)
    assert {"Fair lot: Green", "Big lot: Green"} <= set(shown(page))
    assert "Small lot: Green" not in shown(page)
    typed(0, 1)
    assert totals(page) == [1 + 2 * 2, 3 + 4]
    assert "Green wins" in " ".join(shown(page))


def test_what_its_game_does_not_have_is_not_asked_for(page: ScorePage) -> None:
    typed(1, 2, 0, 3, 0, 1)
    assert page.rows.head.span is None
    assert page.readings.isHidden() and not page.rows.whose
    assert "Rulings on open points" not in shown(page)
    assert all(stepper.property("state") == "" for stepper in page.rows.fields.values())


def test_its_people_come_and_go_and_undo_brings_them_back(page: ScorePage) -> None:
    typed(1, 2, 0, 3)
    page.rows.head.people.chosen.emit("3")
    assert page.rows.fields["small", 2].value is None
    page.rows.head.people.chosen.emit("2")
    page.rows.head.clear_button.click()
    assert all(stepper.value is None for stepper in page.rows.fields.values())
    for _ in range(2):
        page.rows.head.undo_button.click()
    page.kept.verb.setFocus()
    press_in_window(page, Qt.Key.Key_Z)
    assert ("small", 2) not in page.rows.fields, "wherever the keyboard is"
    assert page.rows.fields["fair", 0].value == 2


def test_a_name_is_taken_back_in_its_field(page: ScorePage) -> None:
    field, other = page.rows.names
    before = field.text()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Ada")
    fair = page.rows.fields["fair", 0]
    assert fair.field.accessibleName().startswith("Ada, ")
    assert fair.more.toolTip().startswith("1 more: Ada, ")
    other.setFocus()
    page.rows.undo()
    assert fair.field.accessibleName().startswith(f"{before}, ")
    assert (field.text(), page.rows.form.counted.names[0]) == (before, before)
    assert page.rows.names[0] is field and field.hasFocus()
    QTest.keyClicks(field, "Be")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), page.rows.form.counted.names[0]) == (before, before)
    assert page.isVisible() and fair.field.accessibleName().startswith(f"{before}, ")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert other.hasFocus() and other.selectedText() == other.text(), "Enter goes on"
    QTest.keyClick(other, Qt.Key.Key_Return)
    assert page.rows.fields["small", 0].field.hasFocus()


def test_two_presses_of_undo_in_one_instant_are_two_steps_back(page: ScorePage) -> None:
    typed(1, 2, 0)
    fields = page.rows.fields
    for _ in range(2):
        press_in_window(page, Qt.Key.Key_Z)
    assert page.rows.fields is fields, "no field goes and takes the keyboard along"
    assert page.rows.fields["fair", 0].field.hasFocus()
    values = [stepper.value for stepper in page.rows.fields.values()]
    assert [it for it in values if it is not None] == [1]


def test_what_is_no_number_stays_when_something_else_is_undone(page: ScorePage) -> None:
    typed(1)
    field = page.rows.fields["fair", 0].field
    field.setFocus()
    QTest.keyClicks(field, "12,5")
    page.rows.fields["big", 1].field.setFocus()
    typed(3)
    page.rows.undo()
    assert page.rows.fields["big", 1].value is None
    assert page.rows.fields["fair", 0].field.text() == "12,5"
    assert "“12,5” is not a whole number" in shown(page)
    page.rows.head.people.chosen.emit("3")
    assert page.rows.fields["fair", 0].field.text() == "12,5"
    page.rows.undo()
    assert page.rows.fields["fair", 0].field.text() == "12,5"
    page.rows.undo()
    assert page.rows.fields["fair", 0].field.text() == ""
    assert page.rows.fields["small", 0].value == 1


def test_what_is_no_number_comes_back_with_its_field(page: ScorePage) -> None:
    rows = page.rows
    rows.head.people.chosen.emit("3")
    QTest.keyClicks(rows.fields["fair", 2].field, "12,5")
    rows.head.people.chosen.emit("2")
    assert "“12,5” is not a whole number" not in shown(page)
    rows.head.people.chosen.emit("3")
    assert rows.fields["fair", 2].field.text() == "12,5"
    rows.head.people.chosen.emit("2")
    rows.clear()
    rows.head.people.chosen.emit("3")
    assert rows.fields["fair", 2].field.text() == "", "a clean sheet has nothing of it"


def test_a_long_name_shows_its_beginning_once_it_is_typed(page: ScorePage) -> None:
    first, second = page.rows.names
    first.setFocus()
    first.selectAll()
    QTest.keyClicks(first, "Finn Alexander der Lange")
    assert first.cursorPosition() > 0
    second.setFocus()
    assert first.cursorPosition() == 0 and page.rows.form.counted.names[0].endswith("Lange")
    page.rows.head.people.chosen.emit("3")
    assert page.rows.names[0].cursorPosition() == 0


def test_the_click_that_comes_to_a_name_takes_hold_of_all_of_it(page: ScorePage) -> None:
    first, second = page.rows.names
    second.setFocus()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert first.selectedText() == first.text() != ""
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not first.selectedText(), "the next one goes where it is"


def test_what_cannot_be_stands_at_its_fields_in_the_games_words(page: ScorePage) -> None:
    typed(5, 2, 0, 3)
    assert "10 lots are won, but there are 8 rounds." in shown(page)
    assert page.rows.fields["small", 1].field.property("state") == "wrong"
    page.rows.names[0].clear()
    page.rows.names[0].textEdited.emit("")
    assert {"A name is missing", "10 lots are won, but there are 8 rounds."} <= set(shown(page))
    assert page.settled is None


def test_its_sheet_is_copied_kept_and_written(page: ScorePage, tmp_path: Path) -> None:
    typed(1, 2, 0, 3, 0, 1)
    page.verbs.copy_button.click()
    text, copy = QGuiApplication.clipboard().text(), page.verbs.copy_button
    for is_folded in (False, True):
        copy.fold(is_folded)
        page.verbs.tell_copied()
        assert copy.accessibleName() == copy.toolTip() == "Copied"
        for clock in copy.findChildren(Copied):
            clock.timeout.emit()
        assert copy.accessibleName() == copy.words == "Copy as text"
        assert copy.toolTip() == (copy.words if is_folded else "")
    assert text.startswith("Sealed: Score sheet\n") and "1. Green: 7 VP" in text
    page.kept.keep.emit("Friday")
    page.rows.head.clear_button.click()
    (kept,) = page.kept.sheets
    page.kept.open.emit(kept)
    assert totals(page) == [5, 7]
    assert page.settled is not None
    for name, paper in (
        ("filled.pdf", sheet(page.settled)),
        ("blank.pdf", blank(page.game, page.rows.form)),
    ):
        device.write(paper, str(tmp_path / name))
        assert (tmp_path / name).read_bytes().startswith(b"%PDF")
        said = " ".join(paper.words())
        assert "Big lot" in said and "Mood" not in said and "RO-" not in said


def test_a_match_fills_its_form_and_the_sheet_agrees(sealed: str) -> None:
    match = matches.play(matches.new(), random.Random(11))
    form = boards.score(sealed).of(match, PUBLIC)
    assert form.check() == []
    assert [sheet.total for sheet in form.result().sheets] == match.state.returns()


async def test_whoever_opens_it_hears_that_what_was_kept_cannot_be_read(
    window: Window, sealed: str, until: Until
) -> None:
    with sqlite3.connect(window.library.file.path) as other:
        other.execute("ALTER TABLE sheet RENAME TO elsewhere")
    other.close()
    window.calculator.show(sealed)
    await until(lambda: window.notice.text)
    assert "matches.sqlite" in window.notice.text


async def under_way(
    sealed: str, window: Window, until: Until, ben: str
) -> tuple[MatchPage, WordButton]:
    """A match that waits for Anna's answer, and its button to count it now."""
    players = [Player("Anna"), Player("Ben", ben)]
    window.start(games.load(sealed).setup(2), players, matches.SEED)
    played = window.page
    assert isinstance(played, MatchPage)
    await until(lambda: played.match.asked == 0)
    verb = played.findChild(WordButton, "score_now")
    assert verb is not None
    return played, verb


@pytest.mark.parametrize("alone", [True, False])
async def test_a_running_match_is_counted_as_its_viewer_knows_it(
    sealed: str, window: Window, until: Until, monkeypatch: pytest.MonkeyPatch, *, alone: bool
) -> None:
    viewers: list[int] = []
    of = boards.score(sealed).of

    def filled(match: Match, viewer: int) -> ScoreForm:
        viewers.append(viewer)
        return of(match, viewer)

    monkeypatch.setattr(boards.score(sealed), "of", filled)
    played, verb = await under_way(sealed, window, until, "bot:random" if alone else "person")
    verb.click()
    page = window.page
    assert isinstance(page, ScorePage)
    assert page.settled is not None and "lead" in headline(page.settled.told)
    QTest.keyClicks(page.rows.names[0], "Zoe")
    assert "lead" in headline(page.settled.told), "another name is no count of their own"
    next(iter(page.rows.fields.values())).step(1)
    assert page.settled is not None and "lead" not in headline(page.settled.told)
    window.go_back()
    if not alone:
        assert played.is_covered
        played.viewer.open()
        verb.click()
    assert list(dict.fromkeys(viewers)) == ([0] if alone else [PUBLIC, 0])


def test_the_command_line_settles_its_form(
    sealed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "sheet.json"
    players = [{"name": "Anna", "small": 1, "fair": 0, "big": 0}, {"name": "Ben", "fair": -1}]
    path.write_text(json.dumps({"players": players}))
    assert commands.run(["score", sealed, str(path), "--language", "en"]) == 2
    assert capsys.readouterr().err.endswith(
        "players › Ben: “small” is missing; players › Ben › fair: −1 is less than 0; "
        "players › Ben: “big” is missing.\n"
    )
    players[1] = {"name": "Ben", "small": 0, "fair": 1, "big": 1}
    path.write_text(json.dumps({"players": players}))
    assert commands.run(["score", sealed, str(path), "--language", "en"]) == 0
    assert "1. Ben: 6 VP" in capsys.readouterr().out


def test_people_keep_the_colours_of_their_match(window: Window, sealed: str) -> None:
    game = games.load(sealed)
    first, second, *others = game.colours
    players = [Player("Anna", colour=second), Player("Ben", colour=first)]
    match = matches.play(Match.new(game, game.setup(2), players, "7F3A91C2"), random.Random(1))
    form = boards.score(sealed).of(match, PUBLIC)
    told = settle(game, form).told
    assert [told.colour(0), told.colour(1)] == [second, first]
    assert seat_colours(game, form) == (second, first, *others)
    assert seat_colours(game, boards.score(sealed).begin(("Anna", "Ben"))) == game.colours


def test_whoever_joins_a_sheet_has_a_colour_that_is_left(window: Window, sealed: str) -> None:
    game = games.load(sealed)
    first, *_, last = game.colours
    players = [Player("Anna", colour=last), Player("Ben", colour=first)]
    match = matches.play(Match.new(game, game.setup(2), players, "7F3A91C2"), random.Random(1))
    window.calculator.show(sealed, boards.score(sealed).of(match, PUBLIC))
    page = window.page
    assert isinstance(page, ScorePage)
    marks = [it.pixmap().toImage() for it in page.rows.findChildren(QLabel) if it.pixmap()]
    assert marks[:2] == [theme.seat_mark(it, 24).toImage() for it in (last, first)]
    page.rows.head.people.choose("3")
    left = [it for it in game.colours if it not in (first, last)]
    assert page.rows.names[2].text() == words.load(sealed, "en").name("colours", left[0])


# -- what is not saved ---------------------------------------------------------------------


@contextmanager
def started_again(window: Window) -> Iterator[ScorePage]:
    """The calculator in a window that knows nothing but what the library has."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    other = Window(app, window.library, window.chosen, window.thinking)
    other.calculator.show("sealed")
    found = other.page
    assert isinstance(found, ScorePage)
    yield found
    other.close()
    other.deleteLater()


def test_what_was_counted_and_not_saved_outlives_the_program(
    page: ScorePage, window: Window
) -> None:
    typed(3, 1)
    before = page.rows.form.document()
    with started_again(window) as back:
        assert back.rows.form.document() == before
        back.kept.field.setText("Friday")
        back.kept.verb.click()
    with started_again(window) as again:
        assert again.rows.form.document() != before
        assert [sheet.document for sheet in again.kept.sheets] == [before]


def test_what_was_not_saved_when_a_backup_was_made_is_there_with_its_matches(
    page: ScorePage, window: Window, tmp_path: Path
) -> None:
    typed(3, 1)
    before = page.rows.form.document()
    window.library.back_up(tmp_path / "stick.backup")
    typed(2)
    window.show_settings()
    settings = window.page
    assert isinstance(settings, SettingsPage)
    settings.restored.emit(window.library.bring_back(tmp_path / "stick.backup"))
    window.calculator.show("sealed")
    assert isinstance(window.page, ScorePage)
    assert window.page.rows.form.document() == before


def test_a_kept_sheet_that_is_opened_takes_no_unsaved_one_away(
    page: ScorePage, window: Window
) -> None:
    typed(3, 1)
    page.kept.field.setText("Friday")
    page.kept.verb.click()
    page.rows.take_focus()
    typed(2)
    before = page.rows.form.document()
    (kept,) = page.kept.sheets
    page.kept.open.emit(kept)
    with started_again(window) as back:
        assert back.rows.form.document() == before
    page.rows.head.undo_button.click()
    assert page.rows.form.document() == before
    assert page.kept.field.text() == "Friday", "it was that sheet"
    page.kept.open.emit(kept)
    typed(4)
    for _ in range(2):
        page.rows.undo()
    assert page.rows.form.document() == before


def test_what_a_match_fills_in_takes_no_unsaved_sheet_away(page: ScorePage, window: Window) -> None:
    typed(3, 1)
    before = page.rows.form.document()
    window.calculator.show("sealed", boards.score("sealed").begin(("Cleo", "Dana")))
    filled = window.page
    assert isinstance(filled, ScorePage) and filled is not page
    filled.rows.take_focus()
    typed(2)
    with started_again(window) as back:
        assert back.rows.form.document() == before


def test_what_is_said_is_in_the_language_in_use(page: ScorePage, window: Window) -> None:
    typed(3, 1)
    for name in ("Friday", "Sunday"):
        page.kept.field.setText(name)
        page.kept.verb.click()
    assert page.kept.note.text() == "Saved"
    page.kept.delete.emit(page.kept.sheets[0])
    notice = window.notice
    (close,) = (it for it in notice.findChildren(QPushButton) if it is not notice.verb)
    assert close.accessibleName() == "Close"
    window.appearance.speak("de")
    assert close.accessibleName() == close.toolTip() == "Schließen"
    assert page.kept.note.text() == "Gespeichert"
    page.kept.delete.emit(page.kept.sheets[0])
    assert notice.text.endswith("ist gelöscht") and notice.verb.text() == "Zurücknehmen"


async def test_what_is_counted_otherwise_than_in_a_match_is_gone_on_with(
    sealed: str, window: Window, until: Until
) -> None:
    played, verb = await under_way(sealed, window, until, "bot:random")
    verb.click()
    window.go_back()
    assert played.notice.isHidden(), "nothing was entered"
    verb.click()
    begun = window.page
    assert isinstance(begun, ScorePage)
    begun.rows.fields["fair", 0].step(1)
    entered = begun.rows.form.document()
    window.go_back()
    assert played.notice.text == "What you entered in the score calculator is not saved."
    played.notice.verb.click()
    assert window.page is begun and begun.rows.form.document() == entered
    window.go_back()
    verb.click()
    assert window.page is begun, "by the way that led there first, too"
    begun.kept.field.setText("Friday")
    begun.kept.verb.click()
    window.go_back()
    assert played.notice.isHidden(), "it is saved"
    verb.click()
    again = window.page
    assert isinstance(again, ScorePage) and again is not begun
    again.rows.fields["fair", 0].step(1)
    window.go_back()
    played.asking.answer(played.match.state.legal_actions()[0])
    await until(lambda: played.match.asked != 0)
    assert "is not saved" in played.notice.text, "no lot has been won"
    played.notice.tell("Before a bot answers")
    await until(lambda: played.match.asked == 0)
    assert played.notice.text == "Before a bot answers", "there is time to read it"
    window.show_shelf()
    assert window.notice.text.startswith("You left the match: what you entered in the score")


@pytest.mark.parametrize("damaged", ["[", "[]", '{"players": 3}', '{"players": [{}]}'])
def test_an_unsaved_sheet_that_cannot_be_read_is_an_empty_one(
    page: ScorePage, window: Window, damaged: str
) -> None:
    empty = page.rows.form.document()
    typed(3)
    file = window.library.file
    with file.writing():
        file.connection.execute("UPDATE unsaved_sheet SET document = ?", (damaged,))
    with started_again(window) as back:
        assert back.rows.form.document() == empty


def test_an_unsaved_sheet_that_cannot_be_written_is_said(page: ScorePage, window: Window) -> None:
    file = window.library.file
    with file.writing():
        file.connection.execute("DROP TABLE unsaved_sheet")
    typed(3)
    assert "unsaved_sheet" in window.notice.text
    assert page.rows.form.document() != boards.score("sealed").begin(("Anna", "Ben")).document()


def test_an_unsaved_sheet_that_cannot_be_read_now_is_said(page: ScorePage, window: Window) -> None:
    file = window.library.file
    with file.writing():
        file.connection.execute("DROP TABLE unsaved_sheet")
    with started_again(window) as back:
        shown_there = back.window()
        assert isinstance(shown_there, Window)
        assert "unsaved_sheet" in shown_there.notice.text


def test_a_name_stands_beside_its_mark_where_all_of_it_has_room_there(page: ScorePage) -> None:
    rows, (field, other) = page.rows, page.rows.names
    rows.resize(600, 900)
    assert not field.property("narrow")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Bot Graphite")
    assert not field.property("narrow"), "nothing moves under whoever types"
    other.setFocus()
    assert field.property("narrow") == other.property("narrow") == "true"
    QApplication.processEvents()
    assert field.width() >= field.wide and field.toolTip() == ""


def test_a_name_that_has_no_room_ends_in_dots_and_is_whole_in_its_tooltip(
    page: ScorePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    field, other = page.rows.names
    field.setText("Finn Alexander der Lange und Gute")
    page.rows.resize(600, 900)
    assert field.toolTip() == field.text() and not other.toolTip()
    painted = Painted(monkeypatch)
    (seen,) = painted.on(field)
    assert seen.startswith("Finn ") and seen.endswith("…")
    field.setFocus()
    assert not painted.on(field), "whoever types sees what they type"
