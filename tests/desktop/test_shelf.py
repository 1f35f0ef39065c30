"""The shelf: games, matches to continue, and matches that are over."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.shelf.game_card import GameCard
from desktop.shelf.history import outcome
from desktop.shelf.match_tile import MatchTile
from desktop.shelf.page import FEW, ShelfPage
from engine import game as games
from engine import record
from engine.library import Library
from engine.library_file import LibraryError
from tests.desktop.pages import GAME, played, shown


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    theme.apply(qapp, "light")
    translate.install(qapp, "en")
    yield
    translate.install(qapp, "en")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Library]:
    """An empty library in which an hour passes between any two looks at the clock."""
    hours = itertools.count(1_790_000_000, 3600)
    made = Library(tmp_path / "matches.sqlite", lambda: next(hours))
    yield made
    made.close()


def shelf(qtbot: QtBot, store: Library) -> ShelfPage:
    """The page, shown."""
    page = ShelfPage(store)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    return page


def tiles(page: ShelfPage) -> list[MatchTile]:
    """The tiles that are seen, in order."""
    QApplication.processEvents()  # what was added to a layout is shown in the next round
    found = [tile for tile in page.findChildren(MatchTile) if tile.isVisibleTo(page)]
    return sorted(found, key=lambda tile: (tile.y(), tile.x()))


def test_an_empty_shelf_says_what_will_stand_there(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    texts = shown(page)
    assert any(text.startswith("No match is waiting") for text in texts)
    assert any(text.startswith("A match that is over stands here") for text in texts)
    assert not tiles(page)


def test_every_game_has_its_door(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    cards = page.findChildren(GameCard)
    assert len(cards) == len(games.names())
    with qtbot.waitSignal(page.new_match) as wanted:
        cards[0].door.click()
    assert wanted.args == [games.names()[0]]
    assert cards[0].door.accessibleName() == "Play Red Outpost"


def test_an_open_match_is_continued(qtbot: QtBot, store: Library, qapp: QApplication) -> None:
    store.add(played(2, answers=3), "Friday")
    ident = store.add(played(4, answers=20), "Sunday")
    page = shelf(qtbot, store)
    qapp.processEvents()
    assert [tile.info.name for tile in tiles(page)] == ["Sunday", "Friday"]
    texts = shown(tiles(page)[0])
    assert {"Sunday", "Anna", "Ben", "Cleo", "Dana"} <= set(texts)
    turn = store.matches()[0].turn
    assert f"Red Outpost · turn {turn}" in texts
    with qtbot.waitSignal(page.open_match) as wanted:
        tiles(page)[0].go.click()
    assert wanted.args == [ident]


def test_only_the_latest_are_shown_at_first(qtbot: QtBot, store: Library) -> None:
    for number in range(FEW + 2):
        store.add(played(2, answers=number), f"Match {number}")
    page = shelf(qtbot, store)
    assert len(tiles(page)) == FEW
    assert page.all.text() == f"Show all {FEW + 2} matches"
    page.all.click()
    assert len(tiles(page)) == FEW + 2
    assert page.all.text() == "Show the latest only"
    page.all.click()
    assert len(tiles(page)) == FEW


def test_a_match_that_is_over_stands_with_its_result(qtbot: QtBot, store: Library) -> None:
    match = played(3)
    ident = store.add(match, "Sunday")
    page = shelf(qtbot, store)
    assert not tiles(page)
    totals = [place.total for place in match.state.result().ranking.places]
    told = outcome(store.matches()[0])
    assert told in shown(page)
    assert told.endswith(" : ".join(str(total) for total in totals))
    look = next(it for it in page.findChildren(QPushButton) if it.text() == "Read the sheet")
    with qtbot.waitSignal(page.open_match) as wanted:
        look.click()
    assert wanted.args == [ident]


def test_a_shared_win_and_an_agreed_end_are_told(store: Library) -> None:
    info = store.matches
    store.add(played(2), "Sunday")
    over = info()[0]
    places = over.result
    shared = over._replace(result=tuple(place.__class__(place.seat, 1, 20) for place in places))
    assert "Anna" in outcome(shared)
    assert "share the win, 20 : 20" in outcome(shared)
    assert outcome(over._replace(result=())) == "Anna and Ben: ended without a result"


def test_deleting_is_taken_back(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    tiles(page)[0].delete.click()
    assert not store.matches()
    assert not tiles(page)
    assert page.gone.isVisible()
    assert page.gone.told.text() == "“Friday” was deleted."
    page.gone.undo.click()
    assert [info.name for info in store.matches()] == ["Friday"]
    assert len(tiles(page)) == 1
    assert not page.gone.isVisible()


def test_a_match_is_renamed_in_its_place(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    tile = tiles(page)[0]
    tile.rename.click()
    assert tile.field.isVisible()
    tile.field.setText("  Saturday ")
    QTest.keyClick(tile.field, Qt.Key.Key_Return)
    assert [info.name for info in store.matches()] == ["Saturday"]
    tile = tiles(page)[0]
    tile.rename.click()
    tile.field.setText(" ")
    QTest.keyClick(tile.field, Qt.Key.Key_Return)
    assert [info.name for info in store.matches()] == ["Saturday"], "a name is not taken away"


def test_trouble_with_the_library_is_said(
    qtbot: QtBot, store: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)

    def fail(*_: object) -> None:
        raise LibraryError("library.full", "the disk is full")

    monkeypatch.setattr(store, "delete", fail)
    tiles(page)[0].delete.click()
    assert page.trouble.isVisible()
    assert page.trouble.text()
    assert not page.gone.isVisible()
    assert len(tiles(page)) == 1
    monkeypatch.undo()
    page.refresh()
    assert not page.trouble.isVisible()


def test_a_long_name_does_not_push_the_window(qtbot: QtBot, store: Library) -> None:
    store.add(played(4, answers=3), "A very long name of a match " * 2)
    page = shelf(qtbot, store)
    page.resize(1000, 700)
    qtbot.wait(1)
    tile = tiles(page)[0]
    assert tile.mapTo(page, tile.rect().topRight()).x() < page.width()


def files_of(page: ShelfPage) -> QFileDialog:
    """The dialog that asks for a file; it blocks nothing."""
    QApplication.processEvents()
    (dialog,) = page.findChildren(QFileDialog)
    assert dialog.isVisible()
    return dialog


def test_a_record_leaves_and_enters(qtbot: QtBot, store: Library, tmp_path: Path) -> None:
    match = played(2, answers=9)
    store.add(match, "Friday: A/B")
    page = shelf(qtbot, store)
    tiles(page)[0].save.click()
    dialog = files_of(page)
    assert [Path(path).name for path in dialog.selectedFiles()] == ["Friday- A-B.waypost"]
    dialog.fileSelected.emit(str(tmp_path / "Sunday.waypost"))
    dialog.close()
    qtbot.wait(1)
    data = (tmp_path / "Sunday.waypost").read_bytes()
    assert record.write(record.read(data)) == match.text()
    page.file.click()
    with qtbot.waitSignal(page.open_match) as wanted:
        files_of(page).fileSelected.emit(str(tmp_path / "Sunday.waypost"))
    page.refresh()
    assert [tile.info.name for tile in tiles(page)] == ["Sunday", "Friday: A/B"]
    assert store.open(wanted.args[0]).match.text() == match.text()


def dropped(page: ShelfPage, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    where, none = QPoint(5, 5), Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    page.dropEvent(QDropEvent(where, Qt.DropAction.CopyAction, data, left, none))


def test_a_file_may_be_dropped_on_the_shelf(qtbot: QtBot, store: Library, tmp_path: Path) -> None:
    path = tmp_path / "Friday.waypost"
    path.write_text(played(3).text(), "utf-8")
    page = shelf(qtbot, store)
    assert page.acceptDrops()
    with qtbot.waitSignal(page.open_match):
        dropped(page, path)
    (info,) = store.matches()
    assert info.finished and info.name == "Friday"


def test_what_is_no_match_file_is_said(qtbot: QtBot, store: Library, tmp_path: Path) -> None:
    page = shelf(qtbot, store)
    path = tmp_path / "no.waypost"
    dropped(page, path)
    assert page.trouble.text().startswith(f"“{path}” cannot be read: ")
    path.write_bytes(b"\xff\0 nothing")
    dropped(page, path)
    assert page.trouble.text().startswith("“no.waypost”: Line 1: ") and page.trouble.isVisible()
    assert not store.matches()


def test_a_record_that_cannot_be_written_is_said(
    qtbot: QtBot, store: Library, tmp_path: Path
) -> None:
    store.add(played(2), "Friday")
    page = shelf(qtbot, store)
    page.history.save.emit(store.matches()[0])
    files_of(page).fileSelected.emit(str(tmp_path / "nowhere" / "Friday.waypost"))
    assert "nowhere/Friday.waypost” cannot be written: " in page.trouble.text()


@pytest.mark.parametrize("change", ["game = 'outer-earth'", "header = 'broken'"])
@pytest.mark.parametrize("answers", [3, 10**6])
def test_a_match_that_cannot_be_read_is_kept_and_said(
    qtbot: QtBot, store: Library, tmp_path: Path, change: str, answers: int
) -> None:
    ident = store.add(played(2, answers=answers), "Friday")
    store.add(played(3, answers=3), "Sunday")
    with sqlite3.connect(tmp_path / "matches.sqlite") as connection:
        connection.execute(f"UPDATE match SET {change} WHERE id = {ident}")
    connection.close()
    page = shelf(qtbot, store)
    texts = shown(page)
    assert "This version of Waypost cannot read this match. It is kept as it is." in texts
    assert any("Friday" in text for text in texts) and "Continue “Friday”" not in texts
    assert "Read the sheet" not in texts and "Sunday" in texts
    assert "Save the record of “Friday”…" in texts


def test_the_game_of_the_tests_exists() -> None:
    assert GAME in games.names()
