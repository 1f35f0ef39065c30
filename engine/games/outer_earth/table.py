"""The situation on a real table, as far as people have told it.

**Planets and companies of their own.** What stands on a card is told by a fact like all else
(`planet_card 07 Firn primary 4 …`, `company_card quickset …`) when it first lies there: it takes
the place of the values with which the match began, under an id that is still free, from that fact
on; a planet under one of its industry, whose picture it then has. So it is undone, corrected and put in as any other step, a
record needs nothing beside it, and the values as shipped are the stand-ins that nobody sees. What
was told so is in `values_told`, which the match adds to its own values (`Match.setup`): names in
words come from there, and an edition for the next table, for score and play is made of it.

**Cards.** Hands are counted and stay face down. Of a card that is placed people tell its industry
(`card:primary`), which is all that closing, scoring, bonus and stocks read; it has no connectors
that could be refused. Deck, open cards and discards are not followed: the box of a table has any
number of cards of each industry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

import msgspec

from engine.games.outer_earth.board import Board
from engine.games.outer_earth.components import (
    BACK,
    COMPANIES,
    INDUSTRIES,
    PLANETS,
)
from engine.games.outer_earth.scoring import Tally
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import State
from engine.rules.game import Value
from engine.rules.markers import Markers, of_seats
from engine.rules.parts.places import put

UNTOLD = -1
"""In place of a bid's value: nobody has told it."""
PLENTY = 40
"""Cards that stand in for a hand which nobody has counted."""
LAST = "last_round"
"""The marker that this round is the last, or is not."""
ENTERED = "entered"
"""The provenance of what people told."""
OWN = (ENTERED, "review")
"""The provenances of a group's own copy."""


class AtTable(Markers, OuterEarth):
    """A match that people play with the box; where nobody told a marker, a stand-in lies.

    Markers are written `vp.1`, `hand.2`, `budget` (seats count from 1).
    """

    __slots__ = ("bid_values", "by_hand", "typed", "unknown", "unnamed")

    FIELDS: ClassVar[tuple[str, ...]] = (*OuterEarth.FIELDS, *__slots__)

    bid_values: list[int]
    """What the tied bid of each seat is worth, or `UNTOLD`."""
    by_hand: list[int]
    """VP of each seat that were told without an event."""
    typed: list[list[Any]]
    """Cards that were told: the entry, and its fields by name."""
    unnamed: list[list[int]]
    """Closed planets of each seat by industry, of which nobody told more."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.bid_values = [UNTOLD] * board.seats
        self.by_hand = [0] * board.seats
        self.typed = []
        self.unknown = []
        self.unnamed = [[0] * len(INDUSTRIES) for _ in range(board.seats)]

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = super().clone()
        # Whoever changes one of these lists makes a new one.
        copy.bid_values = self.bid_values
        copy.by_hand = self.by_hand
        copy.typed = self.typed
        copy.unknown = self.unknown
        copy.unnamed = self.unnamed
        return copy

    hide = State.hide
    """What was told is known to all who look."""

    def read_text(self, text: str | bytes) -> None:
        """Take over data and agenda, and the cards that were told."""
        super().read_text(text)
        self._lay_values()

    # -- cards of their own ------------------------------------------------------------

    @property
    def values_told(self) -> Mapping[str, Value]:
        """What people told of their planets and companies, as values."""
        return {entry: Value(fields, ENTERED) for entry, fields in self.typed}

    def tell_value(self, entry: str, fields: Mapping[str, Any]) -> None:
        """A planet or company of the table is like this from now on."""
        self.typed = [*(it for it in self.typed if it[0] != entry), [entry, dict(fields)]]
        self._lay_values()

    def _lay_values(self) -> None:
        if self.typed:
            setup = self.board.setup
            values = {**setup.values, **self.values_told}
            self.board = Board(msgspec.structs.replace(setup, values=values))

    # -- what is not known -----------------------------------------------------------

    def takes_part(self, seat: int) -> bool | None:
        """OE-2.2: whether the seat can bid for the next planet; None if that is not known."""
        for marker, can in (("planets", self.has_room(seat)), ("hand", bool(self.hands[seat]))):
            if self.is_known(f"{marker}.{seat + 1}") and not can:
                return False
        return True if self.is_known(f"planets.{seat + 1}", f"hand.{seat + 1}") else None

    def hand_count(self, seat: int) -> int | None:
        """How many cards the seat has in hand; None if nobody knows."""
        return len(self.hands[seat]) if self.is_known(f"hand.{seat + 1}") else None

    @property
    def phase(self) -> str:
        """The time of the round: `set_up`, `auction`, `turns`, `exploration` or `end`."""
        return PHASES.get(self.waits_for, "end")

    def knows_influence(self, seat: int) -> bool:
        """Whether the seat's auction influence is known, with company and rewards."""
        return self.is_known(f"company.{seat + 1}", f"rewards.{seat + 1}")

    def knows_points(self, seat: int) -> bool:
        """Whether it is known how many action points the seat has in its turn (OE-1.3)."""
        return self.knows_influence(seat) and self.is_known(f"stocks.{seat + 1}", f"ap.{seat + 1}")

    def unknown_for_score(self) -> list[str]:
        """Markers that the score as things stand reads and that nobody has told."""
        built = [f"built.{PLANETS[planet]}" for planets in self.developing for planet in planets]
        return [mark for mark in [*of_score(self.board.seats), *built] if mark in self.unknown]

    def put_stand_ins(self) -> None:
        """Where nobody told a marker, a legal stand-in lies, which refuses nothing."""
        if self.at_turn >= 0 and not self.knows_points(self.at_turn):
            self.ap = max(self.ap, 0)
        for marker in self.unknown:
            kind, _, seat = marker.partition(".")
            if kind in STAND_INS:
                STAND_INS[kind](self, int(seat) - 1 if seat else NOTHING)

    @property
    def is_bought_out(self) -> bool:
        """OE-R9: whether no planet is left in the market; of one that nobody told that is not known."""
        return self.is_known("row") and super().is_bought_out

    def leave_end_open(self) -> None:
        """OE-4.3, OE-R9: nothing that is known makes this round the last; what nobody told may do so."""
        if self.is_known("budget", "galaxy", *["row"] * self.board.needs_bought):
            self.learn(LAST)
        else:
            self.forget([LAST])

    # -- what follows from what lies there -------------------------------------------

    def influence(self, seat: int) -> int:
        """The seat's auction influence, without a company that nobody told."""
        if self.company[seat] != NOTHING:
            return super().influence(seat)
        return 0

    def tally(self) -> Tally:
        """OE-5: what a sheet needs, with what was told without an event."""
        tally = super().tally()
        tally.by_hand = self.by_hand
        tally.portfolio = [
            [named + more for named, more in zip(*counts, strict=True)]
            for counts in zip(tally.portfolio, self.unnamed, strict=True)
        ]
        return tally


