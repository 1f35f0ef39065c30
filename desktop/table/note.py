"""What the last step brought, for two seconds over the page; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.repeated import said_once
from desktop.table.measure import Measure
from engine.log import Entry

STAYS, EACH, LONGEST = 2000, 25, 6000
"""Milliseconds, so many more for each letter of a long one, and the most."""
LONG = 80
"""Letters that are read in two seconds."""
DEEPEST = 0.16
"""So much of the page's height it covers at most; more words are written smaller."""


class StepNote(QLabel):
    """A line over the lower edge of what it lies in: “Cleo produces 1 grain. … (RO-3.1)”.

    `instead` is a part of the page that tells the last steps anyway: while all of it is seen,
    nothing has to lie over anything.
    """

    def __init__(self, page: QWidget, measure: Measure, instead: QWidget | None = None) -> None:
        super().__init__(page)
        self.setObjectName("step_note")
        self.setProperty("role", "step-note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._measure, self._page, self._instead = measure, page, instead
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.timeout.connect(self.hide)
        self.below = 0
        """Pixels of the page under it."""
        self.hide()

    def tell(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Say what these entries brought, each with its clause."""
        happened = said_once((event for entry in entries for event in entry.events), voice)
        told = [f"{text} ({clause})" if clause else text for text, clause in happened]
        if not told or self._is_told_elsewhere():
            self.hide()
            return
        for most in range(len(told), 0, -1):
            more = translate("TableBar", "({n} more in the log)").format(n=len(told) - most)
            self.setText(" ".join([*told[:most], *([more] if most < len(told) else [])]))
            if self.place():
                break
        self.show()
        self.raise_()
        longer = EACH * max(0, len(self.text()) - LONG)
        self._gone.start(min(STAYS + longer, LONGEST))

    def _is_told_elsewhere(self) -> bool:
        it = self._instead
        return it is not None and it.visibleRegion().boundingRect() == it.rect()

    def place(self) -> bool:
        """Lie in the middle, above the bar, in letters of which all have room; whether they have."""
        px = self._measure.px
        room = self._page.width() - px(64)
        face = self._measure.font("table.label")
        least = self._measure.font("table.floor").pixelSize()
        while True:
            self.setFont(face)
            wide = min(room, self.fontMetrics().horizontalAdvance(self.text()) + px(64))
            high = self.heightForWidth(wide)
            if high <= self._page.height() * DEEPEST or face.pixelSize() <= least:
                break
            face.setPixelSize(face.pixelSize() - 1)
        left = (self._page.width() - wide) // 2
        self.setGeometry(left, self._page.height() - self.below - high - px(12), wide, high)
        return high <= self._page.height() * DEEPEST
