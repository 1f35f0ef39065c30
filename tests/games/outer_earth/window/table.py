"""The page of a match of Outer Earth at a table, pressed by the mouse."""

from __future__ import annotations

from typing import cast

from desktop.boards.outer_earth.table.table import Table
from desktop.table.page import TablePage
from engine.games.outer_earth.table import AtTable
from tests.desktop import moment_table
from tests.desktop.moment_table import SIZE

__all__ = ["SIZE", "AtTheBox", "table_on"]


def table_on(page: TablePage) -> Table:
    """The game's table on that page."""
    assert isinstance(page.table, Table)
    return page.table


class AtTheBox(moment_table.AtTheTable):
    """A table's page, and a finger."""

    @property
    def table(self) -> Table:
        """The game's table."""
        return table_on(self.page)

    @property
    def state(self) -> AtTable:
        """The table as it was told."""
        return cast(AtTable, self.match.state)
