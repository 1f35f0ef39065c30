"""The Event deck during the round: what was shuffled in, drawn elsewhere, or counted (RC-3.1)."""

from __future__ import annotations

from engine.games.robinson_crusoe import effects, event_deck, phase, rounds
from engine.games.robinson_crusoe.cards import ADVENTURE, face
from engine.games.robinson_crusoe.components import ADVENTURES, MIXED_IN, MYSTERY
from engine.games.robinson_crusoe.facts.clock import waits_for
from engine.games.robinson_crusoe.facts.kinds import (
    COLOUR,
    DISCARDED,
    HELD,
    MIXED,
    SOME,
    TOKEN,
    impossible,
    needs_app,
    needs_table,
)
from engine.games.robinson_crusoe.naming import name_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.values import BOOK
from engine.rules.agenda import Node
from engine.rules.facts import SEAT, fact


@fact(MIXED, SOME)
def shuffle_in(state: Robinson, back: str, number: int) -> None:
    """RC-3.1: so many cards from that deck go into the Event deck, which is shuffled."""
    left = event_deck.left_in(state, back)
    if left == 0:
        impossible("RC-R7", "no_cards_left", back=back)
    if left is not None and number > left:
        impossible("RC-R7", "few_cards_left", back=back, n=left)
    effects.shuffle_in(state, back, number)
    state.run_on()


@fact(DISCARDED)
def shuffle_in_again(state: Robinson, card: str) -> None:
    """RC-3.1: a discarded Adventure or Mystery card of the app goes into the Event deck again."""
    state.discard.remove(card)
    found = state.board.cards.cards[card]
    state.note("RC-3.1", "shuffled_in_self", card=found.name)
    event_deck.put_in(state, face(found))
    state.run_on()


@fact()
def shuffled(state: Robinson) -> None:
    """RC-3.1, RC-R9: the Event deck was shuffled; what lay on top is not known any more."""
    event_deck.put_in(state)
    state.run_on()


@fact(*HELD)
def deck_holds(state: Robinson, book: int, adventure: int, *mixed: int) -> None:
    """RC-3.1: what is in the Event deck: Book and Adventure icons, then Adventure and Mystery cards."""
    needs_table(state)
    for icon, number in ((BOOK, book), (ADVENTURE, adventure)):
        there = state.board.setup.values[f"box.{icon}"].value
        if number > there:
            impossible("RC-1.3", "few_in_box", icon=icon, n=there)
    state.event_deck = [event_deck.ADVENTURE_CARD] * adventure + [event_deck.BOOK_CARD] * book
    for back, number in zip(MIXED_IN, mixed, strict=True):
        state.event_deck += [f"{back}:?"] * number
    state.event_deck.sort()
    if state.top and state.top not in event_deck.backs(state):
        state.top = ""
    state.learn(event_deck.DECK)
    state.note("RC-3.1", "deck_told", n=len(state.event_deck))
    if waits_for(state) == phase.draws.name:
        # RC-R2: from an empty deck nothing is drawn.
        state.agenda[-1] = phase.draw_next()
        state.run_on()


# -- Adventure tokens and cards that are drawn during the round ------------------------------


@fact(COLOUR)
def token_used(state: Robinson, colour: str) -> None:
    """RC-3.3: a card was drawn on a token's deck: the token goes."""
    if not rounds.lift_token(state, colour):
        name = "no_token" if state.board.is_told else "no_token_there"
        impossible("RC-3.3", name, back=colour)


@fact(COLOUR, TOKEN)
def token(state: Robinson, colour: str, lies: int) -> None:
    """RC-2.5: whether an Adventure token lies on that deck."""
    needs_table(state)
    state.tokens[ADVENTURES.index(colour)] = lies
    state.note("RC-2.5", "token_told" if lies else "no_token_told", back=colour)


@fact(MIXED, SEAT)
def adventure(state: Robinson, back: str, seat: int) -> None:
    """RC-3.3, RC-R7: somebody draws from a deck of the app; a token on it goes in any case."""
    _draw_from(state, rounds.draw_upper, back, seat)


@fact(MIXED, SEAT)
def adventure_and_read(state: Robinson, back: str, seat: int) -> None:
    """RC-2.4, RC-3.3: the same, where the card is read out before it takes effect."""
    _draw_from(state, rounds.draw_upper_to_read, back, seat)


def _draw_from(state: Robinson, draws: Node, back: str, seat: int) -> None:
    needs_app(state)
    for card in phase.held(state):
        impossible("RC-2.2", "card_is_drawn", card=name_of(state, card))
    lifted = back != MYSTERY and rounds.lift_token(state, back)
    if not event_deck.left_in(state, back):
        if not lifted:
            impossible("RC-R7", "no_cards_left", back=back)
        state.note("RC-R7", "empty_deck", back=back)
        return
    state.then(draws(back, seat))
    state.run_on()
