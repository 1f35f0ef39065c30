"""Factories and crewed upgrades: manned by people or robots, without an operator, idle by an event."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink, where
from desktop.look import tokens
from desktop.scene import letters
from desktop.scene.ink import least

PERSON, ROBOT = "population", "robot"


class Factory(NamedTuple):
    """A factory (or one of the upgrades that need a crew), and who works there."""

    kind: str
    operator: str = ""
    """`population`, `robot`, or nobody."""
    is_halted: bool = False
    """Whether it gives no card this turn by an event."""


class Works(NamedTuple):
    """All factories of a kind: how many are manned, unmanned, and idle though manned."""

    kind: str
    manned: int
    unmanned: int = 0
    halted: int = 0


def factory(painter: QPainter, area: QRectF, look: Factory) -> None:
    """A factory in a square."""
    area = where.inside(area, 1, 1)
    state = "manned" if look.operator else "unmanned"
    art.draw(painter, f"factories/{look.kind}_{state}", area, 0.5 if look.is_halted else 1.0)
    if look.operator == ROBOT:
        # It stands where a person would.
        unit = area.width() / 64
        badge = QRectF(0, 0, 28 * unit, 28 * unit)
        badge.moveCenter(area.topLeft() + QPointF(50, 50) * unit)
        art.draw(painter, "tokens/robot", badge)
    if look.is_halted:
        ink.pause(painter, area.topLeft() + QPointF(0.24, 0.26) * area.width(), area.width() * 0.2)


WORKS = 52.0
"""The largest side of the sign of a kind."""


def works(painter: QPainter, area: QRectF, look: Works) -> None:
    """A kind of factory with its numbers: at work, in a dashed ring without operator, and halted."""
    whole = look.manned + look.unmanned
    side = min(area.height(), WORKS)
    at = QRectF(area.left(), area.center().y() - side / 2, side, side)
    state = "manned" if look.manned else "unmanned"
    art.draw(painter, f"factories/{look.kind}_{state}", at, 1.0 if whole else 0.28)
    if look.halted:
        ink.pause(painter, QPointF(at.left() + 10, at.top() + 11), 10)
    x = at.right() + 3
    room = QRectF(x, area.top(), area.right() - x, area.height())
    muted = tokens.token("muted")
    if not whole:
        ink.small(painter, room, "–", muted, 500)
        return
    if look.manned:
        x += ink.small(painter, room, str(look.manned)) + 4
    if look.unmanned:
        text = str(look.unmanned)
        high = letters.line_height(least())
        ring = QRectF(x, area.center().y() - high / 2, max(high, ink.small_wide(text) + 9), high)
        painter.setPen(QPen(muted, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, high / 2, high / 2)
        ink.small(painter, ring, text, muted, 600, letters.MIDDLE)


def works_wide(look: Works, side: float) -> float:
    """How much room a kind takes beside a sign of that size."""
    wide = side + 3 + (ink.small_wide(str(look.manned)) if look.manned else 0.0)
    if look.unmanned:
        wide += 4 + max(letters.line_height(least()), ink.small_wide(str(look.unmanned)) + 9)
    return max(wide, side + 3 + ink.small_wide("–", 500))


class Counter(NamedTuple):
    """People or robots: how many of how many, and how many are spare."""

    who: str
    """`population` or `robot`."""
    number: int
    most: int
    """The population maximum, or the robots that may be in use; -1 where there is none."""
    spare: int = 0


COUNTER = 34.0
"""How wide the counter itself is, at most."""


def counter_wide(look: Counter, side: float = COUNTER) -> float:
    """How much room it takes."""
    spare = ink.small_wide(f"+{look.spare}") + 23 if look.spare else 0.0
    return side + 5 + ink.small_wide(_numbers(look)) + spare


def _numbers(look: Counter) -> str:
    return f"{look.number}/{look.most}" if look.most >= 0 else str(look.number)


def counter(painter: QPainter, area: QRectF, look: Counter) -> None:
    """The counter, its numbers, and the spare ones in a pill."""
    numbers = _numbers(look)
    side = min(COUNTER, area.height())
    at = QRectF(area.left(), area.center().y() - side / 2, side, side)
    art.draw(painter, f"tokens/{look.who}", at, 1.0 if look.number else 0.35)
    room = QRectF(at.right() + 4, area.top(), area.right() - at.right() - 4, area.height())
    is_over = 0 <= look.most < look.number
    role = "warning" if is_over else ("text" if look.number else "muted")
    wide = ink.small(painter, room, numbers, tokens.token(role))
    if look.spare:
        text = f"+{look.spare}"
        high = letters.line_height(least()) + 2
        pill = QRectF(room.left() + wide + 7, area.center().y() - high / 2, 0, high)
        pill.setWidth(ink.small_wide(text) + 14)
        painter.setPen(QPen(QColor(ink.ORANGE), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(tokens.token("sunken"))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        ink.small(painter, pill, text, ink.accent(), 700, letters.MIDDLE)
