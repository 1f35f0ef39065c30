"""Garbage is collected in the window's own thread, and only when some has come together."""

from __future__ import annotations

import gc
import time

from PySide6.QtCore import QAbstractEventDispatcher, QObject

ENOUGH = 5000
"""Objects that were made since the last sweep and are still there."""
APART = 3.0
"""Seconds from one sweep to the next at least."""


class Sweep(QObject):
    """Looks whenever the loop has nothing more to do; while nothing happens, it does nothing either."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Python would collect in whatever thread runs just then; Qt's objects must die in this one.
        gc.disable()
        self._last = 0.0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "there is an application"
        dispatcher.aboutToBlock.connect(self.look)

    def look(self) -> None:
        """Collect what has come together."""
        if gc.get_count()[0] < ENOUGH or (now := time.monotonic()) - self._last < APART:
            return
        self._last = now
        gc.collect()
