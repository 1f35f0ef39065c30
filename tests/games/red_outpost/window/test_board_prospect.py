"""Beside what is pointed at on the board stands what choosing it brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look import translate
from desktop.look.signs import Sign
from desktop.scene.choosing import Choosing
from desktop.scene.piece import Piece
from tests.desktop.fixtures import light_and_english
from tests.desktop.pressing import where_to_press
from tests.games.red_outpost.table import table
from tests.games.red_outpost.window.board import Board, drag

AT = {"farmer": "mine", "miner": "lake", "commissar": "pasture"}


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion at which the first of two seats moves a worker."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(862, 706)
    made.show()
    made.show_view(table(at=AT, warehouse=[0, 0, 0, 0]), 0)
    yield made
    translate.install(qapp, "en")


def point(board: Board, thing: str) -> None:
    """Point at a thing with the mouse."""
    QTest.mouseMove(board.board_view.viewport(), where_to_press(board, thing))


def plates(board: Board, kind: str = "prospect") -> list[QRectF]:
    """Where plates, or notes, lie on the board."""
    items = board.stage.scene.items()
    found = [item.spot for item in items if isinstance(item, Piece) and item.spot.kind == kind]
    return [QRectF(spot.x, spot.y, spot.w, spot.h) for spot in found]


def test_the_place_that_is_pointed_at_shows_what_the_chosen_worker_brings(board: Board) -> None:
    board.choosing.take(("worker:farmer",))
    point(board, "place:labor_camp")
    signs = board.prospect
    assert signs[0] == Sign("tokens/mood_sad", "→ −2")
    cubes = [sign.picture for sign in signs if "cube" in sign.picture]
    assert cubes == ["tokens/cube_grain", "tokens/cube_wool", "tokens/cube_fish"]
    assert Sign("", "leads", "pink") in signs


def test_before_a_worker_is_chosen_a_place_shows_what_is_sure_for_all_of_them(board: Board) -> None:
    point(board, "place:cornfield")
    assert board.prospect == (Sign("tokens/cube_grain"),)


def test_a_worker_shows_what_is_sure_wherever_it_goes(board: Board) -> None:
    point(board, "worker:farmer")
    assert board.prospect == (Sign("", "leads", "pink"),)


def test_after_a_place_a_worker_shows_what_it_brings_there(board: Board) -> None:
    board.choosing.take(("place:cornfield",))
    point(board, "worker:commissar")
    assert board.prospect[:2] == (
        Sign("tokens/mood_sad", "→ −1"),
        Sign("tokens/cube_grain"),
    )
    assert Sign("", "leads", "pink") in board.prospect


def test_what_the_keyboard_is_at_shows_and_says_what_it_brings(board: Board) -> None:
    board.choosing.take(("worker:farmer",))
    button = board.reach.buttons["place:cornfield"]
    assert not button.accessibleDescription()
    button.setFocus()
    assert Sign("tokens/cube_grain") in board.prospect
    assert "Anna produces 1 grain." in button.accessibleDescription()


def test_a_worker_that_is_held_over_a_place_shows_what_it_brings(board: Board) -> None:
    port = board.board_view.viewport()
    start = where_to_press(board, "worker:farmer")
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    area = board.stage.area("place:cornfield")
    end = board.board_view.mapFromScene(area.center())
    for at in (start - QPoint(30, 30), end):
        drag(board, at)
    assert Sign("tokens/cube_grain") in board.prospect
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert board.answers == ["farmer>cornfield"]
    assert board.prospect == ()


@pytest.mark.parametrize("place", ["pasture", "lake", "spaceship", "labor_camp", "palace"])
def test_the_plate_never_covers_what_it_explains(board: Board, place: str) -> None:
    board.show_view(table(), 0)
    board.choosing.take(("worker:farmer",))
    point(board, f"place:{place}")
    (plate,) = plates(board)
    covered = plate.intersected(board.stage.area(f"place:{place}"))
    assert covered.width() * covered.height() == 0


def test_where_nothing_can_be_chosen_there_is_no_plate(board: Board) -> None:
    point(board, "worker:farmer")
    assert plates(board)
    board.board_view.pointed.emit(["place:barracks"])
    assert board.prospect == () and not plates(board)


def test_showing_a_table_waits_for_no_forecast(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_: Choosing, *__: str) -> None:
        raise AssertionError

    monkeypatch.setattr(Choosing, "forecast", never)
    board.board_view.pointed.emit([])
    board.show_view(table(), 0)
    board.choosing.take(("worker:farmer",))


def test_the_note_does_not_cover_what_the_thing_brings(board: Board) -> None:
    cards = {0: ("bureaucrat", "warehouse")}
    board.show_view(table(3, "morning", cards=cards), 0)
    places = [it.thing for it in board.reach.buttons.values() if it.thing.startswith("place:")]
    for taken in (), ("worker:farmer",), ("worker:bureaucrat",):
        board.choosing.take(taken)
        for thing in places:
            board.board_view.pointed.emit([])
            board.board_view.pointed.emit([thing])
            if not plates(board):
                continue
            (plate,) = plates(board)
            board.telling.show_note(thing)
            (note,) = plates(board, "note")
            covered = note.intersected(plate)
            assert covered.width() * covered.height() == 0, (taken, thing)
