"""Drawing in the event phase: what lay on top, what the card showed, and what has been done."""

from __future__ import annotations

from engine.games.robinson_crusoe import event_deck, naming, phase
from engine.games.robinson_crusoe.cards import icon_kind
from engine.games.robinson_crusoe.components import EVENT, WRECKAGE
from engine.games.robinson_crusoe.facts.clock import waits_for
from engine.games.robinson_crusoe.facts.kinds import (
    BACK,
    HALF,
    ICON,
    NAME,
    REMINDER,
    REQUIREMENT,
    impossible,
    needs_app,
    needs_known,
    needs_table,
)
from engine.games.robinson_crusoe.naming import add, name_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import THREATS
from engine.rules.facts import fact


@fact()
def draw(state: Robinson) -> None:
    """RC-2.2: the First Player draws the top card of the app's deck."""
    needs_app(state)
    _needs_draw(state)
    state.go_on()


@fact()
def draw_and_read(state: Robinson) -> None:
    """RC-2.2, RC-2.4: the same, where the card is read out before it takes effect."""
    needs_app(state)
    _needs_draw(state)
    state.agenda[-1] = phase.turn_to_read()
    state.run_on()


@fact(BACK)
def top(state: Robinson, back: str) -> None:
    """RC-2.3, RC-R9: the back that lies on top of the Event deck."""
    needs_table(state)
    _needs_in_deck(state, back)
    state.top = back
    state.note("RC-2.3", "on_top", back=back)


@fact(ICON, NAME, REQUIREMENT, REMINDER)
def drew(state: Robinson, icon: str, name: str, requirement: str, reminder: str) -> None:
    """RC-2.2, RC-2.5: the First Player drew an Event card with that icon."""
    _needs_draw(state, EVENT)
    card = f"{icon_kind(icon)}:?"
    if state.is_known(event_deck.DECK) and card not in state.event_deck:
        n = state.board.book_cards if icon == "book" else state.board.adventure_cards
        impossible("RC-1.2", "no_such_icon", icon=icon_kind(icon), n=n)
    _hold(state, card, EVENT, icon, name, requirement, reminder)
    state.note("RC-2.2", "card_told", seat=state.first, card=name_of(state, state.hand), icon=icon)
    state.go_on()


@fact(NAME, HALF)
def lower_half(state: Robinson, name: str, reminder: str) -> None:
    """RC-2.4: an Adventure or Mystery card was drawn, its lower half applied, and it was discarded."""
    _lower_half(state, name, reminder, "lower_half")


@fact(NAME, HALF)
def lower_half_by_hand(state: Robinson, name: str, reminder: str) -> None:
    """RC-2.4: the same, where people applied the lower half and the app did nothing of it."""
    _lower_half(state, name, reminder, "lower_half_by_hand")


def _lower_half(state: Robinson, name: str, reminder: str, event: str) -> None:
    back = event_deck.top_back(state)
    if back == EVENT:
        impossible("RC-2.4", "event_on_top")
    _needs_draw(state, back)
    _hold(state, f"{back}:?", back, back, name, "", reminder)
    state.note("RC-2.4", event, seat=state.first, card=name_of(state, state.hand), back=back)
    state.go_on()


@fact()
def done(state: Robinson) -> None:
    """RC-2.5 to RC-2.7: the step that the prompt names has been done."""
    if waits_for(state) not in STEPS:
        impossible("RC-2.2", "nothing_to_do")
    if waits_for(state) == phase.placing.name:
        needs_known(state, "RC-2.6", *THREATS)
    state.go_on()


@fact()
def by_hand(state: Robinson) -> None:
    """RC-2.5 to RC-2.7: people applied the effect that the prompt names, the app did nothing of it."""
    waiting = waits_for(state)
    if waiting not in BY_HAND:
        impossible("RC-2.2", "nothing_to_do")
    clause, event = BY_HAND[waiting]
    state.agenda.pop()
    state.note(clause, event, card=name_of(state, state.hand))
    state.run_on()


@fact()
def waived(state: Robinson) -> None:
    """RC-R6: what the app only reminds of is left undone."""
    if waits_for(state) != phase.reminding.name:
        impossible("RC-2.5", "no_book")
    state.note("RC-R6", "book_waived")
    state.go_on()


BY_HAND = {
    phase.reminding.name: ("RC-R6", "book_by_hand"),
    phase.book_effect.name: ("RC-2.5", "book_by_hand"),
    phase.applying_event.name: ("RC-2.6", "event_by_hand"),
    phase.applying_threat.name: ("RC-2.7", "threat_by_hand"),
}
"""Waits in which an effect applies: its clause, and what is noted where people do it."""
STEPS = frozenset(
    node.name
    for node in (
        phase.reading,
        phase.book_effect,
        phase.laying_token,
        phase.applying_event,
        phase.placing,
        phase.applying_threat,
    )
)
"""Waits of the event phase that end when something has been done."""


# -- what must be so ---------------------------------------------------------------------------


def _needs_draw(state: Robinson, back: str = "") -> None:
    if waits_for(state) != phase.draws.name:
        impossible("RC-2.2", "no_draw_now")
    if not back and state.board.is_told:
        impossible("RC-2.3", "top_is_unknown")
    if back:
        needs_table(state)
        on_top = event_deck.top_back(state)
        if on_top and on_top != back:
            impossible("RC-2.3", "other_on_top", back=on_top)
        _needs_in_deck(state, back)


def _needs_in_deck(state: Robinson, back: str) -> None:
    if state.is_known(event_deck.DECK) and back not in event_deck.backs(state):
        impossible("RC-3.1", "not_in_deck", back=back)


def _hold(
    state: Robinson, card: str, back: str, kind: str, name: str, requirement: str, reminder: str
) -> None:
    """The card leaves the deck and is in hand."""
    needs_new_name(state, back, name)
    event_deck.take(state, card)
    state.hand = add(state, back, kind, name, requirement, reminder, state.round)


def needs_new_name(state: Robinson, back: str, name: str, but: str = "") -> None:
    """RC-1.3: the box has every card of a back once; Adventure and Mystery cards may come again (RC-3.1)."""
    for key in phase.drawn(state):
        card = naming.told(state, key)
        is_single = card[naming.BACK] == back in (EVENT, WRECKAGE) and key != but
        if is_single and name and card[naming.NAME].casefold() == name.casefold():
            place = "in_threats" if key in state.threats else "was_discarded"
            impossible("RC-1.3", place, card=name)
