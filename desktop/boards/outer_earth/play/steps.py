"""Which things an answer of Outer Earth consists of: the list asks for them, the board gives them."""

from __future__ import annotations

from engine.games.outer_earth.actions import (
    ADD,
    DRAW,
    NO,
    PASS,
    REFRESH,
    YES,
    Close,
    Invest,
    Place,
    Remove,
    Take,
)
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.state import OuterEarth

Steps = tuple[str, ...]

SINGLE = {
    YES: "paddle:yes",
    NO: "paddle:no",
    ADD: "bid:add",
    PASS: "bid:pass",
    DRAW: "deck",
    REFRESH: "refresh",
}


def steps(view: OuterEarth, action: object) -> Steps:
    """The ids of what is clicked for this action: a card and where it goes, or one thing."""
    match action:
        case Place(planet, card):
            return card, f"slot:{PLANETS[planet]}"
        case Invest(card):
            return card, f"stocks:{view.current_player}"
        case Remove(planet):
            return f"newest:{PLANETS[planet]}", "discard"
        case Close(planet):
            return (f"close:{PLANETS[planet]}",)
        case Take(card):
            return (f"open:{card[5:]}",)
    text = str(action)
    return (SINGLE.get(text, text),)
