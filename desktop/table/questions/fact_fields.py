"""A fact as fields: each of its words counted or chosen, in the words of the game."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from desktop.table.letters import pad, said
from desktop.table.measure import Measure
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.record.lines import Fact
from engine.rules.agenda import State
from engine.rules.facts import LONGEST, Kind, free_text, written
from engine.rules.words import MINUS

SEVERAL = 2
"""Numbers of which a counter is made; one alone is chosen."""
MANY = 20
"""Names more than these stand in their alphabetical order."""


class TextField(QLineEdit):
    """A free text of a fact; `wanted` gives it as one word while it is typed."""

    wanted = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self.setMaxLength(LONGEST)
        self.textEdited.connect(lambda text: self.wanted.emit(written(" ".join(text.split()))))
        measure.dress(self, lambda it: it.setFont(measure.font("table.label")))

    def tell(self, word: str, name: str) -> None:
        """Show the text of that word; what is being typed stays as it is."""
        self.setAccessibleName(name)
        if written(" ".join(self.text().split())) != word:
            self.setText(free_text(word))


class FactFields(QWidget):
    """Made for a fact and the state in which it was told; `changed` gives it as it should be told."""

    changed = Signal(object)

    def __init__(self, telling: Telling[State], fact: Fact, state: State) -> None:
        super().__init__()
        self._telling, self.fact = telling, fact
        self._kinds: tuple[Kind, ...] = state.FACTS[fact.name].kinds
        self._words = [
            tuple(dict.fromkeys((*kind.words(state), now)))
            for kind, now in zip(self._kinds, fact.words, strict=True)
        ]
        """What each can be; a kind that does not name its words keeps the one that was told."""
        self.fields: list[NumberField | Picker | TextField] = []
        self._labels: list[QLabel] = []
        self._open: list[NumberField | Picker | TextField] = []
        """Fields in which something can be chosen."""
        grid = QGridLayout(self)
        measure = telling.measure
        pad(measure, self, grid, gap=10)
        grid.setColumnStretch(1, 1)
        for at in range(len(self._kinds)):
            field = self._field(at)
            field.setObjectName(f"word_{at + 1}")
            field.wanted.connect(lambda word, at=at: self._want(at, str(word)))
            label = said(measure, "table.label", "muted")
            self.fields.append(field)
            self._labels.append(label)
            grid.addWidget(label, at, 0)
            grid.addWidget(field, at, 1, _LEFT if isinstance(field, NumberField) else _ANY)
            if len(self._words[at]) == 1 == len(self._kinds[at].words(state)):
                # Of one word alone nothing is to be chosen.
                label.hide()
                field.hide()
            else:
                self._open.append(field)
        self.show_fact(fact)

    def show_fact(self, fact: Fact) -> None:
        """Show these words."""
        self.fact = fact
        voice = self._telling.voice
        for kind, words, field, label, now in zip(
            self._kinds, self._words, self.fields, self._labels, fact.words, strict=True
        ):
            name = voice.words.kind(kind.name)
            label.setText(name)
            if isinstance(field, NumberField):
                field.tell(int(now), name)
            elif isinstance(field, TextField):
                field.tell(now, name)
            else:
                told = {word: voice.words.told(kind.name, word, voice.people) for word in words}
                if len(told) > MANY:
                    # Where so many lie below each other one is looked for by its name.
                    told = dict(sorted(told.items(), key=lambda it: it[1].casefold()))
                field.tell(now, told, name)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, from the first word to the last."""
        found: list[QWidget] = []
        for field in self._open:
            found += field.stops if isinstance(field, Picker) else [field]
        return found

    def take_focus(self) -> bool:
        """The keyboard comes to what is wrong most often: the last word that nobody typed."""
        if not self._open:
            return False
        chosen = [field for field in self._open if not isinstance(field, TextField)]
        (chosen[-1] if chosen else self._open[0]).setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _field(self, at: int) -> NumberField | Picker | TextField:
        kind, words = self._kinds[at], self._words[at]
        measure = self._telling.measure
        if kind.is_free:
            return TextField(measure)
        numbers = [int(word) for word in words if word.lstrip("-").isdecimal()]
        if len(numbers) != len(words) or len(numbers) <= SEVERAL or self._is_named(kind, words[0]):
            return Picker(measure)
        # What goes as far down as up is a change, and told with its sign.
        signs = numbers[0] == -numbers[-1]
        return NumberField(measure, numbers, role="table.large", target=56, signs=signs)

    def _is_named(self, kind: Kind, word: str) -> bool:
        """Whether people call it by a name, though it is written as a number."""
        voice = self._telling.voice
        return voice.words.told(kind.name, word, voice.people) != word.replace("-", MINUS)

    def _want(self, at: int, word: str) -> None:
        words = (*self.fact.words[:at], word, *self.fact.words[at + 1 :])
        self.show_fact(msgspec.structs.replace(self.fact, words=words))
        self.changed.emit(self.fact)


_LEFT = Qt.AlignmentFlag.AlignLeft
_ANY = Qt.AlignmentFlag(0)
