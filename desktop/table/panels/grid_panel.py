"""A panel of alike places, of which a step takes as few rows as hold what it offers."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import MomentPanel
from desktop.table.panels.step_panel import S, type_of_choices, type_of_step
from desktop.table.telling import Telling


class GridPanel(MomentPanel[S]):
    """`rows` rows of `across` places; what a further step offers has the whole width."""

    def __init__(self, telling: Telling[S], name: str, across: int, rows: int) -> None:
        self.across, self._rows = across, rows
        super().__init__(telling, name, [(1,) * across] * rows)

    def go(self, step: type_of_step) -> None:
        """What a step offers has the whole width."""
        super().go(lambda: self.spread(step()))

    def instead(self, step: type_of_step) -> None:
        """Show another step in place of the one that is shown."""
        led = self._steps.pop().led
        self.go(step)
        self._steps[-1] = self._steps[-1]._replace(led=led)

    def spread(self, choices: type_of_choices, across: int = 0) -> type_of_choices:
        """As few rows as hold the choices, with as many in each, or so many.

        While a name is sought all places stay, whatever is found.
        """
        if self.is_sought:
            return self.rows_of(self.across, choices)
        rows = -(-len(choices) // (across or self.across))
        return self._lay(choices, rows, across or -(-len(choices) // max(1, rows)))

    def rows_of(self, across: int, choices: type_of_choices, rows: int = 0) -> type_of_choices:
        """All rows, or so many, with so many places in each, whatever is offered."""
        return Laid(self._lay(choices, rows or self._rows, across))

    def lay(self, *rows: Sequence[Choice | None]) -> type_of_choices:
        """These rows, each over the whole width; a step that lays its rows is not spread again."""
        laid: list[Choice | None] = [None] * (self.across * self._rows)
        for at, row in enumerate(rows):
            laid[at * self.across : at * self.across + len(row)] = row
        for at, slot in enumerate(self.places):
            policy = slot.sizePolicy()
            # Without any choice the panel still is as wide as with some.
            policy.setRetainSizeWhenHidden(laid[at] is not None or (not rows and not at))
            slot.setSizePolicy(policy)
        self._stretch(max(1, len(rows)))
        return Laid(laid)

    def _lay(self, choices: type_of_choices, rows: int, each: int) -> type_of_choices:
        if isinstance(choices, Laid):
            return choices
        laid: list[Choice | None] = [None] * (self.across * self._rows)
        for at, choice in enumerate(choices):
            row, column = divmod(at, each)
            laid[row * self.across + column] = choice
        for at, slot in enumerate(self.places):
            row, column = divmod(at, self.across)
            policy = slot.sizePolicy()
            policy.setRetainSizeWhenHidden(row < rows and column < each)
            slot.setSizePolicy(policy)
        self._stretch(rows)
        return laid

    def _stretch(self, rows: int) -> None:
        for row in range(self._rows):
            self.body.setStretch(row, int(row < rows))


class Laid(list[Choice | None]):
    """Choices that stand where they are to be seen."""
