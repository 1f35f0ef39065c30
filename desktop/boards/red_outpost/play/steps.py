"""Which things an answer consists of: the list asks for them, and clicks on the board give them.

Every action of the game is one thing or two. What no thing on the board stands for becomes a
drawn button, `offer:` and the action's text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.red_outpost.actions import Move, MoveDisc, Pick, Swap, Trade
from engine.games.red_outpost.components import GOODS, PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost

Steps = tuple[str, ...]


def steps(view: RedOutpost, action: object) -> Steps:
    """The ids of what is clicked for this action of the open decision."""
    return BY_CLASS[type(action)](view, action)


def move(view: RedOutpost, action: Move) -> Steps:
    """The worker, then the place."""
    return f"worker:{WORKERS[action.worker]}", f"place:{PLACES[action.place]}"


def swap(view: RedOutpost, action: Swap) -> Steps:
    """The worker whose mood rises, then the one whose mood falls."""
    return f"portrait:{WORKERS[action.up]}", f"portrait:{WORKERS[action.down]}"


def move_disc(view: RedOutpost, action: MoveDisc) -> Steps:
    """The disc, then the portrait it goes to."""
    disc = f"disc:{WORKERS[action.source]}:{action.owner}"
    return disc, f"portrait:{WORKERS[action.target]}"


def trade(view: RedOutpost, action: Trade) -> Steps:
    """What is given, then what is got; a gift needs only where it goes."""
    crystals = f"crystals:{view.current_player}"
    if action.get == "palace":
        return (f"palace:{view.current_player}",)
    if action.get in WORKERS:
        return (f"portrait:{action.get}",)
    if action.give == "crystal":
        return crystals, f"bin:{action.get}"
    if action.get == "crystal":
        return f"bin:{action.give}", crystals
    return f"bin:{action.give}", f"offer:{action}"


def pick(view: RedOutpost, action: Pick) -> Steps:
    """The thing of that name; else a drawn button."""
    name, seat = action.name, view.current_player
    if name in GOODS:
        return (f"bin:{name}",)
    if name in WORKERS:
        return (f"worker:{name}",)
    if name == "draw":
        return ("deck:lake",)
    if name in ("card", "bring"):
        return (f"card:{seat}:place",)
    if name in ("portrait", "place"):
        return (next(thing for thing in view.about if thing.startswith(name)),)
    return (f"offer:{action}",)


BY_CLASS: Mapping[type, Callable[[RedOutpost, Any], Steps]] = {
    Move: move,
    Swap: swap,
    MoveDisc: move_disc,
    Trade: trade,
    Pick: pick,
}
