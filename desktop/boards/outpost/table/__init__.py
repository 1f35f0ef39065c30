"""Outpost beside the box: the panels by which a group tells what happened."""

from desktop.boards.contract import type_of_table
from desktop.boards.outpost.table.table import Table
from engine.games.outpost.table import AtTable

DOOR: type_of_table[AtTable] = Table
