"""Who moved where in this turn, and what lies on the portraits."""

from __future__ import annotations

from desktop.boards.red_outpost.table.panel import Panel, type_of_choices
from desktop.boards.red_outpost.table.slots import Slot
from desktop.table.telling import Telling


class Moves(Panel):
    """Six portraits, then the places."""

    def __init__(self, telling: Telling, columns: int = 6) -> None:
        cells = [Slot(telling.measure, 100, 66) for _ in range(12)]
        super().__init__(telling, cells, 30, "")
        self.rows(
            *[[(slot, 1) for slot in cells[at : at + columns]] for at in range(0, 12, columns)]
        )

    def home(self) -> type_of_choices:
        """Nothing yet."""
        return ()
