"""A place: its picture, the slot for a worker, its plate, and the veil when it is closed."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.red_outpost.drawn import plate, where
from desktop.look import tokens
from desktop.scene import pictures, strokes
from engine.games.red_outpost.components import PLACES

CORNER = 12.0


class Look(NamedTuple):
    """What a place shows."""

    place: int
    name: str
    phase: str
    """The only phase of a shared place, in words."""
    veiled: bool
    free: bool
    """Whether the slot is shown as free."""
    shuffle: tuple[str, str] | None = None
    """Of a place with a deck: fish cards out until the next shuffle, and the clause of it."""


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the whole tile."""
    strokes.shadow(painter, area, CORNER)
    raised = tokens.token("raised")
    strokes.sheet(painter, area, CORNER, raised, tokens.token("line"))
    scene = QRectF(0, 0, area.width(), where.SCENE_HIGH)
    painter.save()
    painter.setClipPath(strokes.rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER))
    pictures.draw(painter, f"places/{PLACES[look.place]}", scene)
    if look.veiled:
        painter.fillRect(scene, strokes.veil())
    _slot(painter, look)
    band = QColor(strokes.RED if not look.veiled else "#8A8378")
    painter.fillRect(QRectF(0, where.SCENE_HIGH, area.width(), 3), band)
    painter.restore()
    below = QRectF(0, where.SCENE_HIGH + 3, area.width(), area.height() - where.SCENE_HIGH - 3)
    taken = plate.shuffle(painter, below, *look.shuffle) if look.shuffle is not None else 0.0
    plate.draw(painter, below, look.place, look.name, look.phase, taken)


def _slot(painter: QPainter, look: Look) -> None:
    wide = 112.0 if PLACES[look.place] in where.SHARED else 60.0
    x, y = where.FEET[0] + where.aside(look.place), where.FEET[1]
    slot = QRectF(min(x, where.TILE_WIDE - wide / 2 - 8) - wide / 2, y - 12, wide, 18)
    ground = QColor(0, 0, 0)
    ground.setAlphaF(0.22)
    painter.setBrush(ground)
    line = QColor(strokes.CREAM)
    line.setAlphaF(0.55 if look.veiled else 0.95)
    pen = QPen(line, 2)
    pen.setStyle(Qt.PenStyle.DashLine if look.free else Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    if PLACES[look.place] in where.SHARED:
        painter.drawRoundedRect(slot, 9, 9)
    else:
        painter.drawEllipse(slot)
