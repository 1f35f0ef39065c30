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
    """`start(match)` until it is whole, `stop`ped, or has failed; then `found` has what came of it."""

    changed = Signal()
    """It has come farther, has begun or has ended."""
    found = Signal(object)
    """What came of it, as far as it came."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.done: float | None = None
        """How much is done, from 0 to 1; None while nothing is looked at."""
        self.has_failed = False
        self._match: Match | None = None
        self._revision = 0
        self._so_far: Analysis | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._made: list[ProcessPoolExecutor] = []
        # Whoever leaves the page need not wait for what nobody will read.
        self.destroyed.connect(partial(_end, self._made))
        self._slice: Future[str] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)

    def start(self, match: Match, before: Analysis | None = None) -> None:
        """Look at that match, from where it was stopped before."""
        from engine.analysis.slices import begin, written

        self.end()
        self._match, self._revision, self._so_far = match, match.revision, None
        self.done, self.has_failed = 0.0, False
        self._pool = processes.pool(1)
        self._made.append(self._pool)
        self._slice = self._pool.submit(begin, match.text(), written(before))
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Look no further, at once, and tell what came of it so far."""
        so_far = self.end()
        self.changed.emit()
        if so_far is not None:
            self.found.emit(so_far)

    def end(self) -> Analysis | None:
        """Look no further, and tell nobody but the caller what came of it; None if nothing new did."""
        self._timer.stop()
        _end(self._made)
        self.done = self._pool = self._slice = None
        so_far, self._so_far = self._so_far, None
        return None if self._has_gone_on else so_far

    @property
    def _has_gone_on(self) -> bool:
        """Whether what was looked at is not how the match stands any more."""
        return self._match is None or self._match.revision != self._revision

    def _look(self) -> None:
        from engine.analysis.slices import go_on, read

        if self._has_gone_on:
            self.stop()
            return
        if self._slice is None or self._pool is None or not self._slice.done():
            return
        try:
            progress = read(self._slice.result())
        except Exception:  # whatever it is, it was in the other process
            self.has_failed = True
            self.stop()
            return
        self._so_far = progress.analysis
        if progress.analysis.open is None:
            self.stop()
        else:
            self.done = progress.done
            self._slice = self._pool.submit(go_on)
            self.changed.emit()


def _end(made: list[ProcessPoolExecutor], *_: object) -> None:
    while made:
        processes.end(made.pop(), wait=False)
