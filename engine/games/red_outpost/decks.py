"""The two decks: what is left in them, what lies beside them, and when they are shuffled."""

from __future__ import annotations

from engine.games.red_outpost.components import LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
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


def lake_left(state: RedOutpost) -> int:
    """Cards in the lake deck; those that nobody saw lie beside it."""
    return sum(state.lake) - state.lake_missed


def ship_left(state: RedOutpost) -> int:
    """Cards in the spaceship deck; those that nobody saw lie beside it."""
    return sum(state.ship) - state.ship_missed


def shuffle_lake(state: RedOutpost, clause: str, why: str, unseen_in_hand: int = 0) -> None:
    """RO-4.10, RO-4.13: deck and discard pile become a new deck; cards in hand stay out of it."""
    state.lake = deck.shuffled(state.lake, state.lake_discard)
    state.lake_discard = [0] * len(LAKE_CARDS)
    if isinstance(state, AtTable):
        state.lake_missed = unseen_in_hand
    state.note(clause, why, n=lake_left(state))


def fish_cards(cards: list[int]) -> int:
    """RO-4.13: how many of the lake cards show fish."""
    return sum(cards) - cards[LAKE_CARDS.index("nothing")]


def shuffle_lake_if_fished_out(state: RedOutpost) -> None:
    """RO-4.13: once all three fish cards are discarded, all six become a new deck."""
    if fish_cards(state.lake_discard) == fish_cards(list(state.board.lake)) or not lake_left(state):
        shuffle_lake(state, "RO-4.13", "lake_shuffled_fish_out")


def draw_ship(state: RedOutpost, card: str) -> None:
    """RO-4.7: the top spaceship card is revealed and discarded."""
    state.ship = deck.without(SHIP_CARDS, state.ship, card)
    state.ship_discard = deck.with_card(SHIP_CARDS, state.ship_discard, card)


def shuffle_empty_ship(state: RedOutpost) -> None:
    """RO-R4: an empty spaceship deck is made anew from its discards when a card is to be drawn."""
    if not ship_left(state):
        shuffle_ship(state)


def shuffle_ship(state: RedOutpost) -> None:
    """RO-R4: all spaceship cards become a new deck."""
    state.ship = deck.shuffled(state.ship, state.ship_discard)
    state.ship_discard = [0] * len(SHIP_CARDS)
    if isinstance(state, AtTable):
        state.ship_missed = 0
    state.note("RO-R4", "ship_shuffled", n=sum(state.ship))
