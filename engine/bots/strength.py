"""What bots reached in test matches: `resources/bots/strength.toml`, written by a benchmark."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.base import resources


class Strength(msgspec.Struct, frozen=True):
    """How often a bot won, alone against others who were all alike; a shared win counts in parts."""

    against: str
    matches: int
    wins: float

    @property
    def share(self) -> float:
        """The part of the matches that it won."""
        return self.wins / self.matches


def strength(game: str, bot: str, seats: int) -> Strength | None:
    """What the bot reached in the game with so many seats; None where nothing was measured."""
    return _measured().get(game, {}).get(bot, {}).get(str(seats))


@cache
def _measured() -> dict[str, dict[str, dict[str, Strength]]]:
    text = (resources.folder() / "bots" / "strength.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, dict[str, Strength]]])
