"""The mood track of a portrait as large cells: the one where the marker lies is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.look import frames
from desktop.look.translate import translate
from desktop.table.letters import pad
from desktop.table.measure import Measure
from desktop.table.touch import PLAIN, PRIMARY, TouchButton
from engine.rules.words import signed

CELL, LEAST = 104, 64


class MoodCell(TouchButton):
    """A step of the track; Enter belongs to the page, Space chooses."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class MoodTrack(QWidget):
    """One stop of the keyboard: Left and Right move the marker."""

    wanted = Signal(int)

    def __init__(
        self, measure: Measure, track: Sequence[int], start: int, target: int = CELL
    ) -> None:
        super().__init__()
        self._track, self._start = tuple(track), start
        """Where the arrows begin while nobody told the mood."""
        self.value: int | None = None
        self.cells = {step: MoodCell(measure, "table.large", LEAST) for step in self._track}
        self._measure, self._target = measure, target
        self._columns = 0
        self._grid = QGridLayout(self)
        pad(measure, self, self._grid, gap=10)
        for step, cell in self.cells.items():
            cell.setObjectName(f"mood_{step}")
            cell.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            cell.clicked.connect(lambda _=False, step=step: self.wanted.emit(step))
        frames.shrinking(self)
        measure.dress(self, lambda it: it._arrange())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Only what is seen knows how wide it is."""
        super().showEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px, count = self._measure.px, len(self.cells)
        widest = max(cell.minimumSizeHint().width() for cell in self.cells.values())
        needed = count * widest + (count - 1) * px(10)
        columns = count if self.width() >= needed or not self.isVisible() else (count + 1) // 2
        lines = -(-count // columns)
        high = [lines * px(cell) + (lines - 1) * px(10) for cell in (LEAST, self._target)]
        self.setMinimumHeight(high[0])
        self.setMaximumHeight(high[1])
        if columns == self._columns:
            return
        self._columns = columns
        for at, cell in enumerate(self.cells.values()):
            self._grid.addWidget(cell, at // columns, at % columns)

    def tell(self, value: int | None, whose: str) -> None:
        """Show where the marker lies; None if nobody told."""
        self.value = value
        stop = value if value is not None else self._start
        for step, cell in self.cells.items():
            chosen = step == value
            state = translate("DayEnd", "chosen") if chosen else ""
            told = f"{whose}: {signed(step)}"
            cell.tell(signed(step), said=", ".join(part for part in (told, state) if part))
            cell.dress_as(PRIMARY if chosen else PLAIN)
            tab = Qt.FocusPolicy.StrongFocus if step == stop else Qt.FocusPolicy.ClickFocus
            cell.setFocusPolicy(tab)
        self._arrange()

    def step(self, by: int) -> None:
        """Move the marker by a step; the keyboard goes along."""
        if self.value is None:
            wanted = self._start
        else:
            at = self._track.index(self.value) + by
            wanted = self._track[min(max(at, 0), len(self._track) - 1)]
        if wanted != self.value:
            self.wanted.emit(wanted)
        self.take_focus()

    def take_focus(self) -> None:
        """The keyboard comes to the chosen cell."""
        stop = self.value if self.value is not None else self._start
        self.cells[stop].setFocus(Qt.FocusReason.OtherFocusReason)
