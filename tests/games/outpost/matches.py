"""Matches of Outpost, played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from itertools import product

from engine.games.outpost.choices import OPTIONS, RULINGS
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import CHANCE, NOBODY
from engine.rules.chance import Sampler

SEED = "7F3A91C2"
SWITCHES = {ruling.id: ruling.readings for ruling in RULINGS if ruling.is_switch}
READINGS = [dict(zip(SWITCHES, chosen, strict=True)) for chosen in product(*SWITCHES.values())]
SETTINGS = [
    dict(zip((it.id for it in OPTIONS), chosen, strict=True))
    for chosen in product(*(it.choices for it in OPTIONS))
]
"""Presets, with events and without."""
MOST_TURNS = 200
"""Turns after which a match at random counts as one that does not end."""


def begun(
    seats: int,
    options: Mapping[str, str] | None = None,
    rulings: Mapping[str, str] | None = None,
) -> Outpost:
    """A match at its first question, with the values as shipped."""
    state = GAME.new_state(GAME.setup(seats, options, rulings))
    assert isinstance(state, Outpost)
    return state


def play(state: Outpost, rng: random.Random) -> Iterator[Outpost]:
    """The state at every question and draw, and at the end; answered by lot."""
    sampler = Sampler(rng)
    while state.turn <= MOST_TURNS:
        yield state
        if state.is_terminal:
            return
        if state.current_player == CHANCE:
            state.apply(sampler.outcome(state))
        else:
            state.take(rng.randrange(len(state.choices)))
    raise AssertionError(f"no end after {MOST_TURNS} turns")


def new(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    rulings: Mapping[str, str] | None = None,
    seed: str = SEED,
) -> Match:
    """A match of persons at its first question; seats are called A, B, C and so on."""
    players = [Player(name) for name in "ABCDEFGHI"[:seats]]
    return Match.new(GAME, GAME.setup(seats, options, rulings), players, seed)


def played(match: Match, rng: random.Random, answers: int = 20_000) -> Match:
    """Random answers until the match is over or that many were given."""
    while answers and match.asked != NOBODY:
        choices = match.state.legal_actions()
        match.answer(match.asked, choices[rng.randrange(len(choices))])
        answers -= 1
    return match
