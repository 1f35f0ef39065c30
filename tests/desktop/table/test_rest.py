"""A table that nobody touches does nothing: what it has laid out once stays so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.base import catalogue
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import AT_TABLE, PLAY

DOORS = [(it, AT_TABLE) for it in catalogue.names() if boards.has(it, "table")]


class Layouts(QObject):
    """Counts how often anything is laid out anew."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.dressed(False)
@pytest.mark.parametrize(("game", "level"), [*DOORS, ("robinson-crusoe", PLAY)])
def test_a_table_at_rest_lays_nothing_out(
    window: Window, qapp: QApplication, game: str, level: str
) -> None:
    setup = games.load(game).setup(2, level=level)
    window.resize(1280, 800)
    window.show()
    window.start(setup, [Player("Anna"), Player("Ben")], "7F3A91C2")
    assert isinstance(window.page, TablePage)
    for _ in range(50):
        qapp.processEvents()
    layouts = Layouts()
    qapp.installEventFilter(layouts)
    for _ in range(50):
        qapp.processEvents()
    qapp.removeEventFilter(layouts)
    assert layouts.count == 0
