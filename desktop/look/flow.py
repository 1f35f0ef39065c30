"""Widgets side by side that go on in the next line where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem
from shiboken6 import isValid

from desktop.look import theme

GAP = 8


class Flow(QLayout):
    """A layout in lines; each widget has its own size."""

    def __init__(self) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        """How many there are."""
        return len(self._there())

    def itemAt(self, index: int) -> QLayoutItem | None:
        items = self._there()
        return items[index] if 0 <= index < len(items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        items = self._there()
        return items.pop(index) if 0 <= index < len(items) else None

    def _there(self) -> list[QLayoutItem]:
        # An item may have gone with its widget, before anything was told.
        self._items = [item for item in self._items if isValid(item)]
        return self._items

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lines(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lines(rect, move=True)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._there()]
        wide = sum(size.width() for size in sizes) + theme.px(GAP) * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._there():
            size = size.expandedTo(item.minimumSize())
        return size

    def _lines(self, rect: QRect, *, move: bool) -> int:
        gap = theme.px(GAP)
        x, y, high = rect.left(), rect.top(), 0
        for item in self._there():
            size = item.sizeHint()
            if x > rect.left() and x + size.width() > rect.right() + 1:
                x, y, high = rect.left(), y + high + gap // 2, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + gap
            high = max(high, size.height())
        return y + high - rect.top()
