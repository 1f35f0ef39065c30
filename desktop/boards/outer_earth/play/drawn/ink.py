"""Colours and letters that all parts of the board share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.scene import letters
from desktop.scene.ink import LEAST, icon, least, mark, panel, pill, write

__all__ = ["LEAST", "count", "icon", "least", "mark", "night", "panel", "pill", "write"]

SHORTEST = 48.0
"""A name that has less room is not begun."""
SPACE, INDIGO, LINE = "#0C1530", "#23345C", "#4A5F98"
"""Night sky, frames and their lines: cards and planets are dark in both themes."""
PALE, HUSHED = "#EEF2F7", "#A9B6D3"
"""Writing on them."""
AMBER, CYAN = "#F2B544", "#4FC3D9"
INDUSTRIES = ("#E58A4B", "#4FB890", "#9A7BE0")


def brief(name: str, wide: float, weight: int = 500) -> str:
    """A name of a company or a planet, without its last word where only so it has room in the least letters."""
    without = name.rpartition(" ")[0] or name
    fits = (it for it in (name, without) if letters.width(it, least(), weight) <= wide)
    return next(fits, name)


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


def count(painter: QPainter, middle: QPointF, text: str, high: float = 28) -> None:
    """A number on a dark pill, on backs and piles."""
    wide = max(34.0, letters.width(text, LEAST, 700) + 18)
    area = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    pill(painter, area, SPACE, CYAN)
    write(painter, area, text, LEAST, PALE, 700, letters.MIDDLE)
