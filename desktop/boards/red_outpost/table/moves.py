"""Who moved where in this turn, for groups that have moods and discs followed."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import Signal

from desktop.boards.red_outpost.table import portrait
from desktop.boards.red_outpost.table.actions.instead import CARDS, of_turn
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN
from engine.games.red_outpost.cards import replaces_mood
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.facts.turn import FOLLOWS as FOLLOWED
from engine.games.red_outpost.facts.turn import ON_A_CARD
from engine.games.red_outpost.places import CLAUSE, gives
from engine.games.red_outpost.table import MOODS, NOTHING, AtTable

DISCS = ("portrait", "card", "none")
FOLLOWS = ("all", "place", "none")
"""What is counted with the move: moods and what the place gives, moods only, or nothing."""
BY_HAND = ("produced", "visited")
"""Facts that tell what a place gives."""
ACROSS = 6


class Moves(TurnPanel):
    """Six portraits with mood and discs, and the twelve places; a worker, then a place, tells it.

    With the move is told what follows from it by rule; `went` leads to what has to be chosen.
    """

    went = Signal(str, str)
    """A worker was moved to a place."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        measure = telling.measure
        self.workers = [Slot(measure, 76) for _ in WORKERS]
        self.goals = [Slot(measure) for _ in PLACES]
        self.disc, self.moods = Slot(measure), Slot(measure)
        self.passed = Slot(measure, 76)
        super().__init__(
            telling,
            (*self.workers, *self.goals, self.disc, self.moods, self.passed),
            110,
            beside=150,
        )
        self.setObjectName("moves")
        # No step leads back: the room of the corner is the note's.
        policy = self.corner.sizePolicy()
        policy.setRetainSizeWhenHidden(False)
        self.corner.setSizePolicy(policy)
        names = (*(f"who_{name}" for name in WORKERS), *(f"to_{name}" for name in PLACES))
        for slot, name in zip(self.places, (*names, "disc", "moods", "pass"), strict=True):
            slot.setObjectName(name)
        first, second = self.goals[:ACROSS], self.goals[ACROSS:]
        self.rows(
            [*((slot, 1) for slot in self.workers), (self.passed, 1)],
            [*((slot, 1) for slot in first), (self.disc, 1)],
            [*((slot, 1) for slot in second), (self.moods, 1)],
        )
        self._worker = ""
        self._on = DISCS[0]
        self._follows = FOLLOWS[0]
        self._told_for: Hashable = None

    def clause(self) -> str:
        """The rule of moving a worker."""
        return "RO-2.3"

    def _show_head(self) -> None:
        self.call(translate("TablePanels", "Move"))
        if self._told_for != self._about:
            self._told_for = self._about
            self._worker, self._on, self._follows = "", DISCS[0], FOLLOWS[0]

    # -- choices -------------------------------------------------------------------

    def home(self) -> type_of_choices:
        """Workers, places, and where the disc goes and whether moods follow."""
        self._say()
        return (
            *(self._who(number, worker) for number, worker in enumerate(WORKERS)),
            *(self._to(place) for place in PLACES),
            self._disc(),
            self._moods(),
            Choice(
                text=translate("TablePanels", "Pass"),
                note=translate("TablePanels", "no legal move"),
                press=partial(self.tell, "passed", self.seat + 1),
                reason=self.why_not("passed", self.seat + 1),
                clause="RO-R11",
            ),
        )

    def _say(self) -> None:
        voice, state = self.telling.voice, self.state
        if no_turn := self.no_turn():
            self.note.say(no_turn)
        elif state.moved in range(len(WORKERS)):
            worker, place = WORKERS[state.moved], PLACES[state.at[state.moved]]
            told = {"seat": self.seat, "worker": worker, "place": place}
            self.note.say(self.text("events", "moved", **told), self._by_hand(state.moods_follow))
        elif self._worker:
            worker = voice.words.name("workers", self._worker, "nom")
            asked = translate("TablePanels", "Where does {worker} go?").format(worker=worker)
            self.note.say(asked, self._by_hand(FOLLOWED[self._follows]))
        else:
            asked = translate("TablePanels", "Which worker does {name} move?")
            self.note.say(asked.format(name=self.name), self._by_hand(FOLLOWED[self._follows]))

    def _by_hand(self, follows: int) -> str:
        """What of the turn does not follow from the move."""
        state = self.state
        if follows == NOTHING:
            return translate(
                "TablePanels", "In this turn moods are entered by hand: Actions, Moods."
            )
        was_moved = state.moved in range(len(WORKERS))
        if follows == MOODS and not (was_moved and not gives(state.moved, state.at[state.moved])):
            return translate("TablePanels", "In this turn cubes and crystals are entered by hand.")
        return ""

    def _who(self, number: int, worker: str) -> Choice:
        state, voice = self.state, self.telling.voice
        reason = self.no_turn() or self._no_move(number)
        chosen = state.moved == number if state.moved in range(6) else self._worker == worker
        return Choice(
            text=voice.words.name("workers", worker),
            said=portrait.said(state, number, voice),
            press=partial(self._choose, worker),
            reason=reason,
            look=CHOSEN if chosen else PLAIN,
            clause="RO-2.3",
            paint=portrait.painter_of(state, number, voice, self.telling.measure),
        )

    def _no_move(self, worker: int) -> str:
        """One move a turn (RO-2.2), and none of a worker that was used (RO-2.3)."""
        state = self.state
        if state.moved in (*range(len(WORKERS)), len(WORKERS)) or not state.upright >> worker & 1:
            return self._why_not(WORKERS[worker], PLACES[0])
        return ""

    def _why_not(self, worker: str, place: str) -> str:
        return self.telling.why_not(*self._told(worker, place))

    def _told(self, worker: str, place: str) -> tuple[object, ...]:
        # What a place gives keeps nobody from going there.
        moods = "none" if self._follows == "none" else "place"
        return "moved", self.seat + 1, worker, place, self._on, moods

    def _tell_move(self, place: str) -> None:
        worker, card = self._worker, CARDS.get(place)
        *told, moods = self._told(worker, place)
        if card and of_turn(self, card):
            if replaces_mood(self.state, PLACES.index(place)):
                # RO-R8: the card was told before the move.
                moods = "none"
        elif self._follows == "all" and not self._was_told_by_hand(*told):
            moods = "all"
        if self.tell(*told, moods):
            # Taken back, the move begins with its worker.
            self._worker = ""
            self.went.emit(worker, place)

    def _was_told_by_hand(self, *told: object) -> bool:
        """Whether what the place gives was told before the move, or has to be: where nobody knows the wheel."""
        seat = self.seat + 1
        return any(of_turn(self, fact, seat) for fact in BY_HAND) or bool(
            self.why_not(*told, "all")
        )

    def _choose(self, worker: str) -> None:
        self._worker = "" if worker == self._worker else worker
        self.show_choices()

    def _to(self, place: str) -> Choice:
        state = self.state
        number = PLACES.index(place)
        reason = self.no_turn()
        if not reason and (self._worker or state.moved in range(7)):
            reason = self._why_not(self._worker or WORKERS[0], place)
        elif not reason:
            reason = translate("TablePanels", "First choose the worker who is moved (RO-2.2).")
        there = [
            self.telling.voice.words.name("workers", worker)
            for at, worker in enumerate(WORKERS)
            if state.at[at] == number and state.is_known(f"at.{worker}")
        ]
        lock = state.locked_now >> number & 1 and state.is_known("locks")
        is_here = state.moved in range(6) and state.at[state.moved] == number
        words = self.telling.voice.words
        locked = translate("TablePanels", "locked")
        return Choice(
            text=self.short("places", place),
            note=locked if lock else there[0] if len(there) == 1 else str(len(there) or ""),
            said=", ".join((words.name("places", place), *([locked] if lock else []), *there)),
            icon="lock" if lock else "",
            press=partial(self._tell_move, place),
            reason=reason,
            look=CHOSEN if is_here else PLAIN,
            clause=CLAUSE[number],
        )

    # -- the disc and the moods ------------------------------------------------------

    def _disc(self) -> Choice | None:
        """RO-7.6, RO-7.11: with those cards the disc may lie elsewhere, or nowhere."""
        on = [disc for disc in DISCS if disc == DISCS[0] or self._may_lie(disc)]
        if len(on) == 1:
            return None
        names = {
            "portrait": translate("TablePanels", "on the portrait"),
            "card": translate("TablePanels", "on the card"),
            "none": translate("TablePanels", "none"),
        }
        following = on[(on.index(self._on) + 1) % len(on)] if self._on in on else on[0]
        return Choice(
            text=translate("TablePanels", "Disc"),
            note=names[self._on],
            press=partial(self._lay, following),
            look=PLAIN if self._on == DISCS[0] else CHOSEN,
            clause=ON_A_CARD.get(self._on, (0, "RO-2.2"))[1],
        )

    def _may_lie(self, disc: str) -> bool:
        state, seat = self.state, self.seat
        card, _ = ON_A_CARD[disc]
        if not state.board.has_cards or seat < 0:
            return False
        dealt = state.place_card
        return dealt[seat] == card or (dealt[seat] < 0 and card not in dealt)

    def _lay(self, disc: str) -> None:
        self._on = disc
        self.show_choices()

    def _moods(self) -> Choice:
        names = {
            "all": translate("TablePanels", "everything"),
            "place": translate("TablePanels", "moods only"),
            "none": translate("TablePanels", "nothing"),
        }
        said = translate("TablePanels", "What is counted with the move: {what}")
        return Choice(
            text=translate("TablePanels", "Counted"),
            note=names[self._follows],
            said=said.format(what=names[self._follows]),
            press=self._turn_moods,
            look=PLAIN if self._follows == FOLLOWS[0] else CHOSEN,
            clause="RO-2.2",
        )

    def _turn_moods(self) -> None:
        self._follows = FOLLOWS[(FOLLOWS.index(self._follows) + 1) % len(FOLLOWS)]
        self.show_choices()
