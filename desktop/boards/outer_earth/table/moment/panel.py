"""What the panels of a round share: a grid of places, numbers to choose from, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal

from desktop.boards.outer_earth import names
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import StepPanel, capital, type_of_choices
from desktop.table.telling import Telling
from engine.games.outer_earth.table import AtTable

HIGH, NOTE, BESIDE = 58, 136, 236
"""Lengths of the design: a place, the note, and the column of title and note."""


@dataclass(frozen=True)
class Verb:
    """What comes next, for the one large button: its words, what a press does, and why it cannot."""

    text: str
    press: Callable[[], object]
    reason: str = ""


class MomentPanel(StepPanel[AtTable]):
    """Rows of places, so many as each row has shares of the width; `verb` says what comes next."""

    page_wanted = Signal(object)
    verb_changed = Signal()

    def __init__(self, telling: Telling[AtTable], name: str, rows: Sequence[Sequence[int]]) -> None:
        slots = [[Slot(telling.measure, 56, HIGH) for _ in row] for row in rows]
        super().__init__(telling, [slot for row in slots for slot in row], NOTE, beside=BESIDE)
        self.setObjectName(name)
        for at, row in enumerate(slots):
            for column, slot in enumerate(row):
                slot.setObjectName(f"{name}_{at}_{column}")
        self.rows(*(list(zip(*both, strict=True)) for both in zip(slots, rows, strict=True)))

    def verb(self) -> Verb | None:
        """What comes next; None if nothing does."""
        raise NotImplementedError

    def about(self) -> Hashable:
        return self.telling.match.turn, self.state.waits_for

    def person(self, seat: int) -> str:
        """The name of who sits there."""
        return self.telling.voice.people[seat]

    def planet(self, number: int, form: str = "name") -> str:
        """The name of a planet."""
        return names.planet(self.telling.voice.words, number, form)

    def fact(
        self, text: str, *words: object, note: str = "", said: str = "", clause: str = ""
    ) -> Choice:
        """A choice that tells a fact; where it cannot be, it says why."""
        reason = self.why_not(*words)
        press = partial(self.tell, *words)
        return Choice(text=text, note=note, said=said, press=press, reason=reason, clause=clause)

    def numbers(
        self, title: str, values: Sequence[int], tell: Callable[[int], object], begin: int = 0
    ) -> type_of_choices:
        """A step that asks for a number; more of them than there are places follow on request."""
        self.note.say(title)
        room = len(self.places)
        shown = values[begin : begin + room]
        choices = [Choice(text=str(value), press=partial(tell, value)) for value in shown]
        if len(values) > begin + room:
            more = partial(self.numbers, title, values, tell, begin + room - 1)
            choices[-1] = Choice(text=translate("EarthTable", "more"), press=partial(self.go, more))
        return choices

    def short_industry(self, number: int) -> str:
        """The name of an industry, with a capital."""
        return capital(names.industry(self.telling.voice.words, number))
