"""Presses of which it matters how quickly one follows another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


def entered(pressed: QWidget, time: int) -> None:
    """Enter there at that time, in milliseconds."""
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    key.setTimestamp(time)
    QApplication.sendEvent(pressed, key)


def double_click(page: QWidget, first: QWidget) -> None:
    """Press a widget, and at once what then lies under the mouse."""
    at = first.mapTo(page, QPoint(first.width() // 3, first.height() // 2))
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=first.mapFrom(page, at))
    then = page.childAt(at)
    assert then is not None
    local = QPointF(then.mapFrom(page, at))
    held = Qt.MouseButton.LeftButton
    for kind, buttons in (
        (QEvent.Type.MouseButtonDblClick, held),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        event = QMouseEvent(
            kind, local, then.mapToGlobal(local), held, buttons, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(then, event)
