"""Takes what looks best right after the turn, by the game's own judgement, and says why."""

from __future__ import annotations

import random
from typing import Any

from engine.rules.agenda import CHANCE, State
from engine.rules.game import Game

DEPTH = 3
"""Further questions of the same turn that are thought through."""
PROMISING = 10
"""Actions that are thought through, the best at first sight."""


def choose(game: Game, view: State, rng: random.Random) -> tuple[Any, dict[str, float]]:
    """The best action for the seat that is asked, and what it changes in VP by reason."""
    seat = view.current_player
    actions = view.legal_actions()
    quick = []
    for action in actions:
        after = view.clone()
        after.apply(action)
        quick.append((expected(game, after, seat, 0), action, after))
    quick.sort(key=lambda tried: -tried[0])
    best: list[Any] = []
    best_worth = float("-inf")
    for _, action, after in quick[:PROMISING]:
        worth = expected(game, after, seat, DEPTH)
        if worth > best_worth + 1e-9:
            best, best_worth = [action], worth
        elif worth > best_worth - 1e-9:
            best.append(action)
    action = best[int(rng.random() * len(best))]
    return action, reasons(game, view, action, seat)


def expected(game: Game, state: State, seat: int, depth: int) -> float:
    """Worth after `depth` further answers of the seat in this turn, chance by its weights."""
    player = state.current_player
    if player == CHANCE:
        total = weights = 0.0
        for outcome, weight in state.chance_outcomes():
            after = state.clone()
            after.apply(outcome)
            total += weight * expected(game, after, seat, depth)
            weights += weight
        return total / weights
    if depth and player == seat:
        best = float("-inf")
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            best = max(best, expected(game, after, seat, depth - 1))
        return best
    return standing(game, state, seat)


def standing(game: Game, state: State, seat: int) -> float:
    """Worth of the seat against the best of the others, in VP."""
    worths = [sum(parts.values()) for parts in game.evaluate(state)]
    own = worths.pop(seat)
    return own - (max(worths) + sum(worths) / len(worths)) / 2


def reasons(game: Game, view: State, action: Any, seat: int) -> dict[str, float]:
    """What the action changes for the seat at once, by reason, the largest first."""
    after = view.clone()
    after.apply(action)
    before, behind = game.evaluate(view)[seat], game.evaluate(after)[seat]
    changes = {name: behind.get(name, 0.0) - before.get(name, 0.0) for name in (*before, *behind)}
    return dict(sorted(changes.items(), key=lambda item: -abs(item[1])))
