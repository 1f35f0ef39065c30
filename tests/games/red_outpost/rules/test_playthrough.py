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
from tests.playthroughs import Playthrough, differences

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
        state.events = []
        assert state.question is not None
        if state.current_player == CHANCE:
            playthrough.count(f"asked {state.source}", *state.chance_outcomes())
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply(dice.choices(outcomes, weights)[0])
        else:
            left = [(state.cubes_left(good), state.next_export(good)) for good in range(4)]
            discs = [state.discs_left(seat) for seat in range(seats)]
            playthrough.count("left", *left, *discs, state.crystals_left())
            about = (state.about, state.at_turn, state.coming, state.is_private)
            playthrough.count(f"asked {state.question.name}", *about, *state.legal_actions())
            for why in state.refusals():
                playthrough.count(f"refused {why.clause} {why.name}", why.subject, why.params)
            state.apply(dice.choice(state.legal_actions()))
        for event in state.events:
            playthrough.count(f"{event.clause} {event.name}", event.params)
    return state


def test_matches_at_random_bring_what_they_always_brought() -> None:
    playthrough = Playthrough()
    for number in range(MATCHES):
        for seats in (2, 3, 4):
            state = played(seats, number, playthrough)
            result = state.result()
            for sheet in result.sheets:
                for line in sheet.lines:
                    playthrough.count(f"scored {line.clause} {line.why}", line.points, line.params)
            for step in result.ranking.tie_break:
                playthrough.count(f"scored {step.clause} {step.why}", step)
            ended = (state.checksum(), *result.ranking.places, *state.returns())
            playthrough.count(f"ended {seats}", *ended)
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
