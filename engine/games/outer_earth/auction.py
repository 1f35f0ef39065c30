"""OE-2: planets are offered one by one; who wants one says so in secret, and bids with cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.outer_earth import effects
from engine.games.outer_earth.actions import ADD, ENOUGH, NO, PADDLES, PASS, YES
from engine.games.outer_earth.cards import discard, faces
from engine.games.outer_earth.components import (
    BACK,
    CARD_VALUES,
    INDUSTRY,
    INFLUENCE,
    ORDER,
    PLANETS,
)
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.games.outer_earth.table import AtTable
from engine.rules.agenda import Refusal, decision, reveal, step, type_of_frame, wait
from engine.rules.parts import hidden
from engine.rules.parts.places import put


@step
def auction(state: OuterEarth) -> None:
    """OE-2.1, OE-R1: every planet of the row is offered, the oldest first."""
    state.note("OE-2.1", "auction_begins", round=state.round)
    state.then(*(offer(planet) for planet in state.row))


@step
def offer(state: OuterEarth, planet: int) -> None:
    """OE-2.2: who has a card and room takes part; if nobody can, the planet stays."""
    taking_part = [seat for seat in state.clockwise() if kept_out(state, seat) is None]
    if state.events is not None:
        state.note("OE-2.1", "offered", planet=PLANETS[planet])
        for seat in state.clockwise():
            if (why := kept_out(state, seat)) is not None:
                state.note(why.clause, why.name, seat=seat)
        if not taking_part:
            state.note("OE-2.2", "nobody_can", planet=PLANETS[planet])
    if not taking_part:
        return
    state.offered = planet
    if state.board.is_told:
        state.then(told_offer(planet))
    else:
        state.then(*(paddle(seat, planet) for seat in taking_part), show_paddles(planet))


@wait
def told_offer(state: OuterEarth, planet: int) -> None:
    """OE-2.3: at a table all have shown who wants the planet."""
    state.then(show_paddles(planet))


def kept_out(state: OuterEarth, seat: int) -> Refusal | None:
    """OE-2.2: why the seat takes no part in the auction of the next planet."""
    if not state.has_card(seat):
        return Refusal(str(seat + 1), "OE-2.2", "no_card_in_hand", {"seat": seat})
    if not state.has_room(seat):
        return Refusal(str(seat + 1), "OE-2.2", "no_room", {"seat": seat})
    return None


def about_offer(state: OuterEarth, *_: object) -> tuple[str, ...]:
    """The planet on offer."""
    return (f"planet:{PLANETS[state.offered]}",)


def unseen_paddle(state: OuterEarth, answer: str, viewer: int, seat: int, planet: int) -> str:
    """A paddle that lies face down, for the others."""
    return answer if viewer == seat else hidden.UNKNOWN


@decision(
    legal=lambda state, seat, planet: PADDLES, peek=True, seen=unseen_paddle, about=about_offer
)
def paddle(state: OuterEarth, answer: str, seat: int, planet: int) -> None:
    """OE-2.3: yes or no in secret."""
    state.paddles = put(state.paddles, seat, answer)
    if state.events is not None:
        state.note("OE-2.3", "paddle_laid", seat=seat)


def paddles_are_known(state: OuterEarth, planet: int) -> bool:
    """Whether whoever looks knows every paddle."""
    return hidden.UNKNOWN not in state.paddles


@reveal(known=paddles_are_known)
def show_paddles(state: OuterEarth, planet: int) -> None:
    """OE-2.3: all are shown at once; one yes gets the planet free, none leaves it."""
    paddles = state.paddles
    wanted = [seat for seat, answer in enumerate(paddles) if answer == YES]
    if state.events is not None:
        others = [seat for seat, answer in enumerate(paddles) if answer == NO]
        name = "paddles_shown" if wanted and others else "all_yes" if wanted else "all_no"
        state.note("OE-2.3", name, revealed=list(paddles), yes=wanted, no=others)
    state.paddles = [""] * len(paddles)
    if not wanted:
        state.note("OE-2.3", "nobody_wants", planet=PLANETS[planet])
        state.offered = NOTHING
    elif len(wanted) == 1:
        if state.events is not None:
            state.note("OE-2.3", "alone", seat=wanted[0], planet=PLANETS[planet])
        buy(state, wanted[0], planet)
    else:
        order = tuple(state.by_influence(wanted))
        if state.events is not None:
            note_influence(state, order)
        first = commit if state.board.is_told else first_card
        state.then(*(first(seat, planet) for seat in order), bidding(order, planet))


def note_influence(state: OuterEarth, order: tuple[int, ...]) -> None:
    """OE-2.4: who bids after somebody, and wins a tie with them, by an effect alone."""
    for place, seat in enumerate(order):
        gained = state.effect(seat, INFLUENCE)
        own = state.precedence(seat, state.influence(seat) - gained)
        others = [state.precedence(other, state.influence(other)) for other in order[:place]]
        if max(others, default=own) > own:
            effects.note_use(state, seat, INFLUENCE, gained, "OE-2.4")


# -- bids -----------------------------------------------------------------------------


@step
def bidding(state: OuterEarth, order: tuple[int, ...], planet: int) -> None:
    """OE-2.4: a round of bidders, from the lowest to the highest influence."""
    state.is_raised = 0
    asked: list[type_of_frame] = [add_or_pass(seat, planet) for seat in order]
    if state.board.is_told:
        # Who has no card left adds nothing, as is known without asking.
        asked = [told_adding(seat, planet) for seat in order if state.has_card(seat)]
    state.then(*asked, bidders_asked(order, planet))


def unseen_card(state: OuterEarth, card: str, viewer: int, seat: int, *_: object) -> str:
    """A card that is laid face down, for the others."""
    return card if viewer == seat or card == ENOUGH else BACK


@decision(legal=faces, seen=unseen_card, about=about_offer)
def first_card(state: OuterEarth, card: str, seat: int, planet: int) -> None:
    """OE-2.4: each bidder first commits one card from hand, face down."""
    lay(state, seat, card)


@step
def commit(state: OuterEarth, seat: int, planet: int) -> None:
    """OE-2.4: at a table each bidder's first card lies there, and nobody tells which."""
    lay(state, seat, BACK)


