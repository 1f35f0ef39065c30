"""The situation on a real table, as far as people have told it.

**Extents.** A table follows the events alone, also the player order, or everything. What it does
not follow nobody knows, and nobody is asked for it.

**Who draws.** What chance brings is asked of the app's dice, or waits until people tell it; so do
the choices that an event leaves. Cards in hands are not followed: a hand that refuses nothing lies
there in their place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, Self

import msgspec

from engine.games.outpost import events, market
from engine.games.outpost.board import Board
from engine.games.outpost.components import DECKS, RESEARCH
from engine.games.outpost.event_deck import CARD, FRONTIER, find_named
from engine.games.outpost.modifiers import ALL
from engine.games.outpost.scoring import ranked
from engine.games.outpost.state import NOTHING, Outpost
from engine.games.outpost.verbs import LASTING
from engine.rules.agenda import CHANCE, DECISION, NOBODY, TABLE, State
from engine.rules.markers import Markers
from engine.rules.parts import hidden
from engine.rules.parts.places import put
from engine.rules.scoring import Result, ScoreLine, ScoreSheet

EVENTS, ORDER, FULL = "events", "order", "full"
EXTENTS = (EVENTS, ORDER, FULL)
"""What a table follows: the events alone, also VP and player order, or everything."""
APP, PEOPLE = "app", "table"
DRAWERS = (APP, PEOPLE)
"""Who draws cards, or rolls dice."""
PLENTY = 40
"""Cards that stand in for a hand: they pay everything."""
UNTOLD = -1
"""In place of a turn that nobody knows."""

UNPRICED = {
    "buys_factory": "gets_factory",
    "buys_population": "gets_population",
    "buys_robot": "gets_robot",
}
"""Events of purchases, and what they are called where nobody knows the price."""
OF_COLONY = ("upgrades", "factories", "people", "robots")
"""Markers of a seat from which its VP follow."""
OF_EXTENT: dict[str, tuple[str, ...]] = {
    EVENTS: ("phase", "phase_began", "event_phase", "event_deck", "event"),
    ORDER: ("order", "vp", "face"),
    FULL: ("display", "supply", "bought", *OF_COLONY),
}
"""Kinds of markers with which an extent is larger than the one before it."""
ABOUT_EVENTS = ("phase_began", "event_phase", "event_deck", "event")
"""Kinds that a match without random events has nothing to tell of."""
OF_SEATS = ("vp", "face", *OF_COLONY)
"""Kinds that each seat has one of: `vp.1`."""


class AtTable(Markers, Outpost):
    """A match that people play with the box; where nobody told a marker, a stand-in lies.

    Markers are written `phase`, `vp.1`, `factories.2` (seats count from 1).
    """

    __slots__ = (
        "built_by",
        "dice",
        "event_drawer",
        "extent",
        "faces",
        "handed",
        "hired_by",
        "missed",
        "own_events",
        "sold_told",
        "unknown",
        "unseen",
    )

    FIELDS: ClassVar[tuple[str, ...]] = (*Outpost.FIELDS, *__slots__)

    extent: str
    """One of `EXTENTS`."""
    event_drawer: str
    """Who draws event cards, one of `DRAWERS`."""
    dice: str
    """Who rolls for the market and draws lots, one of `DRAWERS`."""
    faces: list[int]
    """Face values of upgrades as they were told, by seat (OP-2.2)."""
    built_by: list[int]
    """Factories that each seat has bought this turn."""
    hired_by: list[int]
    """People that each seat has bought this turn."""
    handed: list[int]
    """Whether each seat has handed in its cards this turn (OP-1.3)."""
    missed: int
    """Event cards that were drawn since the last shuffle and that nobody saw."""
    own_events: list[str]
    """Names of cards that were drawn and were not in the deck that the app knows, one for each copy."""
    sold_told: int
    """The turn in which it was told that all upgrades of the phase are sold; `UNTOLD` if never."""

    unseen: int
    """Upgrades on the market of which nobody told which they are."""

    def __init__(self, board: Board) -> None:
        # What the rules count first reads these.
        self.extent, self.unknown = FULL, []
        self.faces = [0] * board.seats
        super().__init__(board)
        self.event_drawer = APP if board.setup.values["events"].value == FRONTIER else PEOPLE
        self.dice = PEOPLE
        self.built_by, self.hired_by, self.handed = ([0] * board.seats for _ in range(3))
        self.missed = 0
        self.own_events = []
        self.sold_told = UNTOLD
        self.unseen = 0
        self.hands = [[f"{DECKS[RESEARCH]}:{hidden.UNKNOWN}"] * PLENTY for _ in self.hands]

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = super().clone()
        # Whoever changes one of these lists makes a new one.
        copy.built_by = self.built_by
        copy.dice = self.dice
        copy.event_drawer = self.event_drawer
        copy.extent = self.extent
        copy.faces = self.faces
        copy.handed = self.handed
        copy.hired_by = self.hired_by
        copy.missed = self.missed
        copy.own_events = self.own_events
        copy.sold_told = self.sold_told
        copy.unknown = self.unknown
        copy.unseen = self.unseen
        return copy

    hide = State.hide
    """What was told is known to all who look."""

    # -- who is asked ------------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """People tell what chance brings where the app does not draw, and what seats choose."""
        asked = super().current_player
        if asked >= 0 or (asked == CHANCE and not self._app_draws()):
            return TABLE
        return asked

    def _app_draws(self) -> bool:
        drawn = self.agenda[-1][0]
        if drawn is market.roll_copy:
            return True
        return (self.event_drawer if drawn is events.draw_event else self.dice) == APP

    @property
    def at_turn(self) -> int:
        """OP-6.3: nobody's; people tell what they buy in their own turns and in those of others."""
        return NOBODY

    @property
    def chooser(self) -> int:
        """OP-7.10: the seat that is asked what it chooses; `NOBODY` if none is."""
        if not self.agenda or self.agenda[-1][0].kind != DECISION:
            return NOBODY
        seat: int = self.agenda[-1][1]
        return seat

    # -- what is known -----------------------------------------------------------------

    def is_known(self, *markers: str) -> bool:
        """Whether the table follows all these markers, and they have been told."""
        return all(map(self.is_followed, markers)) and super().is_known(*markers)

    def as_followed(self) -> tuple[tuple[str, str], ...]:
        """The facts that say how much is followed, who draws and who rolls."""
        return (
            ("extent", self.extent),
            ("event_drawer", self.event_drawer),
            ("dice", self.dice),
        )

    def markers(self, extent: str) -> list[str]:
        """Every marker that a table of that extent tells, in the order of asking."""
        seats, found = range(self.board.seats), []
        for kind in followed(extent):
            if kind in OF_SEATS:
                found += [f"{kind}.{seat + 1}" for seat in seats]
            elif self.board.has_events or kind not in ABOUT_EVENTS:
                found.append(kind)
        return found

    @property
    def untold(self) -> list[str]:
        """The markers that nobody has told, in the order of asking."""
        return [marker for marker in self.markers(self.extent) if marker in self.unknown]

    def forget(self, markers: Iterable[str]) -> None:
        """Nobody can say any more where these markers are, as far as the table follows them."""
        super().forget(filter(self.is_followed, markers))

    def is_followed(self, marker: str) -> bool:
        """Whether the table follows the marker."""
        return marker.partition(".")[0] in followed(self.extent)

    def knows_colony(self, seat: int) -> bool:
        """Whether the seat's VP follow from what has been told of its colony."""
        return self.is_known(*(f"{kind}.{seat + 1}" for kind in OF_COLONY))

    def knows_vp(self, seat: int) -> bool:
        """Whether the seat's VP are known."""
        return self.is_known(f"vp.{seat + 1}")

    @property
    def most_vp(self) -> int | None:
        """The leader's VP as far as they are told; None where nobody has told anybody's."""
        known = [vp for seat, vp in enumerate(self.vp) if self.knows_vp(seat)]
        return max(known, default=None)

    def knows_all_vp(self) -> bool:
        """Whether the VP of all are known."""
        return all(map(self.knows_vp, range(self.board.seats)))

    def knows_standing(self) -> bool:
        """OP-2.2: whether VP, and the face values of those who are level, put all in order."""
        if not self.knows_all_vp():
            return False
        level = (seat for seat, vp in enumerate(self.vp) if self.vp.count(vp) > 1)
        return self.is_known(*(f"face.{seat + 1}" for seat in level))

    def count_vp(self, seat: int) -> int:
        """OP-3.1, OP-4.1: VP as they follow from the colony, or as they were told."""
        return super().count_vp(seat) if self.knows_colony(seat) else self.vp[seat]

    def face_value(self, seat: int) -> int:
        """OP-2.2: the face value as it follows from the colony, or as it was told."""
        return super().face_value(seat) if self.knows_colony(seat) else self.faces[seat]

    @property
    def knows_clock(self) -> bool:
        """OP-2.1: whether turn and phase are known; a match that was joined waits to be told both."""
        return self.is_known("phase")

    @property
    def knows_order(self) -> bool:
        """OP-2.2: whether the player order of this turn is known."""
        return self.is_known("order")

    @property
    def knows_market(self) -> bool:
        """OP-1.5: whether it is known what is on the market, and what beside it."""
        return self.is_known("display", "supply") and not self.unseen

    @property
    def on_market(self) -> int:
        """OP-2.4: what lies there counts though nobody knows it; a place of this turn's sales waits a turn."""
        return len(self.display) + self.unseen + sum(self.bought)

    def by_standing(self) -> list[int]:
        """OP-2.2: the seats as far as VP and face values put them in order, those that are level by seat."""
        seats = range(self.board.seats)
        return sorted(seats, key=lambda seat: (-self.vp[seat], -self.face_value(seat), seat))

    def follows(self, seat: int, verb: str, target: str = "") -> bool:
        """OP-7.1: what only lasts for the turn always does; else the table must know what lies there."""
        if verb in LASTING:
            return True
        if seat == ALL:
            return self.knows_market
        # Nobody knows whether a hand has enough cards for the only option that is left.
        return CARD not in target and self.knows_colony(seat)

    def result(self) -> Result | None:  # type: ignore[override]
        """OP-6.4: the sheets as things stand; None as long as VP, or face values of a tie, are not known."""
        if not self.knows_standing():
            return None
        sheets = super().result().sheets
        seats = range(self.board.seats)
        told = tuple(
            sheets[seat]
            if self.knows_colony(seat)
            else ScoreSheet(seat, (ScoreLine(self.vp[seat], "OP-6.4", "told"),))
            for seat in seats
        )
        faces = [self.face_value(seat) for seat in seats]
        return Result(told, ranked([sheet.total for sheet in told], faces))

    def put_stand_ins(self) -> None:
        """Where nobody told a marker, a stand-in lies which refuses nothing; what is asked is asked anew."""
        for marker in MARKERS:
            if not self.is_known(marker):
                STAND_INS[marker](self)
        while self.agenda and (frame := self.agenda[-1])[0].options is not None:
            node, *args = frame
            self.choices = node.options(self, *args)
            if self.choices:
                return
            # What was told since leaves nothing to choose or to roll for.
            self.agenda.pop()
            self.run_on()

    def note(self, clause: str, name: str, **params: Any) -> None:
        """Note an event if somebody listens, but never a number that nobody has told."""
        if name == "phase_by_vp" and not self.knows_all_vp():
            name = "phase_by_some"
        elif name in UNPRICED and not self.is_known("event"):
            # It may have changed what things cost.
            name = UNPRICED[name]
            del params["n"]
        super().note(clause, name, **params)

    def lose_track(self) -> None:
        """OP-7.1: what this turn's event does is not known."""
        self.forget(["event"])

    # -- the event deck ----------------------------------------------------------------

    def add_named(self, name: str) -> None:
        """OP-7.1: one card more is in the event deck, of which nobody has told more than its name."""
        cards, discards = self.event_cards, self.event_discards
        self.own_events = [*self.own_events, name]
        self.board = self.board.with_named(name)
        at = find_named(self.board.event_deck, name)
        assert at is not None, "it was added"
        if at == len(cards):
            cards, discards = [*cards, 0], [*discards, 0]
        self.event_cards, self.event_discards = put(cards, at, cards[at] + 1), discards
        # It can be drawn now.
        self.ask()

    def knows_drawn(self) -> bool:
        """OP-7.1: whether it is known of each card drawn this turn what it does; of one unseen it is not."""
        drawn = [self.event, *(at for _, at in self.personal_events)]
        return not self.missed and all(
            at != NOTHING and self.board.event_deck[at].is_finished for at in drawn
        )

    def read_text(self, text: str | bytes) -> None:
        """Take over data; cards that were told by their names are in the deck."""
        for name in msgspec.json.decode(text)["own_events"]:
            # What is asked may be which card was drawn.
            self.board = self.board.with_named(name)
        super().read_text(text)

    @property
    def no_event_left(self) -> bool:
        """OP-R12: cards that nobody saw have left the deck, too."""
        return sum(self.event_cards) <= self.missed

    def gather_events(self) -> int:
        """OP-7.4: with all cards in it, it is known again what is in the deck."""
        found = super().gather_events() + self.missed
        is_news = bool(found) or not self.is_known("event_deck")
        self.missed = 0
        self.learn("event_deck")
        return found or is_news


# -- markers -----------------------------------------------------------------------------


@cache
def followed(extent: str) -> tuple[str, ...]:
    """The kinds of markers that a table of that extent follows, in the order of asking."""
    there = EXTENTS[: EXTENTS.index(extent) + 1]
    return tuple(kind for each in there for kind in OF_EXTENT[each])


# -- stand-ins ---------------------------------------------------------------------------


def _phase_began(state: AtTable) -> None:
    state.phase_began = UNTOLD


def _order(state: AtTable) -> None:
    state.order = state.by_standing()


def _display(state: AtTable) -> None:
    state.display, state.unseen = [], 0


def _supply(state: AtTable) -> None:
    state.supply = [*state.board.copies]


def _bought(state: AtTable) -> None:
    state.bought = [0] * state.board.seats


STAND_INS: dict[str, Callable[[AtTable], Any]] = {
    "phase_began": _phase_began,
    "order": _order,
    "display": _display,
    "supply": _supply,
    "bought": _bought,
}
"""Others need none: what was counted so far lies there."""
MARKERS = tuple(STAND_INS)
