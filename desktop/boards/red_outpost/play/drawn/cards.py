"""Decks with their discard piles, and the special cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import tokens
from desktop.scene import strokes
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import PLACES, WORKERS


class Deck(NamedTuple):
    """A deck or a discard pile: its back, and how many cards lie there."""

    back: str
    number: int
    discard: bool


class Special(NamedTuple):
    """A special card: of a place or of a worker."""

    of_place: bool
    card: int


def deck(painter: QPainter, area: QRectF, look: Deck) -> None:
    """A pile of cards with its number; a discard pile lies open, turned a little."""
    if look.discard:
        _discard(painter, area, look)
    else:
        for step in range(min(2, max(0, look.number - 1)), -1, -1):
            shifted = area.translated(step * 2.0, -step * 2.0)
            art.draw(painter, look.back, shifted, 1.0 if look.number else 0.3)
    strokes.badge(painter, QPointF(area.center().x(), area.bottom() - 3), str(look.number))


def _discard(painter: QPainter, area: QRectF, look: Deck) -> None:
    paper = QColor("#FBF5E6")
    pen = QPen(QColor("#45423E"), 1.4)
    if not look.number:
        paper.setAlphaF(0.35)
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(paper)
    half = QRectF(area.translated(-area.center()))
    if look.number > 1:
        painter.save()
        middle = area.center()
        turned = QTransform.fromTranslate(middle.x(), middle.y()).rotate(-9)
        painter.setTransform(turned, True)
        painter.drawRoundedRect(half, 4, 4)
        painter.restore()
    painter.drawRoundedRect(area, 4, 4)
    if look.number:
        art.draw(painter, look.back, area.adjusted(3, 3, -3, -3), 0.3)


def special(painter: QPainter, area: QRectF, look: Special) -> None:
    """A small special card; its words are in the note about it."""
    edge = QColor(strokes.TEAL if look.of_place else strokes.RED)
    strokes.sheet(painter, area, 7, edge)
    inner = area.adjusted(3.5, 3.5, -3.5, -3.5)
    painter.save()
    painter.setClipPath(strokes.rounded(inner, 4.5))
    painter.fillRect(inner, QColor("#F3E9D2"))
    names, folder = (PLACES, "places") if look.of_place else (WORKERS, "portraits")
    top = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * 0.66)
    art.draw(painter, f"{folder}/{names[look.card]}", top)
    painter.restore()
    # Lines in the place of words that would be too small to read.
    painter.setPen(QPen(QColor("#98907F"), 2))
    for row in range(2):
        y = top.bottom() + 7 + 6 * row
        painter.drawLine(QPointF(inner.left() + 6, y), QPointF(inner.right() - 6 - 8 * row, y))
    painter.setPen(QPen(tokens.token("line_strong"), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7)


def spots(table: Table) -> Iterator[Spot]:
    """The two decks with their discard piles."""
    view = table.view
    for key, back, deck, discard in (
        ("lake", "cards/lake_back", view.lake, view.lake_discard),
        ("spaceship", "cards/ship_back", view.ship, view.ship_discard),
    ):
        x, y = table.shape.place_at(PLACES.index(key))
        # Where pictures are low, worker and cards stand beside each other.
        right = x + table.shape.tile_wide - (0 if table.shape.text == 1 else 100)
        id_ = f"deck:{key}"
        look = Deck(back, sum(deck), False)
        yield Spot(id_, "deck", right - 44, y + 7, 33, 46, 7, look, id_, "", 5)
        id_ = f"discard:{key}"
        look = Deck(back, sum(discard), True)
        yield Spot(id_, "deck", right - 88, y + 7, 33, 46, 7, look, id_, "", 5)
