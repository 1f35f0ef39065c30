"""Matches of Sealed, played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import NOBODY
from engine.rules.game import BadSetup, Game
from tests.games.sealed import GAME

SEED = "7F3A91C2"


def load(name: str) -> Game:
    """The only game that these tests know, as `engine.rules.game.load` would find it."""
    if name != "sealed":
        raise BadSetup("no_game", f"there is no game “{name}”; there are sealed")
    return GAME


def new(plays: Sequence[str] = ("person", "person"), seed: str = SEED) -> Match:
    """A match at its first question; seats are called A, B, C."""
    players = [Player(name, kind) for name, kind in zip("ABC", plays, strict=False)]
    return Match.new(GAME, GAME.setup(len(plays)), players, seed)


def answer(match: Match, rng: random.Random) -> None:
    """A random answer; bids are low ones, mostly."""
    choices = match.state.legal_actions()
    most = min(len(choices), 4) if rng.random() < 0.9 else len(choices)
    match.answer(match.asked, choices[rng.randrange(most)])


def play(match: Match, rng: random.Random, answers: int = 10_000) -> Match:
    """Random answers until the match is over or that many were given."""
    while answers and match.asked != NOBODY:
        answer(match, rng)
        answers -= 1
    return match


def wander(match: Match, rng: random.Random, changes: int) -> Match:
    """Random answers with undo, rewind, redo, other players and an agreed end in between."""
    for _ in range(changes):
        what = rng.random()
        offer = match.undo_offer()
        if what < 0.2 and offer.kind == "free":
            match.undo()
        elif what < 0.25 and offer.kind is not None:
            match.rewind(offer.to, match.persons)
        elif what < 0.28:
            places = [entry.number for entry in match.log()[:-1] if entry.can_rewind]
            if places and match.rewind_offer(place := rng.choice(places)).kind is not None:
                match.rewind(place, match.persons)
        elif what < 0.4 and match.redo_offer().kind is not None:
            match.redo()
        elif what < 0.43:
            match.set_player(rng.randrange(match.header.setup.seats), "bot:random")
        elif what < 0.48:
            match.set_player(rng.randrange(match.header.setup.seats), "person")
        elif what < 0.49 and not match.is_over:
            match.end(match.persons)
        elif match.asked != NOBODY:
            answer(match, rng)
    return match
