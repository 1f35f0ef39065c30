"""Robinson Crusoe beside the box, or with the app's own deck: the panels of the table."""

from desktop.boards.robinson_crusoe.table.table import Table

__all__ = ["Table"]
