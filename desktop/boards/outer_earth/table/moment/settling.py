"""The end: what lies face down in the stocks, for whom it is not known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.look.translate import several, translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth.components import BACK, INDUSTRIES
from engine.games.outer_earth.state import by_industry
from engine.games.outer_earth.table import AtTable


class Settling(MomentPanel):
    """A place for each seat; a press asks how many face-down cards there are of each industry."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "settling", [(1,) * 4] * 4)

    def clause(self) -> str:
        """The rule of the investments."""
        return "OE-5.2"

    def _show_head(self) -> None:
        self.call(translate("EarthTable", "The end"))

    def verb(self) -> Verb | None:
        """The final scoring."""
        text = translate("EarthTable", "Final scoring")
        return Verb(text, partial(self.tell, "settle"), self.why_not("settle"))

    def home(self) -> type_of_choices:
        """Whose investments are to be turned up."""
        state = self.state
        self.note.say(
            translate("EarthTable", "Turn up what was invested face down."),
            translate("EarthTable", "Only what is not known is asked for."),
        )
        return [self._seat(state, seat) for seat in range(state.board.seats)]

    def _seat(self, state: AtTable, seat: int) -> Choice:
        cards = state.invested[seat]
        hidden = cards.count(BACK)
        one = translate("EarthTable", "1 card face down")
        many = translate("EarthTable", "{count} cards face down")
        note = several(hidden, one, many) if hidden else self._counts(by_industry(cards))
        step = partial(self._count, seat, ())
        return Choice(
            text=self.person(seat),
            note=note,
            press=partial(self.go, step),
            reason="" if cards else translate("EarthTable", "Nothing was invested (OE-3.6)."),
            look=LEGAL if hidden else PLAIN,
            clause="OE-5.2",
        )

    def _counts(self, counts: Sequence[int]) -> str:
        if not any(counts):
            return translate("EarthTable", "nothing invested")
        return ", ".join(
            f"{self.short_industry(at)} {count}" for at, count in enumerate(counts) if count
        )

    def _count(self, seat: int, counts: tuple[int, ...]) -> type_of_choices:
        """How many cards of the next industry there are; what is left is of the last one."""
        left = len(self.state.invested[seat]) - sum(counts)
        title = translate("EarthTable", "{name}: how many {industry}?")
        asked = title.format(name=self.person(seat), industry=self.short_industry(len(counts)))
        return self.numbers(asked, range(left + 1), partial(self._chosen, seat, counts))

    def _chosen(self, seat: int, counts: tuple[int, ...], number: int) -> None:
        told = (*counts, number)
        left = len(self.state.invested[seat]) - sum(told)
        if len(told) == len(INDUSTRIES) - 1 or not left:
            rest = [0] * (len(INDUSTRIES) - 1 - len(told))
            self.tell("turned_up", seat + 1, *told, *rest, left)
        else:
            self.go(partial(self._count, seat, told))
