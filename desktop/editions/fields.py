"""The numbers of one group: a row for each entry, its cells beside the name."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.editions import words
from desktop.editions.cell import WIDE, NumberCell
from desktop.editions.draft import Draft, type_of_place
from desktop.look import controls, frames, theme
from desktop.look.translate import translate
from engine.rules.components import Group, Wholes

NAME, GAP = 132, 10
"""Width of an entry's name, and between cells."""


class Fields(QWidget):
    """`show_group` lays its cells out; what is typed there is told, and nothing is kept here."""

    typed = Signal(tuple, object)
    """A place and its number, None for an empty field."""
    given_back = Signal(tuple)
    lengthened = Signal(str, int)
    reached = Signal(tuple)
    """The keyboard is at that place."""
    laid_out = Signal()
    """There are other cells than before."""

    def __init__(self) -> None:
        super().__init__()
        frames.shrinking(self)
        self.cells: dict[type_of_place, NumberCell] = {}
        self.lengths: dict[str, QWidget] = {}
        self._rows: list[list[type_of_place]] = []
        self._draft: Draft | None = None
        self._group: Group | None = None
        self._across = 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        theme.dress(self, lambda it: it.arrange())

    def show_group(self, draft: Draft, group: Group, wrong: Mapping[str, str]) -> None:
        """Show the numbers of a group; `wrong` says by entry what is wrong with it."""
        places = [(it, at) for it in group.entries for at in range(len(draft.cells[it]))]
        is_new = self._group is not group or places != list(self.cells)
        self._draft, self._group = draft, group
        if is_new:
            self._lay_out()
        for place, cell in self.cells.items():
            told = wrong.get(place[0], "")
            value = draft.cell(place).value
            is_right = value is not None and draft.is_within(place, value)
            cell.show_value(value, draft.provenance_at(place), "" if is_right else told)

    def take_focus(self, place: type_of_place | None = None) -> None:
        """The keyboard comes to a number, the first one if none is named."""
        cell = self.cells.get(place) if place is not None else None
        cell = cell or next(iter(self.cells.values()), None)
        if cell is not None:
            cell.take_focus()

    def ordered(self) -> list[QWidget]:
        """What the keyboard comes to: every number, then what makes a row longer or shorter."""
        counts = [button for it in self.lengths.values() for button in it.findChildren(QPushButton)]
        return [*(cell.field for cell in self.cells.values()), *counts]

    def arrange(self) -> None:
        """Lay the cells out anew where another number of them fits side by side."""
        if self._group is not None and self._fitting() != self._across:
            at = next((it for it, cell in self.cells.items() if cell.field.hasFocus()), None)
            self._lay_out()
            self.show_group(self._known[0], self._known[1], {})
            if at is not None:
                self.take_focus(at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @property
    def _known(self) -> tuple[Draft, Group]:
        assert self._draft is not None and self._group is not None, "a group is shown"
        return self._draft, self._group

    def _fitting(self) -> int:
        gap = theme.px(GAP)
        room = self.width() - theme.px(NAME) - gap
        return max(1, (room + gap) // (theme.px(WIDE) + gap))

    def _lay_out(self) -> None:
        draft, group = self._known
        frames.empty(self._column)
        self.cells, self.lengths, self._rows = {}, {}, []
        self._across = self._fitting()
        grid_of = QWidget()
        grid = QGridLayout(grid_of)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.px(GAP))
        grid.setVerticalSpacing(theme.px(GAP))
        if all(len(draft.cells[entry]) == 1 for entry in group.entries):
            self._lay_side_by_side(grid)
        else:
            self._lay_in_rows(grid)
        self._column.addWidget(grid_of)
        self._column.addStretch(1)
        self.laid_out.emit()

    def _lay_side_by_side(self, grid: QGridLayout) -> None:
        """Entries of one number each: the name stands above its number."""
        _, group = self._known
        across = self._across + 1
        for at, entry in enumerate(group.entries):
            if at % across == 0:
                self._rows.append([])
            place = (entry, 0)
            self._rows[-1].append(place)
            column = QVBoxLayout()
            column.setSpacing(4)
            column.addWidget(self._name(entry))
            column.addWidget(self._cell(place))
            grid.addLayout(column, at // across, at % across)
        for at in range(across):
            grid.setColumnStretch(at, 1)

    def _lay_in_rows(self, grid: QGridLayout) -> None:
        """The name of each entry stands before its numbers."""
        draft, group = self._known
        grid.setColumnMinimumWidth(0, theme.px(NAME))
        line = 0
        for entry in group.entries:
            grid.addWidget(self._name(entry), line, 0)
            count = len(draft.cells[entry])
            for at in range(count):
                below, across = divmod(at, self._across)
                if across == 0:
                    self._rows.append([])
                place = (entry, at)
                self._rows[-1].append(place)
                grid.addWidget(self._cell(place), line + below, across + 1)
            line += (count - 1) // self._across + 1
        for across in range(self._across):
            grid.setColumnStretch(across + 1, 1)

    def _name(self, entry: str) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        draft, group = self._known
        game, name = draft.game.name, group.id
        label = controls.text(lambda: words.row(game, name, entry), "strong", wrap=True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        column.addStretch(1)
        column.addWidget(label)
        check = draft.check(entry)
        if isinstance(check, Wholes) and check.least < check.most:
            column.addWidget(self._length(entry, label))
        column.addStretch(1)
        return made

    def _length(self, entry: str, label: QLabel) -> QWidget:
        """How many numbers there are, and one less or one more at the end."""
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        draft, _ = self._known
        count = len(draft.cells[entry])
        ways = (
            ("minus", -1, lambda: translate("Editions", "One field less: {row}")),
            ("plus", 1, lambda: translate("Editions", "One field more: {row}")),
        )
        check = draft.check(entry)
        assert isinstance(check, Wholes)
        for icon, by, saying in ways:
            button = controls.icon_button(icon, lambda it=saying: it().format(row=label.text()))  # type: ignore[misc]
            theme.set_icon(button, icon, 14)
            button.setEnabled(check.least <= count + by <= check.most)
            button.clicked.connect(lambda _=False, by=by: self.lengthened.emit(entry, by))
            row.addWidget(button)
            if by < 0:
                told = lambda: translate("Editions", "{n} fields").format(n=count)  # noqa: E731
                row.addWidget(controls.text(told, "small-muted"))
        row.addStretch(1)
        self.lengths[entry] = made
        return made

    def _cell(self, place: type_of_place) -> NumberCell:
        draft, group = self._known
        entry, at = place
        count = len(draft.cells[entry])
        game, name = draft.game.name, group.id
        made = NumberCell(
            lambda: words.spot(game, name, entry, at, count),
            draft.check(entry),
        )
        made.changed.connect(lambda: self.typed.emit(place, made.value))
        made.given_back.connect(lambda: self.given_back.emit(place))
        made.focused.connect(lambda: self.reached.emit(place))
        made.moved.connect(lambda across, down: self._move(place, across, down))
        self.cells[place] = made
        return made

    def _move(self, place: type_of_place, across: int, down: int) -> None:
        """Over the end of a row to the next one; the keyboard stays among the cells."""
        if across:
            order = list(self.cells)
            at = order.index(place) + across
            if 0 <= at < len(order):
                self.cells[order[at]].take_focus()
            return
        row = next(it for it, places in enumerate(self._rows) if place in places)
        if 0 <= row + down < len(self._rows):
            below = self._rows[row + down]
            self.cells[below[min(self._rows[row].index(place), len(below) - 1)]].take_focus()
