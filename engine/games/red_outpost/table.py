"""The situation on a real table, as far as people have told it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Self

from engine.games.red_outpost.components import BARRACKS, GOODS, WORKERS
from engine.games.red_outpost.scoring import Tally
from engine.games.red_outpost.state import Board, RedOutpost, changed
from engine.rules.agenda import NOBODY
from engine.rules.markers import Markers, of_seats

UNTOLD, PASSED = -1, 6
"""In place of a worker: nobody told which one was moved, or none could be."""
NOTHING, MOODS, ALL = range(3)
"""What follows from a move that was told: nothing, moods, and besides what the place gives."""


class AtTable(Markers, RedOutpost):
    """A match that people play with the box; where nobody told a marker, a stand-in lies.

    Markers are written `vp.1`, `mood.miner`, `discs.miner.2` (seats count from 1).
    """

    __slots__ = (
        *("by_hand", "came", "lake_missed", "moods_follow"),
        *("moved", "ship_missed", "unknown"),
    )

    # What came in a turn is over with it: nothing of it is left where a turn has ended.
    FIELDS: ClassVar[tuple[str, ...]] = tuple(
        name for name in (*RedOutpost.FIELDS, *__slots__) if name != "came"
    )

    by_hand: list[int]
    """VP of each seat that were told without an event."""
    moved: int
    """The worker of this turn, `UNTOLD` or `PASSED`."""
    came: list[str]
    """Facts that have come in this turn and bear on others of it; whoever changes it makes a new list."""
    moods_follow: int
    """What follows from the move of this turn and is not told one by one: moods, or `ALL`."""
    lake_missed: int
    ship_missed: int
    """Cards of each deck that were drawn and that nobody saw."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.unknown = []
        self.by_hand = [0] * board.seats
        self.begin_turn()
        self.moods_follow = 0
        self.lake_missed = 0
        self.ship_missed = 0

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        copy = super().clone()
        copy.by_hand = self.by_hand[:]
        copy.lake_missed = self.lake_missed
        copy.moods_follow = self.moods_follow
        copy.moved = self.moved
        copy.ship_missed = self.ship_missed
        # Whoever changes one of these makes a new list.
        copy.came = self.came
        copy.unknown = self.unknown
        return copy

    def tally(self) -> Tally:
        """RO-6: what a sheet needs, with the VP that were told without an event."""
        tally = super().tally()
        tally.by_hand = self.by_hand
        return tally

    # -- whose turn it is ------------------------------------------------------------

    def begin_turn(self) -> None:
        """RO-2.2: nothing of the turn has been told."""
        self.moved, self.came = UNTOLD, []

    @property
    def at_turn(self) -> int:
        """RO-2.1; a question about a card that the app drew is a part of the turn."""
        return next(self._turns(), NOBODY)

    @property
    def coming(self) -> tuple[int, ...]:
        """RO-2.1: the seats whose turns come after this one in the phase."""
        return tuple(self._turns())[1:]

    @property
    def worker_of_turn(self) -> int | None:
        """The worker whose moods follow from what happens; None if moods are told one by one."""
        follows = self.moods_follow and self.moved not in (UNTOLD, PASSED)
        return self.moved if follows else None

    @property
    def turns_ahead(self) -> int:
        """RO-2.1; a turn is over once people say so, whatever is asked in it."""
        return len(self.coming)

    def _turns(self) -> Iterator[int]:
        return (frame[1] for frame in reversed(self.agenda) if frame[0].turn)

    # -- what is not known -----------------------------------------------------------

    def unknown_for_score(self) -> list[str]:
        """Markers that the score as things stand reads and that nobody has told."""
        return [marker for marker in of_score(self.board.seats) if marker in self.unknown]

    def put_stand_ins(self) -> None:
        """Where nobody told a marker, nothing is assumed: it lies where a match begins."""
        for marker in self.unknown:
            kind, *names = marker.split(".")
            if kind in STAND_INS:
                STAND_INS[kind](self, names)

    def note(self, clause: str, name: str, **params: Any) -> None:
        """Note an event if somebody listens, but never a number that nobody has told."""
        if name in ("mood", "mood_at_end"):
            worker, steps = params["worker"], params["steps"]
            if clause == "RO-2.4" and not self.is_known(f"at.{worker}"):
                return
            if not self.is_known(f"mood.{worker}"):
                super().note(clause, "mood_shifted", worker=worker, steps=steps)
                return
        elif name == "gave_to_palace" and not self.is_known(f"palace.{params['seat'] + 1}"):
            super().note(clause, "gave_one_to_palace", seat=params["seat"])
            return
        super().note(clause, name, **params)


