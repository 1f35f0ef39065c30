"""A search that tells how the seat's turn would best go on after an answer, as far as it has looked."""

from __future__ import annotations

from typing import Any

from engine.bots.looks import LOOKED_AT, looked_at, looks
from engine.bots.tree import Arm, Question, Tree
from engine.rules.agenda import State

FEW = 4
"""An answer that was tried less often is not told to follow: longer thought may find another."""


class LineTree(Tree):
    """The same search, with a way down it."""

    def line(self, action: Any) -> list[Any]:
        """The answer, and those of the same seat and turn that follow it, until something is drawn.

        Of those that follow each was tried most, or is the only one that is worth a thought. What
        only completes an answer, such as how many, is told with it.
        """
        state, seat = self._view.clone(), self._seat
        line: list[Any] = []
        arm: Arm | None = self._root.arms.get(action)
        while action is not None:
            line.append(action)
            state.take(state.choices.index(action))
            action = None
            if state.current_player != seat or state.begins_turn:
                break
            only = self._game.candidates(state, 2)
            if len(only) == 1:
                # It is answered in passing, and has no place in the tree.
                action = only[0]
            elif arm is not None and (asked := state.question) is not None:
                arm, action = _most_tried(arm.below.get((asked.name, seat)))
                if action is None and asked.name in self._game.search.completes:
                    action = self._looks_best(state)
                if action not in state.choices:
                    break
        return line

    def _looks_best(self, state: State) -> Any:
        """What completes an answer as it looked when that was tried."""
        actions = self._game.candidates(state, LOOKED_AT)
        stands = looked_at(self._game, looks(self._game, state, actions), self._seat)
        return actions[stands.index(max(stands))]


def _most_tried(question: Question | None) -> tuple[Arm | None, Any]:
    """What was tried most of what follows there; nothing if it was not tried often enough."""
    arms = question.arms.items() if question is not None else ()
    action, arm = max(arms, key=lambda it: (it[1].visits, it[1].worth), default=(None, None))
    return (arm, action) if arm is not None and arm.visits >= FEW else (None, None)
