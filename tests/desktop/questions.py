"""Matches in which a certain question is open, for tests that walk through all of them."""

from __future__ import annotations

import random
from functools import cache

from engine.games.red_outpost.actions import Move
from engine.games.red_outpost.components import WORKERS
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import State

QUESTIONS = (
    "turn", "place_disc", "use_place", "build_palace", "buy_round", "exchange", "cheer", "file_disc",
    "salvage", "cast_line", "cast_nets", "keep_catch", "put_back", "sow", "bring_papers", "launch",
    "lay_flat", "wake_up", "ferry", "pledge", "overtime",
)  # fmt: skip


@cache
def asked(question: str, workers: int = 0) -> Match:
    """A match in which that question is open, with so many workers to choose from if it matters."""
    game = games.load("red-outpost")
    for number in range(300):
        rng = random.Random(number)
        setup = game.setup(3, {"first": "1", "special_cards": "on"})
        people = [Player(name) for name in ("Anna", "Ben", "Cleo")]
        match = Match.new(game, setup, people, f"{number + 1:08X}")
        while not match.is_over:
            view = match.view(match.asked)
            assert view.question is not None
            if view.question.name == question and workers in (0, len(movable(view))):
                return match
            match.answer(match.asked, rng.choice(list(view.legal_actions())))
    raise AssertionError(question)


def movable(state: State) -> set[str]:
    """The workers who can be moved."""
    return {WORKERS[action.worker] for action in state.legal_actions() if isinstance(action, Move)}
