"""The values of one group: a row for each entry, its cells beside the name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.editions import words
from desktop.editions.cell import ValueCell
from desktop.editions.choice_cell import ChoiceCell
from desktop.editions.draft import Draft, type_of_place
from desktop.editions.line_cell import LineCell
from desktop.editions.number_cell import WIDE, NumberCell
from desktop.editions.several_cell import SeveralCell
from desktop.host.trouble import sentence
from desktop.look import controls, frames, theme, tokens
from desktop.look.names import tip
from desktop.look.translate import begun, speak, translate
from engine.rules.components import Group, Line, OneOf, Row, Several, Whole, Wholes

NAME, GAP = 132, 10
"""Width of an entry's name, and between cells."""
HEADED = 6
"""Things below one heading: about as many as are seen at once."""


class Fields(QWidget):
    """`show_group` lays its cells out; what is typed there is told, and nothing is kept here."""

    typed = Signal(tuple, object)
    """A place and what is entered there, None for an empty field."""
    given_back = Signal(tuple)
    lengthened = Signal(str, int)
    reached = Signal(tuple)
    """The keyboard is at that place."""
    laid_out = Signal()
    """There are other cells than before."""

    def __init__(self) -> None:
        super().__init__()
        frames.shrinking(self)
        self.cells: dict[type_of_place, ValueCell] = {}
        self.lengths: dict[str, QWidget] = {}
        self._lines = QVBoxLayout()
        self._names: dict[str, QWidget] = {}
        self._headings: list[list[QLabel]] = []
        """Above every few things; above and beside each square."""
        self._rows: list[list[type_of_place]] = []
        self._draft: Draft | None = None
        self._group: Group | None = None
        self._shape: tuple[int, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        theme.dress(self, lambda it: it.arrange())

    def show_group(self, draft: Draft, group: Group) -> None:
        """Show the values of a group, each part with what is wrong with it.

        Its cells are made as soon as it is seen itself: by then it is as wide as it stays.
        """
        places = [(it, at) for it in group.entries for at in range(len(draft.cells[it]))]
        is_new = self._group is not group or places != list(self.cells)
        self._draft, self._group = draft, group
        if not (self.cells or self.isVisible()):
            return
        if is_new:
            self._make_parts(places)
        for place, cell in self.cells.items():
            wrong = draft.wrong_at(place)
            told = sentence(wrong) if wrong is not None else ""
            cell.show_value(draft.cell(place).value, draft.provenance_at(place), told)

    def take_focus(self, place: type_of_place | None = None) -> None:
        """The keyboard comes to a part, the first one if none is named."""
        cell = self.cells.get(place) if place is not None else None
        cell = cell or next(iter(self.cells.values()), None)
        if cell is not None:
            cell.take_focus()

    def ordered(self) -> list[QWidget]:
        """What the keyboard comes to: every number, then what makes a row longer or shorter."""
        counts = [button for it in self.lengths.values() for button in it.findChildren(QPushButton)]
        return [*(field for cell in self.cells.values() for field in cell.fields), *counts]

    def arrange(self) -> None:
        """Lay the cells out anew where another number of them fits side by side."""
        if self.cells and self._fitting() != self._shape:
            self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._group is not None and not self.cells:
            self.show_group(*self._known)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @property
    def _known(self) -> tuple[Draft, Group]:
        assert self._draft is not None and self._group is not None, "a group is shown"
        return self._draft, self._group

    @property
    def _has_things(self) -> bool:
        draft, group = self._known
        return isinstance(draft.check(group.entries[0]), Row)

    def _fitting(self) -> tuple[int, ...]:
        """How many cells fit side by side; of a thing with several fields, line by line."""
        gap = theme.px(GAP)
        room = self.width() - theme.px(NAME) - gap
        if not self._has_things:
            return (max(1, (room + gap) // (theme.px(WIDE) + gap)),)
        beside, above = self._broken(room), self._broken(self.width())
        is_above = len(above) < len(beside)
        return (is_above, *(above if is_above else beside))

    def _broken(self, room: int) -> tuple[int, ...]:
        """How many fields of a thing stand in each line: few lines, about as long as each other."""
        wides, gap = self._wides(), theme.px(GAP)

        def broken(most: int) -> tuple[int, ...]:
            lines, left = [0], most
            for wide in wides:
                if lines[-1] and wide > left:
                    lines.append(0)
                    left = most
                lines[-1] += 1
                left -= wide + gap
            return tuple(lines)

        least = broken(room)
        evenly = (broken(most) for most in range(max(wides), room, gap))
        return next((lines for lines in evenly if len(lines) == len(least)), least)

    def _wides(self) -> list[int]:
        """Pixels that each field of a thing needs, its heading included."""
        draft, group = self._known
        entry, letters = group.entries[0], QFontMetrics(tokens.font("small"))
        return [
            max(cell.wide(), letters.horizontalAdvance(self._called(draft.field((entry, at)))))
            for at, cell in enumerate(self._of(entry))
        ]

    def _called(self, field: str) -> str:
        draft, group = self._known
        return begun(words.heading(draft.game.name, group.id, field))

    def _of(self, entry: str) -> list[ValueCell]:
        return [cell for place, cell in self.cells.items() if place[0] == entry]

    def _make_parts(self, places: Sequence[type_of_place]) -> None:
        """Make what the group needs; how it lies is another thing, and changes with the width."""
        _, group = self._known
        frames.empty(self._column)
        self.lengths, self._rows = {}, []
        self.cells = {place: self._cell(place) for place in places}
        self._names = {entry: self._name(entry) for entry in group.entries}
        self._headings = self._make_headings()
        ground = QWidget()
        self._lines = QVBoxLayout(ground)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(ground)
        self._lay_out()
        # At once: while it is hidden the page is low and has no scroll bar, and the other number of
        # cells that fits beside that would be laid out in turn, for ever.
        ground.show()
        self._column.addStretch(1)
        self.laid_out.emit()

    def _lay_out(self) -> None:
        draft, group = self._known
        before = self._lines.takeAt(0)
        if before is not None and (layout := before.layout()) is not None:
            layout.deleteLater()
        self._shape, self._rows = self._fitting(), []
        grid = QGridLayout()
        self._lines.addLayout(grid)
        grid.setHorizontalSpacing(theme.px(GAP))
        grid.setVerticalSpacing(theme.px(GAP))
        square = self._square()
        if self._has_things:
            self._lay_in_table(grid)
        elif square is not None:
            self._lay_in_squares(grid, *square)
        elif all(len(draft.cells[entry]) == 1 for entry in group.entries):
            self._lay_side_by_side(grid)
        else:
            self._lay_in_rows(grid)

    def _square(self) -> tuple[list[str], list[str]] | None:
        """Headings of the lines and columns of a group, if it has them."""
        draft, group = self._known
        counts = {len(draft.cells[entry]) for entry in group.entries}
        return words.square(draft.game.name, group.id, max(counts)) if len(counts) == 1 else None

    def _lay_in_table(self, grid: QGridLayout) -> None:
        """A thing in a row: its name, and its fields below their headings."""
        is_above = bool(self._shape[0])
        grid.setColumnMinimumWidth(0, 0 if is_above else theme.px(NAME))
        grid.setColumnStretch(1, 1)
        span = (0, 1, 2) if is_above else (1, 1, 1)
        wides = self._wides()

        def lay(parts: Sequence[QWidget], line: int) -> None:
            """Lay parts in as many lines as they need, each as wide as its field and its heading."""
            column, at = QVBoxLayout(), 0
            grid.addLayout(column, line, *span)
            column.setSpacing(4)
            for count in self._shape[1:]:
                row = QHBoxLayout()
                column.addLayout(row)
                row.setSpacing(theme.px(GAP))
                for part, wide in zip(parts[at : at + count], wides[at : at + count], strict=True):
                    part.setMinimumWidth(wide)
                    row.addWidget(part, wide)
                at += count

        for at, (entry, name) in enumerate(self._names.items()):
            if at % HEADED == 0:
                lay(self._headings[at // HEADED], grid.rowCount())
            line = grid.rowCount()
            grid.addWidget(name, line, 0, 1, 2 if is_above else 1)
            lay(self._of(entry), line + is_above)
            self._rows.append([place for place in self.cells if place[0] == entry])

    def _lay_in_squares(self, grid: QGridLayout, lines: list[str], columns: list[str]) -> None:
        """The numbers of an entry in lines and columns that have headings, below its name."""
        grid.setColumnMinimumWidth(0, theme.px(NAME))
        is_crowded = self._shape[0] < len(columns)
        for (entry, name), headings in zip(self._names.items(), self._headings, strict=True):
            head = grid.rowCount()
            grid.addWidget(name, head, 0)
            for across in range(len(columns)):
                grid.addWidget(headings[across], head, across + 1)
            for below in range(len(lines)):
                grid.addWidget(headings[len(columns) + below], head + 1 + below, 0)
                places = [(entry, below * len(columns) + at) for at in range(len(columns))]
                self._rows.append(places)
                for across, place in enumerate(places):
                    cell = self.cells[place]
                    assert isinstance(cell, NumberCell), "a number of a list"
                    cell.fold(is_crowded)
                    grid.addWidget(cell, head + 1 + below, across + 1)
        for across in range(len(columns)):
            grid.setColumnStretch(across + 1, 1)

    def _make_headings(self) -> list[list[QLabel]]:
        draft, group = self._known
        if (square := self._square()) is not None:
            lines, columns = map(range, map(len, square))
            sides = [(1, at) for at in columns] + [(0, at) for at in lines]
            return [[self._beside(*side) for side in sides] for _ in group.entries]
        if self._has_things:
            fields = [draft.field(place) for place in self.cells if place[0] == group.entries[0]]
            return [
                [self._above(field) for field in fields]
                for _ in range(0, len(group.entries), HEADED)
            ]
        return []

    def _above(self, field: str) -> QLabel:
        """The heading of a field of things."""
        made = controls.text(lambda: self._called(field), "small-muted")
        frames.shrinking(made)
        return made

    def _beside(self, side: int, at: int) -> QLabel:
        """The heading of a line (side 0) or of a column (side 1) of squares."""
        draft, group = self._known
        game, name, count = draft.game.name, group.id, len(self._of(group.entries[0]))

        def said() -> str:
            found = words.square(game, name, count)
            return begun(found[side][at]) if found is not None else ""

        made = controls.text(said, "small-muted", wrap=True)
        lower = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        made.setAlignment(lower if side else Qt.AlignmentFlag.AlignVCenter)
        return made

    def _lay_side_by_side(self, grid: QGridLayout) -> None:
        """Entries of one number each: the name stands above its number."""
        across = self._shape[0] + 1
        for at, (entry, name) in enumerate(self._names.items()):
            if at % across == 0:
                self._rows.append([])
            place = (entry, 0)
            self._rows[-1].append(place)
            column = QVBoxLayout()
            grid.addLayout(column, at // across, at % across)
            column.setSpacing(4)
            column.addWidget(name)
            column.addWidget(self.cells[place])
        for at in range(across):
            grid.setColumnStretch(at, 1)

    def _lay_in_rows(self, grid: QGridLayout) -> None:
        """The name of each entry stands before its numbers."""
        draft, _ = self._known
        grid.setColumnMinimumWidth(0, theme.px(NAME))
        line = 0
        for entry, name in self._names.items():
            grid.addWidget(name, line, 0)
            count = len(draft.cells[entry])
            for at in range(count):
                below, across = divmod(at, self._shape[0])
                if across == 0:
                    self._rows.append([])
                place = (entry, at)
                self._rows[-1].append(place)
                grid.addWidget(self.cells[place], line + below, across + 1)
            line += (count - 1) // self._shape[0] + 1
        for across in range(self._shape[0]):
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
                # The word has no room between the two where there are many rows.
                shown = controls.text(str(count), "small-muted")
                speak(
                    shown, lambda it: tip(it, translate("Editions", "{n} fields").format(n=count))
                )
                row.addWidget(shown)
        row.addStretch(1)
        self.lengths[entry] = made
        return made

    def _cell(self, place: type_of_place) -> ValueCell:
        made = self._cell_of(place)
        made.changed.connect(lambda: self.typed.emit(place, made.value))
        made.given_back.connect(lambda: self.given_back.emit(place))
        made.focused.connect(lambda: self.reached.emit(place))
        made.moved.connect(lambda across, down: self._move(place, across, down))
        return made

    def _cell_of(self, place: type_of_place) -> ValueCell:
        draft, group = self._known
        game, name, field = draft.game.name, group.id, draft.field(place)

        def saying() -> str:
            return words.spot(draft, name, place)

        def called(word: str) -> str:
            return words.choice(game, name, field, word)

        match check := draft.check_at(place):
            case Line():
                if draft.can_lack(place):
                    return LineCell(saying, check, str)
                return LineCell(saying, check, lambda: words.row(game, name, place[0]))
            case OneOf():
                return ChoiceCell(saying, check, called)
            case Several():
                return SeveralCell(
                    saying, check, called, lambda word: words.sign(game, name, field, word)
                )
        assert isinstance(check, Whole), "a kind of value that has a cell"
        return NumberCell(saying, check, narrow=bool(field))

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
