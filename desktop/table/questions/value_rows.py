"""Values that lie on a table as rows that can be counted and chosen in, each told by a fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.table.letters import pad, said
from desktop.table.measure import Measure
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.rules.agenda import State

FEW = 4
"""Rows and values in one row for which there is room for larger buttons."""


class Value(NamedTuple):
    """A value on the table: the fact that tells it, and which of its words it is."""

    words: tuple[str, ...]
    """The fact with its words as they are believed to be; the value's own stands at `at`."""
    at: int
    """Place of the value among the words, the fact's name being at 0."""
    now: str | None
    """The word that is believed; None if nobody told."""
    choices: tuple[str, ...]
    kind: str
    """The kind of its word."""
    is_number: bool
    """Whether it is counted, not chosen."""
    marker: str = ""
    """Its marker, where it has one of its own."""

    def told(self, word: str) -> tuple[str, ...]:
        """The fact that tells another word for it."""
        return (*self.words[: self.at], word, *self.words[self.at + 1 :])


class Row(NamedTuple):
    """Values that belong together: of a `seat`, a `text` by its key, or of a thing of the game."""

    of: str
    key: str
    cells: tuple[tuple[str, Value], ...]
    """Each with the key of its caption."""
    icon: str = ""


class ValueRows(QWidget):
    """Made for the rows of a group; `wanted` gives a value and the word that should be told."""

    wanted = Signal(object, str)

    def __init__(self, telling: Telling[State], rows: Sequence[Row]) -> None:
        super().__init__()
        self.telling = telling
        measure = telling.measure
        self.fields: dict[tuple[str, str], NumberField | Picker] = {}
        """By the key of row and cell."""
        self._captions: dict[tuple[str, str], QLabel] = {}
        self._names: dict[str, QLabel] = {}
        self._values: dict[tuple[str, str], Value] = {}
        self.notes: dict[str, QLabel] = {}
        grid = QGridLayout()
        column = QVBoxLayout(self)
        pad(measure, self, column)
        column.addLayout(grid, 1)
        column.addStretch(0)
        self.shape = shape_of(rows)
        wide = max(len(row.cells) for row in rows) > FEW
        self._target = 46 if wide else 64 if len(rows) <= FEW else 52
        for at, row in enumerate(rows):
            self._make_row(grid, at, row)
        grid.setColumnStretch(0, 2)
        for at in range(1, grid.columnCount()):
            grid.setColumnStretch(at, 3)

        def measured(_it: ValueRows) -> None:
            grid.setHorizontalSpacing(measure.px(16))
            grid.setVerticalSpacing(measure.px(8))

        measure.dress(self, measured)

    def _make_row(self, grid: QGridLayout, at: int, row: Row) -> None:
        measure = self.telling.measure
        head = QWidget()
        line = QHBoxLayout(head)
        pad(measure, head, line, gap=12)
        if row.of == "seat":
            mark, colour = QLabel(), self.telling.voice.colours[int(row.key) - 1]
            measure.dress(mark, lambda it: it.setPixmap(measure.seat_mark(colour, 40)))
            line.addWidget(mark)
        elif row.icon:
            picture = QLabel()
            measure.dress(picture, lambda it: it.setPixmap(measure.icon(row.icon, 32)))
            line.addWidget(picture)
        name = self._names[row.key + row.of] = said(measure, "table.label", wrap=row.of == "text")
        line.addWidget(name, 1)
        grid.addWidget(head, 2 * at, 0)
        for column, (key, value) in enumerate(row.cells, 1):
            field = self._field(value)
            spot = (row.of + row.key, key)
            field.setObjectName(f"{row.key}_{key}")
            field.wanted.connect(lambda word, spot=spot: self._want(spot, word))
            caption = said(measure, "table.floor", "muted")
            self.fields[spot], self._captions[spot] = field, caption
            cell = _tile(measure) if isinstance(field, NumberField) else QWidget()
            inner = QVBoxLayout(cell)
            counts = isinstance(field, NumberField)
            # Below a count there is room for the ring of the keyboard.
            pad(measure, cell, inner, (6, 4, 6, 4) if counts else (0, 0, 0, 0), 4 if counts else 0)
            inner.addWidget(field)
            inner.addWidget(caption, 0, Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(cell, 2 * at, column)
        note = self.notes[row.of + row.key] = said(measure, "table.floor", "danger", wrap=True)
        note.hide()
        grid.addWidget(note, 2 * at + 1, 0, 1, max(2, len(row.cells) + 1))

    def _field(self, value: Value) -> NumberField | Picker:
        measure = self.telling.measure
        if not value.is_number:
            return Picker(measure)
        steps = [int(word) for word in value.choices]
        signs = steps[0] < 0
        begin = 0 if signs else None
        return NumberField(
            measure, steps, role="table.large", target=self._target, signs=signs, begin=begin
        )

    def _want(self, spot: tuple[str, str], word: object) -> None:
        self.wanted.emit(self._values[spot], str(word))

    # -- telling -------------------------------------------------------------------

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show what is believed now."""
        voice = self.telling.voice
        for row in rows:
            whose = self.name_of(row)
            self._names[row.key + row.of].setText(whose)
            note = self.notes[row.of + row.key]
            note.hide()
            for key, value in row.cells:
                spot = (row.of + row.key, key)
                self._values[spot] = value
                caption = self.caption(key)
                self._captions[spot].setText(caption)
                self._captions[spot].setVisible(bool(caption) and row.key != key)
                field, name = self.fields[spot], f"{whose}, {caption}" if caption else whose
                if isinstance(field, NumberField):
                    field.tell(int(value.now) if value.now is not None else None, name)
                else:
                    told = voice.words.told
                    words = {word: told(value.kind, word, voice.people) for word in value.choices}
                    field.tell(value.now, words, name)

    def refuse(self, value: Value, sentence: str) -> None:
        """Say at its row why a value could not be told."""
        row = next(spot[0] for spot, it in self._values.items() if it == value)
        self.notes[row].setText(sentence)
        self.notes[row].show()

    def take_focus(self) -> None:
        """To the first value that nobody told, or to the first."""
        spots = list(self.fields)
        unknown = [spot for spot in spots if self._values[spot].now is None]
        self.fields[(unknown or spots)[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def name_of(self, row: Row) -> str:
        """What the row is called; a game names what is not a person."""
        return self.telling.voice.people[int(row.key) - 1]

    def caption(self, key: str) -> str:
        """What a value of a row is called."""
        raise NotImplementedError


def _tile(measure: Measure) -> QFrame:
    made = QFrame()
    made.setProperty("role", "tile")
    measure.dress(made, lambda it: it.setMaximumSize(measure.px(340), measure.px(124)))
    return made


def shape_of(rows: Sequence[Row]) -> tuple[object, ...]:
    """What rows and cells there are, whatever they say; other rows need other widgets."""
    return tuple(
        (row.of, row.key, tuple((key, value.choices) for key, value in row.cells)) for row in rows
    )
