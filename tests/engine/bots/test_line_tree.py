"""What is said to follow an answer: what the search has tried there, and nothing where it has not."""

from __future__ import annotations

import random

import pytest

from engine.bots import line_tree
from engine.bots.line_tree import LineTree
from engine.rules.agenda import State
from engine.rules.game import Game
from tests.engine.bots.test_hints import GAMES, of_match

SIMULATIONS = 60


def chosen(game: Game, view: State, line: list[object]) -> int:
    """How many answers of a line had others beside them that are worth a thought.

    What only completes the one before it does not count.
    """
    state, number = view.clone(), 0
    for at, action in enumerate(line):
        assert state.question is not None
        completes = at > 0 and state.question.name in game.search.completes
        number += len(game.candidates(state, 2)) > 1 and not completes
        state.take(state.choices.index(action))
    return number


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_several_answers_one_is_told_to_follow_only_where_it_was_tried_a_few_times(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    followed = 0
    for state in of_match(game, 2, 1, 12):
        view = state.view(state.current_player)
        tree = LineTree(game, view, random.Random(1))
        tree.simulate(SIMULATIONS)
        best = tree.found()[0]
        line = tree.line(best.action)
        assert line[0] == best.action
        if chosen(game, view, line) == 1:
            continue
        followed += 1
        # Where that many are asked for, nothing was tried often enough to be told.
        monkeypatch.setattr(line_tree, "FEW", SIMULATIONS)
        assert chosen(game, view, tree.line(best.action)) == 1
        monkeypatch.undo()
    assert followed
