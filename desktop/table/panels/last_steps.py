"""The last things that happened, each with its clause; the log has them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.look.clauses import ClauseChip
from desktop.table.letters import clause_chip, letters
from desktop.table.measure import Measure
from desktop.table.panels.panel import Panel, plain, type_of_paper

LINES, LEAST = 8, 2
"""So many steps are told where there is room, and so many lines of words always have room."""
GAP = 3


class Step(NamedTuple):
    """What happened, by which clause, and whether the very last step brought it."""

    text: str
    clause: str
    is_new: bool = False


class Line(QLabel):
    """What happened, in as many lines as it needs."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._is_new = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        measure.dress(self, lambda it: it.grow())

    def show_step(self, step: Step) -> None:
        """Show a step; what is new stands out."""
        self.setText(step.text)
        self.setAccessibleName(step.text)
        if step.is_new != self._is_new:
            self._is_new = step.is_new
            self.grow()

    def grow(self) -> None:
        """Take the scale of the window."""
        self.setFont(letters(self._measure, 18, 700 if self._is_new else 500))

    @property
    def full(self) -> str:
        """The step in words, however little of it is shown."""
        return self.text()


class Lines(QWidget):
    """The newest steps that have room in full; none is cut."""

    def __init__(self, measure: Measure, game: str) -> None:
        super().__init__()
        self._measure = measure
        self.lines = [(Line(measure), clause_chip(measure, game)) for _ in range(LINES)]
        for text, chip in self.lines:
            text.setParent(self)
            chip.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """Take the scale of the window."""
        self.setMinimumHeight(self._measure.px(LEAST * 24))
        self.place()

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(300), self._measure.px(LEAST * 24))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """From the newest upwards as far as the room goes, the older ones above it."""
        gap = self._measure.px(GAP)
        shown = [pair for pair in self.lines if pair[0].text()]
        left, fitting = self.height(), 0
        for text, chip in reversed(shown):
            needed = self._high(text, chip)
            if needed > left and fitting:
                break
            left -= needed + gap
            fitting += 1
        top = 0
        for text, chip in self.lines:
            is_seen = (text, chip) in shown[len(shown) - fitting :]
            text.setVisible(is_seen)
            chip.setVisible(is_seen and bool(chip.clause))
            if is_seen:
                high = self._high(text, chip)
                text.setGeometry(0, top, self._wide(chip), high)
                size = chip.sizeHint()
                chip.setGeometry(self.width() - size.width(), top, size.width(), size.height())
                top += high + gap

    def _wide(self, chip: ClauseChip) -> int:
        taken = chip.sizeHint().width() + self._measure.px(8) if chip.clause else 0
        return max(1, self.width() - taken)

    def _high(self, text: QLabel, chip: ClauseChip) -> int:
        high = text.heightForWidth(self._wide(chip))
        return max(high, chip.sizeHint().height()) if chip.clause else high


class LastSteps(Panel):
    """The newest line at the bottom, as in every log."""

    def __init__(self, measure: Measure, game: str, paper: type_of_paper = plain) -> None:
        super().__init__(measure, game, "", paper)
        # A long title takes another line, not the width of the panels beside it.
        self.title.setWordWrap(True)
        self._lines = Lines(measure, game)
        self.lines = self._lines.lines
        self.body.addWidget(self._lines, 1)

    def show_steps(self, title: str, steps: Sequence[Step]) -> None:
        """Show the last of these."""
        self.call(title)
        last = list(steps)[-LINES:]
        for number, (text, chip) in enumerate(self.lines):
            step = last[number] if number < len(last) else Step("", "")
            text.show_step(step)
            chip.show_clause(step.clause)
        self._lines.place()
