"""Outpost on a drawn board: its plan, and everything that lies there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from desktop.boards.outpost.play import choices
from desktop.boards.outpost.play.brings import brings
from desktop.boards.outpost.play.drawn import (
    colonies,
    flights,
    market,
    reading,
    rows,
    seen,
    sides,
    told,
    where,
)
from desktop.boards.outpost.play.drawn.auction import Answer
from desktop.boards.outpost.play.drawn.draws import DRAWS, UNIT
from desktop.boards.outpost.play.drawn.seen import Seen
from desktop.boards.outpost.play.drawn.table import Offers, Table
from desktop.boards.outpost.play.steps import PURCHASES, RAISE
from desktop.look.signs import Brought
from desktop.look.voice import Voice
from desktop.scene import large, note
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.layout import Flight, Plan
from desktop.scene.spot import Spot
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast

PLAN = Plan(
    size=(where.WIDE, where.HIGH),
    edge=where.EDGE,
    draws=DRAWS,
    still=frozenset(
        (
            *("sheet", "stage", "colony", "person", "points", "counter", "works", "hand", "plate"),
            *("phase", "chart", "event", "quiet", "clock", "deck", "free", "highest", "bidder"),
        )
    ),
    zones=(
        ("answer", "number", "option", "bidder"),
        ("plate",),
        ("sale", "ware", "free"),
        ("phase", "chart", "event", "clock", "die", "deck"),
        ("person", "population", "robot", "hand", "vp", "factory", "works", "owned"),
    ),
    reached=(
        *(
            "sale",
            "ware",
            "plate",
            "phase",
            "chart",
            "event",
            "clock",
            "deck",
            "person",
            "hand",
            "owned",
        ),
        *("population", "robot", "works", "factory", "bidder", "answer"),
        *("number", "option"),
    ),
    large=("sale", "owned", "event", "clock", "deck", "person"),
    unit=UNIT,
)


@dataclass(frozen=True)
class Situation:
    """The table as it lies there for one viewer, with what the person who is asked may not choose."""

    known: told.Known
    table: Table

    @property
    def state(self) -> Outpost:
        """What is shown."""
        return self.known.state

    @property
    def setup(self) -> object:
        """What was set up: cards do not fly from one match to another."""
        return self.state.board.setup

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the board as it fills its room."""
        return where.WIDE, self.table.shape.high

    def lying(self, choosing: Choosing) -> dict[str, Spot]:
        """Everything, as it looks while this can be chosen."""
        mine = choosing.state is self.state and choosing.is_open
        return lying(_answering(self.known, self.table, choosing) if mine else self.table)

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked now, and its clause; empty if nothing is."""
        question = self.state.question
        if question is None:
            return "", ""
        return self.known.voice.prompt(self.state), self.state.clause

    def note_of(self, thing: str, taken: Steps) -> note.Look | None:
        """The note beside a thing; None where there is nothing to say."""
        return told.note_of(self.known, thing)

    def large_of(self, thing: str, taken: Steps) -> large.Look | None:
        """The large view of a thing; None where there is none."""
        return told.large_of(self.known, thing)

    def spoken(self, thing: str, choosing: Choosing) -> str:
        """What a thing is called aloud, with what a press does."""
        return told.spoken(self.known, choosing, thing)

    def reason(self, thing: str, taken: Steps) -> str:
        """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""
        return told.reason(self.known, thing)

    def brings(self, told_of: Forecast) -> Sequence[Brought]:
        """What answers are sure to bring, in signs and words."""
        return brings(told_of, self.state, self.known.voice)

    def spends(self, thing: str, choosing: Choosing) -> Collection[str]:
        """Nothing on the board shines as a price: it is paid in cards."""
        return ()

    def ghost(self, taken: Steps, at: str) -> Spot | None:
        """Nothing is dragged."""
        return None

    def homes(self, events: Sequence[Event]) -> Mapping[str, str]:
        """Where new things come from."""
        return flights.homes()

    def flights(self, events: Sequence[Event]) -> Iterator[Flight]:
        """What is seen to fly because of what happened."""
        return flights.flights(events, self.table, self.state.board.event_deck)


def situation(
    state: Outpost,
    voice: Voice,
    choosing: Choosing,
    shape: where.Shape | None = None,
    known: Seen = seen.NOTHING,
    out: Collection[int] = (),
) -> Situation:
    """A state as somebody is told of it; refusals are told to who can answer here."""
    seats = state.board.seats
    voice = replace(voice, people=voice.people[:seats], colours=voice.colours[:seats])
    refusals = tuple(state.refusals()) if choosing.state is state else ()
    shape = shape or where.Shape(seats)
    table = reading.table_of(state, voice, shape, known, out)
    return Situation(told.Known(state, voice, refusals), table)


def _answering(known: told.Known, table: Table, choosing: Choosing) -> Table:
    """The table with buttons for answers that are no things on it, and with wares as they can be chosen."""
    state, seat = known.state, known.state.current_player
    there = {spot.step for spot in lying(table).values()}
    buttons = tuple(
        (step, Answer(_said(known, choosing, step), is_first=step == RAISE))
        for step in choosing.next
        if step not in there
    )
    if table.auction is not None:
        return table._replace(auction=table.auction._replace(answers=buttons))
    if not all(step.startswith("answer:") for step, _ in buttons):
        heading = known.voice.prompt(state)
        return table._replace(offers=Offers(heading, buttons, reading.posts_of(state)))
    if buttons and seat == table.front:
        made = table.colonies[seat]._replace(answers=buttons)
        those = (*table.colonies[:seat], made, *table.colonies[seat + 1 :])
        table = table._replace(colonies=those)
    if table.shop is not None and state.question is not None and state.question.name in PURCHASES:
        wares = tuple(
            it._replace(is_open=f"buy:{it.kind}" in choosing.next) for it in table.shop.wares
        )
        table = table._replace(shop=table.shop._replace(wares=wares))
    return table


def _said(known: told.Known, choosing: Choosing, step: str) -> str:
    """What a button answers; under a heading that asks how many, the number is enough."""
    kind, _, number = step.partition(":")
    if kind == "number":
        return number
    return choices.said(known.state, known.state.find(choosing.text_of(step)), known.voice)


def lying(table: Table) -> dict[str, Spot]:
    """Everything on the board by its id."""
    parts = (market.spots, sides.spots, _colonies)
    return {spot.id: spot for part in parts for spot in part(table)}


def _colonies(table: Table) -> Iterator[Spot]:
    """The one in front, and the others: large where they are few, else rows in the order of play."""
    seats = len(table.colonies)
    yield from colonies.spots(table, table.front, table.shape.front)
    others = [(table.front + step) % seats for step in range(1, seats)]
    areas = table.shape.others()
    if len(others) > where.LARGE:
        yield from rows.spots(table, sorted(others, key=table.place), areas)
        return
    for seat, area in zip(others, areas, strict=True):
        yield from colonies.spots(table, seat, area)
