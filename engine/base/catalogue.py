"""The games that exist, and what stands on the box of each: told without loading its rules."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType
from typing import NamedTuple

import engine.games
from engine.base.errors import BadSetup

BOX = "box"
"""The module by which a package of `engine.games` becomes a game that can be played."""


class Box(NamedTuple):
    """What is known of a game from outside.

    `rules` is raised whenever a result can change. `colours` are the seats' colours in the box.
    `weight` says how much there is to learn, compared with the others: the lightest stands first.
    """

    name: str
    rules: int
    seats: range
    colours: tuple[str, ...]
    weight: int


def names() -> list[str]:
    """The games that exist, as they are written on the command line, the lightest first."""
    return sorted(found(), key=lambda name: box(name).weight)


@cache
def found() -> tuple[str, ...]:
    """The games that are there, by name."""
    modules = (module.name for module in pkgutil.iter_modules(engine.games.__path__))
    called = (name.replace("_", "-") for name in modules)
    return tuple(sorted(name for name in called if has_part(name, BOX)))


def box(name: str) -> Box:
    """The box of the game of that name; `BadSetup` names the games that exist."""
    found: Box = part(name, BOX).BOX
    return found


def part(name: str, module: str) -> ModuleType:
    """A module of the game of that name; `BadSetup` names the games that exist."""
    if name not in found():
        known = ", ".join(names())
        sentence = f"there is no game “{name}”; there are {known}"
        raise BadSetup("no_game", sentence, game=name, known=known)
    return importlib.import_module(_module(name, module))


def has_part(name: str, module: str) -> bool:
    """Whether the game has such a module; it is not loaded."""
    return importlib.util.find_spec(_module(name, module)) is not None


def _module(name: str, module: str) -> str:
    return f"engine.games.{name.replace('-', '_')}.{module}"
