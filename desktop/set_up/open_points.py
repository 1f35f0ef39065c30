"""The open points that can arise: readings to choose, and readings that have one answer only."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look import frames
from desktop.look.open_point import Point, settled
from desktop.look.translate import several, translate
from engine.rules.game import Game, Ruling


class OpenPoints(QWidget):
    """All open points that can arise with the chosen options, in one line that says how they are read.

    It unfolds for whoever wants to read one otherwise.
    """

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._options: Mapping[str, str] = {}
        self.points = [Point(game, ruling) for ruling in game.rulings if ruling.is_switch]
        self._settled: list[tuple[Ruling, QWidget]] = []
        self.more = frames.Unfold(self._more, self._fill)
        self.all = frames.Unfold(self._how_read, self._lay_out, cards=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.all)
        for point in self.points:
            point.changed.connect(self._tell)
        self.take({option.id: option.choices[0] for option in game.options})

    def take(self, options: Mapping[str, str]) -> None:
        """Show what can arise with these options."""
        self._options = options
        for point in self.points:
            point.setVisible(point.ruling.arises(self._options))
        for ruling, row in self._settled:
            row.setVisible(ruling.arises(self._options))
        self.more.head.setText(self._more())
        self._tell()

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

    def _tell(self) -> None:
        self.all.head.setText(self._how_read())

    def _how_read(self) -> str:
        arising = [point for point in self.points if point.ruling.arises(self._options)]
        others = [it.ruling.id for it in arising if it.chosen() != it.ruling.readings[0]]
        if others:
            told = translate("SetUp", "Not as by default: {points}")
            return told.format(points=", ".join(others))
        return several(
            len(arising),
            translate("SetUp", "1 point to choose, as by default"),
            translate("SetUp", "{count} points to choose, all as by default"),
        )

    def _lay_out(self, column: QVBoxLayout) -> None:
        column.setSpacing(10)
        for widget in (*self.points, self.more):
            column.addWidget(widget)

    def _more(self) -> str:
        count = sum(ruling.arises(self._options) for ruling, _ in self._settled)
        return several(
            count,
            translate("SetUp", "1 more point and its ruling"),
            translate("SetUp", "{count} more points and their rulings"),
        )

    def _fill(self, column: QVBoxLayout) -> None:
        column.setSpacing(14)
        for ruling in self._game.rulings:
            if not ruling.is_switch:
                row = settled(self._game, ruling, ruling.readings[0])
                self._settled.append((ruling, row))
                column.addWidget(row)
