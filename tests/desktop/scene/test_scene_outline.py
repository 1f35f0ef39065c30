"""What lies over any board is drawn as it was agreed upon: notes, and the signs of what is to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.look import theme, tokens
from desktop.look.signs import Sign
from desktop.scene import halos, note, prospect
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences

LONG = "A note of so many words that they do not fit into one line, nor into two of them at once"
PORTRAIT = "red-outpost/art/portraits/miner"
NOTES = (
    note.Look("Miner", "RO-2.3", ()),
    note.Look("Miner", "", (LONG, "Short")),
    note.Look("Mine", "RO-4.8", ("Words",), "It is locked", "RO-2.4"),
    note.Look("Mine", "RO-4.8", (), LONG),
    note.Look("Mine", "RO-4.8", ("Words",), banner=PORTRAIT),
    note.Look("Mine", "RO-4.8", (), "No", "RO-2.4", banner=PORTRAIT, is_square=True),
    note.Look("Lake", "RO-4.10", ("Words",), faces=((PORTRAIT, 2), (PORTRAIT, 0))),
    note.Look("Lake", "RO-4.10", (LONG,), faces=((PORTRAIT, 1),), hint="Hold the key"),
    note.Look("Mine", "RO-4.8", ("Words",), LONG, "RO-2.4", hint="Hold the key"),
    note.Look(LONG, "RO-4.8", ("Words",)),
)
PROSPECTS = (
    (Sign("coal", "+1"),),
    (Sign("coal", "+1"), Sign("", "Mine"), Sign("vp")),
    tuple(Sign("coal", f"+{number} of them") for number in range(5)),
)


def square(painter: QPainter, _name: str, area: QRectF) -> None:
    """A picture that is a square."""
    painter.drawRect(area)


def drawings() -> Iterator[tuple[str, Callable[[QPainter], object]]]:
    """What is drawn, each with its size in words."""
    for number, look in enumerate(NOTES):
        area = QRectF(10, 20, *note.size(look))
        yield f"note {number} {area.height():.1f}", partial(note.draw, area=area, look=look)
    for number, signs in enumerate(PROSPECTS):
        area = QRectF(10, 20, *prospect.size(signs))
        said = f"prospect {number} {area.width():.1f} {area.height():.1f}"
        yield said, partial(prospect.draw, area=area, look=signs, draw_sign=square)
    for state in ("legal", "hover", "selected", halos.TOLD):
        yield f"ring {state}", partial(halos.ring, area=QRectF(9, 9, 60, 60), state=state, corner=8)


@pytest.mark.parametrize("name", [theme.DARK, theme.LIGHT])
def test_what_lies_over_a_board_is_drawn_as_it_was_agreed_upon(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    light_and_english(qapp)
    painted = Strokes(monkeypatch, QImage)
    lines: list[str] = []
    tokens.use(name, 1.0)
    try:
        for said, draw in drawings():
            painted.found.clear()
            image = QImage(600, 800, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            draw(painter)
            painter.end()
            lines += [said, *(f" {it}" for it in painted.found.get(None, []))]
    finally:
        tokens.use(theme.LIGHT, 1.0)
    if lines != agreed(f"scene-{name}"):
        pytest.fail("\n".join(differences(f"scene-{name}", lines)))
