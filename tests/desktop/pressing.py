"""Where the things of a drawn board can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from desktop.scene.board import DrawnBoard


def where_to_press(board: DrawnBoard, thing: str) -> QPoint:
    """A pixel at which that thing lies on top of all others that mean something."""
    view = board.board_view
    for piece in board.stage.pieces.values():
        spot = piece.spot
        if spot.step != thing:
            continue
        for down in (0.5, 0.3, 0.8, 0.15, 0.95):
            for across in (0.5, 0.2, 0.8, 0.05, 0.95):
                at = view.mapFromScene(spot.x + spot.w * across, spot.y + spot.h * down)
                meant = (board.choosing.meaning(*board.plan.names(it)) for it in view.under(at))
                if next((name for name in meant if name), "") == thing:
                    return at
    raise AssertionError(f"{thing} cannot be pressed")
