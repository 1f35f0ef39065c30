"""The people: VP, crystals, the production wheel, and special cards as pictures."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.tv.looks import Person
from desktop.look import theme, tokens
from desktop.scene import letters, strokes
from desktop.tv import brush
from desktop.tv.brush import FLOOR, MIDDLE, RIGHT, write
from desktop.tv.ending import UNKNOWN
from desktop.tv.panel import Panel

GAP = 12.0


class People(Panel):
    """A row for each person, in seat order."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the rows."""
        look: tuple[Person, ...] = self.look
        high = (area.height() - GAP * (len(look) - 1)) / len(look)
        for number, person in enumerate(look):
            _row(painter, QRectF(0, number * (high + GAP), area.width(), high), person)


def _row(painter: QPainter, area: QRectF, person: Person) -> None:
    if person.is_now:
        brush.sheet(painter, area, "raised", "legal", 4)
    else:
        brush.sheet(painter, area, "raised", "line")
    high, middle = area.height(), area.center().y()
    side = min(high - 28, 84.0)
    brush.mark(painter, person.colour, QRectF(26, middle - side / 2, side, side))
    right = area.right() - 20
    wheel = min(high - 12, 112.0)
    _wheel(painter, QRectF(right - wheel, middle - wheel / 2, wheel, wheel), person)
    right -= wheel + 28
    if person.worker or person.place:
        right = _cards(painter, right, area, person)
    gem, half = 40.0, high / 2
    wide = max(96 + 8 + gem, letters.width(person.palace, FLOOR, 500) + 4)
    upper = QRectF(right - wide, area.y() + 3, wide, half)
    at = QRectF(right - gem, upper.center().y() - gem / 2, gem, gem)
    brush.icon(painter, "crystal", at, "accent")
    held = upper.adjusted(0, 0, -gem - 8, 0)
    write(painter, held, person.crystals, 44, weight=700, align=RIGHT)
    lower = QRectF(right - wide, area.y() + half - 3, wide, half)
    write(painter, lower, person.palace, FLOOR, "muted", 500, align=RIGHT)
    right -= wide + 24
    word = letters.width(person.vp_word, FLOOR, 500)
    base = middle + 12
    write(
        painter, QRectF(right - word, base - 24, word + 2, 48), person.vp_word, FLOOR, "muted", 500
    )
    right -= word + 14
    write(painter, QRectF(right - 130, area.y(), 130, high), person.vp, 84, weight=700, align=RIGHT)
    right -= 130 + 20
    left = 26 + side + 24
    write(painter, QRectF(left, area.y(), right - left, high), person.name, 48)


def _cards(painter: QPainter, right: float, area: QRectF, person: Person) -> float:
    """The special cards' pictures from the right; where they begin."""
    side = min(area.height() - 28, 84.0)
    for folder, name in (("places", person.place), ("portraits", person.worker)):
        place = QRectF(right - side, area.center().y() - side / 2, side, side)
        if name == UNKNOWN:
            corner = side / 2 if folder == "portraits" else 14.0
            brush.sheet(painter, place, "", "line_strong", 2, corner, dashed=True)
            write(painter, place, UNKNOWN, 44, "muted", 600, MIDDLE)
        elif name:
            painter.save()
            painter.setClipPath(strokes.rounded(place, side / 2 if folder == "portraits" else 14))
            art.draw(painter, f"{folder}/{name}", place)
            painter.restore()
        right -= side + 12
    return right - 20


def _wheel(painter: QPainter, area: QRectF, person: Person) -> None:
    """The wheel with the reward area at the top and the goods to it in the hub."""
    colours = theme.seat(person.colour)
    outer, each = area.width() / 2, 360 / (person.spaces + 1)
    inner = max(27.0, outer * 0.56)
    middle = area.center()
    for space in range(person.spaces):
        begin = each * (space + 0.5)
        here = space == person.space
        painter.setBrush(colours.outline if here else tokens.token("sunken"))
        painter.setPen(QPen(colours.outline if here else tokens.token("line_strong"), 2))
        painter.drawPath(_piece(middle, inner, outer - 2, begin + 3, begin + each - 3))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.token("legal"))
    top, half = middle.y() - (inner + outer) / 2, (outer - inner) / 2 + 2
    tip = [(0, -half), (half * 0.8, 0), (0, half), (-half * 0.8, 0)]
    painter.drawPolygon(QPolygonF([QPointF(middle.x() + x, top + y) for x, y in tip]))
    hub = QRectF(middle.x() - inner, middle.y() - 30, inner * 2, 60)
    size = 44 if outer > 50 else FLOOR
    write(painter, hub, person.to_reward, size, "text", 700, MIDDLE)


def _piece(middle: QPointF, inner: float, outer: float, begin: float, end: float) -> QPainterPath:
    """A piece of a ring; angles in degrees clockwise from the top."""
    path = QPainterPath()
    steps = max(2, math.ceil((end - begin) / 6))
    for radius, way in ((outer, 1), (inner, -1)):
        for step in range(steps + 1)[::way]:
            turn = math.radians(begin + (end - begin) * step / steps)
            point = middle + QPointF(radius * math.sin(turn), -radius * math.cos(turn))
            if path.elementCount():
                path.lineTo(point)
            else:
                path.moveTo(point)
    path.closeSubpath()
    return path
