"""Three columns, of which those at the sides go above and below the middle where room is short."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.look import frames, theme

LEFT, RIGHT = 232, 300
"""Widths of the columns at the sides."""
THREE, TWO = 1080, 760
"""Widths from which there is room for three columns, and for two."""


class ThreeColumns(QWidget):
    """Lays them out by the width there is."""

    def __init__(self, left: QWidget, middle: QWidget, right: QWidget) -> None:
        super().__init__()
        frames.shrinking(self)
        self._columns = (left, middle, right)
        self._count = 0
        self._grid = QGridLayout(self)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Choose how many columns there are."""
        self._grid.setContentsMargins(*map(theme.px, (24, 14, 24, 14)))
        self._grid.setSpacing(theme.px(16))
        wide = self.width()
        count = 3 if wide >= theme.px(THREE) else 2 if wide >= theme.px(TWO) else 1
        left, _, right = self._columns
        for column, side, is_beside in ((left, LEFT, count > 1), (right, RIGHT, count > 2)):
            column.setMinimumWidth(theme.px(side) if is_beside else 0)
            column.setMaximumWidth(theme.px(side) if is_beside else 1 << 20)
        if count == self._count:
            return
        self._count = count
        places = {
            1: ((0, 0, 1), (1, 0, 1), (2, 0, 1)),
            2: ((0, 0, 2), (0, 1, 1), (1, 1, 1)),
            3: ((0, 0, 1), (0, 1, 1), (0, 2, 1)),
        }[count]
        for widget, (row, at, rows) in zip(self._columns, places, strict=True):
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, row, at, rows, 1)
        for at in range(3):
            self._grid.setColumnStretch(at, int(at == min(count - 1, 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
