"""What kind of sheet a match of a game ends with, and what the way to it is called."""

from __future__ import annotations

from desktop import boards
from desktop.look.translate import translate
from engine.base import catalogue


def word(game: str) -> str:
    """The verb that shows it; empty where there is none."""
    if catalogue.has_part(game, "calculator"):
        return translate("Sheet", "Show the score sheet")
    return translate("Sheet", "Show the rounds") if boards.has(game, "sheet") else ""
