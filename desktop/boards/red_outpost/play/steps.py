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
from engine.games.red_outpost.wording import frame_operands

Steps = tuple[str, ...]


def steps(view: RedOutpost, action: Any) -> Steps:
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
    if name == "portrait":
        return (f"portrait:{frame_operands(view.agenda[-1])['worker']}",)
    if name == "place":
        return (f"place:{frame_operands(view.agenda[-1])['place']}",)
    return (f"offer:{action}",)


BY_CLASS: Mapping[type, Callable[[RedOutpost, Any], Steps]] = {
    Move: move,
    Swap: swap,
    MoveDisc: move_disc,
    Trade: trade,
    Pick: pick,
}


def subject(view: RedOutpost) -> str:
    """The thing that the open question is about: a place, a special card's place or worker."""
    frame = view.agenda[-1]
    named = frame_operands(frame)
    clause = frame[0].clause
    if "place" in named:
        return f"place:{named['place']}"
    section, _, number = clause.partition("-")[2].partition(".")
    if section == "4" and int(number) in PLACE_OF_CLAUSE:
        return f"place:{PLACE_OF_CLAUSE[int(number)]}"
    if section == "7":
        # RO-7.1 to RO-7.12 are the places' cards, RO-7.13 to RO-7.18 the workers'.
        card = int(number) - 1
        return f"place:{PLACES[card]}" if card < 12 else f"portrait:{WORKERS[card - 12]}"
    return f"portrait:{named['worker']}" if "worker" in named else "clock"


PLACE_OF_CLAUSE = {number + 1: place for number, place in enumerate(PLACES)}
"""RO-4.1 to RO-4.12 follow the order of the places."""
