"""The ground, clock and production wheel; the wheel has as many spaces as the match says."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import strokes
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import PHASES
from engine.games.red_outpost.scoring import REWARD_VP
from engine.rules.words import Words

INNER, OUTER = 44.0, 100.0


def clock(painter: QPainter, area: QRectF, look: int) -> None:
    """The five phases; the one that is played stands out."""
    painter.save()
    unit = area.width() / 240
    painter.setTransform(QTransform(unit, 0, 0, unit, area.x(), area.y()), True)
    art.draw(painter, "clock", QRectF(0, 0, 240, 240))
    middle = QPointF(120, 120)
    shade = QColor(0, 0, 0)
    shade.setAlphaF(0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for phase in range(5):
        if phase != look:
            painter.drawPath(strokes.sector(middle, 36, 104, phase * 72 + 1, phase * 72 + 71))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#FFFDF8"), 4))
    painter.drawPath(strokes.sector(middle, 36, 104, look * 72 + 1, look * 72 + 71))
    painter.restore()


def wheel(painter: QPainter, area: QRectF, look: tuple[int, int]) -> None:
    """Sectors from the number of spaces; the last one is the reward area."""
    spaces, seats = look
    painter.save()
    unit = area.width() / 240
    painter.setTransform(QTransform(unit, 0, 0, unit, area.x(), area.y()), True)
    art.draw(painter, "wheel_gear", QRectF(0, 0, 240, 240))
    middle = QPointF(120, 120)
    painter.setPen(Qt.PenStyle.NoPen)
    each = 360 / (spaces + 1)
    for space in range(spaces):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#EBCB85" if space == 0 else "#F3E9D2"))
        path = strokes.sector(middle, INNER, OUTER, each * space + 1.2, each * (space + 1) - 1.2)
        painter.drawPath(path)
        _cells(painter, each * (space + 0.5), spaces, seats, first=space == 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#C8322B"))
    painter.drawPath(strokes.sector(middle, INNER, OUTER, each * spaces + 1.2, 358.8))
    painter.setBrush(QColor("#93231F"))
    painter.drawPath(strokes.sector(middle, 91, OUTER, each * spaces + 1.2, 358.8))
    _reward(painter, 360 - each / 2, spaces)
    art.draw(painter, "wheel_hub", QRectF(0, 0, 240, 240))
    painter.restore()


def _cells(painter: QPainter, angle: float, spaces: int, seats: int, *, first: bool) -> None:
    painter.setPen(QPen(QColor("#D9A441" if first else "#CDB98F"), 1.6))
    painter.setBrush(QColor("#F3DEA8" if first else "#E4D5B4"))
    turn = math.radians(angle)
    spread = 14 if spaces <= 5 else 9
    for seat in range(seats):
        middle = QPointF(
            120 + 72 * math.sin(turn) + (spread if seat % 2 else -spread),
            120 - 72 * math.cos(turn) + (spread if seat // 2 else -spread),
        )
        radius = 12.5 if spaces <= 5 else 8.5
        painter.drawEllipse(middle, radius, radius)


def _reward(painter: QPainter, angle: float, spaces: int) -> None:
    size = 28.0 if spaces <= 5 else 20.0
    for picture, turned, radius in (
        ("vp_star", -11.0, 84.0),
        ("vp_star", 11.0, 84.0),
        ("crystal", 0.0, 60.0),
    ):
        turn = math.radians(angle + turned * min(1.0, 5 / (spaces + 1)))
        x, y = 120 + radius * math.sin(turn), 120 - radius * math.cos(turn)
        area = QRectF(x - size / 2, y - size / 2, size, size)
        art.draw(painter, f"tokens/{picture}", area)


def spots(table: Table) -> Iterator[Spot]:
    """The ground with clock and wheel, the marks on them, and what stands below them."""
    view, words = table.view, table.words
    dark = tokens.theme() == tokens.DARK
    look = "board_dark" if dark else "board_light"
    yield Spot("ground", "ground", 0, 0, table.shape.wide, where.MAP_HIGH, 0, look)
    round_ = where.ROUND
    yield Spot("clock", "clock", *table.shape.round_at(0), round_, round_, 1, view.phase, "clock")
    x, y = table.shape.on_clock(view.phase)
    yield Spot("phase", "picture", x - 20, y - 37.5, 40, 40, 2, "tokens/phase_marker")
    seats = view.board.seats
    look_of_wheel = (view.board.wheel, seats)
    yield Spot(
        "wheel", "wheel", *table.shape.round_at(4), round_, round_, 1, look_of_wheel, "wheel"
    )
    size = 25.0 if view.board.wheel <= 5 else 18.0
    for seat, colour in enumerate(table.colours):
        x, y = table.shape.on_wheel(view.wheel[seat], view.board.wheel, seat)
        disc = f"tokens/disc_{colour}"
        yield Spot(f"marker:{seat}", "picture", x - size / 2, y - size / 2, size, size, 3, disc)
    phase = words.name("phases", PHASES[view.phase])
    day = translate("Board", "Day {day} · {phase}").format(day=view.day, phase=phase)
    texts = (day, _reward_told(words))
    for number, text in enumerate(texts):
        x = table.shape.column(4 * number)
        area = (x, where.PILL_TOP, table.shape.tile_wide, where.PILL_HIGH)
        yield Spot(f"pill:{number}", "pill", *area, 2, text)


def _reward_told(words: Words) -> str:
    return f"{REWARD_VP} {words.at('game', 'vp')} + {words.name('ship_cards', 'crystal')}"
