"""The choices that the rules of a game offer at set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.look import controls, frames
from desktop.look.choosing import Choice, Segment, Segments
from desktop.look.controls import Saying, words_of
from desktop.look.translate import begun, speak, translate
from engine.rules.game import Game, Option

FEW = 3
SWITCH = {"on", "off"}


class Options(QWidget):
    """A row for each option: its name and clause, and the choices."""

    changed = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._people: list[str] = []
        self._chosen = {option.id: option.choices[0] for option in game.options}
        self.segments: dict[str, Segments] = {}
        self.choices: dict[str, Choice] = {}
        self._notes: dict[str, QLabel] = {}
        card = frames.frame("card")
        column = frames.inside(card)
        for index, option in enumerate(game.options):
            if index:
                column.addWidget(controls.line())
            column.addLayout(self._row(option))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(card)
        speak(self, lambda it: it.say())

    def chosen(self) -> dict[str, str]:
        """What is chosen, by option."""
        return dict(self._chosen)

    def take_draft(self, chosen: Mapping[str, str]) -> None:
        """Choose what was chosen before."""
        for option in self._game.options:
            choice = chosen.get(option.id, "")
            if choice not in option.choices:
                continue
            if option.id in self.segments:
                self.segments[option.id].choose(choice)
            elif (at := self.choices[option.id].findData(choice)) >= 0:
                self.choices[option.id].setCurrentIndex(at)
                self._choose(option, choice)

    def summary(self) -> str:
        """What is chosen, in words."""
        words = words_of(self._game.name)
        told = []
        for option in self._game.options:
            choice = self._chosen[option.id]
            if option.id in self.segments:
                name, value = (
                    self._name(option)(),
                    words.at("options", option.id, "choices", choice),
                )
                told.append(f"{name}: {value}")
        return " · ".join(told)

    def seat(self, people: Sequence[str]) -> None:
        """Take the people's names for options that name seats; seats that are gone go."""
        self._people = list(people)
        for option in self._game.options:
            if option.id in self.choices:
                self._fill(option)

    def say(self) -> None:
        """Take the words of the language in use."""
        for option in self._game.options:
            self._tell(option)
            if option.id in self.choices:
                self._fill(option)

    def _row(self, option: Option) -> QHBoxLayout:
        names = QVBoxLayout()
        names.setSpacing(2)
        title = QHBoxLayout()
        title.setSpacing(10)
        title.addWidget(controls.text(self._name(option), "strong"))
        title.addWidget(controls.clause(option.clause, self._game.name))
        title.addStretch(1)
        names.addLayout(title)
        if set(option.choices) == SWITCH:
            note = controls.text("", "small-muted", wrap=True)
            self._notes[option.id] = note
            names.addWidget(note)
        row = QHBoxLayout()
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(16)
        names.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(names, 1)
        row.addWidget(self._control(option), 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _control(self, option: Option) -> QWidget:
        if len(option.choices) <= FEW:
            segments = Segments(
                [Segment(choice, self._choice(option, choice)) for choice in option.choices],
                option.choices[0],
            )
            speak(segments, lambda it: it.setAccessibleName(self._name(option)()))
            segments.chosen.connect(lambda choice: self._choose(option, choice))
            segments.setProperty("clause", option.clause)
            self.segments[option.id] = segments
            return segments
        box = Choice()
        speak(box, lambda it: it.setAccessibleName(self._name(option)()))
        box.setMinimumWidth(180)
        box.setProperty("clause", option.clause)
        self.choices[option.id] = box
        self._fill(option)
        box.activated.connect(lambda _: self._choose(option, box.currentData()))
        return box

    def _choose(self, option: Option, choice: str) -> None:
        self._chosen[option.id] = choice
        self._tell(option)
        self.changed.emit()

    def _tell(self, option: Option) -> None:
        if option.id in self._notes:
            words = words_of(self._game.name)
            told = words.at("options", option.id, "choices", self._chosen[option.id])
            self._notes[option.id].setText(begun(told))

    def _fill(self, option: Option) -> None:
        box = self.choices[option.id]
        there = [
            choice
            for choice in option.choices
            if not choice.isdecimal() or int(choice) <= len(self._people)
        ]
        if self._chosen[option.id] not in there:
            self._chosen[option.id] = option.choices[0]
        box.clear()
        for choice in there:
            box.addItem(self._choice(option, choice)(), choice)
        box.setCurrentIndex(there.index(self._chosen[option.id]))

    def _name(self, option: Option) -> Saying:
        return lambda: words_of(self._game.name).at("options", option.id, "name")

    def _choice(self, option: Option, choice: str) -> Saying:
        def say() -> str:
            if set(option.choices) == SWITCH:
                on, off = translate("SetUp", "On"), translate("SetUp", "Off")
                return on if choice == "on" else off
            if choice.isdecimal() and int(choice) <= len(self._people):
                return self._people[int(choice) - 1]
            return begun(words_of(self._game.name).at("options", option.id, "choices", choice))

        return say
