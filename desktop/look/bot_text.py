"""The bots in words: each by its strength, not by how it is made."""

from __future__ import annotations

from desktop.look.translate import translate
from engine import bots

ORDER = ("random", "greedy")
"""The weakest first."""


def bot_label(name: str) -> str:
    """A kind of bot as the window calls it."""
    match name:
        case "random":
            return translate("Bots", "Easy")
        case "greedy":
            return translate("Bots", "Medium")
    return name.capitalize()


def bot_strength(name: str) -> str:
    """What was measured of a kind of bot; nothing where nothing was."""
    match name:
        case "random":
            return translate("Bots", "Easy takes any step that the rules allow, by chance.")
        case "greedy":
            return translate(
                "Bots",
                "Medium weighs every step by the points it brings: it won all of 400 matches "
                "for two against Easy.",
            )
    return ""


def bot_names() -> list[str]:
    """The bots that exist, the weakest first."""
    there = bots.names()
    known = [name for name in ORDER if name in there]
    return known + [name for name in there if name not in known]
