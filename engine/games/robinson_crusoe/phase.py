"""The event phase (RC-2), from the top card of the Event deck to what is pushed off the board.

With the app's own deck people draw and the app resolves; beside a physical one the agenda waits
at each step until they say that it is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.robinson_crusoe import effects, event_deck, threats
from engine.games.robinson_crusoe.cards import Card
from engine.games.robinson_crusoe.components import ADVENTURES, EVENT, WRECKAGE
from engine.games.robinson_crusoe.naming import (
    back_of,
    card_of,
    effects_of,
    ended,
    kind_of,
    name_of,
)
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.agenda import chance, step, type_of_frame, wait

NO_EFFECT = ("nothing",)


@step
def event_phase(state: Robinson) -> None:
    """RC-2.1: skipped in round 1."""
    if state.round == 1:
        state.note("RC-2.1", "phase_skipped")
    else:
        state.then(draw_next())


@step
def draw_next(state: Robinson) -> None:
    """RC-2.2: the First Player draws; RC-R2: from an empty deck nothing comes."""
    if state.event_deck or not state.is_known(event_deck.DECK):
        state.then(draws())
    else:
        state.note("RC-R2", "deck_empty")


@wait
def draws(state: Robinson) -> None:
    """RC-2.2: until the First Player draws; at a table, until the card has been told."""
    state.then(resolve() if state.board.is_told else turn_card())


@chance("cards", event_deck.on_top)
def turn_card(state: Robinson, card: str) -> None:
    """RC-2.2: the top card of the app's deck is turned over, and takes effect."""
    state.hand = card.partition(":")[2]
    state.then(resolve())
    _drawn(state, card)


@chance("cards", event_deck.on_top)
def turn_to_read(state: Robinson, card: str) -> None:
    """RC-2.4: the same, where it is read out before it takes effect."""
    state.hand = card.partition(":")[2]
    if back_of(state, state.hand) == EVENT:
        state.then(reading(), top_when_read(), event_effect(), place_when_read())
    else:
        state.then(reading(), resolve())
    _drawn(state, card)


@wait
def reading(state: Robinson) -> None:
    """RC-2.4: until the card has been read out."""


def _drawn(state: Robinson, card: str) -> None:
    """RC-2.2: the card leaves the app's deck, and is called by its name."""
    event_deck.take(state, card)
    state.note(
        "RC-2.2" if back_of(state, state.hand) == EVENT else "RC-2.4",
        "card_drawn",
        seat=state.first,
        card=name_of(state, state.hand),
        back=back_of(state, state.hand),
    )


@step
def resolve(state: Robinson) -> None:
    """RC-2.4: a lower half, then the next card; RC-2.5, RC-2.6: an Event card from top to bottom."""
    if back_of(state, state.hand) == EVENT:
        state.then(top_of_card(), event_effect(), place_card())
        return
    card = card_of(state, state.hand)
    lower = announced(state, card, card.effect, "lower_effect") if card is not None else ()
    state.then(*lower, discard_hand(), draw_next())


def announced(
    state: Robinson, card: Card, texts: Sequence[str], name: str
) -> tuple[type_of_frame, ...]:
    """RC-2.8: effects of the app's card, said before they happen."""
    if state.events is not None:
        state.note(CLAUSES[name], name, card=card.name, effects=effects_of(texts))
    if texts == NO_EFFECT:
        return ()
    return effects.in_order(texts, state.first)


CLAUSES = {"lower_effect": "RC-2.4", "event_card_effect": "RC-2.6", "threat_card_effect": "RC-2.7"}
"""By which clause a part of a card takes effect."""


def draw_further(state: Robinson) -> None:
    """RC-R5: an effect draws a further Event card; whatever is being resolved waits for it."""
    if state.agenda[-1][0].name == draws.name:
        # The card that is due comes after it, if one is left then.
        state.agenda[-1] = draw_next()
    elif state.hand:
        state.then(take_up(state.hand))
        state.hand = ""
    state.then(draw_next())


@step
def take_up(state: Robinson, card: str) -> None:
    """RC-R5: the card whose effect drew a further one is resolved to its end."""
    state.hand = card


def held(state: Robinson) -> list[str]:
    """Cards that are being resolved: the one in hand, and those that wait for it (RC-R5)."""
    waiting = [frame[1] for frame in state.agenda if frame[0] is take_up]
    return [*filter(None, (state.hand, *waiting))]


def drawn(state: Robinson) -> list[str]:
    """Cards that came up and whose place is known; one that the app lost sight of is none."""
    return [*state.discard, *filter(None, state.threats), *held(state)]


@step
def discard_hand(state: Robinson) -> None:
    """RC-2.4, RC-2.7: a card that was resolved is discarded."""
    if state.hand:
        put_away(state, state.hand, "RC-2.4")
        state.hand = ""


