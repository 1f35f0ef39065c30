"""What stands otherwise on one table than on another, for people who compare the two."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.outpost.components import UPGRADES
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import AtTable
from engine.rules.agenda import Event
from engine.rules.comparison import both_know, of_knowledge, of_seats

type_of_count = Callable[[AtTable, int], int]
COUNTED: tuple[tuple[str, str, type_of_count], ...] = (
    ("upgrades", "OP-3.2", lambda state, seat: sum(state.upgrades[seat])),
    ("factories", "OP-4.1", lambda state, seat: sum(state.factories[seat])),
    ("people", "OP-4.2", lambda state, seat: state.population[seat]),
    ("robots", "OP-4.2", lambda state, seat: state.robots[seat]),
)
"""What is counted of each colony, by its marker."""


def changes(before: AtTable, now: AtTable) -> Iterator[Event]:
    """What people look at: points first; what is not known is not compared."""
    yield from of_seats(before, now, "OP-6.4", "vp", before.vp, now.vp)
    was, is_now = (
        [state.face_value(seat) for seat in range(state.board.seats)] for state in (before, now)
    )
    yield from of_seats(before, now, "OP-2.2", "face", was, is_now)
    for kind, clause, count in COUNTED:
        was, is_now = (
            [count(state, seat) for seat in range(state.board.seats)] for state in (before, now)
        )
        yield from of_seats(before, now, clause, kind, was, is_now)
    if before.display != now.display and both_know("display", before, now):
        shown = [UPGRADES[upgrade] for upgrade in now.display]
        yield Event("OP-1.5", "display" if shown else "no_display", {"upgrades": shown})
    if before.turn != now.turn:
        yield Event("OP-2.1", "turn", {"before": before.turn, "now": now.turn})
    if before.phase != now.phase and both_know("phase", before, now):
        yield Event("OP-2.3", "phase", {"before": before.phase, "now": now.phase})
    if before.event != now.event and both_know("event", before, now):
        if now.event == NOTHING:
            yield Event("OP-7.1", "no_event", {})
        else:
            yield Event("OP-7.1", "event", {"card": now.board.event_deck[now.event].name})
    cards = [sum(state.event_cards) - state.missed for state in (before, now)]
    if cards[0] != cards[1] and both_know("event_deck", before, now):
        yield Event("OP-7.4", "event_deck", {"before": cards[0], "now": cards[1]})
    if before.order != now.order and both_know("order", before, now):
        yield Event("OP-2.2", "order", {"seats": now.order})
    yield from of_knowledge(before, now, "OP-2.1")
