"""Where the printed values stand on the picture of the board, in its units."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.boards.red_outpost.play.drawn import where
from desktop.scene import letters
from engine.games.red_outpost.components import LAKE, SPACESHIP, WORKERS


def values_at(group: str) -> list[QRectF]:
    """The areas of a group of values."""
    shape = where.Shape(text=letters.growth())
    tile = (shape.tile_wide, where.TILE_HIGH)
    match group:
        case "wheel":
            return [QRectF(*shape.round_at(4), where.ROUND, where.ROUND)]
        case "export":
            return [QRectF(shape.column(0), where.EXPORT_TOP, *tile)]
        case "mood":
            left, top, right, high = where.track(shape.text)
            wide = shape.card_wide - left - right
            cards = (shape.card_at(worker) for worker in range(len(WORKERS)))
            return [QRectF(x + left, y + top, wide, high) for x, y in cards]
    # The other groups are those of the two decks.
    place = shape.place_at(LAKE if group == "lake" else SPACESHIP)
    return [QRectF(*place, *tile)]
