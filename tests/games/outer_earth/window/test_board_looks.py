"""The drawn board of Outer Earth: no letters too small, all on the board, at any number of seats."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from statistics import mean
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play.board import Board
from desktop.boards.outer_earth.play.drawn import developing, ink, market, where
from desktop.boards.outer_earth.play.drawn.auction import Bidder
from desktop.boards.outer_earth.play.drawn.developing import card_size
from desktop.boards.outer_earth.play.drawn.draws import DRAWS, UNIT
from desktop.boards.outer_earth.play.drawn.layout import PLAN, situation
from desktop.boards.outer_earth.play.drawn.picture import image, picture, small
from desktop.look import theme, tokens, translate
from desktop.match.choice_rows import ways
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene import letters
from desktop.scene.choosing import Choosing
from engine.base.people import PUBLIC
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.box import BOX
from engine.games.outer_earth.components import COMPANIES, PLANETS
from engine.games.outer_earth.state import OuterEarth
from tests.games.outer_earth.matches import begun, new, play
from tests.games.outer_earth.positions import ask, position
from tests.games.outer_earth.window.board import SMALLEST, voice_of

LEGIBLE = 23.0
"""The least side of a sign, in board units: 11.5 px in a window of 1280 × 800."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    theme.apply(qapp, "light")
    translate.install(qapp, "en")
    yield
    theme.apply(qapp, "light")
    translate.install(qapp, "en")


def moments(seats: int, step: int) -> Iterator[OuterEarth]:
    """Every so many questions of a match, as the seat sees it that is asked."""
    for number, state in enumerate(play(begun(seats), random.Random(seats))):
        if not number % step and state.current_player >= 0:
            yield state.view(state.current_player)


class Written(NamedTuple):
    """A line on the board, its size in board units, and how far it leaves what it is on."""

    text: str
    size: float
    kind: str
    outside: float


