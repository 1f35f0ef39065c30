"""Industry cards come from the closed deck, into a hand or open into the row (OE-1.2, OE-R7)."""

from __future__ import annotations

from engine.games.outer_earth.components import BACK, OPEN_CARDS, ORDER
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import chance, step
from engine.rules.parts import hidden
from engine.rules.parts.places import put


def has_closed_cards(state: OuterEarth) -> bool:
    """OE-R7: whether a closed card can be drawn, perhaps after shuffling the discards."""
    return state.deck > 0 or bool(state.discard)


def shuffle_discards(state: OuterEarth) -> None:
    """OE-R7: the discards become the closed deck."""
    state.note("OE-R7", "discards_shuffled", n=len(state.discard))
    state.pool, cards = hidden.shuffle(state.board.cards, state.pool, state.discard)
    state.deck, state.discard = len(cards), []


@step
def draw_cards(state: OuterEarth, seat: int, number: int) -> None:
    """OE-3.1, OE-R7: so many closed cards; fewer if there are no more."""
    if state.board.is_told:
        # Nobody follows the deck of a table.
        for _ in range(number):
            into_hand(state, seat, BACK)
        return
    if not state.deck and state.discard:
        shuffle_discards(state)
    if not state.deck:
        state.note("OE-R7", "no_card_left", seat=seat, n=number)
        return
    more = (draw_cards(seat, number - 1),) if number > 1 else ()
    state.then(draw_card(seat), *more)


def next_card(state: OuterEarth, *_: object) -> list[tuple[str, int]]:
    """What the top card of the closed deck can be: any unseen one."""
    return hidden.outcomes(state.board.cards, state.pool, BACK)


def from_behind(state: OuterEarth, card: str, viewer: int, seat: int) -> str:
    """A card that only its seat may see."""
    return card if viewer == seat else BACK


@chance("cards", next_card, seen=from_behind)
def draw_card(state: OuterEarth, card: str, seat: int) -> None:
    """OE-3.1: a closed card into a hand."""
    leave_deck(state, card)
    into_hand(state, seat, card)


def into_hand(state: OuterEarth, seat: int, card: str) -> None:
    """OE-3.1: a closed card has come into a hand."""
    state.hands = put(state.hands, seat, [*state.hands[seat], card])
    # Those of the set-up are told as the hand that they make.
    if state.events is not None and state.round:
        state.note("OE-3.1", "card_drawn", seat=seat)
        if card != BACK:
            state.note_to(seat, "OE-3.1", "card_known", card=card)


@step
def hand_dealt(state: OuterEarth, seat: int) -> None:
    """OE-1.2: the cards with which a seat begins are told at once."""
    if state.events is not None:
        hand = state.hands[seat]
        state.note("OE-1.2", "hand_dealt", seat=seat, n=len(hand))
        in_order = sorted(hand, key=lambda card: ORDER.get(card, len(ORDER)))
        if not state.board.is_told:
            state.note_to(seat, "OE-1.2", "hand_known", cards=in_order)


@step
def fill_open_cards(state: OuterEarth, clause: str) -> None:
    """OE-3.2, OE-R7: open cards are replaced from the closed deck, until there are three."""
    if len(state.open_cards) >= OPEN_CARDS or state.board.is_told:
        return
    if not state.deck:
        if not state.discard:
            return
        shuffle_discards(state)
    state.then(turn_up(clause), fill_open_cards(clause))


def open_to_all(state: OuterEarth, card: str, viewer: int, clause: str) -> str:
    """Everybody sees the card; that it is asked even when one kind is left tells nobody of the deck."""
    return card


@chance("cards", next_card, seen=open_to_all)
def turn_up(state: OuterEarth, card: str, clause: str) -> None:
    """OE-1.2, OE-3.2, OE-3.3: a closed card is laid open into the row, by that clause."""
    leave_deck(state, card)
    state.open_cards = [*state.open_cards, card]
    if state.events is not None:
        state.note(clause, "card_turned_up", card=card)


def leave_deck(state: OuterEarth, card: str) -> None:
    """The top card of the deck has turned out to be this one, or stays unknown."""
    state.deck -= 1
    if card != BACK:
        state.pool = hidden.see(state.board.cards, state.pool, card)


def take_open(state: OuterEarth, seat: int, card: str, clause: str) -> None:
    """OE-3.2, OE-3.3: an open card goes into a hand; everybody has seen it."""
    state.open_cards = hidden.without(state.open_cards, card)
    state.hands = put(state.hands, seat, [*state.hands[seat], card])
    if card == BACK:
        # Nobody follows the open cards of a table.
        state.note(clause, "took_open_card", seat=seat)
        return
    state.known = put(state.known, seat, [*state.known[seat], card])
    if state.events is not None:
        state.note(clause, "open_card_taken", seat=seat, card=card)


def leave_hand(state: OuterEarth, seat: int, card: str, *, is_open: bool) -> None:
    """A card leaves a hand, seen by all or face down."""
    box, known = state.board.cards, state.known[seat]
    state.pool, hand = hidden.take(box, state.pool, state.hands[seat], card)
    state.hands = put(state.hands, seat, hand)
    if known:
        left = hidden.without(known, card) if is_open else hidden.still_known(known, 1)
        state.known = put(state.known, seat, left)


def faces(state: OuterEarth, seat: int, *_: object) -> list[str]:
    """The kinds of cards that the seat may have in hand, those of most value first."""
    return hidden.kinds(state.board.cards, state.pool, state.hands[seat])


def discard(state: OuterEarth, cards: list[str]) -> None:
    """OE-R21: onto the open pile, the last one on top; nobody follows that of a table."""
    if not state.board.is_told:
        state.discard = [*state.discard, *cards]
