"""The table of Outer Earth in words and numbers, for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play.drawn import told
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import theme
from desktop.look.card import Card, empty, said
from desktop.look.translate import translate
from engine.games.outer_earth.components import BACK, PLANETS
from engine.games.outer_earth.state import NOTHING

COLUMN = 330
"""The least width of a column."""

Rows = list[tuple[str, str]]
"""What something is called, and all that is to be said of it."""


class Overview(QScrollArea):
    """A card for the market, one for industries and points, and one for each seat."""

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

    def show_table(self, table: Table) -> None:
        """Tell the table as its viewer knows it."""
        topics = list(topics_of(table))
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


def topics_of(table: Table) -> Iterator[tuple[str, Rows]]:
    """The cards with their rows."""
    view = table.view
    title = translate("OuterEarth", "Galaxy Auction Market")
    row = [told_row(table, f"planet:{PLANETS[it]}") for it in view.row]
    yield title, row or [(translate("OuterEarth", "No planet is in the market."), "")]
    common = [told_row(table, thing) for thing in ("galaxy", "budget", "index", "deck", "discard")]
    common[0] = (common[0][0], "")
    open_cards = [names.card(table.voice.words, card) for card in view.open_cards]
    common.append((translate("OuterEarth", "Open Industries"), "; ".join(open_cards)))
    yield translate("OuterEarth", "Industries"), common
    for step in range(table.seats):
        seat = (table.front + step) % table.seats
        yield table.voice.people[seat], list(seat_rows(table, seat))


def told_row(table: Table, thing: str) -> tuple[str, str]:
    """A thing with what its note says."""
    kind, _, name = thing.partition(":")
    title, _, lines = told.BY_KIND[kind](table, name)
    return title, ". ".join(line.removesuffix(".") for line in lines)


def seat_rows(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    """All that a seat has."""
    view, words = table.view, table.voice.words
    yield f"{view.vp[seat]} {words.at('game', 'vp')}", ""
    yield told_row(table, f"company:{seat}")
    for planet in view.developing[seat]:
        title, text = told_row(table, f"planet:{PLANETS[planet]}")
        cards = "; ".join(names.card(words, card) for card in view.built[planet])
        yield title, f"{text}. {cards}" if cards else text
    if view.queued[seat] != NOTHING:
        yield told_row(table, f"planet:{PLANETS[view.queued[seat]]}")
    for kind in ("stocks", "portfolio", "hand"):
        title, text = told_row(table, f"{kind}:{seat}")
        if kind == "hand" and seat == table.voice.viewer:
            known = [card for card in view.hands[seat] if card != BACK]
            text = "; ".join(names.card(words, card) for card in known)
        yield title.removeprefix(f"{table.voice.people[seat]}: "), text
