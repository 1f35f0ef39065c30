"""The random event of a turn with whom it hit, and the clock of the event deck."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import faces, ink, where
from desktop.look import tokens
from desktop.look.text_fit import wrapped
from desktop.scene import letters
from desktop.scene.ink import LEAST, least, mark, panel, write

LARGEST, NAME = 28, 24
"""The size of a short text, and of a name."""
EDGE = QMarginsF(12, 8, 12, 8)
"""What a card leaves free inside its frame."""
PICTURE, BESIDE = 64.0, 12.0
"""How large the picture is at most, and what lies between it and the name."""
MARK, SIGN, GAP = 24.0, 22.0, 8.0
"""How large marks of seats are, and signs of what happened to them; what lies after a name."""
AMOUNTS = re.compile(r"(\S+) / (\S+) / (\d+|[^\s.,;][^.,;]*)")
"""“2 / 3 / 5”: what a text says for event phase 1, 2, 3."""
NUMBERS = re.compile(r"\d+ / \d+ / \d+")
"""Such amounts stand in one line."""


class Hit(NamedTuple):
    """What the event did to a seat: pictures, each with a number, “−2”."""

    colour: str
    things: tuple[tuple[str, str], ...]
    name: str = ""
    """Which event that was, if it is not the event of the turn."""


type_of_row = list[tuple[Hit | str, float]]
"""A line about seats: each, or a title, with the room that it takes."""


class Event(NamedTuple):
    """The card of the turn."""

    name: str
    text: str
    """What it does, with the amounts of all phases."""
    group: str
    """`loss`, `gain`, …: which picture it has."""
    scope: str
    """Whom it concerns, and the phase: “all · phase 2”."""
    phase: int
    """OP-7.3: which of the amounts act."""
    hits: tuple[Hit, ...] = ()
    personal: tuple[Hit, ...] = ()
    """OP-7.8: the personal events, and what they did."""
    others: str = ""
    """What stands before those, “personal:”."""
    line: float = where.LINE


class Quiet(NamedTuple):
    """There is no event in this turn, and why."""

    heading: str
    text: str
    line: float = where.LINE


class Clock(NamedTuple):
    """The event deck: cards left, its phase and why it differs, and when it is reshuffled."""

    left: int
    phase: str
    shuffle: str
    line: float = where.LINE
    lag: str = ""
    """That its phase is behind that of the game; where there is no room beside, below in its stead."""


def event(painter: QPainter, area: QRectF, look: Event) -> None:
    """Picture, name and text, and a line for those whom it hit."""
    panel(painter, area, line=QColor(ink.ORANGE), wide=3)
    inner = area.marginsRemoved(EDGE)
    line = look.line
    side = min(PICTURE, inner.height() * 0.4)
    art.draw(painter, f"events/{look.group}", QRectF(inner.left(), inner.top(), side, side))
    x = inner.left() + side + BESIDE
    name = QRectF(x, inner.top(), inner.right() - x, line + 4)
    write(painter, name, look.name, NAME, "", 700)
    scope = QRectF(x, name.bottom(), inner.right() - x, line)
    for told in _scope(look, scope.width()):
        write(painter, scope, told, LEAST, ink.accent(), 600)
        scope = scope.translated(0, line)
    y = max(scope.top(), inner.top() + side) + 3
    text = _unbroken(look.text)
    free = inner.bottom() - y
    rows, pitch = _rows_within(look, inner.width(), free - _text_high(text, inner.width()))
    room = QRectF(inner.left(), y, inner.width(), free - len(rows) * pitch)
    ink.marked(painter, room, text, [*acting(look.text, look.phase)], LARGEST)
    _hits(painter, inner, rows, pitch)


def has_heading(look: Event | Quiet, area: QRectF) -> bool:
    """Whether a card in that area has its name, and whom it concerns, in full size."""
    if isinstance(look, Quiet):
        return True
    inner = area.marginsRemoved(EDGE)
    room = inner.width() - min(PICTURE, inner.height() * 0.4) - BESIDE
    scope = max(letters.width(it, LEAST, 600) for it in _scope(look, room))
    return max(letters.width(look.name, NAME, 700), scope) <= room


def acting(text: str, phase: int) -> Iterator[tuple[int, int]]:
    """Where a text names the amounts that act in an event phase: the first letter, and how many."""
    for found in AMOUNTS.finditer(text):
        yield found.start(phase), len(found[phase])


def high(look: Event | Quiet, wide: float, size: int = LEAST) -> float:
    """How high a card so wide has to be for all that it says, whom it hit aside, in that size."""
    inner = wide - EDGE.left() - EDGE.right()
    around = EDGE.top() + EDGE.bottom()
    if isinstance(look, Quiet):
        return around + look.line + 4 + letters.height(look.text, inner, LEAST)
    names = look.line * (1 + len(_scope(look, inner - PICTURE - BESIDE))) + 4
    return around + max(names, PICTURE) + 3 + _text_high(_unbroken(look.text), inner, size)


def _scope(look: Event, wide: float) -> list[str]:
    """Whom it concerns and the phase, one below the other where they have no room side by side."""
    if letters.width(look.scope, least(), 600) <= wide:
        return [look.scope]
    face = QFontMetricsF(letters.font(least(), 600))
    return [line for part in look.scope.split(" · ") for line in wrapped(face, part, wide)]


def _unbroken(text: str) -> str:
    """A text whose amounts stay in one line."""
    return NUMBERS.sub(lambda it: it[0].replace(" ", "\u00a0"), text)


def _text_high(text: str, wide: float, size: int = LEAST) -> float:
    """How high the text is, at least or in that size."""
    lines = wrapped(QFontMetricsF(letters.font(size)), text, wide)
    return len(lines) * letters.line_height(size)


def _rows_within(look: Event, wide: float, high: float) -> tuple[list[type_of_row], float]:
    """The lines about those whom it hit, and their height, within what the text leaves of the card."""
    pitch = look.line + 1
    rows = _rows(look.hits, wide)
    if look.personal:
        rows = [row for row in rows if row]
        rows += _rows(look.personal, wide, look.others)
    if len(rows) * pitch > high + 2:
        # Of whom it was personal is told in the note about the card, too.
        rows = _rows([*look.hits, *look.personal], wide)
        pitch = max(MARK, min(pitch, high / len(rows)))
        rows = rows[: max(0, int(high / pitch))]
    return rows, pitch


def _rows(hits: Sequence[Hit], room: float, title: str = "") -> list[type_of_row]:
    """What happened to each after a title, with the room that it takes, line by line."""
    x = ink.small_wide(title, 500) + 10 if title else 0.0
    rows: list[type_of_row] = [[(title, x)] if title else []]
    for hit in hits:
        wide = MARK + 16 + sum(SIGN + 8 + ink.small_wide(text) for _, text in hit.things)
        wide += ink.small_wide(hit.name, 500) + GAP if hit.name else 0
        if x + wide > room and rows[-1]:
            rows.append([])
            x = 0.0
        rows[-1].append((hit, wide))
        x += wide
    return rows


def _hits(painter: QPainter, area: QRectF, rows: Sequence[type_of_row], pitch: float) -> None:
    """Marks with what happened to each, at the lower edge."""
    top, line = area.bottom() - len(rows) * pitch, pitch - 1
    for row in rows:
        x = area.left()
        for hit, wide in row:
            if isinstance(hit, str):
                muted = tokens.token("muted")
                ink.small(painter, QRectF(x, top, wide, line), hit, muted, 500)
                x += wide
                continue
            mark(painter, hit.colour, QRectF(x, top + (line - MARK) / 2, MARK, MARK))
            left = x + MARK + 4
            if hit.name:
                room = QRectF(left, top, area.right() - left, line)
                left += ink.small(painter, room, hit.name, "", 500) + GAP
            for picture, text in hit.things:
                art.draw(painter, picture, QRectF(left, top + (line - SIGN) / 2, SIGN, SIGN))
                room = QRectF(left + SIGN + 2, top, wide, line)
                left += SIGN + 8 + ink.small(painter, room, text)
            x += wide
        top += pitch


def card(painter: QPainter, area: QRectF, look: str) -> None:
    """An event card face up, with the picture of its group."""
    art.draw(painter, "events/face", area, stretch=True)
    unit = area.width() / 120
    picture = QRectF(area.left() + 24 * unit, area.top() + 9 * unit, 72 * unit, 72 * unit)
    art.draw(painter, f"events/{look}", picture)


def quiet(painter: QPainter, area: QRectF, look: Quiet) -> None:
    """A panel that says why nothing happens."""
    panel(painter, area)
    inner = area.marginsRemoved(EDGE)
    ink.heading(painter, QRectF(inner.left(), inner.top(), inner.width(), look.line), look.heading)
    room = inner.adjusted(0, look.line + 4, 0, 0)
    muted = tokens.token("muted")
    letters.write_wrapped(painter, room, look.text, LEAST, muted, 500)


def clock(painter: QPainter, area: QRectF, look: Clock) -> None:
    """The deck with its number, and two lines beside it."""
    card = where.inside(QRectF(area.left(), area.top() + 4, 60, area.height() - 4), *faces.SHAPE)
    card.moveLeft(area.left())
    for step in range(min(2, max(0, look.left - 1)), -1, -1):
        shifted = card.translated(step * 2.5, -step * 2.5)
        art.draw(painter, "events/back", shifted, 1.0 if look.left else 0.3, stretch=True)
    text = str(look.left)
    plate = QRectF(0, 0, ink.plate_wide(text), 26)
    plate.moveCenter(card.center())
    ink.plate(painter, plate, text)
    x = card.right() + 14
    top = area.center().y() - look.line
    upper = QRectF(x, top, area.right() - x, look.line)
    lower = upper.translated(0, look.line)
    told = ", ".join(filter(None, (look.phase, look.lag)))
    if look.lag and letters.width(told, least(), 600) > upper.width():
        write(painter, upper, look.phase, LEAST, "", 600)
        write(painter, lower, look.lag, LEAST, "", 600)
        return
    write(painter, upper, told, LEAST, "", 600)
    side = min(28.0, look.line)
    art.draw(painter, "tokens/deck_clock", QRectF(x, lower.center().y() - side / 2, side, side))
    room = lower.adjusted(side + 6, 0, 0, 0)
    letters.write(painter, room, look.shuffle, LEAST, tokens.token("muted"), least=LEAST)


class Die(NamedTuple):
    """A refill die: its sides, what it shows (0 before it is rolled), whose roll it is, if it failed."""

    sides: int
    face: int = 0
    colour: str = ""
    is_failed: bool = False


DICE = {4: "d4", 10: "d10", 12: "d12"}
FACES = {4: (32.0, 38.0), 10: (32.0, 32.0), 12: (32.0, 32.0)}
"""Where the number stands, of 64."""


def die(painter: QPainter, area: QRectF, look: Die) -> None:
    """A die with its number on a disc; the mark of its buyer beside it, a stroke through what failed."""
    whole = area
    area = QRectF(area.left(), area.top(), area.height(), area.height())
    art.draw(painter, f"dice/{DICE[look.sides]}", area, 0.55 if look.is_failed else 1.0)
    unit = area.width() / 64
    if look.face:
        x, y = FACES[look.sides]
        text = str(look.face)
        disc = QRectF(0, 0, max(40 * unit, ink.small_wide(text, 800) + 6), 40 * unit)
        disc.moveCenter(area.topLeft() + QRectF(0, 0, x * 2 * unit, y * 2 * unit).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.PAPER))
        painter.drawRoundedRect(disc, 20 * unit, 20 * unit)
        ink.small(painter, disc, text, ink.GRAPHITE, 800, letters.MIDDLE)
    if look.colour:
        side = whole.width() - whole.height()
        mark(painter, look.colour, QRectF(area.right(), area.center().y() - side / 2, side, side))
    if look.is_failed:
        painter.setPen(QPen(QColor("#B3261E"), 4 * unit))
        painter.drawLine(area.bottomLeft(), area.topRight())
