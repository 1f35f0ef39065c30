"""The search tree: what it may know, what it answers, and that it stands on its seed alone."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator

import msgspec
import pytest

from engine.bots.looks import LOOKED_AT, looks, played_on, settle, standing
from engine.bots.tree import Found, Tree
from engine.games.outpost.state import Outpost
from engine.rules import game as games
from engine.rules.agenda import CHANCE, State
from engine.rules.chance import Dice, Sampler
from engine.rules.game import Game
from tests.games.sealed import GAME as SEALED

GAMES = (SEALED, *(games.load(name) for name in ("red-outpost", "outer-earth", "outpost")))


def answers(game: Game, seats: int, seed: int) -> Iterator[State]:
    """The questions of a match with more than one answer that is worth a thought, from its view."""
    state, rng = game.new_state(game.setup(seats)), random.Random(f"tree {seed}")
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state.apply(Sampler(rng).outcome(state))
            continue
        actions = game.candidates(state.view(state.current_player), LOOKED_AT)
        if len(actions) > 1:
            yield state
        state = state.clone()
        state.apply(actions[rng.randrange(len(actions))])


def searched(game: Game, view: State, simulations: int, seed: int = 1) -> list[Found]:
    """What the tree finds."""
    tree = Tree(game, view, random.Random(seed))
    tree.simulate(simulations)
    return tree.found()


def of_match(game: Game, seats: int, seed: int, number: int) -> list[State]:
    """So many questions of a match, evenly from its beginning to its end."""
    found = list(answers(game, seats, seed))
    return found[:: max(1, len(found) // number)][:number]


def with_horizon(game: Game, turns: int) -> Game:
    """The game, judged where so many turns have begun."""
    search = msgspec.structs.replace(game.search, horizon=(turns,) * len(game.seats))
    return dataclasses.replace(game, search=search)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_finds_the_same_and_leaves_the_view_as_it_is(game: Game) -> None:
    for state in of_match(game, 2, 1, 4):
        view = state.view(state.current_player)
        before = view.text()
        once = searched(game, view, 12)
        assert once == searched(game, view, 12)
        assert view.text() == before
        assert sum(it.visits for it in once) == 12


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_found_can_be_answered_and_shares_lie_between_nothing_and_all(game: Game) -> None:
    for state in of_match(game, max(game.seats.start, 3), 2, 4):
        view = state.view(state.current_player)
        for it in searched(game, view, 12):
            assert it.action in state.legal_actions()
            assert it.action in game.candidates(view, LOOKED_AT)
            assert 0 <= it.share <= 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_states_that_one_question_leads_to_are_worth_together_what_each_is_alone(
    game: Game,
) -> None:
    for state in of_match(game, max(game.seats.start, 3), 5, 60):
        for known in (state, state.view(state.current_player)):
            after = looks(game, known, game.candidates(known, LOOKED_AT))
            assert game.worths(after) == [game.worth(it) for it in after]


@pytest.mark.parametrize("game", [it for it in GAMES if it.has_secrets], ids=lambda game: game.name)
def test_nothing_that_a_seat_cannot_know_changes_what_it_finds(game: Game) -> None:
    exchanged = 0
    for number, state in enumerate(of_match(game, 3, 3, 12)):
        seat = state.current_player
        other = state.view(seat).fill(Sampler(random.Random(number)).pick)
        exchanged += other.text() != state.text()
        for deep in (game, with_horizon(game, 2)):
            assert searched(deep, state.view(seat), 6) == searched(deep, other.view(seat), 6)
    assert exchanged > 6


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_answers_meet_the_same_chance(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = []

    class Noted(Dice):
        def __init__(self, seed: str) -> None:
            seeds.append(seed)
            super().__init__(seed)

    monkeypatch.setattr("engine.bots.tree.Dice", Noted)
    for state in of_match(game, 2, 7, 4):
        seeds.clear()
        found = searched(game, state.view(state.current_player), 12)
        assert len(found) > 1
        # As many as the answer had that was tried most, and each of the others had the first of them.
        assert len(seeds) == 12
        assert len(set(seeds)) == found[0].visits


def test_a_look_at_what_is_bought_ends_before_it_is_paid_which_its_worth_takes_as_given() -> None:
    game = games.load("outpost")
    bought = 0
    for state in answers(game, 2, 8):
        assert isinstance(state, Outpost) and state.question is not None
        if state.question.name != "how_many" or bought == 6:
            continue
        bought += 1
        seat = state.current_player
        for reached in looks(game, state, state.choices):
            assert isinstance(reached, Outpost) and reached.question is not None
            assert reached.question.name in ("pay", "pay_research")
            paid = reached.clone()
            settle(game, paid)
            assert len(paid.hands[seat]) < len(reached.hands[seat])
            # What is left over may be a card too little for what comes next, so growth is not compared.
            before, after = (game.evaluate(it, seat)[seat] for it in (reached, paid))
            assert abs(after["vp"] + after["hand"] - before["vp"] - before["hand"]) < 1
    assert bought


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.name)
def test_what_is_played_on_ends_where_the_turn_after_so_many_begins(game: Game) -> None:
    for state in of_match(game, 2, 5, 6):
        before = state.text()
        ends = [played_on(game, state, Sampler(random.Random(1)), turns) for turns in (1, 2, 3)]
        assert state.text() == before
        for end in ends:
            assert end.is_terminal or end.begins_turn
        assert ends[0].is_terminal or len({end.text() for end in ends}) > 1


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.name)
def test_a_horizon_leaves_what_is_found_to_the_seed_alone(game: Game) -> None:
    deep = with_horizon(game, 2)
    for state in of_match(game, 2, 6, 3):
        view = state.view(state.current_player)
        once = searched(deep, view, 8)
        assert once == searched(deep, view, 8)
        assert all(0 <= it.share <= 1 for it in once)


def test_a_tree_that_is_gone_on_with_finds_what_it_would_have_found_at_once() -> None:
    game = games.load("red-outpost")
    state = of_match(game, 2, 4, 3)[1]
    tree = Tree(game, state.view(state.current_player), random.Random(1))
    tree.simulate(10)
    assert sum(it.visits for it in tree.found()) == 10
    tree.simulate(15)
    assert tree.found() == searched(game, state.view(state.current_player), 25)


def test_the_last_answer_of_a_match_is_the_one_that_wins() -> None:
    """With nothing left to come the tree and a look at the end say the same."""
    game = games.load("red-outpost")
    for seed in range(6):
        state = list(answers(game, 2, seed))[-1]
        seat = state.current_player
        ends = looks(game, state, state.legal_actions())
        best = max(standing(game.worth(it), seat) for it in ends)
        after = state.clone()
        after.apply(searched(game, state.view(seat), 60)[0].action)
        if all(it.is_terminal for it in ends):
            assert standing(game.worth(after), seat) == best
            break
    else:
        pytest.fail("no match ended with a question of one look")


def test_what_ends_a_match_is_worth_the_win_by_however_little() -> None:
    game, ends = games.load("red-outpost"), set()
    for seed in range(12):
        state = list(answers(game, 2, seed))[-1]
        seat = state.current_player
        for it in searched(game, state.view(seat), 40):
            (after,) = looks(game, state, [it.action])
            if after.is_terminal:
                winners = after.winners()
                won = (seat in winners) / len(winners)
                assert abs(it.share - won) < 0.15
                ends.add(won)
    assert ends >= {0, 1}


@pytest.mark.slow
def test_the_tree_beats_the_first_look() -> None:
    game, won = games.load("red-outpost"), 0.0
    for number in range(4):
        state, dice = game.new_state(game.setup(2)), random.Random(number // 2)
        while not state.is_terminal:
            seat = state.current_player
            if seat == CHANCE:
                state.apply(Sampler(dice).outcome(state))
            elif seat == number % 2:
                state.apply(searched(game, state.view(seat), 24)[0].action)
            else:
                worths = [
                    standing(game.worth(it), seat) for it in looks(game, state, state.choices)
                ]
                state.take(worths.index(max(worths)))
        own, other = state.returns()[number % 2], state.returns()[1 - number % 2]
        won += (own > other) + (own == other) / 2
    assert won >= 3
