"""Points with their reasons: lines that sum to a total, and a ranking told step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.base.people import Place as Place


class ScoreLine(msgspec.Struct, frozen=True):
    """Points, their clause, and why: a name for the words with its operands."""

    points: int
    clause: str
    why: str
    params: dict[str, Any] = {}


class ScoreSheet(msgspec.Struct, frozen=True):
    """One seat's lines; their sum is the total."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)


class TieStep(msgspec.Struct, frozen=True):
    """One step of a tie-break: which seats were level, what was compared, what it showed."""

    clause: str
    why: str
    seats: tuple[int, ...]
    values: tuple[int, ...]
    settled: bool


class Ranking(msgspec.Struct, frozen=True):
    """Places from first to last, and how each tie was broken."""

    places: tuple[Place, ...]
    tie_break: tuple[TieStep, ...]


class Result(msgspec.Struct, frozen=True):
    """Every seat's sheet in seat order, and the ranking."""

    sheets: tuple[ScoreSheet, ...]
    ranking: Ranking


def rank(
    totals: Sequence[int], breaks: Sequence[tuple[str, str, Sequence[int]]], shared: tuple[str, str]
) -> Ranking:
    """Rank by totals, then by each `(clause, why, values)` in turn; higher is better.

    What is still level after the last one shares a place by `shared`, a clause and a why.
    """
    keys = [
        (total, *(values[seat] for _, _, values in breaks)) for seat, total in enumerate(totals)
    ]
    order = sorted(range(len(totals)), key=lambda seat: (tuple(-part for part in keys[seat]), seat))
    places: list[Place] = []
    for position, seat in enumerate(order, 1):
        level = bool(places) and keys[places[-1].seat] == keys[seat]
        places.append(Place(seat, places[-1].rank if level else position, totals[seat]))
    steps: list[TieStep] = []
    groups = _level_groups(order, [(total,) for total in totals])
    for depth, (clause, why, values) in enumerate(breaks, 1):
        for group in groups:
            told = tuple(values[seat] for seat in group)
            steps.append(TieStep(clause, why, group, told, settled=len(set(told)) == len(told)))
        groups = [
            part
            for group in groups
            for part in _level_groups(group, [key[: depth + 1] for key in keys])
        ]
    steps.extend(TieStep(shared[0], shared[1], group, (), settled=True) for group in groups)
    return Ranking(tuple(places), tuple(steps))


def _level_groups(order: Sequence[int], keys: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    groups: list[list[int]] = []
    for seat in order:
        if groups and keys[groups[-1][0]] == keys[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return [tuple(group) for group in groups if len(group) > 1]
