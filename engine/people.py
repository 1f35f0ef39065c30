"""Who sits at a table and where each ended: what a list of matches tells without any rules."""

from __future__ import annotations

from typing import NamedTuple

from engine.errors import Told

PERSON = "person"
PLAY, AT_TABLE = "play", "table"
"""Levels of a match: the rules ask seats and dice, or people at a table tell facts."""


class BadPlayer(Told, ValueError):
    """A player who cannot be written down."""


class Player(NamedTuple):
    """Who has a seat: a name, and `person` or `bot:NAME`."""

    name: str
    plays: str = PERSON


class Place(NamedTuple):
    """A seat's place in the ranking; tied seats share one and the next is skipped."""

    seat: int
    rank: int
    total: int


def player_kind(text: str) -> str:
    """`person` or `bot:NAME`; `BadPlayer` if it is neither."""
    kind, _, bot = text.partition(":")
    if text != PERSON and (kind != "bot" or bot.split() != [bot]):
        raise BadPlayer("player.kind", f"“{text}” is neither “person” nor “bot:NAME”", plays=text)
    return text


def bot_name(plays: str) -> str:
    """The name in `bot:NAME`."""
    return plays.removeprefix("bot:")


def checked(player: Player) -> Player:
    """The player itself; `BadPlayer` if the name is empty, padded or not printable in one line."""
    if not player.name or player.name != player.name.strip() or not player.name.isprintable():
        raise BadPlayer(
            "player.name", f"“{player.name}” cannot be a player's name", player=player.name
        )
    player_kind(player.plays)
    return player
