"""Every point of a match in a table: sources from top to bottom, people from first to last."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.text_fit import NO_BREAK, unbroken
from desktop.look.translate import begun, translate
from desktop.sheet.outcome import Outcome, Source, best, plain
from engine.rules.scoring import ScoreLine

_SOURCE, _PERSON = 176, 222


class SheetTable(QWidget):
    """One card with a column for each person, or several cards where there is too little room."""

    def __init__(self, told: Outcome) -> None:
        super().__init__()
        frames.shrinking(self)
        self._told = told
        self._fit = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(16)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Choose how many people stand side by side by the width there is."""
        seats = self._told.order
        room = (self.width() - theme.px(_SOURCE + 40)) // theme.px(_PERSON)
        cards = -(-len(seats) // max(1, room))
        fit = -(-len(seats) // cards)  # 4 people and room for 3: two cards of 2
        if fit == self._fit:
            return
        self._fit = fit
        frames.empty(self._column)
        for start in range(0, len(seats), fit):
            self._column.addWidget(_card(self._told, seats[start : start + fit]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


def _card(told: Outcome, seats: Sequence[int]) -> QFrame:
    card = frames.frame("card", (20, 14, 20, 16))
    grid = QGridLayout()
    grid.setHorizontalSpacing(18)
    grid.setVerticalSpacing(8)
    frames.inside(card).addLayout(grid)
    grid.addWidget(controls.text(translate("Sheet", "Points and reasons"), "title"), 0, 0)
    for column, seat in enumerate(seats, 1):
        grid.addLayout(_person(told, seat), 0, column)
        grid.setColumnStretch(column, 1)
    row = 1
    for source in told.sources():
        grid.addWidget(controls.line(), row, 0, 1, len(seats) + 1)
        grid.addLayout(_named(told, source), row + 1, 0, Qt.AlignmentFlag.AlignTop)
        for column, seat in enumerate(seats, 1):
            grid.addWidget(_cell(told, seat, source), row + 1, column)
        row += 2
    grid.addWidget(controls.line(), row, 0, 1, len(seats) + 1)
    grid.addWidget(controls.text(translate("Sheet", "Total"), "strong"), row + 1, 0)
    for column, seat in enumerate(seats, 1):
        total = QHBoxLayout()
        total.setSpacing(8)
        total.addWidget(_points(plain(told.result.sheets[seat].total), "title"))
        total.addWidget(controls.text(told.words.at("game", "vp"), "muted"), 1)
        grid.addLayout(total, row + 1, column)
    theme.dress(card, lambda _: grid.setColumnMinimumWidth(0, theme.px(_SOURCE)))
    return card


def _person(told: Outcome, seat: int) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(8, 0, 0, 0)
    row.setSpacing(14)
    row.addWidget(controls.seat_mark(told.colour(seat), 26))
    name = controls.Elided(told.name(seat), "strong")
    name.setProperty("seat", told.colour(seat))
    row.addWidget(name, 1)
    return row


def _named(told: Outcome, source: Source) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(4)
    title = told.words.clause(source.clause)[0]
    if source.part is not None:
        part = told.words.text("course", "in", part=source.part)
        title = f"{title}, {part.replace(' ', NO_BREAK)}"
    column.addWidget(controls.text(title, "", wrap=True))
    chip = controls.clause(source.clause, told.game.name)
    column.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
    return column


def _cell(told: Outcome, seat: int, source: Source) -> QWidget:
    """The lines of a person from one source, their sum first; the highest sum is tinted."""
    lines = told.lines(seat, source)
    everybody = told.points(source)
    own = everybody[seat]
    is_best = own == best(everybody)
    cell = QWidget()
    grid = QGridLayout(cell)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(1, 1)
    if not lines:
        grid.addWidget(_points(plain(0), "muted"), 0, 0)
        return cell
    first = 0
    if len(lines) > 1 or is_best:
        shown = _points(plain(own), "strong")
        if is_best:
            shown.setProperty("best", told.colour(seat))
        grid.addWidget(shown, 0, 0, Qt.AlignmentFlag.AlignTop)
        first = 1 if len(lines) > 1 else 0
    for row, line in enumerate(lines, first):
        if len(lines) > 1:
            grid.addWidget(
                _points(told.words.signed(line.points), "small"), row, 0, Qt.AlignmentFlag.AlignTop
            )
        elif not is_best:
            grid.addWidget(_points(plain(own), "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
        why = controls.text(_why(told, line), "small-muted", wrap=True)
        grid.addWidget(why, row, 1)
    grid.setRowStretch(first + len(lines), 1)
    return cell


def _why(told: Outcome, line: ScoreLine) -> str:
    text = told.words.line(line)
    return unbroken(begun(text))


def _points(text: str, role: str) -> QLabel:
    label = controls.text(text, role)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
    theme.dress(label, lambda it: it.setFixedWidth(theme.px(42)))
    label.setContentsMargins(0, 0, 6, 0)
    return label
