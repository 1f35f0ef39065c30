"""The order of play: a plate for each seat."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost.play.drawn import ink, where
from desktop.look import tokens
from desktop.scene import letters, strokes
from desktop.scene.ink import LEAST, mark, write

NOW, DONE, LATER = "now", "done", "later"


class Plate(NamedTuple):
    """A seat in the order of play."""

    place: int
    name: str
    colour: str
    vp: int
    turn: str = LATER
    """Whether its turn is `now`, is `done`, or comes `later`."""
    is_asked: bool = False
    line: float = where.LINE


def plate(painter: QPainter, area: QRectF, look: Plate) -> None:
    """Place, mark and name; below them the points, and a check where the turn is done."""
    colours = tokens.seat(look.colour)
    fill = tokens.token("legal_soft" if look.is_asked else "raised")
    strokes.shadow(painter, area, 11)
    strokes.sheet(painter, area, 11, fill, tokens.token("line"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.turn == NOW:
        painter.setPen(QPen(colours.fill, 4))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 10, 10)
    inner = area.adjusted(9, 1, -9, -1)
    muted = tokens.token("muted")
    number = QRectF(inner.left(), inner.top(), 24, inner.height())
    write(painter, number, str(look.place), 28, muted, 800, letters.MIDDLE)
    rest = inner.adjusted(31, 0, 0, 0)
    upper = QRectF(rest.left(), rest.top(), rest.width(), rest.height() / 2)
    write(painter, upper, look.name, LEAST, "", 700)
    lower = upper.translated(0, upper.height())
    mark(painter, look.colour, QRectF(lower.left(), lower.center().y() - 11, 22, 22))
    if look.turn == DONE:
        sign = QRectF(lower.left() + 30, lower.center().y() - 9, 18, 18)
        _tick(painter, sign)
    ink.stars(painter, lower, look.vp)


def _tick(painter: QPainter, area: QRectF) -> None:
    pen = QPen(QColor(tokens.token("success")), 3.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bottom = area.bottomLeft() + (area.bottomRight() - area.bottomLeft()) * 0.36
    painter.drawPolyline([area.bottomLeft() + (area.topLeft() - area.bottomLeft()) * 0.45, bottom])
    painter.drawLine(bottom, area.topRight())
