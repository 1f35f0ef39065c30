"""Turn and phase, the player order, what brings the next phase, and the one large button."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.look import theme
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.moment_table import MomentClock
from desktop.table.panels.counter import UNKNOWN
from desktop.table.panels.round_head import RoundHead
from desktop.table.panels.turns import Turns
from desktop.table.telling import Telling
from engine.games.outpost.components import PHASES, VICTORY
from engine.games.outpost.outlook import clock, told_turn
from engine.games.outpost.table import EVENTS, AtTable

CLAUSE = "OP-2.1"


class Clock(MomentClock[AtTable]):
    """Turn, phase and player order."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        measure = telling.measure
        self.following = QLabel()
        self.turns = Turns(telling)
        self.head = RoundHead(measure, ((self.turns, 1), (self.following, 0)), 4)
        super().__init__(telling, self.head, CLAUSE)
        self.following.setTextFormat(Qt.TextFormat.PlainText)
        measure.dress(self.following, lambda it: it.setFont(measure.font("table.label")))

    def show_table(self) -> None:
        """Tell turn and phase, the order, and what brings the next phase or the end."""
        state, voice = self.telling.state, self.telling.voice
        there = clock(state)
        told = turn_of(state)
        self.head.tell(told if there.turn else translate("OutpostTable", "Set-up"), _since(state))
        text = translate("OutpostTable", "Phase {phase}")
        names = [text.format(phase=phase + 1) for phase in range(len(PHASES))]
        now = there.phase - 1 if there.phase is not None and there.turn else -1
        self.head.phases.show_phases(names, now, names[now] if now >= 0 else _untold())
        self.turns.setHidden(state.extent == EVENTS)
        order = state.order if state.turn and state.is_known("order") else []
        self.turns.show_order(order, translate("OutpostTable", "Player order not known yet"))
        said = following(state, voice)
        self.following.setText(said)
        # Without a line below it the head stands in the middle.
        self.following.setHidden(not said)
        is_last = said == last_turn(state, voice)
        theme.mark(self, state="current" if said and is_last else "")


def turn_of(state: AtTable) -> str:
    """Which turn it is, or that nobody told it."""
    turn = told_turn(state)
    return translate("OutpostTable", "Turn {turn}").format(turn=UNKNOWN if turn is None else turn)


def _since(state: AtTable) -> str:
    if not state.turn or not state.is_known("phase", "phase_began"):
        return ""
    since = translate("OutpostTable", "phase since turn {turn}")
    return since.format(turn=state.phase_began)


def _untold() -> str:
    return translate("OutpostTable", "Phase not known yet")


def last_turn(state: AtTable, voice: Voice) -> str:
    """OP-6.4: that the match ends after this turn; empty if it does not."""
    if not state.is_last_turn or not state.turn:
        return ""
    leaders = [
        voice.people[seat]
        for seat, vp in enumerate(state.vp)
        if state.knows_vp(seat) and vp == state.most_vp
    ]
    last = translate("OutpostTable", "Last turn: {most} VP with {names}")
    return last.format(names=voice.words.listed(leaders), most=state.most_vp)


def following(state: AtTable, voice: Voice) -> str:
    """OP-2.3, OP-6.4: what brings the next phase, or the end."""
    if state.extent == EVENTS:
        return ""
    if last := last_turn(state, voice):
        return last
    there = clock(state)
    if not there.turn or there.phase is None:
        return ""
    most = UNKNOWN if state.most_vp is None else str(state.most_vp)
    if state.most_vp is not None and not all(map(state.knows_vp, range(state.board.seats))):
        most = f"≥ {most}"  # somebody whose VP nobody told may have more
    text = translate("OutpostTable", "Phase {next}: from {goal} VP (highest {most})")
    goal = there.needs_vp
    if goal is None:
        text, goal = translate("OutpostTable", "End: from {goal} VP (highest {most})"), VICTORY
    return text.format(next=there.phase + 1, goal=goal, most=most)
