"""Hints: what they stand on, what they may know, and what they say of others."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from engine.bots import worker
from engine.bots.hints import HINTS, Hint, compared, hints
from engine.bots.tree import Found, Tree
from engine.rules import game as games
from engine.rules.agenda import CHANCE, State
from engine.rules.chance import Sampler
from engine.rules.game import Game

GAMES = tuple(games.load(name) for name in ("red-outpost", "outer-earth", "outpost"))


def questions(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The questions of a match of random answers."""
    state, rng = game.new_state(game.setup(seats)), random.Random(f"hints {seed}")
    while not state.is_terminal:
        state = state.clone()
        if state.current_player == CHANCE:
            state.apply(Sampler(rng).outcome(state))
            continue
        actions = game.candidates(state.view(state.current_player), 64)
        if len(actions) > 1:
            yield state
            state = state.clone()
        state.apply(actions[rng.randrange(len(actions))])


def of_match(game: Game, seats: int, seed: int, number: int) -> list[State]:
    """So many of them, evenly from the beginning to the end."""
    found = list(questions(game, seats, seed))
    return found[:: max(1, len(found) // number)][:number]


def given(game: Game, view: State, seed: int = 1) -> list[Hint]:
    """The hints of a short search."""
    return hints(game, view, random.Random(seed), simulations=6 if game.search.horizon[0] else 12)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_hints_and_leaves_the_view_as_it_is(game: Game) -> None:
    for state in of_match(game, 2, 1, 4):
        view = state.view(state.current_player)
        before = view.text()
        found = given(game, view)
        assert found == given(game, view) and 0 < len(found) <= HINTS
        assert view.text() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_hint_says_can_be_answered_one_after_the_other_by_the_same_seat(game: Game) -> None:
    for state in of_match(game, 3, 2, 6):
        seat = state.current_player
        for hint in given(game, state.view(seat)):
            after = state.view(seat)
            for text in hint.answers:
                assert after.current_player == seat
                after.take(after.place_of(text))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_that_a_seat_cannot_know_changes_its_hints(game: Game) -> None:
    exchanged = 0
    for number, state in enumerate(of_match(game, 3, 3, 8)):
        seat = state.current_player
        other = state.view(seat).fill(Sampler(random.Random(number)).pick)
        exchanged += other.text() != state.text()
        assert given(game, state.view(seat)) == given(game, other.view(seat))
    assert exchanged or not game.has_secrets


def test_what_is_about_as_good_as_the_best_is_told_before_what_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.load("red-outpost")
    view = of_match(game, 2, 1, 4)[1]
    best, worse, alike = game.candidates(view, 64)[:3]
    found = [Found(best, 60, 0.6), Found(worse, 20, 0.5), Found(alike, 10, 0.592)]
    monkeypatch.setattr(Tree, "found", lambda self: found)
    told = given(game, view)
    assert [it.answers[0] for it in told] == [str(best), str(alike), str(worse)]
    assert [it.is_alike for it in told] == [True, True, False]


def test_whoever_is_far_behind_has_answers_that_differ_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("red-outpost")
    view = of_match(game, 2, 1, 4)[1]
    best, worse = game.candidates(view, 64)[:2]
    monkeypatch.setattr(Tree, "found", lambda self: [Found(best, 60, 0.05), Found(worse, 9, 0.04)])
    assert [it.is_alike for it in given(game, view)] == [True, False]


def test_a_hint_is_searched_longer_than_hard_bots_search(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("red-outpost")
    view = of_match(game, 2, 1, 4)[1]
    simulated: list[int] = []
    monkeypatch.setattr(Tree, "simulate", lambda self, times: simulated.append(times))
    monkeypatch.setattr(Tree, "found", lambda self: [Found(game.candidates(view, 64)[0], 1, 0.5)])
    setup = msgspec.json.encode(game.setup(2)).decode()
    worker.hint(game.name, setup, view.text(), "1")
    assert sum(simulated) == 2 * game.simulations(view)


def test_an_answer_that_is_told_to_be_kept_from_the_next_seat_is_there_without_the_hint() -> None:
    game = games.load("red-outpost")
    told = 0
    for seed in range(4):
        for state in of_match(game, 2, seed, 12):
            view = state.view(state.current_player)
            found = hints(game, view, random.Random(1), simulations=40)
            for hint in found:
                if not hint.denies:
                    continue
                told += 1
                with_it, without = (view.clone() for _ in range(2))
                for text in hint.answers:
                    with_it.take(with_it.place_of(text))
                for text in found[hint.otherwise].answers:
                    without.take(without.place_of(text))
                assert with_it.current_player == without.current_player != view.current_player
                assert hint.denies not in map(str, with_it.legal_actions())
                assert hint.denies in map(str, without.legal_actions())
    assert told


def test_of_answers_that_come_to_the_same_there_is_one_hint() -> None:
    for game in GAMES:
        for state in of_match(game, 3, 4, 8):
            view = state.view(state.current_player)
            behind = [hint.behind(view).text() for hint in given(game, view)]
            assert len({*behind}) == len(behind)
            first = view.legal_actions()[0]
            assert len(compared(game, view, [[first], [first]])) == 1


def test_the_best_answer_is_as_good_as_itself() -> None:
    game = games.load("red-outpost")
    for state in of_match(game, 2, 5, 3):
        assert given(game, state.view(state.current_player))[0].is_alike
