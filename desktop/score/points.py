"""Every point and its reason: a row for each source, a column for each person."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.score.form import Source
from desktop.score.settlement import Settled
from desktop.sheet.outcome import Outcome, plain
from engine.rules.scoring import ScoreLine


class Row(NamedTuple):
    """Lines of several people that stand beside each other."""

    source: Source
    clause: str
    lines: dict[int, list[ScoreLine]]


def rows(settled: Settled) -> list[Row]:
    """The lines of all sheets in the rows of their sources."""
    found: dict[tuple[int, ...], Row] = {}
    for sheet in settled.told.result.sheets:
        for line in sheet.lines:
            source = settled.form.source(line)
            new = Row(source, line.clause, {})
            row = found.setdefault(source.order, new)
            row.lines.setdefault(sheet.seat, []).append(line)
    return [found[order] for order in sorted(found)]


class Points(QWidget):
    """The rows with their sums, and below each row why."""

    def __init__(self, settled: Settled) -> None:
        super().__init__()
        told = settled.told
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        seats = range(len(told.people))
        grid.addWidget(
            controls.text(translate("Score", "Every point and its reason"), "strong"), 0, 0
        )
        for seat in seats:
            mark = controls.seat_mark(told.colour(seat), 22)
            mark.setAccessibleName(told.name(seat))
            tip(mark, told.name(seat))
            grid.addWidget(mark, 0, seat + 1, Qt.AlignmentFlag.AlignRight)
        at = 1
        for row in rows(settled):
            grid.addWidget(controls.line(), at, 0, 1, len(seats) + 1)
            grid.addLayout(_head(told, row), at + 1, 0)
            for seat in seats:
                grid.addWidget(_cell(told, row, seat), at + 1, seat + 1)
            grid.addWidget(
                controls.text(why(told, row), "small-muted", wrap=True),
                at + 2,
                0,
                1,
                len(seats) + 1,
            )
            at += 3
        grid.addWidget(controls.line(), at, 0, 1, len(seats) + 1)
        grid.addWidget(controls.text(translate("Sheet", "Total"), "strong"), at + 1, 0)
        for seat in seats:
            total = controls.text(plain(told.result.sheets[seat].total), "title")
            total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            total.setAccessibleDescription(f"{told.name(seat)}, {translate('Sheet', 'Total')}")
            grid.addWidget(total, at + 1, seat + 1)
        theme.dress(self, lambda it: it.measure())

    def measure(self) -> None:
        """Columns of one width, however short their numbers."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        for column in range(1, grid.columnCount()):
            grid.setColumnMinimumWidth(column, theme.px(38))


def points(row: Row, seat: int) -> int | None:
    """What a seat has in a row; None where it has no line there, or the row gives no points at all."""
    if seat not in row.lines or row.source.is_note:
        return None
    return sum(line.points for line in row.lines[seat])


def why(told: Outcome, row: Row) -> str:
    """The reasons of a row: who, and why."""
    if row.source.why:
        return row.source.why
    reasons: dict[str, list[str]] = {}
    for seat, lines in row.lines.items():
        for line in lines:
            reasons.setdefault(told.words.line(line), []).append(told.name(seat))
    if len(reasons) == 1:
        text = next(iter(reasons))
        everybody = len(row.lines) == len(told.people)
        return text if everybody else f"{told.words.listed(reasons[text])}: {text}"
    return "\n".join(f"{told.words.listed(names)}: {text}" for text, names in reasons.items())


def _head(told: Outcome, row: Row) -> QHBoxLayout:
    made = QHBoxLayout()
    made.setSpacing(10)
    made.addWidget(controls.text(row.source.title, wrap=True), 1)
    made.addWidget(controls.clause(row.clause, told.game.name))
    return made


def _cell(told: Outcome, row: Row, seat: int) -> QLabel:
    own = points(row, seat)
    told_as = plain if row.source.is_count else told.words.signed
    role = "muted" if not own else "strong" if own > 0 else "danger"
    cell = controls.text("·" if own is None else told_as(own), role)
    cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    cell.setAccessibleDescription(f"{told.name(seat)}, {row.source.title}")
    return cell
