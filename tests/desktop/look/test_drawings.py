"""A drawing fills its place from its middle, keeps its shape, and is as sharp as the screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from desktop.look import drawings
from desktop.scene import pictures

ACROSS = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">
<rect width="{wide}" height="{high}" fill="#ff0000"/>
<rect x="{x}" y="{y}" width="40" height="40" fill="#0000ff"/></svg>"""
RED, BLUE = QColor("#ff0000"), QColor("#0000ff")
WIDE = ACROSS.format(wide=120, high=40, x=40, y=0)
"""A blue square in the middle of a red band."""
HIGH = ACROSS.format(wide=40, high=120, x=0, y=40)
Draw = Callable[[Path, int, int], QPixmap]


def of_the_window(path: Path, width: int, height: int) -> QPixmap:
    """As a page shows it."""
    return drawings.untinted(path, width, height, 1.0)


def of_a_board(path: Path, width: int, height: int) -> QPixmap:
    """As a board shows it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pictures, "renderer", lambda name: QSvgRenderer(name))
        return pictures.pixmap(str(path), width, height)


@pytest.mark.parametrize("draw", [of_a_board, of_the_window])
@pytest.mark.parametrize("shape", [HIGH, WIDE], ids=["high", "wide"])
def test_a_drawing_of_another_shape_is_seen_from_its_middle(
    qapp: QApplication, tmp_path: Path, draw: Draw, shape: str
) -> None:
    path = tmp_path / "band.svg"
    path.write_text(shape, "utf-8")
    square = draw(path, 80, 80).toImage()
    assert {square.pixelColor(x, y).name() for x in (2, 40, 77) for y in (2, 40, 77)} == {
        BLUE.name()
    }
    band = draw(path, *((240, 80) if shape == WIDE else (80, 240))).toImage()
    length = max(band.width(), band.height())
    seen = [
        band.pixelColor(at, 40) if shape == WIDE else band.pixelColor(40, at)
        for at in (2, length // 2, length - 3)
    ]
    assert seen == [RED, BLUE, RED]


@pytest.mark.parametrize("tint", ["", "#00ff00"])
def test_on_a_screen_of_two_pixels_to_a_length_a_drawing_is_as_large_and_twice_as_sharp(
    qapp: QApplication, tmp_path: Path, tint: str
) -> None:
    path = tmp_path / "band.svg"
    path.write_text(WIDE, "utf-8")
    made = drawings.drawing(path, 120, 40, 2.0, tint)
    assert made.size() == QSize(240, 80)
    assert made.deviceIndependentSize().toSize() == QSize(120, 40)
    image = made.toImage()
    for x, colour in ((4, RED), (120, BLUE), (236, RED)):
        assert image.pixelColor(x, 76) == (QColor(tint) if tint else colour)


@pytest.mark.parametrize(("wide", "high"), [(1, 4), (4, 1)])
def test_a_picture_of_a_single_pixel_across_is_seen(
    qapp: QApplication, tmp_path: Path, wide: int, high: int
) -> None:
    path = tmp_path / "band.svg"
    path.write_text(WIDE, "utf-8")
    image = QImage(6, 6, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pictures, "renderer", lambda name: QSvgRenderer(name))
        painter = QPainter(image)
        pictures.draw(painter, str(path), QRectF(1, 1, wide, high))
        painter.end()
    assert image.pixelColor(1, 1) != QColor(Qt.GlobalColor.white)
