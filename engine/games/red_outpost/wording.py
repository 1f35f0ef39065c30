"""Which words an answer, an outcome or a question takes, and with which operands."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from engine.flow import DECISION, Node, type_of_frame
from engine.games.red_outpost.actions import Move, MoveDisc, Swap, Trade
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, PLACES, WORKERS

IDS = {"worker": WORKERS, "place": PLACES}
"""Arguments of a question that are numbers, and the names they stand for."""


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


def frame_operands(frame: type_of_frame) -> dict[str, Any]:
    """The arguments of a question by name, workers and places by their ids."""
    node, *args = frame
    named = dict(zip(_arguments(node), args, strict=True))
    return {
        name: IDS[name][value] if name in IDS and isinstance(value, int) else value
        for name, value in named.items()
    }


@cache
def _arguments(node: Node) -> tuple[str, ...]:
    first = 2 if node.kind == DECISION or node.source else 1
    return tuple(inspect.signature(node.run).parameters)[first:]


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
