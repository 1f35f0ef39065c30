"""Outer Earth on a drawn board: its plan, and a situation with all that is told of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from desktop.boards.outer_earth.play.brings import brings
from desktop.boards.outer_earth.play.drawn import (
    auction,
    colony,
    costs,
    faces,
    flights,
    market,
    points,
    supply,
    told,
    where,
)
from desktop.boards.outer_earth.play.drawn.draws import DRAWS, UNIT
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look.signs import Brought
from desktop.look.voice import Voice
from desktop.scene import large, note
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.layout import Flight, Plan
from desktop.scene.spot import Spot
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast

PLAN = Plan(
    size=(where.WIDE, where.HIGH),
    edge=where.EDGE,
    draws=DRAWS,
    still=frozenset(
        (
            *(
                "titled",
                "index",
                "budget",
                "colony",
                "person",
                "company",
                "points",
                "gains",
                "frame",
            ),
            *("free", "stocks", "portfolio", "hand", "pile", "galaxy", "told", "bidder"),
        )
    ),
    zones=(
        ("paddle", "bid"),
        ("galaxy", "planet", "bidder"),
        ("deck", "open", "discard", "refresh"),
        ("index", "budget"),
        ("person", "company", "start", "ap", "free_places", "wild", "free_refreshes", "end", "vp"),
        ("slot", "newest", "close", "stocks", "portfolio", "hand"),
    ),
    reached=(
        *("planet", "galaxy", "deck", "discard", "open", "index", "budget", "person", "company"),
        *("stocks", "portfolio", "hand", "start", "refresh", "end", "close", "slot", "bidder"),
    ),
    large=("planet", "discard", "deck", "stocks", "portfolio", "company", "index", "person"),
    delays={"card": 0.0},
    dragged=("card", "newest"),
    # The whole planet takes the card that goes on its next slot.
    alike={"planet": "slot"},
    unit=UNIT,
)


@dataclass(frozen=True)
class Situation:
    """The table as it lies there, with what the person who is asked may not choose."""

    table: Table

    @property
    def state(self) -> OuterEarth:
        """What is shown."""
        return self.table.view

    @property
    def setup(self) -> object:
        """What was set up: cards do not fly from one match to another."""
        return self.table.view.board.setup

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the board as it fills its room."""
        return where.WIDE, self.table.shape.high

    def lying(self, choosing: Choosing) -> dict[str, Spot]:
        """Everything, as it looks while this can be chosen."""
        mine = choosing.state is self.table.view and choosing.is_open
        table = replace(
            self.table,
            asked=self.table.view.current_player if mine else NOTHING,
            taken=choosing.taken if mine else (),
            next=frozenset(choosing.next) if mine else frozenset(),
        )
        parts = [auction.spots if table.shape.is_auction else market.spots]
        parts += [supply.spots, points.spots, colony.spots]
        return {spot.id: spot for part in parts for spot in part(table)}

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked now, and its clause; empty if nothing is."""
        view = self.table.view
        if view.question is None:
            return "", ""
        return self.table.voice.prompt(view), view.question.clause

    def note_of(self, thing: str, taken: Steps) -> note.Look | None:
        """The note beside a thing; None where there is nothing to say."""
        return told.note_of(self.table, thing, taken)

    def large_of(self, thing: str, taken: Steps) -> large.Look | None:
        """The large view of a thing; None where there is none."""
        return told.large_of(self.table, thing, taken)

    def spoken(self, thing: str, choosing: Choosing) -> str:
        """What a thing is called aloud, with what a press does."""
        return told.spoken(self.table, choosing, thing)

    def reason(self, thing: str, taken: Steps) -> str:
        """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""
        return told.reason(self.table, thing, taken)

    def brings(self, told: Forecast) -> Sequence[Brought]:
        """What answers are sure to bring, in signs and words."""
        return brings(told, self.table.view, self.table.voice)

    def spends(self, thing: str, choosing: Choosing) -> Collection[str]:
        """The action points that choosing a thing would cost, where that is sure."""
        view = self.table.view
        if choosing.state is not view or not thing or not view.ap:
            return ()
        way = (*choosing.taken, thing) if thing in choosing.next else (thing,)
        ways = choosing.turned if choosing.is_turned else choosing.ways
        texts = {text for steps, text in ways.items() if steps[: len(way)] == way}
        seat = view.current_player
        paid = {costs.cost(view, seat, view.find(text)) for text in texts}
        if len(paid) != 1 or seat != self.table.at_turn:
            return ()
        (paid_for,) = paid
        return [f"ap:{pip}" for pip in range(view.ap - min(paid_for, view.ap), view.ap)]

    def ghost(self, taken: Steps, at: str) -> Spot | None:
        """The card that was chosen as it would lie on a slot, or under the mouse."""
        card = next((thing for thing in (*taken, at) if thing.startswith("card:")), "")
        if not card and taken and taken[0].startswith("newest:"):
            built = self.table.view.built[told.planet_of(taken[0])]
            card = built[-1] if built else ""
        if not card:
            return None
        look = faces.Card(card, True)
        place = next((it for it in self._lain if it.step == at and at), None)
        if place is not None and place.kind == "slot":
            return Spot("", "card", place.x, place.y, place.w, place.h, look=look)
        if place is not None:
            # On anything else it would hide what it goes to.
            return None
        wide = 96.0
        return Spot("", "card", 0, 0, wide, faces.high(wide), look=look)

    @property
    def _lain(self) -> list[Spot]:
        """Where the colonies' things lie."""
        return list(colony.spots(self.table))

    def homes(self, events: Sequence[Event]) -> Mapping[str, str]:
        """The spot that new pieces of a group come from, and (`from …`) old ones go to."""
        return flights.homes(events, self.table)

    def flights(self, events: Sequence[Event]) -> Iterator[Flight]:
        """What is seen to fly because of what happened."""
        return flights.flights(events, self.table)


def situation(
    state: OuterEarth,
    voice: Voice,
    choosing: Choosing,
    shape: where.Shape = where.USUAL,
    *,
    what_if: bool = False,
    revealed: Mapping[int, Sequence[str]] = MappingProxyType({}),
) -> Situation:
    """A state as somebody is told of it; refusals are told to who can answer here."""
    seats = state.board.seats
    voice = replace(voice, people=voice.people[:seats], colours=voice.colours[:seats])
    refusals = state.refusals() if choosing.state is state else ()
    shape = replace(shape, is_auction=state.offered != NOTHING)
    return Situation(
        Table(state, voice, refusals=refusals, what_if=what_if, shape=shape, revealed=revealed)
    )
