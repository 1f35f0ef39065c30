"""Clock and production wheel; the wheel has as many spaces as the match says."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from desktop.scene import pictures

INNER, OUTER = 44.0, 100.0


def clock(painter: QPainter, area: QRectF, look: int) -> None:
    """The five phases; the one that is played stands out."""
    painter.save()
    unit = area.width() / 240
    painter.setTransform(QTransform(unit, 0, 0, unit, area.x(), area.y()), True)
    pictures.draw(painter, "clock", QRectF(0, 0, 240, 240))
    middle = QPointF(120, 120)
    shade = QColor(0, 0, 0)
    shade.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for phase in range(5):
        if phase != look:
            painter.drawPath(_sector(middle, 36, 104, phase * 72 + 1, phase * 72 + 71))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFFDF8"), 4))
    painter.drawPath(_sector(middle, 36, 104, look * 72 + 1, look * 72 + 71))
    painter.restore()


def wheel(painter: QPainter, area: QRectF, look: tuple[int, int]) -> None:
    """Sectors from the number of spaces; the last one is the reward area."""
    spaces, seats = look
    painter.save()
    unit = area.width() / 240
    painter.setTransform(QTransform(unit, 0, 0, unit, area.x(), area.y()), True)
    pictures.draw(painter, "wheel_gear", QRectF(0, 0, 240, 240))
    middle = QPointF(120, 120)
    painter.setPen(Qt.PenStyle.NoPen)
    each = 360 / (spaces + 1)
    for space in range(spaces):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#EBCB85" if space == 0 else "#F3E9D2"))
        path = _sector(middle, INNER, OUTER, each * space + 1.2, each * (space + 1) - 1.2)
        painter.drawPath(path)
        _cells(painter, each * (space + 0.5), spaces, seats, first=space == 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#C8322B"))
    painter.drawPath(_sector(middle, INNER, OUTER, each * spaces + 1.2, 358.8))
    painter.setBrush(QColor("#93231F"))
    painter.drawPath(_sector(middle, 91, OUTER, each * spaces + 1.2, 358.8))
    _reward(painter, 360 - each / 2, spaces)
    pictures.draw(painter, "wheel_hub", QRectF(0, 0, 240, 240))
    painter.restore()


def _cells(painter: QPainter, angle: float, spaces: int, seats: int, *, first: bool) -> None:
    painter.setPen(QPen(QColor("#D9A441" if first else "#CDB98F"), 1.6))
    painter.setBrush(QColor("#F3DEA8" if first else "#E4D5B4"))
    turn = math.radians(angle)
    spread = 14 if spaces <= 5 else 9
    for seat in range(seats):
        middle = QPointF(
            120 + 72 * math.sin(turn) + (spread if seat % 2 else -spread),
            120 - 72 * math.cos(turn) + (spread if seat // 2 else -spread),
        )
        radius = 12.5 if spaces <= 5 else 8.5
        painter.drawEllipse(middle, radius, radius)


def _reward(painter: QPainter, angle: float, spaces: int) -> None:
    size = 28.0 if spaces <= 5 else 20.0
    for picture, turned, radius in (
        ("vp_star", -11.0, 84.0),
        ("vp_star", 11.0, 84.0),
        ("crystal", 0.0, 60.0),
    ):
        turn = math.radians(angle + turned * min(1.0, 5 / (spaces + 1)))
        x, y = 120 + radius * math.sin(turn), 120 - radius * math.cos(turn)
        area = QRectF(x - size / 2, y - size / 2, size, size)
        pictures.draw(painter, f"tokens/{picture}", area)


def _sector(middle: QPointF, inner: float, outer: float, begin: float, end: float) -> QPainterPath:
    """A piece of a ring; angles in degrees clockwise from the top."""
    big = QRectF(middle.x() - outer, middle.y() - outer, 2 * outer, 2 * outer)
    small = QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner)
    path = QPainterPath()
    path.arcMoveTo(big, 90 - begin)
    path.arcTo(big, 90 - begin, begin - end)
    path.arcTo(small, 90 - end, end - begin)
    path.closeSubpath()
    return path
