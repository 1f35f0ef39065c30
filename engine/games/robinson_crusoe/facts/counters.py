"""The counters, pressed by hand (RC-3.4): goods, levels, Morale, Wounds, items."""

from __future__ import annotations

from engine.games.robinson_crusoe import counters
from engine.games.robinson_crusoe.components import ITEMS, LIFE, MORALE, WOUNDS
from engine.games.robinson_crusoe.facts.kinds import (
    COUNTER,
    ITEM,
    OWNED,
    SHOWN,
    impossible,
    needs_known,
)
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.facts import NUMBER, fact


@fact(COUNTER, NUMBER)
def change(state: Robinson, counter: str, steps: int) -> None:
    """RC-3.4: a counter goes up or down by so many steps."""
    needs_known(state, "RC-3.4", counter)
    before = counters.value(state, counter)
    _put(state, counter, before + steps)
    now = counters.value(state, counter)
    kind, seat = counters.of_seat(counter)
    name = "counter_of_seat" if seat >= 0 else "counter"
    who = {"seat": seat} if seat >= 0 else {}
    state.note("RC-3.4", name, counter=kind, before=before, now=now, **who)
    _warn(state, kind, seat)


@fact(COUNTER, SHOWN)
def count(state: Robinson, counter: str, number: int) -> None:
    """RC-3.4: what a counter shows."""
    _put(state, counter, number)
    state.learn(counter)
    kind, seat = counters.of_seat(counter)
    name = "counter_of_seat_told" if seat >= 0 else "counter_told"
    who = {"seat": seat} if seat >= 0 else {}
    state.note("RC-3.4", name, counter=kind, now=number, **who)
    _warn(state, kind, seat)


def _put(state: Robinson, counter: str, number: int) -> None:
    least, most = counters.limits(state, counter)
    if not least <= number <= most:
        kind = counters.of_seat(counter)[0]
        clause = "RC-R11" if kind == MORALE else "RC-3.4"
        impossible(clause, "off_the_track", counter=kind, n=number, least=least, most=most)
    counters.put(state, counter, number)


def _warn(state: Robinson, kind: str, seat: int) -> None:
    if kind in (WOUNDS, LIFE) and state.is_known(f"{WOUNDS}.{seat + 1}"):
        counters.warn(state, seat)


@fact(ITEM, OWNED)
def item(state: Robinson, at: int, there: int) -> None:
    """RC-R10: an item that the group has, or has no longer."""
    state.items[at] = there
    state.note("RC-R10", "item_there" if there else "item_gone", item=ITEMS[at])
