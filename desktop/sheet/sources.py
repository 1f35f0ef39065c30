"""Points per source: what everybody has from it, the best in bold and tinted, with the clause."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.translate import translate
from desktop.sheet.outcome import Outcome, Source, best, plain

NAME, TOTAL, GAP = 132, 52, 6
MIDDLE = Qt.AlignmentFlag.AlignCenter


class BySource(QFrame):
    """People in rows and sources in columns; the other way round where there is too little room."""

    def __init__(self, told: Outcome) -> None:
        super().__init__()
        self.setProperty("role", "card")
        frames.shrinking(self)
        self._told = told
        self._sources = told.sources()
        self._grid: QGridLayout | None = None
        self._wide: bool | None = None
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Choose what stands in rows by the width there is."""
        self._column.setContentsMargins(*map(theme.px, (20, 12, 20, 14)))
        wide = self.needed() <= self.width()
        if wide == self._wide:
            return
        self._wide = wide
        frames.empty(self._column)
        inner = QWidget()
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        grid.setVerticalSpacing(GAP)
        title = controls.text(translate("Sheet", "By source"), "title")
        grid.addWidget(title, 0, 0, Qt.AlignmentFlag.AlignBottom)
        self._fill(grid, wide)
        theme.dress(inner, lambda it: it.layout().setColumnMinimumWidth(0, theme.px(NAME)))
        self._column.addWidget(inner)

    def needed(self) -> int:
        """The width that sources side by side take."""
        bold = QFontMetrics(theme.font("strong"))
        chips = theme.px(18)
        wide = theme.px(40 + NAME + TOTAL + GAP)
        for source in self._sources:
            lines = [*self._title(source).split("\n"), source.clause]
            small = max(bold.horizontalAdvance(line) * 13 // 16 for line in lines)
            wide += max(small + chips, theme.px(48)) + GAP
        return wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def _fill(self, grid: QGridLayout, wide: bool) -> None:
        told = self._told
        order = told.order

        def put(widget: QWidget | QHBoxLayout | QVBoxLayout, person: int, source: int) -> None:
            at = (person, source) if wide else (source, person)
            if isinstance(widget, QWidget):
                grid.addWidget(widget, *at)
            else:
                grid.addLayout(widget, *at)

        for person, seat in enumerate(order, 1):
            put(self._person(seat), person, 0)
        for column, source in enumerate(self._sources, 1):
            put(self._head(source, wide), 0, column)
            points = told.points(source)
            for person, seat in enumerate(order, 1):
                put(self._cell(seat, source, points), person, column)
        last = len(self._sources) + 1
        total = controls.text(translate("Sheet", "Total"), "strong")
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        total.setAlignment(right if wide else Qt.AlignmentFlag.AlignLeft)
        put(total, 0, last)
        for person, seat in enumerate(order, 1):
            sum_of = controls.text(plain(told.result.sheets[seat].total), "strong")
            vertical = Qt.AlignmentFlag.AlignVCenter
            sum_of.setAlignment((Qt.AlignmentFlag.AlignRight if wide else MIDDLE) | vertical)
            sum_of.setAccessibleDescription(f"{told.name(seat)}, {total.text()}")
            put(sum_of, person, last)
        for column in range(1, (last if wide else len(order)) + (not wide)):
            grid.setColumnStretch(column, 1)

    def _title(self, source: Source) -> str:
        name = self._told.words.at("sources", source.clause)
        return name if source.part is None else f"{name}\n{self._told.part(source.part)}"

    def _person(self, seat: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(controls.seat_mark(self._told.colour(seat), 24))
        row.addWidget(controls.Elided(self._told.name(seat), "strong"), 1)
        return row

    def _head(self, source: Source, wide: bool) -> QVBoxLayout | QHBoxLayout:
        title = self._title(source)
        name = controls.text(title if wide else title.replace("\n", ", "), "small")
        name.setAlignment(
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            if wide
            else Qt.AlignmentFlag.AlignVCenter
        )
        chip = controls.clause(source.clause, self._told.game.name)
        if wide:
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addStretch(1)
            column.addWidget(name)
            column.addWidget(chip, 0, Qt.AlignmentFlag.AlignHCenter)
            return column
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(name, 1)
        row.addWidget(chip)
        return row

    def _cell(self, seat: int, source: Source, points: list[int]) -> QLabel:
        cell = controls.text(plain(points[seat]), "cell")
        cell.setAlignment(MIDDLE)
        is_best = points[seat] == best(points)
        if is_best:
            cell.setProperty("best", self._told.colour(seat))
        told = f"{self._told.name(seat)}, {self._title(source)}".replace("\n", ", ")
        if is_best:
            told += ", " + translate("Sheet", "the most")
        cell.setAccessibleDescription(told)
        return cell
