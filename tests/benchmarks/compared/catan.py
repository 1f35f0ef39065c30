"""catanatron's part of the comparison: random play and copies of its game, for two seats."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer

from tests.benchmarks.compared.worker import serve

MATCHES, COPIES = 4, 2_000
EARLY = 6
"""Decisions before the position that is copied and played on from."""


def main() -> None:
    """Serve."""
    start = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=6)
    for _ in range(EARLY):
        start.play_tick()

    def play() -> tuple[int, int]:
        decisions = 0

        def by_chance(_player: object, _game: Game, actions: list[object]) -> object:
            nonlocal decisions
            decisions += len(actions) > 1
            return random.choice(actions)

        for _ in range(MATCHES):
            start.copy().play(decide_fn=by_chance)
        return MATCHES, decisions

    def copy() -> tuple[int, int]:
        for _ in range(COPIES):
            start.copy()
        return COPIES, 0

    serve({"play": play, "copy": copy})


if __name__ == "__main__":
    main()
