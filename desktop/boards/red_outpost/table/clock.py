"""Day, phase and turn order: who is at turn, who comes next, what is locked, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.red_outpost.table.decks.undrawn import undrawn, unseen
from desktop.boards.red_outpost.table.locks import Locks
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.boards.red_outpost.table.unfollowed import LAKE, SPACESHIP, WORKER, Unfollowed
from desktop.look.translate import several, translate
from desktop.table.letters import pad
from desktop.table.panels.next_button import NextButton
from desktop.table.panels.round_head import RoundHead
from desktop.table.panels.turns import Turns
from desktop.table.telling import Telling
from engine.games.red_outpost.components import DAYS, PHASES, PLACES
from engine.games.red_outpost.facts import clock
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable

CLAUSE = "RO-2.1"


class Clock(QFrame):
    """The clock of the table; `done` is its one large button: of who is at turn, or of the day."""

    refused = Signal(str)
    day_is_over = Signal()
    """All turns are taken, and people score the day."""
    missing_wanted = Signal(str)
    """What is missing of the turn is to be entered, in that part of the table."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("clause", CLAUSE)
        self.telling = telling
        measure = telling.measure
        self.turns = Turns(telling)
        self._in_phase, self._in_match = Left(telling), Left(telling)
        self.locked = Locks(measure)
        self.done = NextButton(measure, "done", 260)
        self.done.clicked.connect(self._finish)
        self.done.refused.connect(self.refused)
        self.asks_for: Collection[str] = (WORKER, LAKE, SPACESHIP)
        """The parts in which the group enters something; nobody is asked for the rest."""
        self.half_entered: Callable[[], TurnPanel | None] = lambda: None
        """Where a card of the turn is entered, and what comes after it is not; None if nowhere."""
        self.unfollowed = Unfollowed(telling)
        self.unfollowed.enter.clicked.connect(self._enter)
        self.unfollowed.unseen.clicked.connect(self._tell_unseen)
        self.unfollowed.forget.clicked.connect(self._tell_done)
        self.unfollowed.refused.connect(self.refused)
        self._asked: Hashable = None
        """The turn that was to end before all of it was told, and what was missing."""
        line = ((self.turns, 3), (self.locked, 2), (self.unfollowed.question, 5))
        self.head = RoundHead(measure, line, 6)
        left = QVBoxLayout()
        left.addWidget(self._in_phase)
        left.addWidget(self._in_match)
        upright = QFrame()
        upright.setProperty("role", "upright")
        row = QHBoxLayout(self)
        row.addLayout(self.head, 1)
        row.addWidget(upright)
        row.addLayout(left)
        row.addWidget(self.done)
        row.addWidget(self.unfollowed)
        pad(measure, self, row, (20, 12, 20, 12), 20)

    def show_table(self) -> None:
        """Tell day, phase, turns and locks."""
        state, voice = self.telling.state, self.telling.voice
        day = translate("TableClock", "Day {day}").format(day=state.day)
        last = translate("TableClock", "the last day")
        of_all = translate("TableClock", "of {days} days").format(days=DAYS)
        self.head.tell(day, last if state.is_last_day else of_all)
        phases = [voice.words.name("phases", phase) for phase in PHASES]
        said = translate("TableClock", "Phase: {phase}").format(phase=phases[state.phase])
        now = state.phase if state.at_turn >= 0 else len(PHASES)
        self.head.phases.show_phases(phases, now, said)
        seats = state.turns_left
        none = "" if seats else translate("TableClock", "No turn is left today")
        self.turns.show_turns(seats, none)
        phase = phases[state.phase]
        one, many = translate("TableClock", "turn left"), translate("TableClock", "turns left")
        self._in_phase.tell(len(seats), several(len(seats), one, many), phase)
        every = state.turns_to_come
        here = translate("TableClock", "in the match")
        self._in_match.tell(every, several(every, one, many), here)
        self.locked.tell(self._locks(state))
        self._show_done(state)

    def _locks(self, state: RedOutpost) -> str:
        voice = self.telling.voice
        if isinstance(state, AtTable) and not state.is_known("locks"):
            return translate("TableClock", "Not entered yet which places are locked.")
        names = [
            voice.words.name("places", PLACES[place])
            for place in range(len(PLACES))
            if state.locked_now >> place & 1
        ]
        if not names:
            return translate("TableClock", "No place is locked now.")
        return translate("TableClock", "Locked: {places}").format(places=voice.words.listed(names))

    def _show_done(self, state: RedOutpost) -> None:
        seat = state.at_turn
        if seat >= 0:
            name = self.telling.voice.people[seat]
            told = translate("TableClock", "{name} is done").format(name=name)
            self.done.offer(told, "next-phase", self.telling.why_not("done", seat + 1))
        elif state.is_terminal or self.telling.match.is_over:
            self.done.tell_over()
        else:
            self.done.offer(translate("TableClock", "Score the day"), "sunset")
        self._show_question()

    # -- the end of a turn -----------------------------------------------------------

    @property
    def _turn(self) -> Hashable:
        return self.telling.state.at_turn, self.telling.match.turn

    @property
    def is_asking(self) -> bool:
        """Whether it is asked which worker was moved, or which card came."""
        missing = self._missing()
        return bool(missing) and self._asked == (self._turn, missing)

    def _missing(self) -> str:
        if WORKER in self.asks_for and clock.is_unfollowed(self.telling.state):
            return WORKER
        card = undrawn(self.telling)
        return card if card in self.asks_for else ""

    def press(self) -> None:
        """What its large button does; while it asks, what loses nothing."""
        (self.unfollowed.enter if self.is_asking else self.done).press()

    def take_focus(self) -> None:
        """To the large button, or to what it asks."""
        if self.is_asking:
            self.unfollowed.take_focus()
        else:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        """The turn does not end yet; whether it was to."""
        was_asking = self.is_asking
        self._asked = None
        if was_asking:
            self._show_question()
            self.take_focus()
        return was_asking

    def _finish(self) -> None:
        state = self.telling.state
        if state.at_turn < 0:
            self.day_is_over.emit()
        elif self.half_entered() is None and (missing := self._missing()):
            self._asked = self._turn, missing
            self._show_question()
            self.take_focus()
        else:
            self._tell_done()

    def _tell_done(self) -> None:
        if not self._asks_for_rest():
            self._asked = None
            self.telling.tell("done", self.telling.state.at_turn + 1)

    def _tell_unseen(self) -> None:
        if not self._asks_for_rest():
            self._asked = None
            state = self.telling.state
            self.telling.tell_all(unseen(state), ("done", state.at_turn + 1))

    def _asks_for_rest(self) -> bool:
        """Lead to what is half entered, which would be lost; whether anything is."""
        state, panel = self.telling.state, self.half_entered()
        if panel is None:
            return False
        self.escape()
        panel.take_focus()
        half = translate(
            "TableClock",
            "What {name} drew is half entered: enter the rest, too, or choose Back beside it.",
        )
        self.refused.emit(half.format(name=self.telling.voice.people[state.at_turn]))
        return True

    def _enter(self) -> None:
        missing = self._missing()
        self.escape()
        self.missing_wanted.emit(missing)

    def _show_question(self) -> None:
        asks = self.is_asking
        if asks:
            self.unfollowed.ask(self.telling.state.at_turn, self._missing())
        had_focus = self.unfollowed.isAncestorOf(self.window().focusWidget() or self)
        usual: tuple[QWidget, ...] = (self.done, self.turns, self.locked)
        for widget in usual:
            widget.setHidden(asks)
        self.unfollowed.setVisible(asks)
        self.unfollowed.question.setVisible(asks)
        if had_focus and not asks:
            self.take_focus()


class Left(QWidget):
    """A large number with what it counts."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self._number, self._what, self._where = QLabel(), QLabel(), QLabel()
        for label in (self._number, self._what, self._where):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._where.setProperty("role", "muted")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._what)
        words.addWidget(self._where)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._number)
        row.addLayout(words)
        measure = telling.measure

        def fit(it: Left) -> None:
            it._number.setFont(measure.font("table.large"))
            it._number.setMinimumWidth(measure.px(52))
            it._what.setFont(measure.font("table.label"))
            it._where.setFont(measure.font("table.floor"))

        measure.dress(self, fit)

    def tell(self, number: int, what: str, where: str) -> None:
        """Say how many of what are left where."""
        self._number.setText(str(number))
        self._what.setText(what)
        self._where.setText(where)
        self.setAccessibleName(f"{number} {what}, {where}")
