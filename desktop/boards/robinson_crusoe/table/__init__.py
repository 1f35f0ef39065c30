"""Robinson Crusoe beside the box, or with the app's own deck: the panels of the table."""

from desktop.boards.contract import type_of_table
from desktop.boards.robinson_crusoe.table.table import Table
from engine.games.robinson_crusoe.state import Robinson

DOOR: type_of_table[Robinson] = Table
