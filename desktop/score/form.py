"""The form in the order in which people count at the table; a refusal stands at its field."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout

from desktop.look import controls, frames, theme
from desktop.look.choosing import Choice
from desktop.look.controls import Saying, words_of
from desktop.look.name_field import MOST_LETTERS
from desktop.look.stepper import Field, Stepper
from desktop.look.translate import speak, translate
from desktop.score.counts import Counts, cleared, resettled, resized, type_of_key
from desktop.score.form_head import FormHead
from desktop.score.grid import FIRST, WORDS, Grid
from desktop.score.history import History
from desktop.score.refused import Refused
from engine.games.red_outpost.components import CRYSTALS, DISCS, WORKERS
from engine.rules.game import Game

MOST_VP = 999
AROUND, COLUMN = 40, 92
"""Width beside the columns, and of one with its two buttons."""
NOBODY = -1


class Form(QFrame):
    """Rows of numbers, a column for each person; `changed` with every keystroke."""

    changed = Signal()

    def __init__(self, game: Game, counts: Counts) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._game = game
        self.counts = counts
        self.fields: dict[type_of_key, Stepper] = {}
        self.names: list[QLineEdit] = []
        self._columns: dict[int, list[Stepper]] = {}
        self._history = History()
        self.head = FormHead(game, counts)
        self.people, self.days = self.head.people, self.head.days
        self.people.chosen.connect(lambda n: self._seat(int(n)))
        self.days.chosen.connect(lambda n: self._settle(int(n)))
        self.head.undo.connect(self.undo)
        self.head.clear.connect(self.clear)
        keys = QShortcut(QKeySequence.StandardKey.Undo, self)
        keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        keys.activated.connect(self.undo)
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

    def show_counts(self, counts: Counts) -> None:
        """Show these in place of what was there, which is forgotten."""
        self.counts = counts
        self._history = History()
        self._lay_out()

    def refuse(self, refused: Sequence[Refused]) -> None:
        """Let every refusal stand at its fields."""
        said: dict[type_of_key, str] = {}
        for each in refused:
            said |= dict.fromkeys(each.fields, each.sentence)
        for key, field in self._all_fields().items():
            theme.mark(field, state="wrong" if key in said else "")
            if key in self.fields:
                look = "wrong" if key in said else "most" if key in self._lead else ""
                theme.mark(self.fields[key], state=look)
            field.setAccessibleDescription(said.get(key, "") or self._leading(key))
        fields = self._all_fields()
        self._grid.tell(
            [(fields[each.fields[0]], each.sentence) for each in refused if each.fields]
        )

    def take_focus(self) -> None:
        """The keyboard goes to the first number."""
        self._go_to(self.fields["vp", 0].field)

    def undo(self) -> None:
        """Take the last change back."""
        step = self._history.undo()
        if step is not None:
            step.before.rulings = self.counts.rulings
            self._anew(step.before)
            if step.what in self.fields:
                self._go_to(self.fields[step.what].field)

    def clear(self) -> None:
        """Empty every number; people, days and readings stay."""
        self._history.remember(self.counts)
        self._anew(cleared(self.counts))
        self.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for all the columns the numbers stand alone."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        needed = theme.px(AROUND + WORDS + (self.counts.seats + 1) * COLUMN)
        for stepper in self.fields.values():
            stepper.fold(self.width() < needed)

    # -- rows ----------------------------------------------------------------------

    def _lay_out(self) -> None:
        counts = self.counts
        self.head.show_counts(counts, can_undo=bool(self._history.steps))
        frames.empty(self._body)
        self.fields, self.names, self._columns = {}, [], {}
        self._grid = Grid(counts.seats, moods=counts.days > 0)
        self._body.addLayout(self._grid)
        self._people()
        before = translate("Score", "before the end of {day}").format(day=self._day_name(0))
        after = translate("Score", "after the last day’s end")
        track = translate("Score", "VP on the track")
        self._counted("vp", track, before if counts.days else after, MOST_VP)
        for number in range(counts.days):
            self._day(number)
        if counts.days:
            self._gifts()
        self._grid.line()
        palace = translate("Score", "Crystals in the Palace")
        self._counted("palace", palace, translate("Score", "given during both days"), CRYSTALS)
        in_hand = translate("Score", "Crystals in hand")
        self._counted("crystals", in_hand, translate("Score", "1 VP for every 2"), CRYSTALS)
        self._show_leading()
        self._arrange()

    def _people(self) -> None:
        for seat, name in enumerate(self.counts.names):
            cell = QHBoxLayout()
            cell.setSpacing(6)
            cell.addWidget(controls.seat_mark(self._game.colours[seat], 24))
            field = Field(name)
            field.setMaxLength(MOST_LETTERS)
            field.setMinimumWidth(theme.px(40))
            field.setAccessibleName(
                translate("Score", "Name of player {number}").format(number=seat + 1)
            )
            field.textEdited.connect(lambda text, seat=seat: self._call(seat, text))
            self.names.append(field)
            cell.addWidget(field, 1)
            self._grid.put(cell, seat + FIRST)
        self._grid.end(self.names)

    def _counted(self, kind: str, title: str, note: str, most: int) -> None:
        self._grid.begin(title, note)
        keys: list[type_of_key] = [(kind, seat) for seat in range(self.counts.seats)]
        for seat, key in enumerate(keys):
            self._field(key, seat + FIRST, title, range(most + 1), self._who(seat))
        self._end(keys)

    def _day(self, day: int) -> None:
        self._grid.line()
        words, seats = words_of(self._game.name), self.counts.seats
        when = self._day_name(day)
        title = translate("Score", "End of {day}").format(day=when)
        over = [translate("Score", "Mood"), *[translate("Score", "Discs")] * seats]
        self._grid.head(title, over)
        track = self._game.values()["mood.track"].value
        most = range(DISCS[seats] + 1)
        for worker in WORKERS:
            name = words.name("workers", worker)
            self._grid.begin(name, "")
            mood = translate("Score", "Mood: {worker}, {day}").format(worker=name, day=when)
            told = translate("Score", "Discs: {worker}, {day}").format(worker=name, day=when)
            self._field(("mood", day, worker), 1, mood, track, None, signed=True)
            keys: list[type_of_key] = [("discs", day, worker, seat) for seat in range(seats)]
            for seat, key in enumerate(keys):
                self._field(key, seat + FIRST, told, most, self._who(seat))
            self._end([("mood", day, worker), *keys])

    def _gifts(self) -> None:
        """RO-7.2: one person may have crystals on portraits."""
        title = translate("Score", "Crystals on portraits")
        self._grid.begin(title, translate("Score", "by the Palace’s card"))
        who = Choice()
        who.setAccessibleName(title)
        who.addItem(translate("Score", "Nobody"), NOBODY)
        for seat, name in enumerate(self.counts.names):
            who.addItem(name, seat)
        giver = self.counts.giver
        who.setCurrentIndex(0 if giver is None else giver + 1)
        self.giver = who
        who.activated.connect(lambda _: self._give(who.currentData()))
        self._grid.put(who, 1, self.counts.seats + 1)
        self._grid.end()
        if giver is None:
            return
        for worker in WORKERS:
            name = words_of(self._game.name).name("workers", worker)
            self._grid.begin(name, "")
            told, most = f"{title}: {name}", range(DISCS[self.counts.seats] + 1)
            self._field(("gifts", worker), giver + FIRST, told, most, self._who(giver))
            self._end([("gifts", worker)])

    def _field(
        self,
        key: type_of_key,
        column: int,
        what: str,
        steps: Sequence[int],
        who: Saying | None,
        *,
        signed: bool = False,
    ) -> None:
        def saying() -> str:
            return f"{who()}, {what}" if who is not None else what

        made = Stepper(saying, steps, signed=signed)
        made.show_value(self.counts.values.get(key))
        made.changed.connect(lambda: self._take(key, made.value))
        made.field.entered.connect(lambda: self._down(column, made))
        self.fields[key] = made
        self._columns.setdefault(column, []).append(made)
        self._grid.put(made, column)

    def _end(self, keys: Sequence[type_of_key]) -> None:
        self._grid.end([self.fields[key].field for key in keys])

    def _day_name(self, day: int) -> str:
        return translate("Score", "day {day}").format(day=day + 3 - self.counts.days)

    def _who(self, seat: int) -> Callable[[], str]:
        return lambda: self.counts.names[seat]

    # -- what is seen at the fields ------------------------------------------------

    def _all_fields(self) -> dict[type_of_key, QLineEdit]:
        named: dict[type_of_key, QLineEdit] = {
            ("name", seat): field for seat, field in enumerate(self.names)
        }
        return named | {key: stepper.field for key, stepper in self.fields.items()}

    def _show_leading(self) -> None:
        """Whoever has most discs on a portrait stands out."""
        self._lead = self.counts.leading()
        for key, stepper in self.fields.items():
            if key[0] == "discs":
                theme.mark(stepper, state="most" if key in self._lead else "")
                stepper.field.setAccessibleDescription(self._leading(key))

    def _leading(self, key: type_of_key) -> str:
        return translate("Score", "most discs") if key in self._lead else ""

    def _go_to(self, field: QLineEdit) -> None:
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    # -- what is entered -----------------------------------------------------------

    def _take(self, key: type_of_key, value: int | None) -> None:
        self._history.remember(self.counts, key)
        if value is None:
            self.counts.values.pop(key, None)
        else:
            self.counts.values[key] = value
        self._entered()

    def _call(self, seat: int, name: str) -> None:
        self._history.remember(self.counts, ("name", seat))
        self.counts.names[seat] = name
        self._entered()

    def _entered(self) -> None:
        self._show_leading()
        self.head.allow(self.counts, can_undo=bool(self._history.steps))
        self.changed.emit()

    def _down(self, column: int, here: Stepper) -> None:
        """Enter: the next number below, or the first of the next column."""
        order = [field for at in sorted(self._columns) for field in self._columns[at]]
        after = order[(order.index(here) + 1) % len(order)].field
        after.setFocus(Qt.FocusReason.TabFocusReason)
        after.selectAll()

    def _seat(self, seats: int) -> None:
        if seats == self.counts.seats:
            return
        names = self.counts.names[:seats]
        for seat in range(len(names), seats):
            names.append(words_of(self._game.name).name("colours", self._game.colours[seat]))
        self._history.remember(self.counts)
        self._anew(resized(self.counts, names))

    def _settle(self, days: int) -> None:
        if days != self.counts.days:
            self._history.remember(self.counts)
            self._anew(resettled(self.counts, days))

    def _give(self, seat: int) -> None:
        self._history.remember(self.counts)
        self.counts.giver = None if seat == NOBODY else seat
        self._anew(self.counts)
        self.giver.setFocus(Qt.FocusReason.OtherFocusReason)

    def _anew(self, counts: Counts) -> None:
        self.counts = counts
        self._lay_out()
        self.changed.emit()
