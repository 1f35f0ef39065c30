"""A tie in an auction is told as a proof."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.play.tie import settlement
from engine.games.outer_earth import auction
from engine.games.outer_earth.state import OuterEarth
from tests.games.outer_earth.positions import ask, position
from tests.games.outer_earth.window.board import voice_of


def after(*bids: str) -> OuterEarth:
    """The auction is over, and the bids were these."""
    state = position(
        len(bids),
        bids=dict(enumerate(bids)),
        row={"07": 0},
        effects={0: {"influence": 50}},
        offered=6,
    )
    return ask(state, auction.bidding(tuple(state.by_influence(list(range(len(bids))))), 6))


def test_the_value_of_the_cards_decides(qapp: QApplication) -> None:
    state = after("Pca", "Tca", "Pcc Pcc")
    assert settlement(state.events or (), state, voice_of(state, 0)) is None, "most cards win"
    state = after("Pca", "Tca")
    told = settlement(state.events or (), state, voice_of(state, 0))
    assert told is not None and told.clause == "OE-2.5"
    assert [line.values for line in told.lines] == [("1", "1"), ("1", "3")]
    assert all(line.told for line in told.lines)


def test_influence_decides_where_values_are_tied_too(qapp: QApplication) -> None:
    state = after("Tca", "Taa", "Pcc")
    told = settlement(state.events or (), state, voice_of(state, 0))
    assert told is not None
    assert [line.values for line in told.lines][:2] == [("1", "1", "1"), ("3", "3", "1")]
    assert told.lines[2].values[0] > told.lines[2].values[1]
