"""Outer Earth on a television beside the table."""

from desktop.boards.contract import type_of_tv
from desktop.boards.outer_earth.tv.view import Tv
from engine.games.outer_earth.state import OuterEarth

DOOR: type_of_tv[OuterEarth, None] = Tv
