"""What the last step brought, for two seconds over the page; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.voice import Voice
from desktop.match.repeated import said_once
from desktop.table.measure import Measure
from engine.log import Entry

STAYS = 2000
"""Milliseconds."""
MOST = 4
"""Events that are told; one step rarely brings more, and the log has them all."""


class StepNote(QLabel):
    """A line over the lower edge of what it lies in: “Cleo produces 1 grain. … (RO-3.1)”."""

    def __init__(self, page: QWidget, measure: Measure) -> None:
        super().__init__(page)
        self.setObjectName("step_note")
        self.setProperty("role", "step-note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._measure, self._page = measure, page
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.timeout.connect(self.hide)
        self.below = 0
        """Pixels of the page under it."""
        measure.dress(self, lambda it: it.setFont(measure.font("table.label")))
        self.hide()

    def tell(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Say what these entries brought, each with its clause."""
        happened = said_once((event for entry in entries for event in entry.events), voice)
        told = [f"{text} ({clause})" if clause else text for text, clause in happened]
        if not told:
            return
        self.setText(" ".join(told[:MOST]) + (" …" if len(told) > MOST else ""))
        self.place()
        self.show()
        self.raise_()
        self._gone.start(STAYS)

    def place(self) -> None:
        """Lie in the middle, above the bar."""
        px = self._measure.px
        room = self._page.width() - px(64)
        wide = min(room, self.fontMetrics().horizontalAdvance(self.text()) + px(64))
        high = self.heightForWidth(wide)
        left = (self._page.width() - wide) // 2
        self.setGeometry(left, self._page.height() - self.below - high - px(12), wide, high)
