"""Faces of cards are drawn as they were agreed upon, however long their names and small their room."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe import art, face
from desktop.boards.robinson_crusoe.face import HIGH, WIDTH, Face
from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.look.signs import Sign
from engine.games.robinson_crusoe.threats import on_board
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences
from tests.games.robinson_crusoe.window.table import with_app

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


@pytest.mark.usefixtures("qapp")
def test_few_cards_of_the_app_have_the_same_pictures() -> None:
    """A card is known by what it is about, from across the table."""
    table = with_app()
    seen: Counter[tuple[str, str, str]] = Counter()
    for key, card in table.telling.state.board.cards.cards.items():
        if card.back == "event":
            state = table.telling.state.clone()
            state.threats[1], state.placed[1] = key, 1
            _, there = on_board(state)
            assert there is not None
            shown = panel_contents.face(there, table.telling.voice.words)
            assert shown.picture and shown.picture != shown.beside
            seen[shown.icon, shown.picture, shown.beside] += 1
    assert max(seen.values()) <= 2
