"""Where the printed values stand on the board, in its units."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.boards.red_outpost.play.drawn import where
from engine.games.red_outpost.components import LAKE, SPACESHIP, WORKERS


def values_at(group: str) -> list[QRectF]:
    """The areas of a group of values."""
    match group:
        case "wheel":
            return [QRectF(*where.WHEEL_AT, where.ROUND, where.ROUND)]
        case "export":
            return [QRectF(*where.EXPORT_AT, where.TILE_WIDE, where.TILE_HIGH)]
        case "mood":
            left, top, wide, high = where.TRACK
            cards = (where.card_at(worker) for worker in range(len(WORKERS)))
            return [QRectF(x + left, y + top, wide, high) for x, y in cards]
        case "lake" | "ship":
            place = where.place_at(LAKE if group == "lake" else SPACESHIP)
            return [QRectF(*place, where.TILE_WIDE, where.TILE_HIGH)]
    return []
