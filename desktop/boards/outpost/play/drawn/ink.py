"""Colours and small signs that all parts of the board share."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.boards.outpost import art
from desktop.look import tokens
from desktop.look.text_fit import largest, wrapped
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


def heading(painter: QPainter, area: QRectF, text: str) -> None:
    """What stands above a part."""
    write(painter, area, text, LEAST, tokens.token("muted"), 700)


def marked(
    painter: QPainter, area: QRectF, text: str, marks: Sequence[tuple[int, int]], size: int
) -> None:
    """Write a text of several lines in which some places stand out: bold, underlined, and in colour."""

    def lines(it: int) -> list[str]:
        return wrapped(QFontMetricsF(letters.font(it)), text, area.width())

    def fits(it: int) -> bool:
        # A long word is written smaller before it leaves the area.
        wide = max(letters.width(line, it) for line in lines(it))
        high = len(lines(it)) * letters.line_height(it)
        return high <= area.height() and wide <= area.width()

    size = largest(size, LEAST, fits)
    bold = QFont(letters.font(size, 800))
    bold.setUnderline(True)
    plain, high = letters.font(size), letters.line_height(size)
    looks = ((plain, tokens.token("text")), (bold, accent()))
    standing_out = {at for start, length in marks for at in range(start, start + length)}
    at, top = 0, area.top()
    for line in lines(size):
        left = area.left()
        # The space between two lines is not written.
        for is_marked, run in groupby(range(at, at + len(line)), standing_out.__contains__):
            (font, colour), said = looks[is_marked], "".join(text[it] for it in run)
            painter.setFont(font)
            painter.setPen(colour)
            room = QRectF(left, top, area.right() - left, high)
            painter.drawText(room, letters.LEFT | Qt.TextFlag.TextDontClip, said)
            left += QFontMetricsF(font).horizontalAdvance(said)
        at, top = at + len(line) + 1, top + high


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
