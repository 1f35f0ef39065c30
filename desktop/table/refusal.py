"""Why something could not be told, over the lower edge of the table; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.look.notice import Notice
from desktop.table.measure import Measure


class Refusal(Notice):
    """A notice above the bar: for a sentence nothing moves under the finger."""

    def __init__(self, page: QWidget, measure: Measure) -> None:
        super().__init__()
        self.setParent(page)
        self._page, self._measure = page, measure
        self.below = 0
        """Pixels of the page under it."""

    def tell(self, sentence: str, verb: str = "", do: Callable[[], object] | None = None) -> None:
        """Say a sentence, and lie above the bar."""
        super().tell(sentence, verb, do)
        self.place()
        self.raise_()

    def place(self) -> None:
        """Lie above the bar, as high as the sentence needs."""
        if (layout := self.layout()) is None:
            return
        px = self._measure.px
        wide = self._page.width() - px(64)
        high = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            high = max(high, layout.totalHeightForWidth(wide))
        self.setGeometry(px(32), self._page.height() - self.below - high - px(12), wide, high)
