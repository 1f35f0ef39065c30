"""Small things that are moved: workers, cubes, discs, crystals, marks; and the ground below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import tokens
from desktop.scene import halos, letters, strokes
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import WORKERS


class Worker(NamedTuple):
    """A worker, standing or lying."""

    worker: int
    upright: bool
    ghost: bool = False


class Counted(NamedTuple):
    """A picture with a number on it when there are several."""

    picture: str
    number: int
    mark: str = ""
    """The colour of the seat it belongs to, if the picture does not say."""


class Flying(NamedTuple):
    """A number with a picture, on its way."""

    picture: str
    text: str


def ground(painter: QPainter, area: QRectF, look: str) -> None:
    """The terrain under the places."""
    painter.save()
    painter.setClipPath(strokes.rounded(area, 16))
    art.draw(painter, look, area, stretch=True)
    painter.restore()


def picture(painter: QPainter, area: QRectF, look: str) -> None:
    """A drawing as it is."""
    art.draw(painter, look, area)


def worker(painter: QPainter, area: QRectF, look: Worker) -> None:
    """A figure; as a ghost where it would go."""
    name = f"workers/{WORKERS[look.worker]}{'' if look.upright else '_exhausted'}"
    art.draw(painter, name, area, 0.6 if look.ghost else 1.0)


def counted(painter: QPainter, area: QRectF, look: Counted) -> None:
    """A disc or crystal, with how many there are."""
    art.draw(painter, look.picture, area)
    if look.mark:
        corner = QPointF(area.left() + 5, area.bottom() - 6)
        painter.setPen(QPen(QColor("#FFFFFF"), 1.5))
        painter.setBrush(tokens.seat(look.mark).fill)
        painter.drawEllipse(corner, 6, 6)
    if look.number > 1:
        strokes.badge(painter, QPointF(area.right() - 4, area.bottom() - 7), str(look.number))


def flying(painter: QPainter, area: QRectF, look: Flying) -> None:
    """A picture and a number on a pill."""
    strokes.sheet(painter, area, area.height() / 2, QColor("#26231F"), QColor("#FBF5E6"))
    side = area.height() - 8
    left = area.left() + 8
    art.draw(painter, look.picture, QRectF(left, area.top() + 4, side, side))
    rest = area.adjusted(side + 10, 0, -6, 0)
    letters.write(painter, rest, look.text, 22, QColor("#FBF5E6"), 700, letters.LEFT)


def pill(painter: QPainter, area: QRectF, look: str) -> None:
    """A line of text on a sheet with round ends."""
    strokes.sheet(painter, area, area.height() / 2, tokens.token("raised"), tokens.token("line"))
    inner = area.adjusted(10, 0, -10, 0)
    letters.write(painter, inner, look, 19, tokens.token("text"), 600, letters.MIDDLE)


def halo(painter: QPainter, area: QRectF, look: tuple[str, str, float]) -> None:
    """A ring around a thing; a worker stands in a light."""
    state, shape, corner = look
    if shape == "ring":
        halos.ring(painter, area, state, corner)
        return
    role = "selected" if state == "selected" else "legal"
    _feet(painter, area, tokens.token(role), strong=state in ("hover", "selected"))
    if state != halos.TOLD:
        middle = QPointF(area.right() - 4, area.top() + 5)
        strokes.check(painter, middle, 10.0, role, filled=state == "selected")


def _feet(painter: QPainter, area: QRectF, colour: QColor, *, strong: bool) -> None:
    base = QRectF(area.left() - 4, area.bottom() - 19, area.width() + 8, 22)
    glow = QLinearGradient(0, area.top() + area.height() * 0.2, 0, area.bottom())
    clear, full = QColor(colour), QColor(colour)
    clear.setAlphaF(0.0)
    full.setAlphaF(0.65 if strong else 0.4)
    glow.setColorAt(0, clear)
    glow.setColorAt(1, full)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    beam = QRectF(base.left(), area.top(), base.width(), base.center().y() - area.top())
    painter.drawRoundedRect(beam, 18, 18)
    soft = tokens.token("legal_soft")
    painter.setBrush(soft)
    painter.setPen(QPen(colour, 5 if strong else 3.5))
    painter.drawEllipse(base)


def spots(table: Table) -> Iterator[Spot]:
    """The workers where they stand or lie."""
    view = table.view
    for worker, key in enumerate(WORKERS):
        there = [other for other in range(6) if view.at[other] == view.at[worker]]
        number = there.index(worker)
        x, y = table.shape.feet(view.at[worker], number, len(there))
        upright = bool(view.upright >> worker & 1)
        wide, high = table.shape.figure(upright=upright)
        look = Worker(worker, upright)
        at = (x - wide / 2, y - high)
        id_ = f"worker:{key}"
        yield Spot(id_, "worker", *at, wide, high, 10 + number, look, id_, "", 16, "feet")
