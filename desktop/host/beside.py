"""Work that takes long, done beside the window, which goes on meanwhile."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal


class Beside(QObject):
    """Does one thing at a time; `done` brings to the window's thread what came of it, or what went wrong."""

    done = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being done."""
        return self._thread is not None and self._thread.is_alive()

    def do(self, work: Callable[[], object]) -> None:
        """Do that; nothing if something else is not done yet."""
        if not self.is_busy:
            self._thread = threading.Thread(target=self._do, args=(work,), daemon=True)
            self._thread.start()

    def _do(self, work: Callable[[], object]) -> None:
        try:
            found = work()
        except Exception as error:  # told where the window can tell it
            found = error
        with contextlib.suppress(RuntimeError):  # the window may have gone meanwhile
            self.done.emit(found)
