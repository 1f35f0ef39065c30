"""The people: order, VP, face value, and what a colony can do, in rows that never change places."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.boards.outpost.table.colony import Colony
from desktop.look.names import tip
from desktop.look.text_fit import write
from desktop.look.translate import translate
from desktop.table.letters import LEAST, label
from desktop.table.panels.seat_rows import SeatRow, SeatRows
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.outpost.facts.kinds import MOST_FACE, MOST_VP
from engine.games.outpost.table import FULL, AtTable

WHO = 176
"""Design pixels for mark and name."""
TARGET, LOW, MANY = 56, 44, 6
"""How large − and + are, and how large where more than so many people sit at the table."""
HIGH, BETWEEN = 84, 4
"""How high a row becomes, and what lies between two."""
COUNTS = 190, 204
"""The widths of VP and of face values, which have three digits, with − and +: the same in all rows."""
FACE_STEP = 5
"""Face values are sums of minimum bids, which are multiples of this."""


class People(QWidget):
    """The rows of the people below what is counted; `wanted` says whose colony is to be told of."""

    wanted = Signal(int)

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._telling = telling
        measure, seats = telling.measure, range(len(telling.voice.people))
        self.all = SeatRows(measure, [PersonRow(telling, seat) for seat in seats], BETWEEN)
        self.rows, self.keys = self.all.rows, self.all.keys
        self.heads = [label(measure, 16, 500, "muted") for _ in range(2)]
        self._head, self._who, self._colony = QWidget(), QWidget(), QWidget()
        head = QHBoxLayout(self._head)
        head.addWidget(self._who)
        head.addStretch(1)
        for it in self.heads:
            it.setAlignment(Qt.AlignmentFlag.AlignCenter)
            head.addWidget(it)
        head.addWidget(self._colony, 100)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._head)
        column.addWidget(self.all, 1)
        column.addStretch(0)
        for row in self.rows:
            row.wanted.connect(self.wanted)

        def fit(it: People) -> None:
            column.setSpacing(0)
            # As in the rows.
            head.setContentsMargins(measure.px(10), 0, measure.px(8), 0)
            head.setSpacing(measure.px(10))
            it._who.setFixedWidth(measure.px(WHO))
            # Few rows stay together.
            it.all.setMaximumHeight(len(it.rows) * measure.px(HIGH + BETWEEN))
            for each, wide in zip(it.heads, COUNTS, strict=True):
                each.setFixedWidth(measure.px(wide))

        measure.dress(self, fit)

    def show_table(self) -> None:
        """Tell what is counted, and every row."""
        state, voice = self._telling.state, self._telling.voice
        vp, face = self.heads
        vp.setText(voice.words.at("game", "vp"))
        face.setText(translate("OutpostTable", "Face value"))
        self.all.show_table()
        for it, fields in (
            (vp, [row.vp for row in self.rows]),
            (face, [row.face for row in self.rows]),
        ):
            it.setVisible(any(not field.isHidden() for field in fields))
        self._head.setVisible(not vp.isHidden())
        self._colony.setVisible(state.extent == FULL)

    def settle(self) -> None:
        """Tell what somebody has typed, before anything else is told."""
        for row in self.rows:
            row.vp.settle()
            row.face.settle()


class PersonRow(SeatRow):
    """One person: place in the order and name, VP and face value; or what the colony can do."""

    wanted = Signal(int)

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__(seat)
        self._telling = telling
        measure = telling.measure
        self.name, self._mark, self.place = QLabel(), QLabel(), QLabel()
        for text in (self.name, self.place):
            text.setTextFormat(Qt.TextFormat.PlainText)
        self.place.setProperty("role", "muted")
        target = TARGET if len(telling.voice.people) <= MANY else LOW
        self.vp, self.face = (
            NumberField(
                measure,
                range(most + 1),
                role="table.large",
                target=target,
                begin=0,
                by=by,
                as_whole=True,
            )
            for most, by in ((MOST_VP, 1), (MOST_FACE, FACE_STEP))
        )
        for field, fact in ((self.vp, "vp"), (self.face, "face")):
            field.setObjectName(f"{fact}_{seat + 1}")
            field.wanted.connect(
                lambda number, fact=fact: telling.tell(fact, self.seat + 1, number)
            )
        self.colony = Colony(telling, seat)
        self.colony.pressed.connect(lambda: self.wanted.emit(self.seat))
        self._lay_out()

    def _lay_out(self) -> None:
        measure = self._telling.measure
        self._who = QWidget()
        who = QHBoxLayout(self._who)
        who.addWidget(self.place)
        who.addWidget(self._mark)
        who.addWidget(self.name, 1)
        row = QHBoxLayout(self)
        row.addWidget(self._who)
        row.addStretch(1)
        row.addWidget(self.vp)
        row.addWidget(self.face)
        row.addWidget(self.colony, 100)
        colour = self._telling.voice.colours[self.seat]

        def fit(it: PersonRow) -> None:
            px = measure.px
            row.setContentsMargins(px(10), px(1), px(8), px(1))
            row.setSpacing(px(10))
            who.setContentsMargins(0, 0, 0, 0)
            who.setSpacing(px(8))
            it._who.setFixedWidth(px(WHO))
            it.place.setFont(measure.font("table.floor"))
            it.place.setFixedWidth(px(22))
            for field, wide in zip((it.vp, it.face), COUNTS, strict=True):
                field.setFixedWidth(px(wide))
            it._mark.setPixmap(measure.seat_mark(colour, 30))
            it.setMinimumHeight(px(LOW + 4))
            it.setMaximumHeight(px(HIGH))
            it._fit_words()

        measure.dress(self, fit)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The whole line is meant by the words beside it, so the name opens the colony too."""
        if event.button() == Qt.MouseButton.LeftButton and not self.colony.isHidden():
            self.colony.click()

    def take_focus(self) -> None:
        """To the VP, or to the colony."""
        first = self.vp if self.vp.isVisible() else self.colony
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fit_words(self) -> None:
        measure = self._telling.measure
        name = self._telling.voice.people[self.seat]
        write(self.name, measure.font("table.body"), name, measure.px(WHO - 76), LEAST)

    def show_table(self) -> None:
        """Tell what this person has."""
        state, voice, seat = self._telling.state, self._telling.voice, self.seat
        name = voice.people[seat]
        self.call(name, is_now=False)
        self._fit_words()
        tip(self.name, name)
        knows_order = state.turn > 0 and state.is_known("order") and seat in state.order
        place = state.order.index(seat) + 1 if knows_order else 0
        self.place.setText(f"{place}." if place else "")
        said = translate("OutpostTable", "Place {place} in the player order")
        self.place.setAccessibleName(said.format(place=place) if place else "")
        is_counted = state.extent == FULL and state.knows_colony(seat)
        is_full = state.extent == FULL
        for field, kind, unit, number in (
            (self.vp, "vp", voice.words.at("game", "vp"), state.vp[seat]),
            (self.face, "face", translate("OutpostTable", "Face value"), state.faces[seat]),
        ):
            field.setVisible(not is_counted and not (is_full and kind == "face"))
            known = state.is_known(f"{kind}.{seat + 1}")
            field.tell(number if known else None, f"{name}, {unit}")
        self.colony.setVisible(is_full)
        self.colony.show_table()
