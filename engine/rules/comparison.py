"""What stands otherwise on one table than on another, where both know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.rules.agenda import Event
from engine.rules.markers import Markers


def of_seats(
    before: Markers, now: Markers, clause: str, kind: str, was: Sequence[int], are: Sequence[int]
) -> Iterator[Event]:
    """A count of each seat, with what it had and has, by the markers `kind.1`, `kind.2` …"""
    for seat, (old, new) in enumerate(zip(was, are, strict=True)):
        if old != new and both_know(f"{kind}.{seat + 1}", before, now):
            told = {"seat": seat, "before": old, "now": new, "by": new - old}
            yield Event(clause, kind, told)


def of_knowledge(before: Markers, now: Markers, clause: str) -> Iterator[Event]:
    """How many markers are no longer known, and how many are known again; or which one."""
    for name, had, has in (
        ("unknown", before.unknown, now.unknown),
        ("known", now.unknown, before.unknown),
    ):
        more = [*{*has} - {*had}]
        if len(more) == 1:
            yield Event(clause, f"{name}_one", {"marker": more[0]})
        elif more:
            yield Event(clause, name, {"n": len(more)})


def both_know(marker: str, before: Markers, now: Markers) -> bool:
    """Whether the marker has been told on both tables."""
    return before.is_known(marker) and now.is_known(marker)
