"""What bots think, step by step: each kind of thought answers after every step, and ends by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from engine.bots.looks import LOOKED_AT, looked_at, looks
from engine.bots.tree import Found, Tree
from engine.rules.agenda import State
from engine.rules.chance import Sampler
from engine.rules.game import Game

STEP = 10
"""Simulations of a step: few enough to be waited for by whoever wants no more of them."""


class Thought(Protocol):
    """Thinking about the question of a view."""

    done: int
    whole: int
    """Steps, or simulations, of the whole thought."""

    def go_on(self) -> None:
        """One step more, if any is left."""

    def found(self) -> list[Found]:
        """What can be answered, the best first; empty before the first step."""


class Choice:
    """A thought of one step: one answer."""

    whole = 1

    def __init__(
        self, choose: Callable[[Game, State, Random], Any], game: Game, view: State, rng: Random
    ) -> None:
        self._choose = choose
        self._task = game, view, rng
        self._found: list[Found] = []
        self.done = 0

    def go_on(self) -> None:
        """Choose."""
        if not self.done:
            self._found = [Found(self._choose(*self._task), 1, 0.0)]
            self.done = 1

    def found(self) -> list[Found]:
        """The answer."""
        return self._found


class Search:
    """Simulations in a tree."""

    def __init__(self, game: Game, view: State, rng: Random, simulations: int) -> None:
        self._tree = Tree(game, view, rng)
        self.done = 0
        self.whole = simulations if len(game.candidates(view, LOOKED_AT)) > 1 else 1

    def go_on(self) -> None:
        """Some simulations more."""
        number = min(STEP, self.whole - self.done)
        self._tree.simulate(number)
        self.done += number

    def found(self) -> list[Found]:
        """What was tried, what was tried most first."""
        return self._tree.found()


def first_look(game: Game, view: State, rng: Random) -> Any:
    """The answer that looks best at once; one of them if several look as good, or nearly so."""
    seat = view.current_player
    guess = view.fill(Sampler(rng).pick) if view.has_secrets else view
    actions = game.candidates(view, LOOKED_AT)
    stands = looked_at(game, looks(game, guess, actions), seat)
    least = max(stands) - game.search.careless
    best = [it for it, stand in zip(actions, stands, strict=True) if stand >= least]
    return best[int(rng.random() * len(best))]


def joined(parts: Sequence[Sequence[Found]]) -> list[Found]:
    """What several thoughts about one question found: visits are added, shares are their mean.

    Answers that were tried equally often stay in the order of the first thought that tried them.
    """
    if len(parts) == 1:
        return list(parts[0])
    together: dict[Any, Found] = {}
    for part in parts:
        for action, visits, share in part:
            _, before, mean = together.get(action, (action, 0, 0.0))
            sum_of = before + visits
            mean = (mean * before + share * visits) / sum_of if sum_of else share
            together[action] = Found(action, sum_of, mean)
    return sorted(together.values(), key=lambda it: -it.visits)
