"""Takes what looks best at the end of the turn, by the game's own judgement, and says why."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.bots.looks import LOOKED_AT, standing
from engine.rules.agenda import CHANCE, PUBLIC, State
from engine.rules.chance import Sampler
from engine.rules.game import Game

MANY = 7
"""Outcomes of a draw above which it is not looked into: the game judges the draw itself."""
ALL = 64
"""Outcomes of draws after one another above which the last ones are not looked into."""


def choose(game: Game, view: State, rng: random.Random) -> tuple[Any, dict[str, float]]:
    """The best action for the seat that is asked, and what it changes in points by reason."""
    action = choice(game, view, rng)
    return action, why(game, view, action)


def choice(game: Game, view: State, rng: random.Random) -> Any:
    """The best action for the seat that is asked.

    What the seat does not know is guessed once, by what all know of it.
    """
    seat = view.current_player
    guess = view.fill(Sampler(rng).pick) if view.has_secrets else view
    actions = game.candidates(view, LOOKED_AT)
    best = best_of(game, guess, actions, seat) if len(actions) > 1 else actions
    return best[int(rng.random() * len(best))]


def why(game: Game, view: State, action: Any) -> dict[str, float]:
    """What an action of the seat that is asked changes, in points by reason.

    Reasons are for all to read: they are judged by what all know, and there are none where a
    hand was looked at.
    """
    if view.is_private or view.may_peek:
        return {}
    return reasons(game, view.view(PUBLIC), action, view.current_player)


def best_of(game: Game, guess: State, actions: Sequence[Any], seat: int) -> list[Any]:
    """Those of the actions after which the seat stands best."""
    quick = []
    for action in actions:
        after = guess.clone()
        after.apply(action)
        quick.append((expected(game, after, seat, 0), action, after))
    # Rounded: the last digits of a sum are not the same on every Python.
    quick.sort(key=lambda tried: -round(tried[0], 9))
    best: list[Any] = []
    best_worth = float("-inf")
    for worth, action, after in quick[: game.thinks_through]:
        if game.looks_ahead:
            worth = expected(game, after, seat, game.looks_ahead)
        if worth > best_worth + 1e-9:
            best, best_worth = [action], worth
        elif worth > best_worth - 1e-9:
            best.append(action)
    return best


def expected(game: Game, state: State, seat: int, depth: int, most: int = ALL) -> float:
    """Worth after `depth` further answers of the seat in this turn, chance by its weights."""
    player = state.current_player
    if player == CHANCE and (number := len(state.chance_outcomes())) <= min(MANY, most):
        total = weights = 0.0
        for outcome, weight in state.chance_outcomes():
            after = state.clone()
            after.apply(outcome)
            total += weight * expected(game, after, seat, depth, most // number)
            weights += weight
        return total / weights
    if depth and player == seat and not state.begins_turn:
        best = float("-inf")
        for action in game.candidates(state, LOOKED_AT):
            after = state.clone()
            after.apply(action)
            best = max(best, expected(game, after, seat, depth - 1, most))
        return best
    return standing(game.worth(state), seat)


def reasons(game: Game, view: State, action: Any, seat: int) -> dict[str, float]:
    """What the action changes for the seat at once, by reason, the largest first.

    Before it and after it the same seat is taken to be asked: that the turn goes on to somebody
    else is no reason against an action.
    """
    after = view.clone()
    after.apply(action)
    asked = after.current_player
    before, behind = game.evaluate(view, asked)[seat], game.evaluate(after, asked)[seat]
    changes = {name: behind.get(name, 0.0) - before.get(name, 0.0) for name in (*before, *behind)}
    return dict(sorted(changes.items(), key=lambda item: -abs(item[1])))
