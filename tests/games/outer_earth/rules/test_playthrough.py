"""Matches of fixed seeds go on as they always went: what changes a result says so here.

They have plain values: those that ship can be tuned without another course.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.bots import greedy
from engine.games.outer_earth.choices import RULINGS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import CHANCE
from engine.rules.chance import Sampler
from tests.games.outer_earth.positions import plain_setup
from tests.playthroughs import Playthrough, count_result, differences, step
from tests.sweeps import swept

FOLDER = Path(__file__).with_name("playthroughs")
MATCHES = 5


def played(seats: int, number: int, playthrough: Playthrough) -> OuterEarth:
    """A match at random to its end, each reading by lot; what each question brings is counted."""
    dice = random.Random(f"{seats} {number}")
    rulings = {ruling.id: dice.choice(ruling.readings) for ruling in RULINGS}
    state = GAME.new_state(plain_setup(seats, rulings))
    assert isinstance(state, OuterEarth)
    while not state.is_terminal:
        step(state, dice, playthrough)
        playthrough.judge(GAME, state)
    return state


def test_matches_at_random_bring_what_they_always_brought() -> None:
    playthrough = Playthrough()
    for number in range(MATCHES):
        for seats in (2, 3, 4):
            state = played(seats, number, playthrough)
            count_result(state, state.result(), playthrough)
    assert differences(playthrough, FOLDER / "at_random.txt") == []


@pytest.mark.parametrize("seats", swept((2, 3), 1))
def test_the_greedy_bot_plays_as_it_always_played(seats: int) -> None:
    playthrough = Playthrough()
    dice = random.Random(seats)
    state = GAME.new_state(plain_setup(seats))
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state.apply(Sampler(dice).outcome(state))
            continue
        assert state.question is not None
        view = state.view(state.current_player)
        chosen, reasons = greedy.choose(GAME, view, dice)
        playthrough.count(f"chosen at {state.question.name}", chosen, *sorted(reasons.items()))
        state.take(state.place_of(str(chosen)))
    playthrough.count("ended", state.checksum())
    assert differences(playthrough, FOLDER / f"greedy_of_{seats}.txt") == []
