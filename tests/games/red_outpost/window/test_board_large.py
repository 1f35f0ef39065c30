"""The large view: whatever lies on the board tells all that it does, by mouse and by key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.drawn import decks
from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.boards.red_outpost.play.drawn.large.look import look_of
from desktop.boards.red_outpost.play.drawn.spots import all_spots
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import theme, translate
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import NAMES, played
from tests.desktop.pressing import where_to_press
from tests.games.red_outpost.window.board import Board

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def board(qapp: QApplication, qtbot: QtBot) -> Iterator[Board]:
    """A board in the middle of a match with special cards, at the size it has at 1280 × 800."""
    light_and_english(qapp)
    made = Board()
    qtbot.addWidget(made)
    made.set_motion(0)
    made.resize(862, 706)
    made.show()
    made.activateWindow()
    match = begun(30)
    made.show_match(match)
    yield made
    made.large.close_view()
    light_and_english(qapp)


def begun(answers: int) -> Match:
    """A match of three people with special cards."""
    options = {"special_cards": "on", "locks": "random"}
    return played(3, seed="7F3A91C7", answers=answers, options=options)


def view_of(board: Board) -> RedOutpost:
    """What the board shows."""
    return board.situation.state


def test_large_everything_lies_on_a_thing_that_lies_there_on_the_board(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    spots = all_spots(board.situation.table)
    drawn: list[QRectF] = []
    for kind in {spot.kind for spot in spots.values()}:
        monkeypatch.setitem(DRAWS, kind, lambda _painter, area, _look: drawn.append(area))
    about = spots["place:mine"]
    area = QRectF(about.x, about.y, about.w, about.h)
    there = [
        QRectF(0, 0, it.w, it.h)
        for it in sorted(spots.values(), key=lambda it: it.z)
        if area.contains(QPointF(*it.middle)) and it.w <= about.w and it.h <= about.h
    ]
    board.show_large("place:mine")
    assert board.large.look is not None and board.large.look.paint is not None
    drawn.clear()
    image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    board.large.look.paint(painter, QRectF(0, 0, 200, 100))
    painter.end()
    assert drawn == there and len(there) > 1


def test_holding_the_mouse_shows_a_thing_large_and_chooses_nothing(
    board: Board, qtbot: QtBot
) -> None:
    thing = next(iter(board.choosing.next))
    port, at = board.board_view.viewport(), where_to_press(board, thing)
    QTest.mousePress(port, LEFT, pos=at)
    assert board.large.look is None, "a short press is a click"
    qtbot.waitUntil(board.large.isVisible, timeout=20_000)
    QTest.mouseRelease(port, LEFT, pos=at)
    assert not board.large.isVisible()
    assert not board.choosing.taken
    QTest.mouseClick(port, LEFT, pos=at)
    assert board.choosing.taken == (thing,)
    assert not board.large.isVisible()


def test_moving_off_ends_it_and_is_no_click(board: Board, qtbot: QtBot) -> None:
    spot = board.stage.pieces["place:mine"].spot
    port = board.board_view.viewport()
    at = board.board_view.mapFromScene(spot.x + 20, spot.y + 20)
    QTest.mousePress(port, LEFT, pos=at)
    qtbot.waitUntil(board.large.isVisible, timeout=20_000)
    QTest.mouseMove(port, at + QPoint(-300, 0))
    assert not board.large.isVisible()
    QTest.mouseRelease(port, LEFT, pos=at + QPoint(-300, 0))
    assert not board.choosing.taken


@pytest.mark.parametrize("key", ["I", "Ctrl+Space"])
def test_a_key_shows_what_has_the_keyboard(board: Board, key: str) -> None:
    button = board.reach.buttons["place:lake"]
    button.setFocus()
    if key == "I":
        QTest.keyClick(button, Qt.Key.Key_I)
    else:
        QTest.keyClick(button, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert board.large.isVisible() and board.large.look is not None
    assert board.large.look.title == "Lake"
    assert QApplication.focusWidget() is board.large
    assert "RO-4.10" in board.large.accessibleDescription()
    QTest.keyClick(board.large, Qt.Key.Key_Escape if key == "I" else Qt.Key.Key_I)
    assert not board.large.isVisible()
    assert QApplication.focusWidget() is button
    assert not board.choosing.taken


def test_escape_closes_it_before_the_selection_is_dropped(board: Board) -> None:
    worker = next(iter(board.choosing.next))
    board.press(worker)
    board.reach.buttons[worker].setFocus()
    board.look_closer()
    QTest.keyClick(board.large, Qt.Key.Key_Escape)
    assert board.choosing.taken == (worker,)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not board.choosing.taken


def test_a_press_elsewhere_closes_it(board: Board) -> None:
    board.reach.buttons["place:mine"].setFocus()
    board.look_closer()
    QTest.mouseClick(board.board_view.viewport(), LEFT, pos=QPoint(4, 4))
    assert not board.large.isVisible()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("answers", [0, 15, 30, 10**6])
def test_everything_on_the_board_tells_what_it_does(
    qapp: QApplication, language: str, answers: int
) -> None:
    translate.install(qapp, language)
    match = begun(answers)
    view = match.view(0)
    assert isinstance(view, RedOutpost)
    words = load("red-outpost", language)
    table = Table(view, NAMES[:3], ("pink", "orange", "blue"), words)
    things = {spot.step for spot in all_spots(table).values() if spot.step}
    things |= {f"card:{seat}:{kind}" for seat in range(3) for kind in ("place", "worker")}
    assert {"place:mine", "portrait:miner", "deck:lake", "export:wool", "wheel", "clock"} <= things
    for thing in things:
        look = look_of(table, thing, (), ())
        assert look is not None, thing
        assert look.title and look.sections, thing
        assert any(section.clause for section in look.sections), thing
    for number, key in enumerate(PLACES):
        look = look_of(table, f"place:{key}", (), ())
        assert look is not None
        assert words.clause(CLAUSE[number])[1] in look.spoken and CLAUSE[number] in look.spoken
    translate.install(qapp, "en")


@pytest.mark.slow
def test_special_cards_are_told_in_full_and_at_their_places(board: Board) -> None:
    view, words = view_of(board), load("red-outpost", "en")
    for seat in range(3):
        for kind, held, keys in (
            ("place", view.place_card, PLACES),
            ("worker", view.worker_card, WORKERS),
        ):
            key = keys[held[seat]]
            thing = f"place:{key}" if kind == "place" else f"portrait:{key}"
            for about in (f"card:{seat}:{kind}", f"person:{seat}", thing):
                board.show_large(about)
                assert board.large.look is not None
                assert words.at("cards", key, "text") in board.large.look.spoken, about


def test_a_deck_tells_what_is_left_the_odds_and_the_next_shuffle(board: Board) -> None:
    view = view_of(board)
    for name in ("lake", "spaceship"):
        pile = decks.pile(view, name)
        board.show_large(f"deck:{name}")
        look = board.large.look
        assert look is not None and f"cards left: {sum(pile.left)}" in look.title
        assert pile.shuffle(load("red-outpost", "en")) in look.spoken and pile.clause in look.spoken
        left = sum(pile.left)
        for count, face in zip(pile.left, look.faces, strict=True):
            assert face.text == f"{count} · {round(100 * count / left)}%"
            assert face.faint == (count == 0)


def test_the_next_shuffle_of_the_lake_counts_the_fish_that_are_left(board: Board) -> None:
    view = view_of(board).clone()
    said, why = [], []
    for out in range(3):
        view.lake, view.lake_discard = [3, 2 - out, 1], [0, out, 0]
        pile = decks.pile(view, "lake")
        said.append(pile.shuffle(load("red-outpost", "en")))
        why.append(pile.not_shuffled(load("red-outpost", "en")))
    assert why[0] == "" and why[2] == "Not shuffled: 2 of 3 fish cards are discarded."
    assert said == [
        "After 3 more fish cards all 6 are shuffled.",
        "After 2 more fish cards all 6 are shuffled.",
        "With the next fish card all 6 cards are shuffled.",
    ]


@pytest.mark.slow
def test_what_cannot_be_chosen_tells_its_reason_first(board: Board) -> None:
    view = view_of(board)
    board.press(next(iter(board.choosing.next)))
    refusals = [it for it in view.refusals() if it.subject in PLACES]
    assert refusals
    for refusal in refusals:
        board.show_large(f"place:{refusal.subject}")
        look = board.large.look
        assert look is not None and look.sections[0].refuses
        assert look.sections[0].clause == refusal.clause


@pytest.mark.slow
def test_it_stays_inside_the_board_at_every_text_size(board: Board, qapp: QApplication) -> None:
    for size in (1.0, 1.5, 2.0):
        theme.apply(qapp, "light", size)
        for thing in ("place:warehouse", "deck:spaceship", "clock", "person:0"):
            board.show_large(thing)
            assert board.rect().contains(board.large.geometry()), (size, thing)
