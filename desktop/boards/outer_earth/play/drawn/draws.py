"""How each kind of thing on the board is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play import signs
from desktop.boards.outer_earth.play.drawn import (
    auction,
    colony,
    developing,
    faces,
    holdings,
    ink,
    market,
    points,
    supply,
)
from desktop.scene import halos, note, prospect
from desktop.scene.piece import Draw, scaled

UNIT = 1.15
"""Notes and plates are laid out for boards of 1240 units; ours has smaller ones."""


def picture(painter: QPainter, area: QRectF, look: str) -> None:
    """A drawing as it is."""
    art.draw(painter, look, area)


def nothing(painter: QPainter, area: QRectF, look: object) -> None:
    """A place from which things come, and at which nothing is seen."""


def halo(painter: QPainter, area: QRectF, look: tuple[str, str, float]) -> None:
    """A ring around a thing; an action point that would be spent is ringed without a check."""
    state, _, corner = look
    if state != "cost":
        halos.ring(painter, area, state, corner)
        return
    painter.setPen(QPen(QColor(ink.CYAN), 3.5))
    painter.setBrush(QColor(79, 195, 217, 90))
    painter.drawEllipse(area.adjusted(-1, -1, 1, 1))


DRAWS: Mapping[str, Draw] = {
    "titled": market.titled,
    "planet": market.planet,
    "galaxy": market.galaxy,
    "pile": faces.pile,
    "card": faces.card,
    "fan": faces.fan,
    "button": supply.button,
    "index": points.index,
    "budget": points.budget,
    "colony": colony.sheet,
    "person": colony.person,
    "company": colony.company,
    "points": colony.points,
    "gains": colony.gains,
    "left": colony.left,
    "nothing": nothing,
    "picture": picture,
    "frame": developing.frame,
    "slot": developing.slot,
    "free": market.free,
    "waiting": developing.waiting,
    "stocks": holdings.stocks,
    "portfolio": holdings.portfolio,
    "hand": holdings.hand,
    "bidder": auction.bidder,
    "answer": auction.answer,
    "told": auction.told,
    "stop": auction.stop,
    "halo": halo,
    "note": scaled(note.draw, UNIT),
    "prospect": scaled(partial(prospect.draw, draw_sign=signs.draw), UNIT),
}
