"""The panels side by side in columns, or one below the other where there is no room for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.table.measure import Measure

SIDE_BY_SIDE = 1208
"""From this width of the design on the panels stand side by side."""
BETWEEN = 12


class Column(NamedTuple):
    """Its share of the width, its panels from above to below, and the one that takes what is left."""

    share: int
    panels: Sequence[QWidget]
    tall: QWidget | None = None


class Columns(QWidget):
    """All columns; which panels are seen is the panels' own business."""

    def __init__(self, measure: Measure, columns: Sequence[Column]) -> None:
        super().__init__()
        self._measure = measure
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._columns: list[QVBoxLayout] = []
        self._holders: list[QWidget] = []
        self._shown: Sequence[Column] = ()
        for _ in columns:
            holder = QWidget()
            layout = QVBoxLayout(holder)
            layout.setContentsMargins(0, 0, 0, 0)
            self._row.addWidget(holder)
            self._columns.append(layout)
            self._holders.append(holder)
        self.lay(columns)
        measure.dress(self, lambda it: it.space())

    def space(self) -> None:
        """Distances in the scale of the window."""
        for layout in (self._row, *self._columns):
            layout.setSpacing(self._measure.px(BETWEEN))
        if self.isVisible():
            # Before, it has no width of which something could be said.
            self._arrange()

    def lay(self, columns: Sequence[Column]) -> None:
        """Put the panels into as many columns as before, otherwise."""
        if columns == self._shown:
            return
        are_moved, self._shown = bool(self._shown), columns
        for at, (layout, column) in enumerate(zip(self._columns, columns, strict=True)):
            while layout.count():
                layout.takeAt(0)
            for panel in column.panels:
                layout.addWidget(panel, 1 if panel is column.tall else 0)
            if column.tall is None:
                layout.addStretch(1)
            self._row.setStretch(at, column.share)
        if are_moved:
            # What gets another parent takes the letters of the style sheet: dress it anew.
            self._measure.changed.emit()

    def settle(self) -> None:
        """A column of which nothing is seen leaves its room to the others."""
        for holder, column in zip(self._holders, self._shown, strict=True):
            holder.setHidden(all(map(_is_put_away, column.panels)))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest column: where there is no room, they lie below each other."""
        least = max(it.minimumSizeHint().width() for it in self._holders)
        return QSize(least, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._arrange()
        return is_done

    def _arrange(self) -> None:
        gaps = (len(self._holders) - 1) * self._row.spacing()
        least = sum(it.minimumSizeHint().width() for it in self._holders) + gaps
        wide = self.width() >= max(self._measure.px(SIDE_BY_SIDE), least)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)


def _is_put_away(panel: QWidget) -> bool:
    """Whether somebody hid it; one that was not shown yet is only new."""
    explicit = Qt.WidgetAttribute.WA_WState_ExplicitShowHide
    return panel.isHidden() and panel.testAttribute(explicit)
