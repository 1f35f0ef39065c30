"""A deck of one's own at the set-up: chosen, refused with every error, saved, played and recorded."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.table.table import Table
from desktop.decks.choice import DeckChoice
from desktop.look.translate import language
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.base import resources
from engine.games.robinson_crusoe import deck_file, deck_format
from engine.games.robinson_crusoe.cards import Deck
from engine.match.match import Match
from engine.record.record import read
from engine.rules.game import AT_TABLE
from engine.rules.words import load
from engine.store.library import Library
from engine.store.library_file import LibraryError
from tests.games.robinson_crusoe.at_table import shown
from tests.games.robinson_crusoe.window.table import press, values_on, with_app

pytestmark = pytest.mark.dressed(False)

GAME = "robinson-crusoe"


@pytest.fixture
def page(window: Window) -> SetUpPage:
    """The page on which a match with the app's own deck is set up."""
    window.set_up(GAME)
    assert isinstance(window.page, SetUpPage)
    return window.page


@pytest.fixture
def deck(page: SetUpPage) -> DeckChoice:
    """The choice of the deck."""
    deck = values_on(page).deck
    assert deck is not None
    return deck


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A deck file whose cards are the app's, but for their ids and one Event card less."""
    tables = deck_file.shipped_tables()
    mine = {
        table: [{**card, "id": f"my_{card['id']}"} for card in cards]
        for table, cards in {**tables, "event": tables["event"][1:]}.items()
    }
    path = tmp_path / "own.toml"
    path.write_text(deck_format.text(mine, load(GAME, "en")), "utf-8")
    return path


def called(deck: DeckChoice) -> str:
    """The name of the deck that is chosen."""
    return deck.box.list.currentText()


def choose(deck: DeckChoice, name: str) -> None:
    """Somebody chooses a deck from the list."""
    at = deck.box.list.findText(name)
    deck.box.list.setCurrentIndex(at)
    deck.box.list.activated.emit(at)


def chosen_in(dialog: QFileDialog, path: Path) -> None:
    """What choosing a file in the dialog does."""
    dialog.fileSelected.emit(str(path))
    dialog.close()


@pytest.mark.slow
def test_the_app_s_own_deck_is_told_with_its_cards(deck: DeckChoice) -> None:
    assert called(deck) == "The app’s deck"
    assert deck.contents.text().startswith("36 Event cards (18 Book, 6 Build")
    assert deck.box.pencil.isHidden() and deck.box.trash.isHidden()
    assert not deck.has_editor, "its cards are changed in a file"
    assert deck.accessibleName() == "Deck, The app’s deck, From the app"


@pytest.mark.slow
def test_a_deck_file_is_chosen_and_goes_into_the_match_and_its_record(
    window: Window, page: SetUpPage, deck: DeckChoice, own: Path, library: Library
) -> None:
    chosen_in(deck.ask_for_file(), own)
    assert called(deck) == "own"
    assert "35 Event cards (17 Book" in deck.contents.text()
    assert "Own" in deck.accessibleName()
    assert "· own" in page.footer.options.text()
    own.unlink()
    page.begin()
    assert isinstance(window.page, TablePage)
    match = window.page.match
    deck_played = shown(match).board.deck
    assert deck_played is not None and deck_played.wreckage == "my_drifting_cargo"
    told = [event.name for entry in match.log() for event in entry.events]
    assert "own_deck" in told
    match.tell("round_over")
    match.tell("draw")
    record = match.text().encode()
    assert len(record) < 64 * 1024
    again = Match.resume(read(record))
    assert again.text() == match.text()
    assert library.open(library.import_record(record, "own")).match.text() == match.text()


@pytest.mark.slow
def test_play_again_takes_the_same_deck(
    window: Window, page: SetUpPage, deck: DeckChoice, own: Path
) -> None:
    deck.take_file(str(own))
    page.begin()
    before = window.match
    page_of_match = window.page
    assert before is not None and isinstance(page_of_match, TablePage)
    table = page_of_match.table
    assert isinstance(table, Table)
    verb = table.ending
    assert verb.words[0] == "End the match"
    page_of_match.telling.tell("game_over", "lost")
    assert verb.words[0] == "Play again" and not verb.reason
    press(verb)
    assert window.match is not None and window.match is not before
    assert window.match.header.setup.values == before.header.setup.values


