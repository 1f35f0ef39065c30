"""The nine production decks: cards left, and discards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outpost.play.drawn import faces, ink
from desktop.look import tokens
from desktop.scene import letters
from desktop.scene.ink import icon, panel


class Sheet(NamedTuple):
    """A ground with a heading."""

    text: str
    line: float


class Deck(NamedTuple):
    """A production deck."""

    deck: str
    left: int
    discards: int


def sheet(painter: QPainter, area: QRectF, look: Sheet) -> None:
    """A sheet with its heading."""
    panel(painter, area)
    head = QRectF(area.left() + 12, area.top() + 4, area.width() - 24, look.line)
    ink.heading(painter, head, look.text)


LINE = 25.0


def deck(painter: QPainter, area: QRectF, look: Deck) -> None:
    """A back, cards left and discards: below each other where it is high, else side by side."""
    back = faces.Card(look.deck, dim=not look.left)
    is_high = area.height() > area.width()
    if is_high:
        high = min(area.height() - 2 * LINE, area.width() * 1.4)
        card = QRectF(0, 0, high / 1.4, high)
        card.moveCenter(area.center())
        card.moveTop(area.top() + (area.height() - high - 2 * LINE) / 2)
        faces.card(painter, card, back)
        left = QRectF(area.left(), card.bottom(), area.width(), LINE)
        discards = left.translated(0, LINE)
    else:
        side = min(faces.SIGN + 4, area.height())
        painter.setOpacity(1.0 if look.left else 0.45)
        faces.sign(painter, QRectF(area.left(), area.center().y() - side / 2, side, side), back)
        painter.setOpacity(1.0)
        left = area.adjusted(side + 8, 0, 0, 0)
        discards = area.adjusted(area.width() * 0.48, 0, 0, 0)
    align = letters.MIDDLE if is_high else letters.LEFT
    ink.small(painter, left, str(look.left), "", 700, align)
    text = str(look.discards)
    x = discards.left()
    if is_high:
        x = discards.center().x() - (ink.small_wide(text, 500) + 22) / 2
    icon(painter, "discard", QRectF(x, discards.center().y() - 9, 18, 18))
    room = discards.adjusted(x + 21 - discards.left(), 0, 0, 0)
    ink.small(painter, room, text, tokens.token("muted"), 500)
