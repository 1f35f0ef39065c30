"""Shapes that many things on the board share: sheets with a shadow, pills, rings, checks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.look import tokens
from desktop.scene import letters

RED, TEAL, CREAM, CHARCOAL = "#C8322B", "#1F6F78", "#F3E9D2", "#2B2B2B"
"""The palette of the pieces, the same in both themes."""


def is_dark() -> bool:
    """Whether the dark theme is in use."""
    return tokens.theme() == tokens.DARK


def veil() -> QColor:
    """What lies over a place that cannot be chosen: the ground, half transparent."""
    made = QColor("#14262B" if is_dark() else "#E6D6AE")
    made.setAlphaF(0.52 if is_dark() else 0.5)
    return made


def shadow(painter: QPainter, area: QRectF, corner: float) -> None:
    """A soft shadow below a sheet."""
    painter.setPen(Qt.PenStyle.NoPen)
    deep = 0.12 if is_dark() else 0.07
    for grow in (1.0, 2.5, 4.5):
        tone = QColor(0, 0, 0)
        tone.setAlphaF(deep)
        painter.setBrush(tone)
        sheet = area.adjusted(-grow * 0.6, 0, grow * 0.6, grow)
        painter.drawRoundedRect(sheet, corner + grow, corner + grow)


def sheet(
    painter: QPainter, area: QRectF, corner: float, fill: QColor, line: QColor | None = None
) -> None:
    """A flat sheet with round corners and, if wanted, a thin line."""
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5) if line is not None else area
    painter.setBrush(fill)
    painter.setPen(QPen(line, 1) if line is not None else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(inner, corner, corner)


def rounded(area: QRectF, corner: float) -> QPainterPath:
    """The outline of a sheet."""
    path = QPainterPath()
    path.addRoundedRect(area, corner, corner)
    return path


def ring(painter: QPainter, area: QRectF, corner: float, colour: QColor, stroke: float) -> None:
    """A ring outside the area."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, stroke))
    half = stroke / 2
    around = area.adjusted(-half, -half, half, half)
    painter.drawRoundedRect(around, corner + half, corner + half)


def check(painter: QPainter, middle: QPointF, radius: float, role: str, *, filled: bool) -> None:
    """A round check mark: filled where something is chosen, hollow where it may be."""
    colour = tokens.token(role)
    inside = tokens.token("raised")
    painter.setPen(QPen(colour, radius * 0.22))
    painter.setBrush(colour if filled else inside)
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(inside if filled else colour, radius * 0.28)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    tick = QPainterPath(middle + QPointF(-0.46, 0.04) * radius)
    tick.lineTo(middle + QPointF(-0.12, 0.38) * radius)
    tick.lineTo(middle + QPointF(0.48, -0.34) * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)


def badge(painter: QPainter, middle: QPointF, text: str, size: int = letters.FLOOR) -> None:
    """A dark pill with a number."""
    wide = max(22.0, letters.width(text, size, 700) + 10)
    area = QRectF(middle.x() - wide / 2, middle.y() - 11, wide, 22)
    painter.setPen(QPen(QColor("#FBF5E6"), 1.6))
    painter.setBrush(QColor("#26231F"))
    painter.drawRoundedRect(area, 11, 11)
    letters.write(painter, area, text, size, QColor("#FBF5E6"), 700, letters.MIDDLE)


def chip(painter: QPainter, line: QRectF, clause: str) -> float:
    """A clause as a chip, at the right end of a line; how wide it is."""
    wide = chip_width(clause)
    area = QRectF(line.right() - wide, line.center().y() - 12, wide, 24)
    sheet(painter, area, tokens.radius("chip_clause"), tokens.token("accent_soft"))
    inner = area.adjusted(5, 0, -5, 0)
    ink = tokens.token("accent")
    letters.write(painter, inner, clause, letters.FLOOR, ink, 600, letters.MIDDLE)
    return wide


def chip_width(clause: str) -> float:
    """How wide the chip of a clause is; nothing without one."""
    return letters.width(clause, letters.FLOOR, 600) + 10 if clause else 0.0


def sector(middle: QPointF, inner: float, outer: float, begin: float, end: float) -> QPainterPath:
    """A piece of a ring; angles in degrees clockwise from the top."""
    big = QRectF(middle.x() - outer, middle.y() - outer, 2 * outer, 2 * outer)
    small = QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner)
    path = QPainterPath()
    path.arcMoveTo(big, 90 - begin)
    path.arcTo(big, 90 - begin, begin - end)
    path.arcTo(small, 90 - end, end - begin)
    path.closeSubpath()
    return path