def put_away(state: Robinson, card: str, clause: str) -> None:
    """A card goes to the discarded ones."""
    state.discard.append(card)
    if state.events is not None:
        state.note(clause, "discarded", card=name_of(state, card))


# -- the top of an Event card ----------------------------------------------------------------


@step
def top_of_card(state: Robinson) -> None:
    """RC-2.5: a Book icon resolves the Book effect, an Adventure icon brings a token."""
    icon = kind_of(state, state.hand)
    if icon not in ADVENTURES:
        state.then(*book(state))
    elif state.tokens[ADVENTURES.index(icon)]:
        state.note("RC-2.5", "token_lies", back=icon)
    else:
        state.then(laying_token(icon) if state.board.is_told else lay_token(icon))


def book(state: Robinson) -> tuple[type_of_frame, ...]:
    """RC-2.5, RC-R6: the scenario's Book effect; what the app does not know, it reminds of."""
    board = state.board
    if board.book == NO_EFFECT and not board.reminder:
        state.note("RC-2.5", "book_nothing")
        return ()
    if board.is_told:
        return (book_effect(),)
    if board.reminder:
        state.note("RC-R6", "book_reminder", text=ended(board.reminder))
    return (book_of_app(),)


@step
def top_when_read(state: Robinson) -> None:
    """RC-2.5, RC-R15: the same, where what people do of the Book effect is waited for first."""
    top_of_card.run(state)
    if state.board.reminder and kind_of(state, state.hand) not in ADVENTURES:
        state.then(reminding())


@wait
def reminding(state: Robinson) -> None:
    """RC-R6: until people have done what the app only reminds of, or do without it."""


@step
def book_of_app(state: Robinson) -> None:
    """RC-2.5: what the app does of the Book effect."""
    if state.board.book == NO_EFFECT:
        return
    if state.events is not None:
        state.note("RC-2.5", "book_icon", effects=effects_of(state.board.book))
    state.then(*effects.in_order(state.board.book, state.first))


@wait
def book_effect(state: Robinson) -> None:
    """RC-2.5: at a table, until the Book effect has been resolved."""
    state.note("RC-2.5", "book_resolved")


@step
def lay_token(state: Robinson, colour: str) -> None:
    """RC-2.5: an Adventure token on the deck of that colour."""
    state.tokens[ADVENTURES.index(colour)] = 1
    state.note("RC-2.5", "token_laid", back=colour)


@wait
def laying_token(state: Robinson, colour: str) -> None:
    """RC-2.5: at a table, until the token lies on its deck."""
    state.then(lay_token(colour))


@step
def event_effect(state: Robinson) -> None:
    """RC-2.6: the Event Effect."""
    card = card_of(state, state.hand)
    if card is None:
        state.then(applying_event())
    else:
        state.then(*announced(state, card, card.effect, "event_card_effect"))


@wait
def applying_event(state: Robinson) -> None:
    """RC-2.6: at a table, until the Event Effect has been applied."""
    if state.events is not None:
        state.note("RC-2.6", "event_applied", card=name_of(state, state.hand))


# -- the Threat spaces -------------------------------------------------------------------------


@step
def place_card(state: Robinson) -> None:
    """RC-2.6: the card to the right Threat space, with the push-off."""
    if state.board.is_told:
        state.then(placing())
    else:
        place(state)


@step
def place_when_read(state: Robinson) -> None:
    """RC-R13: before the app's card pushes another one off, a Threat Action is still possible."""
    if all(state.threats):
        state.then(placing())
    else:
        place(state)


@wait
def placing(state: Robinson) -> None:
    """RC-2.6: until the card lies in the right Threat space, or may push the one there on."""
    place(state)


def place(state: Robinson) -> None:
    """RC-2.6, RC-2.7: the push, and the Threat Effect of the card that leaves the board."""
    card, state.hand = state.hand, ""
    off = threats.push(state, card)
    if off:
        state.hand = off
        state.then(threat_effect(), discard_pushed())


@step
def threat_effect(state: Robinson) -> None:
    """RC-2.7: the Threat Effect applies at once; RC-1.2: a wreckage card has none."""
    card = card_of(state, state.hand)
    if card is not None:
        state.then(*announced(state, card, card.threat_effect, "threat_card_effect"))
    elif back_of(state, state.hand) == WRECKAGE:
        state.note("RC-1.2", "wreckage_leaves")
    else:
        state.then(applying_threat())


@wait
def applying_threat(state: Robinson) -> None:
    """RC-2.7: at a table, until the Threat Effect has been applied."""
    if state.events is not None:
        state.note("RC-2.7", "threat_applied", card=name_of(state, state.hand))


@step
def discard_pushed(state: Robinson) -> None:
    """RC-2.7: then the card is discarded."""
    put_away(state, state.hand, "RC-2.7")
    state.hand = ""
