"""What stands on the box of Sealed."""

from __future__ import annotations

from engine.base.catalogue import Box
from tests.games.sealed import GAME

BOX = Box(GAME.name, GAME.rules, GAME.seats, GAME.colours, weight=4)
