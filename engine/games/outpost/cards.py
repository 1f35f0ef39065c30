"""Production cards: from a deck into a hand, onto the discards, and back into the deck (OP-5.1)."""

from __future__ import annotations

from engine.games.outpost.components import DECKS
from engine.games.outpost.state import Outpost
from engine.rules.agenda import chance, step
from engine.rules.parts import hidden
from engine.rules.parts.places import put

ANY = -1
"""Above every card: nothing has been paid or discarded yet."""


@step
def draw(state: Outpost, seat: int, deck: int, number: int, clause: str) -> None:
    """OP-5.1: so many cards of a deck, one after the other."""
    draw_next(state, seat, deck, number, clause)


def draw_next(state: Outpost, seat: int, deck: int, number: int, clause: str) -> None:
    """OP-5.1, OP-R18: the next of so many cards; where deck and discards are empty, stand-ins."""
    if number < 1:
        return
    if not state.decks[deck]:
        shuffle_discards(state, deck)
    if state.decks[deck]:
        state.then(draw_card(seat, deck, number, clause))
        return
    for _ in range(number):
        stand_in(state, seat, deck)


def shuffle_discards(state: Outpost, deck: int) -> None:
    """OP-5.1: a deck that runs out reshuffles its discards."""
    pool, discards, found = [*state.pool], [*state.discards], 0
    for kind in state.board.cards.of_back[state.board.back[deck]]:
        pool[kind] += discards[kind]
        found += discards[kind]
        discards[kind] = 0
    if not found:
        return
    state.pool, state.discards = pool, discards
    state.decks = put(state.decks, deck, found)
    state.note("OP-5.1", "deck_shuffled", deck=DECKS[deck], n=found)


def stand_in(state: Outpost, seat: int, deck: int) -> None:
    """OP-R18: where there is no card left, an open one of the rounded mean comes into the hand."""
    card = state.board.stand_ins[deck]
    state.hands = put(state.hands, seat, [*state.hands[seat], card])
    if state.events is not None:
        state.note("OP-R18", "stand_in", seat=seat, deck=DECKS[deck], n=state.board.worth[card])


def take_mega(state: Outpost, seat: int, deck: int) -> None:
    """OP-5.2: a mega card comes into the hand, open."""
    card = state.board.megas[deck]
    state.hands = put(state.hands, seat, [*state.hands[seat], card])
    if state.events is not None:
        state.note("OP-5.2", "mega", seat=seat, deck=DECKS[deck], n=state.board.worth[card])


def next_card(state: Outpost, seat: int, deck: int, *_: object) -> list[tuple[str, int]]:
    """What the top card of a deck can be: any unseen one."""
    return hidden.outcomes(state.board.cards, state.pool, state.board.back[deck])


def from_behind(state: Outpost, card: str, viewer: int, seat: int, deck: int, *_: object) -> str:
    """A card whose value only its seat may see."""
    return card if viewer == seat else state.board.back[deck]


@chance(lambda seat, deck, *_: DECKS[deck], next_card, seen=from_behind)
def draw_card(state: Outpost, card: str, seat: int, deck: int, number: int, clause: str) -> None:
    """OP-5.1: the top card of a deck into a hand; all see from which deck it is."""
    state.decks = put(state.decks, deck, state.decks[deck] - 1)
    behind = state.board.back[deck]
    if card != behind:
        state.pool = hidden.see(state.board.cards, state.pool, card)
    state.hands = put(state.hands, seat, [*state.hands[seat], card])
    if state.events is not None:
        state.note(clause, "card_drawn", seat=seat, deck=DECKS[deck])
        if card != behind:
            worth = state.board.worth[card]
            state.note_to(seat, clause, "card_known", deck=DECKS[deck], n=worth)
    draw_next(state, seat, deck, number - 1, clause)


def knows_hand(state: Outpost, seat: int) -> bool:
    """Whether whoever looks knows every card of the hand."""
    return hidden.UNKNOWN not in "".join(state.hands[seat])


def kinds(state: Outpost, seat: int) -> list[str]:
    """The kinds of cards that the seat may have in hand, those of most value first."""
    board = state.board
    return sorted(
        hidden.kinds(board.cards, state.pool, state.hands[seat]), key=board.rank.__getitem__
    )


def leave_hand(state: Outpost, seat: int, card: str) -> None:
    """OP-5.1, OP-5.3: a card goes to the discards of its deck; one that lies open leaves the game."""
    box = state.board.cards
    state.pool, hand = hidden.take(box, state.pool, state.hands[seat], card)
    state.hands = put(state.hands, seat, hand)
    if (kind := box.index.get(card)) is not None:
        state.discards = put(state.discards, kind, state.discards[kind] + 1)
