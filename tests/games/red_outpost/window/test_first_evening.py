"""What somebody stumbled over who had the box, and saw the app for the first time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import theme, translate
from desktop.set_up.page import SetUpPage
from desktop.sheet.page import SheetPage
from desktop.shelf.all_matches import found
from desktop.shelf.glance import COVER
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from desktop.table.free_place import is_free, pressable
from desktop.table.page import TablePage
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.game import GAME
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.game import AT_TABLE
from engine.store.library import Library
from tests.games.red_outpost.at_table import at_table, tell
from tests.games.red_outpost.window.panels import table_on

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def page(window: Window, library: Library) -> TablePage:
    """A match of three at the table on a small screen, Anna first."""
    window.resize(1280, 760)
    window.open_match(library.add(at_table(3), "Friday"))
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


def press(page: QWidget, name: str) -> None:
    """Press a button with the mouse, by its name."""
    button = page.findChild(QWidget, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def columns(page: TablePage) -> list[list[int]]:
    """Where the counters, the wheel and the first button of every row begin."""
    QApplication.processEvents()
    return [
        [it.mapTo(row, QPoint()).x() for it in (row.vp, row.crystals, row.wheel, row.made[0])]
        for row in table_on(page).people.rows
    ]


@pytest.mark.slow
def test_the_set_up_of_a_table_opens_no_second_window(qtbot: QtBot, window: Window) -> None:
    before = {one for one in QApplication.topLevelWidgets() if one.isVisible()}
    made = SetUpPage(GAME, level=AT_TABLE)
    qtbot.addWidget(made)
    made.show()
    made.resize(1280, 760)
    QApplication.processEvents()
    after = {one for one in QApplication.topLevelWidgets() if one.isVisible()}
    assert after - before == {made}


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_the_columns_of_all_people_stay_one_above_the_other(
    page: TablePage, qapp: QApplication
) -> None:
    translate.install(qapp, "de")
    before = columns(page)
    for row in before:
        away = [abs(a - b) for a, b in zip(row, before[0], strict=True)]
        assert max(away) <= 2, "but for the wider frame of who is at turn"
    press(page, "produce_1_2")
    assert columns(page) == before, "nothing moves while a good is asked for"
    press(page, "good_1_coal")
    assert columns(page) == before
    translate.install(qapp, "en")


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_who_is_at_turn_is_read_in_full_when_the_turn_goes_on(
    page: TablePage, qapp: QApplication
) -> None:
    translate.install(qapp, "de")
    for seat in (1, 2, 3):
        assert page.telling.tell("done", seat)
        QApplication.processEvents()
        for row in table_on(page).people.rows:
            when = row.when
            assert when.sizeHint().width() <= when.width(), when.text()
    translate.install(qapp, "en")


@pytest.mark.slow
def test_two_cubes_at_once_are_one_step_in_words(page: TablePage) -> None:
    press(page, "produce_1_2")
    press(page, "good_1_coal")
    assert page.note.text() == "Anna produces 2 coal cubes. (RO-3.1)"
    assert page.steps.undo.words[0] == "Undo: Anna produces 2 coal cubes"


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_a_refusal_moves_nothing_under_the_finger(window: Window, library: Library) -> None:
    players = [Player(name) for name in ("Anna", "Ben", "Cleo")]
    setup = GAME.setup(3, {"first": "1"}, level=AT_TABLE)
    match = Match.new(GAME, setup, players, "7F3A91C2")
    match.tell("joined")
    window.open_match(library.add(match, "Joined"))
    assert isinstance(window.page, TablePage)
    page = window.page
    QApplication.processEvents()
    before = table_on(page).mapTo(page, QPoint())
    press(page, "produce_1_2")
    QApplication.processEvents()
    assert "wheel" in page.notice.text
    assert table_on(page).mapTo(page, QPoint()) == before
    assert page.rect().contains(page.notice.geometry())


def test_the_shelf_tells_that_a_match_is_played_at_a_table(
    qtbot: QtBot, window: Window, library: Library
) -> None:
    match = at_table(3)
    library.add(match, "Friday")
    match.tell("done", 1)
    page = window.page
    assert isinstance(page, ShelfPage)
    page.refresh()
    tile = page.strip.tiles[0]
    qtbot.waitUntil(lambda: "Ben’s turn" in tile.accessibleName(), timeout=20_000)
    assert "Red Outpost · at the table" in tile.accessibleName()
    glance = page.glances.of(tile.info)
    assert glance is not None
    cover = theme.cover("red-outpost", *COVER).toImage()
    assert glance.picture.toImage().pixelColor(60, 60) == cover.pixelColor(60, 60)
    assert [info.name for info in found([tile.info], "table anna")] == ["Friday"]
    page.show_all()
    row = page.all_matches.list.matches.index(0)
    assert "at the table" in row.data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.slow
@pytest.mark.parametrize("first", ["joined", "clock 1 morning 0 1"])
def test_points_that_nobody_told_are_not_drawn(
    window: Window, library: Library, first: str
) -> None:
    match = at_table(2)
    tell(match, first, "clock 2 afternoon 5 1", "vp 1 22", "vp 2 18")
    for seat in (2, 2, 1):
        tell(match, f"done {seat}")
    tell(match, *(f"mood_at {worker} 1" for worker in WORKERS))
    tell(match, *(f"discs {worker} {seat} 0" for worker in WORKERS for seat in (1, 2)))
    tell(match, *(f"{what} {seat} 1" for what in ("crystals", "palace") for seat in (1, 2)))
    tell(match, "settle")
    window.open_match(library.add(match, "Joined"))
    page = window.page
    if isinstance(page, TablePage):
        page.over.emit()
        page = window.page
    assert isinstance(page, SheetPage)
    assert (page.chart is None) == (first == "joined")


@pytest.mark.slow
def test_the_keyboard_is_on_the_shelf_again_after_the_calculator(
    window: Window, library: Library
) -> None:
    library.add(at_table(3), "Friday")
    window.show_shelf()
    QApplication.processEvents()
    for key in (Qt.Key.Key_S, Qt.Key.Key_Escape):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        QApplication.processEvents()
    page = window.page
    assert isinstance(page, ShelfPage)
    assert QApplication.focusWidget() is page.strip.tiles[0]


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_names_grow_with_the_window(page: TablePage, window: Window) -> None:
    row = table_on(page).people.rows[0]
    before = row.name.font().pixelSize()
    window.resize(1920, 1140)
    QApplication.processEvents()
    assert row.name.font().pixelSize() > before
    assert [it.property("state") for it in table_on(page).people.rows] == ["current", "", ""]


@pytest.mark.slow
def test_who_left_right_after_a_move_is_asked_again_what_it_leads_to(
    window: Window, library: Library
) -> None:
    ident = library.add(at_table(3), "Friday")
    for left, is_asked in (("moved 1 fisherman lake portrait all", True), ("done 1", False)):
        window.open_match(ident)
        assert isinstance(window.page, TablePage)
        window.page.telling.tell(*left.split())
        window.show_shelf()
        window.open_match(ident)
        assert isinstance(window.page, TablePage)
        lake = table_on(window.page).lake
        assert lake.note.text.startswith("The Fisherman’s first card?") == is_asked


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize("place", ["palace", "warehouse", "administration"])
def test_what_a_move_brought_is_said_off_all_that_it_leads_to(
    window: Window, library: Library, place: str
) -> None:
    window.resize(1280, 800)
    match = at_table(3)
    tell(match, "clock 1 forenoon 0 1")
    window.open_match(library.add(match, "Friday"))
    page = window.page
    assert isinstance(page, TablePage)
    table_on(page).turn.show_part("moves")
    for name in ("who_commissar", f"to_{place}"):
        QApplication.processEvents()
        press(page, name)
    assert page.note.isVisible()
    assert is_free(page.note.geometry(), pressable(page, page.note))
