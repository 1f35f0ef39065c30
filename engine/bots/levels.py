"""The bots by name: how each thinks of a question, and why it answers so."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from engine.bots import greedy, hints, random
from engine.bots.thoughts import Choice, Search, Thought, first_look, joined
from engine.rules.agenda import State
from engine.rules.game import Game


class Level(NamedTuple):
    """A bot: what it thinks of a question, in so many parts, each with a chance of its own.

    The parts can be thought at the same time, and are joined in their order: what they answer
    is the same on any machine.
    """

    thought: Callable[[Game, State, Random], Thought]
    parts: int = 1
    gives_reasons: bool = True

    def begin(self, game: Game, view: State, rng: Random) -> list[Thought]:
        """The thoughts about the question of a view, by part."""
        if self.parts == 1:
            return [self.thought(game, view, rng)]
        seeds = [rng.getrandbits(64) for _ in range(self.parts)]
        return [self.thought(game, view, Random(seed)) for seed in seeds]

    def choose(self, game: Game, view: State, rng: Random) -> Any:
        """The action of the seat that is asked in `view`."""
        thoughts = self.begin(game, view, rng)
        for thought in thoughts:
            while thought.done < thought.whole:
                thought.go_on()
        return joined([it.found() for it in thoughts])[0].action

    def why(self, game: Game, view: State, action: Any) -> list[hints.Hint]:
        """The reasons for an action, as a hint among others; empty where there are none to tell."""
        return hints.reasons(game, view, action) if self.gives_reasons else []


def _hard(game: Game, view: State, rng: Random) -> Thought:
    return Search(game, view, rng, game.simulations(view))


def _expert(game: Game, view: State, rng: Random) -> Thought:
    """One of two parts, so that two processors can think them: four times as many in all."""
    return Search(game, view, rng, 2 * game.simulations(view))


LEVELS = {
    "easy": Level(partial(Choice, first_look)),
    "medium": Level(partial(Choice, greedy.choice)),
    "hard": Level(_hard),
    "expert": Level(_expert, parts=2),
    "greedy": Level(partial(Choice, greedy.choice)),
    "random": Level(partial(Choice, random.choice), gives_reasons=False),
}
