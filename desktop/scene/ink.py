"""Letters, sheets and marks that the parts of a board of 1600 units share."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.look import drawings, tokens
from desktop.scene import letters, strokes

LEAST = 20
"""The least size of letters: 12 px where the board is 980 px wide, at 1280 × 800."""


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: int = LEAST,
    colour: QColor | str = "",
    weight: int = 500,
    align: Qt.AlignmentFlag = letters.LEFT,
    *,
    title: bool = False,
) -> float:
    """Write a line, by default in the colour of text; how wide it is."""
    ink = tokens.token("text") if colour == "" else QColor(colour)
    return letters.write(painter, area, text, size, ink, weight, align, title=title, least=least())


def least() -> int:
    """The least size in use: with larger letters beside it the board becomes smaller itself."""
    return round(LEAST * min(1.35, letters.growth()))


def panel(painter: QPainter, area: QRectF, *, line: QColor | None = None, wide: float = 0) -> None:
    """A sheet that holds a part of the board; with a coloured line it stands out."""
    strokes.shadow(painter, area, 12)
    strokes.sheet(painter, area, 12, tokens.token("raised"), tokens.token("line"))
    if line is not None and wide:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(line, wide))
        half = wide / 2
        painter.drawRoundedRect(area.adjusted(half, half, -half, -half), 12, 12)


def pill(
    painter: QPainter, area: QRectF, fill: QColor | str, line: QColor | str | None = None
) -> None:
    """A sheet with round ends."""
    half = area.height() / 2
    painter.setPen(QPen(QColor(line), 1.6) if line is not None else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area, half, half)


def mark(painter: QPainter, colour: str, area: QRectF) -> None:
    """The mark of a seat."""
    drawn = drawings.seat_mark(colour, 64)
    painter.drawPixmap(area, drawn, QRectF(drawn.rect()))


def icon(painter: QPainter, name: str, area: QRectF, role: str = "muted") -> None:
    """One of the app's icons."""
    drawn = drawings.icon_pixmap(name, 48, role)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(area, drawn, QRectF(drawn.rect()))
