"""A number that a finger steps: minus, the number with its unit, plus."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

UNKNOWN = "?"
"""Shown in place of a number that nobody told."""


class Counter(QFrame):
    """`stepped` says by how much; a step that cannot be tells why.

    It shows nothing of its own accord: whoever takes the number shows it.
    """

    stepped = Signal(int)
    refused = Signal(str)

    def __init__(
        self,
        measure: Measure,
        less: TouchButton,
        more: TouchButton,
        number: QLabel,
        unit: QLabel | None = None,
        gap: int = 0,
    ) -> None:
        super().__init__()
        self.less, self.more, self.number = less, more, number
        self.middle = QVBoxLayout()
        """The number, and its unit below it."""
        self.middle.setSpacing(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(less)
        if unit is None:
            row.addWidget(number)
        else:
            for label in (number, unit):
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                self.middle.addWidget(label)
            row.addLayout(self.middle, 1)
        row.addWidget(more)
        for button, by in ((less, -1), (more, 1)):
            button.clicked.connect(lambda _=False, by=by: self.step(by))
            button.refused.connect(self.refused)
        measure.dress(self, lambda _: row.setSpacing(measure.px(gap)))

    def step(self, by: int) -> None:
        """One less or one more is wanted."""
        self.stepped.emit(by)
