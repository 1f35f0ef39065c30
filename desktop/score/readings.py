"""The open points that bear on a sheet, to be read one way or the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.contract import ScoreForm
from desktop.look import frames
from desktop.look.open_point import Point
from desktop.score.at_once import show_at_once
from engine.rules.game import Game, Ruling


class Readings(QWidget):
    """A card for each open point with a choice."""

    changed = Signal()

    def __init__(self, game: Game, form: ScoreForm) -> None:
        super().__init__()
        self._game = game
        self.points: list[Point] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self.take(form)

    def chosen(self) -> dict[str, str]:
        """The readings, by open point."""
        return {point.ruling.id: point.chosen() for point in self.points}

    def take(self, form: ScoreForm) -> None:
        """Show the points that bear on this form, each as it was read before."""
        scored = form.scored()
        bearing = [it for it in self._game.rulings if it.id in scored and it.is_switch]
        if [point.ruling for point in self.points] != bearing:
            self._lay_out(bearing)
        if self.parentWidget() is not None or not self.points:
            # Shown without a parent it would be a window of its own.
            self.setVisible(bool(self.points))
        with QSignalBlocker(self):  # nobody has chosen anything
            for point in self.points:
                chosen = form.counted.rulings.get(point.ruling.id, "")
                if (row := point.readings.get(chosen)) is not None:
                    row.radio.setChecked(True)

    def _lay_out(self, rulings: Sequence[Ruling]) -> None:
        frames.empty(self._column)
        self.points = [Point(self._game, ruling) for ruling in rulings]
        for point in self.points:
            self._column.addWidget(point)
            for row in point.readings.values():
                row.radio.toggled.connect(lambda on: self.changed.emit() if on else None)
        show_at_once(self)
