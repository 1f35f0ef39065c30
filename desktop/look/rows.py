"""Lists of rows: the choices and the log are such lists.

The clause is a chip of its own inside the row: a click on it opens the rules and presses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView

from desktop.look import signs
from desktop.look.clauses import open_rules
from desktop.look.row import Row, Rows, type_of_index
from desktop.look.row_painter import RowPainter
from desktop.look.with_layout import WithLayout

__all__ = ["Row", "RowList"]


class RowList(QListView):
    """A list of rows; a click, Enter or Space presses one, or opens the rules where none can be."""

    pressed_row = Signal(object)
    walked = Signal()
    """A key has made another row the current one."""

    def __init__(self, name: str, draw_sign: signs.Draw = lambda *_: None) -> None:
        super().__init__()
        self.setObjectName(name)
        self.model_of_rows = Rows(self)
        self.setModel(self.model_of_rows)
        self._painter = RowPainter(self, self.model_of_rows, draw_sign)
        self.setItemDelegate(self._painter)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(False)
        # Rows are measured again when the width changes, not only the height.
        self.setWordWrap(True)
        self.setSpacing(1)
        self._second_click = False
        self._pressed_chip: Row | None = None
        # By itself it waits a tenth of a second, or until it is painted.
        self._measures = WithLayout(self, self.executeDelayedItemsLayout)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; the first that can be pressed becomes the current one."""
        self._painter.forget_column()
        self.model_of_rows.show_rows(rows)
        self._tell_clause()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Whether it scrolls is known before the next picture."""
        super().resizeEvent(event)
        self._measures.want()

    @property
    def rows(self) -> list[Row]:
        """The rows that are shown."""
        return self.model_of_rows.rows

    def high(self, width: int) -> int:
        """How high it is where all of its rows are seen in that width."""
        gap, frame = self.spacing(), 2 * self.frameWidth()
        return self._painter.high(width - frame) + 2 * gap * len(self.rows) + frame

    @property
    def current_row(self) -> Row | None:
        """The row that has the keyboard."""
        index = self.currentIndex()
        return self.rows[index.row()] if index.isValid() else None

    def make_current(self, number: int) -> None:
        """Give the keyboard to a row."""
        self.setCurrentIndex(self.model_of_rows.index(number))

    def currentChanged(self, now: type_of_index, before: type_of_index) -> None:
        """The list is about the clause of the row that has the keyboard."""
        super().currentChanged(now, before)
        self._tell_clause()

    def _tell_clause(self) -> None:
        row = self.current_row
        self.setProperty("clause", row.clause if row is not None else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press the current row; one that only tells something opens its clause."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if event.isAutoRepeat():
                return  # held down since what was there before
            row = self.current_row
            if row is not None and row.clause and not self.presses(row):
                open_rules(self, row.clause)
            else:
                self._press(self.currentIndex())
        else:
            before = self.currentIndex()
            super().keyPressEvent(event)
            if self.currentIndex() != before:
                self.walked.emit()

    # -- mouse ---------------------------------------------------------------------

    def chip_at(self, where: QPoint) -> Row | None:
        """The row whose chip lies there."""
        index = self.indexAt(where)
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        return row if self._painter.chip(self.visualRect(index), row).contains(where) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press of a chip leaves the rows as they are."""
        self._pressed_chip = self.chip_at(event.position().toPoint())
        if self._pressed_chip is None:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        """The second click of a double click must not press what the first one brought."""
        self._second_click = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """One click presses, whatever the style thinks of it; one on a chip opens the rules."""
        where = event.position().toPoint()
        chip, self._pressed_chip = self._pressed_chip, None
        if chip is None:
            super().mouseReleaseEvent(event)
        if self._second_click:
            self._second_click = False
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        index = self.indexAt(where)
        if chip is None and index == self.currentIndex():
            self._press(index)
        elif chip is not None and self.chip_at(where) is chip:
            open_rules(self, chip.clause)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A chip shows that it can be pressed."""
        super().mouseMoveEvent(event)
        self._point(self.chip_at(event.position().toPoint()))

    def leaveEvent(self, _event: QEvent) -> None:
        self._point(None)

    def _point(self, chip: Row | None) -> None:
        if chip is not self._painter.pointed_chip:
            self._painter.pointed_chip = chip
            hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(arrow if chip is None else hand)
            self.viewport().update()

    def presses(self, row: Row) -> bool:
        """Whether a press of this row does something."""
        return row.can_press

    def _press(self, index: type_of_index) -> None:
        if index.isValid() and self.presses(self.rows[index.row()]):
            self.pressed_row.emit(self.rows[index.row()])
