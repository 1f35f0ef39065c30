"""The shelf: games, matches to continue, matches that are over, and what keys and files do."""

from __future__ import annotations

import itertools
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.shelf import match_text, verbs
from desktop.shelf.bar import Search
from desktop.shelf.game_card import GameCard, leads_somewhere
from desktop.shelf.glance import Glances
from desktop.shelf.match_button import MatchButton
from desktop.shelf.match_list import Matches
from desktop.shelf.match_tile import MatchTile
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.edition import Edition
from engine.store.library import Info, Library
from engine.store.library_file import LibraryError
from tests.desktop.fixtures import Hand, light_and_english
from tests.desktop.pages import GAME, played, shown
from tests.desktop.screens.painted import Painted
from tests.games.outer_earth import matches

Key = Qt.Key


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    light_and_english(qapp)
    yield
    light_and_english(qapp)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Library]:
    """An empty library in which an hour passes between any two looks at the clock."""
    hours = itertools.count(1_790_000_000, 3600)
    made = Library(tmp_path / "matches.sqlite", lambda: next(hours))
    yield made
    made.close()


def shelf(qtbot: QtBot, store: Library) -> ShelfPage:
    """The page, shown, with the keyboard where it lands."""
    page = ShelfPage(store)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    return page


def press(key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def focus() -> QWidget | None:
    """What has the keyboard."""
    return QApplication.focusWidget()


def names(page: ShelfPage) -> list[str]:
    """The matches of the list of all."""
    return [info.name for info in page.all_matches.list.matches.found]


def put(store: Library, count: int) -> None:
    """So many short matches."""
    game = games.load(GAME)
    for number in range(count):
        match = Match.new(game, game.setup(2), [Player("Anna"), Player("Ben")], f"{number:08X}")
        store.add(match, f"Match {number}")


# -- the strip -------------------------------------------------------------------------


def test_an_empty_shelf_offers_a_start(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    assert not page.strip.tiles and not page.all.isVisible()
    assert page.strip.begin.accessibleName().startswith("Start with Red Outpost. No match is")
    assert any(text.startswith("Finished matches appear here") for text in shown(page))
    assert focus() is page.strip.begin
    with qtbot.waitSignal(page.new_match) as wanted:
        press(Key.Key_Space)
    assert wanted.args == [GAME]


def test_after_a_match_is_over_another_one_of_its_game_is_offered(
    qtbot: QtBot, store: Library
) -> None:
    dice = random.Random(1)
    store.add(matches.played(matches.new(2), dice), "Sunday")
    page = shelf(qtbot, store)
    assert page.strip.begin.accessibleName().startswith("Start with Outer Earth. ")
    with qtbot.waitSignal(page.new_match) as wanted:
        press(Key.Key_Space)
    assert wanted.args == ["outer-earth"]


def test_a_game_that_is_chosen_by_its_number_is_seen(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    for number, card in enumerate(page.cards):
        QTest.keyClick(focus() or page, Key(Key.Key_1 + number))
        assert focus() is card.door
        assert card.visibleRegion().boundingRect() == card.rect(), "all of it"


def test_a_waiting_match_is_continued_where_the_keyboard_lands(
    qtbot: QtBot, store: Library
) -> None:
    store.add(played(2, answers=3), "Friday")
    ident = store.add(played(4, answers=20), "Sunday")
    page = shelf(qtbot, store)
    assert [tile.info.name for tile in page.strip.tiles] == ["Sunday", "Friday"]
    assert not page.strip.begin.isVisible()
    assert focus() is page.strip.tiles[0]
    with qtbot.waitSignal(page.open_match) as wanted:
        press(Key.Key_Return)
    assert wanted.args == [ident]
    with qtbot.waitSignal(page.open_match) as wanted:
        QTest.mouseClick(page.strip.tiles[0], Qt.MouseButton.LeftButton)
    assert wanted.args == [ident]


def test_a_tile_tells_whose_turn_it_is_and_keeps_its_picture(
    qapp: QApplication, qtbot: QtBot, store: Library, tmp_path: Path
) -> None:
    match = played(3, answers=30)
    ident = store.add(match, "Sunday")
    page = shelf(qtbot, store)
    tile = page.strip.tiles[0]
    qtbot.waitUntil(lambda: "turn, Day" in tile.accessibleName(), timeout=20_000)
    said = tile.accessibleName()
    assert f"{match.players[match.asked].name}’s turn" in said
    assert "Day 2, Morning" in said and "saved" in said
    translate.install(qapp, "de")
    assert "Tag 2, Morgen" in tile.accessibleName()
    translate.install(qapp, "en")
    (kept,) = (tmp_path / "pictures").iterdir()
    assert kept.name == f"{ident}-light.png"
    again = ShelfPage(store)
    qtbot.addWidget(again)
    assert again.glances.of(store.matches()[0]) is not None, "it is not drawn twice"
    match.answer(match.asked, match.view(match.asked).legal_actions()[0])
    assert again.glances.of(store.matches()[0]) is None, "an old board is not shown"


def test_who_plays_is_said_once_where_the_match_is_named_after_them(
    qtbot: QtBot, store: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(played(2, answers=3), "Friday")
    (friday,) = store.matches()
    theirs = friday._replace(name=match_text.named_after(friday.players))
    both, painted = match_text.people(friday), Painted(monkeypatch)
    for info, said in ((friday, [both]), (theirs, [])):
        tile = MatchTile(info, Glances(store), info.changed)
        qtbot.addWidget(tile)
        assert [it for it in painted.on(tile) if it == both] == said
        assert tile.accessibleName().count(both) == len(said)
        assert match_text.turn(info) in painted.on(tile)
    assert match_text.stands(friday) == both and match_text.stands(theirs) == ""


@pytest.mark.dressed(True)
def test_a_question_to_several_stands_whole_on_a_narrow_tile(
    qtbot: QtBot, store: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = matches.new(4)
    while match.state.question is None or match.state.question.name != "paddle":
        match.answer(match.asked, match.state.legal_actions()[0])
    for number in range(3):
        store.add(match, f"Match {number}")
    page = shelf(qtbot, store)
    glance = Glances(store).draw(store.matches()[0], "now")
    tile = page.strip.tiles[0]
    qtbot.waitUntil(lambda: glance.question in tile.accessibleName(), timeout=20_000)
    lines: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _, *given: lines.append(given[-1]))
    tile.repaint()
    assert glance.question in lines
    page.show_all()
    assert any(text.startswith(f"{glance.question} · ") for text in shown(page.all_matches.about))


@pytest.mark.dressed(True)
def test_the_name_of_a_match_is_whole_in_smaller_letters_where_it_has_no_room(
    qtbot: QtBot, store: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "Lena, Bot Blau, Bot Orange, Bot Grün"
    store.add(played(3, answers=30), name)
    page = shelf(qtbot, store)
    lines: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _, *given: lines.append(given[-1]))
    page.strip.tiles[0].repaint()
    assert name in lines


def test_a_damaged_match_says_up_to_where_it_opens(
    qtbot: QtBot, store: Library, tmp_path: Path
) -> None:
    ident = store.add(played(3, answers=30), "Sunday")
    with sqlite3.connect(tmp_path / "matches.sqlite") as connection:
        connection.execute(f"UPDATE line SET text = 'broken' WHERE match = {ident} AND number = 20")
    connection.close()
    page = shelf(qtbot, store)
    turn = store.open(ident).match.status.turn
    said = f"Damaged: opens up to turn {turn}. The rest is kept."
    qtbot.waitUntil(lambda: said in page.strip.tiles[0].accessibleName(), timeout=20_000)
    with qtbot.waitSignal(page.open_match):
        press(Key.Key_Return)


def test_a_board_that_cannot_be_drawn_leaves_the_cover(
    qtbot: QtBot, store: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(played(3, answers=30), "Sunday")
    asked: list[Info] = []

    def fail(_: Glances, info: Info, age: str) -> None:
        asked.append(info)
        raise FileNotFoundError("an update took it away")

    monkeypatch.setattr(Glances, "draw", fail)
    page = shelf(qtbot, store)
    qtbot.waitUntil(lambda: bool(asked), timeout=20_000)
    page.refresh()
    qtbot.wait(120)
    page.grab()
    assert len(asked) == 1, "it is not tried again and again"
    assert "Anna" in page.strip.tiles[0].accessibleName()


def test_the_way_to_all_matches_counts_them(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    assert shelf(qtbot, store).front.all.text() == "All matches"
    store.add(played(2, answers=3), "Sunday")
    assert shelf(qtbot, store).front.all.text() == "All 2 matches"


def test_only_as_many_tiles_as_fit_are_seen(qtbot: QtBot, store: Library) -> None:
    put(store, 6)
    page = shelf(qtbot, store)

    def seen() -> int:
        QApplication.processEvents()
        return sum(tile.isVisible() for tile in page.strip.tiles)

    assert seen() == 3
    page.resize(1000, 700)
    assert seen() == 2
    last = page.strip.file
    assert last.mapTo(page, last.rect().topRight()).x() < page.width()
    assert page.all.text() == "All 6 matches"


def test_every_game_has_its_door(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    cards = page.findChildren(GameCard)
    assert len(cards) == len([name for name in games.names() if leads_somewhere(name)])
    with qtbot.waitSignal(page.new_match) as wanted:
        cards[0].door.click()
    assert wanted.args == [games.names()[0]]
    assert cards[0].door.accessibleName() == "Play: Red Outpost, On this screen"


# -- matches that are over -------------------------------------------------------------


def test_a_match_that_is_over_tells_names_and_points_in_one_order(
    qtbot: QtBot, store: Library
) -> None:
    match = played(3)
    ident = store.add(match, "Sunday")
    page = shelf(qtbot, store)
    result = match.state.result()
    assert result is not None
    places = result.ranking.places
    points = ", ".join(f"{match.players[place.seat].name} {place.total}" for place in places)
    (row,) = page.history.rows
    assert match_text.stands(row.info) == points
    assert row.accessibleName().startswith(f"{match.players[places[0].seat].name} won: {points}")
    with qtbot.waitSignal(page.open_match) as wanted:
        row.click()
    assert wanted.args == [ident]


def test_a_shared_win_and_an_agreed_end_are_told(store: Library) -> None:
    store.add(played(2), "Sunday")
    over = store.matches()[0]
    places = over.result
    shared = over._replace(result=tuple(place.__class__(place.seat, 1, 20) for place in places))
    assert "share the win: " in match_text.outcome(shared)
    assert match_text.outcome(over._replace(result=())) == "Anna and Ben: ended without a result"


def test_when_is_told_as_somebody_would_say_it() -> None:
    now = 1_790_000_000
    assert match_text.saved(now, now).startswith("today, ")
    assert match_text.saved(now - 86_400, now).startswith("yesterday, ")
    assert match_text.saved(now - 10 * 86_400, now) == match_text.day(now - 10 * 86_400)


def test_two_matches_of_one_day_are_told_apart_in_the_list(qtbot: QtBot, store: Library) -> None:
    store.add(played(2), "Sunday")
    (info,) = store.matches()
    noon = 1_790_000_000 // 86_400 * 86_400
    owner = QWidget()
    qtbot.addWidget(owner)
    listed = Matches(owner)
    listed.show_matches([info._replace(changed=noon + 60 * it) for it in range(2)])
    first, second = (
        listed.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)
    )
    assert first != second


# -- changes ---------------------------------------------------------------------------


def test_deleting_is_taken_back(qtbot: QtBot, qapp: QApplication, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    press(Key.Key_Delete)
    assert not store.matches() and not page.strip.tiles
    assert page.gone.told.text().startswith("“Friday” was deleted") and page.gone.isVisible()
    translate.install(qapp, "de")
    assert page.gone.told.text().startswith("„Friday“ wurde gelöscht")
    page.gone.undo.click()
    assert [info.name for info in store.matches()] == ["Friday"]
    assert not page.gone.isVisible()
    assert focus() is page.strip.tiles[0]
    press(Key.Key_Delete)
    QTest.keyClick(focus() or page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [info.name for info in store.matches()] == ["Friday"]


def test_after_a_deletion_the_keyboard_is_at_what_has_come_in_its_place(
    qtbot: QtBot, store: Library
) -> None:
    put(store, 4)
    page = shelf(qtbot, store)
    for at, lands in ((1, 1), (2, 1)):
        page.strip.tiles[at].setFocus()
        press(Key.Key_Delete)
        assert focus() is page.strip.tiles[lands]


def test_a_match_is_renamed_in_its_place(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    press(Key.Key_F2)
    field = page.strip.tiles[0].field
    assert field is not None and focus() is field
    field.setText("  Saturday ")
    press(Key.Key_Return)
    assert [info.name for info in store.matches()] == ["Saturday"]
    assert focus() is page.strip.tiles[0]
    press(Key.Key_F2)
    QTest.keyClicks(focus() or page, "Sunday")
    press(Key.Key_Escape)
    assert [info.name for info in store.matches()] == ["Saturday"]
    press(Key.Key_F2)
    QTest.keyClicks(focus() or page, " ")
    press(Key.Key_Return)
    assert [info.name for info in store.matches()] == ["Saturday"], "a name is not taken away"


async def test_esc_in_a_new_name_is_no_key_of_the_window(
    window: Window, hand: Hand, library: Library
) -> None:
    library.add(played(2, answers=3), "Friday")
    window.show_shelf()
    tile = hand.on(ShelfPage).strip.tiles[0]
    tile.setFocus()
    hand.key(Key.Key_F2)
    assert tile.field is not None and tile.field.hasFocus()
    hand.key("S")
    hand.key(Key.Key_Escape)
    assert tile.field is None and tile.hasFocus()
    assert [info.name for info in library.matches()] == ["Friday"]


def test_the_menu_of_a_match_names_all_that_can_be_done(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    menu = page.strip.tiles[0].open_menu()
    said = [action.text().partition("\t")[0] for action in menu.actions()]
    assert said == ["Continue", "Rename", "Duplicate", "Save as a file…", "Delete"]
    menu.actions()[1].trigger()
    assert isinstance(focus(), QLineEdit)
    press(Key.Key_Escape)
    menu.actions()[2].trigger()
    assert {info.name for info in store.matches()} == {"Friday", "Friday (copy)"}


def test_trouble_with_the_library_is_said(
    qtbot: QtBot, store: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)

    def fail(*_: object, **__: object) -> None:
        raise LibraryError("library.full", "the disk is full")

    monkeypatch.setattr(store, "delete", fail)
    press(Key.Key_Delete)
    assert page.trouble.isVisible() and page.trouble.text
    assert not page.trouble.verb.isVisible() and not page.gone.isVisible()
    assert len(page.strip.tiles) == 1
    monkeypatch.setattr(store, "latest", fail)
    page.refresh()
    assert page.trouble.verb.isVisible()
    monkeypatch.undo()
    page.trouble.verb.click()
    assert not page.trouble.isVisible()
    monkeypatch.setattr(store, "matches", fail)
    page.all.click()
    assert page.trouble.isVisible() and page.trouble.verb.isVisible()


# -- keys ------------------------------------------------------------------------------


def test_letters_continue_play_and_search(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    ident = store.add(played(2, answers=4), "Sunday")
    page = shelf(qtbot, store)
    with qtbot.waitSignal(page.open_match) as wanted:
        press(Key.Key_C)
    assert wanted.args == [ident]
    with qtbot.waitSignal(page.new_match) as new:
        press(Key.Key_P)
    assert new.args == [GAME]
    with qtbot.waitSignal(page.table) as table:
        press(Key.Key_T)
    assert table.args == [GAME]
    with qtbot.waitSignal(page.score) as score:
        press(Key.Key_S)
    assert score.args == [GAME]
    press(Key.Key_Slash)
    assert focus() is page.bar.search
    with qtbot.assertNotEmitted(page.new_match):
        QTest.keyClicks(page.bar.search, "pc")
    assert page.bar.search.text() == "pc"


def test_tab_goes_from_game_to_game_before_it_goes_to_what_else_they_offer(
    qtbot: QtBot, store: Library
) -> None:
    put(store, 1)
    store.add(played(), "Over")
    page = shelf(qtbot, store)
    seen: list[QWidget | None] = [focus()]
    while seen[-1] is not page.history.all:
        press(Key.Key_Tab)
        seen.append(focus())
        assert len(seen) < 30
    plays = [card.door for card in page.cards]
    at = len(plays) + 2
    assert seen[:at] == [page.strip.tiles[0], page.strip.file, *plays]
    red = page.cards[0]
    assert seen[at : at + 4] == [
        red.table_door,
        red.score_door,
        red.doors["first_match"],
        red.rules,
    ]
    assert seen[-2] is page.history.rows[-1]


def test_arrows_go_from_tile_to_tile(qtbot: QtBot, store: Library) -> None:
    store.add(played(2), "Over")
    store.add(played(2, answers=3), "Friday")
    store.add(played(2, answers=4), "Sunday")
    page = shelf(qtbot, store)
    first, second = page.strip.tiles
    press(Key.Key_Right)
    assert focus() is second
    press(Key.Key_Right)
    assert focus() is page.strip.file
    press(Key.Key_Left)
    press(Key.Key_Left)
    assert focus() is first
    press(Key.Key_Down)
    for card in page.cards:
        assert focus() is card.door
        press(Key.Key_Right)
    assert focus() is page.history.rows[0]
    press(Key.Key_Left)
    assert focus() is page.cards[0].door
    press(Key.Key_Up)
    assert focus() is first


@pytest.mark.dressed(True)
def test_down_from_a_game_goes_to_the_one_below_it(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    doors = [card.door for card in page.cards]
    tops = [door.mapTo(page, QPoint()).y() for door in doors]
    assert tops[0] == tops[1] < tops[2], "two stand beside each other"
    doors[0].setFocus()
    press(Key.Key_Down)
    assert focus() is doors[2]
    assert not doors[2].visibleRegion().isEmpty(), "it is scrolled to"
    press(Key.Key_Up)
    assert focus() is doors[0]
    press(Key.Key_Up)
    assert focus() is page.strip.begin


@pytest.mark.dressed(True)
@pytest.mark.parametrize(("size", "told"), [(1.0, "Find a match or a player"), (2.0, "Find")])
def test_the_search_says_what_it_has_room_for(
    qtbot: QtBot, qapp: QApplication, store: Library, size: float, told: str
) -> None:
    theme.apply(qapp, "light", size)
    page = shelf(qtbot, store)
    page.resize(800, 800)
    QApplication.processEvents()
    search = page.bar.search
    assert search.placeholderText() == told
    assert search.accessibleName() == "Find a match or a player"


def test_the_search_has_all_its_words_from_the_pixel_on_that_they_fit(qtbot: QtBot) -> None:
    search = Search()
    qtbot.addWidget(search)
    told, margins = "Find a match or a player", search.textMargins()
    least = search.fontMetrics().horizontalAdvance(told) + margins.left() + margins.right() + 12
    for wide, words in ((least, told), (least - 1, "Find")):
        search.resize(wide, 40)
        search.say()
        assert search.placeholderText() == words


# -- the list of all -------------------------------------------------------------------


def test_all_matches_are_listed_and_opened(qtbot: QtBot, store: Library) -> None:
    store.add(played(2), "Over")
    ident = store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    page.all.click()
    assert page.shows_all and focus() is page.all_matches.list
    assert names(page) == ["Friday", "Over"]
    assert "Running 1" in shown(page) and "Finished 1" in shown(page)
    with qtbot.waitSignal(page.open_match) as wanted:
        press(Key.Key_Return)
    assert wanted.args == [ident]
    assert page.escape() and not page.shows_all
    assert focus() is page.strip.tiles[0]
    assert not page.escape()


def test_history_opens_the_matches_that_are_over(qtbot: QtBot, store: Library) -> None:
    store.add(played(2), "Over")
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    page.history.all.click()
    assert names(page) == ["Over"]


@pytest.mark.slow
def test_matches_are_found_by_name_and_person(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    store.add(played(4, answers=3), "Sunday")
    page = shelf(qtbot, store)
    press(Key.Key_Slash)
    QTest.keyClicks(page.bar.search, "cleo sun")
    assert page.shows_all and names(page) == ["Sunday"]
    press(Key.Key_Down)
    assert focus() is page.all_matches.list
    press(Key.Key_Up)
    assert focus() is page.bar.search
    press(Key.Key_Down)
    assert page.escape() and page.shows_all and focus() is page.bar.search
    QTest.keyClicks(page.bar.search, "xyz")
    nothing = page.all_matches.nothing
    assert nothing.isVisible() and "“xyz”" in nothing.told.text()
    nothing.clear.click()
    assert names(page) == ["Sunday", "Friday"] and focus() is page.bar.search


def test_up_goes_row_by_row_and_from_the_first_one_to_the_search(
    qtbot: QtBot, store: Library
) -> None:
    put(store, 2)
    page = shelf(qtbot, store)
    page.all.click()
    press(Key.Key_Down)
    matches = page.all_matches.list
    press(Key.Key_Up)
    assert focus() is matches and matches.currentIndex().row() == 0
    press(Key.Key_Up)
    assert focus() is page.bar.search


def test_after_a_new_name_the_keyboard_is_on_the_list(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    page.all.click()
    view = page.all_matches
    view.about.buttons[verbs.RENAME].click()
    QTest.keyClicks(focus() or page, "Monday")
    press(Key.Key_Return)
    QApplication.processEvents()
    assert names(page) == ["Monday"] and focus() is view.list
    press(Key.Key_F2)
    QTest.keyClicks(focus() or page, " ")
    press(Key.Key_Return)
    QApplication.processEvents()
    assert names(page) == ["Monday"], "a name is not taken away"


def test_in_the_list_a_match_is_renamed_copied_and_deleted(qtbot: QtBot, store: Library) -> None:
    store.add(played(2, answers=3), "Friday")
    store.add(played(2, answers=4), "Sunday")
    page = shelf(qtbot, store)
    page.all.click()
    view = page.all_matches
    press(Key.Key_Down)
    press(Key.Key_F2)
    QTest.keyClicks(focus() or page, "Monday")
    press(Key.Key_Return)
    QApplication.processEvents()
    assert {info.name for info in store.matches()} == {"Monday", "Sunday"}
    assert view.list.current is not None and view.list.current.name == "Monday"
    view.about.buttons[verbs.COPY].click()
    assert view.list.current.name == "Monday (copy)"
    view.list.setFocus()
    press(Key.Key_Delete)
    assert "Monday (copy)" not in names(page) and focus() is view.list
    view.which.choose("deleted")
    assert names(page) == ["Monday (copy)"]
    assert list(view.about.buttons) == [verbs.RESTORE, verbs.SAVE]
    press(Key.Key_Delete)
    view.about.buttons[verbs.RESTORE].click()
    assert view.nothing.told.text() == "No match was deleted."
    assert "Monday (copy)" in [info.name for info in store.matches()]


@pytest.fixture
def right_click(monkeypatch: pytest.MonkeyPatch) -> Callable[[QWidget, QPoint], list[str]]:
    """Asks for the menu of what lies there, and tells what it offers."""
    opened: list[QMenu] = []
    # Qt's offscreen platform has no pop-ups.
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: opened.append(menu))

    def offered(on: QWidget, where: QPoint) -> list[str]:
        opened.clear()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, on.mapToGlobal(where))
        QApplication.sendEvent(on, event)
        return [action.text().partition("\t")[0] for it in opened for action in it.actions()]

    return offered


def test_a_right_click_opens_the_menu_of_the_match_that_lies_there(
    qtbot: QtBot, store: Library, right_click: Callable[[QWidget, QPoint], list[str]]
) -> None:
    put(store, 2)
    page = shelf(qtbot, store)
    all_of_it = ["Continue", "Rename", "Duplicate", "Save as a file…", "Delete"]
    assert right_click(page.strip.tiles[0], QPoint(5, 5)) == all_of_it
    page.show_all()
    matches = page.all_matches.list
    second = matches.visualRect(matches.model().index(1, 0)).center()
    assert right_click(matches.viewport(), second) == all_of_it
    assert matches.currentIndex().row() == 1
    below = QPoint(5, matches.viewport().height() - 5)
    assert not right_click(matches.viewport(), below), "no match lies there"
    first = matches.visualRect(matches.model().index(0, 0)).center()
    for at, where in enumerate((first, second)):
        QTest.mouseClick(matches.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert matches.currentIndex().row() == at
    matches.findChildren(QMenu)[0].actions()[1].trigger()
    field = focus()
    assert isinstance(field, QLineEdit) and matches.isAncestorOf(field)
    press(Key.Key_Escape)
    QTest.mouseClick(matches.viewport(), Qt.MouseButton.LeftButton, pos=below)
    assert matches.currentIndex().row() == 1
    press(Key.Key_Delete)
    page.all_matches.which.choose("deleted")
    assert not right_click(matches.viewport(), QPoint(5, 5))


def test_what_was_deleted_from_the_list_comes_back_there(qtbot: QtBot, store: Library) -> None:
    put(store, 3)
    page = shelf(qtbot, store)
    page.show_all()
    view = page.all_matches
    press(Key.Key_Down)
    assert view.list.current is not None
    name = view.list.current.name
    press(Key.Key_Delete)
    assert name not in names(page)
    view.which.choose("deleted")
    page.gone.undo.click()
    assert view.which.now() == "all" and focus() is view.list
    assert view.list.current is not None and view.list.current.name == name


def test_left_from_a_match_goes_to_the_games_and_up_from_the_first_one_to_the_strip(
    qtbot: QtBot, store: Library
) -> None:
    store.add(played(2), "Over")
    store.add(played(2, answers=3), "Friday")
    page = shelf(qtbot, store)
    over = page.front.history.rows[0]
    over.setFocus(Qt.FocusReason.OtherFocusReason)
    press(Key.Key_Right)
    assert focus() is over
    press(Key.Key_Up)
    assert focus() is page.strip.tiles[0]
    over.setFocus(Qt.FocusReason.OtherFocusReason)
    press(Key.Key_Left)
    assert focus() is page.cards[0].door


def test_a_key_that_leads_nowhere_scrolls_what_does_not_fit(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    page.resize(700, 300)
    QApplication.processEvents()
    bar = page.front.verticalScrollBar()
    assert (bar.value(), bar.maximum() > 0) == (0, True)
    press(Key.Key_PageDown)
    assert bar.value() > 0


def test_the_games_stand_in_rows_of_about_one_length(qtbot: QtBot, store: Library) -> None:
    page = shelf(qtbot, store)
    for wide in (1280, 1872, 2600):
        page.resize(wide, 1000)
        QApplication.processEvents()
        rows = Counter(card.y() for card in page.cards).values()
        assert max(rows) - min(rows) <= 1, (wide, rows)


def test_from_the_search_back_on_the_shelf_the_keyboard_is_where_it_lands_at_first(
    qtbot: QtBot, store: Library
) -> None:
    put(store, 3)
    page = shelf(qtbot, store)
    page.show_all()
    page.bar.search.setFocus()
    page.show_front()
    assert focus() is page.entry()
    page.bar.search.setFocus()
    assert page.escape() and focus() is page.entry()
    assert not page.escape(), "what lies below is the end of the program"


def test_hundreds_of_matches_are_rows_not_widgets(qtbot: QtBot, store: Library) -> None:
    put(store, 3)
    page = shelf(qtbot, store)
    page.show_all()
    few = len(page.findChildren(QWidget))
    info = store.matches()[0]
    many: list[Info] = [info._replace(id=number) for number in range(300)]
    page.all_matches.tell(many, [])
    QApplication.processEvents()
    assert page.all_matches.list.model().rowCount() == 300
    assert len(page.findChildren(QWidget)) <= few + 40


# -- files -----------------------------------------------------------------------------


def files_of(page: ShelfPage) -> QFileDialog:
    """The dialog that asks for a file; it blocks nothing."""
    QApplication.processEvents()
    (dialog,) = page.findChildren(QFileDialog)
    assert dialog.isVisible()
    return dialog


@pytest.mark.slow
def test_a_record_leaves_as_a_file_and_comes_back(
    qtbot: QtBot, store: Library, tmp_path: Path
) -> None:
    ident = store.add(played(2, answers=20), "Friday/Saturday")
    page = shelf(qtbot, store)
    page.show_all()
    page.all_matches.about.buttons[verbs.SAVE].click()
    dialog = files_of(page)
    assert Path(dialog.selectedFiles()[0]).name == "Friday-Saturday.waypost"
    path = tmp_path / "kept.waypost"
    dialog.fileSelected.emit(str(path))
    assert path.read_text("utf-8") == store.export(ident)
    assert record.read(path.read_bytes()).header.players[0].name == "Anna"
    dialog.reject()
    qtbot.waitUntil(lambda: not page.findChildren(QFileDialog))
    page.strip.file.click()
    dialog = files_of(page)
    with qtbot.waitSignal(page.open_match) as wanted:
        dialog.fileSelected.emit(str(path))
    assert {info.name for info in store.matches()} == {"Friday/Saturday", "kept"}
    assert wanted.args[0] != ident


def dropped(page: ShelfPage, *paths: Path) -> None:
    """Drop files on the page."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    where, none = QPoint(5, 5), Qt.KeyboardModifier.NoModifier
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    over = QDragEnterEvent(where, copy, data, left, none)
    over.ignore()
    QApplication.sendEvent(page, over)
    assert over.isAccepted() == bool(paths)
    page.dropEvent(QDropEvent(where, copy, data, left, none))


def test_a_file_may_be_dropped_on_the_shelf(qtbot: QtBot, store: Library, tmp_path: Path) -> None:
    path = tmp_path / "Friday.waypost"
    path.write_text(played(3).text(), "utf-8")
    page = shelf(qtbot, store)
    assert page.acceptDrops()
    with qtbot.waitSignal(page.open_match):
        dropped(page, path)
    (info,) = store.matches()
    assert info.finished and info.name == "Friday"


def test_what_is_no_file_is_not_taken_from_the_hand(qtbot: QtBot, store: Library) -> None:
    dropped(shelf(qtbot, store))
    assert not store.matches()


def test_several_dropped_files_are_listed(qtbot: QtBot, store: Library, tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.waypost" for name in ("Friday", "Sunday", "no")]
    for path in paths[:2]:
        path.write_text(played(3, answers=4).text(), "utf-8")
    page = shelf(qtbot, store)
    with qtbot.assertNotEmitted(page.open_match):
        dropped(page, *paths)
    assert page.shows_all and set(names(page)) == {"Friday", "Sunday"}
    assert "no.waypost” cannot be read" in page.trouble.text


def test_what_is_no_match_file_is_said(qtbot: QtBot, store: Library, tmp_path: Path) -> None:
    page = shelf(qtbot, store)
    path = tmp_path / "no.waypost"
    dropped(page, path)
    assert page.trouble.text.startswith(f"“{path}” cannot be read: ")
    path.write_bytes(b"\xff\0 nothing")
    dropped(page, path)
    assert page.trouble.text.startswith("“no.waypost”: Line 1: ")
    assert page.trouble.isVisible() and not store.matches()


def test_values_of_a_copy_say_where_they_belong(
    qtbot: QtBot, store: Library, tmp_path: Path
) -> None:
    page = shelf(qtbot, store)
    path = tmp_path / "Ours.board.json"
    path.write_text(Edition("Ours", "red-outpost", {}).text, "utf-8")
    dropped(page, path)
    said = page.trouble.text
    assert "“Ours.board.json” contains printed values, not a match" in said
    assert "when you set up Red Outpost, “Match your copy…”" in said


def test_a_record_that_cannot_be_written_is_said(
    qtbot: QtBot, store: Library, tmp_path: Path
) -> None:
    store.add(played(2), "Friday")
    page = shelf(qtbot, store)
    page.history.rows[0].wanted.emit(verbs.SAVE, store.matches()[0])
    files_of(page).fileSelected.emit(str(tmp_path / "nowhere" / "Friday.waypost"))
    assert "nowhere/Friday.waypost” cannot be written: " in page.trouble.text


DAMAGED = "Damaged: what can still be read can be saved as a file."
OF_ANOTHER = "This version of Waypost cannot read this match. It is kept as it is."


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ("game = 'outer-earth'", DAMAGED),
        ("header = 'broken'", DAMAGED),
        ("header = replace(header, 'rules ', 'rules 9')", OF_ANOTHER),
    ],
)
@pytest.mark.parametrize("answers", [3, 10**6])
def test_a_match_that_cannot_be_read_is_kept_and_said(
    qtbot: QtBot,
    store: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: str,
    kept: str,
    answers: int,
) -> None:
    ident = store.add(played(2, answers=answers), "Friday")
    with sqlite3.connect(tmp_path / "matches.sqlite") as connection:
        connection.execute(f"UPDATE match SET {change} WHERE id = {ident}")
    connection.close()
    page = shelf(qtbot, store)
    page.grab()
    groups: tuple[Sequence[MatchButton], ...] = (page.strip.tiles, page.history.rows)
    (button,) = (button for group in groups for button in group)
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: opened.append(menu))
    button.click()
    assert len(opened) == 1, "what cannot be opened says what can be done"
    assert kept in button.accessibleName() and "Friday" in button.accessibleName()
    page.show_all()
    page.grab()
    assert list(page.all_matches.about.buttons) == ["rename", "copy", "save", "delete"]
    assert kept in shown(page)


def test_large_text_and_german_leave_everything_inside(
    qtbot: QtBot, store: Library, qapp: QApplication
) -> None:
    put(store, 4)
    translate.install(qapp, "de")
    theme.apply(qapp, "light", 1.5)
    page = shelf(qtbot, store)
    assert page.minimumSizeHint().width() <= 1280
    for widget in (page.strip.file, page.cards[0], page.history, page.bar.search):
        assert widget.mapTo(page, widget.rect().topRight()).x() < page.width()
    page.show_all()
    assert page.minimumSizeHint().width() <= 1280


def test_the_game_of_the_tests_exists() -> None:
    assert GAME in games.names()


def test_a_game_without_points_is_told_by_its_rounds(store: Library) -> None:
    game = games.load("robinson-crusoe")
    match = Match.new(
        game, game.setup(2, level="table"), [Player("Ada"), Player("Ben")], "7F3A91C2"
    )
    match.tell("round_over")
    match.tell("phase_over")
    store.add(match, "Saturday")
    assert match_text.turn(store.matches()[0]) == "Round 2"
    match.tell("game_over", "won")
    assert match_text.outcome(store.matches()[0]) == "Ada and Ben: won"
