"""Every decision of Red Outpost is answered on the drawn board: by steps and by the real mouse."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.steps import steps
from desktop.look import translate
from desktop.scene.choosing import Choosing
from engine.games.red_outpost import app_draws
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import DECISION, NOBODY
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, NAMES
from tests.desktop.pressing import where_to_press
from tests.games.red_outpost.window.board import Board, drag
from tests.sweeps import swept

pytestmark = pytest.mark.dressed(False)

CARDS = {"special_cards": "on", "locks": "random"}


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board without motion at the size it has at 1280 × 800."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(862, 706)
    made.show()
    yield made
    translate.install(qapp, "en")


def match_of(number: int, seats: int) -> Match:
    """A match with special cards and random locks."""
    game = games.load(GAME)
    players = [Player(name) for name in NAMES[:seats]]
    return Match.new(game, game.setup(seats, CARDS), players, f"7F3A91{number:02X}")


@pytest.mark.slow
def test_every_decision_has_ways_over_things_that_are_there(board: Board) -> None:
    asked: set[str] = set()
    for number in range(40):
        match = match_of(number, 4)
        dice = random.Random(number)
        while match.asked != NOBODY:
            view = match.view(match.asked)
            assert isinstance(view, RedOutpost) and view.question is not None
            legal = list(view.legal_actions())
            ways = [steps(view, action) for action in legal]
            assert len(set(ways)) == len(ways), "two actions have the same way"
            begun = {way[:1] for way in ways if len(way) == 2}
            answers = {way for way in ways if len(way) == 1}
            assert not begun & answers, "an answer in the middle of a way"
            if view.question.name not in asked:
                asked.add(view.question.name)
                board.show_match(match)
                known = {piece.spot.step for piece in board.stage.pieces.values()}
                assert {way[0] for way in ways} <= known
                assert set(view.about) <= set(board.stage.pieces)
            match.answer(match.asked, legal[int(dice.random() * len(legal))])
    every = {node.name for node in RedOutpost.NODES.values() if node.kind == DECISION}
    assert asked == every - {app_draws.keep_of_nets.name}, (
        "what the app asks at a table has its panel"
    )


@pytest.mark.slow
@pytest.mark.parametrize("number", swept(range(3), 1))
def test_a_match_is_played_by_pressing_things(board: Board, number: int) -> None:
    match = match_of(number + 40, 4)
    dice = random.Random(number)
    answers = board.answers
    while match.asked != NOBODY:
        view = board.show_match(match)
        count = len(answers)
        for _ in range(2):
            if len(answers) == count:
                things = list(board.choosing.next)
                board.press(things[int(dice.random() * len(things))])
        assert len(answers) == count + 1
        match.answer(match.asked, view.find(answers[-1]))


@pytest.mark.slow
@pytest.mark.parametrize("number", swept((0, 2, 1, 3), 2))
def test_a_match_is_played_with_the_mouse(board: Board, number: int) -> None:
    match = match_of(number + 60, 4 - number % 3)
    dice = random.Random(number)
    answers = board.answers
    port = board.board_view.viewport()
    while match.asked != NOBODY:
        view = board.show_match(match)
        # Every thing can be hit, and every second one after the first.
        legal = list(view.legal_actions())
        action = legal[int(dice.random() * len(legal))]
        count = len(answers)
        for thing in steps(view, action):
            assert len(answers) == count
            QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=where_to_press(board, thing))
        assert answers[count:] == [str(action)]
        match.answer(match.asked, action)


def test_a_first_click_narrows_and_escape_drops_it(board: Board) -> None:
    match = match_of(1, 2)
    board.show_match(match)
    board.press("worker:miner")
    assert board.choosing.taken == ("worker:miner",)
    assert board.state_of("worker:miner") == "selected"
    assert all(thing.startswith("place:") for thing in board.choosing.next)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not board.choosing.taken
    board.press("portrait:miner")
    assert board.choosing.taken == ("worker:miner",), "the portrait stands for the figure"
    board.press("worker:farmer")
    assert board.choosing.taken == ("worker:farmer",)


def test_the_place_may_be_pressed_first_and_then_the_worker(board: Board) -> None:
    match = match_of(1, 2)
    view = board.show_match(match)
    worker, place = steps(view, next(iter(view.legal_actions())))
    port = board.board_view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=where_to_press(board, place))
    assert board.choosing.taken == (place,) and board.state_of(place) == "selected"
    assert board.state_of(worker) == "legal"
    assert all(thing.startswith("worker:") for thing in board.choosing.next)
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=where_to_press(board, worker))
    assert board.answers == [f"{worker.partition(':')[2]}>{place.partition(':')[2]}"]


def test_another_place_takes_the_place_of_the_one_that_was_pressed_first(board: Board) -> None:
    board.show_match(match_of(1, 2))
    places = sorted({way[0] for way in board.choosing.turned})
    board.press(places[0])
    board.press(places[1])
    assert board.choosing.taken == (places[1],)
    board.press(places[1])
    assert not board.choosing.taken, "a second press drops it"


def test_an_answer_has_one_beginning_where_both_its_things_are_of_a_kind() -> None:
    """RO-4.3: one mood rises, the other falls; which is which is told by what was pressed first."""
    choosing = Choosing()
    view = match_of(1, 2).view(0)
    choosing.ask(view, [("a+b-", ("portrait:a", "portrait:b"))])
    choosing.press("portrait:b")
    assert not choosing.taken


def test_a_worker_where_nothing_is_possible_for_him_says_why_and_stays_chosen(board: Board) -> None:
    match = match_of(1, 2)
    board.show_match(match)
    board.press("worker:miner")
    for thing, clause in (("deck:lake", "RO-2.2"), ("vp:0", "RO-2.2")):
        board.press(thing)
        assert board.note is not None and board.note.reason, thing
        assert board.note.reason_clause == clause
    here = PLACES[board.situation.state.at[WORKERS.index("miner")]]
    board.press(f"place:{here}")
    assert board.note is not None and board.note.reason_clause
    assert board.choosing.taken == ("worker:miner",)


def test_a_drop_where_nothing_is_possible_says_why(board: Board) -> None:
    match = match_of(1, 2)
    view = board.show_match(match)
    worker, _ = steps(view, next(iter(view.legal_actions())))
    refusal = next(it for it in view.refusals() if it.name == "lunch_only")
    port = board.board_view.viewport()
    for thing, clause in ((f"place:{refusal.subject}", refusal.clause), ("", "RO-2.2")):
        start = where_to_press(board, worker)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            drag(board, start + QPoint(-8 * step, -4 * step))
        end = QPoint(1, 1)
        if thing:
            spot = board.stage.pieces[thing].spot
            end = board.board_view.mapFromScene(spot.x + 40, spot.y + 170)
        drag(board, end)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
        assert not board.answers
        assert board.note is not None and board.note.reason_clause == clause
        board.escape()


def test_an_answer_is_given_once(board: Board) -> None:
    match = match_of(1, 2)
    view = board.show_match(match)
    answers = board.answers
    move = next(iter(view.legal_actions()))
    for thing in (*steps(view, move), *steps(view, move)):
        board.press(thing)
    assert answers == [str(move)]


def test_an_answer_that_nobody_took_can_be_given_again(board: Board) -> None:
    match = match_of(1, 2)
    view = board.show_match(match)
    way = steps(view, next(iter(view.legal_actions())))
    for _ in range(2):
        board.show_match(match)
        for thing in way:
            board.press(thing)
        assert not board.choosing.next
    assert len(board.answers) == 2


@pytest.mark.dressed(True)
def test_a_worker_is_dragged_to_a_place(board: Board) -> None:
    match = match_of(1, 2)
    view = board.show_match(match)
    answers = board.answers
    worker, place = steps(view, next(iter(view.legal_actions())))
    port = board.board_view.viewport()
    start = where_to_press(board, worker)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        drag(board, start + QPoint(-8 * step, -4 * step))
    assert board.choosing.taken == (worker,)
    spot = board.stage.pieces[place].spot
    end = board.board_view.mapFromScene(spot.x + 40, spot.y + 170)
    drag(board, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert answers == [f"{worker.partition(':')[2]}>{place.partition(':')[2]}"]


def test_what_cannot_be_chosen_says_why(board: Board) -> None:
    match = match_of(1, 2)
    view = board.show_match(match)
    refusals = [it for it in view.refusals() if ">" not in it.subject]
    assert refusals
    for refusal in refusals:
        board.press(f"place:{refusal.subject}")
        assert board.note is not None
        assert board.note.reason and board.note.reason_clause == refusal.clause
        button = board.reach.buttons[f"place:{refusal.subject}"]
        assert refusal.clause in button.accessibleDescription()


def test_nobody_asked_means_nothing_to_click(board: Board) -> None:
    match = match_of(1, 2)
    view = match.view(0)
    assert isinstance(view, RedOutpost)
    board.show_view(view, -1)
    assert not board.choosing.next
    board.press("worker:miner")
    assert not board.choosing.taken


def test_choosing_takes_back_a_press_on_what_is_chosen() -> None:
    choosing = Choosing()
    answers: list[object] = []
    choosing.answered.connect(answers.append)
    view = match_of(1, 2).view(0)
    choosing.ask(
        view, [("a+b-", ("portrait:a", "portrait:b")), ("b+a-", ("portrait:b", "portrait:a"))]
    )
    choosing.press("worker:a", "portrait:a")
    assert choosing.taken == ("portrait:a",)
    choosing.press("portrait:a")
    assert not choosing.taken
    choosing.press("portrait:b")
    choosing.press("portrait:a")
    assert answers == [("b+a-",)]
    assert not choosing.is_open
    choosing.press("portrait:a")
    assert not choosing.taken, "who has answered cannot answer again"


def test_a_figure_is_taken_where_its_ring_is_and_not_where_another_one_stands(
    board: Board,
) -> None:
    view_shown = board.show_match(match_of(1, 2))
    figure = board.stage.pieces["worker:miner"]
    view = board.board_view

    def there(x: float, y: float) -> list[str]:
        return view.under(view.mapFromScene(figure.mapToScene(x, y)))

    ring = ((-4, figure.spot.h - 8), (figure.spot.w / 2, figure.spot.h + 3))
    assert figure.halo == "legal"
    for at in ring:
        assert there(*at)[0] == "worker:miner"
    other = board.stage.pieces["worker:farmer"]
    other.setPos(figure.x() - other.spot.w, figure.y())
    assert there(*ring[0])[0] == "worker:farmer"
    board.show_view(view_shown, NOBODY)
    assert not figure.halo
    assert "worker:miner" not in there(*ring[1]), "without a ring there is nothing to press"
