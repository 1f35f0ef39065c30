"""What a seat can answer, as small values; `str` writes them as they stand in a record."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.games.red_outpost.components import GOODS, PLACES, WORKERS


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

PICK_GOOD = tuple(map(Pick, GOODS))
PICK_WORKER = tuple(map(Pick, WORKERS))

SWAPS = tuple(Swap(up, down) for up in range(6) for down in range(6) if up != down)


MOVES = tuple(tuple(Move(worker, place) for place in range(12)) for worker in range(6))


WORKERS_IN = tuple(
    tuple(worker for worker in range(6) if workers >> worker & 1) for workers in range(64)
)
"""The workers in each set of bits."""


@cache
def moves_to(places: int) -> tuple[tuple[Move, ...], ...]:
    """Each worker's moves to the places, a set of bits."""
    return tuple(tuple(row[place] for place in range(12) if places >> place & 1) for row in MOVES)


@cache
def disc_moves(owner: int, source: int, targets: int) -> tuple[MoveDisc, ...]:
    """Every move of that seat's disc from one portrait to the others in the set of bits."""
    return tuple(
        MoveDisc(owner, source, target)
        for target in range(6)
        if targets >> target & 1 and target != source
    )