# -- markers -----------------------------------------------------------------------------

PHASES = {
    "setting_up": "set_up",
    "told_offer": "auction",
    "told_adding": "auction",
    "told_tie": "auction",
    "told_turn": "turns",
    "told_planet": "exploration",
}
"""What is waited for, and when."""
OF_SCORE = ("vp", "stocks", "portfolio", "planets")
OF_SEATS = ("vp", "hand", "company", "rewards", "planets", "stocks", "portfolio")
OF_ALL = ("budget", "galaxy", "row", "index")


def of_score(seats: int) -> list[str]:
    """What counts at the match's end (OE-5)."""
    return [*(mark for kind in OF_SCORE for mark in of_seats(kind, seats)), "index"]


def of_board(seats: int) -> list[str]:
    """Every marker that a table tells when the app joins a running match, in the order of asking."""
    return [*OF_ALL, *(mark for kind in OF_SEATS for mark in of_seats(kind, seats))]


# -- which ids are free ------------------------------------------------------------------


def free_company(state: AtTable) -> str:
    """The id under which a company can be told that the app does not know.

    Where each stands for a company of the group, the last that nobody has makes room.
    """
    there = [name for at, name in enumerate(COMPANIES) if at not in state.company]
    return next((name for name in there if not _is_own(state, "company", name)), there[-1])


def known_planets(state: AtTable) -> list[str]:
    """Planets of this group's own copy that can come into the market now."""
    return [it for it in map(PLANETS.__getitem__, state.unturned) if _is_own(state, "planet", it)]


def known_companies(state: AtTable) -> list[str]:
    """Companies of this group's own copy that nobody has."""
    there = [name for at, name in enumerate(COMPANIES) if at not in state.company]
    return [name for name in there if _is_own(state, "company", name)]


def _is_own(state: AtTable, kind: str, name: str) -> bool:
    return state.board.setup.values[f"{kind}.{name}"].provenance in OWN


# -- stand-ins ---------------------------------------------------------------------------


def _hand(state: AtTable, seat: int) -> None:
    state.hands = put(state.hands, seat, [BACK] * PLENTY)


def _budget(state: AtTable, _: int) -> None:
    state.budget = state.board.size.budget


def _galaxy(state: AtTable, _: int) -> None:
    state.galaxy = state.board.size.galaxy


STAND_INS: dict[str, Callable[[AtTable, int], None]] = {
    "hand": _hand,
    "budget": _budget,
    "galaxy": _galaxy,
}
"""Others need none: what was counted so far lies there."""
