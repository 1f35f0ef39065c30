"""The parts of the view for a television, each drawn into its place; no word is below 36 units."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table import threat_card
from desktop.boards.robinson_crusoe.tv.contents import Character, Counted, Deck, Odds, Seen, Threat
from desktop.look import theme
from desktop.look.text_fit import largest
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.table.measure import Lengths
from desktop.tv import brush
from desktop.tv.brush import FLOOR, MIDDLE, RIGHT, write

STEP, DISC, SUN = 64.0, 56.0, 78.0
MOST_ROUNDS = 14
"""Circles of the round track that have room."""
_WRAP = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


def panel(painter: QPainter, area: QRectF, fill: str = "panel", line: str = "panel_line") -> None:
    """A panel in the game's colours."""
    stroke = 2 if line == "panel_line" else 5
    brush.sheet(painter, area, colour(fill), colour(line), stroke, 24)


# -- above ---------------------------------------------------------------------------------


def head(painter: QPainter, it: Seen, area: QRectF) -> None:
    """The match's name, and the rounds with the sun on the one that is played."""
    rounds = _rounds(it.now, it.last)
    left = area.right() - len(rounds) * STEP - (SUN - DISC) / 2
    word = translate("Robinson", "Round")
    wide = letters.width(word, 40, 700)
    write(
        painter, QRectF(left - wide - 20, area.top(), wide + 4, area.height()), word, 40, weight=700
    )
    name = QRectF(area)
    name.setRight(left - wide - 60)
    write(painter, name, it.name, 44, weight=700)
    for at, number in enumerate(rounds):
        middle = QPointF(left + STEP * (at + 0.5), area.center().y())
        _circle(painter, number, it.now, middle)


