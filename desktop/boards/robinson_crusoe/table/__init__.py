"""Robinson Crusoe beside the box, or with the app's own deck: the panels of the table."""

from desktop.boards.robinson_crusoe.table.table import Table
from desktop.table.game_table import GameTable
from desktop.table.telling import Telling

__all__ = ["Table", "panels"]


def panels(telling: Telling) -> GameTable:
    """All panels of one match."""
    return Table(telling)
