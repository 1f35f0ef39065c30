"""A press at the table of Robinson Crusoe paints what it changes, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.table.news import News
from desktop.boards.robinson_crusoe.table.phase_steps import DONE, NOW, Cell
from desktop.table.measure import Measure
from desktop.table.page import TablePage
from engine.games.robinson_crusoe.prompts import Step
from engine.rules.game import AT_TABLE, PLAY
from tests.games.robinson_crusoe.window.table import match_of, table_on

pytestmark = pytest.mark.usefixtures("qapp")


class Painted(QObject):
    """Notes every widget that is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note it, and let it be painted."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets.append(watched)
        return False

    def by(self, do: Callable[[], object]) -> list[QWidget]:
        """What that paints."""
        self.widgets.clear()
        do()
        QApplication.processEvents()
        return list(self.widgets)


@pytest.mark.parametrize("level", [AT_TABLE, PLAY])
def test_a_counter_that_is_pressed_leaves_the_other_panels_as_they_are_painted(
    qapp: QApplication, level: str
) -> None:
    page = TablePage(match_of(level), "Sunday")
    page.resize(1600, 1000)
    page.show()
    QApplication.processEvents()
    table, painted = table_on(page), Painted()
    page.telling.tell("change", "food", 1)
    QApplication.processEvents()
    qapp.installEventFilter(painted)
    food = painted.by(lambda: page.telling.tell("change", "food", 1))
    same = painted.by(table.show_table)
    qapp.removeEventFilter(painted)
    assert table.resources.rows["food"].counter.number in food
    others = (table.deck, table.threats, table.adventures, table.wounds, table.morale, table.tools)
    for panel in others:
        assert panel not in food, panel
    assert same == []
    page.close()
    page.deleteLater()


def test_a_step_of_the_phase_is_painted_anew_once_it_is_done(
    qapp: QApplication, qtbot: QtBot
) -> None:
    cell, painted = Cell(Measure()), Painted()
    qtbot.addWidget(cell)
    cell.show_step(Step("morale", "RC-2.1", NOW), "Morale", 1, 3)
    cell.show()
    QApplication.processEvents()
    qapp.installEventFilter(painted)
    done = Step("morale", "RC-2.1", DONE)
    assert cell in painted.by(lambda: cell.show_step(done, "Morale", 1, 3))
    assert painted.by(lambda: cell.show_step(done, "Morale", 1, 3)) == []
    qapp.removeEventFilter(painted)


def test_what_a_card_changed_is_told_no_more_after_a_while(
    qapp: QApplication, qtbot: QtBot
) -> None:
    counter, painted = QWidget(), Painted()
    qtbot.addWidget(counter)
    counter.show()
    news = News(counter)
    news.hear(1)
    news.hear(4)
    QApplication.processEvents()
    assert news.by == 3
    (gone,) = news.findChildren(QTimer)
    qapp.installEventFilter(painted)
    assert counter in painted.by(gone.timeout.emit)
    qapp.removeEventFilter(painted)
    assert news.by == 0
