"""A board takes most of the page, in every game, and what lies on it fills the room it has."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.look import translate
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene import letters
from desktop.scene.board import DrawnBoard
from engine.base import catalogue
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import light_and_english

LARGE = QSize(1920, 1080)


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> None:
    """Light, English, 100 %."""
    light_and_english(qapp)


def page_of(game: str, qtbot: QtBot, thinking: Thinking, size: QSize) -> MatchPage:
    """The page of a match that begins, in a window of that size."""
    known = games.load(game)
    people = [Player("Anna"), Player("Blue", "bot:random")]
    match = Match.new(known, known.setup(2), people, "7F3A91C2")
    page = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.resize(size)
    page.show()
    assert QTest.qWaitForWindowExposed(page)
    return page


def drawn_on(page: QWidget) -> DrawnBoard:
    """The board that is drawn there."""
    found = page.findChildren(DrawnBoard)
    return found[0] if found else page  # type: ignore[return-value]


def painted(board: DrawnBoard) -> QRectF:
    """What the things that lie on it take of the board, in pixels."""
    all_of_it = QRectF()
    for piece in board.stage.pieces.values():
        all_of_it = all_of_it.united(board.stage.area(piece.spot.id))
    return QRectF(board.board_view.mapFromScene(all_of_it).boundingRect())


def test_every_board_takes_at_least_72_percent_of_the_width_of_a_large_window(
    sealed: str, qtbot: QtBot, thinking: Thinking
) -> None:
    played = [game for game in catalogue.names() if boards.has(game, "play")]
    assert len(played) > 1 and sealed in played
    for game in played:
        page = page_of(game, qtbot, thinking, LARGE)
        assert page.board.isVisible()
        assert page.board.width() >= 0.72 * LARGE.width(), game


def test_on_a_very_large_window_the_log_has_a_column_of_its_own(
    qtbot: QtBot, thinking: Thinking
) -> None:
    page = page_of("red-outpost", qtbot, thinking, QSize(2560, 1440))
    assert page.beside.is_wide
    assert page.board.width() >= 0.72 * page.width()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1440, 900)])
def test_what_lies_on_the_board_leaves_no_broad_edge(
    qtbot: QtBot, thinking: Thinking, size: tuple[int, int]
) -> None:
    board = drawn_on(page_of("red-outpost", qtbot, thinking, QSize(*size)))
    room, there = board.size(), painted(board)
    assert there.width() >= 0.97 * room.width() or there.height() >= 0.97 * room.height()
    assert board.rect().adjusted(-2, -2, 2, 2).contains(there.toAlignedRect())


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_letter_of_a_board_is_below_12_pixels_in_the_smallest_window(
    qapp: QApplication, sealed: str, qtbot: QtBot, thinking: Thinking, language: str
) -> None:
    translate.install(qapp, language)
    for game in (game for game in catalogue.names() if boards.has(game, "play")):
        board = drawn_on(page_of(game, qtbot, thinking, QSize(1280, 800)))
        assert board.isVisible()
        least = letters.FLOOR * board.plan.unit
        assert least * board.board_view.transform().m11() >= 12, game
