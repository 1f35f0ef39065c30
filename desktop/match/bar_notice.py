"""What is said on the page of a match: over its bar, so that nothing below it moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from desktop.look.notice import Notice

OF_LAYOUT = (QEvent.Type.LayoutRequest, QEvent.Type.Show)


class BarNotice(Notice):
    """A notice that lies over the bar of its page until it is put away, so many pixels `aside`."""

    def __init__(self, page: QWidget, bar: QWidget, aside: int) -> None:
        super().__init__()
        self.setParent(page)
        self._page, self._bar, self._aside = page, bar, aside

    def place(self) -> None:
        """Lie over the bar, as high as what is said."""
        wide = self._page.width() - 2 * self._aside
        high = self.heightForWidth(wide)
        self.setGeometry(self._aside, max(0, (self._bar.height() - high) // 2), wide, high)
        self.raise_()

    def event(self, event: QEvent) -> bool:
        """Shown, or with other words, it takes the room that it needs."""
        done = super().event(event)
        if event.type() in OF_LAYOUT and not self.isHidden():
            self.place()
        return done
