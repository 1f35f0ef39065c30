"""What is done to a widget again whenever something changes: its looks, its words, its measures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, SignalInstance


class Watched(QObject):
    """Calls `how(parent)` now and whenever a signal comes, as long as its parent lives."""

    def __init__(
        self, parent: QObject, changed: SignalInstance, how: Callable[[Any], object]
    ) -> None:
        super().__init__(parent)
        self._how = how
        self.again()
        changed.connect(self.again)

    def again(self) -> None:
        """Do to the widget what is done at every change."""
        self._how(self.parent())
