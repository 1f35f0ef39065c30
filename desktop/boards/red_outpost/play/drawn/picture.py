"""A picture of the board without a screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.layout import PLAN, situation
from desktop.look.voice import Voice
from desktop.scene import letters, snapshot
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.state import RedOutpost


def picture(state: RedOutpost, voice: Voice, scale: float) -> QImage:
    """The whole board, with so many pixels for each of its units."""
    return image(state, voice, QSize(round(where.WIDE * scale), round(where.HIGH * scale)))


def image(state: RedOutpost, voice: Voice, size: QSize) -> QImage:
    """The board in so many pixels, in the theme in use; nothing can be chosen on it."""
    nothing = Choosing()
    return snapshot.image(
        PLAN,
        situation(state, voice, nothing, where.Shape(text=letters.growth())).lying(nothing),
        size,
    )
