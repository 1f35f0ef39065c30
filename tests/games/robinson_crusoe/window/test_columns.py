"""The panels of Robinson Crusoe's table stand in columns wherever there is room for that."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QBoxLayout, QWidget

from desktop.look.frames import Scrolled
from desktop.table.measure import Measure
from desktop.table.panels.columns import Column, Columns


def test_panels_that_grow_narrower_stand_side_by_side_again(qapp: QApplication) -> None:
    panels = [QWidget() for _ in range(3)]
    for panel in panels:
        panel.setMinimumWidth(560)
    measure = Measure()
    columns = Columns(measure, [Column(1, (panel,)) for panel in panels])
    page = Scrolled(columns)
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
