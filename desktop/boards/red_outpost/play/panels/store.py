"""Warehouse, export tracks and supply, and both decks with what is left in them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout

from desktop.look import theme
from desktop.look.card import MIDDLE, RIGHT, Card, Cells, said
from desktop.look.clauses import ClauseChip
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import BIN, GOODS, LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.decks import lake_odds, ship_odds
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.wording import deck_text


class Store(Card):
    """A row for each good: cubes in the Warehouse, the next export, and the supply."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = Cells(across=10)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)

    def show_state(self, state: RedOutpost, voice: Voice) -> None:
        """Show what is stored, exported and left."""
        self.call(translate("RedOutpost", "Warehouse and exports"))
        heads = (
            translate("RedOutpost", "Stored"),
            translate("RedOutpost", "Export track"),
            translate("RedOutpost", "Supply"),
        )
        sides = (RIGHT, MIDDLE, RIGHT)
        for column, head in enumerate(heads):
            self._grid.put(0, column + 2, head, "small-muted", sides[column])
        for good, key in enumerate(GOODS):
            row = good + 1
            name = voice.words.name("goods", key)
            stored, left = f"{state.warehouse[good]}/{BIN}", str(state.cubes_left(good))
            values = (stored, _track(state, good), left)
            self._grid.at(row, 0).setPixmap(theme.icon_pixmap(key, 18))
            label = self._grid.put(row, 1, name[0].upper() + name[1:], "body")
            pairs = (f"{head} {value}" for head, value in zip(heads, values, strict=True))
            label.setAccessibleName(f"{name}: {', '.join(pairs)}")
            for column, value in enumerate(values):
                role = "strong" if column < 2 else "body"
                self._grid.put(row, column + 2, value, role, sides[column])


def _track(state: RedOutpost, good: int) -> str:
    """The fields' VP; a full field is ticked and the next one stands in brackets."""
    fields = state.board.export[good]
    following = state.exported[good]
    said = []
    for number, points in enumerate(fields):
        text = f"?{points}" if number == len(fields) - 1 else str(points)
        said.append(
            f"✓{text}" if number < following else f"[{text}]" if number == following else text
        )
    return "  ".join(said)


class Decks(Card):
    """Both decks: how many cards of each face are left, and when they are shuffled next."""

    def __init__(self) -> None:
        super().__init__()
        self._lake, self._ship = _Deck(), _Deck()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(20)
        self._columns.addLayout(self._lake, 1)
        self._columns.addLayout(self._ship, 1)
        self.body.addLayout(self._columns)

    def arrange(self, narrow: bool) -> None:
        """Put one deck below the other where there is no room for both."""
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(way)

    def show_state(self, state: RedOutpost, voice: Voice) -> None:
        """Show both decks as they are now."""
        self.call(translate("RedOutpost", "Decks"))
        lake, ship = (voice.words.name("places", place) for place in ("lake", "spaceship"))
        lake_shuffle, ship_shuffle = lake_odds(state).next_shuffle, ship_odds(state).next_shuffle
        self._lake.show_cards(
            _head(lake, state.lake),
            _left(state.lake, LAKE_CARDS, "lake_cards", voice),
            deck_text(voice.words, lake_shuffle),
            lake_shuffle.clause,
        )
        self._ship.show_cards(
            _head(ship, state.ship),
            _left(state.ship, SHIP_CARDS, "ship_cards", voice),
            deck_text(voice.words, ship_shuffle),
            ship_shuffle.clause,
        )


class _Deck(QVBoxLayout):
    """One deck: its name and size, its cards, and its next shuffle with the clause."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(3)
        self._name, self._cards = said("strong"), said("small", wrap=True)
        self._shuffle, self._clause = said("small-muted", wrap=True), ClauseChip("red-outpost")
        last = QHBoxLayout()
        last.addWidget(self._shuffle, 1)
        last.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignTop)
        self.addWidget(self._name)
        self.addWidget(self._cards)
        self.addLayout(last)
        self.addStretch(1)

    def show_cards(self, name: str, cards: str, shuffle: str, clause: str) -> None:
        """Show the deck."""
        self._name.setText(name)
        self._cards.setText(cards)
        self._shuffle.setText(shuffle)
        self._clause.show_clause(clause, "red-outpost")


def _head(name: str, deck: Sequence[int]) -> str:
    return translate("RedOutpost", "{deck}: cards left: {cards}").format(deck=name, cards=sum(deck))


def _left(deck: Sequence[int], faces: Sequence[str], table: str, voice: Voice) -> str:
    return " · ".join(
        f"{left} × {voice.words.name(table, face)}"
        for left, face in zip(deck, faces, strict=True)
        if left
    )
