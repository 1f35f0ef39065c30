"""Motion ends in exactly what a board laid out anew shows, and never stands in the way."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.drawn.layout import Situation, situation
from desktop.look.voice import Voice
from desktop.scene.choosing import Choosing
from desktop.scene.layout import Flight
from desktop.scene.motion import Change, Motion
from desktop.scene.piece import Piece
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY, Event
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, NAMES
from tests.games.red_outpost.window.board import Board
from tests.sweeps import swept

pytestmark = pytest.mark.dressed(False)

Boards = tuple[Board, Board]


@pytest.fixture
def boards(qapp: QApplication, qtbot: QtBot) -> Iterator[Boards]:
    """One board that moves, and one that is laid out anew."""
    light_and_english(qapp)
    made = Board(), Board()
    for board in made:
        qtbot.addWidget(board)
        board.resize(862, 706)
    yield made


class Moment(NamedTuple):
    """A moment of a match: what is seen, who is asked, and what happened before."""

    view: RedOutpost
    asked: int
    events: Sequence[Event]


def moments(number: int, seats: int = 4) -> Iterator[Moment]:
    """The moments of a random match with special cards."""
    game = games.load(GAME)
    players = [Player(name) for name in NAMES[:seats]]
    setup = game.setup(seats, {"special_cards": "on", "locks": "random"})
    match = Match.new(game, setup, players, f"7F3A90{number:02X}")
    dice = random.Random(number)
    events: list[Event] = []
    while True:
        view = match.view(max(0, match.asked))
        assert isinstance(view, RedOutpost)
        yield Moment(view, match.asked, events)
        if match.asked == NOBODY:
            return
        legal = list(view.legal_actions())
        entries = match.answer(match.asked, legal[int(dice.random() * len(legal))])
        events = [event for entry in entries for event in entry.events]


def show(board: Board, moment: Moment) -> None:
    """Show a moment."""
    board.show_view(moment.view, moment.asked, events=moment.events)


def lies(board: Board) -> dict[str, object]:
    """Everything on a board: what it is, where it is, and its ring."""
    return {
        id_: (piece.spot, piece.pos().toTuple(), piece.halo)
        for id_, piece in board.stage.pieces.items()
    }


def picture(board: Board) -> QImage:
    """The scene as it is drawn."""
    image = QImage(860, 712, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    board.stage.scene.render(painter)
    painter.end()
    return image


@pytest.mark.slow
@pytest.mark.parametrize(("number", "speed"), swept([(0, 0.0), (1, 1.0), (0, 1.0), (1, 0.0)], 2))
def test_the_end_is_what_a_new_layout_shows(boards: Boards, number: int, speed: float) -> None:
    moving, laid = boards
    moving.set_motion(speed)
    laid.set_motion(0)
    for step, moment in enumerate(moments(number)):
        show(moving, moment)
        if step % 3:
            moving.motion.finish()
        show(laid, moment)
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
    for moment in moments(3):
        show(board, moment)
        if board.motion.is_moving and board.choosing.ways:
            break
    assert board.motion.is_moving
    way = next(iter(board.choosing.ways))
    for thing in way:
        board.press(thing)
    assert len(board.answers) == 1
    with qtbot.waitSignal(board.motion.finished, timeout=20_000):
        pass
    assert not board.motion.is_moving
    assert all(piece.pos() == piece.end for piece in board.stage.pieces.values())


@pytest.mark.slow
def test_showing_the_same_moment_again_disturbs_nothing(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(1.0)
    moved = 0
    for moment in moments(6):
        board.show_view(moment.view, -1, events=moment.events)
        if board.motion.is_moving:
            moved += 1
            before = {id_: piece.pos() for id_, piece in board.stage.pieces.items()}
            ways = dict(board.motion.ways)
            board.show_view(moment.view, moment.asked)
            kept = {piece: way for piece, way in board.motion.ways.items() if piece in ways}
            assert kept == ways
            for id_, where in before.items():
                assert board.stage.pieces[id_].pos() == where
            board.motion.finish()
    assert moved > 0


@pytest.mark.slow
def test_off_is_off(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(0)
    for moment in moments(4):
        show(board, moment)
        assert not board.motion.is_moving
    assert not board.stage.pieces["worker:miner"].pos().isNull()


@pytest.mark.slow
def test_pieces_stay_the_same_from_moment_to_moment(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(0)
    known: dict[str, object] = {}
    for moment in moments(5):
        show(board, moment)
        for id_ in ("worker:miner", "place:mine", "portrait:farmer", "vp:0"):
            assert known.setdefault(id_, board.stage.pieces[id_]) is board.stage.pieces[id_]


def test_speed_shortens_a_move(qapp: QApplication) -> None:
    motion = Motion()
    usual = motion.lasts
    motion.speed = 2.0
    assert motion.lasts == usual / 2
    motion.speed = 0.0
    assert motion.lasts == 0


def test_points_crystals_and_cards_fly_by_what_happened() -> None:
    seen: dict[str, set[tuple[str, str]]] = {}
    for moment in moments(1):
        flights = list(flying(moment))
        for flight in flights:
            seen.setdefault(str(flight.spot.look), set()).add((flight.start, flight.end))
        gained = sum(it.params["n"] for it in moment.events if it.name == "crystal_gained")
        crystals = [it for it in flights if it.end.startswith("crystals:")]
        assert len(crystals) == gained, "each crystal that somebody gained has flown to that person"
        told = [it for it in moment.events if it.name in ("exported", "wheel_reward", "portrait")]
        assert sum(it.spot.kind == "flying" for it in flights) == len(told)
    ways = {way for found in seen.values() for way in found}
    assert ("deck:lake", "discard:lake") in ways and ("deck:spaceship", "discard:spaceship") in ways
    assert {end.partition(":")[0] for start, end in ways if start == "wheel"} == {"vp", "crystals"}
    assert any(start.startswith("portrait:") for start, _ in ways), "a day's end is seen"


@pytest.mark.slow
def test_nothing_flies_where_nothing_happened(boards: Boards) -> None:
    board, _ = boards
    board.set_motion(1.0)
    seen = list(moments(1))
    for moment in reversed(seen):
        board.show_view(moment.view, moment.asked, Change.BACK)
        kinds = {it.spot.kind for it in board.stage.scene.items() if isinstance(it, Piece)}
        assert "flying" not in kinds
        board.motion.finish()


def test_cubes_come_from_where_they_were_made() -> None:
    for moment in moments(2):
        moves = [it for it in moment.events if it.name == "moved"]
        made = [it for it in moment.events if it.name == "produced"]
        if moves and made and len(moves) == 1:
            homes = laid(moment).homes(moment.events)
            assert homes[f"cube:{made[0].params['good']}"] == f"place:{moves[0].params['place']}"
            return
    raise AssertionError("nobody has made anything")


def laid(moment: Moment) -> Situation:
    """A moment as it lies on the board."""
    voice = Voice(load(GAME, "en"), NAMES, games.load(GAME).colours)
    return situation(moment.view, voice, Choosing())


def flying(moment: Moment) -> Iterable[Flight]:
    """What is seen to fly."""
    return laid(moment).flights(moment.events)
