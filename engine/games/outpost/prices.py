"""What things cost: bids and their discounts, factories, people and robots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.outpost import modifiers
from engine.games.outpost.components import (
    CHEAP_PERSON,
    ECOPLANTS,
    LEAST_PRICE,
    PERSON,
    POPULATION,
    ROBOT,
)

if TYPE_CHECKING:
    # The state itself asks what its hands can pay.
    from engine.games.outpost.state import Outpost


def minimum_bid(state: Outpost, upgrade: int) -> int:
    """OP-3.2: the least opening bid; events never bring it below 1."""
    return max(1, state.board.bids[upgrade] + modifiers.total(state, modifiers.ALL, "bid"))


def discount(state: Outpost, seat: int, upgrade: int) -> int:
    """OP-3.2: what the seat's cards take off a payment; those of identical cards add up."""
    owned, found = state.upgrades[seat], 0
    for card, off in state.board.discounts[upgrade]:
        found += owned[card] * off
    return found


def due(state: Outpost, seat: int, upgrade: int, bid: int) -> int:
    """OP-3.2: what the seat pays for a bid that has won, never below 0."""
    more = modifiers.total(state, seat, "price", "upgrade")
    return max(0, bid - discount(state, seat, upgrade) + more)


def worth(state: Outpost, seat: int) -> int:
    """What the seat's hand pays; of cards that whoever looks does not know, at most."""
    of_card = state.board.worth
    return sum([of_card[card] for card in state.hands[seat]])


def most_bid(state: Outpost, seat: int, upgrade: int) -> int:
    """OP-6.2: the highest bid that hand and discount can pay."""
    more = modifiers.total(state, seat, "price", "upgrade")
    return worth(state, seat) + discount(state, seat, upgrade) - more


def price(state: Outpost, seat: int, thing: str) -> int:
    """OP-4.1, OP-4.2: what one factory of a kind, one of the population or one robot costs."""
    if thing in state.board.costs:
        found = state.board.costs[thing] + modifiers.total(state, seat, "price", "factory")
    elif thing == POPULATION:
        found = CHEAP_PERSON if state.upgrades[seat][ECOPLANTS] else PERSON
    else:
        found = ROBOT
    return max(LEAST_PRICE, found + modifiers.total(state, seat, "price", thing))
