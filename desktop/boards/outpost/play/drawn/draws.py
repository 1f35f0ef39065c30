"""How each kind of thing on the board is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outpost import art
from desktop.boards.outpost.play import signs
from desktop.boards.outpost.play.drawn import (
    auction,
    colonies,
    decks,
    events,
    faces,
    factories,
    order,
    phases,
    posts,
    shop,
    upgrades,
)
from desktop.scene import halos, note, prospect
from desktop.scene.piece import Draw, scaled

UNIT = 1.15
"""Notes and plates are laid out for boards of 1240 units; ours has smaller ones."""


def halo(painter: QPainter, area: QRectF, look: tuple[str, str, float]) -> None:
    """A ring around a thing."""
    state, _, corner = look
    halos.ring(painter, area, state, corner)


def picture(painter: QPainter, area: QRectF, look: str) -> None:
    """A drawing as it is."""
    art.draw(painter, look, area)


DRAWS: Mapping[str, Draw] = {
    "plate": order.plate,
    "sheet": decks.sheet,
    "deck": decks.deck,
    "sale": upgrades.sale,
    "free": upgrades.free,
    "owned": upgrades.owned,
    "phase": phases.phase,
    "chart": phases.chart,
    "event": events.event,
    "event_card": events.card,
    "quiet": events.quiet,
    "clock": events.clock,
    "die": events.die,
    "stage": auction.stage,
    "highest": auction.highest,
    "bidder": auction.bidder,
    "offer": auction.answer,
    "post": posts.post,
    "colony": colonies.ground,
    "person": colonies.person,
    "points": colonies.points,
    "counter": factories.counter,
    "factory": factories.factory,
    "ware": shop.ware,
    "works": factories.works,
    "hand": faces.hand,
    "card": faces.card,
    "picture": picture,
    "halo": halo,
    "note": scaled(note.draw, UNIT),
    "prospect": scaled(partial(prospect.draw, draw_sign=signs.draw), UNIT),
}
