"""Exports and stores: the export tracks, the Warehouse's bins, the palace fields."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import drawings, tokens
from desktop.look.translate import translate
from desktop.scene import letters, strokes
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import GOODS, PLACES
from engine.rules.words import signed

CORNER = 12.0
TITLE_HIGH = 30.0
ROW_HIGH = 44.0
FIRST_FIELD = 46.0


class Track(NamedTuple):
    """An export track: VP under its fields, and how many are covered."""

    good: int
    fields: tuple[int, ...]
    covered: int


class Bin(NamedTuple):
    """A bin of the Warehouse; the cubes lie on it."""

    good: int
    empty: bool


DUE_HIGH = 22.0
"""How high the plate above a full bin is."""


class Field(NamedTuple):
    """A seat's palace field."""

    colour: str
    crystals: int


def fields(wide: float, count: int) -> list[tuple[float, float]]:
    """Left edge and width of each field of an export track."""
    each = (wide - FIRST_FIELD - 4) / count
    return [(FIRST_FIELD + number * each, each - 4) for number in range(count)]


def panel(painter: QPainter, area: QRectF, look: str) -> None:
    """The sheet under the export tracks, with its heading."""
    strokes.shadow(painter, area, CORNER)
    strokes.sheet(painter, area, CORNER, tokens.token("raised"), tokens.token("line"))
    title = QRectF(12, 4, area.width() - 24, TITLE_HIGH - 4)
    letters.write(painter, title, look, 20, tokens.token("text"), 600, title=True)


def track(painter: QPainter, area: QRectF, look: Track) -> None:
    """One export track: the cube it is for, its fields, the next one in amber."""
    good = GOODS[look.good]
    last = len(look.fields) - 1
    art.draw(painter, f"tokens/cube_{good}", QRectF(8, 4, 32, 32))
    for number, (left, wide) in enumerate(fields(area.width(), len(look.fields))):
        field = QRectF(left, 1, wide, ROW_HIGH - 5)
        here = number == look.covered
        painter.setBrush(tokens.token("legal_soft" if here else "sunken"))
        painter.setPen(QPen(tokens.token("legal"), 2.4) if here else QPen(tokens.token("line"), 1))
        painter.drawRoundedRect(field.adjusted(1, 1, -1, -1), 6, 6)
        narrow = wide < 44  # a long track has no room for more than its figures
        inside = QRectF(left + 4, (ROW_HIGH - 5) / 2 - 9, 19, 19)
        if narrow:
            where = field.adjusted(2, 0, -3, 0)
            ink = tokens.token("text" if number >= look.covered else "muted")
            letters.write(painter, where, str(look.fields[number]), 18, ink, 700, letters.RIGHT)
            if number == last:
                art.draw(
                    painter,
                    "tokens/export_question",
                    QRectF(left + 2, field.center().y() - 7, 14, 14),
                )
            continue
        if number == last:
            art.draw(painter, "tokens/export_question", inside)
        elif number >= look.covered:
            art.draw(painter, f"tokens/cube_{good}", inside, 0.28)
        star = QRectF(field.right() - 18, field.center().y() - 8, 16, 16)
        art.draw(painter, "tokens/vp_star", star)
        points = QRectF(
            inside.right(), field.top(), star.left() - inside.right() + 2, field.height()
        )
        ink = tokens.token("text" if number >= look.covered else "muted")
        letters.write(painter, points, str(look.fields[number]), 19, ink, 700, letters.MIDDLE)


def bin_(painter: QPainter, area: QRectF, look: Bin) -> None:
    """A bin: a pale tray; an empty one shows faintly what belongs into it."""
    strokes.sheet(painter, area, 7, QColor("#FBF5E6"), QColor("#45423E"))
    if look.empty:
        side = 24.0
        middle = area.center()
        where = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        art.draw(painter, f"tokens/cube_{GOODS[look.good]}", where, 0.3)


