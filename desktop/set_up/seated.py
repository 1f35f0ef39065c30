"""Who sat where in the last match of a game, as the settings keep it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.look.translate import translate
from engine.base.people import Player, colours_of


def unnamed(number: int) -> str:
    """How somebody without a name is called, by the number of the seat."""
    return translate("SetUp", "Seat {number}").format(number=number)


def kept(players: Sequence[Player], box: Sequence[str]) -> list[list[str]]:
    """Name, who plays and colour of each seat; a name that nobody typed stays empty."""
    return [
        ["" if player.name == unnamed(number) else player.name, player.plays, colour]
        for number, (player, colour) in enumerate(
            zip(players, colours_of(players, box), strict=True), 1
        )
    ]
