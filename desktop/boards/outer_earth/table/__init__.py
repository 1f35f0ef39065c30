"""Outer Earth beside the box: the panels by which a group tells what happened."""

from desktop.boards.contract import type_of_table
from desktop.boards.outer_earth.table.table import Table
from engine.games.outer_earth.table import AtTable

DOOR: type_of_table[AtTable] = Table
