"""The situation on a real table, as far as people have told it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from engine.games.red_outpost.components import GOODS, WORKERS
from engine.games.red_outpost.scoring import Tally
from engine.games.red_outpost.state import Board, RedOutpost


class AtTable(RedOutpost):
    """A match that people play with the box; where nobody told a marker, a stand-in lies.

    Markers are written `vp.1`, `mood.miner`, `discs.miner.2` (seats count from 1).
    """

    __slots__ = ("by_hand", "lake_missed", "moved", "ship_missed", "unknown")

    FIELDS: ClassVar[tuple[str, ...]] = (*RedOutpost.FIELDS, *__slots__)

    unknown: list[str]
    """Markers that nobody has told, in order; a stand-in lies there."""
    by_hand: list[int]
    """VP of each seat that were told without an event."""
    moved: int
    """Whether this turn's worker was told."""
    lake_missed: int
    ship_missed: int
    """Cards of each deck that were discarded and that nobody saw."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.unknown = []
        self.by_hand = [0] * board.seats
        self.moved = 0
        self.lake_missed = 0
        self.ship_missed = 0

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = super().clone()
        copy.by_hand = self.by_hand[:]
        copy.lake_missed = self.lake_missed
        copy.moved = self.moved
        copy.ship_missed = self.ship_missed
        # Whoever changes it makes a new list.
        copy.unknown = self.unknown
        return copy

    def tally(self) -> Tally:
        """RO-6: what a sheet needs, with the VP that were told without an event."""
        tally = super().tally()
        tally.by_hand = self.by_hand
        return tally

    # -- what is not known -----------------------------------------------------------

    def is_known(self, *markers: str) -> bool:
        """Whether all these markers have been told."""
        return not any(marker in self.unknown for marker in markers)

    def learn(self, *markers: str) -> None:
        """These markers have been told."""
        self.unknown = [marker for marker in self.unknown if marker not in markers]

    def forget(self, markers: Iterable[str]) -> None:
        """Nobody can say any more where these markers are."""
        self.unknown = sorted({*self.unknown, *markers})


def of_seats(kind: str, seats: int) -> list[str]:
    """The markers of that kind, one for each seat."""
    return [f"{kind}.{seat + 1}" for seat in range(seats)]


def of_portraits(seats: int) -> list[str]:
    """What lies on the portraits: moods, discs, and crystals by RO-7.2."""
    each = [f"mood.{worker}" for worker in WORKERS]
    for kind in ("discs", "gifts"):
        each += [mark for worker in WORKERS for mark in of_seats(f"{kind}.{worker}", seats)]
    return each


def of_workers() -> list[str]:
    """Where the workers are."""
    return [f"at.{worker}" for worker in WORKERS]


def of_board(seats: int) -> list[str]:
    """Every marker that a table tells when the app joins a running game."""
    marks = [
        mark for kind in ("vp", "crystals", "palace", "wheel") for mark in of_seats(kind, seats)
    ]
    marks += [f"{kind}.{good}" for kind in ("warehouse", "exported") for good in GOODS]
    return [*marks, "lake", "ship", *of_portraits(seats), *of_workers()]
