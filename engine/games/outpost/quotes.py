"""What something would cost whoever looks: the payment with the least waste, and what stays in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.games.outpost import cards, modifiers, payment, prices
from engine.games.outpost.components import (
    ALWAYS,
    CHEAP_PERSON,
    CHEMISTRY,
    CREW_DRAWS,
    ECOPLANTS,
    FACTORIES,
    LAB_DRAWS,
    PERSON,
    POPULATION,
    PRODUCES,
    UPGRADES,
)
from engine.games.outpost.event_deck import FACTORY, UPGRADE
from engine.games.outpost.state import Outpost


class Quote(NamedTuple):
    """A payment that wastes as little as can be (OP-R21)."""

    due: int
    paid: int
    left: int
    """What the cards that stay in hand are worth."""

    @property
    def lost(self) -> int:
        """OP-4.1: no change is given."""
        return self.paid - self.due


class Change(NamedTuple):
    """What changes a price: an upgrade, or the name of an event card in every language."""

    source: str | Mapping[str, str]
    n: int


def quote(state: Outpost, seat: int, due: int, research: int = 0) -> Quote | None:
    """OP-R21: how the seat would pay that; None if it cannot, or whoever looks does not know its hand."""
    if not cards.knows_hand(state, seat):
        return None
    board, there = state.board, prices.worth(state, seat)
    found = payment.cheapest(state.hands[seat], due, board.pays, research) if due else []
    paid = sum(board.worth[card] for card in found)
    return Quote(due, paid, there - paid) if paid >= due else None


def of_thing(state: Outpost, seat: int, thing: str, number: int = 1) -> Quote | None:
    """OP-4.1, OP-4.2: so many factories of a kind, people or robots."""
    research = number if thing == FACTORIES[CHEMISTRY] else 0
    return quote(state, seat, number * prices.price(state, seat, thing), research)


def of_bid(state: Outpost, seat: int, upgrade: int, bid: int) -> Quote | None:
    """OP-3.2: an upgrade that is won for a bid."""
    return quote(state, seat, prices.due(state, seat, upgrade, bid))


def changes(state: Outpost, seat: int, upgrade: int) -> list[Change]:
    """OP-3.2, OP-7.1: what takes something off the seat's payment for an upgrade, or adds to it."""
    owned = state.upgrades[seat]
    own = [
        Change(UPGRADES[card], -owned[card] * off)
        for card, off in state.board.discounts[upgrade]
        if owned[card]
    ]
    return [*own, *_by_events(state, seat, "price", UPGRADE)]


def price_changes(state: Outpost, seat: int, thing: str) -> list[Change]:
    """OP-4.2, OP-7.1: what makes a factory, a person or a robot cheaper for the seat, or dearer."""
    own = []
    if thing == POPULATION and state.upgrades[seat][ECOPLANTS]:
        own.append(Change(UPGRADES[ECOPLANTS], CHEAP_PERSON - PERSON))
    of_all = (FACTORY,) if thing in FACTORIES else ()
    return [*own, *_by_events(state, seat, "price", thing, *of_all)]


def bid_changes(state: Outpost) -> list[Change]:
    """OP-7.1: what makes minimum bids lower or higher."""
    return _by_events(state, modifiers.ALL, "bid", "")


def _by_events(state: Outpost, seat: int, verb: str, *targets: str) -> list[Change]:
    found = modifiers.of_cards(state, seat, verb, *targets)
    return [Change(card.name, amount) for card, amount in found]


def brought_by(state: Outpost, thing: str) -> int:
    """OP-5.1, OP-3.1: what the card is worth on average that a factory or an upgrade brings each turn."""
    deck = next((deck for upgrade, deck in LAB_DRAWS if UPGRADES[upgrade] == thing), -1)
    if thing in FACTORIES:
        deck = PRODUCES[FACTORIES.index(thing)]
    elif thing in UPGRADES[ALWAYS:]:
        deck = CREW_DRAWS[UPGRADES.index(thing) - ALWAYS]
    return state.board.worth[state.board.stand_ins[deck]] if deck >= 0 else 0
