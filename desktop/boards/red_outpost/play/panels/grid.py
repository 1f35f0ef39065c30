"""Equal tiles in as many columns as there is room for, out of those that leave no gap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.look import theme
from desktop.look.frames import shrinking

GAP = 8


class Grid(QWidget):
    """Tiles that stay; `columns` are the numbers of columns from which one is chosen."""

    def __init__(self, tiles: Sequence[QWidget], columns: Sequence[int]) -> None:
        super().__init__()
        shrinking(self)
        self._tiles, self._columns = list(tiles), sorted(columns, reverse=True)
        self._now = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Choose the columns by the width there is and the words on the tiles."""
        least = max((tile.minimumSizeHint().width() for tile in self._tiles), default=1)
        fit = (self.width() + GAP) // (least + GAP)
        columns = next((number for number in self._columns if number <= fit), self._columns[-1])
        if columns == self._now:
            return
        for column in range(self._now):
            self._grid.setColumnStretch(column, 0)
        for number, tile in enumerate(self._tiles):
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, number // columns, number % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)
        self._now = columns

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
