"""The turn is to end and something of it was not entered: enter it now, or go on without it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.translate import translate
from desktop.table.letters import pad
from desktop.table.panels.few_lines import FewLines
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, TouchButton
from engine.games.red_outpost.table import AtTable

HIGH, WIDE, QUESTION = 58, 260, 52
WORKER, LAKE, SPACESHIP = "moves", "lake", "spaceship"
"""What can be missing, by the part of the table in which it is entered."""


class Unfollowed(QWidget):
    """The answers, in the place of the button that asks; `question` stands where its page wants it."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        measure = telling.measure
        self.question = FewLines(measure, QUESTION)
        self.enter = TouchButton(measure, "table.label", HIGH)
        self.unseen = TouchButton(measure, "table.label", HIGH)
        self.forget = TouchButton(measure, "table.label", HIGH)
        self.enter.dress_as(PRIMARY)
        column, row = QVBoxLayout(self), QHBoxLayout()
        pad(measure, self, column, gap=6)
        column.addWidget(self.enter)
        column.addLayout(row)
        row.addWidget(self.unseen, 1)
        row.addWidget(self.forget, 1)
        measure.dress(self, lambda it: row.setSpacing(measure.px(6)))
        for name, button in (
            ("follow", self.enter),
            ("unseen", self.unseen),
            ("forget", self.forget),
        ):
            button.setObjectName(name)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)
            button.refused.connect(self.refused)
        measure.dress(self.enter, lambda it: it.setMinimumWidth(measure.px(WIDE)))

    def ask(self, seat: int, missing: str) -> None:
        """Ask about the turn of that seat."""
        asked, unless = _question(missing)
        self.question.say(asked.format(name=self._telling.voice.people[seat]), unless)
        self.unseen.setHidden(missing == WORKER)
        if missing == WORKER:
            self.enter.tell(translate("TableClock", "Enter the worker"))
            self.forget.tell(translate("TableClock", "Forget moods"))
        else:
            self.enter.tell(translate("TableClock", "Enter the card"))
            said = translate("TablePanels", "A card that nobody saw")
            self.unseen.tell(translate("TablePanels", "Unseen"), said=said)
            self.forget.tell(translate("TableClock", "No card"))
        self.setAccessibleName(self.question.text)

    def take_focus(self) -> None:
        """To the answer that loses nothing."""
        self.enter.setFocus(Qt.FocusReason.OtherFocusReason)


def _question(missing: str) -> tuple[str, str]:
    """What is asked, and what happens without it."""
    if missing == WORKER:
        return translate("TableClock", "Which worker did {name} move?"), translate(
            "TableClock",
            "Unless it is entered, moods, discs and the workers’ places are no longer known.",
        )
    unless = translate("TableClock", "Unless it is entered, the deck’s odds are no longer right.")
    if missing == LAKE:
        return translate("TableClock", "Which lake card did {name} draw?"), unless
    return translate("TableClock", "Which spaceship card did {name} draw?"), unless
