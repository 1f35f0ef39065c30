"""Kills amid an auction: what was left for it is there again, and nothing else is bid."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop import boards
from desktop.match.limits import OUT, Limit, Limits
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.lines import Answer
from engine.record.record import Player
from tests.desktop.shell.test_kills import Run

KILLS = 3
MOST = 24
"""Up to which bid Anna is answered for; Ben is out."""


class Auctions(Run):
    """A match that is killed in auctions that a bot has opened."""

    early, steps = 0.0, 3

    def __init__(self, folder: Path) -> None:
        self.begun = 0
        """The line after which the limits were left."""
        super().__init__(folder, GAME.name, 7)

    def new_match(self) -> int:
        bots = [Player(name, "bot:random") for name in ("Cleo", "Dana")]
        players = [Player("Anna"), Player("Ben"), *bots]
        match = Match.new(GAME, GAME.setup(4), players, f"{self.chance.getrandbits(32):08X}")
        while match.state.question is None or match.state.question.name != "bid":
            legal = match.state.legal_actions()
            match.answer(match.asked, legal[0])
        self.begun = match.history.now.number
        library = self.library()
        ident = library.add(match, "killed")
        library.limits.keep(ident, [(0, MOST, self.begun), (1, OUT, self.begun)])
        library.close()
        self.before = match.text()
        return ident

    def check(self, said: bytes) -> None:
        super().check(said)
        library = self.library()
        match, kept = library.open(self.ident).match, library.limits.of(self.ident)
        library.close()
        game = boards.play(GAME.name)
        left = match.history.now.back_to(self.begun)
        after = match.history.now.way_from(left)
        for moment in after:
            assert moment.before is not None
            before, line = moment.before.state, moment.line
            if not isinstance(line, Answer) or line.decision != "bid" or line.seat > 1:
                continue
            assert isinstance(before, Outpost)
            (number,) = map(int, line.choices)
            assert number == before.bid or (line.seat == 0 and number <= MOST)
        runs = all(game.bidding(moment.state) is not None for moment in after)
        holds = Limits(match, game, [Limit(*row) for row in kept]).now
        assert {it.seat: it.most for it in holds} == ({0: MOST, 1: OUT} if runs else {})
        if not runs:
            self.ident = self.new_match()


@pytest.mark.slow
def test_a_kill_amid_an_auction_loses_no_bid_and_no_limit(tmp_path: Path) -> None:
    run = Auctions(tmp_path / "run")
    try:
        for _ in range(KILLS):
            run.kill_once()
    finally:
        run.close()
    assert run.painted > KILLS
