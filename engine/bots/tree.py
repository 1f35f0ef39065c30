"""A search over what a seat may know: one tree for all games.

Each simulation deals what the view hides by what all know of it, and walks down the tree by what
was promising so far. At the first question that is new to the tree it looks once at every answer;
the best of these looks goes back up as a share of the win for every seat. Chance is drawn by its
weights and parts the tree by what came; all answers meet the same chance. Answers that others
give in secret part it only as far as the seat that searches sees them, so that nothing in the
tree hangs on what it cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, isqrt, sqrt
from random import Random
from typing import Any, NamedTuple

from engine.bots.looks import LOOKED_AT, looks, played_on, settle, standing
from engine.rules.agenda import CHANCE, State
from engine.rules.chance import Dice, Sampler, seed_text
from engine.rules.game import Game

WIDTH = 4
"""Answers that are tried from the beginning; each square number of visits adds one."""
BY_POINTS = 0.1
"""How much of the shares at the end hangs on how far ahead a seat is; the rest is who has won."""


class Arm:
    """An answer as the searching seat sees it: how it looked at first, and what came of it."""

    __slots__ = ("below", "prior", "shares", "visits", "worth")

    def __init__(self, shares: list[float], worth: float) -> None:
        self.shares = shares
        """Of the win, by seat: the mean of the visits; before the first as it looked."""
        self.worth = worth
        self.prior = 0.0
        self.visits = 0
        self.below: dict[Any, Question] = {}
        """What is asked next, by what chance brought and who is asked what."""


class Question:
    """A question as the searching seat knows it."""

    __slots__ = ("arms", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, Arm] = {}
        self.visits = 0


class Found(NamedTuple):
    """What a search says of an answer."""

    action: Any
    visits: int
    share: float
    """Of the win for the seat that searches, from 0 to 1."""


class Tree:
    """The search of one question; it can be gone on with, and answers at any time.

    It thinks of the answer `also` even if the game gives that no thought.
    """

    def __init__(self, game: Game, view: State, rng: Random, also: Any = None) -> None:
        self._game, self._view = game, view
        self._seat = view.current_player
        self._how = game.search
        self._horizon = game.horizon(view)
        self._seed = rng.getrandbits(64)
        self._dice: Dice
        self._root = Question()
        # What the seat thinks of must not hang on how the cards are guessed to lie.
        self._answers = game.candidates(view, LOOKED_AT)
        if also is not None and also not in self._answers:
            self._answers = (*self._answers, also)

    def found(self) -> list[Found]:
        """What was tried so far, what was tried most first."""
        tried = sorted(self._root.arms.items(), key=lambda it: (-it[1].visits, -it[1].worth))
        return [Found(action, arm.visits, arm.shares[self._seat]) for action, arm in tried]

    def try_only(self, action: Any) -> None:
        """Simulations to come begin with this answer, whatever the others promise."""
        self._answers = (action,)

    def simulate(self, times: int) -> None:
        """So many simulations more."""
        for _ in range(times):
            self._simulate()

    def _simulate(self) -> None:
        view = self._view
        # Every answer meets the same chance at its first visit, the same at its second, and so
        # on: it is not luck that parts them.
        chance = Random(self._seed + self._visits_so_far())
        self._dice = Dice(seed_text(chance.getrandbits(32)))
        state = view.fill(Sampler(chance).pick) if view.has_secrets else view.clone()
        path: list[tuple[Question, Arm]] = []
        question, turns = self._root, 0
        while True:
            if state.is_terminal:
                shares = self._shares(state, self._game.worth(state))
                break
            is_new = not question.arms
            arm, index = self._chosen(state, question)
            path.append((question, arm))
            state.take(index)
            settle(self._game, state)
            if is_new:
                shares = self._played(state, arm.shares, turns)
                break
            key = self._drawn(state)
            turns += state.begins_turn
            following = arm.below.get(key)
            if following is None:
                following = arm.below[key] = Question()
            question = following
        for asked, arm in path:
            asked.visits += 1
            arm.visits = visits = arm.visits + 1
            own = arm.shares
            arm.shares = [
                mean + (share - mean) / visits for mean, share in zip(own, shares, strict=True)
            ]

    def _visits_so_far(self) -> int:
        """How often the answer was tried that is next."""
        root = self._root
        if not root.arms:
            return 0
        return self._promising([root.arms[it] for it in self._answers], root, self._seat)[0].visits

    def _played(self, state: State, looked: list[float], turns: int) -> list[float]:
        """A leaf's shares as it looks and as it comes out at the horizon; so many turns have begun."""
        if not self._horizon:
            return looked
        # A simulation that has come further goes on to the next point of the same kind.
        state = played_on(self._game, state, self._dice, max(1, self._horizon - turns))
        played, weight = self._shares(state, self._game.worth(state)), self._how.of_played
        return [own + weight * (it - own) for own, it in zip(looked, played, strict=True)]

    def _drawn(self, state: State) -> tuple[Any, ...]:
        """Let chance decide until somebody is asked; what it brought, as the searching seat sees it."""
        key: list[Any] = []
        while state.current_player == CHANCE:
            outcome = self._dice.outcome(state)
            key.append(state.seen(outcome, self._seat))
            state.apply(outcome)
            settle(self._game, state)
        if (asked := state.question) is not None:
            key += [asked.name, state.current_player]
        return tuple(key)

    def _chosen(self, state: State, question: Question) -> tuple[Arm, int]:
        """The answer that is most promising or was tried too seldom, and where it stands in the choices."""
        seat = state.current_player
        arms, actions = self._arms(state, question, seat)
        arm, at = self._promising(arms, question, seat)
        return arm, state.choices.index(actions[at])

    def _promising(self, arms: Sequence[Arm], question: Question, seat: int) -> tuple[Arm, int]:
        """The arm that is tried next, and its place."""
        width = WIDTH + isqrt(question.visits)
        tried: Sequence[int] = range(len(arms))
        if len(arms) > width:
            tried = sorted(tried, key=lambda it: -arms[it].prior)[:width]
        curiosity = self._how.curiosity * sqrt(question.visits + 1)
        best, most = 0, float("-inf")
        for it in tried:
            arm = arms[it]
            value = arm.shares[seat] + curiosity * arm.prior / (1 + arm.visits)
            if value > most:
                best, most = it, value
        return arms[best], best

    def _arms(self, state: State, question: Question, seat: int) -> tuple[list[Arm], Sequence[Any]]:
        """The answers that the seat has as the cards lie in this simulation, each looked at once."""
        if question is self._root:
            actions = self._answers
        else:
            actions = self._game.candidates(state, LOOKED_AT)
        if seat == self._seat:
            keys = actions
        else:
            keys = [state.seen(action, self._seat) for action in actions]
        known = question.arms
        new = {key: action for key, action in zip(keys, actions, strict=True) if key not in known}
        if new:
            after = looks(self._game, state, list(new.values()))
            for key, it, worths in zip(new, after, self._game.worths(after), strict=True):
                known[key] = Arm(self._shares(it, worths), standing(worths, seat))
            most = max(arm.worth for arm in known.values())
            for arm in known.values():
                arm.prior = exp((arm.worth - most) / self._how.temperature)
            total = sum(arm.prior for arm in known.values())
            for arm in known.values():
                arm.prior /= total
        return [known[key] for key in keys], actions

    def _shares(self, state: State, worths: Sequence[float]) -> list[float]:
        """What the points of all promise each seat of the win; at the end, who has it."""
        scale = self._how.scale
        shares = [1 / (1 + exp(-standing(worths, seat) / scale)) for seat in range(len(worths))]
        if not state.is_terminal:
            return shares
        winners = state.winners()
        return [
            BY_POINTS * share + (1 - BY_POINTS) * (seat in winners) / len(winners)
            for seat, share in enumerate(shares)
        ]
