"""Who sat where in the last match of a game, as the settings keep it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.look.controls import words_of
from desktop.look.translate import translate
from engine.base.people import PERSON, Player, colours_of
from engine.rules.game import Game


def unnamed(colour: str, plays: str) -> str:
    """How somebody without a name is called, by the name of the colour; a bot says that it is one."""
    if plays == PERSON:
        return colour
    return translate("SetUp", "Bot {colour}").format(colour=colour)


def kept(players: Sequence[Player], game: Game) -> list[list[str]]:
    """Name, who plays and colour of each seat; a name that nobody typed stays empty."""
    words = words_of(game.name)
    return [
        ["" if name == unnamed(words.name("colours", colour), plays) else name, plays, colour]
        for (name, plays, _), colour in zip(players, colours_of(players, game.colours), strict=True)
    ]


def named(players: Sequence[Player], game: Game, names: Sequence[str]) -> list[Player]:
    """The same seats with the names that people have used, the latest first, or those of colours."""
    words, known = words_of(game.name), list(names)
    found = []
    for player, colour in zip(players, colours_of(players, game.colours), strict=True):
        name = unnamed(words.name("colours", colour), player.plays)
        if player.plays == PERSON and known:
            name = known.pop(0)
        found.append(player._replace(name=name))
    return found
