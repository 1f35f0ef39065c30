"""After an event that may change VP: people tell them, then that all is done."""

from __future__ import annotations

from functools import partial

from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import FULL, AtTable


class Settling(MomentPanel):
    """The large button says that everybody is done."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "settling")

    def clause(self) -> str:
        """The rule of the phase check."""
        return "OP-R16"

    def _show_head(self) -> None:
        self.call(translate("OutpostTable", "Do what it says"))

    def verb(self) -> Verb | None:
        """All is done."""
        text = translate("OutpostTable", "Everybody is done")
        return Verb(text, partial(self.tell, "event_done"), self.why_not("event_done"))

    def home(self) -> type_of_choices:
        """VP are told in the rows of the people, or follow from colonies to which those lead."""
        state = self.state
        told = translate(
            "OutpostTable", "Enter VP that have changed, then choose the large button."
        )
        if state.extent == FULL:
            told = translate(
                "OutpostTable",
                "Choose the line of each colony that it changes, then the large button.",
            )
        self.note.say(
            told, translate("OutpostTable", "The phase is checked with these VP (OP-R16).")
        )
        at = state.event
        is_known = at != NOTHING and state.board.event_deck[at].is_finished
        found = [] if is_known else self.redrawn()
        return self.lay(found) if found else self.lay()
