"""The two decks: what is left in them, what lies beside them, and when they are shuffled."""

from __future__ import annotations

from engine.games.red_outpost.components import LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.state import RedOutpost, changed


def lake_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next lake card can be, with the number of such cards."""
    return [(card, left) for card, left in zip(LAKE_CARDS, state.lake, strict=True) if left]


def ship_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next spaceship card can be, with the number of such cards."""
    return [(card, left) for card, left in zip(SHIP_CARDS, state.ship, strict=True) if left]


def draw_lake(state: RedOutpost, card: str) -> None:
    """RO-4.10: the top card comes off the deck."""
    state.lake = changed(state.lake, LAKE_CARDS.index(card), -1)


def discard_lake(state: RedOutpost, card: str) -> None:
    """RO-4.10: a revealed card goes to the discard pile."""
    state.lake_discard = changed(state.lake_discard, LAKE_CARDS.index(card), 1)


def shuffle_lake(state: RedOutpost, clause: str, why: str) -> None:
    """RO-4.10, RO-4.13: deck and discard pile become a new deck; cards in hand stay out of it."""
    state.lake = [deck + gone for deck, gone in zip(state.lake, state.lake_discard, strict=True)]
    state.lake_discard = [0] * len(LAKE_CARDS)
    state.note(clause, why, n=sum(state.lake))


def shuffle_lake_if_fished_out(state: RedOutpost) -> bool:
    """RO-4.13: once all three fish cards are discarded, all six become a new deck."""
    fish = sum(state.board.lake) - state.board.lake[0]
    if sum(state.lake_discard) - state.lake_discard[0] < fish:
        return False
    shuffle_lake(state, "RO-4.13", "lake_shuffled_fish_out")
    return True


def draw_ship(state: RedOutpost, card: str) -> None:
    """RO-4.7: the top spaceship card is revealed and discarded."""
    face = SHIP_CARDS.index(card)
    state.ship = changed(state.ship, face, -1)
    state.ship_discard = changed(state.ship_discard, face, 1)


def shuffle_empty_ship(state: RedOutpost) -> None:
    """RO-R4: an empty spaceship deck is made anew from its discards when a card is to be drawn."""
    if not any(state.ship):
        state.ship, state.ship_discard = state.ship_discard, state.ship
        state.note("RO-R4", "ship_shuffled", n=sum(state.ship))
