"""What an action costs in action points, for the pips that light up."""

from __future__ import annotations

from engine.games.outer_earth import closing, turn
from engine.games.outer_earth.actions import END, REFRESH, Close, Place
from engine.games.outer_earth.state import OuterEarth


def cost(view: OuterEarth, seat: int, action: object) -> int:
    """OE-3.1 to OE-3.7: the action points of one action."""
    match action:
        case Place():
            return turn.placement_cost(view)
        case Close(planet):
            return closing.cost(view, seat, planet)
    if action == REFRESH:
        return turn.refresh_cost(view)
    return 0 if action == END else 1
