"""Where the order of play, phase, event and decks lie."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.boards.outpost.play.drawn import order, where
from desktop.boards.outpost.play.drawn.decks import Sheet
from desktop.boards.outpost.play.drawn.events import Event
from desktop.boards.outpost.play.drawn.table import Table
from desktop.look.translate import translate
from desktop.scene.spot import Spot

LOWEST = 0.7
"""The least height of a row of numbers, in lines of writing."""
IN_A_ROW = 100.0
"""From this height on all decks lie side by side."""


def spots(table: Table) -> Iterator[Spot]:
    """Plates above; phase, event and decks at the right."""
    yield from _plates(table)
    phase, event, decks = table.shape.beside(has_events=table.event is not None)
    yield from _phase(table, phase)
    if table.event is not None:
        kind = "event" if isinstance(table.event, Event) else "quiet"
        yield Spot("event", kind, *where.rect(event), 4, table.event, "event", "", 12)
    yield from _decks(table, decks)


def _plates(table: Table) -> Iterator[Spot]:
    for seat, area in zip(table.order, table.shape.plates(), strict=True):
        it = table.colonies[seat]
        turn = order.NOW if seat == table.at_turn else order.LATER
        if seat in table.done:
            turn = order.DONE
        look = order.Plate(
            table.place(seat), it.name, it.colour, it.vp, turn, it.is_asked, table.shape.line
        )
        id_ = f"plate:{seat}"
        yield Spot(id_, "plate", *where.rect(area), 4, look, id_, "", 11)


def _phase(table: Table, area: QRectF) -> Iterator[Spot]:
    yield Spot("phase", "phase", *where.rect(area), 3, table.phase, "phase", "", 12)
    top = area.top() + 2 * table.shape.line + 8
    chart = QRectF(area.left() + 8, top, area.width() - 16, area.bottom() - top - 2)
    yield Spot("chart", "chart", *where.rect(chart), 4, table.chart, "chart", "", 8)


def _decks(table: Table, area: QRectF) -> Iterator[Spot]:
    line = table.shape.line
    head = Sheet(translate("Outpost", "Production decks"), line)
    clock_high = 2 * line + 10 if table.clock is not None else 0.0
    if table.clock is not None:
        place = (area.left(), area.top(), area.width(), clock_high)
        yield Spot("clock", "clock", *place, 4, table.clock, "clock", "", 9)
    low = area.adjusted(0, clock_high + (6 if clock_high else 0), 0, 0)
    inner = low.adjusted(10, line + 6, -10, -5)
    if inner.height() < 3 * LOWEST * line:
        # Numbers that lie on each other say less than a heading too few.
        head, inner = head._replace(text=""), low.adjusted(10, 4, -10, -4)
    yield Spot("decks", "sheet", *where.rect(low), 0, head, "", "", 12, "")
    columns = len(table.decks) if inner.height() >= IN_A_ROW else 3
    pitch = inner.width() / columns
    high = inner.height() / -(-len(table.decks) // columns)
    for at, look in enumerate(table.decks):
        row, column = divmod(at, columns)
        left, top = inner.left() + column * pitch, inner.top() + row * high
        place = (left + 1, top + 1, pitch - 2, high - 2)
        id_ = f"deck:{look.deck}"
        yield Spot(id_, "deck", *place, 5, look, id_, "", 7)
