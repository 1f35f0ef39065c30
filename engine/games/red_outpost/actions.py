"""What a seat can answer, as small values; `str` writes them as they stand in a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple, overload

from engine.games.red_outpost.components import PLACES, WORKERS


class Move(NamedTuple):
    """Move a worker to a place: `miner>mine`; the Shepherd to his own place stays (RO-7.13)."""

    worker: int
    place: int

    def __str__(self) -> str:
        return f"{WORKERS[self.worker]}>{PLACES[self.place]}"


class Pick(NamedTuple):
    """Choose one thing by its name: `wool`, `card`, `shuffle`, `pass`."""

    name: str

    def __str__(self) -> str:
        return self.name


class Swap(NamedTuple):
    """Raise one worker's mood and lower another's by 1: `miner+farmer-`."""

    up: int
    down: int

    def __str__(self) -> str:
        return f"{WORKERS[self.up]}+{WORKERS[self.down]}-"


class Trade(NamedTuple):
    """Give one thing for another or to somewhere: `wool>crystal`, `crystal>palace`."""

    give: str
    get: str

    def __str__(self) -> str:
        return f"{self.give}>{self.get}"


class MoveDisc(NamedTuple):
    """Move a disc of a seat between portraits: `2:miner>farmer` (seats count from 1)."""

    owner: int
    source: int
    target: int

    def __str__(self) -> str:
        return f"{self.owner + 1}:{WORKERS[self.source]}>{WORKERS[self.target]}"


PASS = Pick("pass")
PASS_ONLY = (PASS,)

SWAPS = tuple(Swap(up, down) for up in range(6) for down in range(6) if up != down)


MOVES = tuple(tuple(Move(worker, place) for place in range(12)) for worker in range(6))
BITS = tuple(tuple(bit for bit in range(12) if bits >> bit & 1) for bits in range(1 << 12))
"""The members of every set of up to twelve, written as bits."""


class Moves(Sequence[Move]):
    """Every move of some workers to some places, both sets of bits, without listing them."""

    __slots__ = ("places", "workers")

    def __init__(self, workers: int, places: int) -> None:
        self.workers = BITS[workers]
        self.places = BITS[places]

    def __len__(self) -> int:
        return len(self.workers) * len(self.places)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        places = self.places
        count = len(places)
        return MOVES[self.workers[index // count]][places[index % count]]

    def __iter__(self) -> Iterator[Move]:
        return (MOVES[worker][place] for worker in self.workers for place in self.places)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and move[0] in self.workers and move[1] in self.places


@cache
def moves_of(worker: int, places: int) -> tuple[Move, ...]:
    """Every move of one worker to the places, a set of bits."""
    return tuple(MOVES[worker][place] for place in BITS[places])


@cache
def disc_moves(owner: int, source: int, targets: int) -> tuple[MoveDisc, ...]:
    """Every move of that seat's disc from one portrait to the others in the set of bits."""
    return tuple(
        MoveDisc(owner, source, target)
        for target in range(6)
        if targets >> target & 1 and target != source
    )
