"""The name over a column: where it has no room it ends in …, and the whole is shown and read out."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionFrame, QStylePainter

from desktop.look import theme
from desktop.look.name_before import NameBefore
from desktop.look.name_field import MOST_LETTERS
from desktop.look.names import tip
from desktop.look.stepper import AsOne

EDGES, BESIDE = 28, 2
"""Width of what a field has around its name, and what Qt leaves free before the letters."""


class ColumnName(AsOne):
    """A field for the name of a person; whoever types sees the end, whoever reads the beginning."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        NameBefore(self)
        self.setMaxLength(MOST_LETTERS)
        self.setMinimumWidth(theme.px(40))
        self.setCursorPosition(0)
        self.textChanged.connect(lambda _: self._fit())
        self.editingFinished.connect(lambda: self.setCursorPosition(0))

    @property
    def wide(self) -> int:
        """How wide the field is that shows all of the name."""
        return self.fontMetrics().horizontalAdvance(self.text()) + theme.px(EDGES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Without the keyboard a name that is cut says so."""
        if self.hasFocus() or self._shown() == self.text():
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), self._option()
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_PanelLineEdit, option)
        painter.setPen(self.palette().text().color())
        room, metrics = self._room(option), self.fontMetrics()
        down = (room.height() - metrics.height() + 1) // 2 + metrics.ascent()  # as Qt lays it
        painter.drawText(room.topLeft() + QPoint(0, down), self._shown())

    def _fit(self) -> None:
        # Two names may begin alike.
        tip(self, self.text() if self._shown() != self.text() else "")

    def _shown(self) -> str:
        room = self._room(self._option()).width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _option(self) -> QStyleOptionFrame:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        return option

    def _room(self, option: QStyleOptionFrame) -> QRect:
        """Where the letters are."""
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return inside.adjusted(BESIDE, 0, 0, 0)
