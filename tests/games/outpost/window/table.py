"""The page of a match of Outpost at a table, pressed by the mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.boards.outpost.table.table import Table
from engine.games.outpost.table import AtTable
from engine.match.match import Match
from tests.desktop import moment_table
from tests.games.outpost.at_table import shown


class AtTheBox(moment_table.AtTheTable):
    """A table's page, and a finger."""

    def turn_to(self, match: Match) -> None:
        """Show another match of as many people on the page, as if it were a new one."""
        self.page.show_now()
        if self.page.history.isVisible():
            self.page.turn_log()
        while self.moments.escape():
            pass
        if (focus := self.page.focusWidget()) is not None:
            focus.clearFocus()
        for panel in self.moments.panels.values():
            panel.finder.clear()
        self.match = self.page.match = match
        self.page.telling.turn_to(match)
        self.page.show_match()
        self.pages.clear()
        self.refused.clear()

    @property
    def table(self) -> Table:
        """The game's table."""
        assert isinstance(self.page.table, Table)
        return self.page.table

    @property
    def state(self) -> AtTable:
        """The table as it was told."""
        return shown(self.match)

    @property
    def new_facts(self) -> list[str]:
        """What was told after the extent and who draws."""
        return self.facts[2:]

    def find(self, name: str) -> None:
        """Type the name of an event, then Enter."""
        QTest.keyClicks(self.panel.finder, name)
        QTest.keyClick(self.panel.finder, Qt.Key.Key_Return)

    def line(self, seat: int) -> None:
        """Press the line of a person's colony."""
        QTest.mouseClick(self.table.people.rows[seat].colony, Qt.MouseButton.LeftButton)

    @property
    def guide(self) -> list[str]:
        """What is to be done with the event."""
        return self.table.card.guide.said
