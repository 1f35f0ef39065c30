"""A number that changed without a press beside it, as by a card, tells by how much for a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

STAYS = 4000
"""Milliseconds; whoever looks up from the card still finds it."""


class News(QObject):
    """Compares a number with what it was; `by` is what is to be seen of it now.

    Nothing waits for it, and where nothing is to move there is none.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._was: int | None = None
        self._is_expected = False
        self.by = 0
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.setInterval(STAYS)
        self._gone.timeout.connect(self._forget)

    @contextmanager
    def expected(self) -> Iterator[None]:
        """What changes meanwhile is what somebody has just pressed."""
        self._is_expected = True
        try:
            yield
        finally:
            self._is_expected = False

    def hear(self, number: int | None) -> None:
        """The number is this now; None if nobody knows it."""
        was, self._was = self._was, number
        if was is None or number is None or was == number:
            return
        is_news = self._widget.isVisible() and not self._is_expected and _may_move()
        self.by = number - was if is_news else 0
        self._widget.update()
        if self.by:
            self._gone.start()

    def begin_anew(self) -> None:
        """Another table is told of: what it has other numbers for is no news."""
        self._was = None
        self._forget()

    def _forget(self) -> None:
        self.by = 0
        self._widget.update()


def _may_move() -> bool:
    # It is loaded with the first board, which a table beside a box need not have.
    from desktop.scene.motion import Motion

    return Motion.usual > 0