def _rounds(now: int, last: int) -> range:
    """All rounds, or those around the one that is played."""
    last = max(now, last)
    first = max(1, min(now - MOST_ROUNDS // 3, last - MOST_ROUNDS + 1))
    return range(first, min(last, first + MOST_ROUNDS - 1) + 1)


def _circle(painter: QPainter, number: int, now: int, middle: QPointF) -> None:
    disc = QRectF(0, 0, DISC, DISC)
    disc.moveCenter(middle)
    ink = theme.token("muted")
    if number == now:
        sun = QRectF(0, 0, SUN, SUN)
        sun.moveCenter(middle)
        draw(painter, "round_marker", sun)
        ink = colour("on_sun")
    elif number < now:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("past"))
        painter.drawEllipse(disc)
        ink = colour("on_past")
    else:
        painter.setPen(QPen(theme.token("line_strong"), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc.adjusted(2, 2, -2, -2))
    painter.setFont(letters.font(FLOOR, 800))
    painter.setPen(ink)
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, str(number))


def due(painter: QPainter, it: Seen, area: QRectF) -> None:
    """What is due and whom it is about; below it what the card does, as far as there is room."""
    panel(painter, area, "ember_wash", "ember_ring")
    left = area.left() + 36
    if it.seat:
        brush.mark(painter, it.seat, QRectF(left, area.center().y() - 46, 92, 92))
        left += 122
    room = QRectF(left, area.top() + 8, area.right() - left - 24, area.height() - 16)
    least = letters.height("X", room.width(), FLOOR, 500) if it.more else 0.0
    wide, most = room.width(), room.height() - least
    size = largest(52, FLOOR, lambda size: letters.height(it.text, wide, size, 700) <= most, 2)
    high = letters.height(it.text, room.width(), size, 700)
    below = letters.height(it.more, room.width(), FLOOR, 500) if it.more else 0.0
    below = min(below, room.height() - high)
    top = room.top() + (room.height() - high - below) / 2
    painter.setFont(letters.font(size, 700))
    painter.setPen(theme.token("text"))
    painter.drawText(QRectF(left, top, room.width(), high), _WRAP, it.text)
    if it.more:
        _as_much_as_fits(painter, QRectF(left, top + high, room.width(), below), it.more)


def _as_much_as_fits(painter: QPainter, area: QRectF, text: str) -> None:
    painter.setFont(letters.font(FLOOR, 500))
    painter.drawText(area, _WRAP, as_much_as_fits(text, area.width(), area.height()))


def as_much_as_fits(text: str, wide: float, high: float) -> str:
    """All of it, otherwise so many whole sentences, or words where not even one sentence fits."""

    def fits(shown: str) -> bool:
        return letters.height(shown, wide, FLOOR, 500) <= high + 4

    if fits(text):
        return text
    ends = [at.end(1) for at in _SENTENCE.finditer(text)]
    words = [at.start() for at in re.finditer(r" ", text)]
    for cuts in (ends, words):
        for cut in reversed(cuts):
            if fits(shown := f"{text[:cut]} …"):
                return shown
    return "…"


_SENTENCE = re.compile(r"([.!?…]) ")


# -- cards ---------------------------------------------------------------------------------


def threat(painter: QPainter, it: Threat, area: QRectF, measure: Lengths) -> None:
    """A Threat space with its card, and on a plate below it when the card leaves."""
    space = area.adjusted(0, 0, 0, -124)
    pen = QPen(colour("ember_ring") if it.is_next else colour("dashes"), 5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(colour("inner"))
    painter.drawRoundedRect(space, 24, 24)
    if it.face is None:
        none = translate("Robinson", "No card") if it.is_known else "?"
        write(painter, space, none, 40 if it.is_known else 84, align=MIDDLE)
        return
    threat_card.paint(painter, space.adjusted(14, 14, -14, -14), it.face, measure)
    plate = QRectF(area.left(), area.bottom() - 112, area.width(), 112)
    fill, edge = ("ember_wash", "ember_ring") if it.is_next else ("panel", "panel_line")
    panel(painter, plate, fill, edge)
    ink = colour("ember_text") if it.is_next else "text"
    inside = plate.adjusted(8, 6, -8, -8)
    above, below = QRectF(inside), QRectF(inside)
    above.setBottom(inside.top() + 54 if it.when else inside.bottom())
    below.setTop(above.bottom() - 4)
    write(painter, above, it.leaves, 42, ink, 800, MIDDLE)
    write(painter, below, it.when, FLOOR, weight=500, align=MIDDLE)


def lying(painter: QPainter, it: Seen, area: QRectF) -> None:
    """The tokens that lie on their decks, and the tools of the camp."""
    named = not it.tools
    x, middle = area.left(), area.center().y()
    for back, name in it.tokens:
        draw(painter, f"token_adventure_{back}", QRectF(x, middle - 38, 72, 76))
        x += 84
        if named:
            wide = min(letters.width(name, FLOOR, 600) + 4, area.width() / len(it.tokens) - 92)
            write(painter, QRectF(x, area.top(), wide, area.height()), name, FLOOR)
            x += wide + 12
    x = area.right() - 84 * len(it.tools)
    for tool, _ in it.tools:
        draw(painter, tool, QRectF(x + 6, middle - 36, 72, 72))
        x += 84


def deck(painter: QPainter, it: Deck, area: QRectF) -> None:
    """The Event deck: the back on top, how many cards, and the odds of what comes."""
    panel(painter, area)
    x = area.left() + 24
    if it.top:
        high = area.height() - 44
        wide = high * 120 / 168
        draw(painter, signs.BACKS[it.top], QRectF(x, area.top() + 22, wide, high))
        x += wide + 24
    room = QRectF(x, area.top(), area.right() - 20 - x, area.height())
    lines = [it.backs, it.icons] if it.backs else [it.icons]
    each = (area.height() - 84) / len(lines) if it.icons else 0.0
    title = QRectF(room.left(), area.top() + 12, room.width(), 60)
    if not it.icons:
        title.moveCenter(QPointF(title.center().x(), area.center().y()))
    write(painter, title, it.text, 40, weight=700)
    if not it.icons:
        return
    for at, line in enumerate(lines):
        row = QRectF(room.left(), area.top() + 72 + at * each, room.width(), each)
        _odds(painter, row, line, is_large=len(lines) == 1)


def _odds(painter: QPainter, area: QRectF, odds: Sequence[Odds], *, is_large: bool) -> None:
    """Pictures with their shares, side by side; in two lines where there is room for them."""
    per_line = (2 if len(odds) > 2 else 1) if is_large else len(odds)
    lines = -(-len(odds) // per_line)
    wide, high = area.width() / per_line, area.height() / lines
    for at, one in enumerate(odds):
        x = area.left() + at % per_line * wide
        top = area.top() + at // per_line * high
        side = min(56.0, high - 4)
        for picture in one.pictures:
            across = side * 120 / 168 if picture.startswith("card_") else side
            if len(one.pictures) > 1:
                across = side * 0.72
            shape = across if not picture.startswith("card_") else side
            draw(painter, picture, QRectF(x, top + (high - shape) / 2, across, shape))
            x += across + 4
        left = area.left() + (at % per_line + 1) * wide - x
        write(painter, QRectF(x + 6, top, left - 8, high), one.share, 38, weight=800)


# -- counters -------------------------------------------------------------------------------


def counters(painter: QPainter, counted: Sequence[Counted], area: QRectF) -> None:
    """Each with its picture, its name and a large number."""
    panel(painter, area)
    each = (area.height() - 32) / len(counted)
    for number, it in enumerate(counted):
        top = area.top() + 16 + number * each
        side = min(80.0, each - 10)
        draw(painter, it.picture, QRectF(area.left() + 24, top + (each - side) / 2, side, side))
        figure = QRectF(area.right() - 140, top, 116, each)
        name = QRectF(area.left() + 120, top, 0, each)
        name.setRight(figure.left() + 20)
        write(painter, name, it.name, 44 if area.width() > 500 else FLOOR, weight=500)
        write(painter, figure, it.number, 76, weight=800, align=RIGHT)


def wounds(painter: QPainter, characters: Sequence[Character], area: QRectF) -> None:
    """Each character with its Wounds of its life; the First Player has the lantern."""
    panel(painter, area)
    each = min(190.0, (area.height() - 24) / len(characters))
    top = area.top() + 12
    for it in characters:
        row = QRectF(area.left() + 10, top + 2, area.width() - 20, each - 4)
        _character(painter, it, row)
        top += each


def _character(painter: QPainter, it: Character, row: QRectF) -> None:
    if it.is_first:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("ember_wash"))
        painter.drawRoundedRect(row, 20, 20)
    middle = row.center().y()
    brush.mark(painter, it.colour, QRectF(row.left() + 14, middle - 38, 76, 76))
    life = QRectF(row.right() - 88, row.top() + 12, 80, row.height() - 12)
    figure = QRectF(life.left() - 104, row.top(), 98, row.height())
    heart = QRectF(figure.left() - 66, middle - 30, 60, 60)
    name = QRectF(row.left() + 106, row.top(), 0, row.height())
    name.setRight(heart.left() - (96 if it.is_first else 10))
    write(painter, name, it.name, 44)
    if it.is_first:
        draw(painter, "first_player", QRectF(heart.left() - 92, middle - 42, 84, 84))
    draw(painter, "wound", heart)
    ink = colour("ember_text") if it.is_full else "text"
    write(painter, figure, it.wounds, 72, ink, 800, RIGHT)
    write(painter, life, f"/{it.life}", FLOOR, ink)
