"""Pictures of the board without a screen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from desktop.boards.outer_earth.play.drawn import where
from desktop.boards.outer_earth.play.drawn.layout import PLAN, situation
from desktop.look.voice import Voice
from desktop.scene import letters, snapshot
from desktop.scene.choosing import Choosing
from engine.games.outer_earth.state import OuterEarth

SMALL = 448


def picture(state: OuterEarth, voice: Voice, scale: float) -> QImage:
    """The whole board, with so many pixels for each of its units."""
    return image(state, voice, QSize(round(where.WIDE * scale), round(where.HIGH * scale)))


def small(state: OuterEarth, voice: Voice) -> QImage:
    """What the shelf shows: the market and the colony in front, without the others."""
    area = PLAN.area(PLAN.size)
    size = QSize(SMALL, round(SMALL * area.height() / area.width()))
    shown = round(SMALL * (where.HIGH - where.OTHERS) / area.width())
    return image(state, voice, size).copy(QRect(0, 0, SMALL, shown))


def image(state: OuterEarth, voice: Voice, size: QSize) -> QImage:
    """The board in so many pixels, in the theme in use; nothing can be chosen on it."""
    nothing = Choosing()
    shape = where.Shape(text=letters.growth())
    return snapshot.image(PLAN, situation(state, voice, nothing, shape).lying(nothing), size)
