"""Outpost on a drawn board: its plan, and everything that lies there."""

from __future__ import annotations

from desktop.boards.outpost.play.drawn import colonies, market, sides, where
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
    parts = (market.spots, sides.spots, colonies.spots)
    return {spot.id: spot for part in parts for spot in part(table)}
