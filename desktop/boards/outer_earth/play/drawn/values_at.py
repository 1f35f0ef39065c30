"""Where the printed values stand on the picture of the board, in its units."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.boards.outer_earth.play.drawn import where
from desktop.scene import letters


def values_at(group: str) -> list[QRectF]:
    """The areas of a group of values."""
    shape = where.Shape(text=letters.growth())
    match group:
        case "planets":
            return [shape.market]
        case "deck":
            return [shape.supply]
        case "companies":
            main = shape.main
            return [QRectF(main.left(), main.top(), main.width(), shape.line + 24)]
    return []
