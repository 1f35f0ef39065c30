"""Random events: the card that was turned over, personal ones, and what is in the deck (OP-7)."""

from __future__ import annotations

from engine.games.outpost import events, modifiers, verbs
from engine.games.outpost.event_deck import EVENT as CARD
from engine.games.outpost.event_deck import find_named
from engine.games.outpost.facts.kinds import (
    CHOICE,
    EVENT,
    NAME,
    OUT,
    PLAYING,
    THIS_EVENT,
    impossible,
    needs_begun,
    needs_events,
    needs_known,
    needs_wait,
    reach,
)
from engine.games.outpost.facts.sequence import settling_event
from engine.games.outpost.operators import place_operators
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import AtTable
from engine.rules.agenda import DECISION, NOBODY, type_of_frame
from engine.rules.facts import SEAT, fact

DRAW = events.draw_event.name


@fact(EVENT)
def event(state: AtTable, at: int) -> None:
    """OP-7.1, OP-7.2, OP-7.8: that card was turned over, for all or for the player who draws."""
    reach(state, DRAW)
    card = state.board.event_deck[at]
    needs_known(state, "OP-7.3", "phase")
    if not state.event_cards[at]:
        impossible("OP-7.1", "event_is_out", card=card.name, n=card.copies)
    state.apply(f"{CARD}:{card.id}")


@fact()
def event_missed(state: AtTable) -> None:
    """OP-7.1: a card was turned over, and nobody can say which; what it did is told as it stands."""
    reach(state, DRAW)
    seat = state.agenda.pop()[1]
    state.missed += 1
    if seat == NOTHING:
        state.note("OP-7.1", "event_missed")
    else:
        state.note("OP-7.8", "personal_event_missed", seat=seat)
    state.lose_track()
    state.run_on()


@fact(NAME)
def event_named(state: AtTable, name: str) -> None:
    """OP-7.1, OP-7.8: a card was turned over of which the app knows no more than its name."""
    if not name:
        impossible("OP-7.1", "no_name")
    reach(state, DRAW)
    at = find_named(state.board.event_deck, name)
    # The app may know it after all; of a card that it knows by its name there may be another copy.
    if at is None or (state.board.event_deck[at].was_told and not state.event_cards[at]):
        state.add_named(name)
        at = find_named(state.board.event_deck, name)
    event.run(state, at)


@fact()
def event_again(state: AtTable) -> None:
    """OP-7.2: the last card, known by its name alone, says that another is drawn in event phase 1."""
    needs_known(state, "OP-7.3", "phase", "event_phase")
    reach(state, *PLAYING, settling_event.name)
    if state.event_phase > 1:
        impossible("OP-7.2", "no_redraw")
    seat, at = state.personal_events[-1] if state.personal_events else (NOTHING, state.event)
    if at == NOTHING or state.board.event_deck[at].is_finished:
        impossible("OP-7.2", "nothing_to_redraw")
    if seat == NOTHING:
        state.event = NOTHING
        state.note("OP-7.2", "event_put_away")
    else:
        state.personal_events = state.personal_events[:-1]
        state.note("OP-7.2", "personal_event_put_away", seat=seat)
    if seat == NOTHING or state.knows_drawn():
        state.learn("event")
    events.draw(state, seat)
    state.run_on()


@fact(THIS_EVENT)
def this_event(state: AtTable, at: int) -> None:
    """OP-7.1: that card is this turn's event, or none is, where the app joined after it; it is over but for what lasts."""
    reach(state, *PLAYING)
    if state.is_known("event"):
        impossible("OP-7.1", "event_is_known")
    state.learn("event")
    state.event = at
    if at == NOTHING:
        state.note("OP-7.1", "no_event_told")
        return
    card = state.board.event_deck[at]
    state.note("OP-7.1", "event_told", card=card.name)
    if not card.is_finished:
        state.lose_track()
    elif verbs.needs_nobody(card):
        needs_known(state, "OP-7.3", "phase", "event_phase")
        for seat in events.affected(state, card):
            verbs.carry_out(state, seat, card.options[0])
        state.run_on()


