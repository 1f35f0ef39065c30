"""Enter presses the button that has the keyboard; Qt itself does so in dialogs only."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


def presses(event: QKeyEvent, window: QWidget) -> bool:
    """Press the focused button of a window with a key that nothing in it took; whether it did."""
    focus = window.focusWidget()
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not enter or event.isAutoRepeat() or not isinstance(focus, QAbstractButton):
        return False
    focus.click()
    return True
