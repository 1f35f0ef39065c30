"""The market row: the galaxy deck, and planets with all that is printed on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play.drawn import ink, where
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth.components import INDUSTRIES, PLANETS, REWARDS


class Planet(NamedTuple):
    """What a planet's card shows."""

    planet: int
    name: str
    slots: int
    synergies: tuple[int, ...]
    effect: int
    amount: int
    line: float
    chips: int
    waits: bool


class Title(NamedTuple):
    """The heading of a panel, and what stands at its right end, perhaps in a pill."""

    text: str
    note: str
    line: float
    is_news: bool = False


def titled(painter: QPainter, area: QRectF, look: Title) -> None:
    """A sheet with a heading."""
    ink.panel(painter, area)
    title(painter, area, look)


def title(painter: QPainter, area: QRectF, look: Title) -> None:
    """The heading of a sheet."""
    inner = QRectF(area.left() + 12, area.top() + 4, area.width() - 24, look.line)
    noted = letters.width(look.note, ink.LEAST, 600) * letters.growth() if look.note else 0.0
    left = QRectF(inner.left(), inner.top(), max(40.0, inner.width() - noted - 12), inner.height())
    ink.write(painter, left, look.text, ink.LEAST, tokens.token("muted"), 600)
    if not look.note:
        return
    if look.is_news:
        pill = QRectF(inner.right() - noted - 16, inner.top() + 1, noted + 20, inner.height())
        ink.pill(painter, pill, tokens.token("warning_soft"), tokens.token("warning"))
        inner.setRight(inner.right() - 6)
    colour = tokens.token("text" if look.is_news else "muted")
    ink.write(painter, inner, look.note, ink.LEAST, colour, 600, letters.RIGHT)


def planet(painter: QPainter, area: QRectF, look: Planet) -> None:
    """A planet's card."""
    ink.night(painter, area, waits=look.waits)
    line, icon = look.line, min(34.0, look.line + 4)
    pad = 7.0
    below = line + icon + 10
    sky = QRectF(
        area.left() + pad, area.top() + pad, area.width() - 2 * pad, area.height() - below - pad
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.SPACE))
    painter.drawRoundedRect(sky, 8, 8)
    side = min(sky.width(), sky.height()) - 4
    globe = QRectF(0, 0, side, side)
    globe.moveCenter(QPointF(sky.center().x(), sky.center().y() - 4))
    art.draw(painter, f"planets/{PLANETS[look.planet]}", globe, 0.62 if look.waits else 1.0)
    pips(painter, QPointF(sky.left() + 5, sky.bottom() - 23), look.slots, sky.width() - 10)
    fits = letters.width(look.name, ink.least(), 600) <= area.width() - 2 * pad
    # A name that needs the whole card is written in thinner letters.
    edge, weight = (pad, 600) if fits else (2.0, 500)
    name = QRectF(area.left() + edge, sky.bottom() + 2, area.width() - 2 * edge, line)
    ink.write(painter, name, look.name, 22, ink.PALE, weight)
    low = QRectF(area.left() + pad, name.bottom() + 1, area.width() - 2 * pad, icon)
    printed(painter, low, look)
    chips(painter, QPointF(area.right() - 34, area.top() - 7), look.chips)
    if look.waits:
        glass = QRectF(area.right() - 36, area.top() + 6, 28, 28)
        painter.setBrush(QColor(ink.SPACE))
        painter.setPen(QPen(QColor(ink.PALE), 1.5))
        painter.drawEllipse(glass)
        hourglass(painter, glass.adjusted(8, 6, -8, -6))


