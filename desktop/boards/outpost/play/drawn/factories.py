"""Factories and crewed upgrades: manned by people or robots, without an operator, idle by an event."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink, where
from desktop.look import tokens
from desktop.scene import letters
from desktop.scene.ink import LEAST, write

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
    side = min(area.height() - 2, WORKS)
    at = QRectF(area.left(), area.center().y() - side / 2, side, side)
    state = "manned" if look.manned else "unmanned"
    art.draw(painter, f"factories/{look.kind}_{state}", at, 1.0 if whole else 0.28)
    if look.halted:
        ink.pause(painter, QPointF(at.left() + 10, at.top() + 11), 10)
    x = at.right() + 3
    room = QRectF(x, area.top(), area.right() - x, area.height())
    muted = tokens.token("muted")
    if not whole:
        write(painter, room, "–", LEAST, muted, 500)
        return
    if look.manned:
        x += write(painter, room, str(look.manned), LEAST, "", 700) + 4
    if look.unmanned:
        text = str(look.unmanned)
        wide = max(24.0, letters.width(text, LEAST, 500) + 9)
        ring = QRectF(x, area.center().y() - 13, wide, 26)
        painter.setPen(QPen(muted, 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, 12, 12)
        write(painter, ring, text, LEAST, muted, 600, letters.MIDDLE)


class Counter(NamedTuple):
    """People or robots: how many of how many, and how many are spare."""

    who: str
    """`population` or `robot`."""
    number: int
    most: int
    """The population maximum, or the robots that may be in use; -1 where there is none."""
    spare: int = 0


COUNTER = 34.0
"""How wide the counter itself is."""


def counter_wide(look: Counter) -> float:
    """How much room it takes."""
    grown = min(1.35, letters.growth())
    numbers = letters.width(_numbers(look), LEAST, 700) * grown
    return COUNTER + 7 + numbers + (letters.width(f"+{look.spare}", LEAST, 700) + 24) * bool(look.spare)


def _numbers(look: Counter) -> str:
    return f"{look.number}/{look.most}" if look.most >= 0 else str(look.number)


def counter(painter: QPainter, area: QRectF, look: Counter) -> None:
    """The counter, its numbers, and the spare ones in a pill."""
    side = min(COUNTER, area.height() - 2)
    at = QRectF(area.left(), area.center().y() - side / 2, side, side)
    art.draw(painter, f"tokens/{look.who}", at, 1.0 if look.number else 0.35)
    room = QRectF(at.right() + 5, area.top(), area.right() - at.right() - 5, area.height())
    is_over = 0 <= look.most < look.number
    role = "warning" if is_over else ("text" if look.number else "muted")
    wide = write(painter, room, _numbers(look), LEAST, tokens.token(role), 700)
    if look.spare:
        text = f"+{look.spare}"
        pill = QRectF(room.left() + wide + 7, area.center().y() - 13, 0, 26)
        pill.setWidth(letters.width(text, LEAST, 700) + 14)
        painter.setPen(QPen(QColor(ink.ORANGE), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(tokens.token("sunken"))
        painter.drawRoundedRect(pill, 13, 13)
        write(painter, pill, text, LEAST, ink.accent(), 700, letters.MIDDLE)
