"""The numbers of a match and the Book effect: filled in by the scenario, and free to be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.set_up_effects import Effects
from desktop.boards.robinson_crusoe.shown import said
from desktop.look import controls, frames
from desktop.look.controls import Saying, words_of
from desktop.look.translate import speak, translate
from desktop.score.stepper import Stepper
from engine.facts import LONGEST
from engine.game import Game, Value
from engine.games.robinson_crusoe.components import MOST_ROUNDS

ENTERED, OWN_MIX = "entered", "own"
MOST_CARDS, MOST_LIFE, ENDS = 99, 30, 9


class Values(QWidget):
    """A row for each number; what the scenario fills in is marked as entered once it is changed."""

    changed = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._options: dict[str, str] = {}
        self._filled: dict[str, Any] = {}
        self._names: list[QLabel] = []
        card = frames.frame("card")
        column = frames.inside(card)
        self.rounds = self._number("rounds", range(1, MOST_ROUNDS + 1))
        self.book = Effects(lambda: self._word("book"))
        self.reminder = QLineEdit()
        self.reminder.setMaxLength(LONGEST)
        self.lowest = self._number("morale.lowest", range(-ENDS, 1), signed=True)
        self.highest = self._number("morale.highest", range(ENDS + 1), signed=True)
        self.life = [self._number("life", range(1, MOST_LIFE + 1)) for _ in game.seats]
        self.own = {
            name: self._number(name, range(MOST_CARDS + 1))
            for name in ("own.book", "own.adventure")
        }
        column.addLayout(self._row(lambda: self._word("rounds"), "RC-1.2", self.rounds))
        column.addWidget(controls.line())
        column.addLayout(self._book_row())
        self._own_rows = self._mix_rows(column)
        column.addWidget(controls.line())
        column.addLayout(self._life_row())
        column.addWidget(controls.line())
        ends = _side_by_side(self.lowest, QLabel("…"), self.highest)
        column.addLayout(self._row(self._morale, "RC-R11", ends))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(card)
        self.book.changed.connect(self.changed)
        self.reminder.textEdited.connect(lambda _: self.changed.emit())
        speak(self, lambda it: it.say())

    # -- what is asked of it -------------------------------------------------------

    def follow(self, options: Mapping[str, str], people: Sequence[str]) -> None:
        """Take the numbers of the scenario when it is chosen, and the names of the people."""
        for name, label, stepper in zip(people, self._names, self.life, strict=False):
            label.setText(name)
            stepper.field.setAccessibleName(f"{self._word('life')}: {name}")
        for number, (label, stepper) in enumerate(zip(self._names, self.life, strict=True)):
            label.setVisible(number < len(people))
            stepper.setVisible(number < len(people))
        scenario = options.get("scenario", "")
        is_new = scenario != self._options.get("scenario")
        self._options = dict(options)
        self._own_rows.setVisible(options.get("mix") == OWN_MIX)
        if is_new:
            first = not self._filled
            self._filled = self._of_scenario()
            self._show(self._filled, everything=first)

    def values(self) -> dict[str, Value]:
        """The values that are not as the scenario and the box have them."""
        return {
            name: Value(value, ENTERED)
            for name, value in self._now().items()
            if value != self._filled[name]
        }

    def draft(self) -> dict[str, Any]:
        """What is written here."""
        return {name: entry.value for name, entry in self.values().items()}

    def take_draft(self, written: Mapping[str, Any]) -> None:
        """Write what was written before."""
        self._show({**self._filled, **written}, everything=True)

    def say(self) -> None:
        """Take the words of the language in use; a reminder that nobody changed follows it."""
        self.reminder.setAccessibleName(self._word("reminder"))
        self.reminder.setPlaceholderText(
            translate("Robinson", "What the app only reminds of, such as fog")
        )
        if self._filled and not isinstance(self._filled["reminder"], str):
            texts = self._filled["reminder"].values()
            if self.reminder.text() in texts:
                self.reminder.setText(said(self._filled["reminder"]))

    # -- inside --------------------------------------------------------------------

    def _of_scenario(self) -> dict[str, Any]:
        merged = {**self._game.values(), **self._game.of_options(self._options)}
        return {name: entry.value for name, entry in merged.items()}

    def _show(self, values: Mapping[str, Any], *, everything: bool) -> None:
        self.rounds.show_value(values["rounds"])
        self.book.show_effects(values["book"])
        reminder = values["reminder"]
        self.reminder.setText(said(reminder) if reminder else "")
        if everything:
            self.lowest.show_value(values["morale.lowest"])
            self.highest.show_value(values["morale.highest"])
            for stepper, life in zip(self.life, values["life"], strict=True):
                stepper.show_value(life)
            for name, stepper in self.own.items():
                stepper.show_value(values[name])

    def _now(self) -> dict[str, Any]:
        filled = self._filled
        reminder: Any = self.reminder.text().strip()
        if reminder == (said(filled["reminder"]) if filled["reminder"] else ""):
            reminder = filled["reminder"]
        now = {
            "rounds": _read(self.rounds, filled["rounds"]),
            "book": self.book.effects(),
            "reminder": reminder,
            "morale.lowest": _read(self.lowest, filled["morale.lowest"]),
            "morale.highest": _read(self.highest, filled["morale.highest"]),
            "life": [
                _read(stepper, life)
                for stepper, life in zip(self.life, filled["life"], strict=True)
            ],
        }
        own = {name: _read(stepper, filled[name]) for name, stepper in self.own.items()}
        return {**now, **own}

    def _word(self, entry: str) -> str:
        return words_of(self._game.name).at("values", entry)

    def _morale(self) -> str:
        return words_of(self._game.name).name("counters", "morale")

    def _number(self, entry: str, steps: Sequence[int], *, signed: bool = False) -> Stepper:
        made = Stepper(lambda: self._word(entry), steps, signed=signed)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        made.changed.connect(self.changed)
        return made

    def _row(self, name: Saying, clause: str, control: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(10)
        row.addWidget(controls.text(name, "strong"))
        if clause:
            row.addWidget(controls.clause(clause, self._game.name))
        row.addStretch(1)
        row.addWidget(control)
        return row

    def _book_row(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addLayout(self._row(lambda: self._word("book"), "RC-2.5", self.book))
        column.addWidget(self.reminder)
        return column

    def _mix_rows(self, column: QVBoxLayout) -> QWidget:
        made = QWidget()
        rows = QVBoxLayout(made)
        rows.setContentsMargins(0, 0, 0, 0)
        for name, stepper in self.own.items():
            rows.addWidget(controls.line())
            rows.addLayout(self._row(lambda name=name: self._word(name), "", stepper))  # type: ignore[misc]
        column.addWidget(made)
        return made

    def _life_row(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        title = self._row(lambda: self._word("life"), "RC-R11", QWidget())
        column.addLayout(title)
        for stepper in self.life:
            row = QHBoxLayout()
            name = controls.text("")
            self._names.append(name)
            row.addWidget(name, 1)
            row.addWidget(stepper)
            column.addLayout(row)
        return column


def _side_by_side(*widgets: QWidget) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return made


def _read(stepper: Stepper, otherwise: int) -> int:
    return otherwise if stepper.value is None else stepper.value
