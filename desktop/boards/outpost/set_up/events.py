"""The event deck of a match: the app's own, or one of the group's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.outpost.cards.page import CardsPage
from desktop.decks.choice import DeckChoice
from desktop.decks.own import Own
from desktop.look import controls
from desktop.look.translate import translate
from engine.games.outpost.choices import ON
from engine.rules.game import AT_TABLE, PLAY, Game, Value
from engine.store.decks import Decks


class Events(QWidget):
    """The choice of the deck, where the match has events."""

    changed = Signal()

    def __init__(self, game: Game, level: str = PLAY, decks: Decks | None = None) -> None:
        super().__init__()
        self.deck = DeckChoice(game.name, decks, CardsPage, needs_finished=level == PLAY)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.deck)
        if level == AT_TABLE:
            column.addWidget(controls.text(_at_table, "small-muted", wrap=True))
        self.deck.changed.connect(self.changed)

    @property
    def beside(self) -> QWidget | None:
        """Printed values stand there."""
        return None

    def follow(self, options: Mapping[str, str], people: Sequence[str]) -> None:
        """A match without events has no deck."""
        self.deck.use(options["events"] == ON)
        self.setVisible(options["events"] == ON)

    def values(self) -> dict[str, Value]:
        """The deck of one's own."""
        return self.deck.values()

    def summary(self) -> str:
        """The options say all."""
        return ""

    def draft(self) -> dict[str, object]:
        """The deck that is chosen."""
        return {"deck": self.deck.own}

    def take_draft(self, written: Mapping[str, Any]) -> None:
        """Choose the deck that was chosen before."""
        own = written.get("deck")
        if isinstance(own, Own):
            self.deck.take(own)


def _at_table() -> str:
    return translate(
        "OutpostCards",
        "Who draws is chosen at the table: the app, or you from printed cards. Of those the app may "
        "know the name alone.",
    )
