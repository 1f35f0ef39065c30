"""The game's own drawings."""

from __future__ import annotations

from desktop.scene.pictures import Folder
from engine.games.outer_earth.components import PLANETS_EACH
from engine.games.outer_earth.state import OuterEarth

ART = Folder("outer_earth/art")
path, draw = ART.path, ART.draw


def drawn(state: OuterEarth, planet: int) -> int:
    """The planet whose picture stands for one: its own, or one of the industry that a group's copy gives it."""
    return state.board.planet_industry[planet] * PLANETS_EACH + planet % PLANETS_EACH
