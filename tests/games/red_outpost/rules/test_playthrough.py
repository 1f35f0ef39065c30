"""Matches of fixed seeds go on as they always went: what changes a result says so here."""

from __future__ import annotations

import random
from pathlib import Path

from engine.bots import greedy
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import CHANCE
from engine.rules.chance import Sampler
from tests.playthroughs import Playthrough, count_result, differences, step

FOLDER = Path(__file__).with_name("playthroughs")
MATCHES = 14


def played(seats: int, number: int, playthrough: Playthrough) -> RedOutpost:
    """A match at random to its end, each reading by lot; what each question brings is counted."""
    dice = random.Random(f"{seats} {number}")
    rulings = {ruling.id: dice.choice(ruling.readings) for ruling in RULINGS}
    locks, cards = "random" if number % 2 else "beginners", "on" if number % 3 else "off"
    setup = GAME.setup(seats, {"locks": locks, "special_cards": cards}, rulings)
    state = GAME.new_state(setup)
    assert isinstance(state, RedOutpost)
    while not state.is_terminal:
        if state.current_player != CHANCE:
            left = [(state.cubes_left(good), state.next_export(good)) for good in range(4)]
            discs = [state.discs_left(seat) for seat in range(seats)]
            playthrough.count("left", *left, *discs, state.crystals_left())
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


def test_the_greedy_bot_plays_as_it_always_played() -> None:
    playthrough = Playthrough()
    for number in range(2):
        dice = random.Random(number)
        setup = GAME.setup(2 + number % 2, {"special_cards": "on" if number else "off"})
        state = GAME.new_state(setup)
        while not state.is_terminal:
            if state.current_player == CHANCE:
                state.apply(Sampler(dice).outcome(state))
                continue
            assert state.question is not None
            chosen, reasons = greedy.choose(GAME, state, dice)
            playthrough.count(f"chosen at {state.question.name}", chosen, *sorted(reasons.items()))
            state.apply(chosen)
        playthrough.count("ended", state.checksum())
    assert differences(playthrough, FOLDER / "greedy.txt") == []
