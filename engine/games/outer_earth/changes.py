"""What stands otherwise on one table than on another, for people who compare the two."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.outer_earth.components import INDUSTRIES, PLANETS
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import AtTable
from engine.rules.agenda import Event
from engine.rules.comparison import both_know, of_knowledge, of_seats


def changes(before: AtTable, now: AtTable) -> Iterator[Event]:
    """What people look at: points first; what is not known is not compared."""
    yield from of_seats(before, now, "OE-5.5", "vp", before.vp, now.vp)
    yield from _of_all(before, now, "OE-1.1", "budget", before.budget, now.budget)
    yield from _of_all(before, now, "OE-1.1", "galaxy", before.galaxy, now.galaxy)
    for at, industry in enumerate(INDUSTRIES):
        was, is_now = before.index[at], now.index[at]
        if was != is_now and both_know("index", before, now):
            told = {"industry": industry, "before": was, "now": is_now}
            yield Event("OE-3.10", "index", told)
    yield from _planets(before, now)
    hands = ([*map(len, state.hands)] for state in (before, now))
    yield from of_seats(before, now, "OE-2.2", "hand", *hands)
    stocks = (
        [len(shown) + len(down) for shown, down in zip(state.stocks, state.invested, strict=True)]
        for state in (before, now)
    )
    yield from of_seats(before, now, "OE-3.10", "stocks", *stocks)
    closed = ([*map(sum, state.tally().portfolio)] for state in (before, now))
    yield from of_seats(before, now, "OE-3.10", "portfolio", *closed)
    if (before.round, before.phase) != (now.round, now.phase):
        yield Event("OE-2.1", "time", {"round": now.round, "phase": now.phase})
    if before.at_turn != now.at_turn >= 0:
        yield Event("OE-R14", "turn", {"seat": now.at_turn})
    elif before.ap != now.ap:
        yield Event("OE-1.3", "ap", {"before": before.ap, "now": now.ap})
    yield from of_knowledge(before, now, "OE-2.1")


def _planets(before: AtTable, now: AtTable) -> Iterator[Event]:
    """OE-2.6: which planets each seat has in development and queued."""
    for seat in range(now.board.seats):
        was, are = (
            [it for it in (*state.developing[seat], state.queued[seat]) if it != NOTHING]
            for state in (before, now)
        )
        if was != are and both_know(f"planets.{seat + 1}", before, now):
            told = {"seat": seat, "planets": [PLANETS[planet] for planet in are]}
            yield Event("OE-2.6", "planets" if are else "no_planets", told)


def _of_all(
    before: AtTable, now: AtTable, clause: str, kind: str, was: int, is_now: int
) -> Iterator[Event]:
    if was != is_now and both_know(kind, before, now):
        yield Event(clause, kind, {"before": was, "now": is_now})
