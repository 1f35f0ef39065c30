"""What runs in a bot's process: text in, text out, so that no bot can peek even by mistake.

A thought is asked for slice by slice, so that whoever wants no more of it stops asking. What was
begun is kept between slices; where it is not, it is thought again, with the same result.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

import msgspec

from engine import bots
from engine.bots.hints import hints
from engine.bots.thoughts import Thought
from engine.bots.tree import Found
from engine.rules import game
from engine.rules.agenda import State
from engine.rules.game import Game, Setup

HINT = 2
"""A hint is searched so many times as long as hard bots search: what it tells is held to be true."""
KEPT = 2
"""Thoughts that are kept: the parts of one question where all of them are thought here."""


class Slice(NamedTuple):
    """How far a part of a thought has come, and what it would answer, the best first."""

    done: int
    whole: int
    found: list[Found]
    """Actions are texts here."""


def think(
    game_name: str,
    setup_json: str,
    view_text: str,
    bot_name: str,
    seed: str,
    part: int = 0,
    done: int = 0,
) -> Slice:
    """What a part of the bot's thinking has found when it has gone on beyond so many steps."""
    thought = _begun(game_name, setup_json, view_text, bot_name, seed, part)
    while thought.done <= done < thought.whole:
        thought.go_on()
    found = [Found(str(action), visits, share) for action, visits, share in thought.found()]
    return Slice(thought.done, thought.whole, found)


def why(
    game_name: str, setup_json: str, view_text: str, bot_name: str, _seed: str, action: str
) -> str:
    """The bot's reasons for an action, as JSON of `Hint`s: it, and others beside it."""
    played, view = _read(game_name, setup_json, view_text)
    reasons = bots.load(bot_name).why(played, view, view.find(action))
    return msgspec.json.encode(reasons).decode()


def hint(game_name: str, setup_json: str, view_text: str, seed: str) -> str:
    """The best answers of the seat that is asked in the view, as JSON of `Hint`s."""
    played, view = _read(game_name, setup_json, view_text)
    found = hints(played, view, random.Random(seed), HINT * played.simulations(view))
    return msgspec.json.encode(found).decode()


def _read(game_name: str, setup_json: str, view_text: str) -> tuple[Game, State]:
    played = game.load(game_name)
    view = played.begin(msgspec.json.decode(setup_json, type=Setup))
    view.read_text(view_text)
    return played, view


@lru_cache(KEPT)
def _begun(
    game_name: str, setup_json: str, view_text: str, bot_name: str, seed: str, part: int
) -> Thought:
    played, view = _read(game_name, setup_json, view_text)
    return bots.load(bot_name).begin(played, view, random.Random(seed))[part]
