"""Who sits at a table and where each ended: what a list of matches tells without any rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.base.errors import Told
from engine.base.plain_text import line_of

PERSON = "person"
PLAY, AT_TABLE = "play", "table"
"""Levels of a match: the rules ask seats and dice, or people at a table tell facts."""

PUBLIC = -4
"""A viewer without a seat, who knows what everybody knows. Every other viewer is a seat."""
OPEN = -5
"""A viewer from whom nothing is hidden, as once all hands have been laid open."""


LONGEST = 200
"""Characters that a name has at most."""


class BadPlayer(Told, ValueError):
    """A player who cannot be written down."""


class Player(NamedTuple):
    """Who has a seat: a name, `person` or `bot:NAME`, and the colour of their pieces."""

    name: str
    plays: str = PERSON
    colour: str = ""
    """Empty: the colour that stands in the box's order at their place."""


class Place(NamedTuple):
    """A seat's place in the ranking; tied seats share one and the next is skipped."""

    seat: int
    rank: int
    total: int


def colours_of(players: Sequence[Player], box: Sequence[str]) -> tuple[str, ...]:
    """The colour of each seat."""
    return tuple(player.colour or usual for player, usual in zip(players, box, strict=False))


def check_colours(players: Sequence[Player], box: Sequence[str]) -> None:
    """`BadPlayer` if a colour is not in the box, or if two seats have the same."""
    colours = colours_of(players, box)
    for seat, colour in enumerate(colours):
        if colour not in box:
            sentence = f"the box has no colour “{colour}”; it has {', '.join(box)}"
            raise BadPlayer("player.colour", sentence, colour=colour, known=", ".join(box))
        if colour in colours[:seat]:
            sentence = f"two seats cannot both be {colour}"
            raise BadPlayer("player.same_colour", sentence, colour=colour)


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
    """The player itself; `BadPlayer` if the name is empty, padded, too long or no line of text."""
    is_line = player.name and player.name == line_of(player.name)
    if not is_line or len(player.name) > LONGEST:
        raise BadPlayer(
            "player.name", f"“{player.name}” cannot be a player’s name", player=player.name
        )
    player_kind(player.plays)
    return player
