"""What the panels of a turn share: names of things, and the way in which a fact is offered."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from desktop.boards.outpost.table.colony import thing_name
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.grid_panel import GridPanel
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.telling import Telling
from engine.games.outpost.table import AtTable

ACROSS, ROWS = 9, 4
FEW = 5
"""Names that stand side by side in a row."""


class MomentPanel(GridPanel[AtTable]):
    """Four rows of places."""

    def __init__(
        self, telling: Telling[AtTable], name: str, across: int = ACROSS, rows: int = ROWS
    ) -> None:
        super().__init__(telling, name, across, rows)

    def task(self) -> Hashable:
        """Whose card, roll or choice is waited for is what people are at."""
        state = self.state
        return state.waits_for, state.agenda[-1][1:] if state.agenda else ()

    def upgrade(self, name: str) -> str:
        """The name of an upgrade."""
        return self.telling.voice.words.name("upgrades", name)

    def thing(self, name: str) -> str:
        """A kind of factory, people or robots, with a capital."""
        return capital(thing_name(self.telling.voice, name))

    def people(self, make: Callable[[int], Choice]) -> list[list[Choice]]:
        """A choice for each seat, in rows of equal length."""
        found = [make(seat) for seat in range(self.state.board.seats)]
        if len(found) <= FEW:
            return [found]
        half = -(-len(found) // 2)
        return [found[:half], found[half:]]

    def personal(self, *, stays: bool = False) -> list[list[Choice]]:
        """OP-7.8: who draws a personal event."""
        return self.people(
            lambda seat: self.fact(
                self.person(seat),
                "personal",
                seat + 1,
                icon="draw",
                said=translate("OutpostTable", "Personal event for {person}").format(
                    person=self.person(seat)
                ),
                clause="OP-7.8",
            )
        )

    def redrawn(self) -> list[Choice]:
        """OP-7.2: what the card says itself, where that can be."""
        if self.why_not("event_again"):
            return []
        text = translate("OutpostTable", "The card says: Redraw Phase 1")
        return [self.fact(text, "event_again", icon="draw", clause="OP-7.2")]

    def step_personal(self) -> type_of_choices:
        """A step that asks for whom a personal event is drawn."""
        self.note.say(translate("OutpostTable", "Who draws a personal event?"))
        return self.lay(*self.personal())
