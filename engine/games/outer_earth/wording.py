"""Which words an answer, an outcome or a question of Outer Earth takes, and with which operands."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from engine.games.outer_earth.actions import Close, Invest, Place, Remove, Take
from engine.games.outer_earth.components import COMPANIES, PLANETS
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import DECISION, Node, type_of_frame
from engine.rules.parts import hidden
from engine.rules.words import Words


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


def clock_text(words: Words, state: OuterEarth) -> str:
    """Round and phase."""
    if not state.round:
        return words.text("clock", "set_up")
    phase = "auction" if state.offered != NOTHING else "turns"
    return words.text("clock", phase, round=state.round)


def frame_operands(frame: type_of_frame) -> dict[str, Any]:
    """The arguments of a question by name, planets by their ids."""
    node, *args = frame
    named = dict(zip(_arguments(node), args, strict=True))
    if "planet" in named:
        named["planet"] = PLANETS[named["planet"]]
    return named


@cache
def _arguments(node: Node) -> tuple[str, ...]:
    first = 2 if node.kind == DECISION or node.source else 1
    return tuple(inspect.signature(node.run).parameters)[first:]


def _named(name: str) -> tuple[str, dict[str, Any]]:
    if name.startswith("card:"):
        return "card", {"card": name}
    # Planets have two digits, the seats of the draw for the start one.
    if name in PLANETS:
        return "planet", {"planet": name}
    if name in COMPANIES:
        return "company", {"company": name}
    return ("seat", {"seat": int(name) - 1}) if name.isdecimal() else (name, {})
