"""A table in words and numbers, for whoever would rather read it: a card for each topic."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.card import Card, said
from desktop.look.frames import empty

COLUMN = 330
"""The least width of a column."""

Rows = list[tuple[str, str]]
"""What something is called, and all that is to be said of it."""


class Overview(QScrollArea):
    """Cards side by side, each with the rows of a topic."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("overview")
        self.setWidgetResizable(True)
        self._inner = QWidget()
        self._inner.setProperty("role", "scrolled")
        self._row = QHBoxLayout(self._inner)
        self._row.setContentsMargins(0, 0, 6, 0)
        self._row.setSpacing(8)
        self.setWidget(self._inner)
        self._topics: list[tuple[str, Rows]] = []
        self._columns = 0
        theme.dress(self, lambda it: it.arrange())

    def show_topics(self, told: Iterable[tuple[str, Rows]]) -> None:
        """Tell these topics, each under its title."""
        topics = list(told)
        if topics != self._topics:
            self._topics = topics
            self._lay()
            self.arrange()

    @property
    def lines(self) -> list[str]:
        """All that is told, line by line."""
        return [": ".join(filter(None, row)) for _, rows in self._topics for row in rows]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as there is room for."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give every line its height, in as many columns as there is room for."""
        if self._wanted != self._columns:
            self._lay()
        self._row.invalidate()
        high = max(0, self._row.totalHeightForWidth(self.viewport().width()))
        self._inner.setMinimumHeight(high)

    @property
    def _wanted(self) -> int:
        return max(1, min(3, self.width() // theme.px(COLUMN)))

    def _lay(self) -> None:
        empty(self._row)
        self._columns = self._wanted
        columns = [QVBoxLayout() for _ in range(self._columns)]
        for column in columns:
            column.setSpacing(8)
            self._row.addLayout(column, 1)
        heights = [0] * self._columns
        for title, rows in self._topics:
            # The next card goes where least has been said.
            least = heights.index(min(heights))
            card = _card(title, rows)
            columns[least].addWidget(card)
            card.show()  # what is not shown yet has no height
            heights[least] += 60 + sum(len(text) + 40 for _, text in rows)
        for column in columns:
            column.addStretch(1)


def _card(title: str, rows: Rows) -> Card:
    made = Card(wrap=True)
    made.call(title)
    for heading, text in rows:
        label = said("strong", wrap=True)
        label.setText(heading)
        made.body.addWidget(label)
        if text:
            line = said("body", wrap=True)
            line.setText(text)
            made.body.addWidget(line)
    return made
