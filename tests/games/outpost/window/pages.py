"""A match page of Outpost on which a position is open."""

from __future__ import annotations

from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.record import Player
from tests.games.outpost.matches import SEED


def page_of(thinking: Thinking, seats: int = 2) -> MatchPage:
    """The page of a match of Anna and bots."""
    bots = [
        Player(name, "bot:random")
        for name in ("Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hans", "Ida")
    ]
    players = [Player("Anna"), *bots[: seats - 1]]
    match = Match.new(GAME, GAME.setup(seats), players, SEED)
    return MatchPage(match, "Friday", thinking, lambda: 0)


def open_at(page: MatchPage, state: Outpost) -> None:
    """Have that position open on the page."""
    page.match.history.now.state = state
    page.refresh()
