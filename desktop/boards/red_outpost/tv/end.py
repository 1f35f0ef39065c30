"""The end of the match: who won, and everybody's place."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.red_outpost.tv import brush
from desktop.boards.red_outpost.tv.brush import FLOOR, LINE, MIDDLE, RIGHT, write
from desktop.boards.red_outpost.tv.looks import End, Row
from desktop.boards.red_outpost.tv.panel import Panel
from desktop.scene import letters

GAP = 16.0


class Ending(Panel):
    """The headline, the ranking, and how ties were broken."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the whole."""
        look: End = self.look
        head = QRectF(0, 0, area.width(), 170)
        write(painter, head, look.headline, 104, weight=700, align=MIDDLE)
        notes = [line for note in look.notes for line in brush.lines(note, area.width() - 80, 2)][
            :3
        ]
        below = FLOOR * LINE * len(notes) + (32 if notes else 0)
        room = area.adjusted(160, 180, -160, 0)
        count = len(look.rows)
        high = min(172.0, (room.height() - below - GAP * (count - 1)) / count)
        block = high * count + GAP * (count - 1)
        # In the middle of what is left, but nearer to the headline.
        top = room.y() + (room.height() - block - below) / 3
        for number, row in enumerate(look.rows):
            line = top + number * (high + GAP)
            _row(painter, QRectF(room.x(), line, room.width(), high), row)
        for number, note in enumerate(notes):
            line = top + block + 32 + FLOOR * LINE * number
            place = QRectF(40, line, area.width() - 80, FLOOR * LINE)
            write(painter, place, note, FLOOR, "muted", 500, MIDDLE)


def _row(painter: QPainter, area: QRectF, row: Row) -> None:
    if row.has_won:
        brush.sheet(painter, area, "legal_soft", "legal", 5)
    else:
        brush.sheet(painter, area, "raised", "line")
    middle = area.center().y()
    rank = QRectF(area.x() + 36, area.y(), 90, area.height())
    write(painter, rank, row.rank, 84, "text" if row.has_won else "muted", 700, MIDDLE)
    side = min(area.height() - 32, 112.0)
    left = rank.right() + 28
    brush.mark(painter, row.colour, QRectF(left, middle - side / 2, side, side))
    left += side + 36
    right = area.right() - 44
    word = letters.width(row.vp_word, 44, 500)
    write(painter, QRectF(right - word, middle - 14, word + 2, 56), row.vp_word, 44, "muted", 500)
    right -= word + 20
    write(
        painter,
        QRectF(right - 240, area.y(), 240, area.height()),
        row.points,
        104,
        weight=700,
        align=RIGHT,
    )
    right -= 260
    if row.has_won:
        brush.icon(painter, "trophy", QRectF(right - 84, middle - 42, 84, 84), "legal")
        right -= 110
    write(painter, QRectF(left, area.y(), right - left, area.height()), row.name, 72, weight=700)
