"""What can be named on the command line: games and bots that exist."""

from __future__ import annotations

from collections.abc import Sequence

from engine import bots as engine_bots
from engine import game as games
from engine.errors import Told
from engine.game import Game


class Unknown(Told):
    """A name that nothing has."""


def game(name: str) -> Game:
    """The game of that name; `Unknown` names those that exist."""
    if name not in games.names():
        names = ", ".join(games.names())
        sentence = f"there is no game “{name}”; there are {names}"
        raise Unknown("no_game", sentence, game=name, known=names)
    return games.load(name)


def bots(names: Sequence[str], seats: int) -> None:
    """Refuse a bot that does not exist, or more bots than seats."""
    for name in names:
        engine_bots.load(name)
    if len(names) > seats:
        sentence = f"{len(names)} bots are named for {seats} seats"
        raise Unknown("many_bots", sentence, n=len(names), seats_number=seats)
