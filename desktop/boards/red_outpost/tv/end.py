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
        below = FLOOR * LINE * len(notes) + (28 if notes else 0)
        rows = QRectF(160, head.bottom() + 10, area.width() - 320, area.height() - 190 - below)
        high = min(168.0, (rows.height() - GAP * (len(look.rows) - 1)) / len(look.rows))
        for number, row in enumerate(look.rows):
            place = QRectF(rows.x(), rows.y() + number * (high + GAP), rows.width(), high)
            _row(painter, place, row)
        for number, note in enumerate(reversed(notes)):
            top = area.height() - FLOOR * LINE * (number + 1)
            place = QRectF(40, top, area.width() - 80, FLOOR * LINE)
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
