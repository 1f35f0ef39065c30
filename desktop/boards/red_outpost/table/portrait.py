"""A worker's portrait in small: the mood, and the discs and crystals that lie on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn.plate import face
from desktop.look import theme
from desktop.look.text_fit import fitted, largest, narrower
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.letters import LEAST
from desktop.table.measure import Measure
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.table import AtTable
from engine.rules.markers import of_seats


def mood_of(state: AtTable, worker: int) -> int | None:
    """VP that the mood marker shows; None if nobody told it."""
    if not state.is_known(f"mood.{WORKERS[worker]}"):
        return None
    return state.board.mood_track[state.mood[worker]]


def discs_of(state: AtTable, worker: int) -> list[int] | None:
    """Discs of each seat, crystals of RO-7.2 among them; None if nobody told all of them."""
    name, seats = WORKERS[worker], state.board.seats
    marks = of_seats(f"discs.{name}", seats)
    if state.board.has_cards:
        marks += of_seats(f"gifts.{name}", seats)
    if not state.is_known(*marks):
        return None
    at = slice(worker * seats, worker * seats + seats)
    return [discs + gifts for discs, gifts in zip(state.discs[at], state.gifts[at], strict=True)]


def said(state: AtTable, worker: int, voice: Voice) -> str:
    """The portrait in words."""
    words = voice.words
    mood, discs = mood_of(state, worker), discs_of(state, worker)
    told = [words.name("workers", WORKERS[worker])]
    if mood is None:
        told.append(translate("TablePanels", "mood not known"))
    else:
        told.append(translate("TablePanels", "mood {mood}").format(mood=words.signed(mood)))
    if discs is None:
        told.append(translate("TablePanels", "discs not known"))
    else:
        shown = [f"{voice.people[seat]} {n}" for seat, n in enumerate(discs) if n]
        none = translate("TablePanels", "no discs")
        told.append(
            translate("TablePanels", "discs: {n}").format(n=", ".join(shown)) if shown else none
        )
    return ", ".join(told)


def painter_of(
    state: AtTable, worker: int, voice: Voice, measure: Measure
) -> Callable[[QPainter, QRectF, QColor], None]:
    """Draws the portrait into a place."""
    name = voice.words.name("workers", WORKERS[worker])
    mood, discs = mood_of(state, worker), discs_of(state, worker)

    def paint(painter: QPainter, area: QRectF, ink: QColor) -> None:
        px = measure.px
        side = min(area.height(), area.width()) * 0.42
        head = QRectF(area.left(), area.top() + px(2), side, side)
        path = QPainterPath()
        path.addEllipse(head)
        painter.save()
        painter.setClipPath(path)
        art.draw(painter, f"portraits/{WORKERS[worker]}", head)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.token("line_strong"), 1.0))
        painter.drawEllipse(head)
        right = QRectF(head.right() + px(6), head.top(), area.right() - head.right() - px(6), side)
        _mood(painter, right, ink, mood, voice, measure)
        row = area.height() - side - px(2)
        words = QRectF(area.left(), head.bottom(), area.width(), row * 0.5)
        font, lines = fitted(
            measure.font("table.floor"), name, words.width(), words.height() * 2, LEAST
        )
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, " ".join(lines))
        below = QRectF(area.left(), words.bottom(), area.width(), row * 0.5)
        _discs(painter, below, ink, discs, voice, measure)

    return paint


def _mood(
    painter: QPainter, area: QRectF, ink: QColor, mood: int | None, voice: Voice, measure: Measure
) -> None:
    px = measure.px
    text = "?" if mood is None else voice.words.signed(mood)
    font = measure.font("table.label")
    wide = QFontMetrics(font).horizontalAdvance(text)
    side = min(px(26), area.width() - wide - px(4)) if mood is not None else 0
    left = area.left() + (area.width() - wide - side - px(4)) / 2
    if mood is not None and side > px(12):
        sign = QRectF(left, area.center().y() - side / 2, side, side)
        art.draw(painter, face(mood), sign)
        left += side + px(4)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(
        QRectF(left, area.top(), wide + px(2), area.height()), Qt.AlignmentFlag.AlignVCenter, text
    )


def _discs(
    painter: QPainter,
    area: QRectF,
    ink: QColor,
    discs: list[int] | None,
    voice: Voice,
    measure: Measure,
) -> None:
    px = measure.px
    font = measure.font("table.floor")
    painter.setFont(font)
    painter.setPen(ink)
    if discs is None:
        told = translate("TablePanels", "discs: {n}").format(n="?")
        area = area.adjusted(-px(5), 0, px(5), 0)
        painter.setFont(narrower(font, told, area.width(), LEAST))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, told)
        return
    shown = [(voice.colours[seat], str(n)) for seat, n in enumerate(discs) if n]
    whole, letters = 20, font.pixelSize()

    def gap_at(size: int) -> int:
        return max(3, 8 + size - whole)

    def wide(size: int) -> int:
        font.setPixelSize(max(LEAST, letters + size - whole))
        metrics = QFontMetrics(font)
        each = sum(px(size + 2) + metrics.horizontalAdvance(n) for _, n in shown)
        return each + px(gap_at(size)) * (len(shown) - 1)

    size = largest(whole, 12, lambda it: wide(it) <= area.width())
    left = area.left() + (area.width() - wide(size)) / 2
    gap, metrics = gap_at(size), QFontMetrics(font)
    painter.setFont(font)
    for colour, n in shown:
        mark = measure.seat_mark(colour, size)
        side = mark.width() / mark.devicePixelRatio()
        painter.drawPixmap(QPointF(left, area.center().y() - side / 2), mark)
        left += side + px(2)
        number = metrics.horizontalAdvance(n)
        painter.drawText(
            QRectF(left, area.top(), number + 2, area.height()), Qt.AlignmentFlag.AlignVCenter, n
        )
        left += number + px(gap)
