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
            return translate("Bots", "Easy picks any legal move at random.")
        case "greedy":
            return translate(
                "Bots",
                "Medium weighs every move by the points it brings. It won all 400 two-player "
                "test matches against Easy.",
            )
    return ""


def bot_names() -> list[str]:
    """The bots that exist, the weakest first."""
    there = bots.names()
    known = [name for name in ORDER if name in there]
    return known + [name for name in there if name not in known]
