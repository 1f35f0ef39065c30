"""Colours and letters that all parts of the board share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.look import drawings, tokens
from desktop.scene import letters, strokes

LEAST = 20
"""The least size of letters: 12 px where the board is 980 px wide, at 1280 × 800."""
SHORTEST = 48.0
"""A name that has less room is not begun."""
SPACE, INDIGO, LINE = "#0C1530", "#23345C", "#4A5F98"
"""Night sky, frames and their lines: cards and planets are dark in both themes."""
PALE, HUSHED = "#EEF2F7", "#A9B6D3"
"""Writing on them."""
AMBER, CYAN = "#F2B544", "#4FC3D9"
INDUSTRIES = ("#E58A4B", "#4FB890", "#9A7BE0")


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


def brief(name: str, wide: float, weight: int = 500) -> str:
    """A company's name, without its last word where only so it has room in the least letters."""
    without = name.rpartition(" ")[0] or name
    fits = (it for it in (name, without) if letters.width(it, least(), weight) <= wide)
    return next(fits, name)


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


def night(
    painter: QPainter,
    area: QRectF,
    corner: float = 11,
    *,
    waits: bool = False,
    line: str = LINE,
) -> None:
    """A dark frame for planets and their cards; what waits has a dashed edge."""
    fill = QLinearGradient(area.topLeft(), area.bottomLeft())
    fill.setColorAt(0, QColor("#233764"))
    fill.setColorAt(1, QColor("#14213F"))
    pen = QPen(QColor(line), 2)
    if waits:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(fill)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)


def pill(
    painter: QPainter, area: QRectF, fill: QColor | str, line: QColor | str | None = None
) -> None:
    """A sheet with round ends."""
    half = area.height() / 2
    painter.setPen(QPen(QColor(line), 1.6) if line is not None else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area, half, half)


def count(painter: QPainter, middle: QPointF, text: str, high: float = 28) -> None:
    """A number on a dark pill, on backs and piles."""
    wide = max(34.0, letters.width(text, LEAST, 700) + 18)
    area = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    pill(painter, area, SPACE, CYAN)
    write(painter, area, text, LEAST, PALE, 700, letters.MIDDLE)


def mark(painter: QPainter, colour: str, area: QRectF) -> None:
    """The mark of a seat."""
    drawn = drawings.seat_mark(colour, 64)
    painter.drawPixmap(area, drawn, QRectF(drawn.rect()))


def icon(painter: QPainter, name: str, area: QRectF, role: str = "muted") -> None:
    """One of the app's icons."""
    drawn = drawings.icon_pixmap(name, 48, role)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(area, drawn, QRectF(drawn.rect()))
