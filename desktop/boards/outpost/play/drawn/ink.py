"""Colours and small signs that all parts of the board share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.look import tokens
from desktop.scene import letters, strokes
from desktop.scene.ink import LEAST, least, write

GRAPHITE, PAPER = "#22262E", "#F4F1EA"
"""Plates for numbers and what is written on them, the same in both themes."""
STEEL, ORANGE, MINT = "#5E6B7A", "#F07F2E", "#4DB89A"
TINTS = {
    "ore": "#5E6B7A",
    "water": "#2F7C9E",
    "titanium": "#AEB8C1",
    "research": "#E3A93B",
    "microbiotics": "#4DB89A",
    "new_chemicals": "#F07F2E",
    "orbital_medicine": "#2F8A72",
    "ring_ore": "#8A4A1E",
    "moon_ore": "#3F4A57",
}


def accent() -> QColor:
    """What prices and bids are written in."""
    return QColor("#F8A15C" if strokes.is_dark() else "#A8470B")


def small(
    painter: QPainter,
    area: QRectF,
    text: str,
    colour: QColor | str = "",
    weight: int = 700,
    align: Qt.AlignmentFlag = letters.LEFT,
) -> float:
    """Write a line in the least size, of which there is much side by side; how wide it is."""
    high = letters.line_height(least(), weight)
    line = QRectF(area.left(), area.center().y() - high / 2, area.width(), high)
    return write(painter, line, text, least(), colour, weight, align)


def small_wide(text: str, weight: int = 700) -> float:
    """How wide such a line is."""
    return letters.width(text, least(), weight)


def plate(painter: QPainter, area: QRectF, text: str) -> None:
    """A number on a dark plate."""
    painter.setPen(QPen(QColor(PAPER), 1.2))
    painter.setBrush(QColor(GRAPHITE))
    painter.drawRoundedRect(area, 7, 7)
    small(painter, area, text, PAPER, 700, letters.MIDDLE)


def plate_wide(text: str) -> float:
    """How wide the plate of a number is."""
    return small_wide(text) + 12


def stars(painter: QPainter, area: QRectF, number: int) -> None:
    """Victory points at the right end of an area: a star and the number."""
    side = min(area.height() - 2, 27.0)
    room = area.adjusted(side + 4, 0, 0, 0)
    wide = small(painter, room, str(number), "", 700, letters.RIGHT)
    left = area.right() - wide - side - 4
    at = QRectF(left, area.center().y() - side / 2 - 1, side, side)
    art.draw(painter, "tokens/victory_point", at)


def heading(painter: QPainter, area: QRectF, text: str, note: str = "") -> None:
    """What stands above a part, and a note at its right end."""
    muted = tokens.token("muted")
    noted = write(painter, area, note, LEAST, muted, 500, letters.RIGHT) + 12 if note else 0.0
    room = area.adjusted(0, 0, -noted, 0)
    write(painter, room, text, LEAST, muted, 700)


def pause(painter: QPainter, middle: QPointF, radius: float) -> None:
    """The sign of a factory that stands idle by an event."""
    painter.setPen(QPen(QColor(PAPER), radius * 0.2))
    painter.setBrush(QColor("#B3261E"))
    painter.drawEllipse(middle, radius, radius)
    bar = QRectF(0, 0, radius * 0.3, radius * 0.95)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER))
    for side in (-1, 1):
        bar.moveCenter(middle + QPointF(side * radius * 0.3, 0))
        painter.drawRect(bar)
