"""“Our table shows…”: whatever lies there, told as it stands, at the start or to put it right."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import Signal

from desktop.look.translate import several, translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import MomentPanel, Verb
from desktop.table.panels.step_panel import S, type_of_choices, type_of_step
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.rules.markers import Markers

ACROSS, ROWS = 6, 4
"""Places."""


class OurTablePanel(MomentPanel[S]):
    """Places that lead to what is told of a thing or a person; a step stays, whatever is told."""

    left = Signal()

    def __init__(self, telling: Telling[S]) -> None:
        super().__init__(telling, "our_table", [(1,) * ACROSS] * ROWS)

    def go(self, step: type_of_step) -> None:
        """What a step offers has the whole width."""
        super().go(lambda: self.spread(step()))

    def spread(self, choices: type_of_choices, across: int = 0) -> type_of_choices:
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
