"""Outpost on a drawn board: its plan, and everything that lies there."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.boards.outpost.play.drawn import colonies, market, rows, sides, where
from desktop.boards.outpost.play.drawn.draws import DRAWS, UNIT
from desktop.boards.outpost.play.drawn.table import Table
from desktop.scene.layout import Plan
from desktop.scene.spot import Spot

PLAN = Plan(
    size=(where.WIDE, where.HIGH),
    edge=where.EDGE,
    draws=DRAWS,
    still=frozenset(
        (
            *("sheet", "stage", "colony", "person", "points", "counter", "works", "hand", "plate"),
            *("phase", "chart", "event", "quiet", "clock", "deck", "free", "highest", "bidder"),
        )
    ),
    zones=(
        ("answer", "bidder"),
        ("plate",),
        ("sale", "free"),
        ("phase", "chart", "event", "clock", "die", "deck"),
        ("person", "population", "robot", "hand", "vp", "factory", "works", "owned"),
    ),
    reached=(
        *("sale", "plate", "phase", "chart", "event", "clock", "deck", "person", "hand", "owned"),
        *("population", "robot", "works", "factory", "bidder", "answer"),
    ),
    large=("sale", "owned", "event", "clock", "deck", "person"),
    unit=UNIT,
)


def lying(table: Table) -> dict[str, Spot]:
    """Everything on the board by its id."""
    parts = (market.spots, sides.spots, _colonies)
    return {spot.id: spot for part in parts for spot in part(table)}


def _colonies(table: Table) -> Iterator[Spot]:
    """The one in front, and the others: large where they are few, else rows in the order of play."""
    seats = len(table.colonies)
    yield from colonies.spots(table, table.front, table.shape.front)
    others = [(table.front + step) % seats for step in range(1, seats)]
    areas = table.shape.others()
    if len(others) > where.LARGE:
        yield from rows.spots(table, sorted(others, key=table.place), areas)
        return
    for seat, area in zip(others, areas, strict=True):
        yield from colonies.spots(table, seat, area)
