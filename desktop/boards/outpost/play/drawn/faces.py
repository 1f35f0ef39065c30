"""Production cards: faces with their value, backs, mega cards, and stand-ins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink, where
from desktop.look import tokens
from desktop.scene import letters

SHAPE = (120.0, 168.0)
"""The shape of a card."""
PICTURE_WIDE, NARROW = 74.0, 45.0
"""Device pixels from which on a card shows its picture; below, its value takes half of it."""
BACK, FACE, MEGA, STAND_IN = "back", "face", "mega", "stand_in"


class Card(NamedTuple):
    """A card: its deck, which side is up, its value (0 where it is hidden), and how it lies."""

    deck: str
    side: str = BACK
    """`back`, `face`, `mega`, or `stand_in` (OP-R18)."""
    value: int = 0
    dim: bool = False
    """Whether it cannot be chosen."""


OPEN = (MEGA, STAND_IN)
"""Sides of cards that all may see."""


def of(card: str) -> Card:
    """A card as it looks: `ore:?` from behind, `ore:3`, or `water:mega:30`."""
    deck, *_, last = card.split(":")
    if not last.isdecimal():
        return Card(deck)
    side = next((it for it in OPEN if f":{it}:" in card), FACE)
    return Card(deck, side, int(last))


def card(painter: QPainter, area: QRectF, look: Card) -> None:
    """A card in the largest area of its shape."""
    painter.setOpacity(0.45 if look.dim else 1.0)
    area = where.inside(area, *SHAPE)
    if painter.worldTransform().mapRect(area).width() < PICTURE_WIDE:
        _small(painter, area, look)
    else:
        _large(painter, area, look)
    painter.setOpacity(1.0)


def _large(painter: QPainter, area: QRectF, look: Card) -> None:
    picture = look.side if look.side in (BACK, MEGA) else FACE
    art.draw(painter, f"cards/{look.deck}_{picture}", area, stretch=True)
    unit = area.width() / SHAPE[0]
    if look.side == STAND_IN:
        _dashes(painter, area, unit)
    if look.side != BACK:
        side, wide, high = (12, 52, 36) if look.side == MEGA else (10, 36, 32)
        plate = QRectF(0, 0, wide * unit, high * unit)
        plate.moveTo(area.left() + side * unit, area.top() + side * unit)
        _value(painter, plate, look, 30 * unit)


def _small(painter: QPainter, area: QRectF, look: Card) -> None:
    """Value above, symbol below; a tinted frame, four bars on a mega card."""
    unit = area.width() / 60
    tint = QColor(ink.TINTS[look.deck])
    is_back = look.side == BACK
    painter.setPen(QPen(tint, 3.4 * unit))
    painter.setBrush(QColor(ink.GRAPHITE if is_back else ink.PAPER))
    inner = area.adjusted(1.7 * unit, 1.7 * unit, -1.7 * unit, -1.7 * unit)
    painter.drawRoundedRect(inner, 5 * unit, 5 * unit)
    if is_back:
        side = 48 * unit
        good = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
        art.draw(painter, f"goods/{look.deck}", good)
        return
    if look.side == STAND_IN:
        _dashes(painter, area, unit / 2)
    side = 32 * unit
    if look.side == MEGA:
        side = 28 * unit
        bars = QRectF(area.left() + 9 * unit, area.bottom() - 13 * unit, 42 * unit, 6 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        for bar in range(4):
            painter.drawRect(
                QRectF(bars.left() + bar * 11 * unit, bars.top(), 8 * unit, bars.height())
            )
    # Below it there is room for how many there are, on the narrowest cards, too.
    high = 30 * unit
    if painter.worldTransform().mapRect(area).width() < NARROW:
        high, side = 25 * unit, 25 * unit
    top = area.top() + high + 7 * unit
    good = QRectF(area.center().x() - side / 2, top, side, side)
    art.draw(painter, f"goods/{look.deck}", good)
    plate = QRectF(area.left() + 5 * unit, area.top() + 5 * unit, 50 * unit, high)
    _value(painter, plate, look, 28 * unit)


def _value(painter: QPainter, area: QRectF, look: Card, size: float) -> None:
    """The value on its plate: dark on a card, light on what only stands for one."""
    is_card = look.side != STAND_IN
    painter.setPen(QPen(QColor(ink.GRAPHITE), area.height() / 20))
    painter.setBrush(QColor(ink.GRAPHITE if is_card else ink.PAPER))
    painter.drawRoundedRect(area, area.height() / 6, area.height() / 6)
    colour = ink.PAPER if is_card else ink.GRAPHITE
    text = str(look.value)
    fitting = min(size, area.width() / max(1.0, letters.width(text, 100, 800) / 92))
    letters.write(
        painter, area, text, max(1, round(fitting)), QColor(colour), 800, letters.MIDDLE, least=1
    )


def _dashes(painter: QPainter, area: QRectF, unit: float) -> None:
    """The edge of what is no card of the deck."""
    painter.setPen(QPen(QColor(ink.PAPER), 5 * unit, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = 2.5 * unit
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), 8 * unit, 8 * unit)


class Held(NamedTuple):
    """Cards that look alike in a hand, and how many they are: backs, or open mega cards."""

    card: Card
    number: int


class Hand(NamedTuple):
    """What all know of a hand: its decks, and how full it is."""

    held: tuple[Held, ...]
    counted: int
    """Cards as the capacity counts them (OP-5.3)."""
    capacity: int


SIGN = 24.0
"""How wide the sign of a deck is in a hand that lies in a line."""
LEAST_SIGN = 17.0
GAP = 4.0
LARGEST_SIGN = 42.0


def hand(painter: QPainter, area: QRectF, look: Hand) -> None:
    """How full it is, then a sign with a number for each deck, and for cards that lie open."""
    role = "warning" if look.counted > look.capacity else "text"
    ink.small(painter, area, f"{look.counted}/{look.capacity}", tokens.token(role))
    room = area.adjusted(_told_wide(look), 0, 0, 0)
    if not look.held:
        return
    is_wide = hand_wide(look) > area.width()
    lines = 2 if is_wide and area.height() >= 1.9 * LEAST_SIGN else 1
    each = -(-len(look.held) // lines)
    high = area.height() / lines
    for line in range(lines):
        held = look.held[line * each : line * each + each]
        _line(painter, QRectF(room.left(), room.top() + line * high, room.width(), high), held)


def _line(painter: QPainter, area: QRectF, held: Sequence[Held]) -> None:
    side = min(SIGN, area.height())
    free = (area.width() - _held_wide(held, side)) / max(1, len(held))
    wide = max(side, min(side + free - 5, area.height() - 2, LARGEST_SIGN))
    gap = GAP + min(9.0, free - wide + side)
    x = area.left()
    for each in held:
        sign(painter, QRectF(x, area.center().y() - wide / 2, wide, wide), each.card)
        x += wide + 3
        room = QRectF(x, area.top(), area.right() - x, area.height())
        x += ink.small(painter, room, str(each.number)) + gap


def _told_wide(look: Hand) -> float:
    return ink.small_wide(f"{look.counted}/{look.capacity}") + 12


def _held_wide(held: Sequence[Held], side: float) -> float:
    return sum(side + 3 + GAP + ink.small_wide(str(each.number)) for each in held)


def hand_wide(look: Hand, lines: int = 1, side: float = SIGN) -> float:
    """How much room a hand takes in so many lines, with signs of that size."""
    each = -(-len(look.held) // lines)
    parts = (look.held[:each], look.held[each:])
    return _told_wide(look) + max(_held_wide(part, side) for part in parts)


def sign(painter: QPainter, area: QRectF, look: Card) -> None:
    """What a deck is known by where a card is too small; four bars below it are a mega card."""
    tint = QColor(ink.TINTS[look.deck])
    is_mega = look.side == MEGA
    edge = area.width() / 10
    frame = area.adjusted(0, 0, 0, -area.height() * 0.24 if is_mega else 0)
    pen = QPen(tint, edge)
    if look.side == STAND_IN:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(ink.PAPER))
    half = edge / 2
    painter.drawRoundedRect(frame.adjusted(half, half, -half, -half), 3 * edge, 3 * edge)
    painter.save()
    painter.setClipRect(frame.adjusted(edge, edge, -edge, -edge), Qt.ClipOperation.IntersectClip)
    # Without the ring that the picture has of its own.
    side = area.width() * (1.22 if is_mega else 1.36)
    good = QRectF(0, 0, side, side)
    good.moveCenter(frame.center())
    art.draw(painter, f"goods/{look.deck}", good)
    painter.restore()
    if is_mega:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        pitch = area.width() / 4
        for bar in range(4):
            x = area.left() + (bar + 0.12) * pitch
            painter.drawRect(
                QRectF(x, frame.bottom() + 1.4, pitch * 0.76, area.bottom() - frame.bottom() - 1.4)
            )
