"""What else a turn brings, for the person at turn: places, exchanges, moods, special cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.boards.red_outpost.table.actions import card_buttons
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.text_fit import fitted
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.telling import Telling
from engine.games.red_outpost.components import GOODS, WORKERS
from engine.games.red_outpost.table import AtTable

PLACES = 12
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

    def __init__(self, telling: Telling[AtTable], columns: int = 6) -> None:
        cells = [Slot(telling.measure, 96, 64) for _ in range(PLACES)]
        super().__init__(telling, cells, 70, beside=140)
        self.setObjectName("actions")
        for slot, name in zip(cells, NAMES, strict=True):
            slot.setObjectName(f"act_{name}")
        starts = range(0, PLACES, columns)
        self.rows(*[[(slot, 1) for slot in cells[at : at + columns]] for at in starts])

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
                "administration", translate("TablePanels", "gain 1 crystal"), "RO-4.6", "visited"
            ),
            Choice(
                text=translate("TablePanels", "Move a disc"),
                note=self.named("places", "administration"),
                press=partial(self.ask_owner, self.others(), self.seat),
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
    ) -> Choice:
        seat = self.seat + 1
        return Choice(
            text=capital(self.short("places", place)),
            note=note,
            press=press or partial(self.tell, fact, seat),
            reason=self.why_not(fact, seat),
            clause=clause,
        )

    def _exchange(self, text: str, note: str, fact: str, *more: object) -> Choice:
        reasons = [self.why_not(fact, self.seat + 1, good, *more) for good in GOODS]
        verb = f"{text}, {self.named('places', 'warehouse')}: {note}"
        return Choice(
            text=text,
            note=note,
            said=verb,
            press=partial(self.ask_good, f"{text} …", fact, *more),
            reason=reasons[0] if all(reasons) else "",
            clause="RO-3.4" if fact == "added" else "RO-4.5",
        )

    def _pay(self) -> None:
        self._tell_and_ask_moods("paid", self.seat + 1)

    # -- goods ---------------------------------------------------------------------

    def ask_good(self, asked: str, fact: str, *more: object, wanted: Iterable[str] = GOODS) -> None:
        """Ask for a good, then tell that fact with it."""
        then = self._tell_and_ask_moods if fact == "discarded" else self.tell

        def step() -> type_of_choices:
            self.note.say(asked)
            return [
                self.good_choice(good, (fact, self.seat + 1, good, *more), then) for good in wanted
            ]

        self.go(step)

    def good_choice(
        self, good: str, told: Sequence[object], then: Callable[..., object], note: str = ""
    ) -> Choice:
        """A good with what is told when it is chosen."""
        words = self.telling.voice.words
        return Choice(
            text=capital(words.name("goods", good)),
            note=note,
            said=f"{words.name('goods', good, 'one')}{', ' if note else ''}{note}",
            icon=good,
            press=partial(then, *told),
            reason=self.why_not(*told),
        )

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
        now = words.signed(track[at]) if known else "?"
        told = translate("TablePanels", "{steps}, now {now}")
        told = told.format(steps=words.signed(steps), now=now)
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

    # -- discs ---------------------------------------------------------------------

    def others(self) -> list[int]:
        """The seats of the others."""
        return [seat for seat in range(self.state.board.seats) if seat != self.seat]

    def ask_owner(
        self, owners: Sequence[int], mover: int, refuse: Callable[[str], str] = lambda _: ""
    ) -> None:
        """Ask whose disc moves, then from where to where; one owner alone is not asked for."""
        if len(owners) == 1:
            self.go(partial(self._sources, owners[0], mover, refuse))
            return

        def step() -> type_of_choices:
            self.note.say(translate("TablePanels", "Whose disc is moved?"))
            return [
                self.person(owner, partial(self.go, partial(self._sources, owner, mover, refuse)))
                for owner in owners
            ]

        self.go(step)

    def person(self, seat: int, press: Callable[[], object]) -> Choice:
        """A person with the seat's mark."""
        voice, measure = self.telling.voice, self.telling.measure
        name, colour = voice.people[seat], voice.colours[seat]

        def paint(painter: QPainter, area: QRectF, ink: QColor) -> None:
            mark = measure.seat_mark(colour, 34)
            side = mark.width() / mark.devicePixelRatio()
            top = area.top() + (area.height() - side) / 2
            painter.drawPixmap(QPointF(area.left(), top), mark)
            room = area.adjusted(side + measure.px(6), 0, 0, 0)
            font, lines = fitted(measure.font("table.label"), name, room.width(), measure.px(30))
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, " ".join(lines))

        return Choice(text=name, press=press, paint=paint)

    def _sources(self, owner: int, mover: int, refuse: Callable[[str], str]) -> type_of_choices:
        person = self.telling.voice.people[owner]
        asked = translate("TablePanels", "From which portrait does {name}’s disc go?")
        self.note.say(asked.format(name=person))
        return [self._source(owner, mover, worker, refuse) for worker in WORKERS]

    def _source(self, owner: int, mover: int, worker: str, refuse: Callable[[str], str]) -> Choice:
        ways = [
            refuse(target) or self.why_not("moved_disc", mover + 1, owner + 1, worker, target)
            for target in WORKERS
            if target != worker
        ]
        known = self.state.is_known(f"discs.{worker}.{owner + 1}")
        number = self.state.discs_on(WORKERS.index(worker), owner)
        discs = translate("TablePanels", "discs: {n}").format(n=number if known else "?")
        return Choice(
            text=self.named("workers", worker),
            note=discs,
            press=partial(self.go, partial(self._targets, owner, mover, worker, refuse)),
            reason=ways[0] if all(ways) else "",
            clause="RO-4.6",
        )

    def _targets(
        self, owner: int, mover: int, source: str, refuse: Callable[[str], str]
    ) -> type_of_choices:
        self.note.say(translate("TablePanels", "To which portrait does it go?"))
        seat = mover + 1
        return [
            self.worker(
                target,
                partial(self.tell, "moved_disc", seat, owner + 1, source, target),
                refuse(target) or self.why_not("moved_disc", seat, owner + 1, source, target),
            )
            for target in WORKERS
        ]

    # -- workers -------------------------------------------------------------------

    def worker(self, worker: str, press: Callable[[], object], reason: str = "") -> Choice:
        """A worker to choose."""
        return Choice(text=self.named("workers", worker), press=press, reason=reason)

    def ask_worker(self, asked: str, told: Callable[[str], Sequence[object]]) -> None:
        """Ask for a worker, then tell the fact that `told` gives for it."""

        def step() -> type_of_choices:
            self.note.say(asked)
            return [
                self.worker(name, partial(self.tell, *told(name)), self.why_not(*told(name)))
                for name in WORKERS
            ]

        self.go(step)


def _moods_are_followed(state: AtTable) -> bool:
    """Where nobody knows a mood any more, nobody wants to be asked for one."""
    return any(state.is_known(f"mood.{worker}") for worker in WORKERS)
