"""A planet in small: its picture, its name, what lies on it, and the chips."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play.drawn import ink as colours
from desktop.look import theme
from desktop.look.text_fit import fitted, narrower
from desktop.look.voice import Voice
from desktop.table.letters import LEAST
from desktop.table.measure import Measure
from engine.games.outer_earth.components import INDUSTRIES, INDUSTRY, PLANETS, REWARDS
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.table import AtTable

GLOBE, SIGN, LOW, REWARD = 44, 18, 34, 90
NARROW = 3.3
"""Less than so many times as wide as it is high, a place has little room beside a globe."""
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


def alike(face: QFont, texts: Iterable[str], area: QRectF) -> QFont:
    """The largest size of the face in which each of the texts has room in such an area."""
    return min((_written(face, it, area)[0] for it in texts), key=QFont.pixelSize, default=face)


def name(painter: QPainter, face: QFont, text: str, area: QRectF) -> None:
    """A name in as many lines as there is room for, from the left, in no larger letters than the face's."""
    font, lines = _written(face, text, area)
    painter.setFont(font)
    step = QFontMetrics(font).height()
    top = area.top() + (area.height() - step * len(lines)) / 2
    for line in lines:
        painter.drawText(
            QRectF(area.left(), top, area.width() + 2, step),
            Qt.AlignmentFlag.AlignVCenter,
            QFontMetrics(font).elidedText(line, Qt.TextElideMode.ElideRight, int(area.width()) + 2),
        )
        top += step


def _written(face: QFont, text: str, area: QRectF) -> tuple[QFont, list[str]]:
    font, lines = fitted(face, text, area.width(), area.height(), LEAST)
    if len(lines) * QFontMetrics(font).height() > area.height():
        # Several lines would lie on what is below.
        font, lines = narrower(face, text, area.width(), LEAST), [text]
    return font, lines


def cards(
    painter: QPainter, measure: Measure, state: OuterEarth, planet: int, area: QRectF
) -> None:
    """The cards on it as signs of their industries, oldest first, and how many of how many.

    The number stands below the signs, or beside them where the area is low.
    """
    px, built = measure.px, state.built[planet]
    owner = next((seat for seat, own in enumerate(state.developing) if planet in own), -1)
    slots = state.slots(owner, planet) if owner >= 0 else state.board.planet_slots[planet]
    known = not isinstance(state, AtTable) or state.is_known(f"built.{PLANETS[planet]}")
    places, count = max(slots, len(built), 1), f"{len(built) if known else '?'}/{slots}"
    font = measure.font("table.floor")
    is_low = area.height() < px(LOW)
    upper, beside = area.height() / (1 if is_low else 2), 0
    if is_low:
        beside = QFontMetrics(font).horizontalAdvance(count) + px(4)
    side = min(upper, (area.width() - beside) / places, float(px(SIGN + 4)))
    for at in range(places):
        place = QRectF(area.left() + at * side, area.top() + (upper - side) / 2, side - 1, side - 1)
        if at < len(built):
            industry(painter, INDUSTRY[built[at]], place)
        elif at < slots:
            painter.setPen(theme.token("line_strong"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), 3, 3)
    painter.setFont(font)
    painter.setPen(theme.token("muted"))
    middle = Qt.AlignmentFlag.AlignVCenter
    if is_low:
        painter.drawText(area.adjusted(places * side + px(4), 0, 0, 0), middle, count)
    else:
        painter.drawText(area.adjusted(0, upper, 0, 0), Qt.AlignmentFlag.AlignVCenter, count)


def chips(painter: QPainter, measure: Measure, number: int, area: QRectF) -> None:
    """So many VP chips: the number, and one of them."""
    if not number:
        return
    side = min(area.width() / 2, area.height())
    place = QRectF(area.right() - side, area.center().y() - side / 2, side, side)
    art.draw(painter, "tokens/vp_chip", place)
    painter.setFont(measure.font("table.label"))
    painter.setPen(theme.token("text"))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(area.adjusted(0, 0, -side - 3, 0), right, str(number))


def printed(
    painter: QPainter,
    measure: Measure,
    voice: Voice,
    state: OuterEarth,
    planet: int,
    area: QRectF,
) -> None:
    """Its synergies, its own industry first, its reward where there is room, and its base slots."""
    side = min(area.height(), measure.px(SIGN + 4))
    top = area.top() + (area.height() - side) / 2
    own = state.board.planet_industry[planet]
    others = [it for it in state.board.synergies[planet] if it != own]
    for at, number in enumerate((own, *others)):
        industry(painter, number, QRectF(area.left() + at * (side + 2), top, side, side))
    painter.setFont(measure.font("table.floor"))
    painter.setPen(theme.token("muted"))
    pip = QRectF(area.right() - side * 0.7, top, side * 0.7, side)
    art.draw(painter, "frames/slot_pip", pip)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    slots = str(state.board.planet_slots[planet])
    painter.drawText(area.adjusted(0, 0, -side * 0.7 - 3, 0), right, slots)
    left = (1 + len(others)) * (side + 2) + measure.px(6)
    room = area.adjusted(left, 0, -side * 0.7 - measure.px(24), 0)
    if room.width() >= measure.px(REWARD):
        effect, amount = state.board.planet_effect[planet]
        sign = voice.words.text("effects", REWARDS[effect], "sign", n=amount)
        name(painter, measure.font("table.floor"), sign, room)


def paint(
    measure: Measure, voice: Voice, state: OuterEarth, planet: int, *, built: bool, chip: int = 0
) -> type_of_paint:
    """What draws it in a place: with its cards, or with what is printed on it."""

    def draw(painter: QPainter, area: QRectF, ink: QColor) -> None:
        px = measure.px
        half, is_narrow = area.height() / 2, area.width() < NARROW * area.height()
        side = half if is_narrow else min(area.height(), px(GLOBE))
        top = area.top() + half if is_narrow else area.center().y() - side / 2
        globe(painter, art.drawn(state, planet), QRectF(area.left(), top, side, side))
        left = area.left() + side + px(8)
        room = area.right() - left - (px(58) if chip else 0)
        painter.setPen(ink)
        # Where there is little room, the name has the whole width above its globe.
        above = QRectF(area.left(), area.top(), area.width(), half)
        beside = QRectF(left, area.top(), room, half)
        called = names.planet(voice.words, planet)
        name(painter, measure.font("table.label"), called, above if is_narrow else beside)
        below = QRectF(left, area.top() + half, room, half)
        if built:
            cards(painter, measure, state, planet, below)
        else:
            printed(painter, measure, voice, state, planet, below)
        chips(
            painter, measure, chip, QRectF(area.right() - px(54), area.top(), px(54), area.height())
        )

    return draw


def told(voice: Voice, state: OuterEarth, planet: int) -> str:
    """The planet in words, for screen readers: its name and the cards on it."""
    words = voice.words
    signs = [names.industry(words, INDUSTRY[card]) for card in state.built[planet]]
    return ", ".join((names.planet(words, planet), *signs))
