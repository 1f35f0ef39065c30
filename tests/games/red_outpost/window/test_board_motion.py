"""Motion ends in exactly what a board laid out anew shows, and never stands in the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.drawn import flights
from desktop.boards.red_outpost.play.drawn.board import RedOutpostBoard
from desktop.scene.motion import Motion
from desktop.scene.piece import Piece
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, NAMES

Boards = tuple[RedOutpostBoard, RedOutpostBoard]


@pytest.fixture
def boards(qapp: QApplication, qtbot: QtBot) -> Iterator[Boards]:
    """One board that moves, and one that is laid out anew."""
    light_and_english(qapp)
    made = RedOutpostBoard(), RedOutpostBoard()
    for board in made:
        qtbot.addWidget(board)
        board.resize(862, 706)
    yield made


def views(number: int, seats: int = 4) -> Iterator[tuple[RedOutpost, int]]:
    """The moments of a random match with special cards, with the seat that is asked."""
    game = games.load(GAME)
    players = [Player(name) for name in NAMES[:seats]]
    setup = game.setup(seats, {"special_cards": "on", "locks": "random"})
    match = Match.new(game, setup, players, f"7F3A90{number:02X}")
    dice = random.Random(number)
    while match.asked != NOBODY:
        view = match.view(match.asked)
        assert isinstance(view, RedOutpost)
        yield view, match.asked
        legal = list(view.legal_actions())
        match.answer(match.asked, legal[int(dice.random() * len(legal))])
    last = match.view(0)
    assert isinstance(last, RedOutpost)
    yield last, -1


def show(board: RedOutpostBoard, view: RedOutpost, asked: int) -> None:
    """Show a moment."""
    board.show_view(view, NAMES, games.load(GAME).colours, asked)


def lies(board: RedOutpostBoard) -> dict[str, object]:
    """Everything on a board: what it is, where it is, and its ring."""
    return {
        id_: (piece.spot, piece.pos().toTuple(), piece.halo)
        for id_, piece in board.stage.pieces.items()
    }


def picture(board: RedOutpostBoard) -> QImage:
    """The scene as it is drawn."""
    image = QImage(860, 712, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    board.stage.scene.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("speed", [0.0, 1.0])
@pytest.mark.parametrize("number", range(2))
def test_the_end_is_what_a_new_layout_shows(boards: Boards, number: int, speed: float) -> None:
    moving, laid = boards
    moving.set_motion(speed)
    laid.set_motion(0)
    for step, (view, asked) in enumerate(views(number)):
        show(moving, view, asked)
        if step % 3:
            moving.motion.finish()
        show(laid, view, asked)
        laid.populate()
        if step % 3:
            # The rest of the time the next moment comes while things are still under way.
            assert lies(moving) == lies(laid)
        if step % 9 == 1:
            assert picture(moving) == picture(laid)
    moving.motion.finish()
    assert lies(moving) == lies(laid)
    shown = [it for it in moving.stage.scene.items() if it.parentItem() is None]
    shown = [it for it in shown if isinstance(it, Piece)]
    assert len(shown) == len(moving.stage.pieces), "nothing that flew is left behind"


def test_things_move_and_can_be_clicked_meanwhile(boards: Boards, qtbot: QtBot) -> None:
    board, _ = boards
    board.set_motion(0.5)
    moments = views(3)
    for view, asked in moments:
        show(board, view, asked)
        if board.motion.is_moving and board.choosing.ways:
            break
    assert board.motion.is_moving
    answers: list[str] = []
    board.chosen.connect(answers.append)
    way = next(iter(board.choosing.ways))
    for thing in way:
        board.press(thing)
    assert len(answers) == 1
    with qtbot.waitSignal(board.motion.finished, timeout=20_000):
        pass
    assert not board.motion.is_moving
    assert all(piece.pos() == piece.end for piece in board.stage.pieces.values())


def test_showing_the_same_moment_again_disturbs_nothing(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(1.0)
    for view, asked in views(6):
        board.show_view(view, NAMES, games.load(GAME).colours, -1)
        if board.motion.is_moving:
            before = {id_: piece.pos() for id_, piece in board.stage.pieces.items()}
            ways = dict(board.motion._ways)
            show(board, view, asked)
            kept = {piece: way for piece, way in board.motion._ways.items() if piece in ways}
            assert kept == ways
            for id_, where in before.items():
                assert board.stage.pieces[id_].pos() == where
            board.motion.finish()


def test_off_is_off(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(0)
    for view, asked in views(4):
        show(board, view, asked)
        assert not board.motion.is_moving
    assert not board.stage.pieces["worker:miner"].pos().isNull()


def test_pieces_stay_the_same_from_moment_to_moment(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(0)
    known: dict[str, object] = {}
    for view, asked in views(5):
        show(board, view, asked)
        for id_ in ("worker:miner", "place:mine", "portrait:farmer", "vp:0"):
            assert known.setdefault(id_, board.stage.pieces[id_]) is board.stage.pieces[id_]


def test_speed_shortens_a_move(qapp: QApplication) -> None:
    motion = Motion()
    usual = motion.lasts
    motion.speed = 2.0
    assert motion.lasts == usual / 2
    motion.speed = 0.0
    assert motion.lasts == 0


def test_no_points_fly_when_a_step_is_taken_back() -> None:
    seen = [view for view, _ in views(1)]
    forth = sum(bool(points_flying(one, other)) for one, other in pairwise(seen))
    assert forth > 5
    assert points_flying(*seen[-2:]), "the last day is settled"
    for one, other in pairwise(seen):
        assert not points_flying(other, one)


def points_flying(before: RedOutpost, now: RedOutpost) -> list[flights.Flight]:
    """The points that are seen to fly."""
    return [it for it in flights.flights(before, now) if it.spot.kind == "flying"]
