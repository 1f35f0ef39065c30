"""What stands otherwise on one table than on another, for people who compare the two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.red_outpost.components import GOODS, PHASES, WORKERS
from engine.games.red_outpost.table import AtTable
from engine.rules.agenda import Event
from engine.rules.comparison import both_know, of_knowledge, of_seats


def changes(before: AtTable, now: AtTable) -> Iterator[Event]:
    """What people look at: points and crystals first; what is not known is not compared."""
    yield from of_seats(before, now, "RO-6.1", "vp", before.vp, now.vp)
    yield from of_seats(before, now, "RO-1.4", "crystals", before.crystals, now.crystals)
    yield from of_seats(before, now, "RO-4.2", "palace", before.palace, now.palace)
    spaces = ([space + 1 for space in state.wheel] for state in (before, now))
    yield from of_seats(before, now, "RO-3.1", "wheel", *spaces)
    yield from _of_goods(before, now, "warehouse", before.warehouse, now.warehouse)
    yield from _of_goods(before, now, "exported", before.exported, now.exported)
    yield from _of_portraits(before, now)
    if (before.day, before.phase) != (now.day, now.phase):
        yield Event("RO-2.1", "phase", {"day": now.day, "phase": PHASES[now.phase]})
    if before.at_turn != now.at_turn >= 0:
        yield Event("RO-2.1", "turn", {"seat": now.at_turn})
    yield from of_knowledge(before, now, "RO-2.2")


def _of_goods(
    before: AtTable, now: AtTable, kind: str, was: Sequence[int], are: Sequence[int]
) -> Iterator[Event]:
    for good, old, new in zip(GOODS, was, are, strict=True):
        if old != new and both_know(f"{kind}.{good}", before, now):
            yield Event("RO-3.3", kind, {"good": good, "before": old, "now": new})


def _of_portraits(before: AtTable, now: AtTable) -> Iterator[Event]:
    seats = now.board.seats
    for at, worker in enumerate(WORKERS):
        was, are = (state.board.mood_track[state.mood[at]] for state in (before, now))
        if was != are and both_know(f"mood.{worker}", before, now):
            yield Event("RO-2.4", "mood", {"worker": worker, "before": was, "now": are})
        for seat in range(seats):
            lay, lies = (state.discs[at * seats + seat] for state in (before, now))
            if lay != lies and both_know(f"discs.{worker}.{seat + 1}", before, now):
                told = {"seat": seat, "worker": worker, "before": lay, "now": lies}
                yield Event("RO-2.2", "discs", told)
