"""The board in small: what the shelf shows of a match that goes on."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.layout import PLAN
from desktop.boards.red_outpost.play.drawn.picture import image
from desktop.look.voice import Voice
from engine.games.red_outpost.state import RedOutpost

WIDE = 448


def picture(state: RedOutpost, voice: Voice) -> QImage:
    """The map without portraits and store."""
    area = PLAN.area(PLAN.size)
    size = QSize(WIDE, round(WIDE * area.height() / area.width()))
    shown = round(WIDE * where.MAP_HIGH / area.width())
    drawn = image(state, voice, size)
    return drawn.copy(QRect(0, 0, WIDE, shown))
