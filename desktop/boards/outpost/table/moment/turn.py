"""While people play: personal events, phases, what is bought, and how the next turn begins."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from desktop.boards.outpost.table.clock import turn_of
from desktop.boards.outpost.table.moment import following
from desktop.boards.outpost.table.moment.dealing import dealing
from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.boards.outpost.table.moment.seat import all_to_work, seat_step
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.counter import UNKNOWN
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from engine.games.outpost import ledger
from engine.games.outpost.components import PHASES
from engine.games.outpost.outlook import told_turn
from engine.games.outpost.table import EVENTS, FULL, AtTable


class Turn(MomentPanel):
    """Where everything is told from the turn's events until it is over."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "turn")

    def clause(self) -> str:
        """The rule of the turn."""
        return "OP-2.1"

    def about(self) -> Hashable:
        """A step goes on through what is told in a turn."""
        return self.state.turn, self.state.waits_for

    def _show_head(self) -> None:
        self.call(turn_of(self.state))

    def verb(self) -> Verb | None:
        """The next turn, or the end; before, whoever could still go to work."""
        state = self.state
        if (seat := ledger.first_idle(state)) is not None:
            text = translate("OutpostTable", "{person}: all to work")
            return Verb(text.format(person=self.person(seat)), all_to_work(self, seat).press)
        turn = told_turn(state)
        text = translate("OutpostTable", "Begin turn {turn}")
        text = text.format(turn=UNKNOWN if turn is None else turn + 1)
        if state.is_last_turn:
            text = translate("OutpostTable", "The match is over")
        return Verb(text, partial(self.tell, "turn"), self.why_not("turn"))

    def open_seat(self, seat: int) -> None:
        """Ask what that person buys, and who works where."""
        self.begin()
        self.go(partial(seat_step, self, seat))

    def home(self) -> type_of_choices:
        """Whoever acts, and what else can happen in a turn."""
        state = self.state
        self._say(state)
        rows: list[list[Choice]] = []
        if state.extent != FULL and state.board.has_events and state.turn > 1:
            rows += self.personal()
        return self.lay(*rows, self._happens(state), self._further(state))

    def _say(self, state: AtTable) -> None:
        if not state.is_known("phase"):
            self.note.say(
                translate("OutpostTable", "Which turn and phase is it?"),
                translate("OutpostTable", "Enter it below “Correct the table”."),
            )
        elif state.extent == FULL:
            self.note.say(
                translate("OutpostTable", "Choose the line of whoever buys or wins something."),
                translate("OutpostTable", "In player order; bids go round without the app."),
            )
        elif state.board.has_events and state.turn > 1:
            self.note.say(
                translate("OutpostTable", "Play the turn. For whom a roll fails:"),
                translate("OutpostTable", "choose who draws a personal event."),
            )
        else:
            self.note.say(
                translate("OutpostTable", "Play the turn."),
                translate("OutpostTable", "In turn 1 there is no event."),
            )

    def _happens(self, state: AtTable) -> list[Choice]:
        found = []
        if state.extent == FULL:
            if state.board.has_events and state.turn > 1:
                text = translate("OutpostTable", "Personal event for…")
                found.append(
                    Choice(
                        text=text,
                        icon="draw",
                        press=partial(self.go, self.step_personal),
                        clause="OP-7.8",
                    )
                )
            text = translate("OutpostTable", "What everybody draws")
            found.append(
                Choice(
                    text=text,
                    icon="deck",
                    press=partial(self.go, partial(dealing, self)),
                    clause="OP-5.1",
                )
            )
        if state.is_known("phase") and (state.extent == EVENTS or state.most_vp is None):
            text = translate("OutpostTable", "Phase {phase} begins")
            # One that has begun keeps its place: a second press must not begin the next one.
            found += [
                self.fact(
                    text.format(phase=phase), "phase", phase, icon="next-phase", clause="OP-2.3"
                )
                for phase in range(2, len(PHASES) + 1)
                if state.phase < len(PHASES)
            ]
        if not state.is_known("display", "supply") and state.phase < len(PHASES):
            sold = translate("OutpostTable", "All upgrades of the phase are sold")
            found.append(self.fact(sold, "all_sold", clause="OP-2.3"))
        return found

    def _further(self, state: AtTable) -> list[Choice]:
        found = self.redrawn()
        if state.board.has_events and state.turn > 1:
            text = translate("OutpostTable", "Events were shuffled")
            found.append(self.fact(text, "reshuffled", icon="shuffle", clause="OP-7.4"))
        found.append(
            Choice(
                text=translate("OutpostTable", "What the app follows"),
                icon="settings",
                press=partial(self.go, partial(following.step, self)),
                clause="OP-2.1",
            )
        )
        over = translate("OutpostTable", "The match is over")
        found.append(self.fact(over, "game_over", icon="trophy", clause="OP-6.4"))
        return found
