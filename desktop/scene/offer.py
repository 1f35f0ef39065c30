"""Drawn buttons for answers that no piece on the board stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.look import tokens
from desktop.scene import letters, pictures, strokes
from desktop.scene.choosing import Choosing
from desktop.scene.placement import GAP, beside
from desktop.scene.spot import Spot

WIDEST = 300.0
SIZE = 19
PADDING = 14.0
PICTURE = (34.0, 48.0)
LEAST = 44.0
Z = 40.0


class Look(NamedTuple):
    """The words of an answer, and the card it is about."""

    text: str
    picture: str


def size(look: Look) -> tuple[float, float]:
    """Width and height that the words need."""
    room = PICTURE[0] + 10 if look.picture else 0.0
    across = min(letters.width(look.text, SIZE, 600), WIDEST - 2 * PADDING - room) + 1
    high = letters.height(look.text, across, SIZE, 600)
    least = PICTURE[1] + 8 if look.picture else LEAST
    return across + 2 * PADDING + room, max(least, high + 18)


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the button: amber, as everything that is asked here and now."""
    strokes.shadow(painter, area, 11)
    painter.setBrush(tokens.token("legal_soft"))
    painter.setPen(QPen(tokens.token("legal"), 2))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 11, 11)
    inner = area.adjusted(PADDING, 0, -PADDING, 0)
    if look.picture:
        wide, high = PICTURE
        where = QRectF(inner.left() - 4, area.center().y() - high / 2, wide, high)
        pictures.draw(painter, look.picture, where)
        inner.setLeft(inner.left() + wide + 6)
    high = letters.height(look.text, inner.width() + 1, SIZE, 600)
    text = QRectF(inner.left(), area.center().y() - high / 2, inner.width() + 1, high + 2)
    letters.write_wrapped(painter, text, look.text, SIZE, tokens.token("text"), 600)


def spots(
    choosing: Choosing,
    look_of: Callable[[str], Look],
    about: str,
    lying: Mapping[str, Spot],
    board: tuple[int, int],
) -> Iterator[Spot]:
    """A button for each `offer:` that can be chosen now, beside what the question is about.

    `look_of` gives the look of an action by its text; `board` is the width and height of it all.
    """
    looks = {
        thing: look_of(choosing.text_of(thing))
        for thing in choosing.next
        if thing.startswith("offer:")
    }
    if not looks:
        return
    sizes = [size(look) for look in looks.values()]
    wide = max(each[0] for each in sizes)
    high = sum(each[1] for each in sizes) + GAP * (len(sizes) - 1)
    free = [spot for spot in lying.values() if spot.step in choosing.next]
    x, y = beside(lying[about], wide, high, free, board, inside=True)
    for (thing, look), (_, each) in zip(looks.items(), sizes, strict=True):
        yield Spot(thing, "offer", x, y, wide, each, Z, look, thing, "", 11)
        y += each + GAP
