"""The open points that bear on a sheet, to be read one way or the other."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.contract import ScoreForm
from desktop.look.open_point import Point
from engine.rules.game import Game


class Readings(QWidget):
    """A card for each open point with a choice."""

    changed = Signal()

    def __init__(self, game: Game, form: ScoreForm) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.points = [
            Point(game, ruling)
            for ruling in game.rulings
            if ruling.id in form.SCORED and ruling.is_switch
        ]
        self.setVisible(bool(self.points))
        self.take(form)
        for point in self.points:
            column.addWidget(point)
            for row in point.readings.values():
                row.radio.toggled.connect(lambda on: self.changed.emit() if on else None)

    def chosen(self) -> dict[str, str]:
        """The readings, by open point."""
        return {point.ruling.id: point.chosen() for point in self.points}

    def take(self, form: ScoreForm) -> None:
        """Choose what was chosen before."""
        before = dict(form.counted.rulings)  # each that is chosen tells of all
        for point in self.points:
            if (row := point.readings.get(before.get(point.ruling.id, ""))) is not None:
                row.radio.setChecked(True)
