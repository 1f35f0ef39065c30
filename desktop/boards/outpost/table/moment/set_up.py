"""The set-up: how much of the game is followed, who draws the events, who rolls."""

from __future__ import annotations

from functools import partial

from desktop.boards.outpost.table.moment import following
from desktop.boards.outpost.table.moment.copies import copies
from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outpost.table import AtTable


class SetUp(MomentPanel):
    """A row for each of these."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "set_up")

    def clause(self) -> str:
        """The rule of the set-up."""
        return "OP-1.2"

    def _show_head(self) -> None:
        self.call(translate("OutpostTable", "Set-up"))

    def verb(self) -> Verb | None:
        """The first turn."""
        state, text = self.state, translate("OutpostTable", "Begin turn 1")
        first = translate(
            "OutpostTable", "First enter how many copies there are, or let the app roll (OP-1.4)."
        )
        is_open = state.is_followed("supply") and not state.is_known("supply")
        return Verb(text, partial(self.tell, "turn"), first if is_open else self.why_not("turn"))

    def home(self) -> type_of_choices:
        """What is followed, and who draws and rolls."""
        state = self.state
        self.note.say(
            translate("OutpostTable", "What does the app follow?"),
            translate("OutpostTable", "Each of these can be changed in any turn."),
        )
        rows: list[list[Choice]] = following.rows(self)
        if state.board.rolls_copies and state.is_followed("supply"):
            rows.append(self._copies(state))
        return self.lay(*rows)

    def _copies(self, state: AtTable) -> list[Choice]:
        """OP-1.4: with two players dice say how many copies there are."""
        is_known = state.is_known("supply")
        roll = translate("OutpostTable", "The app rolls the copies")
        enter = translate("OutpostTable", "Enter the copies")
        look = PLAIN if is_known else LEGAL
        return [
            self.fact(roll, "app_copies", clause="OP-1.4", icon="dice", look=look),
            Choice(
                text=enter,
                icon="pencil",
                press=partial(self.go, partial(copies, self, None)),
                clause="OP-1.4",
            ),
        ]
