"""The two decks: what is left in them, what lies beside them, and when they are shuffled."""

from __future__ import annotations

from engine.games.red_outpost.components import LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.state import RedOutpost
from engine.parts import deck


def lake_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next lake card can be, with the number of such cards."""
    return deck.outcomes(LAKE_CARDS, state.lake)


def ship_cards(state: RedOutpost, *_: object) -> list[tuple[str, int]]:
    """What the next spaceship card can be, with the number of such cards."""
    return deck.outcomes(SHIP_CARDS, state.ship)


def draw_lake(state: RedOutpost, card: str) -> None:
    """RO-4.10: the top card comes off the deck."""
    state.lake = deck.without(LAKE_CARDS, state.lake, card)


def discard_lake(state: RedOutpost, card: str) -> None:
    """RO-4.10: a revealed card goes to the discard pile."""
    state.lake_discard = deck.with_card(LAKE_CARDS, state.lake_discard, card)


def shuffle_lake(state: RedOutpost, clause: str, why: str) -> None:
    """RO-4.10, RO-4.13: deck and discard pile become a new deck; cards in hand stay out of it."""
    state.lake = deck.shuffled(state.lake, state.lake_discard)
    state.lake_discard = [0] * len(LAKE_CARDS)
    state.note(clause, why, n=sum(state.lake))


def fish_cards(cards: list[int]) -> int:
    """RO-4.13: how many of the lake cards show fish."""
    return sum(cards) - cards[LAKE_CARDS.index("nothing")]


def shuffle_lake_if_fished_out(state: RedOutpost) -> None:
    """RO-4.13: once all three fish cards are discarded, all six become a new deck."""
    if fish_cards(state.lake_discard) == fish_cards(list(state.board.lake)):
        shuffle_lake(state, "RO-4.13", "lake_shuffled_fish_out")


def draw_ship(state: RedOutpost, card: str) -> None:
    """RO-4.7: the top spaceship card is revealed and discarded."""
    state.ship = deck.without(SHIP_CARDS, state.ship, card)
    state.ship_discard = deck.with_card(SHIP_CARDS, state.ship_discard, card)


def shuffle_empty_ship(state: RedOutpost) -> None:
    """RO-R4: an empty spaceship deck is made anew from its discards when a card is to be drawn."""
    if not any(state.ship):
        state.ship, state.ship_discard = state.ship_discard, state.ship
        state.note("RO-R4", "ship_shuffled", n=sum(state.ship))
