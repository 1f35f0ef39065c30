"""The bots in words: each by its strength, not by how it is made."""

from __future__ import annotations

from desktop.look.translate import locale, translate
from engine import bots
from engine.bots.strength import strength


def bot_label(name: str) -> str:
    """A kind of bot as the window calls it."""
    match name:
        case "easy":
            return translate("Bots", "Easy")
        case "medium":
            return translate("Bots", "Medium")
        case "hard":
            return translate("Bots", "Hard")
        case "expert":
            return translate("Bots", "Expert")
        case "greedy":
            return translate("Bots", "Greedy (older)")
        case "random":
            return translate("Bots", "Random (older)")
    return name.capitalize()


def bot_strength(game: str, name: str, seats: int) -> str:
    """What was measured of a kind of bot with so many seats; nothing where nothing was."""
    found = strength(game, name, seats)
    if found is None:
        return ""
    if seats == 2:
        text = translate(
            "Bots", "{bot} won {share} % of {matches} two-player test matches against {other}."
        )
    else:
        text = translate(
            "Bots",
            "{bot} won {share} % of {matches} test matches against {count} × {other}; among "
            "equals it would be {fair} %.",
        )
    return text.format(
        bot=bot_label(name),
        share=_percent(found.share),
        matches=locale().toString(found.matches),
        other=bot_label(found.against),
        count=seats - 1,
        fair=_percent(1 / seats),
    )


def _percent(share: float) -> str:
    return locale().toString(round(100 * share))


def bot_names() -> list[str]:
    """The bots that are offered, the weakest first."""
    return list(bots.LEVELS)
