"""Rows of what people have entered, each of which is shown beside them to be changed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop.look.rows import RowList


class EditedRows(RowList):
    """A press leaves the keyboard here, where Delete deletes and Enter leads to what is asked."""

    entered = Signal()
    """The keyboard is to go to what is asked of the current row."""
    deleted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete deletes what the row is about, Enter leads to its fields."""
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.entered.emit()
        else:
            super().keyPressEvent(event)
