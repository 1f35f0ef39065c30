"""What runs in a bot's process: text in, text out, so that no bot can peek even by mistake."""

from __future__ import annotations

import random

import msgspec

from engine import bots
from engine.rules import game
from engine.rules.game import Setup


def choose(
    game_name: str, setup_json: str, view_text: str, bot_name: str, seed: str
) -> tuple[str, str]:
    """The action that the bot chooses in the view, and its reasons, as JSON points by name."""
    played = game.load(game_name)
    state = played.begin(msgspec.json.decode(setup_json, type=Setup))
    state.read_text(view_text)
    action, reasons = bots.load(bot_name).choose(played, state, random.Random(seed))
    return str(action), msgspec.json.encode(reasons).decode()