def written(view: OuterEarth, shape: where.Shape, monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Every line that is written on the board at that moment."""
    found: list[Written] = []
    with monkeypatch.context() as patch:
        draw = QPainter.drawText

        def watched(painter: QPainter, *given: Any) -> None:
            factor = painter.worldTransform().m11()
            size = painter.font().pixelSize() * factor
            middle = painter.worldTransform().mapRect(QRectF(given[0])).center().y()
            outside = max(size / 2 - middle, middle + size / 2 - spot.h)
            found.append(Written(given[-1], size, spot.kind, outside))
            draw(painter, *given)

        patch.setattr(QPainter, "drawText", watched)
        voice = voice_of(view, view.current_player)
        choosing = Choosing()
        choosing.ask(view, ways(view, boards.play(BOX.name)), view.current_player)
        for spot in situation(view, voice, choosing, shape).lying(choosing).values():
            made = QImage(1700, 1500, QImage.Format.Format_RGB32)
            painter = QPainter(made)
            DRAWS[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
            painter.end()
    return found


def test_no_text_is_smaller_than_12_pixels_in_the_smallest_window() -> None:
    area = PLAN.area(PLAN.size)
    factor = min(SMALLEST[0] / area.width(), SMALLEST[1] / area.height())
    assert ink.LEAST * factor >= 12
    assert letters.FLOOR * UNIT * factor >= 12, "notes and plates, too"


def test_with_the_largest_letters_no_text_is_smaller_than_12_pixels_either(
    qapp: QApplication, qtbot: QtBot, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.apply(qapp, "light", 2.0)
    match = new(4)
    page = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    assert QTest.qWaitForWindowExposed(page) and isinstance(page.board, Board)
    factor = page.board.drawn.board_view.transform().m11()
    for view in moments(4, 97):
        for line in written(view, where.Shape(letters.growth()), monkeypatch):
            assert line.size * factor >= 12, line


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rows_of_an_auction_fill_their_stage(seats: int) -> None:
    view = next(it for it in moments(seats, 1) if it.bidders)
    lying = situation(view, voice_of(view, 0), Choosing()).lying(Choosing())
    rows = sorted((lying[f"bidder:{seat}"] for seat in range(seats)), key=lambda it: it.y)
    below = lying["proof"].y
    assert all(0 <= low.y - (high.y + high.h) <= 8 for high, low in pairwise(rows))
    assert below - (rows[-1].y + rows[-1].h) <= 20


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_line_keeps_to_the_least_size(
    qapp: QApplication, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, language)
    for view in moments(4, 97):
        for line in written(view, where.USUAL, monkeypatch):
            assert line.size >= ink.LEAST, line


@pytest.mark.parametrize("seats", [3, 4])
def test_no_name_is_shortened(
    qapp: QApplication, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, "de")
    for view in moments(seats, 29):
        short = [it.text for it in written(view, where.USUAL, monkeypatch) if "…" in it.text]
        assert not short


def test_with_large_letters_no_line_leaves_its_row(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, "de")
    theme.apply(qapp, "light", 2.0)
    shape = where.Shape(letters.growth())
    each = dict.fromkeys(range(4), "Pca Sam")
    bids = position(4, hands=each, bids=each, row={"07": 0}, offered=6)
    asked = ask(bids, auction.bidding((0, 1, 2, 3), 6)).view(0)
    rows = 0
    for view in (asked, *moments(4, 41)):
        for line in written(view, shape, monkeypatch):
            if line.kind in ("bidder", "frame"):
                assert line.outside <= 2, line
                rows += 1
    assert rows > 40


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_can_be_answered_in_an_auction_is_never_shortened(
    qapp: QApplication, text: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, language)
    theme.apply(qapp, "light", text)
    each = {0: "Pca Sam", 1: "Pca Sam"}
    for frame in (auction.paddle(0, 6), auction.bidding((0, 1), 6)):
        bids = each if frame[0] is auction.bidding else {}
        view = ask(position(2, hands=each, bids=bids, row={"07": 0}, offered=6), frame).view(0)
        lines = written(view, where.Shape(letters.growth(), is_auction=True), monkeypatch)
        said = [line for line in lines if line.kind == "answer"]
        assert len(said) == 2 and not any("…" in line.text for line in said)


def test_on_the_narrow_cards_of_a_market_of_five_a_name_has_the_whole_width(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.apply(qapp, "light", 2.0)
    market = dict.fromkeys(("02", "03", "04", "06", "13"), 0)
    view = ask(position(4, row=market), turn.turn(0)).view(0)
    lines = written(view, where.Shape(letters.growth()), monkeypatch)
    assert "Drift Banks" in [it.text for it in lines if it.kind == "planet"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_planet_that_waits_beside_three_is_named_whole(
    qapp: QApplication, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, language)
    for planet in PLANETS:
        view = ask(position(3, queued={1: planet}), turn.turn(0)).view(0)
        (name,) = (
            it.text for it in written(view, where.USUAL, monkeypatch) if it.kind == "waiting"
        )
        assert name == names.planet(voice_of(view, 0).words, PLANETS.index(planet)), planet


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_bidder_does_is_never_shortened(
    qapp: QApplication, text: float, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, "de")
    theme.apply(qapp, "light", text)
    bidders = tuple(range(2))
    cards = dict.fromkeys(bidders, "Pca Sam")
    for frame in (auction.add_card(0, 6, False), auction.add_or_pass(0, 6)):
        made = position(seats, hands=cards, bids=cards, row={"07": 0}, offered=6)
        view = ask(made, frame, auction.bidders_asked(bidders, 6)).view(0)
        for high in (where.HIGH, where.HIGHEST):
            lines = written(view, where.Shape(letters.growth(), high=high), monkeypatch)
            said = [line.text for line in lines if line.kind == "bidder"]
            assert "entscheidet jetzt" in said and "ist danach dran" in said
            assert not [line for line in said if "…" in line]


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_a_bidders_name_has_room_with_large_letters_too(
    qapp: QApplication, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme.apply(qapp, "light", text)
    said: list[str] = []
    monkeypatch.setattr(QPainter, "drawText", lambda _, *given: said.append(given[-1]))
    painter = QPainter(made := QImage(700, 160, QImage.Format.Format_RGB32))
    look = Bidder(
        1, "Konstantinos", "pink", COMPANIES[0], 9, 4, (), "", "", False, False, 40.0, False
    )
    DRAWS["bidder"](painter, QRectF(made.rect()), look)
    painter.end()
    assert "Konstantinos" in said


def test_points_of_a_planet_in_a_low_row_stand_beside_its_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tokens.use(theme.LIGHT, 2.0)
    state = position(4, developing={1: ["01", "02"]}, built={"01": "Tcc Pcc Pcc Pcc"})
    view = ask(state, turn.turn(0)).view(0)
    lines = written(view, where.Shape(letters.growth()), monkeypatch)
    tokens.use(theme.LIGHT, 1.0)
    assert [it.text for it in lines if it.kind == "frame" and it.text.isdecimal()] == ["3", "0"]


def test_the_letters_of_the_board_grow_with_the_text_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = next(it for it in moments(3, 60) if it.at_turn >= 0 and it.round > 1)
    sizes = {}
    for text in (1.0, 1.5, 2.0):
        tokens.use(theme.LIGHT, text)
        shape = where.Shape(letters.growth(), high=where.HIGHEST)
        sizes[text] = mean(it.size for it in written(view, shape, monkeypatch))
    tokens.use(theme.LIGHT, 1.0)
    assert sizes[1.5] >= 1.15 * sizes[1.0] and sizes[2.0] >= 1.25 * sizes[1.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "shape", [where.USUAL, where.Shape(text=2.0), where.Shape(text=1.5, high=where.HIGHEST)]
)
def test_everything_lies_on_the_board(seats: int, shape: where.Shape) -> None:
    board = QRectF(-0.5, -0.5, where.WIDE + 1, shape.high + 1)
    for view in moments(seats, 31):
        shown = situation(view, voice_of(view, 0), Choosing(), shape)
        for spot in shown.lying(Choosing()).values():
            assert spot.w > 0 and spot.h > 0, spot
            assert board.contains(QRectF(spot.x, spot.y, spot.w, spot.h)), spot


def test_cards_lie_edge_to_edge() -> None:
    for view in moments(3, 53):
        spots = situation(view, voice_of(view, 0), Choosing()).lying(Choosing())
        for planets in view.developing:
            for planet in planets:
                chain = [
                    spots[f"built:{planet + 1:02}:{at}"] for at in range(len(view.built[planet]))
                ]
                for left, right in pairwise(chain):
                    is_joined = abs(left.x + left.w - right.x) < 0.01 and left.y == right.y
                    assert is_joined or right.y > left.y, "or the pipe goes on in the next line"


def test_many_slots_lie_in_two_lines() -> None:
    wide, rows = card_size([9, 9, 9], 1090, 176)
    assert rows == 2 and wide > 50
    assert card_size([4, 4], 1090, 176)[1] == 1


def test_a_moment_is_drawn_without_a_window() -> None:
    for name in ("light", "dark"):
        tokens.use(name, 1.0)
        for view in moments(2, 150):
            voice = voice_of(view, 0)
            assert not image(view, voice, QSize(800, 500)).isNull()
            assert small(view, voice).width() == 448
    tokens.use(theme.LIGHT, 1.0)


def test_in_an_auction_the_shelf_shows_the_planet_on_offer() -> None:
    shown: dict[tuple[int, int], set[bytes]] = {}
    for view in moments(3, 1):
        if view.question is not None and view.question.name == "paddle" and view.round < 3:
            picture = small(view, voice_of(view, 0))
            shown.setdefault((view.round, view.offered), set()).add(bytes(picture.constBits()))
    assert len(shown) > 2
    assert all(len(pictures) == 1 for pictures in shown.values()), "nothing else is on it"
    assert len(set.union(*shown.values())) == len(shown)


def test_in_turns_the_shelf_shows_who_is_at_turn_with_vp_and_planets() -> None:
    shown: dict[object, bytes] = {}
    for view in moments(3, 1):
        if len(shown) == 8:
            break
        if view.question is not None and view.question.name == "turn":
            seat = view.at_turn
            planets = tuple((it, *view.built[it]) for it in view.developing[seat])
            told = seat, view.vp[seat], planets
            # The bits are the picture's: it has to stay until they are copied.
            picture = small(view, voice_of(view, PUBLIC))
            shown.setdefault(told, bytes(picture.constBits()))
    assert len(set(shown.values())) == len(shown), "each of them is seen"


def test_a_companys_last_word_makes_way_before_its_name_is_cut() -> None:
    name = "Second Dawn Holding"
    whole, most = (letters.width(it, ink.least(), 600) for it in (name, "Second Dawn"))
    assert ink.brief(name, whole, 600) == name
    assert ink.brief(name, whole - 1, 600) == "Second Dawn"
    assert ink.brief(name, most - 1, 600) == name, "which is cut then"


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_how_much_a_reward_is_has_room_in_large_letters(
    text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[float] = []
    monkeypatch.setattr(ink, "write", lambda _, area, *__: rooms.append(area.width()))
    tokens.use(theme.LIGHT, text)
    picture = QImage(200, 100, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    market.reward(painter, QRectF(100, 0, 30, 30), 0, 10)
    painter.end()
    (room,) = rooms
    assert room >= letters.width("10", ink.least(), 700)
    tokens.use(theme.LIGHT, 1.0)


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("high", [60.0, 100.0])
def test_points_of_two_digits_leave_the_reward_of_their_planet_free(
    text: float, high: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[QRectF] = []
    monkeypatch.setattr(art, "draw", lambda _, name, area, *__: signs.append(area))
    tokens.use(theme.LIGHT, text)
    picture = QImage(600, 200, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    line = where.Shape(letters.growth()).line
    planet = market.Planet(6, "Spindrift", 4, (0, 1), 0, 2, line, 0, waits=False)
    developing.frame(
        painter, QRectF(0, 0, 500, high), developing.Frame(planet, 28, False, free=400.0)
    )
    painter.end()
    tokens.use(theme.LIGHT, 1.0)
    _, *row = signs
    assert len(row) == 4, "two industries, the reward and the chip"
    assert all(one.right() + 2 <= next.left() for one, next in pairwise(row))


MANY = {
    "draw": 2, "slot": 1, "ap": 2, "close_discount": 3, "wild": 1, "close_vp": 2, "free_place": 1,
    "free_refresh": 1,
}  # fmt: skip
"""Every effect that a seat can gain beside influence, and more of some."""


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("phase", ["auction", "turns"])
def test_every_sign_of_a_seat_is_drawn_whole_and_large_enough(
    seats: int, text: float, phase: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens.use(theme.LIGHT, text)
    hands = dict.fromkeys(range(seats), "Pca Sam")
    effects = dict.fromkeys(range(seats), MANY)
    state = position(seats, effects=effects, hands=hands, row={"07": 0})
    if phase == "auction":
        state.offered = 6
        ask(state, auction.paddle(0, 6))
    else:
        ask(state, turn.turn(0))
    view = state.view(0)
    shape = where.Shape(letters.growth(), is_auction=phase == "auction")
    shown = situation(view, voice_of(view, 0), Choosing(), shape)
    drawn: list[QRectF] = []
    for spot in shown.lying(Choosing()).values():
        if spot.kind != "gains":
            continue

        def look(painter: QPainter, name: str, area: QRectF, *_: float, spot: Any = spot) -> None:
            assert QRectF(0, 0, spot.w, spot.h).contains(area), name
            drawn.append(area)

        monkeypatch.setattr(art, "draw", look)
        painter = QPainter(made := QImage(1700, 1500, QImage.Format.Format_RGB32))
        DRAWS[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
        painter.end()
        assert not made.isNull()
    tokens.use(theme.LIGHT, 1.0)
    assert len(drawn) == seats * len(MANY)
    assert min(area.width() for area in drawn) >= LEGIBLE


def test_the_picture_of_the_board_has_so_many_pixels_for_each_unit(qapp: QApplication) -> None:
    view = begun(2).view(PUBLIC)
    made = picture(view, voice_of(view, PUBLIC), 0.25)
    assert (made.width(), made.height()) == (where.WIDE // 4, where.HIGH // 4)
