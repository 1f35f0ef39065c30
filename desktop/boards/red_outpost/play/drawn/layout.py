"""Red Outpost on a drawn board: its plan, and a situation with all that is told of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.brings import brings
from desktop.boards.red_outpost.play.drawn import figures, flights, told, where
from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.boards.red_outpost.play.drawn.large.look import BY_KIND, look_of
from desktop.boards.red_outpost.play.drawn.spots import all_spots
from desktop.boards.red_outpost.play.drawn.table import Table, closed
from desktop.look.signs import Brought
from desktop.look.voice import Voice
from desktop.scene import large, note, offer
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.layout import Flight, Plan
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import LAKE_CARDS, PLACES, WORKERS
from engine.games.red_outpost.rules import opened_by_card
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event, Refusal
from engine.rules.forecast import Forecast

PLAN = Plan(
    size=(where.WIDE, where.HIGH),
    edge=where.EDGE,
    draws=DRAWS,
    still=frozenset(
        (
            *("ground", "clock", "wheel", "pill", "place", "panel", "portrait", "person"),
            *("track", "bin", "field", "deck", "special", "supply"),
        )
    ),
    zones=(
        ("offer",),
        ("place", "worker", "deck", "discard", "bin", "palace", "export", "clock", "wheel"),
        ("portrait", "disc"),
        ("person", "crystals", "card", "papers", "vp", "discs"),
    ),
    reached=(
        *("place", "portrait", "card", "deck", "discard", "bin", "export", "palace", "person"),
        *("clock", "wheel"),
    ),
    large=BY_KIND.keys(),
    # First the worker, then what he brings about.
    delays={"worker": 0.0, "counted": 0.35, "picture": 0.5},
    dragged=("worker",),
    # A worker's figure and portrait may stand for each other.
    alike={"worker": "portrait", "portrait": "worker"},
    # The portrait tells whose figure is chosen.
    echoes={"portrait": "worker"},
)


@dataclass(frozen=True)
class Situation:
    """The table as it lies there, with what the person who is asked may not choose."""

    table: Table
    refusals: Sequence[Refusal] = ()

    @property
    def state(self) -> RedOutpost:
        """What is shown."""
        return self.table.view

    @property
    def setup(self) -> object:
        """What was set up: workers do not walk from one match to another."""
        return self.table.view.board.setup

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the board as it fills its room."""
        return self.table.shape.wide, where.HIGH

    def lying(self, choosing: Choosing) -> dict[str, Spot]:
        """Everything, with veils over what cannot be chosen and buttons for what lies nowhere."""
        view = self.table.view
        table = replace(self.table, veiled=frozenset(closed(view, choosing)))
        spots = all_spots(table)
        if choosing.is_open:
            about = view.about[0] if view.about else "clock"
            made = offer.spots(choosing, self._offer, about, spots, self.size)
            spots.update({spot.id: spot for spot in made})
        return spots

    def _offer(self, text: str) -> offer.Look:
        picture = art.path(f"cards/lake_{text}") if text in LAKE_CARDS else ""
        return offer.Look(self.table.texts[text], picture)

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked now, and its clause; empty if nothing is."""
        view = self.table.view
        if view.question is None:
            return "", ""
        return self.table.words.prompt(view, self.table.names), view.question.clause

    def note_of(self, thing: str, taken: Steps) -> note.Look | None:
        """The note beside a thing; None where there is nothing to say."""
        return told.note_of(self.table, thing, self.refusals, taken)

    def large_of(self, thing: str, taken: Steps) -> large.Look | None:
        """The large view of a thing; None where there is none."""
        return look_of(self.table, thing, self.refusals, taken)

    def spoken(self, thing: str, choosing: Choosing) -> str:
        """What a thing is called aloud, with what a press does."""
        return told.spoken(self.table, choosing, thing)

    def reason(self, thing: str, taken: Steps) -> str:
        """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""
        return told.reason(self.table, self.refusals, thing, taken)

    def brings(self, told: Forecast) -> Sequence[Brought]:
        """What answers are sure to bring, in signs and words."""
        table = self.table
        voice = Voice(table.words, tuple(table.names), tuple(table.colours))
        return brings(told, table.view, voice)

    def spends(self, thing: str, choosing: Choosing) -> tuple[str, ...]:
        """Nothing shines as a cost."""
        return ()

    def ghost(self, taken: Steps, at: str) -> Spot | None:
        """The worker that was chosen as it would stand in a place, or would come to a chosen one."""
        chosen, at = (at, taken[0]) if taken[0].startswith("place:") else (taken[0], at)
        kind, _, name = chosen.partition(":")
        if kind != "worker":
            return None
        x, y = 0.0, 0.0
        if at:
            place = PLACES.index(at.partition(":")[2])
            crowd = self.table.view.at.count(place)
            x, y = self.table.shape.feet(place, crowd, crowd + 1)
        wide, high = self.table.shape.figure(upright=True)
        look = figures.Worker(WORKERS.index(name), True, True)
        return Spot("", "worker", x - wide / 2, y - high, wide, high, look=look)

    def homes(self, events: Sequence[Event]) -> Mapping[str, str]:
        """The spot that new pieces of a group come from, and (`from …`) old ones go to."""
        return flights.homes(events, self.table)

    def flights(self, events: Sequence[Event]) -> Iterator[Flight]:
        """What is seen to fly because of what happened."""
        return flights.flights(events, self.table)


def situation(
    state: RedOutpost,
    voice: Voice,
    choosing: Choosing,
    shape: where.Shape = where.USUAL,
    *,
    what_if: bool = False,
) -> Situation:
    """A state as somebody is told of it; refusals are told to who can answer here."""
    seats = state.board.seats
    people, colours = voice.people[:seats], voice.colours[:seats]
    is_asked = choosing.state is state
    opened = opened_by_card(state) if is_asked else {}
    table = Table(
        *(state, people, colours, voice.words), opened=opened, what_if=what_if, shape=shape
    )
    return Situation(table, state.refusals() if is_asked else ())
