"""The bots in words: each by its strength, not by how it is made."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.look.percent import percent
from desktop.look.translate import locale, translate
from engine import bots
from engine.bots.strength import Strength, strength

EXPERT = "expert"


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


def bot_strength(game: str, names: Iterable[str], seats: int) -> str:
    """What was measured of kinds of bots with so many seats, and of which nothing was."""
    told = [(bot_label(name), _measured(game, name, seats)) for name in names]
    unknown = [label for label, said in told if not said]
    # Of two kinds that played each other it is told once.
    sentences = [*dict.fromkeys(said for _, said in told if said)]
    if unknown:
        text = translate("Bots", "Strength not measured with {count} seats: {bots}.")
        sentences.append(text.format(count=seats, bots=", ".join(unknown)))
    return " ".join(sentences)


def _measured(game: str, name: str, seats: int) -> str:
    """What a kind of bot reached, else what another one reached against it; empty if nothing."""
    for bot in (name, *bots.LEVELS):
        found = strength(game, bot, seats)
        if found is not None and name in (bot, found.against):
            return _reached(bot, found, seats)
    return ""


def _reached(name: str, found: Strength, seats: int) -> str:
    if seats == 2:
        text = translate(
            "Bots", "{bot} won {share} of {matches} two-player test matches against {other}."
        )
    else:
        text = translate(
            "Bots",
            "{bot} won {share} of {matches} test matches against {count} × {other}; among "
            "equals it would be {fair}.",
        )
    return text.format(
        bot=bot_label(name),
        share=percent(round(100 * found.share)),
        matches=locale().toString(found.matches),
        other=bot_label(found.against),
        count=seats - 1,
        fair=percent(round(100 / seats)),
    )


def bot_names(game: str) -> list[str]:
    """The bots that a game offers, the weakest first; an expert only where it beats who plays hard."""
    expert = strength(game, EXPERT, 2)
    return [bot for bot in bots.LEVELS if bot != EXPERT or (expert and expert.wins_more)]
