"""The table of Outer Earth in words: complete, and without a secret."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.boards.outer_earth.play.drawn.layout import situation
from desktop.boards.outer_earth.play.overview import Overview
from desktop.scene.choosing import Choosing
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
    overview.show_table(situation(view, voice_of(view, viewer), Choosing()).table)
    told = "\n".join(overview.lines)
    assert "Secondary, amber diamond to magenta square" in told
    assert ("Tertiary, magenta square to magenta square" in told) is is_known
    assert "Primary, amber diamond to cyan circle" in told, "what is built is open"
    assert "3 VP for the buyer" in told and "1 face down" in told


def test_a_market_without_planets_says_so(qtbot: QtBot) -> None:
    view = ask(position(open_cards="Pca", ap=1), turn.turn(0)).view(0)
    overview = Overview()
    qtbot.addWidget(overview)
    overview.show_table(situation(view, voice_of(view, 0), Choosing()).table)
    assert overview.lines[0] == "No planet is in the market."
