"""The words that facts are told in, and why something cannot have happened."""

from __future__ import annotations

from engine.games.outpost import events, market, rules
from engine.games.outpost.facts import sequence
from engine.games.outpost.table import DRAWERS, EXTENTS, UNTOLD, AtTable
from engine.rules.agenda import State
from engine.rules.facts import MOST, UNSEEN, Kind, counted, named, number, text
from engine.rules.impossible import Reasons

NONE, AND = "none", "+"
"""In a word of several parts, such as `hull_breach:2+audit:1`: that there are none, and what lies between them."""

REASONS = Reasons("outpost")
impossible, refused, untold = REASONS.impossible, REASONS.refused, REASONS.untold


# -- kinds of words ----------------------------------------------------------------------


def _seat(state: State, word: str) -> int:
    assert isinstance(state, AtTable)
    return counted(1, state.board.seats)(state, word) - 1


def _seats(state: State) -> tuple[str, ...]:
    assert isinstance(state, AtTable)
    return tuple(str(seat + 1) for seat in range(state.board.seats))


def _events(state: State) -> tuple[str, ...]:
    assert isinstance(state, AtTable)
    return tuple(card.id for card in state.board.event_deck)


def _out(state: State, word: str) -> list[int]:
    """`hull_breach:2+audit:1`: how many of each card have been drawn."""
    names = _events(state)
    found = [0] * len(names)
    if word != NONE:
        for part in word.split(AND):
            name, _, count = part.partition(":")
            at = names.index(name)
            if found[at]:
                raise ValueError(word)
            found[at] = counted(1, MOST)(state, count)
    return found


def _turn_or_unseen(state: State, word: str) -> int:
    return UNTOLD if word == UNSEEN else counted(1, MOST)(state, word)


SEAT = Kind("seat", _seat, _seats)
EXTENT = named("extent", EXTENTS)
DRAWER = named("drawer", DRAWERS)
ROLLER = named("roller", DRAWERS)
EVENT = Kind("event", lambda state, word: _events(state).index(word), _events)
OUT = Kind("event_discards", _out)
NAME = text("name")
PHASE = number("phase", 1, 3)
TURN = number("turn", 1, MOST)
BEGAN = Kind(
    "began", _turn_or_unseen, lambda state: (UNSEEN, *(str(turn) for turn in range(1, MOST + 1)))
)
"""The turn in which the phase began, or `?` where nobody knows."""


# -- what cannot be now --------------------------------------------------------------------


def needs_known(state: AtTable, clause: str, *markers: str) -> None:
    """What is to be counted on must have been told."""
    for marker in markers:
        if not state.is_known(marker):
            impossible(clause, "unknown", marker=marker, kind=untold(marker))


def needs_begun(state: AtTable) -> None:
    """OP-2.1: the first turn has begun."""
    if not state.turn:
        impossible("OP-2.1", "not_begun")


def needs_events(state: AtTable) -> None:
    """OP-7.1: the match has random events, and they begin with the second turn."""
    if not state.board.has_events:
        impossible("OP-7.1", "no_events")
    if state.turn < 2:
        impossible("OP-7.1", "no_event_yet")


FIRST = {
    sequence.setting_up.name: ("OP-2.1", "not_begun"),
    sequence.untold_order.name: ("OP-2.2", "order_first"),
    rules.next_in_order.name: ("OP-2.2", "lot_first"),
    events.draw_event.name: ("OP-7.1", "event_first"),
    sequence.settling_event.name: ("OP-7.1", "settle_first"),
    market.roll.name: ("OP-2.4", "roll_first"),
    market.roll_again.name: ("OP-2.4", "roll_first"),
}
"""By what clause, and how, it is refused that something is told before what is waited for."""
NOT_NOW = {
    events.draw_event.name: ("OP-7.1", "no_event_now"),
    sequence.settling_event.name: ("OP-7.1", "nothing_to_settle"),
}
"""By what clause, and how, it is refused to tell what nobody waits for while people play."""


def needs_wait(state: AtTable, *waits: str) -> None:
    """What is told belongs to another time of the turn."""
    now = state.waits_for
    if now in waits:
        return
    if now == sequence.rest_of_turn.name:
        impossible(*NOT_NOW[waits[0]])
    impossible(*FIRST.get(now, ("OP-7.10", "decide_first")))
