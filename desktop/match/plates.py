"""The plates of an auction before all: who is out for now, or answered for up to a limit."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.match.limits import Limits
from desktop.match.parts import Parts


class Plates(QObject):
    """Puts among the limits what people press on the card of bids, and says who still answers."""

    changed = Signal()
    """Somebody has left a limit or lifted it, so that another may be asked."""

    def __init__(self, page: Parts, limits: Limits) -> None:
        super().__init__(page)
        self._page, self._limits = page, limits
        page.bids.left.connect(self._leave)
        page.bids.lifted.connect(self._lift)

    def asks(self, seat: int) -> bool:
        """Whether the seat that is asked is a person’s who has left no answer."""
        return seat in self._page.match.persons and not self._limits.answer

    def tell(self) -> None:
        """Say who is answered for in the auction that runs, and let whoever is asked leave a limit."""
        page, asked = self._page, self._page.match.asked
        bidding = self._limits.bidding if page.looked is None else None
        page.bids.setVisible(
            bidding is not None and not page.is_covered and not page.scenes.is_open
        )
        if bidding is None:
            return
        may_leave = self.asks(asked)
        numbers = range(0)
        if may_leave and page.voice.viewer == asked and page.choosing.state is not None:
            most = max(map(int, page.choosing.state.legal_actions()[-1:]), default=0)
            numbers = range(bidding.least, most + 1)
        page.bids.tell(page.voice, self._limits.now, may_leave=may_leave, numbers=numbers)

    def _leave(self, most: int) -> None:
        if self.asks(self._page.match.asked):
            self._limits.leave(self._page.match.asked, most)
            self.changed.emit()

    def _lift(self, seat: int) -> None:
        self._limits.lift(seat)
        self.changed.emit()
