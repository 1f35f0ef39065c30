"""The rolls for the market: who rolls, and what each number brings."""

from __future__ import annotations

from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outpost import ledger
from engine.games.outpost.components import FACES
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import AtTable


class Rolling(MomentPanel):
    """A place for each number of the die."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "rolling", 4)

    def clause(self) -> str:
        """The rule of the rolls."""
        return "OP-2.4"

    def due(self) -> Slot | None:
        """No number before it is rolled: Enter once too often must not enter one."""
        return None

    def _show_head(self) -> None:
        self.call(translate("OutpostTable", "Rolls for the market"))

    def verb(self) -> Verb | None:
        """The number is asked for."""
        return Verb(translate("OutpostTable", "Which number?"), self.take_focus)

    def home(self) -> type_of_choices:
        """What each number brings."""
        state = self.state
        to_come = ledger.rolls_to_come(state)
        other = translate("OutpostTable", "Or enter the market by “Correct the table”.")
        self.note.say(*self._asked(state, to_come), other)
        # Whose roll has failed reads the card before anybody else rolls.
        return self.spread([*(self._face(face) for face in ledger.faces(state)), *self.redrawn()])

    def _asked(self, state: AtTable, to_come: list[int]) -> tuple[str, ...]:
        faces = FACES[state.phase - 1]
        die = translate("OutpostTable", "d{sides}").format(sides=len(faces))
        # In phase 3 one is added to what the die shows.
        die += " + 1" if faces[0] > 1 else ""
        anybody = translate("OutpostTable", "Somebody rolls the {die}.").format(die=die)
        one = translate("OutpostTable", "{person} rolls the {die}.")
        seat = ledger.roller(state)
        told = anybody if seat == NOTHING else one.format(person=self.person(seat), die=die)
        names = [self.person(it) for it in to_come[1:] if it != NOTHING]
        rest = sum(it == NOTHING for it in to_come[1:])
        then = translate("OutpostTable", "then {names}").format(names=", ".join(names))
        open_places = translate("OutpostTable", "further places: {count}").format(count=rest)
        return told, "; ".join(filter(None, (then if names else "", open_places if rest else "")))

    def _face(self, face: ledger.Face) -> Choice:
        name = self.upgrade(face.upgrade)
        then = {
            ledger.LAID: name,
            ledger.LOWER: self.upgrade(face.laid) if face.laid else "",
            ledger.AGAIN: translate("OutpostTable", "roll again"),
            ledger.EMPTY: translate("OutpostTable", "stays empty"),
        }[face.brings]
        note = then
        if face.draws_event:
            note = translate("OutpostTable", "event, then {then}").format(then=then)
        elif face.brings == ledger.LOWER:
            note = translate("OutpostTable", "instead: {laid}").format(laid=then)
        elif face.brings != ledger.LAID:
            note = f"{name}: {then}"
        look = LEGAL if face.brings == ledger.LAID else PLAIN
        return self.fact(str(face.n), "rolled", face.n, note=note, look=look, clause="OP-2.4")
