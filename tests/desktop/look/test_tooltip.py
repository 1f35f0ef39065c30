"""A tooltip is read beside what it explains."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import tooltip
from desktop.look.clauses import ClauseChip
from desktop.look.controls import button
from desktop.look.names import tip
from desktop.look.rows import Row, RowList

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)

LONG = "The third cube is exported at once, and whoever produced it gets its points. " * 3


def rest(widget: QWidget, at: QPoint) -> QRect:
    """Let the mouse rest there; where the tooltip lies then, on the screen."""
    QToolTip.hideText()
    event = QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)
    shown = tooltip.label()
    assert shown is not None and shown.isVisible()
    return shown.geometry()


def on_screen(widget: QWidget, area: QRect) -> QRect:
    """Where a part of a widget lies."""
    return QRect(widget.mapToGlobal(area.topLeft()), area.size())


def pressed() -> QWidget:
    """A button with a tooltip."""
    made = button(lambda: "Undo")
    tip(made, LONG)
    return made


def chip() -> QWidget:
    """A chip with the words of its clause."""
    return ClauseChip("red-outpost", "RO-3.2")


def row() -> RowList:
    """A list of which the second row tells more."""
    made = RowList("rows")
    made.show_rows([Row("One"), Row("Two", tip=LONG)])
    return made


@pytest.mark.parametrize("make", [pressed, chip, row])
@pytest.mark.parametrize("at_bottom", [False, True])
def test_a_tooltip_never_covers_what_it_explains(
    qtbot: QtBot, make: Callable[[], QWidget], at_bottom: bool
) -> None:
    made = make()
    qtbot.addWidget(made)
    screen = made.screen().geometry()
    made.resize(300, 80)
    made.move(screen.right() - 310, screen.bottom() - 85 if at_bottom else 40)
    made.show()
    explained, area = made, made.rect()
    if isinstance(made, RowList):
        explained, area = made.viewport(), made.visualRect(made.model_of_rows.index(1))
    shown = rest(explained, area.center())
    assert not shown.intersects(on_screen(explained, area))
    assert screen.contains(shown), "it is read whole"
    QToolTip.hideText()


def test_what_lies_around_is_explained_only_where_nothing_else_is(qtbot: QtBot) -> None:
    around, told, silent, rows = QWidget(), button(lambda: "Undo"), button(lambda: "Redo"), row()
    qtbot.addWidget(around)
    around.setToolTip("Around")
    tip(told, "Words")
    tip(silent, "")
    for at, part in enumerate((told, silent, rows)):
        part.setParent(around)
        part.setGeometry(0, 90 * at, 300, 80)
    around.show()
    one, two = (rows.visualRect(rows.model_of_rows.index(at)).center() for at in (0, 1))
    view = rows.viewport()
    found = []
    for part, where in ((told, QPoint(9, 9)), (silent, QPoint(9, 9)), (view, one), (view, two)):
        rest(part, where)
        found.append(QToolTip.text())
    QToolTip.hideText()
    assert found == ["Words", "Around", "Around", LONG]
