"""What is public about the two decks: what is left, what is out, and when they are shuffled."""

from __future__ import annotations

from typing import NamedTuple

from desktop.look.translate import several, translate
from engine.games.red_outpost.components import LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.state import RedOutpost

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

    @property
    def clause(self) -> str:
        """The clause that tells when it is shuffled."""
        return "RO-4.13" if self.fish else "RO-R4"

    @property
    def fish_out(self) -> int:
        """How many fish cards are discarded."""
        return sum(self.out[1:]) if self.fish else 0

    @property
    def far(self) -> str:
        """Fish cards that are out, of all; empty where only the deck's own number counts."""
        return f"{self.fish_out}/{self.fish}" if self.fish else ""

    def shuffle(self) -> str:
        """When it is shuffled next, in a sentence."""
        left = sum(self.left)
        if self.fish:
            more, cards = self.fish - self.fish_out, left + sum(self.out)
            one = translate("Decks", "With the next fish card all {cards} cards are shuffled.")
            many = translate("Decks", "After {count} more fish cards all {cards} are shuffled.")
            return (one if more == 1 else many).format(count=more, cards=cards)
        if not left:
            return translate("Decks", "The discarded cards are shuffled before the next one.")
        one = translate("Decks", "Shuffled when a card is wanted after the last one.")
        many = translate("Decks", "Shuffled when a card is wanted after the last {count}.")
        return several(left, one, many)


def pile(view: RedOutpost, name: str) -> Pile:
    """The deck at that place."""
    if name == LAKE:
        cards = tuple(view.lake), tuple(view.lake_discard)
        fish = sum(view.board.lake) - view.board.lake[0]
        return Pile(name, "cards/lake_", "lake_cards", LAKE_CARDS, *cards, fish)
    cards = tuple(view.ship), tuple(view.ship_discard)
    return Pile(name, "cards/ship_", "ship_cards", SHIP_CARDS, *cards, 0)
