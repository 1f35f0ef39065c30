"""OP-7: random events, one for all each turn, and personal ones after failed rolls."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.outpost import modifiers, verbs
from engine.games.outpost.deck_check import wrong
from engine.games.outpost.event_deck import LAST, LEADER, MARKET, Event, shipped
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import Refusal, chance, decision, step
from engine.rules.parts.places import put

CHOOSE = "choose"
"""What a card with several options lets a seat do."""

# -- the deck --------------------------------------------------------------------------


def needs_finished_cards(deck: Iterable[Event]) -> None:
    """OP-7.1: `Told` where a deck has cards of which only the name is known: nobody can play them."""
    if names := [card.name for card in deck if not card.is_finished]:
        raise wrong("unfinished", names=names)


@step
def random_event(state: Outpost) -> None:
    """OP-7.1, OP-7.4, OP-R19: one event card every turn except the first."""
    if not state.board.has_events:
        return
    if state.turn == 1:
        if state.board.event_deck is not shipped():
            state.note("OP-7.1", "own_deck", n=sum(state.event_cards))
        return
    if state.turn == state.phase_began + 1:
        shuffle(state, "OP-7.4")
    draw(state, NOTHING)


@step
def personal_event(state: Outpost, seat: int) -> None:
    """OP-7.8: a card that affects only the buyer whose roll has failed."""
    draw(state, seat)


def shuffle(state: Outpost, clause: str) -> None:
    """OP-7.4, OP-R12: all cards are in the deck again."""
    if not state.gather_events():
        return
    state.note(clause, "event_deck_shuffled", n=sum(state.event_cards))


def draw(state: Outpost, seat: int) -> None:
    """OP-7.2, OP-R12: the next card, if any in deck and discards applies."""
    applies = state.event_phase > 1 or any(
        not card.redraw_phase1 and (left or discarded)
        for card, left, discarded in zip(
            state.board.event_deck, state.event_cards, state.event_discards, strict=True
        )
    )
    if not applies:
        state.note("OP-R12", "no_event")
        return
    if state.no_event_left:
        shuffle(state, "OP-R12")
    state.then(draw_event(seat))


@chance(
    "events",
    lambda state, seat: [
        (name, left)
        for name, left in zip(state.board.event_names, state.event_cards, strict=True)
        if left
    ],
)
def draw_event(state: Outpost, drawn: str, seat: int) -> None:
    """OP-7.2, OP-7.9: a card is drawn and discarded; the redraw for the phase comes first."""
    at = state.board.event_names.index(drawn)
    card = state.board.event_deck[at]
    state.event_cards = put(state.event_cards, at, state.event_cards[at] - 1)
    state.event_discards = put(state.event_discards, at, state.event_discards[at] + 1)
    if card.redraw_phase1 and state.event_phase == 1:
        state.note("OP-7.2", "event_redrawn", card=card.name)
        draw(state, seat)
    elif not card.is_finished:
        come_by_name(state, at, seat)
    elif seat == NOTHING:
        state.event = at
        state.note("OP-7.1", "event_drawn", card=card.name, text=card.text)
        happen(state, at, affected(state, card))
    else:
        state.personal_events = [*state.personal_events, [seat, at]]
        told = {"seat": seat, "card": card.name, "text": card.text}
        state.note("OP-7.8", "personal_event", **told)
        if card.na_personal:
            state.note("OP-7.9", "event_not_personal", card=card.name)
        else:
            happen(state, at, [seat])


def come_by_name(state: Outpost, at: int, seat: int) -> None:
    """OP-7.1, OP-7.8: at a table, a card of which only the name is known; people do what it says."""
    card = state.board.event_deck[at]
    if seat == NOTHING:
        state.event = at
        state.note("OP-7.1", "event_named", card=card.name)
    else:
        state.personal_events = [*state.personal_events, [seat, at]]
        state.note("OP-7.8", "personal_event_named", seat=seat, card=card.name)
    state.lose_track()


# -- what a card does --------------------------------------------------------------------


def affected(state: Outpost, card: Event) -> list[int]:
    """OP-7.10, OP-R17: the seats that a card for the turn is for, the last-placed one first.

    What counts for all and needs nobody happens once.
    """
    if card.scope in (LEADER, LAST):
        if not state.knows_order:
            return []
        return state.order[:1] if card.scope == LEADER else state.order[-1:]
    happens_once = card.scope == MARKET or verbs.needs_nobody(card)
    return [modifiers.ALL] if happens_once else state.order[::-1]


def happen(state: Outpost, at: int, seats: list[int]) -> None:
    """OP-7.1, OP-7.10: each seat acts in turn."""
    state.options_taken = [0] * len(state.board.event_deck[at].options)
    state.then(*(act(seat, at) for seat in seats))


@step
def act(state: Outpost, seat: int, at: int) -> None:
    """OP-R24: the only option happens as far as it can; of several one that can be met is chosen."""
    card = state.board.event_deck[at]
    if len(card.options) == 1:
        verbs.carry_out(state, seat, card.options[0])
    elif not state.follows(seat, CHOOSE):
        return
    elif legal := options(state, seat, at):
        if len(legal) > 1 or state.follows(seat, CHOOSE, legal[0]):
            state.then(choose_option(seat, at))
    else:
        state.note("OP-R24", "no_option", seat=seat)


def options(state: Outpost, seat: int, at: int) -> list[str]:
    """OP-R24: options whose losses can be met in full; of a draft each only so often."""
    card = state.board.event_deck[at]
    most = -(-state.board.seats // len(card.options))
    found = (
        verbs.written(option, state.event_phase)
        for number, option in enumerate(card.options)
        if verbs.can_be_met(state, seat, option)
        and not (card.draft and state.options_taken[number] >= most)
    )
    return list(dict.fromkeys(found))


def refused_options(state: Outpost, seat: int, at: int) -> list[Refusal]:
    """OP-R24, OP-7.10: options that take more than there is, or that others have drafted."""
    card = state.board.event_deck[at]
    legal = options(state, seat, at)
    found = {}
    for option in card.options:
        text = verbs.written(option, state.event_phase)
        if text not in legal:
            if verbs.can_be_met(state, seat, option):
                told = {"seat": seat, "what": verbs.said(text)}
                found[text] = Refusal(text, "OP-7.10", "option_taken", told)
            else:
                found[text] = verbs.too_little(state, seat, option)
    return list(found.values())


@decision(legal=options, peek=True, refused=refused_options)
def choose_option(state: Outpost, chosen: str, seat: int, at: int) -> None:
    """OP-7.10: what a card offers a seat, as all can see."""
    card = state.board.event_deck[at]
    for number, option in enumerate(card.options):
        if verbs.written(option, state.event_phase) == chosen:
            taken = put(state.options_taken, number, state.options_taken[number] + 1)
            state.options_taken = taken
            if state.events is not None:
                what = verbs.said(chosen)
                state.note("OP-7.10", "option_chosen", seat=seat, what=what)
            verbs.carry_out(state, seat, option)
            return
