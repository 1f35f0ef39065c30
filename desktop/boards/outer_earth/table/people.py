"""The people: company, VP, hand, action points and what each has, in rows that never change places."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.holdings import Holdings
from desktop.boards.outer_earth.table.points import Points
from desktop.look.names import tip
from desktop.look.text_fit import write
from desktop.look.translate import translate
from desktop.table.letters import LEAST
from desktop.table.panels.seat_rows import SeatRow, SeatRows
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.outer_earth.facts.kinds import MOST_VP
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import AtTable
from engine.rules.facts import MOST

WHO = 190
"""Design pixels for mark, name and company."""
MARK, GAP = 32, 8
"""A seat's mark, and what lies between it, the name and what stands behind that."""
TARGET = 52
COUNT = 188
"""The width of a number with − and +: the same in all rows."""


class People(SeatRows["PersonRow"]):
    """The rows of the people."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        seats = range(len(telling.voice.people))
        super().__init__(telling.measure, [PersonRow(telling, seat) for seat in seats], 8)

    def mark_cost(self, cost: int) -> None:
        """Show with whose turn it is what the action under the mouse costs."""
        at_turn = self.rows[0].at_turn
        for row in self.rows:
            row.points.mark(cost if row.seat == at_turn else 0)


class PersonRow(SeatRow):
    """One person: name and company, VP and hand with − and +, and what lies there."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__(seat)
        self._telling = telling
        measure = telling.measure
        self.name, self.company, self._mark, self._token = QLabel(), QLabel(), QLabel(), QLabel()
        for label in (self.name, self.company, self._token):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.influence = QLabel()
        self.influence.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.company, self.influence):
            label.setProperty("role", "muted")
        self._token.setProperty("role", "warning")
        self.points = Points(measure)
        self.vp = NumberField(
            measure, range(MOST_VP + 1), role="table.large", target=TARGET, begin=0
        )
        self.hand = NumberField(
            measure, range(MOST + 1), role="table.large", target=TARGET, begin=0
        )
        for field, fact in ((self.vp, "vp"), (self.hand, "hand")):
            field.setObjectName(f"{fact}_{seat + 1}")
            field.wanted.connect(
                lambda number, fact=fact: telling.tell(fact, self.seat + 1, number)
            )
        self.holdings = Holdings(telling, seat)
        self._lay_out()

    def _lay_out(self) -> None:
        measure = self._telling.measure
        head = QHBoxLayout()
        for part in (self._mark, self.name, self._token):
            head.addWidget(part, part is self.name)
        self._who = QWidget()
        who = QVBoxLayout(self._who)
        who.addStretch(1)
        who.addLayout(head)
        who.addWidget(self.company)
        line = QHBoxLayout()
        line.addWidget(self.influence)
        line.addWidget(self.points, 1)
        who.addLayout(line)
        who.addStretch(1)
        row = QHBoxLayout(self)
        row.addWidget(self._who)
        row.addWidget(self.vp)
        row.addWidget(self.hand)
        row.addWidget(self.holdings, 1)
        colour = self._telling.voice.colours[self.seat]

        def fit(it: PersonRow) -> None:
            px = measure.px
            row.setContentsMargins(px(14), px(2), px(12), px(2))
            row.setSpacing(px(12))
            who.setContentsMargins(0, 0, 0, 0)
            who.setSpacing(px(1))
            line.setSpacing(px(8))
            it._who.setFixedWidth(px(WHO))
            it.influence.setFont(measure.font("table.floor"))
            head.setSpacing(px(GAP))
            for field in (it.vp, it.hand):
                field.setFixedWidth(px(COUNT))
            it._mark.setPixmap(measure.seat_mark(colour, MARK))
            it._token.setFont(measure.font("table.floor"))
            it.setMinimumHeight(px(86))
            it.setMaximumHeight(px(130))
            it._fit_words()

        measure.dress(self, fit)

    @property
    def at_turn(self) -> int:
        """Whose turn it is."""
        return self._telling.state.at_turn

    def take_focus(self) -> None:
        """To the VP."""
        self.vp.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fit_words(self) -> None:
        """Name and company in the largest letters that have room."""
        px, font = self._telling.measure.px, self._telling.measure.font
        name = self._telling.voice.people[self.seat]
        room = px(WHO) - px(MARK) - px(GAP)
        if self._token.text():
            room -= self._token.sizeHint().width() + px(GAP)
        write(self.name, font("table.body"), name, room, LEAST)
        write(self.company, font("table.floor"), self._company(), px(WHO), LEAST)

    def _company(self) -> str:
        state, seat = self._telling.state, self.seat
        number = state.company[seat]
        if number == NOTHING:
            return translate("EarthTable", "company not entered")
        return names.company(self._telling.voice.words, number)

    def _influence(self) -> str:
        """OE-2.4: by it they bid in turn, and ties are broken."""
        state, seat = self._telling.state, self.seat
        if state.company[seat] == NOTHING:
            return ""
        influence = str(state.influence(seat)) if state.knows_influence(seat) else "?"
        return translate("EarthTable", "influence {influence}").format(influence=influence)

    def show_table(self) -> None:
        """Tell what this person has, and whether they are at turn."""
        state, voice, seat = self._telling.state, self._telling.voice, self.seat
        name = voice.people[seat]
        is_now = state.at_turn == seat
        begins = state.round > 0 and state.start == seat
        self._token.setText(translate("EarthTable", "begins") if begins else "")
        self.call(name, is_now=is_now)
        self._fit_words()
        tip(self.name, name)
        tip(self.company, self._company())
        self.influence.setText(self._influence())
        self.points.show_points(state.ap if is_now and state.knows_points(seat) else 0)
        vp = voice.words.at("game", "vp")
        known = state.is_known(f"vp.{seat + 1}")
        self.vp.tell(state.vp[seat] if known else None, f"{name}, {vp}", vp)
        cards = translate("EarthTable", "in hand")
        self.hand.tell(state.hand_count(seat), f"{name}, {cards}", cards)
        self.holdings.show_table()
