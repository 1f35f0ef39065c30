"""The right half: the two deck clocks, the Warehouse with its exports; and the locked places."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.red_outpost.tv.looks import Clock, Good, Lock
from desktop.scene import letters
from desktop.tv import brush
from desktop.tv.brush import FLOOR, LINE, MIDDLE, RIGHT, write
from desktop.tv.ending import UNKNOWN
from desktop.tv.panel import Panel
from engine.games.red_outpost.components import BIN

PAD = 28.0
TITLE = 60.0


class DeckClock(Panel):
    """How much is left of a deck, and when it is shuffled."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint name, count, fish and sentence."""
        look: Clock = self.look
        if look.is_due:
            brush.sheet(painter, area, "raised", "legal", 4)
        else:
            brush.sheet(painter, area, "raised", "line")
        inner = area.adjusted(PAD, 14, -PAD, -12)
        title = QRectF(inner.x(), inner.y(), inner.width(), TITLE)
        brush.icon(painter, look.icon, QRectF(title.x(), title.y() + 6, 48, 48), "accent")
        count = letters.width(look.cards, 44)
        write(painter, title, look.cards, 44, align=RIGHT)
        write(painter, title.adjusted(64, 0, -count - 20, 0), look.name, 48, title=True)
        told = brush.lines(look.sentence, inner.width() - 56, 3)
        rest = inner.adjusted(0, TITLE, 0, 0)
        if look.fish:
            words = FLOOR * LINE * len(told) + 8
            tiles = QRectF(rest.x(), rest.y() + 4, rest.width(), min(72, rest.height() - words - 8))
            _fish(painter, tiles, look.fish)
            rest.setTop(tiles.bottom() + 4)
        role = "legal" if look.is_due else "muted"
        sign = QRectF(rest.x(), rest.center().y() - FLOOR * LINE * len(told) / 2 + 3, 40, 40)
        brush.icon(painter, "shuffle", sign, role)
        brush.write_lines(painter, rest.adjusted(56, 0, 0, 0), told)


def _fish(painter: QPainter, area: QRectF, tiles: tuple[str, ...]) -> None:
    """A tile for each fish card: filled when it is out, dashed while it is to come."""
    gap = 16.0
    wide = (area.width() - gap * (len(tiles) - 1)) / len(tiles)
    side = min(48.0, area.height() - 10)
    for number, kind in enumerate(tiles):
        tile = QRectF(area.x() + number * (wide + gap), area.y(), wide, area.height())
        sign = QRectF(tile.center().x() - side / 2, tile.center().y() - side / 2, side, side)
        if kind == "out":
            brush.sheet(painter, tile, "accent", corner=14)
            brush.icon(painter, "fish", sign, "on_accent")
        elif kind == "next":
            brush.sheet(painter, tile, "legal_soft", "legal", 3, 14, dashed=True)
            brush.icon(painter, "fish", sign, "legal")
        else:
            brush.sheet(painter, tile, "", "line_strong", 2, 14, dashed=True)
            if kind == UNKNOWN:
                write(painter, tile, UNKNOWN, 40, "muted", 600, MIDDLE)
            else:
                brush.icon(painter, "fish", sign, "muted")


class Store(Panel):
    """Cubes in the Warehouse, filled fields of the export tracks, and the next export's VP."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint a line for each good."""
        title, caption, goods = self.look
        brush.sheet(painter, area, "raised", "line")
        inner = area.adjusted(PAD, 14, -PAD, -12)
        head = QRectF(inner.x(), inner.y(), inner.width(), TITLE)
        aside = letters.width(caption, FLOOR, 500)
        write(painter, head, caption, FLOOR, "muted", 500, RIGHT)
        write(painter, head.adjusted(0, 0, -aside - 20, 0), title, 48, title=True)
        high = (inner.height() - TITLE) / len(goods)
        for number, good in enumerate(goods):
            line = QRectF(inner.x(), inner.y() + TITLE + number * high, inner.width(), high)
            _good(painter, line, good)


def _good(painter: QPainter, area: QRectF, good: Good) -> None:
    middle, side, gap = area.center().y(), 46.0, 10.0
    brush.icon(painter, good.icon, QRectF(area.x(), middle - 22, 44, 44))
    pill = QRectF(area.right() - 152, middle - 28, 152, 56)
    if good.is_next:
        brush.sheet(painter, pill, "legal_soft", "legal", 3, 28)
    write(painter, pill, good.next, FLOOR, "text", 700 if good.is_next else 500, MIDDLE)
    left = area.x() + 252
    right, room = pill.left() - 20, pill.left() - 20 - (left + BIN * (side + gap) + 8)
    small = min(26.0, room / good.fields - 8)
    for field in range(good.fields if good.exported >= 0 else 0):
        from_right = right - (good.fields - field) * (small + 8)
        spot = QRectF(from_right, middle - small / 2, small, small)
        if field < good.exported:
            brush.sheet(painter, spot, "muted", corner=7)
        else:
            brush.sheet(painter, spot, "", "line_strong", 2, 7)
    if good.exported < 0:
        track = QRectF(right - room, area.y(), room, area.height())
        write(painter, track, UNKNOWN, 40, "muted", 600, MIDDLE)
    for cube in range(BIN):
        square = QRectF(left + cube * (side + gap), middle - side / 2, side, side)
        if cube < good.stored:
            brush.sheet(painter, square, "accent", corner=10)
        else:
            brush.sheet(painter, square, "", "line_strong", 2, 10, dashed=True)
        if good.stored < 0 and cube == 0:
            write(painter, square, UNKNOWN, 40, "muted", 600, MIDDLE)
    write(painter, QRectF(area.x() + 60, area.y(), 184, area.height()), good.name, 40, weight=500)


class Locks(Panel):
    """Which places are locked now, and which will be."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint a line for each kind of lock, the long one in two."""
        look: tuple[Lock, ...] = self.look
        is_closed = any(lock.is_closed for lock in look)
        brush.sheet(
            painter, area, "raised", "legal" if is_closed else "line", 4 if is_closed else 1.5
        )
        inner = area.adjusted(PAD, 8, -PAD, -8)
        told = [_lock_lines(lock, inner.width() - 60) for lock in look]
        each = FLOOR * LINE
        top = inner.center().y() - each * sum(map(len, told)) / 2
        for lock, lines in zip(look, told, strict=True):
            role = "legal" if lock.is_closed else "muted"
            brush.icon(painter, "lock", QRectF(inner.x(), top + 2, 40, 40), role)
            for number, line in enumerate(lines):
                place = QRectF(inner.x() + 60, top, inner.width() - 60, each)
                if number == 0:
                    wide = write(
                        painter,
                        place,
                        f"{lock.when}:",
                        FLOOR,
                        "text" if lock.is_closed else "muted",
                        700 if lock.is_closed else 500,
                    )
                    place.adjust(wide + 12, 0, 0, 0)
                write(painter, place, line, FLOOR, "text", 600 if lock.is_closed else 500)
                top += each


def _lock_lines(lock: Lock, across: float) -> list[str]:
    """The places in as many lines as they need beside and below the word before them."""
    head = letters.width(f"{lock.when}:", FLOOR, 700) + 12
    weight = 600 if lock.is_closed else 500
    parts, lines = lock.places.split(", "), [""]
    for number, part in enumerate(parts):
        part += "," if number < len(parts) - 1 else ""
        longer = f"{lines[-1]} {part}".strip()
        room = across - (head if len(lines) == 1 else 0)
        if lines[-1] and letters.width(longer, FLOOR, weight) > room and len(lines) < 2:
            lines.append(part)
        else:
            lines[-1] = longer
    return lines
