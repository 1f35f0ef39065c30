"""The final scoring beside the board, at nine seats."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.boards.contract import Line, Settlement
from desktop.look import theme
from desktop.match.settlement import SettlementCard
from engine.rules.agenda import PUBLIC
from tests.games.outpost.positions import position
from tests.games.outpost.window.board import voice_of

pytestmark = pytest.mark.dressed(True)
WIDE = 258
"""The panel in a window of 1280 × 800."""


def test_nine_names_and_sums_and_a_long_title_are_whole_in_the_card(
    qtbot: QtBot, qapp: QApplication
) -> None:
    theme.apply(qapp, "light")
    voice = voice_of(position(9), PUBLIC)
    values = tuple(str(90 + seat) for seat in range(9))
    lines = (Line("Fabriken", "", values), Line("Gesamt", "SP", values, "total"))
    card = SettlementCard()
    qtbot.addWidget(card)
    card.tell(Settlement("Die Endwertung", "OP-6.4", lines, ()), voice)
    card.resize(WIDE, 480)
    card.show()
    qapp.processEvents()
    seen = [
        label.text()
        for label in card.findChildren(QLabel)
        if label.isVisible() and label.mapTo(card, label.rect().topRight()).x() < WIDE
    ]
    assert [text for text in seen if text in values] == list(values)
    assert [text for text in seen if text in voice.people] == list(voice.people[:9])
    word = QFontMetrics(card.heading.font()).horizontalAdvance("Endwertung")
    assert card.heading.width() >= word
