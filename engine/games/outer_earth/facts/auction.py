"""The auction: who wants the planet, how many cards are bid, and who gets it."""

from __future__ import annotations

from engine.games.outer_earth import auction
from engine.games.outer_earth.actions import NO, YES
from engine.games.outer_earth.components import BACK, CARD_VALUES
from engine.games.outer_earth.facts.kinds import (
    ADDED,
    BID_VALUE,
    CARDS,
    SEATS,
    impossible,
    needs_cards,
    needs_known,
    needs_wait,
    refused,
)
from engine.games.outer_earth.table import PLENTY, UNTOLD, AtTable
from engine.rules.facts import SEAT, fact
from engine.rules.parts.places import put

OFFER, ADDING = auction.told_offer.name, auction.told_adding.name
TIE = auction.told_tie.name


@fact(SEATS)
def wanted(state: AtTable, seats: list[int]) -> None:
    """OE-2.3: those said yes, all others no; one alone gets the planet free."""
    needs_wait(state, OFFER)
    for seat in seats:
        _needs_part(state, seat)
    there = [state.takes_part(seat) is not False for seat in range(state.board.seats)]
    state.paddles = [
        (YES if seat in seats else NO) if takes_part else ""
        for seat, takes_part in enumerate(there)
    ]
    state.go_on()


@fact(SEAT, ADDED)
def added(state: AtTable, seat: int, number: int) -> None:
    """OE-2.4: the bidder whose turn it is adds so many cards; 0 adds nothing."""
    needs_wait(state, ADDING)
    _needs_to_be_next(state, seat)
    needs_cards(state, seat, "OE-2.4", number)
    _lay(state, seat, number)
    if number:
        state.is_raised = 1
    else:
        state.note("OE-2.4", "bid_passed", seat=seat)
    state.go_on()


@fact(SEAT, CARDS)
def bought(state: AtTable, seat: int, number: int) -> None:
    """OE-2.5: the bidding is over, and the seat won it with so many cards."""
    needs_wait(state, OFFER, ADDING, TIE)
    planet = state.offered
    _needs_part(state, seat)
    bid = len(state.bids[seat])
    if state.waits_for != OFFER and not bid:
        impossible("OE-2.4", "no_bidder")
    most = max(map(len, state.bids))
    if number < max(most, 1):
        impossible("OE-2.5", "more_was_bid", n=most)
    needs_cards(state, seat, "OE-2.4", number - bid)
    while state.agenda[-1][0] in OF_BIDDING:
        state.agenda.pop()
    _lay(state, seat, number - bid)
    _forget_values(state)
    state.note("OE-2.5", "most_cards", seat=seat, seats=[seat], n=number)
    auction.win(state, seat, planet)
    state.run_on()


OF_BIDDING = (
    auction.told_offer,
    auction.told_adding,
    auction.bidders_asked,
    auction.told_tie,
)
"""What still waits on the agenda while a planet is on offer."""


@fact(SEAT, BID_VALUE)
def bid_worth(state: AtTable, seat: int, value: int) -> None:
    """OE-2.5: a tied bid is revealed, and its cards have that value together."""
    needs_wait(state, TIE)
    tied = state.agenda[-1][1]
    if seat not in tied:
        impossible("OE-2.5", "not_tied")
    cards = len(state.bids[seat])
    least, most = cards * min(CARD_VALUES), cards * max(CARD_VALUES)
    if not least <= value <= most:
        impossible("OE-2.5", "no_value", n=cards, least=least, most=most)
    state.bid_values = put(state.bid_values, seat, value)
    state.note("OE-2.5", "bid_valued", seat=seat, value=value)
    if all(state.bid_values[each] != UNTOLD for each in tied):
        _needs_tie_break(state, tied)
        state.go_on()
        _forget_values(state)


def _lay(state: AtTable, seat: int, number: int) -> None:
    """OE-2.4: so many cards go from hand to bid, out of a hand that nobody counted as many as are told."""
    if state.hand_count(seat) is None:
        state.hands = put(state.hands, seat, [BACK] * (PLENTY + number))
    auction.lay(state, seat, *[BACK] * number)


def _needs_to_be_next(state: AtTable, seat: int) -> None:
    """OE-2.4: the seat adds next; where nobody knows an influence, any that has not been asked yet."""
    if state.agenda[-1][1] == seat:
        return
    asked = auction.told_adding(seat, state.offered)
    if asked not in state.agenda or all(map(state.knows_influence, state.bidders)):
        impossible("OE-2.4", "not_the_bidder")
    state.agenda.remove(asked)
    state.agenda.append(asked)


def _needs_tie_break(state: AtTable, tied: tuple[int, ...]) -> None:
    """OE-2.5: bids of one value are decided by influence, which has to be known then."""
    most = max(state.bid_values[seat] for seat in tied)
    best = [seat + 1 for seat in tied if state.bid_values[seat] == most]
    if len(best) > 1:
        marks = [f"{kind}.{seat}" for seat in best for kind in ("company", "rewards")]
        needs_known(state, "OE-2.5", *marks)


def _forget_values(state: AtTable) -> None:
    state.bid_values = [UNTOLD] * state.board.seats


def _needs_part(state: AtTable, seat: int) -> None:
    """OE-2.2: the seat can take part, as far as that is known."""
    if state.takes_part(seat) is False and not state.bids[seat]:
        why = auction.kept_out(state, seat)
        assert why is not None, "it cannot take part"
        refused(why)
    if not state.has_room(seat):
        # By what is known there is none; what is not known may say otherwise.
        needs_known(state, "OE-2.2", f"planets.{seat + 1}")
