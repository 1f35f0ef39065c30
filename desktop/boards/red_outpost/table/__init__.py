"""Red Outpost beside the box: the panels by which a group tells what happened."""

from desktop.boards.red_outpost.table.table import Table

__all__ = ["Table"]
