"""The second press of two quick ones where the first brought another page: it was meant for the page before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class SecondPress(QObject):
    """From `begin` on such a press reaches nothing, for as long as two presses are a double one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._end = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())

    def begin(self) -> None:
        """Another page is on top."""
        app = QApplication.instance()
        assert app is not None, "a window has one"
        app.installEventFilter(self)
        self._end.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take it, and look no longer once it can come no more."""
        # Qt tells a window of both, its widgets of the second as a double one alone.
        is_first = event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget)
        if is_first or not self._end.isActive():
            app = QApplication.instance()
            assert app is not None, "a window has one"
            app.removeEventFilter(self)
            return False
        return event.type() == QEvent.Type.MouseButtonDblClick
