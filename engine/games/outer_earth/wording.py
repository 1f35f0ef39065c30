"""Which words an answer, an outcome or a question of Outer Earth takes, and with which operands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.outer_earth.actions import ENOUGH, PASS, Close, Invest, Place, Remove, Take
from engine.games.outer_earth.components import COMPANIES, PLANETS
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.games.outer_earth.table import AtTable
from engine.rules.facts import free_text
from engine.rules.game import Value
from engine.rules.parts import hidden
from engine.rules.words import Words

TOLD_IN = {
    "planet": "planets",
    "queued": "planets",
    "company": "companies",
    "industry": "industries",
    "card": "industries",
    "effect": "effects",
}
"""Kinds of words in facts, and the tables that name them."""
PARTS_IN = {
    "planets": "planets",
    "row": "planets",
    "stocks": "industries",
    "built": "industries",
    "synergies": "industries",
    "rewards": "effects",
}
"""Kinds of words in facts that have several parts, and the tables that name these."""
NAMED = {"planet": "planets", "company": "companies"}
"""Kinds of values that may have a name of their own, and the tables that name them otherwise."""


def operands(choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer, or of what chance brought."""
    match choice:
        case Take(card):
            return "take", {"card": card}
        case Place(planet, card):
            return "place", {"planet": PLANETS[planet], "card": card}
        case Remove(planet):
            return "remove", {"planet": PLANETS[planet]}
        case Invest(card):
            return "invest", {"card": card}
        case Close(planet):
            return "close", {"planet": PLANETS[planet]}
        case hidden.UNKNOWN:
            return "hidden", {}
    return _named(str(choice))


def answer_operands(state: OuterEarth, choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer: it is enough, where nothing was added, means to add nothing."""
    if choice == ENOUGH and not question_operands(state)["is_more"]:
        return operands(PASS)
    return operands(choice)


def clock_text(words: Words, state: OuterEarth) -> str:
    """Round and phase."""
    if not state.round:
        return words.text("clock", "set_up")
    return words.text("clock", phase_of(state), round=state.round)


def phase_of(state: OuterEarth) -> str:
    """The time of a round, as `[phases]` names it."""
    if isinstance(state, AtTable):
        return state.phase
    return "auction" if state.offered != NOTHING else "turns"


def names(values: Mapping[str, Value]) -> dict[str, dict[str, str]]:
    """What a copy of the game calls its planets and companies, where it does."""
    found: dict[str, dict[str, str]] = {}
    for entry, value in values.items():
        kind, _, thing = entry.partition(".")
        if kind in NAMED and (name := value.value["name"]):
            found.setdefault(NAMED[kind], {})[thing] = name
    return found


def question_operands(state: OuterEarth) -> dict[str, Any]:
    """The arguments of a question by name, planets by their ids, and the AP that are left."""
    node, *args = state.agenda[-1]
    named = node.named(args)
    if "planet" in named:
        named["planet"] = PLANETS[named["planet"]]
    return {**named, "left": state.ap}


def marker_operands(marker: str) -> tuple[str, dict[str, Any]]:
    """Name in `[markers]` and operands of what a table has not told: `vp.1`, `built.07`."""
    kind, _, thing = marker.partition(".")
    if kind == "built":
        return kind, {"planet": thing}
    return kind, {"seat": int(thing) - 1} if thing else {}


def _parts(kind: str) -> Callable[[Words, str], str]:
    """A word of several parts as people say it: “Rustbite (2) and Facet”."""

    def told(words: Words, word: str) -> str:
        said = []
        for part in word.split("+"):
            name, _, count = part.partition(":")
            text = words.name(PARTS_IN[kind], name)
            said.append(f"{text} ({count})" if count not in ("", "0") else text)
        return words.listed(said)

    return told


TOLD_BY = {
    **{kind: _parts(kind) for kind in PARTS_IN},
    "name": lambda words, word: free_text(word),
    "reminder": lambda words, word: free_text(word),
}
"""How words of a kind are said that stand in no table."""


def _named(name: str) -> tuple[str, dict[str, Any]]:
    if name.startswith("card:"):
        return "card", {"card": name}
    # Planets have two digits, the seats of the draw for the start one.
    if name in PLANETS:
        return "planet", {"planet": name}
    if name in COMPANIES:
        return "company", {"company": name}
    return ("seat", {"seat": int(name) - 1}) if name.isdecimal() else (name, {})
