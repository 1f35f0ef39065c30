"""The table of Outer Earth in words: complete, and without a secret."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.boards.outer_earth.play.drawn.layout import situation
from desktop.boards.outer_earth.play.overview import topics_of
from desktop.look.card import Card
from desktop.scene.choosing import Choosing
from desktop.scene.overview import Overview
from engine.games.outer_earth import turn
from tests.games.outer_earth.positions import ask, face, position
from tests.games.outer_earth.window.board import voice_of


@pytest.mark.parametrize(("viewer", "is_known"), [(0, False), (1, True)])
def test_a_card_that_all_saw_taken_is_named_and_no_other(
    qtbot: QtBot, viewer: int, is_known: bool
) -> None:
    state = position(
        hands={0: "Pca", 1: "Sam Tmm"},
        known=[[], [face("Sam")]],
        developing={1: ["01"]},
        built={"01": "Pac"},
        invested={1: "Tcc"},
        row={"07": 3},
        ap=1,
    )
    view = ask(state, turn.turn(0)).view(viewer)
    overview = Overview()
    qtbot.addWidget(overview)
    overview.show_topics(topics_of(situation(view, voice_of(view, viewer), Choosing()).table))
    told = "\n".join(overview.lines)
    assert "Secondary, amber diamond to magenta square" in told
    assert ("Tertiary, magenta square to magenta square" in told) is is_known
    assert "Primary, amber diamond to cyan circle" in told, "what is built is open"
    assert "3 VP for the buyer" in told and "1 face down" in told


def test_a_market_without_planets_says_so(qtbot: QtBot) -> None:
    view = ask(position(open_cards="Pca", ap=1), turn.turn(0)).view(0)
    overview = Overview()
    qtbot.addWidget(overview)
    overview.show_topics(topics_of(situation(view, voice_of(view, 0), Choosing()).table))
    assert overview.lines[0] == "No planet is in the market."


@pytest.fixture
def full(qtbot: QtBot) -> Overview:
    """A table of four with much to tell, where it has room for one column."""
    state = position(
        4,
        hands={0: "Pca Sam", 1: "Tmm"},
        developing={seat: [f"0{seat + 1}", f"1{seat}"] for seat in range(4)},
        row={"07": 3, "21": 0},
        open_cards="Pca Sam Tcc",
        ap=2,
    )
    view = ask(state, turn.turn(0)).view(0)
    overview = Overview()
    qtbot.addWidget(overview)
    overview.resize(300, 400)
    overview.show_topics(topics_of(situation(view, voice_of(view, 0), Choosing()).table))
    overview.show()
    return overview


def columns(overview: Overview) -> list[list[QRect]]:
    """Where the cards lie, column by column."""
    QApplication.processEvents()
    cards = overview.findChildren(Card)
    for label in overview.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()), "nothing is cut off"
    areas = [card.geometry() for card in cards]
    lefts = sorted({area.left() for area in areas})
    return [[area for area in areas if area.left() == left] for left in lefts]


def test_cards_lie_in_as_many_columns_as_have_room(full: Overview) -> None:
    one = columns(full)
    full.resize(1000, 400)
    three = columns(full)
    assert [len(one), len(three)] == [1, 3] and len(one[0]) == sum(map(len, three)) == 6
    ends = [column[-1].bottom() for column in three]
    assert max(ends) - min(ends) < max(area.height() for column in three for area in column)
    for column in (*one, *three):
        assert all(low.top() > high.bottom() for high, low in pairwise(column))


def test_who_has_scrolled_stays_there_when_something_happens(full: Overview) -> None:
    columns(full)
    bar = full.verticalScrollBar()
    bar.setValue(200)
    assert bar.value() == 200
    view = ask(position(4, developing={0: ["01"]}, row={"07": 1}, ap=1), turn.turn(0)).view(0)
    full.show_topics(topics_of(situation(view, voice_of(view, 0), Choosing()).table))
    columns(full)
    assert bar.value() == min(200, bar.maximum()) > 100
