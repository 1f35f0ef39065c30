"""Day, phase and turn order: who begins, who is asked, and what comes next."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel

from desktop import theme
from desktop.panels.card import Card, empty, mark_of, said
from desktop.translate import translate
from desktop.voice import Voice
from engine.games.red_outpost.components import PHASES
from engine.games.red_outpost.state import RedOutpost


class Clock(Card):
    """The clock's five phases in a line, and the seats in the order of their turns."""

    def __init__(self) -> None:
        super().__init__()
        self.body.setSpacing(2)
        self._phases: list[QLabel] = []
        for _ in PHASES:
            phase = said("small")
            phase.setProperty("role", "chip")
            self._phases.append(phase)
            self.head.addWidget(phase, 0, Qt.AlignmentFlag.AlignVCenter)
        self._order = QHBoxLayout()
        self._order.setSpacing(6)
        self.body.addLayout(self._order)

    def show_state(self, state: RedOutpost, voice: Voice, asked: int) -> None:
        """Show day, phase, and the seats from the start player on."""
        self.call(translate("RedOutpost", "Day {day} of 2").format(day=state.day))
        for number, label in enumerate(self._phases):
            now = number == state.phase and not state.is_terminal
            name = voice.words.name("phases", PHASES[number])
            label.setText(f"▸ {name}" if now else name)
            theme.mark(label, role="chip" if now else "small-muted")
            label.updateGeometry()
        empty(self._order)
        self._add(said("small-muted"), translate("RedOutpost", "Turns:"))
        seats = len(voice.people)
        for step in range(seats):
            seat = (state.start + step) % seats
            if step:
                self._add(said("small-muted"), "›")
            self._order.addWidget(mark_of(voice.colours[seat], 18))
            self._add(said("strong" if seat == asked else "small"), voice.people[seat])
            if not step:
                self._add(said("small-muted"), translate("RedOutpost", "(start player)"))
        self._order.addStretch(1)

    def _add(self, label: QLabel, text: str) -> None:
        label.setText(text)
        self._order.addWidget(label)
