"""What a library refuses is said on the page from which it was wanted, and nothing else happens."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.host.settings import Settings
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.settings_page.page import SettingsPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import Game
from engine.store.library import Library
from engine.store.library_file import LibraryError
from engine.store.reasons import Reasoned
from tests.desktop.fixtures import Hand
from tests.desktop.pages import GAME, played
from tests.desktop.sheet.test_sheet import finished, page_of

pytestmark = pytest.mark.dressed(False)

PEOPLE = [Player("Anna"), Player("Ben")]
FULL = "The library cannot grow."


def fail(*_: object) -> None:
    """What a method of a full library does."""
    raise LibraryError("library.full", "the library cannot grow", path="here")


@pytest.mark.parametrize(
    ("broken", "do"),
    [
        ("add", lambda window: window.show_me(GAME)),
        ("add", lambda window: window.start(games.load(GAME).setup(2), PEOPLE, "7F3A91C2")),
        ("open", lambda window: window.open_match(1)),
        ("name_of", lambda window: window.open_match(1)),
    ],
    ids=["first-match", "match", "open", "name"],
)
async def test_a_match_that_a_library_refuses_leaves_the_shelf(
    window: Window,
    library: Library,
    monkeypatch: pytest.MonkeyPatch,
    broken: str,
    do: Callable[[Window], object],
) -> None:
    library.add(played(2, answers=3), "Friday")
    monkeypatch.setattr(library, broken, fail)
    do(window)
    assert isinstance(window.page, ShelfPage) and window.match is None
    assert window.notice.isVisible() and window.notice.words.text() == FULL


async def test_a_name_that_a_library_refuses_is_not_taken(
    window: Window, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    monkeypatch.setattr(library, "rename", fail)
    page_of(window).renamed.emit("Sunday")
    assert window.notice.words.text() == FULL
    monkeypatch.undo()
    assert library.name_of(ident) != "Sunday"


async def test_a_file_that_cannot_be_written_is_said_on_the_sheet(
    window: Window, library: Library, hand: Hand, tmp_path: Path
) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    sheet = page_of(window)
    sheet.export.emit()
    dialog = sheet.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "nowhere" / "Friday.waypost"))
    assert "Friday.waypost" in window.notice.words.text()


async def test_choices_that_cannot_be_written_are_told_with_their_folder(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "file" / "config"
    place.parent.write_text("in the way")
    monkeypatch.setenv("WAYPOST_CONFIG", str(place))
    window.appearance.keep()
    assert str(place) in window.notice.text
    assert "cannot be written: something in its path is not a folder" in window.notice.text


async def test_what_a_library_does_not_keep_of_a_running_match_is_said(
    window: Window, library: Library, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = hand.begin("Anna", "Bne")
    monkeypatch.setattr(library.reasons, "keep", fail)
    page.reasoned.emit(1, Reasoned((), None))
    assert window.notice.text == FULL
    window.notice.hide()
    window.notice.tell("")
    monkeypatch.setattr(library, "rename", fail)
    page.people.named.emit(1, "Ben")
    assert window.notice.text == FULL and page.match.players[1].name == "Ben"


async def test_a_window_that_opens_on_a_match_which_is_refused_shows_the_shelf(
    qapp: QApplication, qtbot: QtBot, library: Library, thinking: Thinking
) -> None:
    window = Window(qapp, library, Settings(language="en", theme="light"), thinking)
    qtbot.addWidget(window)
    window.open_match(7)
    assert isinstance(window.page, ShelfPage) and window.notice.text


async def test_a_match_that_opens_up_to_its_damage_says_so(
    window: Window, library: Library, tmp_path: Path
) -> None:
    ident = library.add(played(2, answers=20), "Sunday")
    with closing(sqlite3.connect(tmp_path / "matches.sqlite")) as connection, connection:
        connection.execute(f"UPDATE line SET text = 'broken' WHERE match = {ident} AND number = 20")
    window.open_match(ident)
    page = window.page
    assert isinstance(page, MatchPage) and page.notice.text


async def test_the_same_people_cannot_play_again_what_their_box_refuses(
    window: Window, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    ident, _ = finished(library)
    window.open_match(ident)
    monkeypatch.setattr(Game, "setup", fail)
    page_of(window).again.emit()
    assert window.notice.text == FULL


async def test_matches_that_cannot_be_brought_back_are_said(
    window: Window, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_settings()
    page = window.page
    assert isinstance(page, SettingsPage)
    page.restored.emit(tmp_path / "before")
    assert "before" in window.notice.text
    monkeypatch.setattr(library, "bring_back", fail)
    window.notice.verb.click()
    assert window.notice.text == FULL
