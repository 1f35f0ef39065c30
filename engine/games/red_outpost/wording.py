"""Which words an answer, an outcome or a question takes, and with which operands."""

from __future__ import annotations

from typing import Any

from engine.games.red_outpost.actions import Move, MoveDisc, Swap, Trade
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, PHASES, PLACES, WORKERS
from engine.games.red_outpost.decks import Odds
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event
from engine.rules.words import Words

IDS = {"worker": WORKERS, "place": PLACES}
"""Arguments of a question that are numbers, and the names they stand for."""

TOLD_IN = {
    "worker": "workers",
    "place": "places",
    "good": "goods",
    "phase": "phases",
    "lake card": "lake_cards",
    "spaceship card": "ship_cards",
}
"""Kinds of words in facts, and the tables that name them."""


def operands(choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer, or of what chance brought."""
    match choice:
        case Move(worker, place):
            return "move", {"worker": WORKERS[worker], "place": PLACES[place]}
        case Swap(up, down):
            return "swap", {"up": WORKERS[up], "down": WORKERS[down]}
        case MoveDisc(owner, source, target):
            return "move_disc", {
                "owner": owner,
                "source": WORKERS[source],
                "target": WORKERS[target],
            }
        case Trade(give, get):
            return _trade(give, get)
    return _named(str(choice))


def clock_text(words: Words, state: RedOutpost) -> str:
    """Day and phase."""
    phase = words.name("phases", PHASES[state.phase])
    return words.text("clock", "now", day=state.day, phase=phase)


def deck_text(words: Words, said: Event) -> str:
    """When a deck is shuffled, or why it was not, in a sentence."""
    return words.text("decks", said.name, **said.params)


def odds_text(words: Words, odds: Odds) -> str:
    """How many cards of a face are left, and the chance of the next one: “2 to 3 · 40%”."""
    if odds.chance is None:
        return words.text("decks", "chance_unknown", most=odds.most)
    percent = round(100 * odds.chance)
    if odds.least == odds.most:
        return words.text("decks", "chance", n=odds.most, percent=percent)
    return words.text("decks", "chance_between", least=odds.least, most=odds.most, percent=percent)


def marker_operands(marker: str) -> tuple[str, dict[str, Any]]:
    """Name in `[markers]` and operands of what a table has not told: `discs.miner.2`."""
    kind, *names = marker.split(".")
    params: dict[str, Any] = {}
    for name in names:
        if name.isdecimal():
            params["seat"] = int(name) - 1
        else:
            params["good" if name in GOODS else "worker"] = name
    return kind, params


def question_operands(state: RedOutpost) -> dict[str, Any]:
    """The arguments of a question by name, workers and places by their ids."""
    node, *args = state.agenda[-1]
    named = node.named(args)
    return {
        name: IDS[name][value] if name in IDS and isinstance(value, int) else value
        for name, value in named.items()
    }


def _trade(give: str, get: str) -> tuple[str, dict[str, Any]]:
    if get == "palace":
        return "to_palace", {}
    if get in WORKERS:
        return "to_portrait", {"worker": get}
    if give == "crystal":
        return "crystal_for_cube", {"good": get}
    return ("cube_for_moods" if get == "mood" else "cube_for_crystal"), {"good": give}


def _named(name: str) -> tuple[str, dict[str, Any]]:
    for kind, names in (("good", GOODS), ("worker", WORKERS), ("place", PLACES)):
        if name in names:
            return kind, {kind: name}
    if name in LAKE_CARDS:
        return "card", {"card": name}
    if name.isdecimal():
        return "seat", {"seat": int(name) - 1}
    return name, {}
