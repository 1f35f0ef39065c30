"""Colony upgrades: on the market with what they cost, and in a colony."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink
from desktop.look import tokens
from desktop.scene import letters, strokes
from desktop.scene.ink import LEAST, write

SHAPE = (200.0, 140.0)
"""The shape of a picture."""


class Sale(NamedTuple):
    """An upgrade on the market."""

    upgrade: str
    number: int
    name: str
    vp: int
    bid: str
    """The least bid, “from 80”."""
    left: str
    """How many copies there are besides, “2 left”."""
    copies: int
    """The same as a number, for narrow cards."""
    effect: str = ""
    """What it does, in a few words; shown where there is room."""
    is_offered: bool = False
    """Whether it is what the auction is about."""


class Free(NamedTuple):
    """A place of the market where nothing lies, and why."""

    text: str


class Owned(NamedTuple):
    """An upgrade in a colony."""

    upgrade: str
    number: int
    name: str
    vp: int
    crew: str = ""
    """`manned` or `unmanned` for the types that need a crew (OP-3.1); empty for the others."""
    is_named: bool = False
    """Whether its name stands below."""


def sale(painter: QPainter, area: QRectF, look: Sale) -> None:
    """A card: picture with its number, name and points, least bid and copies left."""
    strokes.shadow(painter, area, 11)
    strokes.sheet(painter, area, 11, tokens.token("raised"), tokens.token("line"))
    if look.is_offered:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink.ORANGE), 4))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 10, 10)
    line = round(27 * min(1.3, letters.growth()))
    if area.width() >= BESIDE * area.height():
        _beside(painter, area, look, line)
    else:
        _below(painter, area, look, line)


NAMED = 164.0
"""The room of a name beside a picture, the same on all cards."""
BESIDE = 1.9
"""So many times as wide as high, a card has its words beside its picture."""
NARROWEST = 100.0
"""Below this a picture beside words has no room for its number and points."""


def _below(painter: QPainter, area: QRectF, look: Sale, line: float) -> None:
    inner = area.adjusted(10, 6, -10, -6)
    told = _told_high(look.effect, inner.width())
    # On the stage of an auction, where a card stands upright, what it does counts for more.
    least = OFFERED if look.is_offered and area.height() > area.width() else PICTURE
    is_told = told > 0 and inner.height() - 2 * line - told >= inner.height() * least
    told *= is_told
    below = 2 * line + told
    top = QRectF(area.left() + 6, area.top() + 6, area.width() - 12, area.height() - below - 14)
    picture(painter, top, look.upgrade)
    _number(painter, top, look.number)
    points(painter, QRectF(top.right() - 64, top.top() + 4, 60, 30), look.vp)
    y = top.bottom() + 3
    name = QRectF(inner.left(), y, inner.width(), line)
    _whole(painter, name, look.name, tokens.token("text"))
    if is_told:
        room = QRectF(inner.left(), name.bottom(), inner.width(), told)
        letters.write_wrapped(painter, room, look.effect, LEAST, tokens.token("muted"), 500)
    _price(painter, QRectF(inner.left(), y + line + told, inner.width(), line), look)


def _whole(painter: QPainter, area: QRectF, text: str, colour: QColor) -> float:
    """Write a line that is not shortened as long as it can be read; how wide it is."""
    return letters.write(painter, area, text, LEAST, colour, 700, least=LEAST)


def _price(painter: QPainter, area: QRectF, look: Sale) -> None:
    """The least bid, and at the right end how many copies are left, in fewer words if need be."""
    short = f"+{look.copies}"
    room = area.adjusted(0, 0, -letters.width(short, LEAST, 500) - 10, 0)
    bid = _whole(painter, room, look.bid, ink.accent())
    rest = area.adjusted(bid + 10, 0, 0, 0)
    left = look.left if ink.small_wide(look.left, 500) <= rest.width() else short
    muted = tokens.token("muted")
    letters.write(painter, rest, left, LEAST, muted, 500, letters.RIGHT, least=LEAST)


def _beside(painter: QPainter, area: QRectF, look: Sale, line: float) -> None:
    high = area.height() - 12
    named = letters.width(look.name, LEAST, 700) * min(1.3, letters.growth())
    wide = min(high * SHAPE[0] / SHAPE[1], area.width() - max(NAMED, named) - 24)
    if wide < NARROWEST:
        _alone(painter, area, look, line)
        return
    left = QRectF(area.left() + 6, area.top() + 6, wide, high)
    picture(painter, left, look.upgrade)
    _number(painter, left, look.number)
    points(painter, QRectF(left.right() - 64, left.top() + 4, 60, 30), look.vp)
    x = left.right() + 9
    name = QRectF(x, area.top() + (area.height() - 3 * line) / 2, area.right() - x - 8, line)
    write(painter, name, look.name, LEAST, "", 700)
    write(painter, name.translated(0, line), look.bid, LEAST, ink.accent(), 700)
    left_over = name.translated(0, 2 * line)
    write(painter, left_over, look.left, LEAST, tokens.token("muted"), 500)


def _alone(painter: QPainter, area: QRectF, look: Sale, line: float) -> None:
    """The words without the picture; number and points below them where there is room."""
    inner = area.adjusted(8, 2, -8, -2)
    count = 3 if inner.height() >= 3 * LEAST * 1.2 else 2
    pitch = min(line, inner.height() / count)
    row = QRectF(inner.left(), area.center().y() - count * pitch / 2, inner.width(), pitch)
    _whole(painter, row, look.name, tokens.token("text"))
    _price(painter, row.translated(0, pitch), look)
    if count == 3:
        text, low = str(look.number), row.translated(0, 2 * pitch)
        ink.plate(painter, QRectF(low.left(), low.top(), ink.plate_wide(text), pitch), text)
        ink.stars(painter, low, look.vp)


PICTURE = 0.3
"""How much of a card its picture keeps where it is told what the upgrade does."""
OFFERED = 0.16
"""So much of it the picture keeps at an auction."""


def _told_high(text: str, wide: float) -> float:
    """How high a text is; 0 where a word of it would be cut."""
    if not text or max(letters.width(word, LEAST, 500) for word in text.split()) > wide:
        return 0.0
    return letters.height(text, wide, LEAST, 500) + 4


def points(painter: QPainter, area: QRectF, vp: int) -> None:
    """Victory points at the right end of a picture, on a dark pill."""
    text = str(vp)
    wide = ink.small_wide(text) + 40
    pill = QRectF(area.right() - wide, area.top(), wide, area.height())
    painter.setPen(QPen(QColor(ink.PAPER), 1.2))
    painter.setBrush(QColor(ink.GRAPHITE))
    painter.drawRoundedRect(pill, 8, 8)
    star = QRectF(pill.left() + 5, pill.center().y() - 12, 24, 23)
    art.draw(painter, "tokens/victory_point", star)
    room = QRectF(star.right() + 2, pill.top(), pill.right() - star.right() - 8, pill.height())
    ink.small(painter, room, text, ink.PAPER, 700, letters.RIGHT)


def picture(painter: QPainter, area: QRectF, upgrade: str, opacity: float = 1.0) -> None:
    """What it looks like, filling an area of whatever shape, with round corners."""
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(area, 8, 8)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    factor = max(area.width() / SHAPE[0], area.height() / SHAPE[1])
    whole = QRectF(0, 0, SHAPE[0] * factor, SHAPE[1] * factor)
    # What matters stands below the sky.
    whole.moveCenter(area.center() - QPointF(0, (whole.height() - area.height()) * 0.1))
    art.draw(painter, f"upgrades/{upgrade}", whole, opacity, stretch=True)
    painter.restore()


def _number(painter: QPainter, area: QRectF, number: int) -> None:
    text = str(number)
    place = QRectF(area.left() + 4, area.top() + 4, ink.plate_wide(text), 30)
    ink.plate(painter, place, text)


def free(painter: QPainter, area: QRectF, look: Free) -> None:
    """A dashed place."""
    painter.setPen(QPen(tokens.token("line_strong"), 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 11, 11)
    muted = tokens.token("muted")
    if letters.width(look.text, LEAST, 500) * letters.growth() <= area.width() - 24:
        write(painter, area, look.text, LEAST, muted, 500, letters.MIDDLE)
    else:
        high = letters.height(look.text, area.width() - 24, LEAST, 500)
        room = area.adjusted(12, 0, -12, 0)
        room.setTop(area.center().y() - high / 2)
        letters.write_wrapped(painter, room, look.text, LEAST, muted, 500)


def owned(painter: QPainter, area: QRectF, look: Owned) -> None:
    """A picture with its number; name and points below and on it where there is room."""
    line = round(27 * min(1.3, letters.growth()))
    top = area.adjusted(0, 0, 0, -line if look.is_named else 0)
    works = look.crew != "unmanned"
    picture(painter, top, look.upgrade, 1.0 if works else 0.45)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(tokens.token("line_strong"), 1.6 if works else 2.4)
    pen.setStyle(Qt.PenStyle.SolidLine if works else Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawRoundedRect(top.adjusted(0.8, 0.8, -0.8, -0.8), 8, 8)
    text = str(look.number)
    plate = QRectF(top.left() + 2, top.top() + 2, ink.plate_wide(text), min(27.0, top.height()))
    ink.plate(painter, plate, text)
    if look.crew == "manned":
        side = min(26.0, top.height() * 0.5)
        place = QRectF(top.right() - side - 1, top.bottom() - side - 1, side, side)
        art.draw(painter, "tokens/population", place)
    if top.width() >= 118:
        points(painter, QRectF(top.right() - 64, top.top() + 2, 62, 27), look.vp)
    if look.is_named:
        room = QRectF(area.left(), top.bottom(), area.width(), line)
        write(painter, room, look.name, LEAST, "", 600)
