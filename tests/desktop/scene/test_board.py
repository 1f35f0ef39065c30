"""A drawn board under mouse and keyboard: what it tells of, and where the keyboard goes from it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import tooltip
from desktop.scene.piece import Piece
from desktop.scene.placement import beside
from desktop.scene.reach import Button
from desktop.scene.spot import Spot
from desktop.scene.telling import REST_MS
from tests.desktop.fixtures import light_and_english, press
from tests.desktop.pages import played
from tests.games.red_outpost.window.board import Board

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion, between two fields."""
    light_and_english(qapp)
    page, made = QWidget(), Board()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    for part in (QLineEdit(), made, QLineEdit()):
        column.addWidget(part)
    made.set_motion(0)
    page.resize(862, 806)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    made.show_match(played(2, answers=0))
    yield made


def rested(board: Board) -> None:
    """The mouse has stayed where it is."""
    for clock in board.telling.findChildren(QTimer):
        if clock.interval() == REST_MS and clock.isActive():
            clock.timeout.emit()


def test_what_the_mouse_stays_at_is_told_until_it_leaves_the_board(board: Board) -> None:
    view = board.board_view.viewport()
    at = board.area_of("deck:lake").center()
    QTest.mouseMove(view, at)
    rested(board)
    assert board.note is not None
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert board.note is None


def test_a_note_lies_off_the_card_that_lies_over_the_board(board: Board) -> None:
    page = board.parentWidget()
    assert page is not None

    def note_area() -> QRect:
        board.telling.show_note("deck:lake")
        (note,) = (
            it
            for it in board.board_view.items()
            if isinstance(it, Piece) and it.spot.kind == "note"
        )
        return board.board_view.mapFromScene(note.sceneBoundingRect()).boundingRect()

    usual = note_area()
    card = QWidget(page)
    card.setGeometry(usual.translated(board.pos()).adjusted(20, 20, -20, -20))
    card.show()
    now = note_area().translated(board.pos())
    assert not now.intersects(card.geometry()) and now != usual


def test_where_no_place_is_off_a_card_most_of_a_note_is_in_sight() -> None:
    about, card = Spot("", "", 720, 35, 170, 185), Spot("", "", 288, 319, 1025, 483)
    _, y = beside(about, 437, 337, (), (1600, 1000), kept=[card])
    assert card.y - 30 < y + 337 < card.y + 30


def test_a_click_on_what_cannot_be_chosen_says_why(board: Board) -> None:
    board.board_view.clicked.emit(["deck:lake"])
    assert board.note is not None and board.note.reason
    assert tooltip.put_away() and board.note is None, "as Esc does on a page"
    assert not tooltip.put_away()


def test_what_is_shown_large_is_told_anew_with_the_situation(board: Board) -> None:
    board.show_large("place:mine")
    before = board.telling.large.look
    assert before is not None
    match = played(2, answers=9)
    board.show_match(match)
    assert board.telling.large.look is not None and board.telling.large.look is not before


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_leads_from_zone_to_zone_and_out_of_the_board(board: Board, key: Qt.Key) -> None:
    board.take_focus()
    zones: list[int] = []
    while isinstance(focus := QApplication.focusWidget(), Button):
        zones.append(focus.zone)
        assert len(zones) < 20
        press(focus, key)
    assert len(zones) == len(set(zones)) and zones in (sorted(zones), sorted(zones)[::-1])
    assert isinstance(focus, QLineEdit)
