"""The Fisherman's two cards while they are being told (RO-4.10, RO-4.13); nothing is told yet."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.red_outpost.decks import Deck, lake_odds
from engine.games.red_outpost.facts.decks import OTHER_FIVE, reveal_first
from engine.games.red_outpost.table import AtTable


@dataclass
class Nets:
    """What is known of the two cards so far."""

    shuffles_before: bool = False
    shuffles_after: bool = False
    first: str = ""
    second: str = ""

    def deck(self, state: AtTable) -> Deck:
        """What is public about the deck from which the next card comes."""
        return lake_odds(self._then(state))

    def is_last(self, state: AtTable) -> bool:
        """RO-4.13: whether the first card was the last, so that the other five are shuffled."""
        told = self._then(state).events or ()
        return state.is_known("lake") and any(event.name == OTHER_FIVE for event in told)

    def _then(self, state: AtTable) -> AtTable:
        """The table after what has been said so far."""
        then = state.clone()
        then.events = []
        shuffle = "before" if self.shuffles_before else "no"
        reveal_first(then, state.at_turn, self.first, shuffle)
        return then

    def words(self, seat: int, kept: str) -> tuple[object, ...]:
        """The fact that tells it all; `kept` is `first`, `second` or `none`."""
        shuffle = "before" if self.shuffles_before else "after" if self.shuffles_after else "no"
        return "two_lake_cards", seat + 1, self.first, self.second, kept, shuffle
