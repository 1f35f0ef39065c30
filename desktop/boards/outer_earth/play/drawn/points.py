"""The stock index, with the ranks that follow from it, and the VP budget."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play.drawn import ink, where
from desktop.boards.outer_earth.play.drawn.market import Title
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth import scoring
from engine.games.outer_earth.components import INDUSTRIES

PLACES = 12
"""Places of the track after 0; beyond them the number tells."""


class Index(NamedTuple):
    """The three tracks: how far each is, and its rank from 0."""

    values: tuple[int, ...]
    ranks: tuple[int, ...]
    line: float


class Budget(NamedTuple):
    """What is left of the VP budget, in words, too."""

    left: int
    whole: int
    text: str
    line: float


def index(painter: QPainter, area: QRectF, look: Index) -> None:
    """A track for each industry, with its marker and its number."""
    row = area.height() / len(INDUSTRIES)
    side = min(30.0, row - 4)
    number_wide = letters.width("12", 22, 700) * min(1.4, letters.growth()) + 6
    for industry, value in enumerate(look.values):
        middle = area.top() + (industry + 0.5) * row
        art.draw(
            painter,
            f"industries/{INDUSTRIES[industry]}",
            QRectF(area.left(), middle - side / 2, side, side),
        )
        left = area.left() + side + 10
        right = area.right() - number_wide - 16
        colour = QColor(ink.INDUSTRIES[industry])
        painter.setPen(QPen(tokens.token("line_strong"), 2))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        step = (right - left) / PLACES
        for place in range(PLACES + 1):
            at = QPointF(left + place * step, middle)
            reached = 0 < place <= value
            painter.setPen(QPen(colour if reached else tokens.token("line_strong"), 1.5))
            painter.setBrush(colour if reached else tokens.token("raised"))
            radius = 5.0 if place % 5 == 0 else 3.6
            painter.drawEllipse(at, radius, radius)
        spot = QPointF(left + min(value, PLACES) * step, middle)
        marker = QRectF(0, 0, 27, 27)
        marker.moveCenter(spot)
        art.draw(painter, f"tokens/marker_{INDUSTRIES[industry]}", marker)
        room = QRectF(area.right() - number_wide, middle - row / 2, number_wide, row)
        ink.write(painter, room, str(value), 22, tokens.token("text"), 700, letters.RIGHT)


def budget(painter: QPainter, area: QRectF, look: Budget) -> None:
    """A bar that grows shorter, with what is left of all."""
    line = look.line
    chip = QRectF(area.left(), area.bottom() - 26, 26, 26)
    art.draw(painter, "tokens/vp_chip", chip)
    head = QRectF(area.left(), area.top(), area.width(), line)
    # The name has its room before the numbers grow.
    named = letters.width(look.text, ink.LEAST, 600) + 10
    numbers = head.adjusted(named, 0, 0, 0)
    told = f"{look.left} / {look.whole}"
    ink.write(painter, numbers, told, ink.LEAST, tokens.token("text"), 700, letters.RIGHT)
    head.setWidth(named)
    ink.write(painter, head, look.text, ink.LEAST, tokens.token("muted"), 600)
    bar = QRectF(chip.right() + 8, chip.center().y() - 7, area.right() - chip.right() - 8, 14)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.token("sunken"))
    painter.drawRoundedRect(bar, 7, 7)
    part = bar.width() * look.left / max(1, look.whole)
    if part > 0:
        painter.setBrush(QColor(ink.AMBER))
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(14.0, part), 14), 7, 7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tokens.token("line_strong"), 1))
    painter.drawRoundedRect(bar, 7, 7)


def spots(table: Table) -> Iterator[Spot]:
    """The panel, the index on it, and the budget below."""
    view, shape = table.view, table.shape
    area = shape.points
    head = Title(translate("OuterEarth", "Stock Market Index"), "", shape.line)
    yield Spot("points", "titled", *where.rect(area), 0, head)
    budget_high = shape.line + 30
    inner = area.adjusted(12, shape.line + 8, -12, -budget_high - 16)
    rows = Index(tuple(view.index), tuple(scoring.ranks(view.index)), shape.line)
    yield Spot("index", "index", *where.rect(inner), 4, rows, "index", "", 8)
    text = translate("OuterEarth", "VP budget")
    told = Budget(view.budget, view.board.size.budget, text, shape.line)
    low = QRectF(inner.x(), area.bottom() - budget_high - 8, inner.width(), budget_high)
    yield Spot("budget", "budget", *where.rect(low), 4, told, "budget", "", 8)
