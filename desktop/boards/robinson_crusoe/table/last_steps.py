"""The last things that happened, each with its clause; the log has them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.boards.robinson_crusoe.table.panel import GAME, Panel, letters
from desktop.look.clauses import ClauseChip
from desktop.look.controls import Elided
from desktop.table.measure import Measure

LINES = 3


class Step(NamedTuple):
    """What happened, and by which clause."""

    text: str
    clause: str


class LastSteps(Panel):
    """The newest line at the bottom, as in every log."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure)
        self.lines: list[tuple[Elided, ClauseChip]] = []
        for _ in range(LINES):
            text, chip = Elided(""), ClauseChip(GAME)
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            measure.dress(text, lambda it: it.setFont(letters(measure, 17, 500)))
            row = QHBoxLayout()
            row.addWidget(text, 1)
            row.addWidget(chip)
            self.body.addLayout(row)
            self.lines.append((text, chip))
        self.body.addStretch(1)
        measure.dress(self, lambda it: it.body.setSpacing(measure.px(2)))

    def show_steps(self, title: str, steps: Sequence[Step]) -> None:
        """Show the last of these."""
        self.call(title)
        last = list(steps)[-LINES:]
        for number, (text, chip) in enumerate(self.lines):
            step = last[number] if number < len(last) else Step("", "")
            text.tell(step.text)
            chip.show_clause(step.clause)
            chip.setVisible(bool(step.clause))
