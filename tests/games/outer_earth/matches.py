"""Matches of Outer Earth, played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

from engine.games.outer_earth.choices import RULINGS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import CHANCE, NOBODY, State
from engine.rules.chance import Sampler

SEED = "7F3A91C2"
SWITCHES = {ruling.id: ruling.readings for ruling in RULINGS if ruling.is_switch}
READINGS = [dict(zip(SWITCHES, chosen, strict=True)) for chosen in product(*SWITCHES.values())]
MOST_ANSWERS = 20_000
"""No match has as many answers and draws; one that has does not end."""


def begun(seats: int, rulings: Mapping[str, str] | None = None) -> OuterEarth:
    """A match at its first question, with the values as shipped."""
    state = GAME.new_state(GAME.setup(seats, None, rulings))
    assert isinstance(state, OuterEarth)
    return state


def play(state: OuterEarth, rng: random.Random) -> Iterator[OuterEarth]:
    """The state at every question and draw, and at the end; answered by lot."""
    sampler = Sampler(rng)
    for _ in range(MOST_ANSWERS):
        yield state
        if state.is_terminal:
            return
        state.apply(
            sampler.outcome(state) if state.current_player == CHANCE else by_lot(state, rng)
        )
    raise AssertionError(f"no end after {MOST_ANSWERS} answers and draws")


def by_lot(state: State, rng: random.Random) -> object:
    """A legal answer; a turn ends less often than it would by lot, and planets are closed more often."""
    choices = list(state.legal_actions())
    closings = [it for it in choices if str(it).startswith("close:")]
    if closings and rng.random() < 0.3:
        return rng.choice(closings)
    if choices[-1] == "end" and len(choices) > 1 and rng.random() < 0.9:
        choices.pop()
    return rng.choice(choices)


def new(seats: int = 3, rulings: Mapping[str, str] | None = None, seed: str = SEED) -> Match:
    """A match of persons at its first question; seats are called A, B, C, D."""
    players = [Player(name) for name in "ABCD"[:seats]]
    return Match.new(GAME, GAME.setup(seats, None, rulings), players, seed)


def played(match: Match, rng: random.Random, answers: int = MOST_ANSWERS) -> Match:
    """Random answers until the match is over or that many were given."""
    while answers and match.asked != NOBODY:
        match.answer(match.asked, by_lot(match.state, rng))
        answers -= 1
    return match
