"""Enter presses the button that has the keyboard; Qt itself does so in dialogs only."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget


class Enter:
    """Presses of Enter in a window that nothing in it took.

    Before a key goes to what has the keyboard, the window is asked whether it is a shortcut: then
    it is seen on what the key was pressed. A field takes Enter, closes its page and leaves the key
    to the window: by then a button below may have the keyboard, and nobody pressed that.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._began_on: QWidget | None = None

    def begins(self, event: QEvent) -> None:
        """See on what Enter is pressed, if this says that it is."""
        if event.type() == QEvent.Type.ShortcutOverride and _is_enter(event):
            self._began_on = self._window.focusWidget()

    def presses(self, event: QKeyEvent) -> bool:
        """Press the button on which Enter was pressed; whether there was one."""
        began_on, self._began_on = self._began_on, None
        focus = self._window.focusWidget()
        if not _is_enter(event) or event.isAutoRepeat() or focus is not began_on:
            return False
        if not isinstance(focus, QAbstractButton):
            return False
        focus.click()
        return True


def _is_enter(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
