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
from engine.bots import NoBot, worker
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game
from engine.rules.agenda import NOBODY
from tests.games.sealed import GAME
from tests.games.sealed.matches import new


def red_outpost() -> Match:
    played = game.load("red-outpost")
    players = [Player("A", "bot:random"), Player("B", "bot:random")]
    return Match.new(played, played.setup(2), players, "7F3A91C2")


def test_bots_are_modules_found_by_name() -> None:
    assert "random" in bots.names()
    assert "worker" not in bots.names()
    for name in bots.names():
        assert callable(bots.load(name).choose)


@pytest.mark.parametrize("name", ["", "worker", "clever", "__init__", "../random", "random.x"])
def test_an_unknown_bot_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(NoBot, match="random") as caught:
        bots.load(name)
    assert caught.value.name == "bot.unknown"
    assert caught.value.params["bot"] == name


def test_the_random_bot_takes_every_action_alike() -> None:
    state = new().state
    rng = random.Random(3)
    seen = Counter(bots.load("random").choose(GAME, state, rng)[0] for _ in range(5000))
    assert set(seen) == set(state.legal_actions())
    expected = 5000 / len(seen)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in seen.values())


def test_bots_play_a_whole_match_through_text_alone() -> None:
    match = red_outpost()
    while match.asked != NOBODY:
        text, reasons = worker.choose(*match.task(match.asked))
        assert isinstance(json.loads(reasons), dict)
        match.answer(match.asked, text)
    assert match.state.is_terminal


def test_the_same_task_gives_the_same_answer() -> None:
    match = red_outpost()
    task = match.task(match.asked)
    assert worker.choose(*task) == worker.choose(*task)
    assert len({worker.choose(*task[:4], f"{seed:08X}")[0] for seed in range(30)}) > 5


def test_a_bot_chooses_in_a_process_of_its_own() -> None:
    match = red_outpost()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        text, _ = pool.submit(worker.choose, *match.task(match.asked)).result(timeout=60)
    match.answer(match.asked, text)


def test_a_bots_process_never_loads_qt_or_the_library() -> None:
    match = red_outpost()
    code = (
        "import sys; from engine.bots import worker; worker.choose(*sys.argv[1:6]);"
        "bad = {'PySide6', 'sqlite3', 'engine.match.match', 'desktop'} & set(sys.modules); sys.exit(str(bad) if bad else 0)"
    )
    command = [sys.executable, "-c", code, *match.task(match.asked)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
