"""What else a turn brings, for the person at turn: places, exchanges, moods, special cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from desktop.boards.red_outpost.table.actions import card_buttons
from desktop.boards.red_outpost.table.actions.disc_move import DiscMove
from desktop.boards.red_outpost.table.actions.good_choices import ask_good
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.telling import Telling
from engine.games.red_outpost.components import GOODS, WORKERS
from engine.games.red_outpost.facts.goods import check_visit
from engine.games.red_outpost.table import AtTable
from engine.rules.parts.track import moved

PLACES, ACROSS = 12, 6
NAMES = (
    "paid",
    "gave",
    "visited",
    "moved_disc",
    "mood",
    "place_card",
    "discarded",
    "sold",
    "bought",
    "added",
    "passed",
    "worker_card",
)
"""What stands where in the first step."""


class Actions(TurnPanel):
    """Twelve places; what needs a good, a worker or a person asks for it in the same places."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        cells = [Slot(telling.measure) for _ in range(PLACES)]
        super().__init__(telling, cells, 70, beside=140)
        self.setObjectName("actions")
        for slot, name in zip(cells, NAMES, strict=True):
            slot.setObjectName(f"act_{name}")
        starts = range(0, PLACES, ACROSS)
        self.rows(*[[(slot, 1) for slot in cells[at : at + ACROSS]] for at in starts])

    def about(self) -> Hashable:
        """The turn, and the cards of who is at turn."""
        state, seat = self.state, self.seat
        dealt = (state.worker_card[seat], state.place_card[seat]) if seat >= 0 else ()
        return seat, self.telling.match.turn, dealt

    def clause(self) -> str:
        """The rule of what a turn brings."""
        return "RO-2.2"

    def _show_head(self) -> None:
        self.call(translate("TablePanels", "What else"))

    # -- the first step ------------------------------------------------------------

    def home(self) -> type_of_choices:
        """What a turn can bring besides cubes and cards of the decks."""
        no_turn = self.no_turn()
        if no_turn:
            self.note.say(no_turn)
        else:
            told = translate("TablePanels", "happens in {name}’s turn?")
            self.note.say(told.format(name=self.name))
        place = self._place
        cards = card_buttons.buttons(self) if self.state.board.has_cards else (None, None)
        return (
            place(
                "beer_house", translate("TablePanels", "pay 1 crystal"), "RO-4.4", "paid", self._pay
            ),
            place("palace", translate("TablePanels", "give 1 crystal"), "RO-4.2", "gave"),
            place(
                "administration",
                translate("TablePanels", "gain 1 crystal"),
                "RO-4.6",
                "visited",
                check=check_visit,
            ),
            Choice(
                text=translate("TablePanels", "Move a disc"),
                note=self.named("places", "administration"),
                press=self._move_disc,
                reason=no_turn,
                clause="RO-4.6",
            ),
            Choice(
                text=translate("TablePanels", "Moods"),
                icon="mood",
                said=translate("TablePanels", "A mood rises or falls"),
                press=partial(self.go, self.moods),
                reason=no_turn,
                clause="RO-4.4",
            ),
            cards[0],
            self._exchange(
                translate("TablePanels", "Discard"),
                translate("TablePanels", "cube for moods"),
                "discarded",
            ),
            self._exchange(
                translate("TablePanels", "Sell"),
                translate("TablePanels", "cube for crystal"),
                "sold",
            ),
            self._exchange(
                translate("TablePanels", "Buy"),
                translate("TablePanels", "crystal for cube"),
                "bought",
            ),
            self._exchange(
                translate("TablePanels", "Add"),
                translate("TablePanels", "cube, no wheel"),
                "added",
                1,
            ),
            (card_buttons.of_others(self) if self.state.board.has_cards else None) or self._pass(),
            cards[1],
        )

    def _pass(self) -> Choice:
        seat = self.seat + 1
        return Choice(
            text=translate("TablePanels", "Pass"),
            note=translate("TablePanels", "no legal move"),
            press=partial(self.tell, "passed", seat),
            reason=self.why_not("passed", seat),
            clause="RO-R11",
        )

    def _place(
        self,
        place: str,
        note: str,
        clause: str,
        fact: str,
        press: Callable[[], object] | None = None,
        check: Callable[[AtTable, int], object] = lambda *_: None,
    ) -> Choice:
        seat = self.seat + 1
        turn = self.telling.refused_by(check, self.seat)
        return Choice(
            text=capital(self.short("places", place)),
            note=note,
            press=press or partial(self.tell, fact, seat),
            reason=turn or self.why_not(fact, seat),
            clause=clause,
        )

    def _exchange(self, text: str, note: str, fact: str, *more: object) -> Choice:
        then = self._tell_and_ask_moods if fact == "discarded" else self.tell
        reasons = [self.why_not(fact, self.seat + 1, good, *more) for good in GOODS]
        verb = f"{text}, {self.named('places', 'warehouse')}: {note}"
        return Choice(
            text=text,
            note=note,
            said=verb,
            press=partial(ask_good, self, f"{text} …", then, fact, *more),
            reason=reasons[0] if all(reasons) else "",
            clause="RO-3.4" if fact == "added" else "RO-4.5",
        )

    def _pay(self) -> None:
        self._tell_and_ask_moods("paid", self.seat + 1)

    def _move_disc(self) -> None:
        others = [seat for seat in range(self.state.board.seats) if seat != self.seat]
        DiscMove(self, self.seat).begin(others)

    # -- moods ---------------------------------------------------------------------

    def _tell_and_ask_moods(self, *told: object) -> None:
        if self.tell(*told) and _moods_are_followed(self.state):
            self.go(self.moods)

    def moods(self) -> type_of_choices:
        """Six moods that rise, and below them the same six that fall."""
        self.note.say(translate("TablePanels", "Whose mood rises, whose falls?"))
        return [self._mood(worker, steps) for steps in (1, -1) for worker in WORKERS]

    def _mood(self, worker: str, steps: int) -> Choice:
        words = self.telling.voice.words
        name = self.named("workers", worker)
        track, at = self.state.board.mood_track, self.state.mood[WORKERS.index(worker)]
        known = self.state.is_known(f"mood.{worker}")
        told = words.signed(steps)
        if known:
            then = moved(at, steps, self.state.board.mood_top)
            told += f": {words.signed(track[at])} → {words.signed(track[then])}"
        return Choice(
            text=name,
            note=told,
            press=partial(self._shift, worker, steps),
            reason=self.why_not("mood", worker, steps),
            clause="RO-R5",
        )

    def _shift(self, worker: str, steps: int) -> None:
        """A swap takes two taps: the step stays."""
        self.telling.tell("mood", worker, steps)


def _moods_are_followed(state: AtTable) -> bool:
    """Where nobody knows a mood any more, nobody wants to be asked for one."""
    return any(state.is_known(f"mood.{worker}") for worker in WORKERS)