def due(painter: QPainter, area: QRectF, look: str) -> None:
    """The plate above a bin whose next cube is exported: what it brings."""
    painter.setBrush(tokens.token("legal_soft"))
    painter.setPen(QPen(tokens.token("legal"), 2))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 6, 6)
    ink = tokens.token("text")
    letters.write(painter, area, look, letters.FLOOR, ink, 800, letters.MIDDLE)


def palace_field(painter: QPainter, area: QRectF, look: Field) -> None:
    """A seat's mark over the number of crystals it has given."""
    strokes.sheet(painter, area, 7, QColor("#FBF5E6"), QColor("#45423E"))
    mark = drawings.seat_mark(look.colour, 40)
    side = 20.0
    target = QRectF(area.center().x() - side / 2, 4, side, side)
    painter.drawPixmap(target, mark, QRectF(mark.rect()))
    below = QRectF(0, 24, area.width(), area.height() - 25)
    letters.write(painter, below, str(look.crystals), 19, QColor("#221E19"), 700, letters.MIDDLE)


def supply(painter: QPainter, area: QRectF, look: tuple[str, int, bool]) -> None:
    """A picture with a number beside it: a person's points, crystals or discs."""
    picture, number, strong = look
    painter.setPen(Qt.PenStyle.NoPen)
    side = 26.0 if strong else 23.0
    where = QRectF(2, area.center().y() - side / 2, side, side)
    art.draw(painter, picture, where)
    rest = area.adjusted(side + 5, 0, 0, 0)
    size, weight = (27, 700) if strong else (21, 600)
    letters.write(painter, rest, str(number), size, tokens.token("text"), weight)


def spots(table: Table) -> Iterator[Spot]:
    """Export tracks, bins and palace fields, with the cubes that lie there."""
    view = table.view
    shape = table.shape
    left, top, across = shape.column(0), where.EXPORT_TOP, shape.tile_wide
    title = translate("RedOutpost", "Export track")
    yield Spot("exports", "panel", left, top, across, where.TILE_HIGH, 4, title)
    for good, key in enumerate(GOODS):
        row = top + TITLE_HIGH + good * ROW_HIGH
        track, covered = view.board.export[good], view.exported[good]
        look = Track(good, track, covered)
        size = (across, ROW_HIGH)
        yield Spot(f"export:{key}", "track", left, row, *size, 5, look, f"export:{key}")
        edges = fields(across, len(track))
        for number in range(covered):
            x = left + edges[number][0] + 3
            yield _cube(key, f"exported:{key}:{number}", x, row + 9, 21)
    x, _ = shape.place_at(PLACES.index("warehouse"))
    y = shape.in_scene("warehouse", 38)
    for good, key in enumerate(GOODS):
        count = view.warehouse[good]
        at = (x + 6 + 36 * good, y)
        id_ = f"bin:{key}"
        yield Spot(id_, "bin", *at, 34, 33, 7, Bin(good, not count), id_, "", 7)
        for number in range(count):
            # Two cubes of a good stand in opposite corners, the second one in front.
            shift = (number * 14, number * 13) if count > 1 else (5, 4)
            side = 20 if count > 1 else 24
            yield _cube(key, f"cube:{key}:{number}", at[0] + shift[0], at[1] + shift[1], side)
        if view.exports_next(good):
            points = signed(view.next_export(good))
            above = (at[0], at[1] - DUE_HIGH - 2)
            yield Spot(f"due:{key}", "due", *above, 34, DUE_HIGH, 9, points, id_)
    x, _ = shape.place_at(PLACES.index("palace"))
    y = shape.in_scene("palace", 51)
    for seat, colour in enumerate(table.colours):
        field = Field(colour, view.palace[seat])
        id_ = f"palace:{seat}"
        yield Spot(id_, "field", x + 7 + 31 * seat, y, 29, 47, 7, field, id_, "", 7)


def _cube(good: str, id_: str, x: float, y: float, size: float) -> Spot:
    return Spot(id_, "picture", x, y, size, size, 8, f"tokens/cube_{good}", "", f"cube:{good}")
