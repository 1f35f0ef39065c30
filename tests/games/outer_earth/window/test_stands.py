"""How a seat of Outer Earth stands after an answer, for a hint."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.play.stands import stands
from engine.games.outer_earth import auction
from engine.games.outer_earth.state import OuterEarth
from tests.games.outer_earth.positions import ask, position
from tests.games.outer_earth.window.board import voice_of


def told(state: OuterEarth, text: str) -> list[str]:
    """The sentences after that answer of the seat that is asked."""
    view = state.view(state.current_player)
    after = view.clone()
    after.take(after.place_of(text))
    return [*stands(view, after, voice_of(view, view.current_player))]


def test_whoever_alone_can_bid_and_says_no_keeps_the_hand_and_gets_no_reward(
    qapp: QApplication,
) -> None:
    state = position(hands={0: "Pca Pcc"}, row={"07": 3, "08": 0}, ap=0)
    state = ask(state, auction.auction())
    assert told(state, "no") == ["Cards in hand: 2"]
    assert told(state, "yes")[0].startswith("Reward: ")
