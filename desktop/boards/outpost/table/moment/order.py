"""The player order: told person by person, or by the lot among those who are level."""

from __future__ import annotations

from functools import partial

from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL
from engine.games.outpost.facts.sequence import untold_order
from engine.games.outpost.table import AtTable


class Order(MomentPanel):
    """A place for each person who may come next."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "order")
        self._chosen: tuple[int, ...] = ()

    def clause(self) -> str:
        """The rule of the order."""
        return "OP-2.2"

    def show_table(self) -> None:
        """Who was pressed is asked anew after each step."""
        if self.about() != self._about:
            self._chosen = ()
        super().show_table()

    def _show_head(self) -> None:
        self.call(translate("OutpostTable", "Player order"))

    @property
    def _is_lot(self) -> bool:
        return self.state.waits_for not in ("", untold_order.name)

    def verb(self) -> Verb | None:
        """The order, once everybody has a place."""
        if self._is_lot:
            return Verb(translate("OutpostTable", "Who is next?"), self.take_focus)
        seats = self.state.board.seats
        missing = translate("OutpostTable", "First choose everybody in the player order (OP-2.2).")
        told = "+".join(str(seat + 1) for seat in self._chosen)
        is_whole = len(self._chosen) == seats
        text = translate("OutpostTable", "This is the order")
        return Verb(text, partial(self.tell, "order", told), "" if is_whole else missing)

    def home(self) -> type_of_choices:
        """Who comes next."""
        if self._is_lot:
            return self._lot()
        instead = translate("OutpostTable", "Or enter the VP: then the app knows it.")
        if self.state.knows_all_vp():
            instead = translate("OutpostTable", "Or enter the face values of those who are tied.")
        self.note.say(
            translate("OutpostTable", "Choose everybody in the player order, most VP first."),
            instead,
        )
        again = Choice(
            text=translate("OutpostTable", "Begin again"),
            icon="undo",
            press=partial(self._choose, ()),
            reason=""
            if self._chosen
            else translate("OutpostTable", "Nobody is chosen yet (OP-2.2)."),
        )
        return self.lay(*self.people(self._place), [again])

    def _place(self, seat: int) -> Choice:
        if seat in self._chosen:
            place = translate("OutpostTable", "place {place}")
            return Choice(
                text=self.person(seat),
                note=place.format(place=self._chosen.index(seat) + 1),
                press=partial(self._choose, tuple(it for it in self._chosen if it != seat)),
                look=CHOSEN,
                clause="OP-2.2",
            )
        chosen = (*self._chosen, seat)
        rest = [it for it in range(self.state.board.seats) if it not in chosen]
        # Who is left over comes last.
        whole = (*chosen, *rest) if len(rest) == 1 else chosen
        return Choice(
            text=self.person(seat),
            press=partial(self._choose, whole),
            look=LEGAL,
            clause="OP-2.2",
        )

    def _choose(self, chosen: tuple[int, ...]) -> None:
        self._chosen = chosen
        self.show_choices()
        self.verb_changed.emit()

    def _lot(self) -> type_of_choices:
        level = self.state.agenda[-1][1]
        self.note.say(
            translate("OutpostTable", "A tie: decide at random."),
            translate("OutpostTable", "Who is next in the player order?"),
        )
        return self.spread(
            [
                self.fact(self.person(seat), "lot", seat + 1, look=LEGAL, clause="OP-2.2")
                for seat in level
            ]
        )
