"""The phase of the game with what brings the next one, and the chart of victory points."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink, where
from desktop.look import tokens
from desktop.scene import letters
from desktop.scene.ink import LEAST, mark, panel, write


class Phase(NamedTuple):
    """The phase, since when, and what brings the next."""

    number: int
    text: str
    next: str
    line: float = where.LINE


class Chart(NamedTuple):
    """Victory points of all on one line, with the points that matter on it."""

    points: tuple[tuple[str, int], ...]
    """The colour and the points of each seat."""
    marks: tuple[int, ...]
    """Where phases begin, and where the match ends, which comes last."""


LOW = 46.0
"""From this height on a chart has its numbers below the line."""


def phase(painter: QPainter, area: QRectF, look: Phase) -> None:
    """A badge and two lines."""
    panel(painter, area)
    line = look.line
    side = min(2 * line, area.height() - 12)
    badge = QRectF(area.left() + 10, area.top() + 5, side, side)
    art.draw(painter, f"tokens/phase_{look.number}", badge)
    x = badge.right() + 10
    upper = QRectF(x, area.top() + 5, area.right() - x - 70, line)
    write(painter, upper, look.text, 22, "", 700)
    lower = QRectF(x, upper.bottom(), area.right() - x - 10, line)
    write(painter, lower, look.next, LEAST, tokens.token("muted"), 500)


def chart(painter: QPainter, area: QRectF, look: Chart) -> None:
    """A line from nothing to the end; marks of seats with equal points stand on each other."""
    goal = max((look.marks[-1], *(vp for _, vp in look.points)))
    is_low = area.height() < LOW
    side = min(22.0, area.height() - 12 if is_low else area.height() * 0.42)
    left, right = area.left() + side, area.right() - side - 6
    # Whose points are where says more than numbers that stand above, too.
    y = area.bottom() - (7 if is_low else 27)

    def at(vp: int) -> float:
        return left + (right - left) * vp / goal

    painter.setPen(
        QPen(tokens.token("line_strong"), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    most = max(vp for _, vp in look.points)
    painter.setPen(QPen(QColor(ink.ORANGE), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(left, y), QPointF(at(most), y))
    for vp in look.marks:
        reached = most >= vp
        painter.setPen(QPen(QColor(ink.ORANGE) if reached else tokens.token("line_strong"), 3))
        painter.drawLine(QPointF(at(vp), y - 8), QPointF(at(vp), y + 6))
        if not is_low:
            room = QRectF(at(vp) - 22, y + 4, 44, 24)
            write(painter, room, str(vp), LEAST, tokens.token("muted"), 600, letters.MIDDLE)
    taken: list[float] = []
    for colour, vp in sorted(look.points, key=lambda it: it[1]):
        # Who would hide another one stands above or beside.
        near = sum(abs(x - at(vp)) < side * 0.8 for x in taken)
        taken.append(at(vp))
        rows = max(1, int((y - area.top() - 2) // (side * 0.7)))
        column, row = divmod(near, rows)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QPointF(at(vp) + column * side * 0.7, y - side * 0.55 - row * side * 0.7))
        mark(painter, colour, place)
