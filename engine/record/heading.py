"""What a list tells of a match from its header alone, without loading the rules.

Only the rules can say whether a header holds (`engine.record.record.read_header`). That is asked once:
the library keeps the header's `checksum` then, and a header with that checksum is believed.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

from engine.base.people import PLAY, Player


class Heading(NamedTuple):
    """The game, the number of its rules, who sat there at the beginning, and the level."""

    game: str
    rules: int
    players: tuple[Player, ...]
    level: str


def checksum(header: str) -> int:
    """What tells whether a header is still the one that was read."""
    return zlib.crc32(header.encode())


def heading(header: str) -> Heading:
    """What stands in a header that holds, as `engine.record.record` writes it."""
    game, rules, level = "", 0, PLAY
    players = []
    for row in header.splitlines():
        key, _, rest = row.partition(" ")
        match key:
            case "game":
                game = rest
            case "rules":
                rules = int(rest)
            case "seat":
                _, plays, name = rest.split(" ", 2)
                players.append(Player(name, plays))
            case "colours":
                pairs = zip(players, rest.split(), strict=True)
                players = [player._replace(colour=colour) for player, colour in pairs]
            case "level":
                level = rest
    return Heading(game, rules, tuple(players), level)
