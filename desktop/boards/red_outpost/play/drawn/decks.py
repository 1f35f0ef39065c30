"""What is public about the two decks: what is left, what is out, and when they are shuffled."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.red_outpost.components import LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.decks import Deck, lake_odds, ship_odds
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.wording import deck_text
from engine.rules.words import Words

LAKE, SHIP = "lake", "spaceship"


class Pile(NamedTuple):
    """A deck with its discard pile, by kinds of card."""

    name: str
    folder: str
    """What the drawings of its cards begin with."""
    words: str
    """The table of their names."""
    faces: tuple[str, ...]
    left: tuple[int, ...]
    out: tuple[int, ...]
    fish: int
    """How many cards have to be out before all are shuffled; 0 if their kind does not matter."""
    told: Deck
    """What the rules say of it."""

    @property
    def clause(self) -> str:
        """The clause that tells when it is shuffled."""
        return self.told.next_shuffle.clause

    @property
    def far(self) -> str:
        """Fish cards that are out, of all; empty where only the deck's own number counts."""
        return f"{sum(self.out[1:])}/{self.fish}" if self.fish else ""

    def shuffle(self, words: Words) -> str:
        """When it is shuffled next, in a sentence."""
        return deck_text(words, self.told.next_shuffle)

    def not_shuffled(self, words: Words) -> str:
        """Why the last draw did not lead to a shuffle; empty if none was made since."""
        return deck_text(words, self.told.not_shuffled) if self.told.not_shuffled else ""


def pile(view: RedOutpost, name: str) -> Pile:
    """The deck at that place."""
    if name == LAKE:
        cards = tuple(view.lake), tuple(view.lake_discard)
        fish = sum(view.board.lake) - view.board.lake[0]
        return Pile(name, "cards/lake_", "lake_cards", LAKE_CARDS, *cards, fish, lake_odds(view))
    cards = tuple(view.ship), tuple(view.ship_discard)
    return Pile(name, "cards/ship_", "ship_cards", SHIP_CARDS, *cards, 0, ship_odds(view))