@fact(SEAT)
def personal(state: AtTable, seat: int) -> None:
    """OP-7.8, OP-R11: a failed roll: a card is drawn that affects only this player, once a turn."""
    needs_events(state)
    reach(state, *PLAYING, settling_event.name)
    needs_known(state, "OP-7.3", "phase", "event_phase")
    if modifiers.total(state, modifiers.ALL, "hold"):
        impossible("OP-7.8", "nobody_rolls")
    has_drawn = any(drawer == seat for drawer, _ in state.personal_events)
    if has_drawn and not state.board.fails_each_time:
        impossible("OP-R11", "has_drawn")
    events.personal_event.run(state, seat)
    if state.waits_for == DRAW:
        state.note("OP-7.8", "personal_event_due", seat=seat)
    state.run_on()


@fact()
def event_done(state: AtTable) -> None:
    """OP-R16: everybody has done what the event says, and VP stand as they are."""
    needs_wait(state, settling_event.name)
    state.note("OP-R16", "event_settled")
    state.go_on()


@fact(SEAT, CHOICE)
def decided(state: AtTable, seat: int, chosen: str) -> None:
    """OP-7.10, OP-4.4: what the seat chooses; the last place acts first, but may be entered later."""
    if state.chooser not in (NOBODY, seat):
        _ask_first(state, seat)
    node, asked, *_ = _question(state)
    if asked != seat:
        impossible(node.clause, "others_choose")
    if chosen not in map(str, state.choices):
        gone = [refusal.clause for refusal in state.refusals() if refusal.subject == chosen]
        if gone:
            impossible(gone[0], "option_gone")
        impossible(node.clause, "no_such_choice")
    state.take([*map(str, state.choices)].index(chosen))


@fact()
def by_hand(state: AtTable) -> None:
    """OP-7.10: the seat that is asked has done it without the app, which does not know its colony any more."""
    node, seat, *_ = _question(state)
    while state.agenda and state.agenda[-1][0].kind == DECISION and state.agenda[-1][1] == seat:
        state.agenda.pop()
        if node is not place_operators:
            marks = (
                f"{kind}.{seat + 1}" for kind in ("factories", "people", "robots", "vp", "face")
            )
            state.forget(marks)
        state.run_on()
    state.note(node.clause, "done_by_hand", seat=seat)


def _ask_first(state: AtTable, seat: int) -> None:
    """OP-7.10: another seat than the one that is asked has told what it does."""
    for at, frame in enumerate(state.agenda):
        if frame[0] is events.act and frame[1] == seat:
            state.agenda.append(state.agenda.pop(at))
            state.run_on()
            return


def _question(state: AtTable) -> type_of_frame:
    """What an event asks of a seat now."""
    if state.agenda[-1][0].kind != DECISION:
        impossible("OP-7.10", "nothing_to_decide")
    return state.agenda[-1]


@fact()
def reshuffled(state: AtTable) -> None:
    """OP-7.4, OP-R12: all event cards were shuffled into the deck."""
    needs_begun(state)
    reach(state, DRAW, *PLAYING, settling_event.name)
    events.shuffle(state, "OP-7.4")


@fact(OUT)
def event_discards(state: AtTable, out: list[int]) -> None:
    """OP-7.4: these cards have been drawn since the deck was last shuffled, all others are in it."""
    deck = state.board.event_deck
    for card, number in zip(deck, out, strict=True):
        if number > card.copies:
            impossible("OP-7.1", "few_copies", card=card.name, n=card.copies)
    state.event_cards = [card.copies - gone for card, gone in zip(deck, out, strict=True)]
    state.event_discards = out
    state.missed = 0
    state.learn("event_deck")
    state.note("OP-7.4", "event_discards_told", n=sum(state.event_cards))
