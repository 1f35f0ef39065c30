"""The round around the event phase (RC-3): clock, First Player, upper halves, the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.robinson_crusoe import effects, phase
from engine.games.robinson_crusoe.cards import face
from engine.games.robinson_crusoe.components import ADVENTURES, MIXED_IN
from engine.games.robinson_crusoe.naming import effects_of
from engine.games.robinson_crusoe.state import NOT_COUNTED, Robinson
from engine.rules.agenda import chance, decision, step, type_of_frame, wait
from engine.rules.parts import hidden

# -- the clock -----------------------------------------------------------------------------


@step
def round_begins(state: Robinson) -> None:
    """RC-3.4: a round with its First Player; the event phase comes first (RC-2.1)."""
    state.note("RC-3.4", "round_begins", round=state.round, seat=state.first)
    state.then(phase.event_phase(), rest_of_round(), round_ends())


@wait
def rest_of_round(state: Robinson) -> None:
    """RC-3.1 to RC-3.4: the rest of the round is played on the table."""


@step
def round_ends(state: Robinson) -> None:
    """RC-3.4: the First Player passes left each round; after the last round the match is over."""
    if state.round >= state.rounds:
        state.note("RC-3.4", "last_round_over", round=state.round)
        return
    state.round += 1
    state.first = (state.first + 1) % state.board.seats
    state.then(round_begins())


# -- upper halves (the app's own deck) ---------------------------------------------------------


def unseen(state: Robinson, back: str, seat: int) -> list[tuple[str, int]]:
    """What the top card of an Adventure or Mystery deck can be."""
    return hidden.outcomes(state.board.cards.box, state.pool, f"{back}:?")


@chance("adventures", unseen)
def draw_upper(state: Robinson, card: str, back: str, seat: int) -> None:
    """RC-3.3: the top card of an Adventure or Mystery deck is drawn during the round."""
    state.then(_upper_half(state, card, back, seat))


@chance("adventures", unseen)
def draw_upper_to_read(state: Robinson, card: str, back: str, seat: int) -> None:
    """RC-2.4, RC-3.3: the same, where it is read out before it takes effect, or is offered."""
    follows = _upper_half(state, card, back, seat)
    state.then(*(() if follows[0] is offer else (phase.reading(),)), follows)


def _upper_half(state: Robinson, card: str, back: str, seat: int) -> type_of_frame:
    """RC-3.3: the card leaves its deck; RC-4.1: what comes of its upper half."""
    at = MIXED_IN.index(back)
    state.decks[at] -= state.decks[at] != NOT_COUNTED
    state.pool = hidden.see(state.board.cards.box, state.pool, card)
    state.hand = card.partition(":")[2]
    drawn = state.board.cards.cards[state.hand]
    assert face(drawn) == card
    state.note("RC-3.3", "upper_drawn", seat=seat, card=drawn.name, back=back)
    return offer(seat) if drawn.may else use_upper(seat)


USE, LEAVE = "use", "leave"


def offered(state: Robinson, seat: int) -> Sequence[str]:
    """RC-4.1: an upper half that the players may leave alone."""
    return (USE, LEAVE)


@decision(legal=offered)
def offer(state: Robinson, choice: str, seat: int) -> None:
    """RC-4.1: the drawer takes the offer of the upper half, or the card is discarded."""
    if choice == USE:
        state.then(use_upper(seat))
    else:
        state.note("RC-4.1", "upper_left", seat=seat)
        state.then(phase.discard_hand())


@step
def use_upper(state: Robinson, seat: int) -> None:
    """RC-4.1, RC-R4: the upper half, whose drawer bears it alone."""
    card = state.board.cards.cards[state.hand]
    if state.events is not None:
        state.note("RC-4.1", "upper_effect", card=card.name, effects=effects_of(card.upper_effect))
    lines = effects.in_order(card.upper_effect, seat, drawer=seat)
    state.then(*lines, phase.discard_hand())


def lift_token(state: Robinson, colour: str) -> bool:
    """RC-3.3: drawing on a token's deck removes the token; whether there was one."""
    at = ADVENTURES.index(colour)
    lay, state.tokens[at] = bool(state.tokens[at]), 0
    if lay:
        state.note("RC-3.3", "token_lifted", back=colour)
    return lay
