"""A finished match is looked at again in a process of its own, and the window stays awake."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.host import processes

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

    from engine.analysis.analysis import Analysis
    from engine.match.match import Match

LOOK = 100
"""Milliseconds between two looks whether a slice is done."""


class Analysing(QObject):
    """`start(match)` until it is `found`, `stop`ped, or has failed."""

    changed = Signal()
    """It has come farther, has begun or has ended."""
    found = Signal(object)
    """What came of it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.done: float | None = None
        """How much is done, from 0 to 1; None while nothing is looked at."""
        self.has_failed = False
        self._pool: ProcessPoolExecutor | None = None
        self._made: list[ProcessPoolExecutor] = []
        # Whoever leaves the page need not wait for what nobody will read.
        self.destroyed.connect(partial(_end, self._made))
        self._slice: Future[str] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)

    def start(self, match: Match) -> None:
        """Look at that match."""
        from engine.analysis.slices import begin

        self.stop()
        self.done, self.has_failed = 0.0, False
        self._pool = processes.pool(1)
        self._made.append(self._pool)
        self._slice = self._pool.submit(begin, match.text())
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Look no further, at once."""
        self._timer.stop()
        self.done = None
        _end(self._made)
        self._pool = self._slice = None
        self.changed.emit()

    def _look(self) -> None:
        from engine.analysis.slices import go_on, read

        if self._slice is None or self._pool is None or not self._slice.done():
            return
        try:
            progress = read(self._slice.result())
        except Exception:  # whatever it is, it was in the other process
            self.stop()
            self.has_failed = True
            self.changed.emit()
            return
        if progress.analysis is None:
            self.done = progress.done
            self._slice = self._pool.submit(go_on)
            self.changed.emit()
            return
        analysis: Analysis = progress.analysis
        self.stop()
        self.found.emit(analysis)


def _end(made: list[ProcessPoolExecutor], *_: object) -> None:
    while made:
        processes.end(made.pop(), wait=False)
