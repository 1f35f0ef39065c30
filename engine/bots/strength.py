"""What bots reached in test matches: `resources/bots/strength.toml`, written by a benchmark."""

from __future__ import annotations

from functools import cache
from math import sqrt

import msgspec

from engine.base import resources

DEVIATIONS = 2.66
"""Half the width of an interval that holds in 19 of 20 tournaments, though one looks at it up to
eighteen times (Pocock's bound)."""


class Strength(msgspec.Struct, frozen=True):
    """How often a bot won, alone against others who were all alike; a shared win counts in parts."""

    against: str
    matches: int
    wins: float
    second: Strength | None = None
    """The same against others of another kind."""

    @property
    def share(self) -> float:
        """The part of the matches that it won."""
        return self.wins / self.matches

    @property
    def wins_more(self) -> bool:
        """Whether it is sure that it wins more than half of its matches."""
        return interval(self.wins, self.matches)[0] > 1 / 2


def strength(game: str, bot: str, seats: int) -> Strength | None:
    """What the bot reached in the game with so many seats; None where nothing was measured."""
    return _measured().get(game, {}).get(bot, {}).get(str(seats))


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Between which parts of the matches the true one lies, by Wilson."""
    spread = DEVIATIONS**2 / matches
    share = wins / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return middle - reach, middle + reach


def read(text: bytes) -> dict[str, dict[str, dict[str, Strength]]]:
    """What a table says, by game, bot and number of seats."""
    return msgspec.toml.decode(text, type=dict[str, dict[str, dict[str, Strength]]])


@cache
def _measured() -> dict[str, dict[str, dict[str, Strength]]]:
    return read((resources.folder() / "bots" / "strength.toml").read_bytes())
