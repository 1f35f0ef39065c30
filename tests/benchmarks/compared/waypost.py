"""Waypost's part of the comparison: the works of one of its games, for two seats."""

from __future__ import annotations

import sys
from random import Random

from engine.bots.tree import Tree
from engine.rules import game as games
from engine.rules.agenda import CHANCE
from tests.benchmarks.compared.uct import drawn, roll_out, search
from tests.benchmarks.compared.worker import serve

SIMULATIONS = {"red-outpost": 300, "outer-earth": 60, "outpost": 20}
MATCHES = {"red-outpost": 300, "outer-earth": 60, "outpost": 20}
COPIES = 20_000
EARLY = 6
"""Decisions before the position that is searched and copied."""


def main(name: str) -> None:
    """Serve."""
    game, dice = games.load(name), Random(6)
    state = game.new_state(game.setup(2))
    decisions = 0
    while decisions < EARLY or state.current_player == CHANCE:
        is_drawn = state.current_player == CHANCE
        decisions += not is_drawn
        state.take(drawn(state, dice) if is_drawn else dice.randrange(len(state.choices)))

    def play() -> tuple[int, int]:
        number = MATCHES[name]
        return number, sum(roll_out(state.clone(), dice) for _ in range(number))

    def plain() -> tuple[int, int]:
        return search(state, SIMULATIONS[name], dice).visits, 0

    def own() -> tuple[int, int]:
        Tree(game, state.view(state.current_player), dice).simulate(SIMULATIONS[name])
        return SIMULATIONS[name], 0

    def copy() -> tuple[int, int]:
        for _ in range(COPIES):
            state.clone()
        return COPIES, 0

    serve({"play": play, "plain": plain, "own": own, "copy": copy})


if __name__ == "__main__":
    main(sys.argv[1])
