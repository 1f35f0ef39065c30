"""Pictures of the board without a screen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from desktop.boards.outpost.play.drawn import where
from desktop.boards.outpost.play.drawn.layout import PLAN, situation
from desktop.look.voice import Voice
from desktop.scene import letters, snapshot
from desktop.scene.choosing import Choosing
from engine.games.outpost.state import Outpost

SMALL = 448


def picture(state: Outpost, voice: Voice, scale: float) -> QImage:
    """The whole board, with so many pixels for each of its units."""
    return image(state, voice, QSize(round(where.WIDE * scale), round(where.HIGH * scale)))


def small(state: Outpost, voice: Voice) -> QImage:
    """What the shelf shows: market and large colony."""
    area = PLAN.area(PLAN.size)
    size = QSize(SMALL, round(SMALL * area.height() / area.width()))
    low = where.OTHERS[state.board.seats - 1]
    return image(state, voice, size).copy(
        QRect(0, 0, SMALL, round(SMALL * (where.HIGH - low) / area.width()))
    )


def image(state: Outpost, voice: Voice, size: QSize) -> QImage:
    """The board in so many pixels, in the theme in use; nothing can be chosen on it."""
    nothing = Choosing()
    shape = where.Shape(state.board.seats, letters.growth())
    return snapshot.image(PLAN, situation(state, voice, nothing, shape).lying(nothing), size)
