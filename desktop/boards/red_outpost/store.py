"""Warehouse, export tracks and supply, and both decks with what is left in them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from desktop import theme
from desktop.panels.card import Card, empty, said
from desktop.translate import translate
from desktop.voice import Voice
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.state import RedOutpost


class Store(Card):
    """A row for each good: cubes in the Warehouse, the next export, and the supply."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self.body.addStretch(1)

    def show_state(self, state: RedOutpost, voice: Voice) -> None:
        """Show what is stored, exported and left."""
        self.call(translate("RedOutpost", "Warehouse and exports"))
        empty(self._grid)
        heads = (
            translate("RedOutpost", "Stored"),
            translate("RedOutpost", "Export track"),
            translate("RedOutpost", "Supply"),
        )
        for column, head in enumerate(heads, 2):
            self._put(said("small-muted"), head, 0, column)
        for good, key in enumerate(GOODS):
            row = good + 1
            name = voice.words.name("goods", key)
            track = _track(state, good)
            values = (f"{state.warehouse[good]}/3", track, str(state.cubes_left(good)))
            icon = QLabel()
            icon.setPixmap(theme.icon_pixmap(key, 18))
            self._grid.addWidget(icon, row, 0)
            label = said("body")
            label.setText(name[0].upper() + name[1:])
            pairs = (f"{head} {value}" for head, value in zip(heads, values, strict=True))
            label.setAccessibleName(f"{name}: {', '.join(pairs)}")
            self._grid.addWidget(label, row, 1)
            for column, value in enumerate(values, 2):
                self._put(said("strong" if column != 4 else "body"), value, row, column)

    def _put(self, label: QLabel, text: str, row: int, column: int) -> None:
        label.setText(text)
        side = Qt.AlignmentFlag.AlignCenter if column == 3 else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(label, row, column, side)


def _track(state: RedOutpost, good: int) -> str:
    """The fields' VP; a full field is ticked and the next one stands in brackets."""
    fields = state.board.export[good]
    following = min(state.exported[good], len(fields) - 1)
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
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addLayout(self._lake, 1)
        columns.addLayout(self._ship, 1)
        self.body.addLayout(columns)

    def show_state(self, state: RedOutpost, voice: Voice) -> None:
        """Show both decks as they are now."""
        self.call(translate("RedOutpost", "Decks"))
        out = sum(state.lake_discard) - state.lake_discard[0]
        fish = sum(state.board.lake) - state.board.lake[0]
        lake, ship = (voice.words.name("places", place) for place in ("lake", "spaceship"))
        fished = translate("RedOutpost", "Fish cards out: {out} of {fish}; then all are shuffled")
        self._lake.show_cards(
            _head(lake, state.lake),
            _left(state.lake, LAKE_CARDS, "lake_cards", voice),
            fished.format(out=out, fish=fish),
            "RO-4.13",
        )
        self._ship.show_cards(
            _head(ship, state.ship),
            _left(state.ship, SHIP_CARDS, "ship_cards", voice),
            translate("RedOutpost", "Shuffled when a card is drawn from the empty deck"),
            "RO-R4",
        )


class _Deck(QVBoxLayout):
    """One deck: its name and size, its cards, and its next shuffle with the clause."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(3)
        self._name, self._cards = said("strong"), said("small", wrap=True)
        self._shuffle, self._clause = said("small-muted", wrap=True), said("clause")
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
        self._clause.setText(clause)


def _head(name: str, deck: Sequence[int]) -> str:
    return translate("RedOutpost", "{deck}: {cards} cards left").format(deck=name, cards=sum(deck))


def _left(deck: Sequence[int], faces: Sequence[str], table: str, voice: Voice) -> str:
    return " · ".join(
        f"{left} × {voice.words.name(table, face)}"
        for left, face in zip(deck, faces, strict=True)
        if left
    )
