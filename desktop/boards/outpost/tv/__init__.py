"""Outpost on a television beside the table."""

from desktop.boards.contract import type_of_tv
from desktop.boards.outpost.tv.view import Tv
from engine.games.outpost.table import AtTable

DOOR: type_of_tv[AtTable, None] = Tv
