"""The turn is to end and nobody has told its worker: enter it now, or let go of what depends on it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.look.translate import translate
from desktop.table.letters import pad
from desktop.table.panels.few_lines import FewLines
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, TouchButton
from engine.games.red_outpost.table import AtTable

HIGH, WIDE, QUESTION = 58, 260, 52


class Unfollowed(QWidget):
    """The two answers, in the place of the button that asks; `question` stands where its page wants it."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        measure = telling.measure
        self.question = FewLines(measure, QUESTION)
        self.enter = TouchButton(measure, "table.label", HIGH)
        self.forget = TouchButton(measure, "table.label", HIGH)
        self.enter.dress_as(PRIMARY)
        column = QVBoxLayout(self)
        pad(measure, self, column, gap=6)
        for name, button in (("follow", self.enter), ("forget", self.forget)):
            button.setObjectName(name)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            button.refused.connect(self.refused)
            measure.dress(button, lambda it: it.setMinimumWidth(measure.px(WIDE)))
            column.addWidget(button)

    def ask(self, seat: int) -> None:
        """Ask about the turn of that seat."""
        asked = translate("TableClock", "Which worker did {name} move?")
        self.question.say(
            asked.format(name=self._telling.voice.people[seat]),
            translate(
                "TableClock",
                "Unless it is entered, moods, discs and the workers’ places are no longer known.",
            ),
        )
        self.enter.tell(translate("TableClock", "Enter the worker"))
        self.forget.tell(translate("TableClock", "Forget moods"))
        self.setAccessibleName(self.question.text)

    def take_focus(self) -> None:
        """To the answer that loses nothing."""
        self.enter.setFocus(Qt.FocusReason.OtherFocusReason)
