"""The people: VP, crystals, wheel, and what is produced, in rows that never change places."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.red_outpost.table.good_choice import WhichGood
from desktop.boards.red_outpost.table.person_count import PersonCount
from desktop.boards.red_outpost.table.production import of_camp, why_not_produced
from desktop.boards.red_outpost.table.wheel import Wheel
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import narrower, write
from desktop.look.translate import translate
from desktop.table.panels.counter import UNKNOWN
from desktop.table.panels.seat_rows import SeatRow, SeatRows
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, PRIMARY, TouchButton
from desktop.table.zone import Zone
from engine.games.red_outpost.components import GOODS, LABOR_CAMP
from engine.games.red_outpost.places import MADE, MOST_AT_ONCE
from engine.games.red_outpost.production import rewards
from engine.games.red_outpost.scoring import REWARD_VP
from engine.games.red_outpost.table import AtTable

WHO = 124
"""Design pixels for mark and name."""
AT_ONCE = range(1, MOST_AT_ONCE + 1)
"""Cubes that are produced at once."""
OF_CAMP = len(MADE[LABOR_CAMP])
"""So many at once come from the Labor Camp alone."""


class People(SeatRows["PersonRow"]):
    """The rows of the people; one of them alone asks for a good."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable]) -> None:
        seats = range(len(telling.voice.people))
        rows = [PersonRow(telling, seat) for seat in seats]
        super().__init__(telling.measure, rows, 12 if len(rows) < 4 else 8)
        self._telling = telling
        for row in rows:
            row.refused.connect(self.refused)
            row.opened.connect(self._close_others)

    def produce(self, cubes: int) -> None:
        """The person at turn produced so many cubes, of whatever good."""
        state = self._telling.state
        seat = state.at_turn
        if seat >= 0:
            self.rows[seat].produce(cubes)

    def escape(self) -> bool:
        """Ask no row for a good any more; whether one did."""
        open_rows = [row for row in self.rows if row.close_goods()]
        return bool(open_rows)

    def _close_others(self, seat: int) -> None:
        for row in self.rows:
            if row.seat != seat:
                row.close_goods()