@wait
def told_adding(state: OuterEarth, seat: int, planet: int) -> None:
    """OE-2.4: at a table a bidder has added cards, or none."""


@decision(
    legal=lambda state, seat, planet: (PASS, ADD) if state.hands[seat] else (PASS,),
    peek=True,
    about=about_offer,
)
def add_or_pass(state: OuterEarth, answer: str, seat: int, planet: int) -> None:
    """OE-2.4, OE-R2: add cards to the bid, or nothing, which does not exclude."""
    if answer == ADD:
        state.then(add_card(seat, planet, False))
    elif state.events is not None:
        state.note("OE-2.4", "bid_passed", seat=seat)


def addable(state: OuterEarth, seat: int, planet: int, is_more: bool) -> Sequence[str]:
    """OE-2.4: it is enough, or a card of the hand; after the first one none above the last."""
    cards = faces(state, seat)
    if not is_more:
        return [*cards, ENOUGH]
    last = state.bids[seat][-1]
    if last == BACK:
        return [*cards, ENOUGH]
    return [*(card for card in cards if ORDER[card] >= ORDER[last]), ENOUGH]


@decision(legal=addable, seen=unseen_card, about=about_offer)
def add_card(state: OuterEarth, card: str, seat: int, planet: int, is_more: bool) -> None:
    """OE-2.4, OE-R2: any number of cards, one after the other; how many there are is public."""
    if card == ENOUGH:
        if not is_more and state.events is not None:
            state.note("OE-2.4", "bid_passed", seat=seat)
    else:
        state.is_raised = 1
        lay(state, seat, card)
        if state.hands[seat]:
            state.then(add_card(seat, planet, True))


def lay(state: OuterEarth, seat: int, *cards: str) -> None:
    """OE-2.4: cards go from hand to bid; what all know of the hand now holds for both together."""
    for card in cards:
        state.pool, hand = hidden.take(state.board.cards, state.pool, state.hands[seat], card)
        state.hands = put(state.hands, seat, hand)
    state.bids = put(state.bids, seat, [*state.bids[seat], *cards])
    if cards and state.events is not None:
        state.note("OE-2.4", "card_bid", seat=seat, n=len(state.bids[seat]))
        for card in cards:
            if card != BACK:
                state.note_to(seat, "OE-2.4", "bid_known", card=card)


@step
def bidders_asked(state: OuterEarth, order: tuple[int, ...], planet: int) -> None:
    """OE-2.4: again, until a whole round adds nothing; OE-2.5: then most cards win."""
    if state.is_raised:
        state.then(bidding(order, planet))
        return
    counts = [len(state.bids[seat]) for seat in order]
    tied = tuple(seat for seat in order if len(state.bids[seat]) == max(counts))
    if state.events is not None:
        name = "most_cards" if len(tied) == 1 else "tied_bids"
        state.note("OE-2.5", name, seat=tied[-1], seats=list(tied), n=max(counts))
    if not state.board.is_told:
        state.then(reveal_bids(tied, planet))
    elif len(tied) > 1:
        state.then(told_tie(tied, planet))
    else:
        win(state, tied[0], planet)


