"""Writing on the board: the app's own faces in the board's units, never clipped."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.look import tokens
from desktop.look.text_fit import largest, unbroken

FLOOR = 18
"""The least size in board units: 12 px where the board is 862 px wide, at 1280 × 800."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_WRAP = int(Qt.TextFlag.TextWordWrap)


def growth() -> float:
    """How much larger letters are than at 100 %, where there is room."""
    return max(1.0, tokens.scale())


@lru_cache(maxsize=64)
def font(size: int, weight: int = 500, title: bool = False) -> QFont:
    """A face of that size in board units; `title` takes the heading face."""
    tokens.load_fonts()
    entry = tokens.table()["fonts"]["display" if title else "text"]
    made = QFont([entry["family"], *entry["fallback"]])
    made.setPixelSize(size)
    made.setWeight(QFont.Weight(weight))
    # Boards are scaled: glyphs must not snap to the pixels of one size.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in ("tnum", "lnum"):
        made.setFeature(QFont.Tag(feature), 1)
    return made


def width(text: str, size: int, weight: int = 500, title: bool = False) -> float:
    """How wide a text is."""
    return QFontMetricsF(font(size, weight, title)).horizontalAdvance(text)


def line_height(size: int, weight: int = 500, title: bool = False) -> float:
    """How high a line is."""
    return QFontMetricsF(font(size, weight, title)).height()


def height(text: str, across: float, size: int, weight: int = 500, title: bool = False) -> float:
    """How high a text is when it is wrapped to that width."""
    metrics = QFontMetricsF(font(size, weight, title))
    return metrics.boundingRect(QRectF(0, 0, across, 10000), _WRAP, unbroken(text)).height()


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: int,
    colour: QColor,
    weight: int = 500,
    align: Qt.AlignmentFlag = LEFT,
    *,
    title: bool = False,
    least: int = FLOOR,
) -> float:
    """Write a line into the area: larger by the text size, smaller and then shortened by the room.

    It becomes no smaller than `least`. How wide it is.
    """
    plain = size

    def fits(it: int) -> bool:
        is_high = it > plain and line_height(it, weight, title) > area.height() + 2
        return not is_high and width(text, it, weight, title) <= area.width()

    size = largest(round(size * growth()), least, fits)
    face = font(size, weight, title)
    metrics = QFontMetricsF(face)
    if metrics.horizontalAdvance(text) > area.width() + 1:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(face)
    painter.setPen(colour)
    painter.drawText(area, align | Qt.TextFlag.TextDontClip, text)
    return metrics.horizontalAdvance(text)


def write_wrapped(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: int,
    colour: QColor,
    weight: int = 500,
    align: Qt.AlignmentFlag = WRAPPED,
    *,
    title: bool = False,
) -> None:
    """Write a text of several lines into the area."""
    painter.setFont(font(size, weight, title))
    painter.setPen(colour)
    painter.drawText(area, int(align) | _WRAP, unbroken(text))
