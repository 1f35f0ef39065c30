"""“Our table shows…”: whatever lies there, told as it stands, at the start or to put it right."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import Signal

from desktop.look.translate import several, translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.grid_panel import GridPanel
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import S, type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.rules.markers import Markers

ACROSS, ROWS = 6, 4
"""Places."""


class OurTablePanel(GridPanel[S]):
    """Places that lead to what is told of a thing or a person; a step stays, whatever is told."""

    left = Signal()

    def __init__(self, telling: Telling[S]) -> None:
        super().__init__(telling, "our_table", ACROSS, ROWS)

    def about(self) -> Hashable:
        """A step stays, whatever is told."""
        return None

    def task(self) -> Hashable:
        """All in any order."""
        return None

    def _show_head(self) -> None:
        self.call(translate("Panels", "Our table shows…"))

    def verb(self) -> Verb | None:
        """Back to what is told now."""
        return Verb(translate("Panels", "Back to the table"), self.left.emit)

    def ask(self) -> None:
        """Say above the first step what is wanted."""
        self.note.say(
            translate("Panels", "What lies on your table?"),
            translate("Panels", "A ? means: not entered. It may stay that way."),
        )

    def leads(self, text: str, step: Callable[[], type_of_choices], *markers: str) -> Choice:
        """A place that leads to a step, and says how many of these markers nobody has told."""
        state = self.state
        assert isinstance(state, Markers), "people tell what lies at a table"
        missing = sum(not state.is_known(marker) for marker in markers)
        one = translate("Panels", "1 value missing")
        many = translate("Panels", "{count} values missing")
        return Choice(
            text=text,
            note=several(missing, one, many) if missing else "",
            press=partial(self.go, step),
            look=LEGAL if missing else PLAIN,
        )
