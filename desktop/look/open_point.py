"""An open point of the rules: its readings to choose from, or the one reading that holds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls
from desktop.look.choosing import Reading
from desktop.look.controls import words_of
from desktop.look.translate import speak, translate
from engine.rules.game import Game, Ruling


class Point(QFrame):
    """An open point: its clause, the question, the readings, and why it is open."""

    changed = Signal()

    def __init__(self, game: Game, ruling: Ruling) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("clause", ruling.id)
        self.ruling = ruling
        self._group = QButtonGroup(self)
        self.readings: dict[str, Reading] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(4)
        column.addLayout(_title_of(game, ruling))
        for index, reading in enumerate(ruling.readings):
            row = Reading(
                lambda reading=reading: words_of(game.name).reading(ruling.id, reading),  # type: ignore[misc]
                (lambda: translate("SetUp", "Default")) if index == 0 else None,
            )
            row.radio.setChecked(index == 0)
            row.radio.toggled.connect(self.changed)
            self._group.addButton(row.radio)
            self.readings[reading] = row
            column.addWidget(row)
        why = controls.text(
            lambda: words_of(game.name).at("rulings", ruling.id, "why"), "small-muted", wrap=True
        )
        column.addWidget(why)
        speak(
            self,
            lambda it: it.setAccessibleName(
                words_of(game.name).at("rulings", ruling.id, "question")
            ),
        )

    def chosen(self) -> str:
        """The reading that is chosen."""
        return next(reading for reading, row in self.readings.items() if row.radio.isChecked())


def _title_of(game: Game, ruling: Ruling) -> QHBoxLayout:
    """A ruling's clause and its question."""
    title = QHBoxLayout()
    title.setSpacing(10)
    title.addWidget(controls.clause(ruling.id, game.name), 0, Qt.AlignmentFlag.AlignTop)
    question = controls.text(
        lambda: words_of(game.name).at("rulings", ruling.id, "question"), "strong", wrap=True
    )
    title.addWidget(question, 1, Qt.AlignmentFlag.AlignTop)
    return title


def settled(game: Game, ruling: Ruling, reading: str) -> QWidget:
    """A ruling and the one reading that holds."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    column.addLayout(_title_of(game, ruling))
    column.addWidget(
        controls.text(lambda: words_of(game.name).reading(ruling.id, reading), "muted", wrap=True)
    )
    column.addStretch(1)
    return made