# -- markers -----------------------------------------------------------------------------


def of_score(seats: int) -> list[str]:
    """What counts at the match's end: the VP track, crystals in hand and given ones (RO-6)."""
    return [mark for kind in ("vp", "crystals", "palace") for mark in of_seats(kind, seats)]


def of_portraits(board: Board) -> list[str]:
    """What lies on the portraits: moods, discs, and with special cards crystals (RO-7.2)."""
    each = [f"mood.{worker}" for worker in WORKERS]
    for kind in ("discs", "gifts") if board.has_cards else ("discs",):
        each += [mark for worker in WORKERS for mark in of_seats(f"{kind}.{worker}", board.seats)]
    if board.has_cards:
        each += of_seats("papers", board.seats)
    return each


def of_workers() -> list[str]:
    """Where the workers are."""
    return [f"at.{worker}" for worker in WORKERS]


def of_board(board: Board) -> list[str]:
    """Every marker that a table tells when the app joins a running game, in the order of asking."""
    marks = [*of_score(board.seats), *of_seats("wheel", board.seats)]
    marks += [f"{kind}.{good}" for kind in ("warehouse", "exported") for good in GOODS]
    return [*marks, "lake", "ship", *of_portraits(board), *of_workers()]


TOLD_BY = {"mood": "mood_at", "lake": "lake_discards", "ship": "ship_discards", "papers": "on_card"}
"""Facts that tell a marker of another name than their own."""


# -- stand-ins ---------------------------------------------------------------------------


def _by_seat(field: str) -> Callable[[AtTable, list[str]], None]:
    def put(state: AtTable, names: list[str]) -> None:
        getattr(state, field)[int(names[0]) - 1] = 0

    return put


def _by_good(field: str) -> Callable[[AtTable, list[str]], None]:
    def put(state: AtTable, names: list[str]) -> None:
        getattr(state, field)[GOODS.index(names[0])] = 0

    return put


def _on_portrait(state: AtTable, names: list[str]) -> int:
    return WORKERS.index(names[0]) * state.board.seats + int(names[1]) - 1


def _discs(state: AtTable, names: list[str]) -> None:
    state.discs[_on_portrait(state, names)] = 0


def _gifts(state: AtTable, names: list[str]) -> None:
    at = _on_portrait(state, names)
    state.gifts = changed(state.gifts, at, -state.gifts[at])


def _papers(state: AtTable, names: list[str]) -> None:
    seat = int(names[0]) - 1
    state.papers = changed(state.papers, seat, -state.papers[seat])


def _mood(state: AtTable, names: list[str]) -> None:
    state.mood[WORKERS.index(names[0])] = state.board.mood_start


def _at(state: AtTable, names: list[str]) -> None:
    state.at[WORKERS.index(names[0])] = BARRACKS


STAND_INS: dict[str, Callable[[AtTable, list[str]], None]] = {
    **{field: _by_seat(field) for field in ("crystals", "palace", "wheel")},
    **{field: _by_good(field) for field in ("warehouse", "exported")},
    "discs": _discs,
    "gifts": _gifts,
    "papers": _papers,
    "mood": _mood,
    "at": _at,
}
"""VP need none: whoever tells them corrects what stands there (`by_hand`)."""
