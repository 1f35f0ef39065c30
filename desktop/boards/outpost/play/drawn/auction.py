"""The stage of an auction: the highest bid, every seat with its last bid, and the answers."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink, where
from desktop.look import tokens
from desktop.scene import letters
from desktop.scene.ink import LEAST, least, mark, panel, write

ASKED, HIGHEST, PASSED, OUT, WAITS = "asked", "highest", "passed", "out", "waits"


class Stage(NamedTuple):
    """The ground of an auction, with its heading."""

    text: str
    short: str
    """The heading where the note leaves little room."""
    note: str
    brief: str
    """The note where there is too little room for it."""
    line: float = where.LINE


class Highest(NamedTuple):
    """The highest bid and whose it is; nobody's before the first."""

    bid: int
    name: str
    colour: str
    text: str
    """“Highest bid”."""


class Bidder(NamedTuple):
    """A seat in the auction."""

    name: str
    colour: str
    state: str
    """`asked`, `highest`, `passed`, `out` (until it presses its plate) or `waits`."""
    bid: int = 0
    """Its last bid; 0 before it has bid."""
    text: str = ""
    """“decides now”, “passed”, “out until pressed”."""


class Answer(NamedTuple):
    """An answer as a button: the first one stands out."""

    text: str
    is_open: bool = True
    is_first: bool = False


def stage(painter: QPainter, area: QRectF, look: Stage) -> None:
    """A sheet with an orange edge, the gavel and a heading."""
    panel(painter, area, line=QColor(ink.ORANGE), wide=3)
    head = QRectF(area.left() + 12, area.top() + 6, area.width() - 26, look.line + 6)
    art.draw(painter, "tokens/gavel", QRectF(head.left(), head.top(), 32, 32))
    room = head.adjusted(40, 0, 0, 0)
    beside = room.width() - letters.width(look.short, least(), 700) - 12
    note = look.note if letters.width(look.note, least(), 600) <= beside else look.brief
    noted = write(painter, room, note, LEAST, tokens.token("muted"), 600, letters.RIGHT)
    room.setRight(room.right() - noted - 12)
    has_room = letters.width(look.text, least(), 700) <= room.width()
    write(painter, room, look.text if has_room else look.short, 24, "", 700)


def highest(painter: QPainter, area: QRectF, look: Highest) -> None:
    """What it is called, the number large, and who bids it."""
    room = QRectF(area)
    room.setLeft(
        room.left() + write(painter, area, look.text, LEAST, tokens.token("muted"), 600) + 14
    )
    size = round(min(40.0, area.height() * 0.8))
    wide = write(painter, room, str(look.bid) if look.bid else "–", size, "", 800)
    if look.name:
        x = room.left() + wide + 16
        mark(painter, look.colour, QRectF(x, area.center().y() - 15, 30, 30))
        write(
            painter,
            QRectF(x + 38, area.top(), area.right() - x - 38, area.height()),
            look.name,
            24,
            "",
            700,
        )


def bidder(painter: QPainter, area: QRectF, look: Bidder) -> None:
    """Mark and name above; bid and state below."""
    is_asked, leads, is_out = (look.state == it for it in (ASKED, HIGHEST, OUT))
    painter.setBrush(tokens.token("legal_soft" if is_asked else "sunken"))
    role = "legal" if is_asked else ("success" if leads else "line")
    pen = QPen(tokens.token(role), 3 if is_asked or leads else 1.2)
    if is_out:
        pen = QPen(tokens.token("line_strong"), 1.6, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 10, 10)
    inner, side, indent = area.adjusted(8, 4, -8, -4), 24, 31
    told_wide = letters.width(look.text, least(), 600)
    if look.bid:
        told_wide += letters.width(str(look.bid), 26, 800) + 10
    if max(letters.width(look.name, least(), 700) + indent, told_wide) > inner.width():
        inner, side, indent = area.adjusted(5, 4, -5, -4), 18, 22
    is_faint = look.state in (PASSED, OUT)
    upper = QRectF(inner.left(), inner.top(), inner.width(), inner.height() / 2)
    painter.setOpacity(0.55 if is_out else 1.0)
    mark(painter, look.colour, QRectF(upper.left(), upper.center().y() - side / 2, side, side))
    painter.setOpacity(1.0)
    colour = tokens.token("muted" if is_faint else "text")
    write(painter, upper.adjusted(indent, 0, 0, 0), look.name, LEAST, colour, 700)
    lower = upper.translated(0, upper.height())
    bid = write(painter, lower, str(look.bid), 26, colour, 800) + 10 if look.bid else 0.0
    told = {ASKED: "warning", HIGHEST: "success"}.get(look.state, "muted")
    room = lower.adjusted(bid, 0, 0, 0)
    write(painter, room, look.text, LEAST, tokens.token(told), 600, letters.RIGHT)


def answer_wide(look: Answer) -> float:
    """How much room a button takes, with letters of the least size."""
    return letters.width(look.text, least(), 700) + 30


def answer(painter: QPainter, area: QRectF, look: Answer) -> None:
    """A button: amber where it answers something; dashed where it cannot be pressed."""
    pen = QPen(tokens.token("legal" if look.is_open else "line_strong"), 2)
    if not look.is_open:
        pen = QPen(tokens.token("line_strong"), 1.5, Qt.PenStyle.DashLine)
    painter.setPen(pen)
    role = "legal_soft" if look.is_open else "raised"
    painter.setBrush(QColor(ink.ORANGE) if look.is_first and look.is_open else tokens.token(role))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 10, 10)
    colour: QColor | str = tokens.token("text" if look.is_open else "muted")
    if look.is_first and look.is_open:
        colour = ink.GRAPHITE
    write(painter, area.adjusted(8, 0, -8, 0), look.text, LEAST, colour, 700, letters.MIDDLE)
