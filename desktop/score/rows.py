"""The form on the page: rows in the order in which people count; a refusal stands at its field."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLineEdit, QVBoxLayout

from desktop.boards.contract import ScoreForm
from desktop.look import controls, frames, theme
from desktop.look.choosing import Choice
from desktop.look.controls import words_of
from desktop.look.shortcuts import shortcut
from desktop.look.stepper import Stepper
from desktop.look.translate import speak, translate, watch
from desktop.score.at_once import show_at_once
from desktop.score.changes import Changes
from desktop.score.column_name import ColumnName
from desktop.score.form import Count, Group, Row
from desktop.score.grid import FIRST, WORDS, Grid
from desktop.score.head import Head
from desktop.score.refusals import Refused
from desktop.score.settlement import seat_colours
from engine.rules.form import put, type_of_field, value
from engine.rules.game import Game

AROUND, COLUMN, NAME, MARK = 40, 92, 84, 30
"""Width beside the columns, of one with its two buttons, of one with a name, and of a seat's mark."""
NOBODY = -1


class Rows(QFrame):
    """Rows of numbers, a column for each person; `changed` with every keystroke."""

    changed = Signal()
    cleared = Signal()

    def __init__(self, game: Game, form: ScoreForm) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._game = game
        self.form = form
        self.fields: dict[type_of_field, Stepper] = {}
        self.names: list[ColumnName] = []
        self.whose: dict[type_of_field, Choice] = {}
        self._people_cells: list[QBoxLayout] = []
        self._columns: dict[int, list[Stepper]] = {}
        self._standing_out: dict[type_of_field, str] = {}
        self._unread: dict[type_of_field, str] = {}
        """What was typed and is no whole number, for whoever brings its field back."""
        self._changes = Changes()
        self.head = Head(game, form)
        self.head.people.chosen.connect(lambda seats: self._seat(int(seats)))
        if self.head.span is not None:
            self.head.span.chosen.connect(self._take_span)
        self.head.undo.connect(self.undo)
        self.head.clear.connect(self.clear)
        shortcut(self, "Ctrl+Z", self.undo)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 14, 20, 16)))
        )
        column.addLayout(self.head)
        self._body = QVBoxLayout()
        column.addLayout(self._body)
        column.addStretch(1)
        frames.shrinking(self)
        speak(self, lambda it: it._lay_out())

    @property
    def room(self) -> int:
        """Width in which all names can be read."""
        return AROUND + WORDS + len(self.names) * NAME

    def show_form(self, form: ScoreForm, back: Callable[[], object]) -> None:
        """Show that of another sheet; undo brings what was there, and `back` what belongs to it."""
        self._changes.leave(self.form, back)
        self.form = form
        self._forget_unread()
        self._lay_out()

    def count_anew(self) -> None:
        """Show the same form by the values that it is counted with now."""
        self._lay_out()

    def unread(self) -> list[Refused]:
        """What was typed and is no whole number."""
        return [
            Refused(stepper.refusal, (key,), is_short=True)
            for key, stepper in self.fields.items()
            if stepper.unread
        ]

    def refuse(self, refused: Sequence[Refused]) -> None:
        """Let every refusal stand at its fields."""
        said: dict[type_of_field, str] = {}
        for each in refused:
            said |= dict.fromkeys(each.fields, each.sentence)
        fields = self._all_fields()
        for key, field in fields.items():
            theme.mark(field, state="wrong" if key in said else "")
            if key in self.fields:
                look = "wrong" if key in said else "most" if key in self._standing_out else ""
                theme.mark(self.fields[key], state=look)
            field.setAccessibleDescription(said.get(key) or self._standing_out.get(key, ""))
        self._grid.tell(
            [
                (fields[place], each.sentence)
                for each in refused
                if (place := next((key for key in each.fields if key in fields), None))
            ]
        )

    def in_full(self, refused: Refused) -> str:
        """A refusal for who does not see its field: whose it is and what it counts."""
        if not refused.is_short:
            return refused.sentence
        return f"{self._all_fields()[refused.fields[0]].accessibleName()}: {refused.sentence}"

    def take_focus(self) -> None:
        """The keyboard goes to the first number."""
        self._go_to(next(iter(self.fields.values())).field)

    def undo(self) -> None:
        """Take the last change back; readings and values stay, but for those of another sheet."""
        step = self._changes.undo()
        if step is not None:
            if step.back is None:
                step.before.counted.rulings = self.form.counted.rulings
                step.before.counted.edition = self.form.counted.edition
            self.form = step.before
            if step.back is not None:
                self._forget_unread()
                step.back()
            if step.what is not None:
                self._show_again(step.what)
                return
            self._anew()
            if self.hasFocus():
                self.take_focus()

    def clear(self) -> None:
        """Empty every number; people and readings stay."""
        self._changes.remember(self.form)
        self.form.clear()
        self._forget_unread()
        self._anew()
        self.cleared.emit()
        self.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for all the columns numbers and names stand alone."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        inside = self.width() - theme.px(AROUND)
        is_narrow = inside - theme.px(WORDS) < (len(self.names) + 1) * theme.px(COLUMN)
        for stepper in self.fields.values():
            stepper.fold(is_narrow)
        beside = self._grid.column(inside) - theme.px(MARK)
        is_below = is_narrow or any(name.wide > beside for name in self.names)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        for cell, name in zip(self._people_cells, self.names, strict=True):
            cell.setDirection(down if is_below else across)
            theme.mark(name, narrow="true" if is_below else "")

    # -- rows ----------------------------------------------------------------------

    def _lay_out(self) -> None:
        groups = self.form.groups()
        if any(it.hasFocus() for it in (*self._all_fields().values(), *self.whose.values())):
            # Else the keyboard runs on to whatever comes next, and the page after it.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._unread |= {key: it.unread for key, it in self.fields.items() if it.unread}
        frames.empty(self._body)
        self.fields, self.names, self.whose, self._columns = {}, [], {}, {}
        self._people_cells = []
        counts = [count for group in groups for row in group.rows for count in row.counts]
        self._grid = Grid(
            len(self.form.counted.names), common=any(count.seat is None for count in counts)
        )
        self._body.addLayout(self._grid)
        self._people()
        for index, group in enumerate(groups):
            if index:
                self._grid.line()
            self._group(group)
        for key in self._unread.keys() & self.fields.keys():
            self.fields[key].field.setText(self._unread.pop(key))
        self._tell_head()
        self._show_standing_out()
        self._arrange()
        show_at_once(self)

    def _people(self) -> None:
        for seat, name in enumerate(self.form.counted.names):
            cell = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            cell.setSpacing(6)
            mark = controls.seat_mark(seat_colours(self._game, self.form)[seat], 24)
            cell.addWidget(mark, 0, Qt.AlignmentFlag.AlignHCenter)
            field = ColumnName(name)
            field.setAccessibleName(
                translate("Score", "Name of seat {number}").format(number=seat + 1)
            )
            field.textEdited.connect(lambda text, seat=seat: self._call(seat, text))
            field.editingFinished.connect(self._arrange)
            field.returnPressed.connect(lambda seat=seat: self._after_name(seat))
            self.names.append(field)
            cell.addWidget(field, 1)
            self._people_cells.append(cell)
            self._grid.put(cell, seat + FIRST)
        self._grid.end(self.names)

    def _group(self, group: Group) -> None:
        if group.title:
            self._grid.head(group.title, group.over)
        for row in group.rows:
            self._grid.begin(row.title, row.note)
            for count in row.counts:
                self._count(count)
            if row.whose is not None:
                self._grid.put(self._choice(row, row.whose), 1, len(self.names) + 1)
            self._grid.end([self.fields[count.field].field for count in row.counts])

    def _count(self, count: Count) -> None:
        column = FIRST - 1 if count.seat is None else FIRST + count.seat

        def saying() -> str:
            who = "" if count.seat is None else self.form.counted.names[count.seat]
            return f"{who}, {count.what}" if who else count.what

        made = Stepper(saying, count.steps, signed=count.signed)
        made.show_value(value(self.form.counted, count.field))
        made.changed.connect(lambda: self._take(count.field, made.value))
        made.field.entered.connect(lambda: self._down(made))
        self.fields[count.field] = made
        self._columns.setdefault(column, []).append(made)
        self._grid.put(made, column)

    def _choice(self, row: Row, field: type_of_field) -> Choice:
        made = Choice()
        made.setAccessibleName(row.title)
        made.addItem(translate("Score", "Nobody"), NOBODY)
        for seat, name in enumerate(self.form.counted.names):
            made.addItem(name, seat)
        chosen = value(self.form.counted, field)
        made.setCurrentIndex(0 if chosen is None else chosen + 1)
        made.activated.connect(lambda _: self._choose(field, made.currentData()))
        self.whose[field] = made
        return made

    # -- what is seen at the fields ------------------------------------------------

    def _all_fields(self) -> dict[type_of_field, QLineEdit]:
        named: dict[type_of_field, QLineEdit] = {
            ("names", seat): field for seat, field in enumerate(self.names)
        }
        return named | {key: stepper.field for key, stepper in self.fields.items()}

    def _show_standing_out(self) -> None:
        """Whoever has most of something stands out."""
        before, self._standing_out = self._standing_out, self.form.standing_out()
        for key in {*before, *self._standing_out} & self.fields.keys():
            stepper = self.fields[key]
            theme.mark(stepper, state="most" if key in self._standing_out else "")
            stepper.field.setAccessibleDescription(self._standing_out.get(key, ""))

    def _tell_head(self) -> None:
        is_empty = all(stepper.value is None for stepper in self.fields.values())
        self.head.show_form(self.form, is_empty=is_empty, can_undo=bool(self._changes.steps))

    def _go_to(self, field: QLineEdit) -> None:
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()
        # It has its place once the page is laid out.
        QTimer.singleShot(0, field, lambda: frames.bring_into_view(field))

    # -- what is entered -----------------------------------------------------------

    def _take(self, field: type_of_field, number: int | None) -> None:
        self._changes.remember(self.form, field)
        put(self.form.counted, field, number)
        self._entered()

    def _call(self, seat: int, name: str) -> None:
        self._changes.remember(self.form, ("names", seat))
        self.form.counted.names[seat] = name
        self._call_fields(seat)
        self._entered()

    def _call_fields(self, seat: int) -> None:
        """What is called after somebody follows the name."""
        for stepper in self._columns.get(FIRST + seat, ()):
            for part in (stepper.field, stepper.less, stepper.more):
                watch.again(part)
        for choice in self.whose.values():
            choice.setItemText(seat + 1, self.form.counted.names[seat])

    def _entered(self) -> None:
        self._show_standing_out()
        self._tell_head()
        self.changed.emit()

    def _down(self, here: Stepper) -> None:
        """Enter: the next number below, or the first of the next column."""
        order = [field for at in sorted(self._columns) for field in self._columns[at]]
        after = order[(order.index(here) + 1) % len(order)].field
        after.setFocus(Qt.FocusReason.TabFocusReason)
        after.selectAll()
        frames.bring_into_view(after)

    def _after_name(self, seat: int) -> None:
        """Enter: the next name, as at the set-up, or the first number."""
        if seat + 1 < len(self.names):
            self._go_to(self.names[seat + 1])
        else:
            self.take_focus()

    def _seat(self, seats: int) -> None:
        names = self.form.counted.names[:seats]
        if seats == len(self.form.counted.names):
            return
        for colour in seat_colours(self._game, self.form)[len(names) : seats]:
            names.append(words_of(self._game.name).name("colours", colour))
        self._changes.remember(self.form)
        self.form.seat(names)
        self._anew()

    def _take_span(self, key: str) -> None:
        span = self.form.span()
        if span is not None and key != span.chosen:
            self._changes.remember(self.form)
            self.form.take_span(key)
            self._anew()

    def _choose(self, field: type_of_field, seat: int) -> None:
        self._changes.remember(self.form)
        put(self.form.counted, field, None if seat == NOBODY else seat)
        self._anew()
        self.whose[field].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_again(self, what: type_of_field) -> None:
        """What one field held before: the fields stay, and with them the keyboard for the next step."""
        field = self._all_fields()[what]
        if what in self.fields:
            self.fields[what].show_value(value(self.form.counted, what))
        else:
            field.setText(value(self.form.counted, what))
            self._call_fields(int(what[-1]))
        self._entered()
        self._go_to(field)

    def _forget_unread(self) -> None:
        self._unread = {}
        for stepper in self.fields.values():
            stepper.show_value(stepper.value)

    def _anew(self) -> None:
        self._lay_out()
        self.changed.emit()