@wait
def told_tie(state: OuterEarth, tied: tuple[int, ...], planet: int) -> None:
    """OE-2.5: at a table the values of tied bids have been told."""
    assert isinstance(state, AtTable)
    break_tie(state, tied, state.bid_values, planet)


def bids_are_known(state: OuterEarth, tied: tuple[int, ...], planet: int) -> bool:
    """Whether whoever looks knows the bids that are compared or paid."""
    return all(BACK not in state.bids[seat] for seat in tied)


@reveal(known=bids_are_known)
def reveal_bids(state: OuterEarth, tied: tuple[int, ...], planet: int) -> None:
    """OE-2.5, OE-R12: tied bids are revealed, their values added; still tied: higher influence."""
    if len(tied) == 1:
        win(state, tied[0], planet)
        return
    values = [
        bid_value(bid) if seat in tied else 0  # the others stay face down
        for seat, bid in enumerate(state.bids)
    ]
    for seat in tied:
        bid = Counter(state.bids[seat]) | Counter(state.known[seat])
        state.known = put(state.known, seat, list(bid.elements()))
        if state.events is not None:
            shown = list(state.bids[seat])
            state.note("OE-2.5", "bid_revealed", seat=seat, revealed=shown, value=values[seat])
    break_tie(state, tied, values, planet)


def break_tie(state: OuterEarth, tied: tuple[int, ...], values: Sequence[int], planet: int) -> None:
    """OE-2.5: the highest value of a bid wins; still tied: higher influence. Values go by seat."""
    most = max(values[seat] for seat in tied)
    best = [seat for seat in tied if values[seat] == most]
    # At a table influence may have been told since they began to bid.
    winner = state.by_influence(best)[-1]
    if state.events is not None:
        name = "by_value" if len(best) == 1 else "by_influence"
        state.note("OE-2.5", name, seat=winner, n=most, influence=state.influence(winner))
    win(state, winner, planet)


def win(state: OuterEarth, winner: int, planet: int) -> None:
    """OE-2.6: the winner pays the bid and gets the planet."""
    pay(state, winner)
    buy(state, winner, planet)


def bid_value(cards: Sequence[str]) -> int:
    """OE-2.5, OE-1.4: the values of a bid's cards, added."""
    return sum(CARD_VALUES[INDUSTRY[card]] for card in cards)


def pay(state: OuterEarth, winner: int) -> None:
    """OE-2.6, OE-R3: the winner's bid is discarded, the others take theirs back."""
    paid = state.bids[winner]
    known = list((Counter(state.known[winner]) - Counter(paid)).elements())
    state.known = put(state.known, winner, known)
    discard(state, paid)
    if state.events is not None:
        if state.board.is_told:
            state.note("OE-2.6", "bid_paid", seat=winner, n=len(paid))
        else:
            state.note("OE-2.6", "bid_discarded", seat=winner, revealed=list(paid))
    for seat, bid in enumerate(state.bids):
        if bid and seat != winner:
            state.hands = put(state.hands, seat, [*state.hands[seat], *bid])
            if state.events is not None:
                state.note("OE-2.6", "bid_taken_back", seat=seat, n=len(bid))
    state.bids = [[] for _ in state.bids]


def buy(state: OuterEarth, seat: int, planet: int) -> None:
    """OE-2.6, OE-R4: into development if there is room, else queued; its chips go to the buyer."""
    at = state.row.index(planet)
    chips = state.chips[at]
    state.row = state.row[:at] + state.row[at + 1 :]
    state.chips = state.chips[:at] + state.chips[at + 1 :]
    state.offered = NOTHING
    is_queued = len(state.developing[seat]) >= state.capacity(seat)
    if is_queued:
        state.queued = put(state.queued, seat, planet)
    else:
        state.developing = put(state.developing, seat, [*state.developing[seat], planet])
    if state.events is not None:
        name = "queued" if is_queued else "developing"
        state.note("OE-2.6", name, seat=seat, planet=PLANETS[planet])
    if chips:
        state.vp = put(state.vp, seat, state.vp[seat] + chips)
        state.chips_won = put(state.chips_won, seat, state.chips_won[seat] + chips)
        if state.events is not None:
            state.note("OE-R4", "chips_taken", seat=seat, points=chips, planet=PLANETS[planet])
