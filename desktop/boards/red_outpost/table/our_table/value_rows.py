"""The values of one group of the table as rows that can be counted and chosen in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.boards.red_outpost.table.our_table.values import FEW, Row, Value
from desktop.look.translate import translate
from desktop.table.letters import pad, said
from desktop.table.measure import Measure
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, SHIP_CARDS
from engine.games.red_outpost.table import AtTable


class ValueRows(QWidget):
    """Made for the rows of a group; `wanted` gives a value and the word that should be told."""

    wanted = Signal(object, str)

    def __init__(self, telling: Telling[AtTable], rows: Sequence[Row]) -> None:
        super().__init__()
        self._telling = telling
        measure = telling.measure
        self.fields: dict[tuple[str, str], NumberField | Picker] = {}
        """By the key of row and cell."""
        self._captions: dict[tuple[str, str], QLabel] = {}
        self._names: dict[str, QLabel] = {}
        self._values: dict[tuple[str, str], Value] = {}
        self._notes: dict[str, QLabel] = {}
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
        measure = self._telling.measure
        head = QWidget()
        line = QHBoxLayout(head)
        pad(measure, head, line, gap=12)
        if row.of == "seat":
            mark, colour = QLabel(), self._telling.voice.colours[int(row.key) - 1]
            measure.dress(mark, lambda it: it.setPixmap(measure.seat_mark(colour, 40)))
            line.addWidget(mark)
        elif row.of == "good":
            picture = QLabel()
            measure.dress(picture, lambda it: it.setPixmap(measure.icon(row.key, 32)))
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
            pad(measure, cell, inner, (6, 5, 6, 4) if counts else (0, 0, 0, 0), 4 if counts else 0)
            inner.addWidget(field)
            inner.addWidget(caption, 0, Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(cell, 2 * at, column)
        note = self._notes[row.of + row.key] = said(measure, "table.floor", "danger", wrap=True)
        note.hide()
        grid.addWidget(note, 2 * at + 1, 0, 1, max(2, len(row.cells) + 1))

    def _field(self, value: Value) -> NumberField | Picker:
        measure = self._telling.measure
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
        voice = self._telling.voice
        for row in rows:
            whose = self._name_of(row)
            self._names[row.key + row.of].setText(whose)
            note = self._notes[row.of + row.key]
            note.hide()
            for key, value in row.cells:
                spot = (row.of + row.key, key)
                self._values[spot] = value
                caption = self._caption(key)
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
        self._notes[row].setText(sentence)
        self._notes[row].show()

    def take_focus(self) -> None:
        """To the first value that nobody told, or to the first."""
        spots = list(self.fields)
        unknown = [spot for spot in spots if self._values[spot].now is None]
        self.fields[(unknown or spots)[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_of(self, row: Row) -> str:
        voice = self._telling.voice
        if row.of == "seat":
            return voice.people[int(row.key) - 1]
        if row.of in ("worker", "good"):
            return voice.words.name(f"{row.of}s", row.key, "Name")
        return {
            "day": translate("OurTable", "Day"),
            "phase": translate("OurTable", "Phase"),
            "turns": translate("OurTable", "Turns taken in it"),
            "start": translate("OurTable", "Who began the phase"),
            "lake": translate("OurTable", "Lake discards"),
            "ship": translate("OurTable", "Spaceship discards"),
            "ship_more": "",
            "morning": translate("OurTable", "Morning locks"),
            "evening": translate("OurTable", "Evening locks"),
        }[row.key]

    def _caption(self, key: str) -> str:
        words, people = self._telling.voice.words, self._telling.voice.people
        if key.startswith("seat_"):
            return people[int(key.removeprefix("seat_")) - 1]
        if key.startswith("gift_"):
            name = people[int(key.removeprefix("gift_")) - 1]
            return translate("OurTable", "{name}: crystals").format(name=name)
        # Some faces of both decks have one name.
        for table, names in (("lake_cards", LAKE_CARDS), ("ship_cards", SHIP_CARDS)):
            if key in names and key not in GOODS:
                return words.name(table, key, "Name")
        if key in GOODS:
            return words.name("ship_cards", key, "Name")
        return {
            "vp": words.at("game", "vp"),
            "crystals": translate("OurTable", "crystals in hand"),
            "palace": translate("OurTable", "in the Palace"),
            "wheel": translate("OurTable", "space on the wheel"),
            "warehouse": translate("OurTable", "in the Warehouse"),
            "exported": translate("OurTable", "on the export track"),
            "mood": translate("OurTable", "mood"),
            "worker_card": translate("OurTable", "worker card"),
            "place_card": translate("OurTable", "place card"),
            "papers": translate("OurTable", "discs on the card"),
        }.get(key, "")


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
