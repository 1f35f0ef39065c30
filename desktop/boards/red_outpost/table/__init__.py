"""Red Outpost beside the box: the panels by which a group tells what happened."""

from desktop.boards.red_outpost.table.table import Table
from desktop.table.game_table import GameTable
from desktop.table.telling import Telling

__all__ = ["Table", "panels"]


def panels(telling: Telling) -> GameTable:
    """All panels of one match."""
    return Table(telling)