@pytest.mark.slow
def test_the_way_back_leads_to_the_app_s_deck(page: SetUpPage, deck: DeckChoice, own: Path) -> None:
    deck.take_file(str(own))
    assert "deck" in values_on(page).values()
    choose(deck, "The app’s deck")
    assert called(deck) == "The app’s deck" and "deck" not in values_on(page).values()
    choose(deck, "own")
    assert "deck" in values_on(page).values(), "it is kept"


@pytest.mark.slow
def test_an_own_deck_survives_a_visit_to_the_shelf(
    window: Window, deck: DeckChoice, own: Path
) -> None:
    deck.take_file(str(own))
    own.unlink()
    window.show_shelf()
    window.set_up(GAME)
    assert isinstance(window.page, SetUpPage)
    again = values_on(window.page).deck
    assert again is not None
    assert called(again) == "own"
    assert "deck" in values_on(window.page).values()


def test_a_library_that_fails_is_told_and_the_choice_stays(
    qtbot: QtBot, library: Library, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck, said, backs = DeckChoice(GAME, library.decks), list[str](), list[Callable[[], object]]()
    qtbot.addWidget(deck)
    deck.trouble.connect(said.append)
    deck.deleted.connect(lambda _told, back: backs.append(back))
    deck.take_file(str(own))
    other = own.with_name("other.toml")
    other.write_text(own.read_text("utf-8").replace("my_old_boar", "our_old_boar"), "utf-8")

    def full(*_: object) -> None:
        raise LibraryError("library.full", "the library cannot grow", path="here")

    def without(name: str, do: Callable[[], object]) -> str:
        with monkeypatch.context() as broken:
            broken.setattr(library.decks, name, full)
            do()
        assert said.pop() == "The library cannot grow." and said == []
        return called(deck)

    assert without("rename", lambda: deck.box.renamed.emit("Ours")) == "own"
    assert without("delete", deck.box.trash.click) == "own"
    deck.box.trash.click()
    assert without("restore", backs[0]) == "The app’s deck"
    assert without("keep", lambda: deck.take_file(str(other))) == "other"
    assert deck.own is not None and deck.own.ident == 0, "it is there for now"
    assert without("all", deck.refresh) == "other"
    deck.take_file(str(other))
    assert without("all", deck.refresh) == "other" and deck.own.ident, "it is still kept"


def test_a_deck_gets_another_name_and_goes_by_keys_alone(
    qtbot: QtBot, library: Library, own: Path
) -> None:
    deck = DeckChoice(GAME, library.decks)
    qtbot.addWidget(deck)
    with qtbot.waitActive(deck):
        deck.show()
        deck.activateWindow()
    box, torn = deck.box, own.with_name("torn.toml")
    torn.write_text("[[event", "utf-8")
    deck.take_file(str(own))
    box.pencil.click()
    assert box.list.isHidden() and box.field.hasFocus() and box.field.selectedText() == "own"
    QTest.keyClicks(box.field, "Ours")
    QTest.keyClick(box.field, Qt.Key.Key_Return)
    assert box.field.isHidden() and box.pencil.hasFocus() and called(deck) == "Ours"
    deck.take_file(str(torn))
    assert not deck.refused.isHidden()
    choose(deck, "The app’s deck")
    assert deck.refused.isHidden()
    choose(deck, "Ours")
    box.trash.setFocus()
    QTest.keyClick(box.trash, Qt.Key.Key_Space)
    assert called(deck) == "The app’s deck" and box.list.hasFocus()
    deck.open.setFocus()
    deck.show_why_not()
    assert box.list.hasFocus()


def test_a_kept_deck_that_holds_no_more_says_why(qtbot: QtBot, library: Library) -> None:
    library.decks.keep(GAME, "Ours", {"event": [{"id": "one"}, {"id": "two"}]})
    deck, said = DeckChoice(GAME, library.decks), list[str]()
    qtbot.addWidget(deck)
    deck.trouble.connect(said.append)
    choose(deck, "Ours")
    lines = deck.reason.text().splitlines()
    assert len(lines) == 3 and all("one" in line for line in lines) and said == []


def test_a_deck_that_is_chosen_where_none_is_used_is_kept_and_that_is_said(
    qtbot: QtBot, library: Library, own: Path
) -> None:
    deck, said = DeckChoice(GAME, library.decks), list[str]()
    qtbot.addWidget(deck)
    deck.trouble.connect(said.append)
    deck.use(False)
    deck.take_file(str(own))
    assert said == ["The deck is chosen, but this match is played without events."]
    assert called(deck) == "own" and deck.isHidden()
    deck.use(True)
    assert not deck.isHidden()


@pytest.mark.slow
def test_every_error_of_a_file_is_told_at_once_and_the_set_up_stays(
    window: Window, page: SetUpPage, deck: DeckChoice, own: Path, tmp_path: Path
) -> None:
    deck.take_file(str(own))
    bad = tmp_path / "bad.toml"
    text = own.read_text("utf-8")
    bad.write_text(
        text.replace('"wound first 1"', '"wound all 1"', 1)
        .replace('"lose roof 1"', '"lose roof -1"', 1)
        .replace('de = "Der alte Keiler"', 'fr = "x"')
        .replace('id = "my_torn_sail"', 'id = "my_old_boar"'),
        "utf-8",
    )
    deck.take_file(str(bad))
    assert called(deck) == "own" and deck.refused.read.hasFocus()
    lines = deck.refused.errors.toPlainText().splitlines()
    assert lines == [
        "bad.toml, my_salt_spring, effect: “wound all 1” is not an effect",
        "bad.toml, my_old_boar, effect: “lose roof -1” has a negative amount",
        "bad.toml, my_old_boar, id: appears twice, first as bad.toml, event 2",
        "bad.toml, my_old_boar, name: the text in de is missing",
        "bad.toml, my_old_boar, name.fr: is not known",
    ]
    press(deck.refused.copy)
    assert QGuiApplication.clipboard().text() == "\n".join(lines)
    window.appearance.speak("de")
    assert language() == "de"
    assert "ist kein Effekt" in deck.refused.errors.toPlainText()
    window.appearance.speak("en")
    bad.write_text(text, "utf-8")
    deck.refused.read.setFocus()
    QTest.keyClick(deck.refused.read, Qt.Key.Key_Space)
    assert deck.refused.isHidden() and called(deck) == "bad"
    assert deck.open.hasFocus()


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_a_file_without_end_of_errors_and_with_a_long_name_keeps_its_place(
    deck: DeckChoice, tmp_path: Path
) -> None:
    path = tmp_path / f"{'island' * 30}.toml"
    path.write_text("[[event]]\n" * 1000, "utf-8")
    deck.take_file(str(path))
    title = deck.refused.accessibleName()
    assert title.startswith("“island") and title.endswith(" was not accepted: the first 500 errors")
    assert len(title) < 100
    high = deck.refused.errors.fontMetrics().lineSpacing()
    assert deck.refused.errors.height() < 20 * high, "the rest is scrolled"


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_errors_are_read_without_starting_a_match(
    window: Window, page: SetUpPage, deck: DeckChoice, tmp_path: Path
) -> None:
    deck.take_file(str(tmp_path / "none.toml"))
    assert deck.refused.errors.toPlainText() == "none.toml: is not there"
    deck.refused.errors.setFocus()
    QTest.keyClick(deck.refused.errors, Qt.Key.Key_Return)
    assert window.page is page
    QTest.keyClick(deck.refused.errors, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is deck.refused.read
    press(deck.refused.close_it)
    assert deck.refused.isHidden() and "deck" not in values_on(page).values()


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_a_file_is_dropped_anywhere_on_the_page(
    window: Window, page: SetUpPage, deck: DeckChoice, own: Path
) -> None:
    name = page.seats.rows[0].name
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(own))])
    carried.setText(own.as_uri())
    where = name.mapTo(window, name.rect().center())
    for kind in (QDragEnterEvent, QDropEvent):
        event = kind(
            where,
            Qt.DropAction.CopyAction,
            carried,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(window.windowHandle(), event)
        assert event.isAccepted()
    assert called(deck) == "own" and name.text() == ""


@pytest.mark.slow
def test_beside_the_box_no_deck_is_chosen(window: Window) -> None:
    window.set_up(GAME, AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    assert values_on(window.page).deck is None and not window.page.acceptDrops()


@pytest.mark.slow
def test_a_deck_with_too_few_cards_is_told_before_the_match(
    window: Window, page: SetUpPage, deck: DeckChoice, tmp_path: Path
) -> None:
    tables = deck_file.shipped_tables()
    path = tmp_path / "small.toml"
    few = {**tables, "event": tables["event"][:3]}
    path.write_text(deck_format.text(few, load(GAME, "en")), "utf-8")
    deck.take_file(str(path))
    assert values_on(page).cards.cards.text() == "6 with a Book icon, 6 with an Adventure icon"
    assert (
        values_on(page).cards.why.text()
        == "That is too many: this deck has 3 Event cards with a Book icon"
    )
    page.begin()
    assert window.page is page and "would need 6 Event cards with a Book icon" in window.notice.text
    choose(deck, "The app’s deck")
    assert values_on(page).cards.why.isHidden()


@pytest.mark.slow
def test_the_app_s_deck_is_saved_as_a_file_that_can_be_played(
    deck: DeckChoice, tmp_path: Path
) -> None:
    path = tmp_path / "template.toml"
    chosen_in(deck.ask_where_to_save(), path)
    assert str(path) in deck.told.accessibleName() and not deck.told.isHidden()
    assert path.read_text("utf-8").startswith("# The file\n")
    assert Deck(deck_file.tables_of(path)).cards == deck_file.shipped().cards
    deck.take_file(str(path))
    assert called(deck) == "template" and deck.told.isHidden()


@pytest.mark.slow
def test_what_cannot_be_saved_is_told(deck: DeckChoice, tmp_path: Path) -> None:
    inside = resources.folder() / "robinson_crusoe" / "events.toml"
    before = inside.read_bytes()
    deck.save(str(inside))
    assert "among the app’s own files" in deck.told.text()
    assert inside.read_bytes() == before
    deck.save(str(tmp_path / "no" / "folder.toml"))
    assert deck.told.text().endswith("cannot be written: there is no such file or folder.")
    assert deck.told.property("role") == "danger"


@pytest.mark.slow
def test_a_full_disk_leaves_the_old_file_and_nothing_half_written(
    deck: DeckChoice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "decks" / "own.toml"
    path.parent.mkdir()
    path.write_text("# mine")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    deck.save(str(path))
    assert deck.told.text().endswith("cannot be written: there is no room left on the disk.")
    assert [it.name for it in path.parent.iterdir()] == ["own.toml"]
    assert path.read_text() == "# mine"


def test_the_form_of_a_deck_file_unfolds(page: SetUpPage, deck: DeckChoice) -> None:
    deck.format.head.setFocus()
    QTest.keyClick(deck.format.head, Qt.Key.Key_Space)
    assert deck.format.body.isVisibleTo(page)


def test_a_discarded_card_is_shuffled_in_again_by_its_name() -> None:
    """RC-3.1: asked for by name, so that a slip moves nothing."""
    table = with_app(seats=1)
    assert table.again_in in table.verbs()
    assert "discarded" in table.again_in.reason
    match = table.telling.match
    while not shown(match).discard:
        match.tell("adventure", "gather", "1")
        while match.asked >= 0:
            match.answer(match.asked, match.state.legal_actions()[-1])
    table.show_table()
    (card,) = shown(match).discard
    press(table.again_in)
    first, *_ = table.prompt.buttons
    assert first.words[0] == shown(match).board.cards.cards[card].name["en"]
    press(table.again_in)
    assert shown(match).discard == [card]
    press(table.again_in)
    press(first)
    assert not shown(match).discard and f"gather:{card}" in shown(match).event_deck
    assert table.again_in.reason
