"""Tells a key that is newly pressed from one that is still held, whatever the screen's system sends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

ONE_STROKE_S = 0.005
"""A press comes as several events, to the window and to what has the keyboard."""
MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class FreshKeys:
    """Follows all key events: a press is fresh if nothing was pressed or let go for `rest` seconds.

    X sends a key that is held as releases and presses, which Qt does not always take for repeats.
    """

    def __init__(self, clock: Callable[[], float], rest: float) -> None:
        self._clock, self._rest = clock, rest
        self._last: float | None = None
        self._pressed = False
        self._was_fresh = False

    def follow(self, event: QKeyEvent) -> bool:
        """Whether the event belongs to a fresh press."""
        now = self._clock()
        quiet = self._last is None or now - self._last >= self._rest
        if event.type() == QEvent.Type.KeyRelease:
            self._pressed = False
        elif event.isAutoRepeat():
            self._pressed = self._was_fresh = False
        elif not self._pressed or self._last is None or now - self._last > ONE_STROKE_S:
            self._pressed, self._was_fresh = True, quiet
        self._last = now
        return self._was_fresh

    def spend(self) -> None:
        """The press has done what it was for: what else comes of it is fresh no more."""
        self._was_fresh = False
