"""A planet in small: its picture, its name, what lies on it, and the chips."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play.drawn import ink as colours
from desktop.look import theme
from desktop.look.text_fit import fitted
from desktop.look.voice import Voice
from desktop.table.letters import LEAST
from desktop.table.measure import Measure
from engine.games.outer_earth.components import INDUSTRIES, INDUSTRY, PLANETS
from engine.games.outer_earth.state import OuterEarth

GLOBE, SIGN = 44, 18
type_of_paint = Callable[[QPainter, QRectF, QColor], None]


def globe(painter: QPainter, planet: int, area: QRectF) -> None:
    """The planet before the night sky."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.SPACE))
    painter.drawRoundedRect(area, 8, 8)
    art.draw(painter, f"planets/{PLANETS[planet]}", area.adjusted(2, 2, -2, -2))


def industry(painter: QPainter, number: int, area: QRectF, opacity: float = 1.0) -> None:
    """The sign of an industry."""
    art.draw(painter, f"industries/{INDUSTRIES[number]}", area, opacity)


def name(
    painter: QPainter, measure: Measure, text: str, area: QRectF, role: str = "table.label"
) -> None:
    """A name in as many lines as there is room for, from the left."""
    font, lines = fitted(measure.font(role), text, area.width(), area.height(), LEAST)
    painter.setFont(font)
    step = QFontMetrics(font).height()
    top = area.top() + (area.height() - step * len(lines)) / 2
    for line in lines:
        painter.drawText(
            QRectF(area.left(), top, area.width() + 2, step), Qt.AlignmentFlag.AlignVCenter, line
        )
        top += step


def cards(
    painter: QPainter, measure: Measure, state: OuterEarth, planet: int, area: QRectF
) -> None:
    """The cards on it as signs of their industries, oldest first, and how many of how many."""
    px, built = measure.px, state.built[planet]
    owner = next((seat for seat, own in enumerate(state.developing) if planet in own), -1)
    slots = state.slots(owner, planet) if owner >= 0 else state.board.planet_slots[planet]
    count = f"{len(built)}/{slots}"
    font = measure.font("table.floor")
    painter.setFont(font)
    wide = QFontMetrics(font).horizontalAdvance(count) + px(4)
    side = min(area.height(), (area.width() - wide) / max(slots, len(built), 1), px(SIGN + 4))
    top = area.top() + (area.height() - side) / 2
    for at in range(max(slots, len(built))):
        place = QRectF(area.left() + at * side, top, side - 1, side - 1)
        if at < len(built):
            industry(painter, INDUSTRY[built[at]], place)
        else:
            painter.setPen(theme.token("line_strong"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 3, 3)
    painter.setPen(theme.token("muted"))
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, count)


def chips(painter: QPainter, measure: Measure, number: int, area: QRectF) -> None:
    """So many VP chips: one, and the number in it."""
    if not number:
        return
    side = min(area.width(), area.height())
    place = QRectF(area.right() - side, area.center().y() - side / 2, side, side)
    art.draw(painter, "tokens/vp_chip", place)
    painter.setFont(measure.font("table.label"))
    painter.setPen(QColor(colours.SPACE))
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(number))


def printed(
    painter: QPainter, measure: Measure, state: OuterEarth, planet: int, area: QRectF
) -> None:
    """Its synergies, its own industry first, and its base slots."""
    side = min(area.height(), measure.px(SIGN + 4))
    top = area.top() + (area.height() - side) / 2
    own = state.board.planet_industry[planet]
    others = [it for it in state.board.synergies[planet] if it != own]
    for at, number in enumerate((own, *others)):
        industry(painter, number, QRectF(area.left() + at * (side + 2), top, side, side))
    painter.setFont(measure.font("table.floor"))
    painter.setPen(theme.token("muted"))
    slots = f"{state.board.planet_slots[planet]} □"
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, slots)


def paint(
    measure: Measure, voice: Voice, state: OuterEarth, planet: int, *, built: bool, chip: int = 0
) -> type_of_paint:
    """What draws it in a place: with its cards, or with what is printed on it."""

    def draw(painter: QPainter, area: QRectF, ink: QColor) -> None:
        px = measure.px
        side = min(area.height(), px(GLOBE))
        globe(painter, planet, QRectF(area.left(), area.center().y() - side / 2, side, side))
        left = area.left() + side + px(8)
        room = area.right() - left - (px(34) if chip else 0)
        painter.setPen(ink)
        half = area.height() / 2
        name(
            painter,
            measure,
            names.planet(voice.words, planet),
            QRectF(left, area.top(), room, half),
        )
        below = QRectF(left, area.top() + half, room, half)
        (partial(cards, painter) if built else partial(printed, painter))(
            measure, state, planet, below
        )
        chips(
            painter, measure, chip, QRectF(area.right() - px(32), area.top(), px(32), area.height())
        )

    return draw


def told(voice: Voice, state: OuterEarth, planet: int) -> str:
    """The planet in words, for screen readers: its name and the cards on it."""
    words = voice.words
    signs = [names.industry(words, INDUSTRY[card]) for card in state.built[planet]]
    return ", ".join((names.planet(words, planet), *signs))
