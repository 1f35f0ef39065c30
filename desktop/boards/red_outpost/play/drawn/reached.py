"""What the keyboard and a screen reader reach on the board: where it lies, and what it is called."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRect

from desktop.boards.red_outpost.play.drawn import told
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import theme
from desktop.scene.board_view import BoardView
from desktop.scene.choosing import Choosing
from desktop.scene.reach import Button, Reach
from desktop.scene.stage import Stage

ALWAYS = (
    *("place", "portrait", "card", "deck", "discard", "bin", "export", "palace", "person"),
    *("clock", "wheel"),
)
"""Kinds that are reached even when they cannot be chosen; others only when they can."""


def lay(
    reach: Reach,
    view: BoardView,
    stage: Stage,
    table: Table,
    choosing: Choosing,
    texts: Mapping[str, str],
) -> list[Button]:
    """Have a named button over each thing; the new ones."""
    areas: dict[str, QRect] = {}
    names: dict[str, str] = {}
    corners: dict[str, int] = {}
    factor = view.transform().m11() / theme.scale()
    for piece in stage.pieces.values():
        spot = piece.spot
        thing = spot.step
        if not thing or thing in areas:
            continue
        kind = thing.partition(":")[0]
        if kind in ALWAYS or thing in choosing.next or thing in choosing.taken:
            areas[thing] = view.mapFromScene(stage.area(spot.id)).boundingRect()
            corners[thing] = round(spot.corner * factor)
            names[thing] = told.spoken(table, choosing, texts, thing)
    return reach.show(areas, names, corners)
