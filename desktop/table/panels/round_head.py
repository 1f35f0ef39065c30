"""Where a match has got to: what is played, in which phase, and below it a line of more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.table.measure import Measure
from desktop.table.panels.phases import Phases


class RoundHead(QGridLayout):
    """The left of a table's clock: `title` and `below` it a few words, the `phases` beside them.

    The `line` under them holds widgets, each with its share of the width; rows lie `gap` apart.
    """

    def __init__(self, measure: Measure, line: Sequence[tuple[QWidget, int]], gap: int) -> None:
        super().__init__()
        self.title, self.below, self.phases = QLabel(), QLabel(), Phases(measure)
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (self.title, self.below):
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        self.addLayout(words, 0, 0)
        self.addWidget(self.phases, 0, 1)
        self.setColumnStretch(1, 1)
        under = QHBoxLayout()
        for widget, share in line:
            under.addWidget(widget, share)
        self.addLayout(under, 1, 0, 1, 2)

        def fit(title: QLabel) -> None:
            title.setFont(measure.font("heading"))
            self.below.setFont(measure.font("table.floor"))
            self.setHorizontalSpacing(measure.px(20))
            self.setVerticalSpacing(measure.px(gap))

        measure.dress(self.title, fit)

    def tell(self, title: str, below: str) -> None:
        """Say what is played, and of how many or who begins."""
        self.title.setText(title)
        self.below.setText(below)
        self.below.setHidden(not below)
