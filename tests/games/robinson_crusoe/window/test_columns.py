"""The panels of Robinson Crusoe's table stand in columns wherever there is room for that."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from desktop.look.frames import Scrolled
from desktop.shell.window import Window
from desktop.table.measure import Measure
from desktop.table.page import TablePage
from desktop.table.panels.columns import Column, Columns
from engine.rules.game import PLAY
from engine.store.library import Library
from tests.games.robinson_crusoe.window.table import match_of, table_on


def test_panels_that_grow_narrower_stand_side_by_side_again(qapp: QApplication) -> None:
    panels = [QWidget() for _ in range(3)]
    for panel in panels:
        panel.setMinimumWidth(560)
    measure = Measure()
    columns = Columns(measure, [Column(1, (panel,)) for panel in panels])
    page = Scrolled(columns, None)
    page.resize(1536, 600)
    page.show()
    qapp.processEvents()
    row = columns.layout()
    assert isinstance(row, QBoxLayout)
    assert row.direction() == QBoxLayout.Direction.TopToBottom
    for panel in panels:
        panel.setMinimumWidth(490)
    # The holder of a panel hears of it first, and its columns then.
    qapp.processEvents()
    qapp.processEvents()
    assert row.direction() == QBoxLayout.Direction.LeftToRight
    page.close()


def test_after_the_last_round_the_panels_stand_side_by_side(
    window: Window, library: Library
) -> None:
    window.resize(1280, 800)
    window.appearance.speak("de")
    match = match_of(PLAY, values={"rounds": 1})
    window.open_match(library.add(match, "Sonntag"))
    page = window.page
    assert isinstance(page, TablePage)
    page.telling.tell("round_over")
    for _ in range(3):
        QApplication.processEvents()
    row = table_on(page).columns.layout()
    assert isinstance(row, QBoxLayout)
    assert row.direction() == QBoxLayout.Direction.LeftToRight
