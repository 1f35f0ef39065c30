"""The cards of a deck by group, those on top that it cannot be played with yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Signal

from desktop.boards.outpost.cards import draft
from desktop.boards.outpost.cards.effect_row import GAME
from desktop.look.controls import words_of
from desktop.look.edited_rows import EditedRows
from desktop.look.row import Row
from desktop.look.translate import translate
from engine.games.outpost.deck_check import is_unfinished
from engine.games.outpost.event_deck import GROUPS


class CardList(EditedRows):
    """The row that has the keyboard is the card that is shown."""

    wanted = Signal(int)
    """The card at that place is to be shown."""

    def __init__(self) -> None:
        super().__init__("cards")
        self._is_filling = False
        self.selectionModel().currentChanged.connect(lambda *_: self._follow())

    def show_cards(self, cards: draft.type_of_cards, now: int) -> None:
        """Show these, and which of them is shown beside the list."""
        self._is_filling = True
        rows = [*_rows(cards)] or [
            Row(translate("OutpostCards", "There is no card yet."), kind="quiet")
        ]
        if rows != self.rows:
            self.show_rows(rows)
        at = next((at for at, row in enumerate(rows) if row.value == now), None)
        if at is not None:
            self.make_current(at)
            # The first of a group is seen below its heading.
            for row in (at - 1, at) if at and rows[at - 1].kind == "heading" else (at,):
                self.scrollTo(self.model().index(row, 0))
        self.setAccessibleName(translate("OutpostCards", "Cards of the deck"))
        self._is_filling = False

    def _follow(self) -> None:
        row = self.current_row
        if not self._is_filling and row is not None and row.value is not None:
            self.wanted.emit(row.value)


def _rows(cards: draft.type_of_cards) -> Iterator[Row]:
    words = words_of(GAME)
    by_heading: dict[str, list[tuple[int, Any]]] = {}
    for at, card in enumerate(cards):
        by_heading.setdefault(_heading(card), []).append((at, card))
    order = ("damaged", "wrong", "unfinished", *GROUPS)
    for heading in order:
        found = by_heading.get(heading)
        if not found:
            continue
        if heading in GROUPS:
            yield Row(words.name("card_groups", heading), kind="heading")
        else:
            yield Row(_special(heading), kind="heading")
        for at, card in found:
            name = draft.name_of(card, words) or translate("OutpostCards", "(no name yet)")
            copies = card.get("copies") if isinstance(card, dict) else None
            yield Row(f"{name} × {copies}" if copies else name, value=at)


def _heading(card: Any) -> str:
    if not draft.is_readable(card):
        return "damaged"
    if draft.wrongs(card, words_of(GAME)):
        return "wrong"
    return "unfinished" if is_unfinished(card) else str(card["group"])


def _special(heading: str) -> str:
    match heading:
        case "damaged":
            return translate("OutpostCards", "Damaged")
        case "wrong":
            return translate("OutpostCards", "To be put right")
    return translate("OutpostCards", "Known by name only")
