"""“Our table shows…”: whatever lies there, told as it stands, at the start or to put it right."""

from __future__ import annotations

from functools import partial

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.our_table import for_all
from desktop.boards.outer_earth.table.our_table.person import person
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.our_table_panel import OurTablePanel
from desktop.table.panels.step_panel import type_of_choices
from engine.games.outer_earth.table import LAST, OF_SEATS, AtTable
from engine.games.outer_earth.values import LONGEST_NAME

IN_ROWS = ("vp", "hand")
"""Markers that are told in the rows of the people."""


class OurTable(OurTablePanel[AtTable]):
    """What lies for all, then a place for each person; each leads to what is told of it."""

    longest = LONGEST_NAME

    def aim(self) -> str:
        """A planet is found among many."""
        return names.sought()

    def clause(self) -> str:
        """The rule of what lies there."""
        return "OE-1.2"

    def home(self) -> type_of_choices:
        """Where the match stands, what lies for all, and the people."""
        state = self.state
        self.ask()
        people = [
            self.leads(
                self.person(seat),
                partial(person, self, seat),
                *(f"{kind}.{seat + 1}" for kind in OF_SEATS if kind not in IN_ROWS),
            )
            for seat in range(state.board.seats)
        ]
        shared: list[Choice | None] = [
            self.leads(
                translate("EarthOurTable", "Round and phase"),
                partial(for_all.time, self),
                *(LAST, f"ap.{state.at_turn + 1}"),
            ),
            self.leads(translate("EarthOurTable", "Market"), partial(for_all.market, self), "row"),
            self.leads(
                translate("EarthOurTable", "Budget and index"),
                partial(for_all.common, self),
                *("budget", "galaxy", "index"),
            ),
        ]
        across = max(len(shared), len(people))
        return self.spread([*shared, *[None] * (across - len(shared)), *people], across)
