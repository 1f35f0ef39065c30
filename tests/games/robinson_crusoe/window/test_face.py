"""Faces of cards are drawn as they were agreed upon, however long their names and small their room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe import art, face
from desktop.boards.robinson_crusoe.face import HIGH, WIDTH, Face
from desktop.look.signs import Sign
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences

SIGNS = (Sign("wood", "−1"), Sign("roof", "−1"))
STORM = Face("event", "book", "Storm at night", "morale_marker", strip=SIGNS)
FACES = (
    STORM,
    STORM._replace(middle=SIGNS, note="not with signs"),
    STORM._replace(name="Thunderstorms of the late afternoon", note="came in round 3"),
    STORM._replace(name="Whoever has the most Wounds is healed first, and all others follow later"),
    Face("mystery", "", "Unwiederbringlichkeitsbescheinigung", "", strip_note="nothing more"),
)


def test_the_face_of_a_card_is_drawn_as_it_was_agreed_upon(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    strokes = Strokes(monkeypatch, QImage)
    lines: list[str] = []
    for unit in (0.9, 1.5, 3.0):
        for it in FACES:
            strokes.found.clear()
            image = QImage(400, 520, QImage.Format.Format_RGB32)
            painter = QPainter(image)
            face.paint(painter, QRectF(4, 6, WIDTH * unit, HIGH * unit), it)
            painter.end()
            lines += [f"{it.name} at {unit}", *(f" {line}" for line in strokes.found[None])]
    if lines != agreed("island-faces"):
        pytest.fail("\n".join(differences("island-faces", lines)))


def test_a_picture_is_as_large_and_twice_as_sharp_on_a_screen_of_two_pixels_to_a_length(
    qapp: QApplication,
) -> None:
    made = art.pixmap("arrow_push", 20, 30, 2.0)
    assert made.size() == QSize(40, 60)
    assert made.deviceIndependentSize().toSize() == QSize(20, 30)
