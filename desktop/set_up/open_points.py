"""The open points of the rules: readings to choose, and readings that have one answer only."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames
from desktop.look.choosing import Reading
from desktop.look.controls import words_of
from desktop.look.translate import several, speak, translate
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
        column.addLayout(title_of(game, ruling))
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


class OpenPoints(QWidget):
    """All open points that can arise with the chosen options."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._options: Mapping[str, str] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.points = [Point(game, ruling) for ruling in game.rulings if ruling.is_switch]
        for point in self.points:
            column.addWidget(point)
        self._settled: list[tuple[Ruling, QWidget]] = []
        self.more = frames.Unfold(self._more, self._fill)
        column.addWidget(self.more)
        self.take({option.id: option.choices[0] for option in game.options})

    def take(self, options: Mapping[str, str]) -> None:
        """Show what can arise with these options."""
        self._options = options
        for point in self.points:
            point.setVisible(point.ruling.arises(self._options))
        for ruling, row in self._settled:
            row.setVisible(ruling.arises(self._options))
        self.more.head.setText(self._more())

    def chosen(self) -> dict[str, str]:
        """The chosen readings of the points that can arise."""
        return {
            point.ruling.id: point.chosen()
            for point in self.points
            if point.ruling.arises(self._options)
        }

    def take_draft(self, chosen: Mapping[str, str]) -> None:
        """Choose the readings that were chosen before."""
        for point in self.points:
            row = point.readings.get(chosen.get(point.ruling.id, ""))
            if row is not None:
                row.radio.setChecked(True)

    def all_chosen(self) -> dict[str, str]:
        """The chosen readings, also of points that cannot arise now."""
        return {point.ruling.id: point.chosen() for point in self.points}

    def _more(self) -> str:
        count = sum(ruling.arises(self._options) for ruling, _ in self._settled)
        return several(
            count,
            translate("SetUp", "1 more point, and how it is read"),
            translate("SetUp", "{count} more points, and how they are read"),
        )

    def _fill(self, column: QVBoxLayout) -> None:
        column.setSpacing(14)
        for ruling in self._game.rulings:
            if not ruling.is_switch:
                row = settled(self._game, ruling, ruling.readings[0])
                self._settled.append((ruling, row))
                column.addWidget(row)


def title_of(game: Game, ruling: Ruling) -> QHBoxLayout:
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
    column.addLayout(title_of(game, ruling))
    column.addWidget(
        controls.text(lambda: words_of(game.name).reading(ruling.id, reading), "muted", wrap=True)
    )
    column.addStretch(1)
    return made
