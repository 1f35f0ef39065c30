"""Players that choose from a view alone.

A bot is a module here with `choose(game, view, rng)`: the action of the seat that is asked, and
its reasons, points by name (empty if it has none). `rng` is its only chance. `NAME_bot` stands
for `NAME` where the name alone would hide a module of Python.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
from typing import Any, Protocol, cast

from engine.base.errors import Told
from engine.rules.agenda import State
from engine.rules.game import Game

NOT_BOTS = {"looks", "simulate", "tree", "worker"}


class Bot(Protocol):
    """What a bot's module offers."""

    def choose(self, game: Game, view: State, rng: random.Random) -> tuple[Any, dict[str, float]]:
        """The action of the seat that is asked in `view`, and the reasons, points by name."""


class NoBot(Told, ValueError):
    """A bot that does not exist."""


def names() -> list[str]:
    """The bots that exist, as they are written on the command line."""
    found = {module.name.removesuffix("_bot") for module in pkgutil.iter_modules(__path__)}
    return sorted(found - NOT_BOTS)


def load(name: str) -> Bot:
    """The bot of that name; `NoBot` names those that exist."""
    if name not in names():
        there = ", ".join(names())
        raise NoBot(
            "bot.unknown", f"there is no bot “{name}”; there are {there}", bot=name, names=there
        )
    found = {
        module.name.removesuffix("_bot"): module.name for module in pkgutil.iter_modules(__path__)
    }
    return cast(Bot, importlib.import_module(f"{__name__}.{found[name]}"))
