"""Matches of fixed seeds go on as they always went: what changes a result says so here."""

from __future__ import annotations

import random
from pathlib import Path

from engine.bots import greedy
from engine.games.outpost.choices import RULINGS
from engine.games.outpost.components import PRESETS
from engine.games.outpost.game import GAME
from engine.rules.agenda import CHANCE
from engine.rules.chance import Sampler
from tests.games.outpost.matches import begun
from tests.playthroughs import Playthrough, count_result, differences, step

FOLDER = Path(__file__).with_name("playthroughs")


def test_matches_at_random_bring_what_they_always_brought() -> None:
    playthrough = Playthrough()
    for seats in (2, 3, 5, 9):
        for preset in PRESETS:
            dice = random.Random(f"{seats} {preset}")
            rulings = {ruling.id: dice.choice(ruling.readings) for ruling in RULINGS}
            state = begun(seats, {"preset": preset, "events": "off"}, rulings)
            while not state.is_terminal:
                step(state, dice, playthrough)
                playthrough.judge(GAME, state)
            count_result(state, state.result(), playthrough)
    assert differences(playthrough, FOLDER / "at_random.txt") == []


def test_the_greedy_bot_plays_as_it_always_played() -> None:
    playthrough = Playthrough()
    for seats in (2, 4):
        dice = random.Random(seats)
        state = begun(seats, {"events": "off"})
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
    assert differences(playthrough, FOLDER / "greedy.txt") == []
