"""The people below the board: points, crystals, discs left, special cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import cards, figures, where
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import drawings, tokens
from desktop.scene import letters, strokes
from desktop.scene.spot import Spot

CORNER = 12.0
THUMB = (54.0, 76.0)
"""The size of a special card in the strip."""


class Look(NamedTuple):
    """Who it is, and whether it is this person's turn."""

    name: str
    colour: str
    now: bool
    begins: bool
    room: float
    """Width for name and counts, beside the special cards."""


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the sheet with mark and name; the counts lie on it."""
    strokes.shadow(painter, area, CORNER)
    fill = tokens.token("legal_soft" if look.now else "raised")
    strokes.sheet(painter, area, CORNER, fill, tokens.token("line"))
    if look.now:
        painter.setPen(QPen(tokens.token("legal"), 3))
        painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), CORNER, CORNER)
    mark = drawings.seat_mark(look.colour, 64)
    painter.drawPixmap(QRectF(10, 9, 34, 34), mark, QRectF(mark.rect()))
    wide = look.room - 54 - (38 if look.begins else 0)
    line = QRectF(52, 8, wide, 36)
    written = letters.write(painter, line, look.name, 24, tokens.token("text"), 600)
    if look.begins:
        horn = QRectF(52 + written + 8, 9, 32, 32)
        art.draw(painter, "tokens/start_player", horn)


def spots(table: Table) -> Iterator[Spot]:
    """Everybody's sheet in the order of the seats, with counts and special cards on it."""
    view, seats = table.view, table.view.board.seats
    for seat in range(seats):
        x, y, wide = table.shape.person_at(seat, seats)
        dealt = [
            (False, view.worker_card[seat], "worker"),
            (True, view.place_card[seat], "place"),
        ]
        special = [entry for entry in dealt if entry[1] >= 0]
        room = wide - len(special) * (THUMB[0] + 6) - 4
        now = view.current_player == seat
        look = Look(table.names[seat], table.colours[seat], now, view.start == seat, room)
        id_ = f"person:{seat}"
        yield Spot(id_, "person", x, y, wide, where.STRIP_HIGH, 4, look, id_, "", CORNER)
        yield from _counts(table, seat, x + 6, y + 48, room - 8)
        left = x + room
        for of_place, card, kind in special:
            face = cards.Special(of_place, card)
            id_ = f"card:{seat}:{kind}"
            yield Spot(id_, "special", left, y + 9, *THUMB, 6, face, id_, "", 7)
            left += THUMB[0] + 6
            if of_place and view.papers[seat]:
                disc = figures.Counted(f"tokens/disc_{table.colours[seat]}", view.papers[seat])
                area = (left - 46, y + 52, 32, 32)
                yield Spot(f"papers:{seat}", "counted", *area, 7, disc, id_)


def _counts(table: Table, seat: int, x: float, y: float, room: float) -> Iterator[Spot]:
    view = table.view
    counts = (
        ("vp", "tokens/vp_star", view.vp[seat], True),
        ("crystals", "tokens/crystal", view.crystals[seat], False),
        ("discs", f"tokens/disc_{table.colours[seat]}", view.discs_left(seat), False),
    )
    for name, picture, count, strong in counts:
        id_ = f"{name}:{seat}"
        share = room * (0.4 if strong else 0.3)
        look = (picture, count, strong)
        wide = min(share, 96.0)
        yield Spot(id_, "supply", x, y, wide, 38, 6, look, id_, "", 9)
        x += wide
