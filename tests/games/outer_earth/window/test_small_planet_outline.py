"""A planet at the table is drawn as it was agreed upon, in every place and with whatever lies on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.table.cards import small_planet
from desktop.table.measure import DESIGN, Measure
from desktop.table.telling import Telling
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.table import AtTable
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences, leave_words_out, news
from tests.games.outer_earth.at_table import in_turns, shown, tell

PLACES = ((320, 72), (200, 72), (120, 72), (260, 30), (90, 30))
"""Wide and narrow, high and low."""
SCALES = (DESIGN, QSize(1200, 750))


def drawings(strokes: Strokes) -> Iterator[tuple[str, list[str]]]:
    """The strokes of a planet with cards that nobody told, with none, with one, and with all."""
    match = in_turns()
    state = shown(match)
    planet = PLANETS.index("05")
    for cards, more in (
        ("unknown", ("developing 1 05 none",)),
        ("no", ("built 05 none",)),
        ("1", ("built 05 tertiary",)),
        ("4", ("built 05 tertiary+primary+secondary+primary",)),
    ):
        state = tell(match, *more)
        telling: Telling[AtTable] = Telling(match)
        for size, (wide, high), built, chips in product(SCALES, PLACES, (True, False), (0, 12)):
            measure = Measure()
            measure.fit(size)
            draw = small_planet.paint(
                measure, telling.voice, state, planet, built=built, chip=chips
            )
            strokes.found.clear()
            image = QImage(400, 200, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            draw(painter, QRectF(10, 20, wide, high), QColor("black"))
            painter.end()
            what = f"{cards} cards, {wide}x{high} of {size.width()}, built {built}, chips {chips}"
            yield what, strokes.found[None]


def test_a_planet_at_the_table_is_drawn_as_it_was_agreed_upon(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch)
    strokes = Strokes(monkeypatch, QImage)
    lines: list[str] = []
    before: list[str] = []
    for what, now in drawings(strokes):
        lines += [what, *news(now, before)]
        before = now
    if lines != agreed("earth-small-planets"):
        pytest.fail("\n".join(differences("earth-small-planets", lines)))
