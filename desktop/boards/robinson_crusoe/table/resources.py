"""What is available to all: goods and levels of the camp, a counter in each row."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from desktop.boards.robinson_crusoe.table.counter import CounterRow
from desktop.boards.robinson_crusoe.table.counter_value import Counted
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.table.measure import Measure
from engine.games.robinson_crusoe.components import GOODS, LEVELS


class ResourcesPanel(Panel):
    """`stepped(name, by)` says which of them goes where."""

    stepped = Signal(str, int)
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "RC-3.4")
        self.rows = {name: CounterRow(measure, name) for name in (*GOODS, *LEVELS)}
        for name, row in self.rows.items():
            row.stepped.connect(lambda by, name=name: self.stepped.emit(name, by))
            row.refused.connect(self.refused)
            self.body.addWidget(row)
        steps = [(row.counter.less, row.counter.more) for row in self.rows.values()]
        self.reach([button for both in steps for button in both])

    def show_counts(
        self, title: str, named: Callable[[str], str], counted: Callable[[str], Counted]
    ) -> None:
        """Show every counter by its name."""
        self.call(title)
        for name, row in self.rows.items():
            it = counted(name)
            row.show_count(named(name), it.text, it.fewer, it.more)

    def space(self) -> None:
        """Set the rows close to each other, whatever the size of the text."""
        super().space()
        self.body.setSpacing(self.measure.px(2))
