"""Keys that were pressed before a new page could be read: they were meant for the page before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

_KEYS = (
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.Shortcut,
)


class EarlyKeys(QObject):
    """From `begin` on no key reaches anything, until a page is seen and nobody has pressed for a moment.

    Whoever types on while a page is made has not seen it; the mouse is led by what is seen.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.pause = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self.pause.timeout.connect(self._end_later)
        self._is_seen = self.is_taking = False

    def begin(self) -> None:
        """Keys are early from now on."""
        app = QApplication.instance()
        assert app is not None, "a window has one"
        self.pause.stop()
        app.installEventFilter(self)
        self._is_seen, self.is_taking = False, True

    def _end_later(self) -> None:
        """Where the machine is busy, keys of before the pause have not come yet."""
        QTimer.singleShot(0, self, self._end)

    def _end(self) -> None:
        if self.pause.isActive():
            return
        app = QApplication.instance()
        assert app is not None, "a window has one"
        app.removeEventFilter(self)
        self.is_taking = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys; each one is followed by a pause of its own, the first by what is painted."""
        if event.type() == QEvent.Type.Paint and not self._is_seen:
            self._is_seen = True
            self.pause.start()
        if event.type() not in _KEYS:
            return False
        if isinstance(event, QKeyEvent) and event.type() != QEvent.Type.KeyRelease:
            self.pause.start()
        # Taken so, it is no shortcut either.
        event.accept()
        return True
