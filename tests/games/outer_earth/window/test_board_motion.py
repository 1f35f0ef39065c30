"""Motion on the board of Outer Earth: what flies, and that the end is what a new layout shows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.scene.layout import Flight
from desktop.scene.piece import Piece
from engine.games.outer_earth import turn
from engine.rules.agenda import Event
from tests.desktop.fixtures import light_and_english
from tests.games.outer_earth.matches import begun, play
from tests.games.outer_earth.positions import answer, ask, draw_on, face, place, position
from tests.games.outer_earth.window.board import SMALLEST, Board
from tests.sweeps import swept

Boards = tuple[Board, Board]


@pytest.fixture
def boards(qapp: QApplication, qtbot: QtBot) -> Iterator[Boards]:
    """Two boards at the size they have at 1280 × 800."""
    light_and_english(qapp)
    made = Board(), Board()
    for board in made:
        qtbot.addWidget(board)
        board.resize(*SMALLEST)
        board.show()
    yield made


def lies(board: Board) -> dict[str, object]:
    """Everything on a board: what it is, where it is, and its ring."""
    return {
        id_: (piece.spot, piece.pos().toTuple(), piece.halo)
        for id_, piece in board.stage.pieces.items()
    }


@pytest.mark.parametrize("speed", swept((1.0, 0.0), 1))
def test_the_end_is_what_a_new_layout_shows(boards: Boards, speed: float) -> None:
    moving, laid = boards
    moving.set_motion(speed)
    laid.set_motion(0)
    moments = 0
    state = begun(3)
    state.events = []
    for number, _ in enumerate(play(state, random.Random(4))):
        events: list[Event] = []
        if state.current_player < 0 or number % 5:
            continue
        events, state.events = [it for it in state.events or () if it.is_for(0)], []
        moving.show_view(state, 0, events=events)
        moving.motion.finish()
        laid.show_view(state, 0)
        laid.populate()
        assert lies(moving) == lies(laid)
        moments += 1
    assert moments > 40
    shown = [it for it in moving.stage.scene.items() if it.parentItem() is None]
    assert len([it for it in shown if isinstance(it, Piece)]) == len(moving.stage.pieces)


def test_a_card_that_is_drawn_shows_its_face_to_its_seat_alone(boards: Boards) -> None:
    board, _ = boards
    state = position(hands={0: "Pca"}, ap=2)
    ask(state, turn.turn(0))
    state.events = []
    draw_on(answer(state, "draw"))
    for viewer, is_known in ((0, True), (1, False)):
        board.show_view(state, viewer)
        events = [event for event in state.events or () if event.is_for(viewer)]
        flown = [it.spot.look.face for it in board.situation.flights(events)]
        assert len(flown) == 2 and all((it != "card:?") is is_known for it in flown)


def test_a_card_goes_from_the_hand_into_its_slot(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(1)
    state = position(hands={0: "Pca"}, developing={0: ["01"]}, ap=2, free_places=1)
    board.show_view(ask(state, turn.turn(0)), 0)
    state.events = []
    answer(state, place("01", "Pca"))
    board.show_view(state, 0, events=state.events or ())
    piece = board.stage.pieces["built:01:0"]
    assert piece.spot.look.face == face("Pca") and piece in board.motion.ways
    board.motion.finish()
    assert piece.pos() == piece.end


def test_a_planet_is_drawn_in_the_market_after_it_lay_in_a_colony(boards: Boards) -> None:
    """An earlier moment may be looked at: what lay still is moved again."""
    board, _ = boards
    later = ask(position(developing={0: ["07"]}, ap=1), turn.turn(0))
    earlier = ask(position(row={"07": 0}, ap=1), turn.turn(0))
    flag = Piece.GraphicsItemFlag.ItemHasNoContents
    for state, is_still in ((earlier, False), (later, True), (earlier, False)):
        board.show_view(state, 0)
        assert bool(board.stage.pieces["planet:07"].flags() & flag) is is_still


def paddles_flown(board: Board, *answers: str) -> list[Flight]:
    """What flies of the paddles when two seats have answered so, before the first turn."""
    state = draw_on(begun(2))
    while len(answers) == 1 and state.offered != state.row[-1]:
        answer(state, "no", "no")
    state.events = []
    answer(state, *(answers * 2)[:2])
    draw_on(state)
    board.show_view(state, 0)
    flown = board.situation.flights(state.events)
    return [it for it in flown if "paddle" in str(it.spot.look)]


def test_paddles_stay_where_bids_follow_them(boards: Boards) -> None:
    flown = paddles_flown(boards[0], "yes", "yes")
    assert [(it.start, it.end, it.delay > 0) for it in flown] == [
        ("bidder:0", "bidder:0", True),
        ("bidder:1", "bidder:1", True),
    ]


@pytest.mark.parametrize("other", ["yes", "no"])
def test_paddles_do_not_stand_over_the_next_planet(boards: Boards, other: str) -> None:
    flown = paddles_flown(boards[0], "no", other)
    assert [(it.start, it.end, it.delay) for it in flown] == [
        ("bidder:0", "person:0", 0.0),
        ("bidder:1", "person:1", 0.0),
    ]


def test_paddles_of_the_last_planet_do_not_stand_over_colonies(boards: Boards) -> None:
    flown = paddles_flown(boards[0], "no")
    assert not boards[0].situation.table.shape.is_auction
    assert not {it.start for it in flown} & set(boards[0].stage.pieces)
