"""Round and phase, who follows, why this round is the last, and the one large button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.look import theme
from desktop.look.translate import translate
from desktop.table.moment_table import MomentClock
from desktop.table.panels.round_head import RoundHead
from desktop.table.panels.step_panel import capital
from desktop.table.panels.turns import Turns
from desktop.table.telling import Telling
from engine.games.outer_earth.auction import told_adding
from engine.games.outer_earth.table import LAST, AtTable

CLAUSE = "OE-4.3"
PHASES = ("auction", "turns", "exploration")


class Clock(MomentClock[AtTable]):
    """Round and phase, who follows, and why this round is the last."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        measure = telling.measure
        self.last = QLabel()
        self.turns = Turns(telling)
        self.head = RoundHead(measure, ((self.turns, 1), (self.last, 0)), 4)
        super().__init__(telling, self.head, CLAUSE)
        self.last.setTextFormat(Qt.TextFormat.PlainText)
        self.last.setProperty("role", "warning")
        measure.dress(self.last, lambda it: it.setFont(measure.font("table.label")))

    def show_table(self) -> None:
        """Tell round, phase, who follows, and whether this is the last round."""
        state, voice = self.telling.state, self.telling.voice
        told = translate("EarthTable", "Round {round}").format(round=state.round)
        begins = translate("EarthTable", "{name} begins").format(name=voice.people[state.start])
        # In an exploration the token is with whoever begins the next round.
        below = begins if state.phase in ("auction", "turns") else ""
        self.head.tell(told if state.round else translate("EarthTable", "Set-up"), below)
        words = voice.words
        phases = [capital(words.name("phases", phase)) for phase in PHASES]
        now = phase_of(state)
        said = capital(words.name("phases", state.phase))
        self.head.phases.show_phases(phases, now, said)
        none = translate("EarthTable", "It is nobody’s turn now")
        self.turns.show_turns(order(state), none)
        self._show_last(state)

    def _show_last(self, state: AtTable) -> None:
        words = self.telling.voice.words
        text = ""
        if state.last_round:
            event = words.text("events", f"last_round_{state.last_round}", round=state.round)
            text = f"{event} (OE-4.3)"
        elif not state.is_known(LAST):
            text = translate("EarthTable", "Is this the last round? (OE-4.3)")
        self.last.setText(text)
        self.last.setVisible(bool(text))
        theme.mark(self, state="current" if text else "")


def phase_of(state: AtTable) -> int:
    """Which phase of the round is played; below 0 before the first, all are over at the end."""
    phase = state.phase
    return PHASES.index(phase) if phase in PHASES else -1 if not state.round else len(PHASES)


def order(state: AtTable) -> list[int]:
    """Who is at turn or adds to a bid now, and who follows."""
    if state.at_turn >= 0:
        return [state.at_turn, *state.coming]
    if state.waits_for == told_adding.name:
        now = state.agenda[-1][1]
        bidders = list(state.bidders)
        return bidders[bidders.index(now) :]
    return []
