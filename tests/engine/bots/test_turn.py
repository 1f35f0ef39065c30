"""A look through the own turn: what it may know, where it ends, and what it does not miss."""

from __future__ import annotations

import random

import pytest

from engine.bots.looks import LOOKED_AT, looks, standing
from engine.bots.tree import Found
from engine.bots.turn import Turn
from engine.rules import game as games
from engine.rules.agenda import State
from engine.rules.chance import Sampler
from engine.rules.game import Game
from tests.engine.bots.test_tree import GAMES, of_match

POSITIONS = 60


def looked_through(
    game: Game, view: State, positions: int = POSITIONS, times: int = 1
) -> list[Found]:
    """What a look through the turn finds."""
    turn = Turn(game, view, random.Random(1))
    for _ in range(times):
        turn.look(positions)
    return turn.found()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_finds_the_same_again_leaves_the_view_as_it_is_and_answers_what_is_legal(
    game: Game,
) -> None:
    for state in of_match(game, max(game.seats.start, 3), 1, 6):
        view = state.view(state.current_player)
        before = view.text()
        found = looked_through(game, view)
        assert found == looked_through(game, view)
        assert view.text() == before
        assert found
        for it in found:
            assert it.action in state.legal_actions()
            assert 0 <= it.share <= 1


@pytest.mark.parametrize("game", [it for it in GAMES if it.has_secrets], ids=lambda game: game.name)
def test_nothing_that_a_seat_cannot_know_changes_what_it_finds(game: Game) -> None:
    exchanged = 0
    for number, state in enumerate(of_match(game, 3, 3, 12)):
        seat = state.current_player
        other = state.view(seat).fill(Sampler(random.Random(number)).pick)
        exchanged += other.text() != state.text()
        own, others = (looked_through(game, it.view(seat)) for it in (state, other))
        assert own == others
    assert exchanged > 6


def test_with_few_positions_it_follows_the_answer_that_looks_best() -> None:
    game = games.load("red-outpost")
    for state in of_match(game, 2, 2, 6):
        actions = game.candidates(state, LOOKED_AT)
        worths = [
            standing(game.worth(it), state.current_player) for it in looks(game, state, actions)
        ]
        found = looked_through(game, state.view(state.current_player), 1)
        assert [it.action for it in found] == [actions[worths.index(max(worths))]]


def test_looks_are_counted_and_an_answer_that_was_followed_more_often_comes_first() -> None:
    game = games.load("outer-earth")
    for state in of_match(game, 2, 4, 5):
        found = looked_through(game, state.view(state.current_player), 200, 3)
        counts = [it.visits for it in found]
        assert counts == sorted(counts, reverse=True)
        assert counts[0] <= 3
