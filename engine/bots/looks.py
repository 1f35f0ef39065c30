"""First looks at answers: what a seat has when it has given one, by the game's own judgement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.rules.agenda import CHANCE, State
from engine.rules.chance import Chance
from engine.rules.game import Game

LOOKED_AT = 64
"""Answers of one question that are looked at."""
DIGITS = 9
"""Of points, where answers are compared."""


def looks(game: Game, state: State, actions: Sequence[Any]) -> list[State]:
    """Where each of the answers leads, up to the next question that is worth a thought.

    It ends before answers that the game's judgement takes as given.
    """
    found = []
    judged = game.search.judged
    for action in actions:
        after = state.clone()
        after.take(state.choices.index(action))
        settle(game, after, judged)
        found.append(completed(game, after))
    return found


def settle(game: Game, state: State, but: frozenset[str] = frozenset()) -> None:
    """Answer the questions of which one answer alone is worth a thought, up to the next turn.

    It ends before the questions that are named.
    """
    while state.current_player >= 0 and not state.begins_turn:
        frame = state.agenda[-1]
        if but and frame[0].name in but:
            break
        actions = game.candidates(state, 2)
        if len(actions) > 1:
            break
        state.take(state.choices.index(actions[0]))


def completed(game: Game, state: State) -> State:
    """The state as it looks best once a question that only completes an answer is answered."""
    asked = state.question
    if asked is None or asked.name not in game.search.completes:
        return state
    return best_look(game, state)


def best_look(game: Game, state: State) -> State:
    """Where the answer leads that looks best to the seat that is asked."""
    seat = state.current_player
    after = looks(game, state, game.candidates(state, LOOKED_AT))
    stands = looked_at(game, after, seat)
    return after[stands.index(max(stands))]


def looked_at(game: Game, after: Sequence[State], seat: int) -> list[float]:
    """How the seat stands where each answer leads, in points.

    Rounded, as the last digits of a sum are not the same on every Python.
    """
    return [round(standing(worths, seat), DIGITS) for worths in game.worths(after)]


def played_on(game: Game, state: State, chance: Chance, turns: int) -> State:
    """What comes if all go on by their first looks, until so many turns have begun or the end."""
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state = state.clone()
            state.apply(chance.outcome(state))
            settle(game, state)
            continue
        if state.begins_turn:
            turns -= 1
            if turns <= 0:
                break
        state = best_look(game, state)
        settle(game, state)
    return state


def standing(worths: Sequence[float], seat: int) -> float:
    """Worth of the seat against the best and the mean of the others, in points."""
    own, best, total = worths[seat], float("-inf"), -worths[seat]
    for other, worth in enumerate(worths):
        total += worth
        if worth > best and other != seat:
            best = worth
    return own - (best + total / (len(worths) - 1)) / 2
