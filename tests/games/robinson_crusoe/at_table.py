"""Matches of Robinson Crusoe for tests: beside a physical deck, and with the app's own."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from engine.base.people import Player
from engine.games.robinson_crusoe.components import ADVENTURES, EVENT, ICONS, MIXED_IN
from engine.games.robinson_crusoe.event_deck import backs, top_back
from engine.games.robinson_crusoe.game import GAME
from engine.games.robinson_crusoe.state import Robinson
from engine.match.match import Match
from engine.record.record import read
from engine.rules.agenda import Event
from engine.rules.game import AT_TABLE, PLAY

NAMES = ("Ada", "Ben", "Chris", "Dora")
SEED = "7F3A91C2"


def at_table(seats: int = 2, seed: str = SEED, level: str = AT_TABLE, **options: Any) -> Match:
    """A match at its first round; `first` is seat 1, and `values` and `rulings` go to the set-up."""
    values, rulings = options.pop("values", None), options.pop("rulings", None)
    setup = GAME.setup(seats, {"first": "1", **options}, rulings, values, level)
    return Match.new(GAME, setup, [Player(name) for name in NAMES[:seats]], seed)


def playing(seats: int = 2, seed: str = SEED, **options: Any) -> Match:
    """A match with the app's own deck."""
    return at_table(seats, seed, PLAY, **options)


def shown(match: Match) -> Robinson:
    """The state as the game's."""
    assert isinstance(match.state, Robinson)
    return match.state


def group(
    seats: int = 3, reading: str = "partial", rulings: Mapping[str, str] = {}, **counters: Any
) -> Robinson:
    """A group with those counters, beside the app's deck, in the rest of round 1, with somebody listening."""
    state = shown(playing(seats, rulings={"RC-R1": reading, **rulings})).clone()
    for name, value in counters.items():
        setattr(state, name, value)
    state.events = []
    return state


def tell(match: Match, *facts: str) -> list[Event]:
    """Tell facts as they are written in a record; what happened by them."""
    return [
        event for fact in facts for entry in match.tell(*fact.split()) for event in entry.events
    ]


def names(events: list[Event]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]


def read_again(match: Match) -> Match:
    """The match as its record's text tells it."""
    return Match.resume(read(match.text().encode()), GAME)


def waits(match: Match) -> str:
    """The question or wait that is open; empty at the end."""
    question = match.state.question
    return question.name if question is not None else ""


# -- a whole event phase and a whole match at random -----------------------------------------


def finish_phase(match: Match) -> None:
    """Say that every step of the event phase has been done, whatever is drawn first."""
    while waits(match) not in ("rest_of_round", "") and match.asked < 0:
        match.tell("done")


def through_phase(match: Match, icon: str = "book", name: str = "-") -> None:
    """Draw an Event card with that icon and do all its steps."""
    tell(match, f"drew {icon} {name} - -")
    finish_phase(match)


def step(match: Match, rng: random.Random) -> None:
    """Something that can happen now, at random."""
    state = shown(match)
    if match.asked >= 0:
        match.answer(match.asked, rng.choice(state.legal_actions()))
        return
    waiting = waits(match)
    if state.board.deck is not None:
        told = _with_the_app(state, waiting, rng)
    elif waiting == "draws":
        back = top_back(state)
        if not back:
            told = f"top {rng.choice(list(backs(state)))}"
        elif back == EVENT:
            there = {card.partition(":")[0] for card in state.event_deck}
            fits = [icon for icon in ICONS if ("book" if icon == "book" else "adventure") in there]
            told = f"drew {rng.choice(fits)} - - -"
        else:
            told = "lower_half - -"
    elif waiting == "rest_of_round":
        told = _in_round(state, rng)
    else:
        told = "done" if rng.random() < 0.9 else rng.choice(AT_ANY_MOMENT)
    if match.why_not(*told.split()) is None:
        match.tell(*told.split())


def _with_the_app(state: Robinson, waiting: str, rng: random.Random) -> str:
    match waiting:
        case "draws":
            return rng.choice(("draw", "draw_and_read", "draw_and_read"))
        case "reminding":
            return rng.choice(("by_hand", "waived"))
        case "placing":
            return rng.choice(("done", "done", "threat_action left", "change wood 2"))
        case "reading":
            return "done"
    return _in_round(state, rng).replace(
        "adventure ", rng.choice(("adventure ", "adventure_and_read "))
    )


AT_ANY_MOMENT = (
    "another",
    "effect lose%20food%202 1",
    "effect_alone combat%202 1",
    "effect_if_possible lose%20wood%203 1",
    "unmet 1",
    "shuffle_in build 1",
    "shuffled",
    "threat_action left",
    "threat_action right",
    "token_used gather",
)


def _in_round(state: Robinson, rng: random.Random) -> str:
    things = ["food", "wood", "fur", "roof", "palisade", "weapon", "morale"]
    may = [
        "round_over",
        "round_over",
        f"change {rng.choice(things)} {rng.choice((-1, 1, 2))}",
        f"threat_action {rng.choice(('left', 'right'))}",
        f"shuffle_in {rng.choice(MIXED_IN)} 1",
        f"item {rng.choice(('fire', 'knife', 'rope', 'shovel'))} there",
        f"token_used {rng.choice(ADVENTURES)}",
        f"adventure {rng.choice(MIXED_IN)} {rng.randrange(state.board.seats) + 1}",
        "shuffled",
    ]
    return rng.choice(may)


def play_on(match: Match, rng: random.Random, steps: int = 10_000) -> Match:
    """Random steps until the match is over, or so many."""
    while steps and not match.is_over:
        step(match, rng)
        steps -= 1
    return match
