"""Day, phase and turn order: who begins, who is asked, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLabel

from desktop.look import theme
from desktop.look.card import Card, give_role, said
from desktop.look.flow import Flow
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import DAYS, PHASES
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import NOBODY


class Clock(Card):
    """The clock's five phases in a line, and the seats in the order of their turns."""

    def __init__(self) -> None:
        super().__init__()
        self.body.setSpacing(2)
        self._phases: list[QLabel] = []
        self._day = Flow()
        for _ in PHASES:
            phase = said("small")
            phase.setProperty("role", "chip")
            self._phases.append(phase)
            self._day.addWidget(phase)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.body.removeItem(self.head)
        self._top.addLayout(self.head)
        self._top.addStretch(1)
        self._top.addLayout(self._day)
        self.body.addLayout(self._top)
        self._turns, self._first = said("small-muted"), said("small-muted")
        self._seats: list[tuple[QLabel, QLabel]] = []
        self._order = Flow()
        self._order.addWidget(self._turns)
        self.body.addLayout(self._order)

    def arrange(self, narrow: bool) -> None:
        """Put the phases below the day where there is no room beside it."""
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._top.setDirection(way)
        self._day.setAlignment(
            Qt.AlignmentFlag.AlignLeft if narrow else Qt.AlignmentFlag.AlignRight
        )

    def show_state(self, state: RedOutpost, voice: Voice, asked: int) -> None:
        """Show day, phase, and the seats from the start player on."""
        told = translate("RedOutpost", "Day {day} of {days}")
        self.call(told.format(day=state.day, days=DAYS))
        for number, label in enumerate(self._phases):
            now = number == state.phase and asked != NOBODY
            name = voice.words.name("phases", PHASES[number])
            label.setText(f"▸ {name}" if now else name)
            give_role(label, "chip" if now else "small-muted")
        self._turns.setText(translate("RedOutpost", "Turns:"))
        self._first.setText(translate("RedOutpost", "(start player)"))
        seats = len(voice.people)
        while len(self._seats) < seats:
            self._add_seat()
        for step, (mark, who) in enumerate(self._seats):
            seat = (state.start + step) % seats
            mark.setPixmap(theme.seat_mark(voice.colours[seat], 18))
            who.setText(voice.people[seat])
            give_role(who, "strong" if seat == asked else "small")

    def _add_seat(self) -> None:
        mark, name = QLabel(), said("small")
        parts = [mark, name]
        if self._seats:
            arrow = said("small-muted")
            arrow.setText("›")
            parts.insert(0, arrow)
        else:
            parts.append(self._first)
        for label in parts:
            self._order.addWidget(label)
            label.show()
        self._seats.append((mark, name))
