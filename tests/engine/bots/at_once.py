"""What a bot answers where nobody waits for slices: what every other way to its answer must give."""

from __future__ import annotations

from random import Random

import msgspec

from engine import bots
from engine.rules import game as games
from engine.rules.game import Setup


def at_once(
    game: str, setup_json: str, view_text: str, bot_name: str, seed: str
) -> tuple[str, str]:
    """The action, and its reasons as JSON of hints."""
    played = games.load(game)
    view = played.begin(msgspec.json.decode(setup_json, type=Setup))
    view.read_text(view_text)
    bot = bots.load(bot_name)
    action = bot.choose(played, view, Random(seed))
    return str(action), msgspec.json.encode(bot.why(played, view, action)).decode()
