"""The drawn board of Outpost: no letters too small or cut, nothing on other things, at 2 to 9 seats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations, islice
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.play.drawn.layout import PLAN, lying
from desktop.boards.outpost.play.drawn.market import places
from desktop.boards.outpost.play.drawn.table import Table
from desktop.boards.outpost.play.drawn.where import Shape
from desktop.look import theme, tokens
from desktop.scene import letters
from desktop.scene.ink import LEAST
from desktop.scene.spot import Spot
from engine.rules import words
from tests.games.outpost.window import samples
from tests.games.outpost.window.board import moments, shown

SMALLEST = (982, 612)
"""The room for the board in a window of 1280 × 800."""
GROUNDS = ("sheet", "stage", "colony", "phase")
"""Kinds on which other things lie."""
TABLES = dict(samples.tables())
USUAL = sorted(name for name in TABLES if name != "large letters")


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """Light, with letters of the usual size, before and after."""
    theme.apply(qapp, "light")
    yield
    theme.apply(qapp, "light")


class Written(NamedTuple):
    """A line or a text on the board, its size in board units, and how far it leaves its thing."""

    text: str
    size: float
    spot: Spot
    outside: float


def written(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Everything that is written on the board."""
    found: list[Written] = []
    with monkeypatch.context() as patch:
        draw = QPainter.drawText

        def watched(painter: QPainter, *given: Any) -> None:
            area, flags, text = QRectF(given[0]), given[1], given[2]
            metrics = painter.fontMetrics()
            needed = metrics.boundingRect(area.toRect(), int(flags), text)
            top = metrics.height() / 2
            lowest, highest = area.center().y() + top, area.center().y() - top
            if int(flags) & int(Qt.TextFlag.TextWordWrap):
                lowest, highest = float(needed.bottom()), float(needed.top())
            # The room of a line's letters is a little less than the line.
            outside = max(lowest - 4 - spot.h, -4 - highest)
            across = max(needed.right() - spot.w, -needed.left())
            size = painter.font().pixelSize() * painter.worldTransform().m11()
            found.append(Written(text, size, spot, max(outside, across)))
            draw(painter, *given)

        patch.setattr(QPainter, "drawText", watched)
        for spot in lying(table).values():
            made = QImage(1700, 1500, QImage.Format.Format_RGB32)
            painter = QPainter(made)
            PLAN.draws[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
            painter.end()
    return found


def test_no_text_is_smaller_than_12_pixels_in_the_smallest_window() -> None:
    area = PLAN.area(PLAN.size)
    factor = min(SMALLEST[0] / area.width(), SMALLEST[1] / area.height())
    assert LEAST * factor >= 12
    assert letters.FLOOR * PLAN.unit * factor >= 12, "notes and plates, too"


@pytest.mark.parametrize("name", USUAL)
def test_every_line_keeps_to_the_least_size_and_to_its_thing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for line in written(TABLES[name], monkeypatch):
        assert line.size >= LEAST, line
        assert "…" not in line.text.removesuffix(" …"), line
        assert line.outside <= 2, line


def test_with_large_letters_numbers_and_names_grow_and_keep_to_their_thing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tokens.use(theme.LIGHT, 2.0)
    for line in written(TABLES["large letters"], monkeypatch):
        if len(line.text) < 12:
            assert line.size >= LEAST * 1.3, line
            assert "…" not in line.text, line
            assert line.outside <= 3, line


@pytest.mark.parametrize("name", sorted(TABLES))
def test_everything_lies_on_the_board_and_nothing_on_another_thing(name: str) -> None:
    lies_apart(lying(TABLES[name]).values(), TABLES[name].shape.high)


@pytest.mark.parametrize("seats", range(2, 10))
def test_so_it_is_in_matches(seats: int) -> None:
    for state, known in islice(moments(seats, 151), 12):
        it, choosing = shown(state.view(state.current_player), state.current_player, known)
        lies_apart(it.lying(choosing).values(), 1000)


def lies_apart(spots: Collection[Spot], high: int) -> None:
    """Fail where a thing leaves the board or lies on another one."""
    board = QRectF(-0.5, -0.5, 1601, high + 1)
    areas = {spot.id: QRectF(spot.x, spot.y, spot.w, spot.h) for spot in spots}
    for spot in spots:
        assert spot.w > 0 and spot.h > 0, spot
        assert board.contains(areas[spot.id]), spot
    things = [spot for spot in spots if spot.kind not in GROUNDS]
    for one, two in combinations(things, 2):
        shared = areas[one.id].intersected(areas[two.id])
        if min(shared.width(), shared.height()) <= 0.5:
            continue
        if one.kind == two.kind == "owned" and one.id.split(":")[:2] == two.id.split(":")[:2]:
            # In a row pictures may lie over each other, but never over a number.
            assert abs(one.x - two.x) >= 22, (one, two)
        else:
            pytest.fail(f"{one.id} {two.id}")


@pytest.mark.parametrize("name", sorted(TABLES))
def test_every_colony_is_complete(name: str) -> None:
    table = TABLES[name]
    spots = lying(table).values()
    for seat, colony in enumerate(table.colonies):
        mine = [spot for spot in spots if spot.id.split(":")[1:2] == [str(seat)]]
        mine = [spot for spot in mine if not spot.id.startswith("besides")]
        looks = [spot.look for spot in mine]
        assert colony.hand in looks
        factories = [spot.look for spot in mine if spot.kind == "factory"]
        works = [spot.look for spot in mine if spot.kind == "works"]
        if factories:
            assert tuple(factories) == colony.factories
        else:
            assert sum(it.manned + it.unmanned for it in works) == len(colony.factories)
            assert sum(it.halted for it in works) == sum(it.is_halted for it in colony.factories)
        owned = [spot.look._replace(is_named=False) for spot in mine if spot.kind == "owned"]
        assert tuple(owned) == colony.upgrades
        counted = {spot.look.who: spot.look.number for spot in mine if spot.kind == "counter"}
        assert counted["population"] == colony.people
        assert counted.get("robot", 0) == colony.robots


def test_rows_stand_in_the_order_of_play() -> None:
    table = samples.table(6)._replace(order=(3, 0, 5, 1, 4, 2))
    rows = [spot for spot in lying(table).values() if spot.kind == "person" and spot.y > 600]
    assert [spot.id for spot in sorted(rows, key=lambda it: it.y)] == [
        f"person:{seat}" for seat in (3, 5, 1, 4, 2)
    ]


def test_the_large_colony_is_that_of_whoever_is_in_front() -> None:
    for seat in range(4):
        spots = lying(samples.table(4)._replace(front=seat))
        largest = max(
            (spot for spot in spots.values() if spot.kind == "colony"), key=lambda it: it.h
        )
        assert largest.id == f"colony:{seat}"


def test_nine_cards_of_the_market_are_as_wide_as_they_can_be() -> None:
    area = Shape(9).market.adjusted(10, 35, -10, -10)
    nine, two = places(area, 9), places(area, 2)
    assert len({round(it.y()) for it in nine}) == 2
    assert nine[4].right() == pytest.approx(area.right())
    assert two[1].right() == pytest.approx(area.right())


def test_where_there_is_more_room_below_all_parts_grow() -> None:
    low, high = Shape(9), Shape(9, high=1300)
    assert high.market.height() > low.market.height()
    assert high.front.height() > low.front.height()
    assert high.others()[0].height() > low.others()[0].height()
    assert high.others()[-1].bottom() == pytest.approx(1300)


@pytest.mark.parametrize("seats", range(2, 10))
def test_in_an_auction_every_seat_and_every_answer_is_on_the_stage(seats: int) -> None:
    spots = lying(samples.table(seats)._replace(auction=samples.auction(seats)))
    stage = spots["stage"]
    area = QRectF(stage.x, stage.y, stage.w, stage.h)
    bidders = [spot for spot in spots.values() if spot.kind == "bidder"]
    answers = [spot for spot in spots.values() if spot.kind == "offer"]
    assert len(bidders) == seats and len(answers) == 5
    for spot in (*bidders, *answers):
        assert area.contains(QRectF(spot.x, spot.y, spot.w, spot.h)), spot
    # Bids go round line by line.
    reading = sorted(bidders, key=lambda it: (it.y, it.x))
    assert [spot.look.name for spot in reading] == list(samples.NAMES[:seats])


@pytest.mark.parametrize("seats", [2, 9])
def test_a_pass_lies_at_the_same_place_whether_a_bid_is_possible_or_not(seats: int) -> None:
    made = samples.auction(seats)
    bid, _, passing, *_ = made.answers
    found = []
    for answers in ((bid, passing), (passing,)):
        spots = lying(samples.table(seats)._replace(auction=made._replace(answers=answers)))
        found.append((spots["answer:pass"].x, spots["answer:pass"].w))
    assert found[0] == found[1]


def test_in_an_auction_of_nine_the_card_says_what_it_brings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = samples.table(9)._replace(auction=samples.auction(9))
    assert samples.EFFECT in {it.text for it in written(table, monkeypatch)}


def test_in_an_auction_of_nine_names_and_what_they_did_are_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = samples.auction(9)
    first, *others = made.bidders
    long = first._replace(name="Bot Schiefer", bid=124, state="passed", text="gepasst")
    answers = (made.answers[0], made.answers[2])
    made = made._replace(bidders=(long, *others), answers=answers)
    found = written(samples.table(9)._replace(auction=made), monkeypatch)
    texts = {it.text for it in found if it.spot.kind == "bidder"}
    assert {"Bot Schiefer", "124", "gepasst"} <= texts


def test_a_small_card_of_the_market_says_its_words_beside_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Beside an answer to an event nine cards have about this room.
    look = samples.sale("heavy_equipment")._replace(name="Schweres Gerät")
    found: list[tuple[str, QRectF]] = []
    draw = QPainter.drawText

    def watched(painter: QPainter, *given: Any) -> None:
        area, flags, text = QRectF(given[0]), given[1], given[2]
        found.append((text, QRectF(painter.boundingRect(area, flags, text))))
        draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", watched)
    made = QImage(400, 200, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    PLAN.draws["sale"](painter, QRectF(0, 0, 198, 80), look)
    painter.end()
    assert look.name in {text for text, _ in found}
    for (one, its), (other, others) in combinations(found, 2):
        assert not its.adjusted(2, 4, -2, -4).intersects(others), (one, other)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_signs_of_those_whom_an_event_hit_lie_below_its_text(
    monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    tokens.use(theme.LIGHT, scale)
    texts: list[float] = []
    marks: list[float] = []
    monkeypatch.setattr(
        "desktop.boards.outpost.play.drawn.ink.marked",
        lambda _painter, room, text, _marks, _size: texts.append(
            room.top() + letters.height(text, room.width(), LEAST)
        ),
    )
    monkeypatch.setattr(
        "desktop.boards.outpost.play.drawn.events.mark",
        lambda _painter, _colour, area: marks.append(area.top()),
    )
    made = QImage(700, 400, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    spot = lying(samples.table(9)._replace(event=samples.event(9)))["event"]
    PLAN.draws["event"](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
    painter.end()
    assert marks and texts[0] <= min(marks) + 2


def test_where_four_cards_lie_the_longest_of_them_says_what_it_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    effect = words.load("outpost", "de").at("upgrades", "heavy_equipment", "text")
    look = samples.sale("heavy_equipment")._replace(effect=effect)
    table = samples.table(4)._replace(market=(look,) * 4)
    assert effect in {it.text for it in written(table, monkeypatch)}
