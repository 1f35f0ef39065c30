"""What the last step brought, for a few seconds over the page; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.log.event_text import said_once
from desktop.look.text_fit import largest
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.free_place import is_free, nearest, pressable, taken
from desktop.table.measure import Measure
from engine.match.log import Entry

STAYS, EACH, LONGEST = 2000, 24, 6000
"""Milliseconds, so many more for each letter of a long one, and the most."""
LONG = 80
"""Letters that are read in two seconds."""
DEEPEST = 0.16
"""So much of the page's height it covers at most; more words are written smaller."""
NARROWER = (1.0, 0.7, 0.5)
"""Shares of its room: where it lies elsewhere it breaks its line rather than lie over a button."""
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class StepNote(QLabel):
    """A line over the lower edge of the page's `table`: “Cleo produces 1 grain. … (RO-3.1)”.

    The next press puts it away and does what it was meant for. `instead` are parts of the page that tell the last steps anyway: while all of one is seen,
    nothing has to lie over anything.
    """

    def __init__(
        self, page: QWidget, measure: Measure, table: QWidget, instead: Sequence[QWidget] = ()
    ) -> None:
        super().__init__(page)
        self.setObjectName("step_note")
        self.setProperty("role", "step-note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._measure, self._page, self._table, self._instead = measure, page, table, instead
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.timeout.connect(self.hide)
        self.hide()

    def tell(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Say what these entries brought, each with its clause."""
        happened = said_once((event for entry in entries for event in entry.events), voice)
        if not happened or self._is_told_elsewhere():
            self.hide()
            return
        for most in range(len(happened), 0, -1):
            told, left = _told(happened[:most]), len(happened) - most
            more = translate("TableBar", "({n} more in the log)").format(n=left)
            self.setText(f"{told} {more}" if left else told)
            if self.place():
                break
        if not is_free(self.geometry(), self._taken()):
            # The log and the undo tell it, too.
            self.hide()
            return
        self.show()
        self.raise_()
        longer = EACH * max(0, len(self.text()) - LONG)
        self._gone.start(min(STAYS + longer, LONGEST))

    def showEvent(self, event: QShowEvent) -> None:
        """The next press ends it."""
        super().showEvent(event)
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """No press is waited for."""
        super().hideEvent(event)
        if (app := QApplication.instance()) is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go away, and let the press happen: who goes on has read it."""
        if event.type() in PRESSES and isinstance(watched, QWidget):
            self.hide()
        return False

    def _is_told_elsewhere(self) -> bool:
        return any(it.visibleRegion().boundingRect() == it.rect() for it in self._instead)

    def _taken(self) -> list[QRect]:
        return taken(self._page)

    def place(self) -> bool:
        """Lie above the bar, in letters of which all have room; whether they have.

        Where that hides what can be pressed, it lies elsewhere, off what is due at least.
        """
        px = self._measure.px
        table = QRect(self._table.mapTo(self._page, QPoint()), self._table.size())
        room = table.adjusted(px(16), px(12), -px(16), -px(12))
        face = self._measure.font("table.label")
        whole = face.pixelSize()
        least = self._measure.font("table.floor").pixelSize()

        def area(size: int, share: float = 1.0) -> QRect:
            face.setPixelSize(size)
            self.setFont(face)
            wide = min(
                round(room.width() * share),
                self.fontMetrics().horizontalAdvance(self.text()) + px(64),
            )
            high = self.heightForWidth(wide)
            left = room.left() + (room.width() - wide) // 2
            return QRect(left, room.bottom() + 1 - high, wide, high)

        def fits(areas: Sequence[QRect], size: int) -> bool:
            lies = area(size)
            return lies.height() <= self._page.height() * DEEPEST and is_free(lies, areas)

        due = self._taken()
        for areas in (pressable(self._page, self), due):
            size = largest(whole, least, partial(fits, areas))
            if fits(areas, size):
                self.setGeometry(area(size))
                return True
            for here in (area(whole, share) for share in NARROWER):
                low = QRect(here.left(), room.bottom() + 1, here.width(), 0)
                if (elsewhere := nearest(here.size(), low, room, areas)) is not None:
                    self.setGeometry(elsewhere)
                    return areas is not due
        self.setGeometry(area(least))
        return False


def _told(happened: Sequence[tuple[str, str]]) -> str:
    """What happened in one text; a clause that several things share stands once, after them."""
    runs = groupby(happened, lambda it: it[1])
    parts = [[*(text for text, _ in run), f"({clause})" if clause else ""] for clause, run in runs]
    return " ".join(part for run in parts for part in run if part)
