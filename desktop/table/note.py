"""What the last step brought, for a few seconds over the page; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from desktop.log.event_text import said_once
from desktop.look.text_fit import largest
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.look.with_layout import WithLayout
from desktop.table.free_place import DEEPEST, is_free, nearest, pressable
from desktop.table.measure import Measure
from desktop.table.strip import Strip
from engine.match.entry import Entry

STAYS, EACH, LONGEST = 2000, 24, 6000
"""Milliseconds, so many more for each letter of a long one, and the most."""
LONG = 80
"""Letters that are read in two seconds."""
NARROWER = (1.0, 0.7, 0.5, 0.33)
"""Shares of its room: where it lies elsewhere it breaks its line rather than lie over a button."""

LOW = 0.1
"""Shares of its room's height by which a place may be higher than another one and is still as low."""


class StepNote(QLabel):
    """A line over the lower edge of the page's `table`: “Cleo produces 1 grain. … (RO-3.1)”.

    The next press puts it away and does what it was meant for. Where no place is free of what can
    be pressed it is a strip of the page above the `bar`. `instead` are parts of the page that tell
    the last steps anyway: while all of one is seen, nothing has to lie over anything. `others` are
    what it leaves free, too.
    """

    def __init__(
        self,
        page: QWidget,
        measure: Measure,
        table: QScrollArea,
        bar: QWidget,
        instead: Sequence[QWidget] = (),
        others: Sequence[QWidget] = (),
    ) -> None:
        super().__init__(page)
        self.setObjectName("step_note")
        self.setProperty("role", "step-note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._measure, self._page, self._table, self._instead = measure, page, table, instead
        self._others = others
        self.strip = Strip(self, page, table, bar, measure)
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.timeout.connect(self.strip.leave)
        self._places = WithLayout(self, self.place)
        self.hide()

    def tell(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Say what these entries brought, each with its clause."""
        happened = said_once((event for entry in entries for event in entry.events), voice)
        if not happened or self._is_told_elsewhere():
            self.hide()
            return
        self.strip.stay()
        for most in range(len(happened), 0, -1):
            told, left = _told(happened[:most]), len(happened) - most
            more = translate("TableBar", "({n} more in the log)").format(n=left)
            self.setText(f"{told} {more}" if left else told)
            if self._finds_place():
                break
        self.show()
        self.raise_()
        # What the step leads to has its place only then.
        self._places.want()
        longer = EACH * max(0, len(self.text()) - LONG)
        self._gone.start(min(STAYS + longer, LONGEST))

    def _is_told_elsewhere(self) -> bool:
        return any(it.visibleRegion().boundingRect() == it.rect() for it in self._instead)

    def place(self) -> None:
        """Lie off all that can be pressed."""
        if not self.isHidden() and not self.strip.is_laid and not self._finds_place():
            self.strip.lay()

    def _finds_place(self) -> bool:
        """Lie above the bar or elsewhere, in letters of which all have room; whether that is free."""
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

        areas = pressable(self._page, self, *self._others)
        size = largest(whole, least, partial(fits, areas))
        if fits(areas, size):
            self.setGeometry(area(size))
            return True
        places = []
        for here in (area(whole, share) for share in NARROWER):
            low = QRect(here.left(), room.bottom() + 1, here.width(), 0)
            if (elsewhere := nearest(here.size(), low, room, areas)) is not None:
                places.append(elsewhere)
        if not places:
            return False
        # Low, so that it does not wander over what the step has changed; there as wide as can be.
        low_enough = max(map(QRect.bottom, places)) - round(room.height() * LOW)
        self.setGeometry(next(it for it in places if it.bottom() >= low_enough))
        return True


def _told(happened: Sequence[tuple[str, str]]) -> str:
    """What happened in one text; a clause that several things share stands once, after them."""
    runs = groupby(happened, lambda it: it[1])
    parts = [[*(text for text, _ in run), f"({clause})" if clause else ""] for clause, run in runs]
    return " ".join(part for run in parts for part in run if part)
