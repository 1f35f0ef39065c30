"""Which good was produced: four buttons in the row of a person, each with how many it counts."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.boards.red_outpost.table.production import why_not_produced
from desktop.look.translate import translate
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, QUIET, TouchButton
from engine.games.red_outpost.components import GOODS
from engine.games.red_outpost.table import AtTable


class WhichGood(QWidget):
    """The four goods at fixed places where +1 +2 +3 were, and the way back."""

    chosen = Signal(str)
    closed = Signal()
    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__()
        self._telling, self._seat = telling, seat
        self.buttons = {good: TouchButton(telling.measure, "table.floor", 64) for good in GOODS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for good, button in self.buttons.items():
            button.setObjectName(f"good_{seat + 1}_{good}")
            button.tight = True
            button.dress_as(LEGAL)
            button.clicked.connect(lambda _=False, good=good: self.chosen.emit(good))
            button.refused.connect(self.refused)
            row.addWidget(button, 1)
        self.back = TouchButton(telling.measure, "table.floor", 48)
        self.back.dress_as(QUIET)
        self.back.clicked.connect(self.closed)
        row.addWidget(self.back)
        telling.measure.dress(self, lambda it: row.setSpacing(telling.measure.px(6)))

    def show_table(self, cubes: int, *, asked: bool = True) -> None:
        """Name the goods; what the box has no more of is forbidden with its reason.

        They are named before they are asked for, too: the row keeps its columns then.
        """
        words = self._telling.voice.words
        name = self._telling.voice.people[self._seat]
        for good, button in self.buttons.items():
            said = words.name("goods", good)
            told = translate("TablePeople", "{name} produced {count} {good}")
            shown = said[:1].upper() + said[1:]
            button.tell(
                f"+{cubes}", shown, good, said=told.format(name=name, count=cubes, good=said)
            )
            if asked:
                button.forbid(why_not_produced(self._telling, self._seat, good, cubes))
        self.back.tell("", icon="close", said=translate("TablePeople", "Back to +1, +2 and +3"))

    def wide(self) -> int:
        """The width in which all goods are read."""
        shown = (*self.buttons.values(), self.back)
        spaces = self._telling.measure.px(6) * (len(shown) - 1)
        return sum(button.sizeHint().width() for button in shown) + spaces

    def take_focus(self) -> None:
        """The first good that can be chosen."""
        ready = (button for button in self.buttons.values() if not button.reason)
        next(ready, self.back).setFocus(Qt.FocusReason.OtherFocusReason)
