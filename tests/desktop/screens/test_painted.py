"""What the walk of the screens finds in what widgets paint themselves."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.desktop.screens.painted import Painted

MIDDLE = Qt.AlignmentFlag.AlignCenter


class Canvas(QWidget):
    """Paints what it is told to."""

    paint: Callable[[QPainter], object]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint(painter)
        painter.end()


def word(painter: QPainter, left: float, text: str = "Wool") -> QPainter:
    """A word in the middle of a place of 60 × 20; then more can follow."""
    painter.drawText(QRectF(left, 10, 60, 20), MIDDLE, text)
    return painter


def in_frame(painter: QPainter, left: float) -> None:
    """A word, and a frame of 60 × 20 that should be round it."""
    painter.drawRoundedRect(QRectF(left, 10, 60, 20), 4, 4)
    word(painter, 10)


def moved(painter: QPainter, across: float) -> None:
    """A word, painted by a painter that was moved."""
    painter.translate(across, 0)
    word(painter, 10)


@pytest.mark.parametrize(
    ("paint", "fault"),
    [
        (lambda it: word(word(it, 10), 90), ""),
        (lambda it: word(word(it, 10), 20, "Coal"), "“Wool” at .* lies over “Coal” at "),
        (lambda it: word(it, 160), "“Wool” at .* is not within 200 × 40"),
        (lambda it: in_frame(it, 10), ""),
        (lambda it: in_frame(it, 40), "RoundedRect at 40, 10, 60 × 20 crosses “Wool” at "),
        (lambda it: it.drawEllipse(QPointF(10, 10), 12, 8), "Ellipse at -2, 2, 24 × 16 is not "),
        (
            lambda it: word(it, 10).drawPixmap(QPointF(20, 10), QPixmap(16, 16)),
            "“Wool” at .* lies over Pixmap at 20, 10, 16 × 16",
        ),
        (lambda it: moved(it, 180), "“Wool” at .* is not within"),
    ],
    ids=["apart", "over", "outside", "framed", "crossed", "round", "picture", "moved"],
)
def test_what_is_painted_over_something_or_out_of_its_place_is_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, paint: Callable[[QPainter], object], fault: str
) -> None:
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.resize(200, 40)
    canvas.paint = paint
    painted = Painted(monkeypatch)
    painted.on(canvas)
    found = "\n".join(painted.faults())
    assert re.match(f"Canvas: {fault}" if fault else "$", found)
