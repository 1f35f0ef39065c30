"""What the panels of a table show besides what lies there: the deck clock, and what is to be done now.

Each thing to do is an event, said by `[guide]` of the words: `words.text("guide", it.name, people=…, **it.params)`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.outpost import clock as deck_clock
from engine.games.outpost import market, rules
from engine.games.outpost.event_deck import CARD, LAST, LEADER, MARKET, TURN, Event
from engine.games.outpost.events import draw_event
from engine.games.outpost.facts import sequence
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import AtTable
from engine.games.outpost.verbs import needs_nobody
from engine.rules.agenda import Event as Step

NOW, NEXT, LATER, NEVER, UNKNOWN = "now", "next", "later", "never", "unknown"
"""When the event deck is reshuffled: this turn, next turn, in the second turn of the next phase."""


class Clock(NamedTuple):
    """Where phases and the event deck stand; None for what nobody has told."""

    turn: int
    cards: int | None
    """Cards left in the event deck."""
    discards: int | None
    unseen: int
    """Cards that were drawn since the last shuffle and that nobody saw."""
    phase: int | None
    event_phase: int | None
    """OP-7.3: it follows the phase a turn later."""
    reshuffled: str
    """OP-7.4: `NOW`, `NEXT`, `LATER`, `NEVER` or `UNKNOWN`."""
    needs_vp: int | None
    """OP-2.3: VP of the leader with which the next phase begins; None in the last one."""
    unsold: int | None
    """OP-2.3: upgrades of this phase that are not sold yet."""
    sold_out: int
    """Turns running in which none was left, as far as it was told; the second ends the phase."""
    asks_sales: bool
    """Whether it is to be told if that is so this turn again; it was so last turn."""


def clock(state: AtTable) -> Clock:
    """The clock, as far as it is known."""
    there = deck_clock.clock(state)
    knows_deck, knows_phase = state.is_known("event_deck"), state.is_known("phase")
    knows_market = knows_phase and state.knows_market
    counts = state.knows_market or state.sold_told >= state.turn - 1
    return Clock(
        turn=state.turn,
        cards=there.cards - state.missed if knows_deck else None,
        discards=there.discards + state.missed if knows_deck else None,
        unseen=state.missed,
        phase=there.phase if knows_phase else None,
        event_phase=there.event_phase if state.is_known("phase", "event_phase") else None,
        reshuffled=_reshuffled(state),
        needs_vp=there.needs_vp if knows_phase else None,
        unsold=there.unsold if knows_market else None,
        sold_out=there.sold_out if counts else 0,
        asks_sales=there.sold_out == 1 and state.sold_told == state.turn - 1,
    )


def _reshuffled(state: AtTable) -> str:
    if not state.board.has_events:
        return NEVER
    if not state.is_known("phase", "phase_began"):
        return UNKNOWN
    if state.turn == state.phase_began + 1:
        return NOW
    if state.turn <= state.phase_began:
        return NEXT
    return LATER if deck_clock.clock(state).needs_vp is not None else NEVER


# -- what is waited for --------------------------------------------------------------------

DICE = ("d4", "d10", "d12+1")
"""OP-2.4: the die of each phase."""


def asked(state: AtTable) -> Step | None:
    """What people enter next; None while they play, and where a seat chooses (`words.prompt`)."""
    node, *args = state.agenda[-1] if state.agenda else (None,)
    if node is sequence.setting_up:
        return Step("OP-1.2", "begin", {})
    if node is sequence.untold_order:
        return Step("OP-2.2", "enter_order", {})
    if node is rules.next_in_order:
        return Step("OP-2.2", "draw_lots", {"seats": list(args[0])})
    if node is draw_event:
        return next(_drawing(state, args[0]))
    if node is sequence.settling_event:
        return Step("OP-R16", "settle", {})
    if node is market.roll_again:
        return Step("OP-R3", "roll_again", {"die": DICE[state.phase - 1]})
    if node is market.roll:
        seat, told = args[0], {"die": DICE[state.phase - 1]}
        if seat == NOTHING:
            return Step("OP-2.4", "roll_for_place", told)
        return Step("OP-2.4", "buyer_rolls", {"seat": seat, **told})
    return None


def told_turn(state: AtTable) -> int | None:
    """The turn; None in a match that was joined until turn and phase are told."""
    return state.turn if state.knows_clock else None


# -- the event -----------------------------------------------------------------------------


def lag(state: AtTable) -> Step | None:
    """OP-7.3: of which phase events are this turn; None where nobody knows."""
    if not state.is_known("phase"):
        return None
    if not state.is_known("event_phase"):
        return Step("OP-7.3", "may_lag", {"n": state.phase, "before": state.phase - 1})
    told = {"n": state.event_phase, "next": state.phase}
    return Step("OP-7.3", "lags" if state.event_phase < state.phase else "no_lag", told)


def steps(state: AtTable) -> list[Step]:
    """OP-7: what is to be done with the card that is drawn, or was drawn last, step by step."""
    if state.waits_for == draw_event.name:
        return [*_drawing(state, state.agenda[-1][1])]
    deck = state.board.event_deck
    if state.personal_events and deck[(last := state.personal_events[-1])[1]].is_finished:
        return [*_personal(last[0], deck[last[1]])]
    # Where the app joined after it, the event is over.
    is_drawn = state.missed or state.event != NOTHING
    if is_drawn and not state.is_known("event"):
        return [Step("OP-7.1", "read_the_card", {})]
    return [*of_event(state, deck[state.event])] if state.event != NOTHING else []


def holding(state: AtTable) -> list[list[int]]:
    """OP-7.8: earlier personal events that hold until the turn is over: seat and card of each."""
    deck = state.board.event_deck
    return [
        drawn
        for drawn in state.personal_events[:-1]
        if deck[drawn[1]].duration == TURN and not deck[drawn[1]].na_personal
    ]


def also(state: AtTable) -> Iterator[tuple[Event, Step]]:
    """OP-7.8: what else is to be kept in mind while a personal event is shown, card by card.

    Of an earlier personal event, that it holds until the turn is over; of the turn's, all.
    """
    deck = state.board.event_deck
    for seat, at in holding(state):
        yield deck[at], Step("OP-7.8", "holds_for", {"seat": seat, "text": deck[at].text})
    if state.personal_events and state.event != NOTHING and state.is_known("event"):
        card = deck[state.event]
        yield from ((card, step) for step in of_event(state, card))


def _drawing(state: AtTable, seat: int) -> Iterator[Step]:
    if seat == NOTHING:
        yield Step("OP-7.1", "turn_over", {})
    else:
        if state.knows_market and market.gives_nothing(state):
            yield Step("OP-2.4", "nothing_to_roll", {"seat": seat})
        yield Step("OP-7.8", "turn_over_for", {"seat": seat})
    if state.event_phase == 1:
        yield Step("OP-7.2", "draw_again", {})
    if seat != NOTHING:
        yield Step("OP-7.9", "without_effect", {})


def _personal(seat: int, card: Event) -> Iterator[Step]:
    if card.na_personal:
        yield Step("OP-7.9", "no_effect", {"seat": seat})
        return
    yield Step("OP-7.8", "only_this_player", {"seat": seat})
    yield from _what_follows(card)


def of_event(state: AtTable, card: Event) -> Iterator[Step]:
    """OP-7.10, OP-R17: whom a card for the turn is for, and who acts first."""
    if card.scope in (LEADER, LAST):
        if state.is_known("order"):
            at = 0 if card.scope == LEADER else -1
            yield Step("OP-R17", f"only_{card.scope}", {"seat": state.order[at]})
        else:
            yield Step("OP-R17", f"only_{card.scope}_untold", {})
    elif card.scope == MARKET:
        yield Step("OP-7.1", "for_market", {})
    elif needs_nobody(card):
        if any(card.options):
            yield Step("OP-7.1", "for_all", {})
    elif state.is_known("order"):
        yield Step("OP-7.10", "last_first", {"seats": state.order[::-1]})
    else:
        yield Step("OP-7.10", "last_first_untold", {})
    if card.draft:
        most = -(-state.board.seats // len(card.options))
        yield Step("OP-7.10", "drafted", {"n": most})
    yield from _what_follows(card)


def _what_follows(card: Event) -> Iterator[Step]:
    # Cards are at no job, and count no VP.
    verbs = {
        effect.verb
        for option in card.options
        for effect in option
        if not effect.target.startswith(CARD)
    }
    if "lose" in verbs:
        yield Step("OP-7.5", "no_shifting", {})
    if "gain" in verbs:
        yield Step("OP-7.6", "used_at_once", {})
    if card.duration == TURN:
        yield Step("OP-7.1", "until_turn_ends", {})


def hit(state: AtTable, card: Event) -> list[int]:
    """OP-7.10, OP-R17: the seats that a card for the turn is for, in the order in which they act.

    Empty where nobody has told the order on which that depends, or where it is for the market.
    """
    if card.scope == MARKET or not state.is_known("order"):
        return []
    if card.scope == LEADER:
        return state.order[:1]
    return state.order[-1:] if card.scope == LAST else state.order[::-1]
