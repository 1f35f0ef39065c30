"""The exploration: which planet was turned over."""

from __future__ import annotations

from functools import partial

from desktop.boards.outer_earth.table.cards import choosing
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from engine.games.outer_earth.table import AtTable

ACROSS = 6
"""Places of a row."""


class Exploration(MomentPanel):
    """Known planets by name, and another one to be typed in."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "exploration", [(1,) * ACROSS] * 4)

    def clause(self) -> str:
        """The rule of the exploration."""
        return "OE-4.2"

    def _show_head(self) -> None:
        self.call(translate("EarthTable", "Exploration"))

    def verb(self) -> Verb | None:
        """The planet is asked for."""
        return Verb(translate("EarthTable", "Which planet?"), self.take_focus)

    def home(self) -> type_of_choices:
        """The planets that can have been turned over."""
        laid = translate("EarthTable", "The chips lie in the market already.")
        asked = translate("EarthTable", "Which planet was turned over?")
        self.note.say(asked, *([laid] if any(self.state.chips) else []))
        page = partial(PlanetPage, self.telling)
        found = choosing.planets(
            self, partial(self.tell, "turned"), lambda name: self.enter(page(name=name))
        )
        self.keep_columns(len(found) > ACROSS)
        return found
