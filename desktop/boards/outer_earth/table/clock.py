"""Round and phase, who follows, why this round is the last, and the one large button."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from desktop.boards.outer_earth.table.moment.panel import Verb
from desktop.look import theme
from desktop.look.translate import translate
from desktop.table.panels.phases import Phases
from desktop.table.panels.step_panel import capital
from desktop.table.panels.turns import Turns
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, PRIMARY, TouchButton
from engine.games.outer_earth.auction import told_adding
from engine.games.outer_earth.facts.clock import LAST
from engine.games.outer_earth.table import AtTable

CLAUSE = "OE-4.3"
PHASES = ("auction", "turns", "exploration")


class Clock(QFrame):
    """The head of the table; `next` does what comes next."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("clause", CLAUSE)
        self.telling = telling
        measure = telling.measure
        self._round, self.begins = QLabel(), QLabel()
        self.last = QLabel()
        self.phases, self.turns = Phases(measure), Turns(telling)
        self.next = TouchButton(measure, "table.large", 104, 330)
        self.next.setObjectName("next")
        self.next.clicked.connect(self._press)
        self.next.refused.connect(self.refused)
        self.next.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._verb: Verb | None = None
        rounds = QVBoxLayout()
        rounds.setSpacing(0)
        rounds.addWidget(self._round)
        rounds.addWidget(self.begins)
        grid = QGridLayout()
        grid.addLayout(rounds, 0, 0)
        grid.addWidget(self.phases, 0, 1)
        grid.setColumnStretch(1, 1)
        line = QHBoxLayout()
        line.addWidget(self.turns, 1)
        line.addWidget(self.last)
        grid.addLayout(line, 1, 0, 1, 2)
        row = QHBoxLayout(self)
        row.addLayout(grid, 1)
        row.addWidget(self.next)
        for label in (self._round, self.begins, self.last):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.last.setProperty("role", "warning")

        def fit(it: Clock) -> None:
            px = measure.px
            row.setContentsMargins(px(20), px(10), px(20), px(10))
            row.setSpacing(px(20))
            grid.setHorizontalSpacing(px(20))
            grid.setVerticalSpacing(px(4))
            it._round.setFont(measure.font("heading"))
            it.begins.setFont(measure.font("table.floor"))
            it.last.setFont(measure.font("table.label"))

        measure.dress(self, fit)

    def show_table(self) -> None:
        """Tell round, phase, who follows, and whether this is the last round."""
        state, voice = self.telling.state, self.telling.voice
        told = translate("EarthTable", "Round {round}").format(round=state.round)
        self._round.setText(told if state.round else translate("EarthTable", "Set-up"))
        begins = translate("EarthTable", "{name} begins").format(name=voice.people[state.start])
        # In an exploration the token is with whoever begins the next round.
        self.begins.setText(begins if state.phase in ("auction", "turns") else "")
        words = voice.words
        phases = [capital(words.name("phases", phase)) for phase in PHASES]
        now = phase_of(state)
        said = capital(words.name("phases", state.phase))
        self.phases.show_phases(phases, now, said)
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

    def show_verb(self, verb: Verb | None, about: object = None) -> None:
        """Say what comes next; nobody wants another planet in the same words."""
        self._verb = verb
        self.next.step = about
        if verb is None:
            over = translate("EarthTable", "The match is over")
            self.next.tell(over)
            self.next.forbid(translate("EarthTable", "The match is over."))
        else:
            self.next.tell(verb.text, icon="next-phase")
            self.next.forbid(verb.reason)
        self.next.dress_as(PLAIN if self.next.reason else PRIMARY)

    def press(self) -> None:
        """What comes next, by its key."""
        self.next.press()

    def take_focus(self) -> None:
        """To the large button."""
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self) -> None:
        if self._verb is not None:
            self._verb.press()


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
        at = bidders.index(now) if now in bidders else 0
        return bidders[at:]
    return []
