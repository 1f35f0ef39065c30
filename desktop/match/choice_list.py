"""The rows of a question: none is marked until a person marks one, so that all weigh the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen

from desktop.look import theme
from desktop.look.rows import RowList

RING = 2
EDGE = (RING / 2, RING / 2, -RING / 2, -RING / 2)


class ChoiceList(RowList):
    """Enter and Space take only what an arrow, a word that was searched or the board has marked."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard alone marks no row, as Qt would."""
        was_marked = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not was_marked:
            self.selectionModel().clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where no row is marked Up and End go to the last answer, and not to the first, as Qt would."""
        answers = [number for number, row in enumerate(self.rows) if row.can_press]
        is_up = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_End)
        if is_up and answers and not self.currentIndex().isValid():
            self.make_current(answers[-1])
            self.walked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where no row is marked the ring of the keyboard lies round them all, if there are any."""
        super().paintEvent(event)
        if self.hasFocus() and self.rows and not self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.token("focus"), RING))
            # At the very edge, where it cuts no row.
            area = QRectF(self.viewport().rect()).adjusted(*EDGE)
            painter.drawRoundedRect(area, 8, 8)
            painter.end()
