"""Small pictures and short words beside the text of a row: what a choice brings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from desktop.look import theme

SIDE, NEAR, APART = 19, 3, 8
"""Lengths at 100 % text size: a picture, from it to its words, between signs."""


class Sign(NamedTuple):
    """A picture, known to the list by its name, a short word, or both, behind the mark of a seat."""

    picture: str = ""
    text: str = ""
    mark: str = ""
    """Colour of the seat that it is about; empty if it is about nobody."""


ANSWER, STANDS, LOG = "answer", "stands", "log"


class Brought(NamedTuple):
    """Something that an answer is sure to bring: its signs, if it has any, and what they say."""

    signs: tuple[Sign, ...]
    said: str
    clause: str = ""
    also_in: str = ""
    """What else says so: the `ANSWER` itself, how its seat `STANDS` then, or in other words the `LOG`
    once it has happened; empty if nothing does."""
    points: int = 0
    """What it brings or promises whoever answers, about; below 0 what it costs or gives others."""


Draw = Callable[[QPainter, str, QRectF], None]


def height() -> int:
    """How high a line of signs is."""
    return theme.px(SIDE) + 2


def width(signs: Iterable[Sign]) -> int:
    """How much room signs need side by side."""
    spaces = [_width(sign) for sign in signs]
    return sum(spaces) + theme.px(APART) * max(0, len(spaces) - 1)


def column(rows: Iterable[tuple[int, Sequence[Sign]]], room: int) -> int:
    """Where signs begin, so that those of all rows stand below each other; rows too long left out."""
    gap = theme.px(APART)
    return max((text for text, signs in rows if text + gap + width(signs) <= room), default=0) + gap


def offset(text: int, signs: Sequence[Sign], room: int, column: int) -> int | None:
    """Where the signs of a row begin; None if they need a line of their own."""
    own = text + theme.px(APART)
    for start in (column, own):
        if own <= start and start + width(signs) <= room:
            return start
    return None


def lines(signs: Iterable[Sign], room: int) -> list[list[Sign]]:
    """The signs in as many lines as that width needs."""
    made: list[list[Sign]] = [[]]
    for sign in signs:
        if made[-1] and width([*made[-1], sign]) > room:
            made.append([])
        made[-1].append(sign)
    return made


def paint(painter: QPainter, area: QRect, signs: Iterable[Sign], draw: Draw) -> None:
    """Paint signs side by side in the middle of an area."""
    side, x = theme.px(SIDE), area.left()
    painter.setFont(theme.font("small"))
    pen = painter.pen()
    for sign in signs:
        start = x
        if sign.mark:
            mark = theme.seat_mark(sign.mark, SIDE)
            painter.drawPixmap(x, round(area.center().y() - side / 2 + 1), mark)
            x += side + (theme.px(NEAR) if sign.picture or sign.text else 0)
        if sign.picture:
            top = area.center().y() - side / 2 + 1
            draw(painter, sign.picture, QRectF(x, top, side, side))
            x += side + (theme.px(NEAR) if sign.text else 0)
        if sign.text:
            room = QRect(x, area.top(), area.right() - x + 1, area.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            text = sign.text
            if _wide(text) > room.width():
                metrics = QFontMetrics(theme.font("small"))
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            if painter.pen() != pen:
                # A picture was drawn with a pen of its own.
                painter.setPen(pen)
            painter.drawText(room, flags | Qt.TextFlag.TextSingleLine, text)
        x = start + _width(sign) + theme.px(APART)


def _width(sign: Sign) -> int:
    pictures = bool(sign.picture) + bool(sign.mark)
    made = pictures * theme.px(SIDE) + (theme.px(NEAR) if pictures == 2 else 0)
    if sign.text:
        # Numbers of one digit take the same room with and without a sign.
        made += max(_wide(sign.text), _wide("+0") if len(sign.text) < 3 else 0) + 1
    return made + (theme.px(NEAR) if pictures and sign.text else 0)


def _wide(text: str) -> int:
    return QFontMetrics(theme.font("small")).horizontalAdvance(text)
