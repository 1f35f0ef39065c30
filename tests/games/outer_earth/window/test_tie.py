"""A tie in an auction is told as a proof."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.play.board import Board
from desktop.boards.outer_earth.play.tie import settlement
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.games.outer_earth import auction
from engine.games.outer_earth.components import BACK
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event
from tests.games.outer_earth.positions import ask, face, position
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


def test_bids_lie_open_on_the_board_as_long_as_a_tie_is_told(qapp: QApplication) -> None:
    state = position(2, bids={0: "Pca", 1: "Tca"}, row={"07": 0}, offered=6)
    view = state.view(0)
    board = Board(Choosing())
    board.show()
    revealed = Event("OE-2.5", "bid_revealed", {"seat": 1, "revealed": [face("Tca")], "value": 3})

    def cards() -> tuple[str, ...]:
        found: tuple[str, ...] = board.drawn.stage.pieces["bidder:1"].spot.look.cards
        return found

    board.show_state(view, voice_of(view, 0), 0)
    assert cards() == (BACK,)
    board.show_state(view, voice_of(view, 0), 0, Change.NEWS, [revealed])
    assert cards() == (face("Tca"),)
    board.show_state(view, voice_of(view, 0), 0, Change.NEWS)
    assert cards() == (face("Tca"),), "while it is told on"
    decided = Event("OE-2.5", "by_influence", {"seat": 1, "n": 3, "influence": 20})
    board.show_state(view, voice_of(view, 0), 0, Change.JUMP, [revealed, decided])
    assert cards() == (face("Tca"),), "while it is told on to somebody who has come back"
    board.show_state(view, voice_of(view, 0), 0, Change.JUMP)
    assert cards() == (BACK,), "at any other moment it is as face down as it was"
    board.close()
