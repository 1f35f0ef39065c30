"""A look through a turn: every answer that looks well is followed to where the next turn begins.

What lies beyond the turn is left to the game's own judgement, and so is a draw with many outcomes;
one with few is looked into by its weights. What the view hides is guessed once for each look.
Others answer in between what looks best to them at first.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from engine.bots.looks import LOOKED_AT, looked_at, looked_best, looks
from engine.bots.tree import Found
from engine.rules.agenda import CHANCE, State
from engine.rules.chance import Sampler
from engine.rules.game import Game

MANY = 7
"""Outcomes of a draw above which it is not looked into."""
WIDTH = 8
"""Answers of one question that are followed at most."""
AGAIN = 2
"""So many times the positions of a question are kept for each answer that is followed."""


class Turn:
    """The turn that the question of a view belongs to; it can be looked through more than once."""

    def __init__(self, game: Game, view: State, rng: Random) -> None:
        self._game, self._view = game, view
        self._seat = view.current_player
        self._sampler = Sampler(rng)
        # What the seat thinks of must not hang on how the cards are guessed to lie.
        self._answers = game.candidates(view, LOOKED_AT)
        self._worths: dict[Any, list[float]] = {}

    def found(self) -> list[Found]:
        """The answers that were followed, those first that were followed most, then the best."""
        means = {action: sum(own) / len(own) for action, own in self._worths.items()}
        scale = self._game.search.scale
        return [
            Found(action, len(self._worths[action]), 1 / (1 + exp(-mean / scale)))
            for action, mean in sorted(
                means.items(), key=lambda it: (-len(self._worths[it[0]]), -it[1])
            )
        ]

    def look(self, positions: int) -> None:
        """Look through the turn once, at about so many positions at most."""
        view = self._view
        state = view.fill(self._sampler.pick) if view.has_secrets else view.clone()
        for at, worth in self._followed(state, self._answers, positions).items():
            self._worths.setdefault(self._answers[at], []).append(worth)

    def _followed(self, state: State, actions: Any, positions: int) -> dict[int, float]:
        """Worth at the end of the turn of the answers that look best, by their index."""
        game, seat = self._game, self._seat
        after = looks(game, state, actions)
        order = sorted(range(len(after)), key=lambda at: -looked_at(game, after[at], seat))
        left = positions - len(after)
        width = max(1, min(WIDTH, len(after), left // (AGAIN * len(after))))
        return {at: self._worth(after[at], left // width) for at in order[:width]}

    def _worth(self, state: State, positions: int) -> float:
        """Worth for the seat at the end of the turn, if so many positions more are looked at."""
        game, seat = self._game, self._seat
        while not state.is_terminal and not state.begins_turn:
            asked = state.current_player
            if asked == CHANCE:
                outcomes = state.chance_outcomes()
                if len(outcomes) > MANY:
                    break
                total = weights = 0.0
                for outcome, weight in outcomes:
                    after = state.clone()
                    after.apply(outcome)
                    total += weight * self._worth(after, positions // len(outcomes))
                    weights += weight
                return total / weights
            if asked == seat:
                actions = game.candidates(state, LOOKED_AT)
                return max(self._followed(state, actions, positions).values())
            state = looked_best(game, state)
        return looked_at(game, state, seat)
