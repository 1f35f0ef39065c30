"""The log beside the table, and the way to tell one of its steps otherwise."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.log.log import Log
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.shortcuts import shortcut
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
    put_in = Signal(int)
    """Something is to be put in before the step on that line."""
    go_on = Signal()
    """Something is to be entered after the last step: at the table as it is."""

    def __init__(self, telling: Telling[State], headlines: Collection[str]) -> None:
        super().__init__()
        self._telling = telling
        self.log = Log(headlines)
        self.correct = TouchButton(telling.measure, "table.label", 64)
        self.correct.setObjectName("correct")
        self.correct.clicked.connect(self._correct)
        self.before = TouchButton(telling.measure, "table.label", 56)
        self.after = TouchButton(telling.measure, "table.label", 56)
        for name, button in (("put_in_before", self.before), ("put_in_after", self.after)):
            button.setObjectName(name)
        self.before.clicked.connect(lambda: self._put_in(0))
        self.after.clicked.connect(lambda: self._put_in(1))
        for button in (self.correct, self.before, self.after):
            button.refused.connect(telling.refused)
        self._is_entering = False
        self.log.list.selectionModel().currentChanged.connect(lambda *_: self._tell())
        column = QVBoxLayout(self)
        column.addWidget(self.log, 1)
        column.addWidget(self.correct)
        beside = QHBoxLayout()
        beside.addWidget(self.before, 1)
        beside.addWidget(self.after, 1)
        column.addLayout(beside)
        measure = telling.measure

        def fit(it: History) -> None:
            column.setContentsMargins(0, measure.px(16), measure.px(16), measure.px(12))
            column.setSpacing(measure.px(12))
            beside.setSpacing(measure.px(8))

        measure.dress(self, fit)
        shortcut(self, "Ctrl+E", self.correct.press)

    def share(self, room: int, least: int) -> None:
        """Be as wide as the text size wants, but leave so much of the room to the table."""
        self.setFixedWidth(max(SHORTEST, min(theme.px(WIDE), room - least)))

    @property
    def fact(self) -> int | None:
        """The line of the fact that is chosen in the log, itself or by a card that was drawn for it."""
        number = self.log.current
        return self._telling.match.fact_behind(number) if number else None

    def tell(self, *, is_entering: bool) -> None:
        """Say what can be done with the step that is chosen: nothing while one is being entered."""
        self._is_entering = is_entering
        self._tell()

    def _tell(self) -> None:
        self.correct.tell(translate("TableLog", "Correct this step…"), icon="pencil")
        self.before.tell(
            translate("TableLog", "Before…"),
            icon="plus",
            said=translate("TableLog", "Enter a forgotten step before this one"),
        )
        self.after.tell(
            translate("TableLog", "After…"),
            icon="plus",
            said=translate("TableLog", "Enter a forgotten step after this one"),
        )
        why = translate("TableLog", "Choose a step in the log that somebody entered.")
        if self._is_entering:
            why = translate("PuttingIn", "First finish what you are entering: Insert or Cancel.")
        can = self.fact is not None and not self._is_entering
        for button in (self.correct, self.before, self.after):
            button.forbid("" if can else why)
        for button in (self.before, self.after):
            tip(button, button.reason or button.accessibleName())

    def _steps(self) -> tuple[int | None, int | None]:
        """The lines on which the chosen step and the next one begin."""
        chosen = self.fact
        assert chosen is not None, "without one its buttons say why not"
        begin = [
            entry.number
            for entry in self._telling.match.log()
            if isinstance(entry.line, Fact) and not entry.line.also
        ]
        here = max((number for number in begin if number <= chosen), default=None)
        return here, next((number for number in begin if number > chosen), None)

    def _put_in(self, side: int) -> None:
        number = self._steps()[side]
        if number is None:
            self.go_on.emit()
        else:
            self.put_in.emit(number)

    def _correct(self) -> None:
        if (number := self.fact) is not None:
            self.wanted.emit(number)
