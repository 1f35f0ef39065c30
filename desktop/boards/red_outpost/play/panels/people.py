"""The people: points, crystals, palace, wheel, discs, and their special cards in full."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.card import RIGHT, Card, Cells, said
from desktop.look.clauses import ClauseChip
from desktop.look.frames import empty
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost


class People(Card):
    """A row for each seat, always in the order of the seats."""

    def __init__(self) -> None:
        super().__init__()
        self._narrow = False
        self._told: tuple[RedOutpost, Voice, int] | None = None
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows)
        self.body.addStretch(1)
        self._begin()

    def _begin(self) -> None:
        empty(self._rows)
        self._grid = Cells(across=8)
        self._grid.setColumnStretch(1, 1)
        self._rows.addLayout(self._grid)

    def arrange(self, narrow: bool) -> None:
        """Put a name above its numbers where there is no room for both side by side."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._begin()
            if self._told is not None:
                self.show_state(*self._told)

    def show_state(self, state: RedOutpost, voice: Voice, asked: int) -> None:
        """Show what everybody has."""
        self._told = (state, voice, asked)
        self.call(translate("RedOutpost", "Players"))
        heads = _heads(voice)
        for column, head in enumerate(heads, 2):
            label = self._grid.put(0, column, head, "small-muted", RIGHT)
            label.setWordWrap(True)
            label.setAlignment(RIGHT)
        for seat, name in enumerate(voice.people):
            values = _values(state, seat)
            row = 2 * seat + 1
            self._grid.at(row, 0).setPixmap(theme.seat_mark(voice.colours[seat], 22))
            label = self._grid.put(row, 1, name, "strong" if seat == asked else "body")
            if self._narrow:
                self._grid.addWidget(label, row, 1, 1, len(heads) + 1)
            label.setAccessibleName(_told(name, heads, values))
            for column, value in enumerate(values, 2):
                self._grid.put(row + int(self._narrow), column, value, "strong", RIGHT)


def _heads(voice: Voice) -> tuple[str, ...]:
    return (
        voice.words.at("game", "vp"),
        translate("RedOutpost", "Crystals"),
        translate("RedOutpost", "Palace"),
        translate("RedOutpost", "Wheel"),
        translate("RedOutpost", "Discs left"),
    )


def _values(state: RedOutpost, seat: int) -> tuple[str, ...]:
    return (
        str(state.vp[seat]),
        str(state.crystals[seat]),
        str(state.palace[seat]),
        f"{state.wheel[seat] + 1}/{state.board.wheel}",
        str(state.discs_left(seat)),
    )


def _told(name: str, heads: tuple[str, ...], values: tuple[str, ...]) -> str:
    pairs = (f"{head} {value}" for head, value in zip(heads, values, strict=True))
    return f"{name}: {', '.join(pairs)}"


class SpecialCards(Card):
    """Everybody's special cards with their full words; only in a match that has them."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        self._told: tuple[RedOutpost, Voice] | None = None
        self._narrow = False
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)

    def show_state(self, state: RedOutpost, voice: Voice) -> None:
        """Show the cards that were dealt."""
        self.call(translate("RedOutpost", "Special cards"))
        self._told = (state, voice)
        shown = (state.worker_card, state.place_card, state.papers[:], voice, self._narrow)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._grid)
        dealt = [card for card in (*state.worker_card, *state.place_card) if card >= 0]
        self.setVisible(bool(dealt))
        for seat in range(state.board.seats if dealt else 0):
            for column, (cards, names) in enumerate(
                ((state.worker_card, WORKERS), (state.place_card, PLACES))
            ):
                if cards[seat] >= 0:
                    self._put(seat, names[cards[seat]], column, state, voice)

    def arrange(self, narrow: bool) -> None:
        """Put a person's cards below each other where there is no room for both."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._grid.setColumnStretch(1, 0 if narrow else 1)
            if self._told is not None:
                self.show_state(*self._told)

    def _put(self, seat: int, card: str, column: int, state: RedOutpost, voice: Voice) -> None:
        words = voice.words
        owner = said("strong", wrap=True)
        clause = ClauseChip(words.game, words.at("cards", card, "clause"))
        title = f"{voice.people[seat]}: {words.name('cards', card)}"
        if column and state.papers[seat]:
            title += translate("RedOutpost", "; discs on it: {discs}").format(
                discs=state.papers[seat]
            )
        owner.setText(title)
        text = said("small", wrap=True)
        text.setText(words.at("cards", card, "text"))
        head, mark = QHBoxLayout(), controls.seat_mark(voice.colours[seat], 18)
        head.addWidget(mark)
        head.addWidget(owner, 1)
        head.addWidget(clause)
        row, column = (4 * seat + 2 * column, 0) if self._narrow else (2 * seat, column)
        self._grid.addLayout(head, row, column)
        self._grid.addWidget(text, row + 1, column, Qt.AlignmentFlag.AlignTop)
        for part in (mark, owner, clause, text):
            part.show()  # the layout would show it after the next picture
