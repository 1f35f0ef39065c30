"""What an event, or the placing of operators, asks of one person: told by one press."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL
from engine.games.outpost.table import AtTable


class Deciding(MomentPanel):
    """A place for each choice, and one for whoever does it without the app."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "deciding", 6)

    def task(self) -> Hashable:
        """Each question is one."""
        return self.state.agenda[-1] if self.state.agenda else ()

    def about(self) -> Hashable:
        return self.state.waits_for, self.telling.match.revision

    def clause(self) -> str:
        """The rule of the question."""
        return self.state.agenda[-1][0].clause if self.state.chooser >= 0 else "OP-7.10"

    def _show_head(self) -> None:
        if self.state.chooser >= 0:
            title = translate("OutpostTable", "{person} decides")
            self.call(title.format(person=self.person(self.state.chooser)))

    def verb(self) -> Verb | None:
        """It is asked, or done without the app."""
        text = translate("OutpostTable", "Done without the app")
        return Verb(text, partial(self.tell, "by_hand"), self.why_not("by_hand"))

    def home(self) -> type_of_choices:
        """The choices."""
        seat, state = self.state.chooser, self.state
        if seat < 0:
            return ()
        voice = self.telling.voice
        self.note.say(
            voice.prompt(state),
            translate("OutpostTable", "What is done without the app is asked again later."),
        )
        return self.spread(
            [
                Choice(
                    text=capital(voice.answer(state, choice)),
                    press=partial(self.tell, "decided", seat + 1, choice),
                    reason=self.why_not("decided", seat + 1, choice),
                    look=LEGAL,
                    clause=self.clause(),
                )
                for choice in state.choices
            ][: len(self.places)]
        )
