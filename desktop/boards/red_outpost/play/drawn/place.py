"""A place: its picture, the slot for a worker, its plate, and the veil when it is closed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import decks, plate, where
from desktop.boards.red_outpost.play.drawn.plate import PHASE_OF
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import tokens
from desktop.scene import strokes
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost

CORNER, HEAD = 12.0, 28.0


class Look(NamedTuple):
    """What a place shows."""

    place: int
    name: str
    phase: str
    """The only phase of a shared place, in words."""
    veiled: bool
    free: bool
    """Whether the slot is shown as free."""
    scene_high: int
    """The height of the picture."""
    shuffle: tuple[str, str] | None = None
    """Of a place with a deck: fish cards out until the next shuffle, and the clause of it."""
    opened: tuple[str, str] | None = None
    """The worker to whom only a card opens it, and the clause of the card."""


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the whole tile."""
    strokes.shadow(painter, area, CORNER)
    raised = tokens.token("raised")
    strokes.sheet(painter, area, CORNER, raised, tokens.token("line"))
    high = look.scene_high
    scene = QRectF(0, 0, area.width(), high)
    painter.save()
    painter.setClipPath(strokes.rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), CORNER))
    art.draw(painter, f"places/{PLACES[look.place]}", scene)
    if look.veiled:
        painter.fillRect(scene, strokes.veil())
    _slot(painter, scene, look)
    if look.opened is not None and not look.veiled:
        _opened(painter, scene.adjusted(8, 8, -8, -8), *look.opened, low=look.shuffle is not None)
    band = QColor(strokes.RED if not look.veiled else "#8A8378")
    painter.fillRect(QRectF(0, high, area.width(), 3), band)
    painter.restore()
    below = QRectF(0, high + 3, area.width(), area.height() - high - 3)
    taken = plate.shuffle(painter, below, *look.shuffle) if look.shuffle is not None else 0.0
    plate.draw(painter, below, look.place, look.name, look.phase, taken)


def _opened(painter: QPainter, room: QRectF, worker: str, clause: str, *, low: bool) -> None:
    """Who may go there by a card: the head and the card's clause, off lock and deck."""
    wide = HEAD + 6 + strokes.chip_width(clause)
    ground = QRectF(room.right() - wide, room.top(), wide, HEAD)
    if low:
        ground.moveBottomLeft(room.bottomLeft())
    strokes.sheet(painter, ground, HEAD / 2, tokens.token("raised"), tokens.token("line"))
    strokes.chip(painter, ground.adjusted(0, 0, -3, 0), clause)
    plate.head(painter, QRectF(ground.left(), ground.top(), HEAD, HEAD), worker)


def _slot(painter: QPainter, scene: QRectF, look: Look) -> None:
    wide = 112.0 if PLACES[look.place] in where.SHARED else 60.0
    x = scene.width() - where.FEET[0] + where.aside(look.place)
    y = scene.height() - where.FEET[1]
    slot = QRectF(min(x, scene.width() - wide / 2 - 8) - wide / 2, y - 12, wide, 18)
    ground = QColor(0, 0, 0)
    ground.setAlphaF(0.22)
    painter.setBrush(ground)
    line = QColor(strokes.CREAM)
    line.setAlphaF(0.55 if look.veiled else 0.95)
    pen = QPen(line, 2)
    pen.setStyle(Qt.PenStyle.DashLine if look.free else Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    if PLACES[look.place] in where.SHARED:
        painter.drawRoundedRect(slot, 9, 9)
    else:
        painter.drawEllipse(slot)


def spots(table: Table) -> Iterator[Spot]:
    """The twelve places with their locks."""
    view = table.view
    for number, key in enumerate(PLACES):
        x, y = table.shape.place_at(number)
        phase = PHASE_OF.get(key, "")
        look = Look(
            number,
            table.words.name("places", key),
            table.words.name("phases", phase) if phase else "",
            number in table.veiled,
            number not in view.at,
            table.shape.scene_high,
            _shuffle(view, key),
            _opener(table, number),
        )
        size = (table.shape.tile_wide, where.TILE_HIGH)
        yield Spot(f"place:{key}", "place", x, y, *size, 4, look, f"place:{key}", "", 12)
        bit = 1 << number
        if (view.morning_locks | view.evening_locks) & bit:
            kind = "morning" if view.morning_locks & bit else "evening"
            side = "closed" if view.red_locks & bit else "open"
            picture = f"tokens/lock_{kind}_{side}"
            yield Spot(f"lock:{key}", "picture", x - 10, y - 10, 40, 40, 6, picture)


def _opener(table: Table, place: int) -> tuple[str, str] | None:
    if place not in table.opened:
        return None
    worker, clause = table.opened[place]
    return WORKERS[worker], clause


def _shuffle(view: RedOutpost, key: str) -> tuple[str, str] | None:
    if key not in (decks.LAKE, decks.SHIP):
        return None
    pile = decks.pile(view, key)
    return pile.far, pile.clause
