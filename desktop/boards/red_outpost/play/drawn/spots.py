"""Red Outpost as a board: everything that lies there, part by part."""

from __future__ import annotations

from desktop.boards.red_outpost.play.drawn import (
    cards,
    figures,
    people,
    place,
    portrait,
    rounds,
    store,
)
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.scene.spot import Spot


def all_spots(table: Table) -> dict[str, Spot]:
    """Everything that lies on the board, by its id."""
    found = (
        *rounds.spots(table),
        *place.spots(table),
        *store.spots(table),
        *cards.spots(table),
        *figures.spots(table),
        *portrait.spots(table),
        *people.spots(table),
    )
    return {spot.id: spot for spot in found}
