"""open_spiel's part of the comparison: backgammon, searched by its Python MCTS and by its C++ MCTS."""

from __future__ import annotations

from random import Random

import pyspiel
from open_spiel.python.algorithms import mcts

from tests.benchmarks.compared.worker import serve

SIMULATIONS, IN_CPP, MATCHES, COPIES = 60, 300, 60, 20_000
CURIOSITY = 2.0
MEMORY_MB = 1000
EARLY = 6
"""Decisions before the position that is searched and copied."""


def main() -> None:
    """Serve."""
    game, dice = pyspiel.load_game("backgammon"), Random(6)

    def step(state: pyspiel.State) -> int:
        """An action by chance; whether it was a decision."""
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
            return 0
        actions = state.legal_actions()
        state.apply_action(actions[dice.randrange(len(actions))])
        return len(actions) > 1

    start = game.new_initial_state()
    decisions = 0
    while decisions < EARLY or start.is_chance_node():
        decisions += step(start)

    def play() -> tuple[int, int]:
        decisions = 0
        for _ in range(MATCHES):
            state = start.clone()
            while not state.is_terminal():
                decisions += step(state)
        return MATCHES, decisions

    def in_python() -> tuple[int, int]:
        rollout = mcts.RandomRolloutEvaluator()
        bot = mcts.MCTSBot(game, CURIOSITY, SIMULATIONS, rollout, solve=False)
        return bot.mcts_search(start).explore_count, 0

    def in_cpp() -> tuple[int, int]:
        seed = dice.randrange(1 << 30)
        rollout = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, rollout, CURIOSITY, IN_CPP, MEMORY_MB, False, seed, False)
        return bot.mcts_search(start).explore_count, 0

    def copy() -> tuple[int, int]:
        for _ in range(COPIES):
            start.clone()
        return COPIES, 0

    serve({"play": play, "python": in_python, "c++": in_cpp, "copy": copy})


if __name__ == "__main__":
    main()
