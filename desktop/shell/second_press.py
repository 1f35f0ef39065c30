"""The second press of two quick ones where the first brought another page: it was meant for the page before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class SecondPress(QObject):
    """After `begin` such a press reaches nothing in the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._presses = 0

    def begin(self) -> None:
        """Another page is on top."""
        self._presses = 0
        # Not the application: whatever is told to any object, while a page is made, would come by here.
        if (handle := self._window.windowHandle()) is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take it: a double one, of which only the second was pressed on this page."""
        # Qt tells a window of the second twice, as a press and as a double one, its widgets once.
        if event.type() == QEvent.Type.MouseButtonPress:
            self._presses += 1
        return event.type() == QEvent.Type.MouseButtonDblClick and self._presses < 2
