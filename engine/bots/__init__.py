"""Players that choose from a view alone.

A bot has a name and chooses the action of the seat that is asked. `rng` is its only chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.base.errors import Told

if TYPE_CHECKING:
    from engine.bots.levels import Level

LEVELS = ("easy", "medium", "hard", "expert")
"""The bots that are offered, the weakest first."""
NAMES = (*LEVELS, "greedy", "random")
"""All there are; matches of earlier days name the last two."""


class NoBot(Told, ValueError):
    """A bot that does not exist."""


def load(name: str) -> Level:
    """The bot of that name; `NoBot` names those that exist."""
    # The window knows them by name before any of them is asked.
    from engine.bots.levels import LEVELS as BY_NAME

    if name not in NAMES:
        there = ", ".join(NAMES)
        raise NoBot(
            "bot.unknown", f"there is no bot “{name}”; there are {there}", bot=name, names=there
        )
    return BY_NAME[name]
