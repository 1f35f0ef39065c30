"""“Our table shows…”: whatever lies there, told as it stands, at the start or to put it right."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import Signal

from desktop.boards.outer_earth.table.moment.panel import MomentPanel, Verb
from desktop.boards.outer_earth.table.our_table import for_all
from desktop.boards.outer_earth.table.our_table.person import person
from desktop.look.translate import several, translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import type_of_choices, type_of_step
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth.facts import clock
from engine.games.outer_earth.table import OF_SEATS, AtTable

IN_ROWS = ("vp", "hand")
"""Markers that are told in the rows of the people."""
ACROSS, ROWS = 6, 4
"""Places."""


class OurTable(MomentPanel):
    """What lies for all, then a place for each person; each leads to what is told of it."""

    left = Signal()

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "our_table", [(1,) * ACROSS] * ROWS)

    def go(self, step: type_of_step) -> None:
        """What a step offers has the whole width."""
        super().go(lambda: self._spread(step()))

    def _spread(self, choices: type_of_choices, across: int = 0) -> type_of_choices:
        """As few rows as hold the choices, with as many in each, or so many.

        While a name is sought all places stay, whatever is found.
        """
        rows = -(-len(choices) // (across or ACROSS))
        each = across or -(-len(choices) // max(1, rows))
        if self.is_sought:
            rows, each = ROWS, ACROSS
        laid: list[Choice | None] = [None] * (ACROSS * ROWS)
        for at, choice in enumerate(choices):
            row, column = divmod(at, each)
            laid[row * ACROSS + column] = choice
        for at, slot in enumerate(self.places):
            row, column = divmod(at, ACROSS)
            policy = slot.sizePolicy()
            policy.setRetainSizeWhenHidden(row < rows and column < each)
            slot.setSizePolicy(policy)
        for row in range(ROWS):
            self.body.setStretch(row, int(row < rows))
        return laid

    def about(self) -> Hashable:
        """A step stays, whatever is told."""
        return None

    def clause(self) -> str:
        """The rule of what lies there."""
        return "OE-1.2"

    def task(self) -> Hashable:
        """All in any order."""
        return None

    def _show_head(self) -> None:
        self.call(translate("EarthOurTable", "Our table shows…"))

    def verb(self) -> Verb | None:
        """Back to what is told now."""
        return Verb(translate("EarthOurTable", "Back to the table"), self.left.emit)

    def home(self) -> type_of_choices:
        """Where the match stands, what lies for all, and the people."""
        state = self.state
        self.note.say(
            translate("EarthOurTable", "What lies on your table?"),
            translate("EarthOurTable", "A ? means: not entered. It may stay that way."),
        )
        people = [
            self._leads(
                self.person(seat),
                partial(person, self, seat),
                *(f"{kind}.{seat + 1}" for kind in OF_SEATS if kind not in IN_ROWS),
            )
            for seat in range(state.board.seats)
        ]
        shared: list[Choice | None] = [
            self._leads(
                translate("EarthOurTable", "Round and phase"),
                partial(for_all.time, self),
                *(clock.LAST, f"ap.{state.at_turn + 1}"),
            ),
            self._leads(translate("EarthOurTable", "Market"), partial(for_all.market, self), "row"),
            self._leads(
                translate("EarthOurTable", "Budget and index"),
                partial(for_all.common, self),
                *("budget", "galaxy", "index"),
            ),
        ]
        across = max(len(shared), len(people))
        return self._spread([*shared, *[None] * (across - len(shared)), *people], across)

    def _leads(self, text: str, step: Callable[[], type_of_choices], *markers: str) -> Choice:
        missing = sum(not self.state.is_known(marker) for marker in markers)
        one = translate("EarthOurTable", "1 value missing")
        many = translate("EarthOurTable", "{count} values missing")
        return Choice(
            text=text,
            note=several(missing, one, many) if missing else "",
            press=partial(self.go, step),
            look=LEGAL if missing else PLAIN,
        )