class PersonRow(SeatRow):
    """One person: name, VP and crystals with − and +, the wheel, and +1 +2 +3 with their reward."""

    refused = Signal(str)
    opened = Signal(int)
    """This seat is asked for a good."""

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__(seat)
        self._telling = telling
        colour = telling.voice.colours[seat]
        self._mark, self.when, self.name = QLabel(), QLabel(), QLabel()
        self.palace = QLabel()
        """Crystals at the palace, which nobody holds any more."""
        for label in (self.when, self.name, self.palace):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.vp = PersonCount(telling, "vp", seat)
        self.crystals = PersonCount(telling, "crystals", seat)
        for counter in (self.vp, self.crystals):
            counter.refused.connect(self.refused)
        self._few = len(telling.voice.people) < 4
        self.wheel = Wheel(telling, colour, 104 if self._few else 80)
        self.made = [TouchButton(telling.measure, "table.large", 72) for _ in AT_ONCE]
        for cubes, button in zip(AT_ONCE, self.made, strict=True):
            button.setObjectName(f"produce_{seat + 1}_{cubes}")
            # All are as wide, whatever stands below their numbers; the goods have room here, too.
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            button.clicked.connect(lambda _=False, cubes=cubes: self.produce(cubes))
            button.refused.connect(self.refused)
        self.goods = WhichGood(telling, seat)
        self.goods.chosen.connect(self._produced)
        self.goods.closed.connect(self.close_goods)
        self.goods.refused.connect(self.refused)
        self._cubes = 1
        self._lay_out(colour)
        counts = (self.vp.less, self.vp.more, self.crystals.less, self.crystals.more)
        goods = (*self.goods.buttons.values(), self.goods.back)
        # Tab comes to what is pressed most.
        self.zone = Zone(self, (*self.made, *goods, *counts))

    def _lay_out(self, colour: str) -> None:
        measure = self._telling.measure
        head = QHBoxLayout()
        head.addWidget(self._mark)
        head.addWidget(self.when)
        head.addStretch(1)
        who = QVBoxLayout()
        who.addStretch(1)
        who.addLayout(head)
        who.addWidget(self.name)
        who.addWidget(self.palace)
        who.addStretch(1)
        self._who = QWidget()
        self._who.setLayout(who)
        buttons = QWidget()
        three = QHBoxLayout(buttons)
        three.setContentsMargins(0, 0, 0, 0)
        for button in self.made:
            three.addWidget(button, 1)
        self._stack = QStackedWidget()
        self._stack.setObjectName("bare")
        self._stack.addWidget(buttons)
        self._stack.addWidget(self.goods)
        row = QHBoxLayout(self)
        row.addWidget(self._who)
        row.addWidget(self.vp, 3)
        row.addWidget(_upright())
        row.addWidget(self.crystals, 3)
        row.addWidget(_upright())
        row.addWidget(self.wheel)
        row.addWidget(self._stack, 4)
        few = self._few

        def fit(it: PersonRow) -> None:
            px = measure.px
            row.setContentsMargins(px(18), px(6 if few else 2), px(12), px(6 if few else 2))
            row.setSpacing(px(10))
            who.setContentsMargins(0, 0, 0, 0)
            who.setSpacing(px(2))
            head.setSpacing(px(8))
            three.setSpacing(px(8))
            it._who.setFixedWidth(px(WHO))
            it._mark.setPixmap(measure.seat_mark(colour, 36))
            it.setMaximumHeight(px(140 if few else 96))
            it._keep_columns()
            it._fit_words()

        measure.dress(self, fit)

    # -- showing -------------------------------------------------------------------

    def show_table(self) -> None:
        """Tell what this person has, and whether they are at turn."""
        telling, seat = self._telling, self.seat
        state, voice = telling.state, telling.voice
        coming = state.turns_left
        is_now = state.at_turn == seat
        is_next = len(coming) > 1 and coming[1] == seat
        when = translate("TablePeople", "now") if is_now else ""
        when = translate("TablePeople", "next") if is_next and not is_now else when
        self.when.setText(when)
        theme.mark(self.when, role="warning" if is_now else "muted")
        self.call(voice.people[seat], is_now=is_now)
        self._fit_words()
        tip(self.name, voice.people[seat])
        self.name.setAccessibleName(f"{voice.people[seat]} {when}".strip())
        self.vp.show_count(state.vp[seat], state.is_known(f"vp.{seat + 1}"))
        self.crystals.show_count(state.crystals[seat], state.is_known(f"crystals.{seat + 1}"))
        given = str(state.palace[seat]) if state.is_known(f"palace.{seat + 1}") else UNKNOWN
        self.palace.setText(f"{voice.words.at('short', 'palace')} {given}")
        self.palace.setAccessibleName(f"{voice.people[seat]}: {self.palace.text()}")
        theme.mark(self.palace, role="muted")
        known = state.is_known(f"wheel.{seat + 1}")
        self.wheel.show_wheel(
            state.wheel[seat], state.board.wheel, known=known, who=voice.people[seat]
        )
        for cubes, button in zip(AT_ONCE, self.made, strict=True):
            self._show_made(button, cubes, state, is_now=is_now)
        self.goods.show_table(self._cubes, asked=self.goods_asked)
        self._keep_columns()

    def take_focus(self) -> None:
        """To what is produced."""
        self.made[0].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _fit_words(self) -> None:
        """Name and turn in the largest letters that have room, in the scale of the window."""
        px, font = self._telling.measure.px, self._telling.measure.font
        name, when, width = self._telling.voice.people[self.seat], self.when.text(), px(WHO - 2)
        beside = px(WHO) - px(36) - px(10)
        self.when.setFont(narrower(font("table.floor"), when, beside))
        write(self.name, font("table.body"), name, width)
        self.palace.setFont(narrower(font("table.floor"), self.palace.text(), width))

    def _keep_columns(self) -> None:
        """Room for the goods before they are asked for, too: nothing moves under the finger."""
        self._stack.setMinimumWidth(self.goods.wide())

    def _show_made(self, button: TouchButton, cubes: int, state: AtTable, *, is_now: bool) -> None:
        name = self._telling.voice.people[self.seat]
        known = state.is_known(f"wheel.{self.seat + 1}")
        times = rewards(state, self.seat, cubes) if known else 0
        vp = self._telling.voice.words.at("game", "vp")
        note = f"{times * REWARD_VP} {vp}" if times else ""
        one = translate("TablePeople", "{name} produced 1 cube")
        many = translate("TablePeople", "{name} produced {count} cubes")
        said = (one if cubes == 1 else many).format(name=name, count=cubes)
        if times:
            reward = translate("TablePeople", "passes the reward: {vp} VP, crystals: {crystals}")
            said += ", " + reward.format(vp=times * REWARD_VP, crystals=times)
        if cubes == OF_CAMP:
            words = self._telling.voice.words
            camp = translate("TablePeople", "{place}: {goods}")
            goods = words.listed([words.name("goods", good, "one") for good in of_camp(state)])
            said += f", {camp.format(place=words.name('places', 'labor_camp'), goods=goods)}"
            note = note or words.at("short", "camp")
        button.tell(f"+{cubes}", note, said=said)
        button.badge("crystal" if times else "")
        button.forbid(self._why_not_made(cubes))
        button.dress_as(PRIMARY if is_now else PLAIN)

    def _why_not_made(self, cubes: int) -> str:
        """Why no good can have been produced so often; from the Labor Camp come all or none."""
        telling, seat = self._telling, self.seat
        if cubes == OF_CAMP:
            goods = of_camp(telling.state)
            reasons = [why_not_produced(telling, seat, it, 1, (LABOR_CAMP,)) for it in goods]
            return next(filter(None, reasons), "")
        reasons = [why_not_produced(telling, seat, good, cubes) for good in GOODS]
        return reasons[0] if all(reasons) else ""

    # -- producing -----------------------------------------------------------------

    @property
    def goods_asked(self) -> bool:
        """Whether the row asks which good was produced."""
        return self._stack.currentWidget() is self.goods

    def produce(self, cubes: int) -> None:
        """So many cubes were produced: three come from the Labor Camp alone, which ones is known."""
        if cubes == OF_CAMP:
            self.close_goods()
            goods = of_camp(self._telling.state)
            self._telling.tell_all(*(("produced", self.seat + 1, good, 1) for good in goods))
        else:
            self.ask_good(cubes)

    def ask_good(self, cubes: int) -> None:
        """Ask which good so many cubes were."""
        self._cubes = cubes
        self.goods.show_table(cubes)
        self._stack.setCurrentWidget(self.goods)
        self.goods.take_focus()
        self.opened.emit(self.seat)

    def close_goods(self) -> bool:
        """Show +1 +2 +3 again; whether a good was asked."""
        was, had = self.goods_asked, self.goods.isAncestorOf(self.focusWidget() or self)
        self._stack.setCurrentIndex(0)
        if was and had:
            self.made[self._cubes - 1].setFocus(Qt.FocusReason.OtherFocusReason)
        return was

    def _produced(self, good: str) -> None:
        if self._telling.tell("produced", self.seat + 1, good, self._cubes):
            self.close_goods()


def _upright() -> QFrame:
    made = QFrame()
    made.setProperty("role", "upright")
    return made
