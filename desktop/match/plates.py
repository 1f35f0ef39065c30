"""The plates of an auction before all: who is out for now, or answered for up to a limit."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.match.limits import OUT, Limits
from desktop.match.parts import Parts
from engine.rules.agenda import NOBODY


class Plates(QObject):
    """Puts among the limits what people press on the card of bids, and says who still answers."""

    changed = Signal()
    """Somebody has left a limit or lifted it, so that another may be asked."""
    looks = Signal()
    """Somebody wants to look at their limit, behind the curtain."""

    def __init__(self, page: Parts, limits: Limits) -> None:
        super().__init__(page)
        self._page, self._limits = page, limits
        page.bids.left.connect(self._leave)
        page.bids.lifted.connect(self._press)

    def asks(self, seat: int) -> bool:
        """Whether the seat that is asked is a person’s who has left no answer."""
        viewer = self._page.viewer
        is_free = viewer.guest == viewer.rests == NOBODY and not self._limits.answer
        return seat in self._page.match.persons and is_free

    def tell(self) -> None:
        """Say who is answered for in the auction that runs, and let whoever is asked leave a limit."""
        page = self._page
        bidding = self._limits.bidding if page.looked is None else None
        page.bids.setVisible(
            bidding is not None and not page.is_covered and not page.scenes.is_open
        )
        if bidding is None:
            return
        is_guest, numbers = page.viewer.guest != NOBODY, range(0)
        may_leave = self.asks(page.match.asked) or is_guest
        if may_leave and page.voice.viewer == self._seat:
            numbers = range(bidding.least, bidding.most[self._seat] + 1)
        page.bids.tell(
            page.voice,
            self._limits.now,
            may_leave=may_leave,
            numbers=numbers,
            is_guest=is_guest,
        )

    @property
    def _seat(self) -> int:
        """Whose limit can be left: whoever looks at theirs, or else is asked."""
        guest = self._page.viewer.guest
        return self._page.match.asked if guest == NOBODY else guest

    def _leave(self, most: int) -> None:
        if self.asks(self._seat) or self._page.viewer.guest != NOBODY:
            self._limits.leave(self._seat, most)
            self._answered()

    def _press(self, seat: int) -> None:
        """Who is out comes back; a limit is looked at behind the curtain before it is lifted."""
        if self._limits.of(seat) != OUT and self._page.viewer.now != seat:
            self._page.viewer.invite(seat)
            self.looks.emit()
            return
        self._limits.lift(seat)
        self._answered()

    def _answered(self) -> None:
        # What was pressed may go, and wherever Qt would lead the keyboard, it waits for a question.
        self._page.setFocus()
        self.changed.emit()
