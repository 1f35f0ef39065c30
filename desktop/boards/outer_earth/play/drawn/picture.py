"""Pictures of the board without a screen."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from desktop.boards.outer_earth.play.drawn import where
from desktop.boards.outer_earth.play.drawn.layout import PLAN, situation
from desktop.look.voice import Voice
from desktop.scene import letters, snapshot
from desktop.scene.choosing import Choosing
from desktop.scene.spot import Spot
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.state import OuterEarth

SMALL = 448
HEIGHT = 0.7
"""How high the shelf's picture of one thing is, to its width."""
MARGIN = 26


def picture(state: OuterEarth, voice: Voice, scale: float) -> QImage:
    """The whole board, with so many pixels for each of its units."""
    return image(state, voice, QSize(round(where.WIDE * scale), round(where.HIGH * scale)))


def small(state: OuterEarth, voice: Voice) -> QImage:
    """What the shelf shows: the planet on offer; else the market and the colony in front."""
    nothing = Choosing()
    area = PLAN.area(PLAN.size)
    spots = situation(state, voice, nothing).lying(nothing)
    if "stage" in spots:
        return _alone(spots[f"planet:{PLANETS[state.offered]}"])
    size = QSize(SMALL, round(SMALL * area.height() / area.width()))
    shown = round(SMALL * (where.HIGH - where.OTHERS) / area.width())
    return image(state, voice, size).copy(QRect(0, 0, SMALL, shown))


def _alone(spot: Spot) -> QImage:
    """One thing in the middle, so large that it fills the height of the shelf's picture."""
    area = PLAN.area(PLAN.size)
    high = round(SMALL * HEIGHT)
    factor = (high - 2 * MARGIN) / spot.h
    size = QSize(round(area.width() * factor), round(area.height() * factor))
    moved = spot._replace(x=(where.WIDE - spot.w) / 2, y=(where.HIGH - spot.h) / 2)
    whole = snapshot.image(PLAN, {spot.id: moved}, size)
    return whole.copy((size.width() - SMALL) // 2, (size.height() - high) // 2, SMALL, high)


def image(state: OuterEarth, voice: Voice, size: QSize) -> QImage:
    """The board in so many pixels, in the theme in use; nothing can be chosen on it."""
    nothing = Choosing()
    shape = where.Shape(text=letters.growth())
    return snapshot.image(PLAN, situation(state, voice, nothing, shape).lying(nothing), size)
