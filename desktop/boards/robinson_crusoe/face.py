"""The face of a card: its name, what it is about, what it did, and what it threatens with."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.look.signs import Sign
from desktop.scene import letters

WIDTH, HIGH = 120.0, 168.0
LEAST = 11
"""The least size of a letter in pixels."""
_MIDDLE = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_FACES = {"event": "event", "wreckage": "event", "mystery": "mystery"}


class Face(NamedTuple):
    """What is drawn on a card; whatever it does not have is empty."""

    kind: str
    """`event`, `wreckage`, `mystery`, or the colour of an Adventure."""
    icon: str
    """`book`, `build`, `explore` or `gather` on an Event card."""
    name: str
    picture: str
    middle: tuple[Sign, ...] = ()
    note: str = ""
    """Words in the middle, where there are no signs."""
    strip: tuple[Sign, ...] = ()
    strip_note: str = ""
    beside: str = ""
    """A second picture, smaller, where the card is about more than one thing."""


def paint(painter: QPainter, area: QRectF, face: Face) -> None:
    """Paint a card into an area of its shape."""
    unit = area.width() / WIDTH

    def at(x: float, y: float, wide: float, high: float) -> QRectF:
        return QRectF(area.x() + x * unit, area.y() + y * unit, wide * unit, high * unit)

    draw(painter, f"card_face_{_FACES.get(face.kind, 'adventure')}", area)
    _words(painter, at(7, 4, 106, 29), face.name, 12.5 * unit, 700, "on_strip")
    if face.picture:
        side, middle_of = (42.0, 53) if face.beside else (46.0, 60)
        draw(painter, face.picture, at(middle_of - side / 2, 68 - side / 2, side, side))
    if face.beside:
        draw(painter, face.beside, at(78, 69, 24, 24))
    if face.icon:
        draw(painter, signs.ICONS[face.icon], at(12, 44, 20, 20))
    middle, strip = at(7, 104, 106, 28), at(7, 136, 106, 27)
    if face.middle:
        small = _face(12 * unit, 700)
        signs.paint(painter, middle, face.middle, small, colour("ink"), 18 * unit)
    elif face.note:
        _words(painter, middle, face.note, 11 * unit, 500, "ink")
    if face.strip:
        large = _face(13.5 * unit, 800)
        signs.paint(painter, strip, face.strip, large, colour("ink"), 20 * unit)
    elif face.strip_note:
        _words(painter, strip, face.strip_note, 11 * unit, 600, "ink")


def _face(size: float, weight: int) -> QFont:
    return letters.font(max(LEAST, round(size)), weight)


def _words(painter: QPainter, area: QRectF, text: str, size: float, weight: int, ink: str) -> None:
    """Words in the middle of an area, smaller where they would not fit, then shortened."""
    pixels = max(LEAST, round(size))
    while pixels > LEAST and not _fits(text, area, letters.font(pixels, weight)):
        pixels -= 1
    used = letters.font(pixels, weight)
    if not _fits(text, area, used):
        metrics = QFontMetricsF(used)
        lines = max(1, int(area.height() // metrics.height()))
        room = area.width() * lines - metrics.averageCharWidth() * 6 * (lines - 1)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.setFont(used)
    painter.setPen(colour(ink))
    painter.drawText(area, _MIDDLE | int(Qt.TextFlag.TextDontClip), text)


def _fits(text: str, area: QRectF, face: QFont) -> bool:
    metrics = QFontMetricsF(face)
    room = metrics.boundingRect(QRectF(0, 0, area.width(), 10_000), _MIDDLE, text)
    longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
    return room.height() <= area.height() * 1.16 and longest <= area.width()
