"""The form in the order in which people count at the table; a refusal stands at its field."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from desktop.look import controls, frames, theme
from desktop.look.controls import Choice, Saying, Segment, Segments, words_of
from desktop.look.translate import speak, translate
from desktop.score.counts import Counts, resized, type_of_key
from desktop.score.stepper import Stepper
from desktop.set_up.name_field import MOST_LETTERS
from engine.game import Game
from engine.games.red_outpost.components import CRYSTALS, DISCS, WORKERS

MOST_VP = 999
WORDS = 164
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
        self._notes: dict[QLineEdit, QLabel] = {}
        self._columns: dict[int, list[Stepper]] = {}
        self._column = QVBoxLayout(self)
        self._column.setSpacing(10)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 14, 20, 16)))
        )
        self._column.addLayout(self._head())
        self._body = QVBoxLayout()
        self._body.setSpacing(10)
        self._column.addLayout(self._body)
        self._column.addStretch(1)
        speak(self, lambda it: it.show_counts(it.counts))

    def show_counts(self, counts: Counts) -> None:
        """Show these in place of what was there."""
        self.counts = counts
        self.people.choose(str(counts.seats))
        self.days.choose(str(counts.days))
        frames.empty(self._body)
        self.fields, self.names, self._notes, self._columns = {}, [], {}, {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(6)
        self._body.addLayout(self._grid)
        self._row = 0
        self._people()
        day = self._day_name(0) if counts.days else ""
        before = translate("Score", "before the end of {day}").format(day=day)
        after = translate("Score", "after the last day’s end")
        self._counted(
            "vp", translate("Score", "VP on the track"), before if day else after, MOST_VP
        )
        for number in range(counts.days):
            self._day(number)
        if counts.days:
            self._gifts()
        self._line()
        palace = translate("Score", "Crystals in the Palace")
        self._counted("palace", palace, translate("Score", "given during both days"), CRYSTALS)
        in_hand = translate("Score", "Crystals in hand")
        self._counted("crystals", in_hand, translate("Score", "1 VP for every 2"), CRYSTALS)
        for column in range(counts.seats):
            self._grid.setColumnStretch(column + 2, 1)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, int(counts.days > 0))
        self._grid.setColumnMinimumWidth(0, theme.px(WORDS))

    def refuse(self, path: Sequence[str], sentence: str) -> None:
        """Let a refusal stand at its field; without a sentence nothing is wrong."""
        told = False
        fields = {("name", seat): field for seat, field in enumerate(self.names)} | {
            key: stepper.field for key, stepper in self.fields.items()
        }
        for note in set(self._notes.values()):
            note.hide()
        for key, field in fields.items():
            wrong = bool(sentence and path) and set(path) <= self.counts.parts(key)
            theme.mark(field, state="wrong" if wrong else "")
            field.setAccessibleDescription(sentence if wrong else "")
            if wrong and not told:
                told = True
                self._notes[field].setText(sentence)
                self._notes[field].show()

    def take_focus(self) -> None:
        """The keyboard goes to the first number."""
        self.fields["vp", 0].field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fields["vp", 0].field.selectAll()

    # -- rows ----------------------------------------------------------------------

    def _head(self) -> QVBoxLayout:
        made = QVBoxLayout()
        made.setSpacing(10)
        made.addWidget(controls.text(lambda: translate("Score", "On the table"), "title"))
        row = QHBoxLayout()
        row.setSpacing(12)
        seats = [Segment(str(n), lambda n=n: str(n)) for n in self._game.seats]  # type: ignore[misc]
        people = Segments(seats, str(self.counts.seats))
        speak(people, lambda it: it.setAccessibleName(translate("Score", "Number of players")))
        people.chosen.connect(lambda n: self._seat(int(n)))
        row.addWidget(controls.text(lambda: translate("Score", "Players")))
        row.addWidget(people)
        self.people = people
        row.addStretch(1)
        days = Segments(
            [
                Segment("0", lambda: translate("Score", "Only totals")),
                Segment("1", lambda: translate("Score", "Last day")),
                Segment("2", lambda: translate("Score", "Both days")),
            ],
            str(self.counts.days),
        )
        speak(days, lambda it: it.setAccessibleName(translate("Score", "Days’ ends to settle")))
        days.chosen.connect(lambda n: self._settle(int(n)))
        row.addWidget(days)
        self.days = days
        made.addLayout(row)
        return made

    def _people(self) -> None:
        for seat, name in enumerate(self.counts.names):
            cell = QHBoxLayout()
            cell.setSpacing(6)
            cell.addWidget(controls.seat_mark(self._game.colours[seat], 24))
            field = QLineEdit(name)
            field.setMaxLength(MOST_LETTERS)
            field.setMinimumWidth(theme.px(40))
            field.setAccessibleName(
                translate("Score", "Name of player {number}").format(number=seat + 1)
            )
            field.textEdited.connect(lambda text, seat=seat: self._call(seat, text))
            self.names.append(field)
            cell.addWidget(field, 1)
            self._grid.addLayout(cell, self._row, seat + 2)
        self._end_row(self.names)

    def _counted(self, kind: str, title: str, note: str, most: int) -> None:
        self._title(title, note)
        for seat in range(self.counts.seats):
            self._field((kind, seat), seat + 2, title, range(most + 1), self._who(seat))
        self._end_row([self.fields[kind, seat].field for seat in range(self.counts.seats)])

    def _day(self, day: int) -> None:
        self._line()
        words, seats = words_of(self._game.name), self.counts.seats
        title = translate("Score", "End of {day}").format(day=self._day_name(day))
        self._grid.addWidget(controls.text(title, "strong"), self._row, 0)
        self._head_of(translate("Score", "Mood"), 1)
        for seat in range(seats):
            self._head_of(translate("Score", "Discs"), seat + 2)
        self._row += 1
        track = self._game.values()["mood.track"].value
        for worker in WORKERS:
            name = words.name("workers", worker)
            self._title(name, "")
            mood = translate("Score", "Mood: {worker}, {day}").format(
                worker=name, day=self._day_name(day)
            )
            told = translate("Score", "Discs: {worker}, {day}").format(
                worker=name, day=self._day_name(day)
            )
            self._field(("mood", day, worker), 1, mood, track, None, signed=True)
            for seat in range(seats):
                most = range(DISCS[seats] + 1)
                self._field(("discs", day, worker, seat), seat + 2, told, most, self._who(seat))
            keys: list[type_of_key] = [("discs", day, worker, seat) for seat in range(seats)]
            self._end_row([self.fields[key].field for key in [("mood", day, worker), *keys]])

    def _gifts(self) -> None:
        """RO-7.2: one person may have crystals on portraits."""
        title = translate("Score", "Crystals on portraits")
        self._title(title, translate("Score", "by the Palace’s card"))
        who = Choice()
        who.setAccessibleName(title)
        who.addItem(translate("Score", "Nobody"), NOBODY)
        for seat, name in enumerate(self.counts.names):
            who.addItem(name, seat)
        who.setCurrentIndex(0 if self.counts.giver is None else self.counts.giver + 1)
        self.giver = who
        who.activated.connect(lambda _: self._give(who.currentData()))
        self._grid.addWidget(who, self._row, 1, 1, self.counts.seats + 1)
        self._row += 1
        giver = self.counts.giver
        if giver is None:
            return
        for worker in WORKERS:
            name = words_of(self._game.name).name("workers", worker)
            self._title(name, "")
            told = f"{title}: {name}"
            most = range(DISCS[self.counts.seats] + 1)
            self._field(("gifts", worker), giver + 2, told, most, self._who(giver))
            self._end_row([self.fields["gifts", worker].field])

    # -- parts of a row ------------------------------------------------------------

    def _title(self, title: str, note: str) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(controls.text(title, "strong" if note else "", wrap=True))
        if note:
            names.addWidget(controls.text(note, "small-muted", wrap=True))
        names.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._grid.addLayout(names, self._row, 0)

    def _head_of(self, text: str, column: int) -> None:
        label = controls.text(text, "small-muted")
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
        self._grid.addWidget(label, self._row, column)

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
        self._grid.addWidget(made, self._row, column, Qt.AlignmentFlag.AlignVCenter)

    def _end_row(self, fields: Sequence[QLineEdit]) -> None:
        """Below a row there is room for what is wrong in it."""
        note = controls.text("", "danger", wrap=True)
        note.hide()
        self._grid.addWidget(note, self._row + 1, 0, 1, self.counts.seats + 2)
        self._notes.update(dict.fromkeys(fields, note))
        self._row += 2

    def _line(self) -> None:
        self._grid.addWidget(controls.line(), self._row, 0, 1, self.counts.seats + 2)
        self._row += 1

    def _day_name(self, day: int) -> str:
        return translate("Score", "day {day}").format(day=day + 3 - self.counts.days)

    def _who(self, seat: int) -> Callable[[], str]:
        return lambda: self.counts.names[seat]

    # -- what is entered -----------------------------------------------------------

    def _take(self, key: type_of_key, value: int | None) -> None:
        if value is None:
            self.counts.values.pop(key, None)
        else:
            self.counts.values[key] = value
        self.changed.emit()

    def _call(self, seat: int, name: str) -> None:
        self.counts.names[seat] = name
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
        self._anew(resized(self.counts, names))

    def _settle(self, days: int) -> None:
        if days == self.counts.days:
            return
        # The last day stays the last one.
        move = days - self.counts.days
        moved: dict[type_of_key, int] = {}
        for key, value in self.counts.values.items():
            if key[0] in ("mood", "discs"):
                if (day := int(key[1]) + move) < 0:
                    continue
                key = (key[0], day, *key[2:])
            moved[key] = value
        self.counts.values, self.counts.days = moved, days
        self._anew(self.counts)

    def _give(self, seat: int) -> None:
        self.counts.giver = None if seat == NOBODY else seat
        self._anew(self.counts)
        self.giver.setFocus(Qt.FocusReason.OtherFocusReason)

    def _anew(self, counts: Counts) -> None:
        self.show_counts(counts)
        self.changed.emit()
