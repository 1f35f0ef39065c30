"""The log beside the table, and the way to tell one of its steps otherwise."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.log.log import Log
from desktop.look import theme
from desktop.look.translate import translate
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.record.lines import Fact
from engine.rules.agenda import State

WIDE, SHORTEST = 340, 300


class History(QWidget):
    """Every step with its clause; the one that is chosen can be corrected where it stands."""

    wanted = Signal(int)
    """The step on that line is to be corrected."""

    def __init__(self, telling: Telling[State], headlines: Collection[str]) -> None:
        super().__init__()
        self._telling = telling
        self.log = Log(headlines)
        self.correct = TouchButton(telling.measure, "table.label", 64)
        self.correct.setObjectName("correct")
        self.correct.clicked.connect(self._correct)
        self.correct.refused.connect(telling.refused)
        self.log.list.selectionModel().currentChanged.connect(lambda *_: self.tell())
        column = QVBoxLayout(self)
        column.addWidget(self.log, 1)
        column.addWidget(self.correct)
        measure = telling.measure

        def fit(it: History) -> None:
            column.setContentsMargins(0, measure.px(16), measure.px(16), measure.px(12))
            column.setSpacing(measure.px(12))

        measure.dress(self, fit)
        QShortcut(QKeySequence("Ctrl+E"), self).activated.connect(self.correct.press)

    def share(self, room: int, least: int) -> None:
        """Be as wide as the text size wants, but leave so much of the room to the table."""
        self.setFixedWidth(max(SHORTEST, min(theme.px(WIDE), room - least)))

    @property
    def fact(self) -> int | None:
        """The line of the fact that is chosen in the log."""
        number = self.log.current
        lines = self._telling.match.lines
        is_fact = bool(number) and isinstance(lines[(number or 0) - 1], Fact)
        return number if is_fact else None

    def tell(self) -> None:
        """Say what can be done with the step that is chosen."""
        self.correct.tell(translate("TableLog", "Correct this step…"), icon="pencil")
        why = translate("TableLog", "Choose a step in the log that somebody entered.")
        self.correct.forbid("" if self.fact is not None else why)

    def _correct(self) -> None:
        if (number := self.fact) is not None:
            self.wanted.emit(number)
