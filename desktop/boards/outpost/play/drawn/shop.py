"""What can be bought in a player turn after its auctions: factories, people, robots."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT
from desktop.look import tokens
from desktop.scene import letters, strokes
from desktop.scene.ink import LEAST, least, write

PEOPLE = (PERSON, ROBOT)


class Ware(NamedTuple):
    """A kind of factory, people, or robots."""

    kind: str
    """A kind of factory, `population` or `robot`."""
    name: str
    price: int
    note: str
    """What it brings, “2 VP”, or what is missing."""
    is_open: bool = True
    """Whether it can be bought now, as far as everybody knows."""
    is_meant: bool = False
    """Whether it is what is bought and paid for now."""


def ware(painter: QPainter, area: QRectF, look: Ware) -> None:
    """A card: picture with the price, name, and a note; what cannot be bought is faint."""
    strokes.shadow(painter, area, 11)
    strokes.sheet(painter, area, 11, tokens.token("raised"), tokens.token("line"))
    if not look.is_open:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tokens.token("line_strong"), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 10, 10)
    if look.is_meant:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink.ORANGE), 4))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 10, 10)
    inner = area.adjusted(7, 6, -7, -6)
    line = round(27 * min(1.3, letters.growth()))
    name = QRectF(area.left() + 3, inner.bottom() - 2 * line, area.width() - 6, line)
    if " " in look.name and letters.width(look.name, least(), 700) > name.width():
        # A name of two words has a line for each where one is too short.
        name.setTop(name.top() - line)
    high = name.top() - inner.top() - 4
    side = min(high, inner.width(), 150.0)
    at = QRectF(inner.center().x() - side / 2, inner.top() + (high - side) / 2, side, side)
    picture = f"tokens/{look.kind}" if look.kind in PEOPLE else f"factories/{look.kind}_manned"
    art.draw(painter, picture, at, 1.0 if look.is_open else 0.4)
    text = str(look.price)
    ink.plate(painter, QRectF(inner.left(), inner.top(), ink.plate_wide(text), 30), text)
    colour = tokens.token("text" if look.is_open else "muted")
    words = look.name.split(" ", 1) if name.height() > line else [look.name]
    for number, word in enumerate(words):
        row = QRectF(name.left(), name.top() + number * line, name.width(), line)
        # Where letters are large, a long word is smaller rather than cut.
        letters.write(painter, row, word, LEAST, QColor(colour), 700, letters.MIDDLE, least=LEAST)
    note = QRectF(name.left(), name.bottom(), name.width(), line)
    write(painter, note, look.note, LEAST, tokens.token("muted"), 500, letters.MIDDLE)
