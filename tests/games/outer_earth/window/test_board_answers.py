"""Every question of Outer Earth is answered on the drawn board, or with a card of the hand."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.outer_earth.play import DOOR
from desktop.look import translate
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import DECISION
from tests.desktop.fixtures import light_and_english
from tests.desktop.pressing import where_to_press
from tests.games.outer_earth.matches import begun, play
from tests.games.outer_earth.positions import ask, face, invest, place, position, take
from tests.games.outer_earth.window.board import SMALLEST, Board

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion at the size it has at 1280 × 800."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(*SMALLEST)
    # Nothing of it is looked at as it is drawn.
    made.setUpdatesEnabled(False)
    made.show()
    yield made
    translate.install(qapp, "en")


def in_turn() -> OuterEarth:
    """Seat 0 has cards, two planets, one of them begun, and three action points."""
    state = position(
        hands={0: "Pca Sam Tmc"},
        developing={0: ["01", "09"]},
        built={"01": "Pac"},
        open_cards="Pcc Saa Tmm",
        discard="Pmm",
        ap=3,
        free_places=1,
    )
    return ask(state, turn.turn(0))


def press(board: Board, *things: str) -> None:
    """Press things one after another: a card in the hand, all else by the real mouse."""
    for thing in things:
        if thing.startswith("card:"):
            board.choosing.press(thing)
        else:
            at = where_to_press(board, thing)
            QTest.mouseClick(board.board_view.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize(
    ("things", "answer"),
    [
        (("deck",), "draw"),
        (("open:secondary-amber-amber",), take("Saa")),
        (("refresh",), "refresh"),
        ((face("Pca"), "slot:01"), place("01", "Pca")),
        ((face("Sam"), "slot:09"), place("09", "Sam")),
        ((face("Tmc"), "stocks:0"), invest("Tmc")),
        (("slot:09", face("Sam")), place("09", "Sam")),
        (("stocks:0", face("Tmc")), invest("Tmc")),
        (("newest:01", "discard"), "remove:01"),
        (("end",), "end"),
    ],
)
def test_a_turn_is_played_by_presses(board: Board, things: tuple[str, ...], answer: str) -> None:
    board.show_view(in_turn(), 0)
    press(board, *things)
    assert board.answers == [answer]


@pytest.mark.parametrize("other", ["deck", "end", "open:secondary-amber-amber", "refresh"])
@pytest.mark.parametrize("taken", [face("Sam"), "slot:09"])
def test_what_answers_by_itself_first_drops_what_is_chosen(
    board: Board, taken: str, other: str
) -> None:
    board.show_view(in_turn(), 0)
    press(board, taken, other)
    assert board.answers == []
    assert board.choosing.taken == ()
    press(board, other)
    assert len(board.answers) == 1


def test_a_planet_is_closed_by_its_button(board: Board) -> None:
    state = position(developing={0: ["01"]}, built={"01": "Pca Pac Pca"}, ap=3)
    board.show_view(ask(state, turn.turn(0)), 0)
    press(board, "close:01")
    assert board.answers == ["close:01"]


@pytest.mark.parametrize("paddle", ["yes", "no"])
def test_a_paddle_is_shown_by_a_press(board: Board, paddle: str) -> None:
    state = position(hands={0: "Pca", 1: "Pca"}, row={"07": 2})
    board.show_view(ask(state, auction.offer(6)), 0)
    press(board, f"paddle:{paddle}")
    assert board.answers == [paddle]


def test_a_bidder_adds_cards_or_nothing(board: Board) -> None:
    for answer in ("add", "pass"):
        state = position(
            hands={0: "Pca", 1: "Pca"}, bids={0: "Saa", 1: "Scc"}, row={"07": 0}, offered=6
        )
        board.answers.clear()
        board.show_view(ask(state, auction.bidding((0, 1), 6)), 0)
        press(board, f"bid:{answer}")
        assert board.answers == [answer]


def test_a_card_is_pressed_where_all_the_planet_takes_it(board: Board) -> None:
    board.show_view(in_turn(), 0)
    press(board, face("Pca"))
    assert set(board.choosing.next) == {"slot:01", "slot:09", "stocks:0"}
    board.press("planet:01")
    assert board.answers == [place("01", "Pca")], "the whole planet takes it, not its slot alone"


def test_a_turn_is_played_from_the_keyboard(board: Board) -> None:
    board.show_view(in_turn(), 0)
    board.take_focus()
    board.choosing.press(face("Pca"))
    button = board.reach.buttons["slot:01"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert board.answers == [place("01", "Pca")]


@pytest.mark.dressed(True)
def test_the_newest_card_is_dragged_onto_the_discards(board: Board) -> None:
    board.show_view(in_turn(), 0)
    port = board.board_view.viewport()
    start, end = where_to_press(board, "newest:01"), board.area_of("discard").center()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.2, 0.6, 1.0):
        at = start + (end - start) * part
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(port.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(port, event)
    assert board.choosing.taken == ("newest:01",)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert board.answers == ["remove:01"]


def test_escape_puts_the_card_back(board: Board) -> None:
    board.show_view(in_turn(), 0)
    board.choosing.press(face("Pca"))
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not board.choosing.taken and not board.answers


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_has_steps_of_its_own_over_things_that_are_there(
    board: Board, seats: int
) -> None:
    asked: set[str] = set()
    for number, state in enumerate(play(begun(seats), random.Random(seats))):
        if state.current_player < 0 or state.question is None:
            continue
        if number % 7 and state.question.name in asked:
            continue
        view = board.show_view(state, state.current_player)
        assert view.question is not None
        asked.add(view.question.name)
        steps = [DOOR.steps(view, action) for action in view.legal_actions()]
        assert len(set(steps)) == len(steps)
        if view.question.name in DOOR.hand.gathers:
            continue
        lie = {*board.things(), *view.hands[view.current_player]}
        assert {thing for way in steps for thing in way} <= lie
    known = {node.name for node in OuterEarth.NODES.values() if node.kind == DECISION}
    assert asked == known
