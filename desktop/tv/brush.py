"""Painting for three metres: no text below the floor, icons and marks sharp at every scale."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from desktop.look import drawings, tokens
from desktop.look.text_fit import largest
from desktop.scene import letters

FLOOR = 36
"""The least size of a text on a screen 1080 units high."""
LEFT, RIGHT, MIDDLE = letters.LEFT, letters.RIGHT, letters.MIDDLE
LINE = 1.22
"""The height of a line in text sizes."""
type_of_ink = str | QColor
"""A token of the theme, or a game's own colour."""


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: int,
    ink: type_of_ink = "text",
    weight: int = 600,
    align: Qt.AlignmentFlag = LEFT,
    *,
    title: bool = False,
) -> float:
    """Write a line into the area, smaller or shortened where it would not fit; its width."""
    wide = area.width()
    size = max(
        FLOOR, largest(size, FLOOR, lambda it: letters.width(text, it, weight, title) <= wide, 2)
    )
    face = letters.font(size, weight, title)
    text = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
    painter.setFont(face)
    painter.setPen(_colour(ink))
    painter.drawText(area, align | Qt.TextFlag.TextDontClip, text)
    return min(area.width(), letters.width(text, size, weight, title))


def lines(text: str, across: float, most: int, size: int = FLOOR, weight: int = 500) -> list[str]:
    """A text in so many lines at most; what is left over is shortened."""
    metrics = QFontMetricsF(letters.font(size, weight))
    told: list[str] = []
    for word in text.split():
        longer = f"{told[-1]} {word}" if told else word
        if told and (len(told) == most or metrics.horizontalAdvance(longer) <= across):
            told[-1] = longer
        else:
            told.append(word)
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, across + 1) for line in told]


def write_lines(
    painter: QPainter, area: QRectF, told: list[str], ink: type_of_ink = "text", weight: int = 500
) -> None:
    """Write lines at the floor, as a block in the middle of the area's height."""
    each = FLOOR * LINE
    top = area.center().y() - each * len(told) / 2
    for number, line in enumerate(told):
        place = QRectF(area.x(), top + each * number, area.width(), each)
        write(painter, place, line, FLOOR, ink, weight)


def icon(painter: QPainter, name: str, area: QRectF, role: str = "text") -> None:
    """Draw an icon in the colour of a token."""
    _place(painter, area, lambda side: drawings.icon_pixmap(name, side, role))


def mark(painter: QPainter, colour: str, area: QRectF) -> None:
    """Draw a seat's disc with its shape."""
    _place(painter, area, lambda side: drawings.seat_mark(colour, side))


def emblem(painter: QPainter, game: str, area: QRectF) -> None:
    """Draw a game's emblem."""
    _place(painter, area, lambda side: drawings.emblem(game, side))


def _place(painter: QPainter, area: QRectF, drawn: Callable[[int], QPixmap]) -> None:
    device = painter.worldTransform().mapRect(area)
    # Drawings multiply by the text size, which a television does not follow.
    pixmap = drawn(max(1, round(device.width() / tokens.scale())))
    painter.save()
    painter.resetTransform()
    size = pixmap.deviceIndependentSize()
    middle = device.center() - QPointF(size.width() / 2, size.height() / 2)
    painter.drawPixmap(QPointF(round(middle.x()), round(middle.y())), pixmap)
    painter.restore()


def sheet(
    painter: QPainter,
    area: QRectF,
    fill: type_of_ink,
    line: type_of_ink = "",
    stroke: float = 1.5,
    corner: float = 20,
    *,
    dashed: bool = False,
) -> None:
    """A sheet with round corners; without a colour there is no fill, or no line."""
    pen = QPen(_colour(line), stroke) if line else QPen(Qt.PenStyle.NoPen)
    if dashed:
        pen.setDashPattern([2.6, 1.8])
    painter.setPen(pen)
    painter.setBrush(_colour(fill) if fill else QColor(Qt.GlobalColor.transparent))
    half = stroke / 2 if line else 0.0
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), corner, corner)


def _colour(ink: type_of_ink) -> QColor:
    return tokens.token(ink) if isinstance(ink, str) else ink
