"""What a game gives its drawn board: what the board always is, and what lies on it now."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from PySide6.QtCore import QRectF

from desktop.look.signs import Brought
from desktop.scene import large, note
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.piece import Draw
from desktop.scene.spot import Spot
from engine.rules.agenda import Event, State
from engine.rules.forecast import Forecast


@dataclass(frozen=True)
class Plan:
    """What a game's board always is; a kind is what an id begins with, or a spot's own kind."""

    size: tuple[int, int]
    """The least width and height at which it can be read as it is meant."""
    edge: float
    """The room around it for rings and shadows."""
    draws: Mapping[str, Draw]
    """How each kind of spot is drawn; `halo`, `note` and `prospect` too."""
    still: Collection[str]
    """Kinds of spots that never move; everything else lies above them."""
    zones: Sequence[Collection[str]]
    """Kinds of things in the order in which Tab goes over the board, zone by zone."""
    reached: Collection[str]
    """Kinds that the keyboard reaches even when they cannot be chosen."""
    large: Collection[str]
    """Kinds of which there is a large view."""
    delays: Mapping[str, float] = field(default_factory=dict)
    """When a kind of spot sets out, in lengths of a move."""
    dragged: Collection[str] = ()
    """Kinds that can be dragged to where they go."""
    alike: Mapping[str, str] = field(default_factory=dict)
    """Kinds of which one thing may stand for that of the other with its name."""
    echoes: Mapping[str, str] = field(default_factory=dict)
    """Kinds of spots that shine when the thing of the other kind with their name is chosen."""
    unit: float = 1.0
    """How many of its units a note takes for one of its own, where the board has small ones."""

    def names(self, thing: str) -> Steps:
        """What a press of a thing may mean: itself, or what it stands for."""
        kind, _, name = thing.partition(":")
        return (thing, f"{self.alike[kind]}:{name}") if kind in self.alike else (thing,)

    def area(self, size: tuple[int, int]) -> QRectF:
        """The scene of a board of that width and height."""
        edge, (wide, high) = self.edge, size
        return QRectF(-edge, -edge, wide + 2 * edge, high + 2 * edge)

    def echo(self, spot: Spot) -> str:
        """The thing with which a spot shines; empty if there is none."""
        _, _, name = spot.step.partition(":")
        return f"{self.echoes[spot.kind]}:{name}" if spot.kind in self.echoes else ""


class Flight(NamedTuple):
    """Something that flies from one spot to another, after a delay in lengths of a move."""

    spot: Spot
    start: str
    end: str
    delay: float


class Layout(Protocol):
    """A situation as it lies on the board, for one viewer, and what is told of it."""

    @property
    def state(self) -> State:
        """What is shown: as its viewer knows it."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of what lies there; at least those of the plan."""

    @property
    def setup(self) -> object:
        """What has to be equal so that pieces may move here from another situation."""

    def lying(self, choosing: Choosing) -> dict[str, Spot]:
        """Everything by its id, as it looks while this can be chosen, with drawn buttons."""

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked now, and its clause; empty if nothing is."""

    def note_of(self, thing: str, taken: Steps) -> note.Look | None:
        """The note beside a thing; None where there is nothing to say."""

    def large_of(self, thing: str, taken: Steps) -> large.Look | None:
        """The large view of a thing; None where there is none."""

    def spoken(self, thing: str, choosing: Choosing) -> str:
        """What a thing is called aloud, with what a press does."""

    def reason(self, thing: str, taken: Steps) -> str:
        """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""

    def brings(self, told: Forecast) -> Sequence[Brought]:
        """What answers are sure to bring, in signs and words."""

    def spends(self, thing: str, choosing: Choosing) -> Collection[str]:
        """The spots that shine as what choosing a thing would cost."""

    def ghost(self, taken: Steps, at: str) -> Spot | None:
        """What was chosen as it would stand at a thing, or anywhere if that is empty."""

    def homes(self, events: Sequence[Event]) -> Mapping[str, str]:
        """The spot that new pieces of a group come from, and (`from …`) old ones go to."""

    def flights(self, events: Sequence[Event]) -> Iterable[Flight]:
        """What is seen to fly because of what happened."""
