"""Bots: found by name, given a view's text, and answering with an action's text."""

from __future__ import annotations

import json
import multiprocessing
import random
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from engine import bots
from engine.bots import NoBot, greedy
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game
from engine.rules.agenda import CHANCE, NOBODY, State
from engine.rules.chance import Sampler
from engine.rules.game import Game, spread
from tests.engine.bots.at_once import at_once
from tests.games.red_outpost.table import answer, table
from tests.games.sealed import GAME
from tests.games.sealed.matches import new


def red_outpost() -> Match:
    played = game.load("red-outpost")
    players = [Player("A", "bot:random"), Player("B", "bot:random")]
    return Match.new(played, played.setup(2), players, "7F3A91C2")


def test_every_bot_is_found_by_its_name() -> None:
    assert {"greedy", "random"} < {*bots.NAMES}
    for name in bots.NAMES:
        assert callable(bots.load(name).choose)


@pytest.mark.parametrize("name", ["", "worker", "clever", "__init__", "../random", "random.x"])
def test_an_unknown_bot_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(NoBot, match="random") as caught:
        bots.load(name)
    assert caught.value.name == "bot.unknown"
    assert caught.value.params["bot"] == name


@pytest.mark.slow
def test_the_random_bot_takes_every_action_alike() -> None:
    state = new().state
    rng = random.Random(3)
    seen = Counter(bots.load("random").choose(GAME, state, rng) for _ in range(5000))
    assert set(seen) == set(state.legal_actions())
    expected = 5000 / len(seen)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in seen.values())


@pytest.mark.slow
def test_the_greedy_bot_plays_a_game_of_hidden_hands_and_beats_the_random_one() -> None:
    ahead = 0
    for number in range(40):
        rng = random.Random(number)
        sampler = Sampler(rng)
        state = GAME.new_state(GAME.setup(2))
        while not state.is_terminal:
            seat = state.current_player
            if seat == CHANCE:
                state.apply(sampler.outcome(state))
                continue
            bot = bots.load("greedy" if seat == number % 2 else "random")
            state.apply(bot.choose(GAME, state.view(seat), rng))
        points = state.returns()
        ahead += points[number % 2] - points[1 - number % 2]
    assert ahead > 20


def test_the_greedy_bot_gives_no_reason_that_would_tell_its_hand() -> None:
    state = new().state
    seen = set()
    rng = random.Random(1)
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state.apply(Sampler(rng).outcome(state))
            continue
        assert state.question is not None
        greedy_bot, view = bots.load("greedy"), state.view(state.current_player)
        action = greedy_bot.choose(GAME, view, rng)
        assert bool(greedy_bot.why(GAME, view, action)) == (state.question.name == "grant")
        seen.add(state.question.name)
        state = state.clone()
        state.apply(action)
    assert seen == {"lay", "bid", "pay", "grant"}


def test_what_a_bot_chooses_does_not_hang_on_what_it_cannot_know() -> None:
    match = new()
    view = match.view(match.asked)
    other = match.state.view(match.asked).fill(Sampler(random.Random(5)).pick)
    assert other.text() != match.state.text()
    chosen = [
        bots.load("greedy").choose(GAME, each.view(match.asked), random.Random(2))
        for each in (match.state, other)
    ]
    assert chosen[0] == chosen[1]
    assert view.text() == other.view(match.asked).text()


def test_that_somebody_else_is_asked_next_is_no_reason() -> None:
    # Two cubes of a good lie ready for whoever comes next; the answer does not touch them.
    state = table(warehouse=[2, 0, 0, 0])
    action = state.find("bureaucrat>administration")
    why = greedy.reasons(game.load("red-outpost"), state, action, state.current_player)
    after = state.clone()
    after.apply(action)
    assert after.current_player != state.current_player
    assert {name for name, points in why.items() if points} == {"crystals"}


def test_the_greedy_bot_stops_at_the_turns_end() -> None:
    looked: list[tuple[int, int]] = []

    def counted(state: State, asked: int) -> list[dict[str, float]]:
        assert isinstance(state, RedOutpost)
        looked.append((state.day, state.phase))
        return played.evaluate(state, asked)

    played = game.load("red-outpost")
    counting = Game(**{**vars(played), "evaluate": counted})
    # The last turn of a phase, after which the same seat begins the next one.
    state = table(2, "morning", start=0)
    answer(state, "shepherd>pasture")
    seat = state.current_player
    bots.load("greedy").choose(counting, state, random.Random(1))
    ahead = state.clone()
    ahead.apply(next(iter(ahead.legal_actions())))
    assert (ahead.current_player, ahead.begins_turn) == (seat, True)
    assert len(looked) < 400


def test_of_many_actions_some_are_looked_at_from_the_first_to_the_last() -> None:
    state = bidding(405)
    assert spread(state, 5) == [0, 101, 202, 303, 404]
    assert spread(state, 405) == range(405)
    assert spread(bidding(5), 64) == range(5)


def bidding(many: int) -> State:
    """A question with that many answers."""
    state = new().state.clone()
    state.choices = range(many)
    return state


def test_bots_play_a_whole_match_through_text_alone() -> None:
    match = red_outpost()
    while match.asked != NOBODY:
        text, reasons = at_once(*match.task(match.asked))
        assert isinstance(json.loads(reasons), list)
        match.answer(match.asked, text)
    assert match.state.is_terminal


def test_the_same_task_gives_the_same_answer() -> None:
    match = red_outpost()
    task = match.task(match.asked)
    assert at_once(*task) == at_once(*task)
    assert len({at_once(*task[:4], f"{seed:08X}")[0] for seed in range(30)}) > 5


def test_a_bot_chooses_in_a_process_of_its_own() -> None:
    match = red_outpost()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        text, _ = pool.submit(at_once, *match.task(match.asked)).result(timeout=60)
    match.answer(match.asked, text)


def test_a_bots_process_never_loads_qt_or_the_library() -> None:
    match = red_outpost()
    code = (
        "import sys; from engine.bots import worker; worker.think(*sys.argv[1:6]);"
        "bad = {'PySide6', 'sqlite3', 'engine.match.match', 'desktop'} & set(sys.modules); sys.exit(str(bad) if bad else 0)"
    )
    command = [sys.executable, "-c", code, *match.task(match.asked)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
