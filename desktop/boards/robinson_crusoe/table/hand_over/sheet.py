"""A hand-over drawn on a sheet: counters, people and cards side by side, as large as it is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.hand_over.contents import Changed, Handed
from desktop.look import drawings, theme
from desktop.look.text_fit import largest
from desktop.scene import letters

HEAD, EDGE, APART = 62, 22, 34
TILE, TILE_HIGH = 164, 62
PERSON, PERSON_HIGH = 290, 54
LEAST_OF_CARDS = 330
"""How wide the sentences about cards are at least; with less room they stand below the numbers."""
PICTURE = 34
ARROW = " → "
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)


class _Piece(NamedTuple):
    """Something on the sheet, and where."""

    area: QRectF
    thing: Changed | str
    picture: str = ""
    weight: int = 500
    ink: str = ""


class Sheet:
    """What is handed over, laid out for a width; one unit is `scale` pixels."""

    def __init__(self, it: Handed, width: float, scale: float, right: float = 0) -> None:
        self._it, self._scale = it, scale
        self._pieces: list[_Piece] = []
        self._right = right
        """Room at the right of the head that somebody else fills."""
        self._width = width
        self.height = self._lay_out()

    def _px(self, length: float) -> float:
        return length * self._scale

    def _size(self, length: float) -> int:
        return max(10, round(length * self._scale))

    # -- where everything lies -------------------------------------------------------

    def _lay_out(self) -> float:
        it, px = self._it, self._px
        inner = self._width - 2 * px(EDGE)
        tiles = -(-len(it.counters) // 4) if it.counters else 0
        numbers = tiles * px(TILE) + (px(APART) if tiles else 0)
        numbers += px(PERSON) + px(APART) if it.people else 0
        beside = inner - numbers >= px(LEAST_OF_CARDS)
        if not beside:
            tiles = min(len(it.counters), max(1, int(inner // px(TILE)))) if it.counters else 0
        x, top = px(EDGE), px(HEAD)
        lowest = top
        for at, counter in enumerate(it.counters):
            column, row = divmod(at, 4) if beside else (at % tiles, at // tiles)
            area = QRectF(x + column * px(TILE), top + row * px(TILE_HIGH), px(TILE), px(TILE_HIGH))
            self._pieces.append(_Piece(area, counter))
            lowest = max(lowest, area.bottom())
        if beside:
            x += tiles * px(TILE) + (px(APART) if tiles else 0)
        else:
            top = lowest
        for at, person in enumerate(it.people):
            area = QRectF(x, top + at * px(PERSON_HIGH), px(PERSON), px(PERSON_HIGH))
            self._pieces.append(_Piece(area, person))
            lowest = max(lowest, area.bottom())
        if beside:
            x += px(PERSON) + px(APART) if it.people else 0
        else:
            top = lowest
        return max(lowest, self._lay_sentences(x, top, self._width - px(EDGE) - x)) + px(16)

    def _lay_sentences(self, x: float, top: float, wide: float) -> float:
        px = self._px
        for picture, text, weight, ink in self._sentences():
            left = px(PICTURE + 12) if picture else 0
            high = letters.height(text, wide - left, self._size(20), weight)
            area = QRectF(x, top, wide, max(high, px(PICTURE)))
            self._pieces.append(_Piece(area, text, picture, weight, ink))
            top = area.bottom() + px(8)
        return top

    def _sentences(self) -> Iterator[tuple[str, str, int, str]]:
        it = self._it
        if it.nothing:
            yield "", it.nothing, 500, ""
        for line in it.cards:
            yield line.picture, line.text, 500, ""
        if it.leaves:
            yield "arrow_off", it.leaves, 700, "ember_text"

    # -- drawing -----------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        """Draw everything from the upper left corner on."""
        self._head(painter)
        for piece in self._pieces:
            if isinstance(piece.thing, str):
                self._sentence(painter, piece)
            elif piece.thing.colour:
                self._person(painter, piece.area, piece.thing)
            else:
                self._tile(painter, piece.area, piece.thing)

    def _head(self, painter: QPainter) -> None:
        it, px = self._it, self._px
        room = self._width - px(EDGE) - self._right
        wide = min(letters.width(it.title, self._size(28), 800), room - px(EDGE))
        high = px(HEAD - 8)
        self._write(painter, QRectF(px(EDGE), 0, wide + 2, high), it.title, 28, 800)
        x = px(EDGE) + wide + px(28)
        for picture, mark in (("first_player", False), (it.colour, True)):
            if not it.colour:
                continue
            area = QRectF(x, (high - px(42)) / 2, px(42), px(42))
            if mark:
                seat_mark(painter, picture, area)
            else:
                draw(painter, picture, area)
            x += px(50)
        if it.first:
            self._write(painter, QRectF(x, 0, room - x, high), it.first, 24, 700)

    def _tile(self, painter: QPainter, area: QRectF, it: Changed) -> None:
        px = self._px
        side = px(46)
        draw(painter, it.picture, QRectF(area.left(), area.top() + px(5), side, side))
        left = area.left() + side + px(10)
        room = area.right() - left - px(6)
        self._write(painter, QRectF(left, area.top(), room, px(22)), it.name, 18, 500, "muted")
        self._numbers(painter, QRectF(left, area.top() + px(22), room, px(36)), it)

    def _person(self, painter: QPainter, area: QRectF, it: Changed) -> None:
        px = self._px
        middle = area.center().y()
        mark = QRectF(area.left(), middle - px(20), px(40), px(40))
        seat_mark(painter, it.colour, mark)
        numbers = px(104)
        sign = QRectF(area.right() - numbers - px(44), middle - px(34) / 2, px(34), px(34))
        draw(painter, it.picture, sign)
        name = QRectF(mark.right() + px(10), area.top(), 0, area.height())
        name.setRight(sign.left() - px(8))
        self._write(painter, name, it.name.partition(",")[0], 22, 600)
        room = QRectF(area.right() - numbers, area.top(), numbers, area.height())
        self._numbers(painter, room, it)

    def _numbers(self, painter: QPainter, area: QRectF, it: Changed) -> None:
        """What it was, lighter, and what it is now."""
        before = f"{it.before}{ARROW}"
        wide = letters.width(before, self._size(24), 500)
        self._write(painter, area, before, 24, 500, "muted")
        self._write(painter, area.adjusted(wide, 0, 0, 0), it.now, 32, 800)

    def _sentence(self, painter: QPainter, piece: _Piece) -> None:
        px, area = self._px, piece.area
        left = 0.0
        if piece.picture:
            side = px(PICTURE)
            tall = piece.picture.startswith("card_")
            wide = side * 120 / 168 if tall else side
            if piece.picture.startswith("arrow_"):
                box = QRectF(0, 0, side, side * 48 / 64)
            else:
                box = QRectF(0, 0, wide, side)
            box.moveCenter(QRectF(area.left(), area.top(), side, side).center())
            draw(painter, piece.picture, box)
            left = px(PICTURE + 12)
        painter.setFont(letters.font(self._size(20), piece.weight))
        painter.setPen(colour(piece.ink) if piece.ink else theme.token("text"))
        painter.drawText(area.adjusted(left, 0, 0, 0), _WRAP, str(piece.thing))

    def _write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        size: float,
        weight: int,
        ink: str = "text",
    ) -> None:
        wide = area.width()
        pixels = largest(
            self._size(size), self._size(14), lambda it: letters.width(text, it, weight) <= wide
        )
        painter.setFont(letters.font(pixels, weight))
        painter.setPen(theme.token(ink))
        room = int(area.width()) + 1
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(area, letters.LEFT | Qt.TextFlag.TextDontClip, shown)


def seat_mark(painter: QPainter, seat: str, area: QRectF) -> None:
    """A seat's disc with its shape, in the size that the screen has for it."""
    device = painter.worldTransform().mapRect(area)
    pixmap: QPixmap = drawings.seat_mark(seat, max(1, round(device.width() / theme.scale())))
    painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