def hourglass(painter: QPainter, area: QRectF, colour: QColor | str = ink.PALE) -> None:
    """The sign of what waits."""
    painter.setPen(QPen(QColor(colour), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    left, right, middle = area.left(), area.right(), area.center()
    painter.drawPolygon(
        [area.topLeft(), area.topRight(), middle, area.bottomRight(), area.bottomLeft(), middle]
    )
    painter.drawLine(QPointF(left, area.top()), QPointF(right, area.top()))


def printed(painter: QPainter, area: QRectF, look: Planet) -> None:
    """The industries that synergize at the left, the reward at the right."""
    side = area.height()
    for at, industry in enumerate(look.synergies):
        place = QRectF(area.left() + at * (side + 3), area.top(), side, side)
        art.draw(painter, f"industries/{INDUSTRIES[industry]}", place)
    reward(painter, QRectF(area.right() - side, area.top(), side, side), look.effect, look.amount)


def reward(painter: QPainter, area: QRectF, effect: int, amount: int) -> None:
    """What a planet brings when it is closed; a number where it is more than one."""
    art.draw(painter, f"effects/{REWARDS[effect]}", area)
    if amount > 1:
        text = str(amount)
        wide = letters.width(text, ink.least(), 700)
        room = QRectF(area.left() - wide - 5, area.top(), wide + 3, area.height())
        ink.write(painter, room, text, ink.LEAST, ink.PALE, 700, letters.RIGHT)


def pips(painter: QPainter, at: QPointF, slots: int, room: float) -> None:
    """One pip for each base slot."""
    pitch = min(18.0, room / max(1, slots))
    for pip in range(slots):
        area = QRectF(at.x() + pip * pitch, at.y(), 15, 19)
        art.draw(painter, "frames/slot_pip", area)


def chips(painter: QPainter, corner: QPointF, number: int) -> None:
    """VP chips on a planet, the first one rightmost; from the fourth on a number."""
    for at in range(min(number, 3) - 1, -1, -1):
        art.draw(painter, "tokens/vp_chip", QRectF(corner.x() - at * 20, corner.y(), 40, 40))
    if number > 3:
        ink.count(painter, QPointF(corner.x() - 26, corner.y() + 20), str(number))


def look_of(
    table: Table, number: int, *, chips: int = 0, waits: bool = False, line: float = 0.0
) -> Planet:
    """A planet as its card shows it."""
    board = table.view.board
    effect, amount = board.planet_effect[number]
    return Planet(
        number,
        names.planet(table.voice.words, number),
        board.planet_slots[number],
        board.synergies[number],
        effect,
        amount,
        line or table.shape.line,
        chips,
        waits,
    )


class Free(NamedTuple):
    """A place for a planet that nobody has filled; one that waits there has an hourglass."""

    text: str
    waits: bool = False


def free(painter: QPainter, area: QRectF, look: Free) -> None:
    """A place for a planet."""
    painter.setPen(QPen(QColor(ink.LINE), 1.6, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 11, 11)
    text = area.adjusted(6, 4, -6, -4)
    muted = tokens.token("muted")
    if look.waits and letters.width(look.text, ink.LEAST) > text.width():
        hourglass(painter, QRectF(area.center().x() - 7, area.center().y() - 11, 14, 22), muted)
    else:
        ink.write(painter, text, look.text, ink.LEAST, muted, 500, letters.MIDDLE)


class Galaxy(NamedTuple):
    """The galaxy deck."""

    number: int


def galaxy(painter: QPainter, area: QRectF, look: Galaxy) -> None:
    """The deck of planets, with its number."""
    for step in range(min(2, max(0, look.number - 1)), -1, -1):
        shifted = area.translated(step * 2.5, -step * 2.5)
        art.draw(painter, "cards/galaxy_back", shifted, 1.0 if look.number else 0.25, stretch=True)
    ink.count(painter, QPointF(area.center().x(), area.bottom() - 18), str(look.number))


def last_round(table: Table) -> str:
    """OE-4.3: that this round is the last one; empty while it is not."""
    return translate("OuterEarth", "Last round") if table.view.last_round else ""


def spots(table: Table) -> Iterator[Spot]:
    """The row: the deck at the left, the oldest planet at the far end."""
    view, shape = table.view, table.shape
    area = shape.market
    text = translate("OuterEarth", "Galaxy Auction Market")
    note = translate("OuterEarth", "oldest on the right")
    head = Title(text, last_round(table) or note, shape.line, bool(view.last_round))
    yield Spot("market", "titled", *where.rect(area), 0, head, "market", "", 12, "")
    top = area.top() + shape.line + 10
    high = area.bottom() - top - where.PAD
    deck_wide = high * 176 / 248 * 0.62
    deck_high = high * 0.62
    x = area.left() + 12
    deck = (x, top + (high - deck_high) / 2, deck_wide, deck_high)
    yield Spot("galaxy", "galaxy", *deck, 4, Galaxy(view.galaxy), "galaxy", "", 8)
    places = view.board.size.market
    room = area.right() - where.PAD - (x + deck_wide + 14)
    gap = 6.0
    wide = min(room / places - gap, 172.0)
    for at in range(len(view.row), places):
        left = area.right() - where.PAD - at * (wide + gap) - wide
        yield Spot(f"sold:{at}", "free", left, top, wide, high, 1, Free(""))
    for at, number in enumerate(view.row):
        left = area.right() - where.PAD - at * (wide + gap) - wide
        look = look_of(table, number, chips=view.chips[at])
        id_ = f"planet:{PLANETS[number]}"
        yield Spot(id_, "planet", left, top, wide, high, 5, look, id_, id_, 11)
