"""Industry cards: as pictures where they are large, and as pipes with their shapes where small."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play.drawn import ink
from desktop.scene import strokes
from engine.games.outer_earth.components import (
    BACK,
    CARD_VALUES,
    INDUSTRIES,
    INDUSTRY,
    INLET,
    OUTLET,
)

SHAPE = (160.0, 220.0)
"""The shape of a card."""
PICTURE_WIDE = 58.0
"""Device pixels from which on a card shows its picture."""
SEEN = "seen:"
"""Before the face of a card in another hand that everybody saw taken."""
GROUNDS = (("#F3B87A", "#8A4A26"), ("#8FD3BC", "#14523F"), ("#7C62C4", "#2B1D5C"))


class Card(NamedTuple):
    """A card and how it lies there."""

    face: str
    dim: bool = False
    """Whether it does not count now, or cannot be chosen."""


def high(wide: float) -> float:
    """The height of a card that is so wide."""
    return wide * SHAPE[1] / SHAPE[0]


def card(painter: QPainter, area: QRectF, look: Card) -> None:
    """A card of the board."""
    painter.setOpacity(0.45 if look.dim else 1.0)
    draw(painter, look.face, area)
    painter.setOpacity(1.0)


def draw(painter: QPainter, face: str, area: QRectF) -> None:
    """A card from its front, or from behind, in the largest area of its shape."""
    wide = min(area.width(), area.height() * SHAPE[0] / SHAPE[1])
    fitted = QRectF(0, 0, wide, high(wide))
    fitted.moveCenter(area.center())
    if face.startswith(SEEN):
        _seen(painter, face.removeprefix(SEEN), fitted)
    elif face == BACK:
        art.draw(painter, "cards/industry_back", fitted, stretch=True)
    elif painter.worldTransform().mapRect(fitted).width() >= PICTURE_WIDE:
        _picture(painter, face, fitted)
    else:
        _pipe(painter, face, fitted)


def _picture(painter: QPainter, face: str, area: QRectF) -> None:
    unit = area.width() / SHAPE[0]
    art.draw(painter, f"cards/{INDUSTRIES[INDUSTRY[face]]}", area, stretch=True)
    size = (64 * unit, 48 * unit)
    top = area.top() + 148 * unit
    inlet = QRectF(area.left(), top, *size)
    outlet = QRectF(area.right() - size[0], top, *size)
    art.draw(painter, f"connectors/{INLET[face]}_in", inlet, stretch=True)
    art.draw(painter, f"connectors/{OUTLET[face]}_out", outlet, stretch=True)


def _pipe(painter: QPainter, face: str, area: QRectF) -> None:
    """Small: the industry's sign above the pipe, whose ends are cut by the card's edges."""
    industry = INDUSTRY[face]
    wide, tall = area.width(), area.height()
    ground = QLinearGradient(area.topLeft(), area.bottomLeft())
    for at, colour in enumerate(GROUNDS[industry]):
        ground.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor(ink.PALE), max(1.0, wide / 28)))
    painter.setBrush(ground)
    corner = wide / 12
    half = max(0.5, wide / 56)
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), corner, corner)
    side = wide * 0.62
    sign = QRectF(area.center().x() - side / 2, area.top() + tall * 0.07, side, side)
    art.draw(painter, f"industries/{INDUSTRIES[industry]}", sign)
    middle = area.top() + tall * 0.73
    pipe = QRectF(area.left(), middle - tall * 0.07, wide, tall * 0.14)
    painter.fillRect(pipe, QColor("#51628F"))
    painter.fillRect(pipe.adjusted(0, tall * 0.02, 0, -tall * 0.09), QColor("#8DA0CE"))
    joint = wide * 0.72
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    for name, x in ((INLET[face], area.left()), (OUTLET[face], area.right())):
        shape = QRectF(x - joint / 2, middle - joint / 2, joint, joint)
        art.draw(painter, f"connectors/{name}_mark", shape)
    painter.restore()
    # The value as pips on the pipe, as they stand on a large card.
    value = CARD_VALUES[industry]
    dot = max(1.2, wide / 22)
    for pip in range(value):
        x = area.center().x() + (pip - (value - 1) / 2) * dot * 2.6
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.AMBER))
        painter.drawEllipse(QPointF(x, area.top() + tall * 0.93), dot, dot)


def _seen(painter: QPainter, face: str, area: QRectF) -> None:
    """A back with the sign of what everybody saw."""
    art.draw(painter, "cards/industry_back", area, stretch=True)
    side = area.width() * 0.8
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(area.center())
    painter.setPen(QPen(QColor(ink.PALE), max(1.0, side / 14)))
    painter.setBrush(QColor(ink.SPACE))
    painter.drawEllipse(disc)
    inner = disc.adjusted(side * 0.17, side * 0.17, -side * 0.17, -side * 0.17)
    art.draw(painter, f"industries/{INDUSTRIES[INDUSTRY[face]]}", inner)


def fan(painter: QPainter, area: QRectF, look: tuple[str, ...]) -> None:
    """Cards side by side."""
    wide = area.width() / max(1, len(look))
    for at, face in enumerate(look):
        draw(painter, face, QRectF(area.left() + at * wide, area.top(), wide, area.height()))


def joint(painter: QPainter, area: QRectF, colour: str) -> None:
    """The mark of a connector."""
    art.draw(painter, f"connectors/{colour}_mark", area)


def pile(painter: QPainter, area: QRectF, look: Pile) -> None:
    """Cards that lie on each other, with their number."""
    for step in range(min(2, max(0, look.number - 1)), -1, -1):
        shifted = area.translated(step * 2.5, -step * 2.5)
        painter.setOpacity(1.0 if look.number else 0.25)
        draw(painter, look.top, shifted)
    painter.setOpacity(1.0)
    if not look.number:
        strokes.ring(painter, area.adjusted(2, 2, -2, -2), 8, QColor(ink.LINE), 1.5)
    ink.count(painter, QPointF(area.center().x(), area.bottom() - 16), str(look.number))


class Pile(NamedTuple):
    """A deck or a discard pile."""

    top: str
    """What is seen of it."""
    number: int
