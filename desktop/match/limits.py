"""What persons have left for the auction that runs: up to which bid somebody is answered for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.boards.contract import Bidding, Play
from engine.match.match import Match
from engine.record.lines import Answer
from engine.rules.agenda import State

OUT = 0
"""The limit of whoever is out of an auction until they want to bid again."""


class Limit(NamedTuple):
    """Up to `most` a seat is answered for: with the next bid, and at last with a pass."""

    seat: int
    most: int
    since: int
    """The line of the match at which it was left, or of the last answer that was given under it."""


class Limits(QObject):
    """The limits of one match; they end with the auction, or when a step behind them is undone.

    What is given under one is an ordinary answer of that person.
    """

    changed = Signal(tuple)
    """All limits that hold now, to be kept beside the match."""

    def __init__(self, match: Match, game: Play[State], kept: Iterable[Limit] = ()) -> None:
        super().__init__()
        self._match, self._game = match, game
        self._limits = {limit.seat: limit for limit in kept}
        self._limits = {seat: it for seat, it in self._limits.items() if self._holds(it)}

    @property
    def bidding(self) -> Bidding | None:
        """The bid that is open before all now."""
        return None if self._match.is_over else self._game.bidding(self._match.state)

    @property
    def now(self) -> tuple[Limit, ...]:
        """The limits that hold, by seat; how high they are only their own seats may see."""
        return tuple(self._limits[seat] for seat in sorted(self._limits))

    def of(self, seat: int) -> int | None:
        """The limit of a seat, `OUT`, or None."""
        limit = self._limits.get(seat)
        return limit.most if limit is not None else None

    def gave(self, number: int) -> bool:
        """Whether the answer in that line is the last one of its seat, and was given under its limit."""
        line = self._match.lines[number - 1] if number else None
        limit = self._limits.get(line.seat) if isinstance(line, Answer) else None
        return limit is not None and limit.since == number

    def pause_ms(self, pace: int) -> int:
        """How long an answer that no person gives stays; a round of bids takes no longer than two."""
        return pace if self.bidding is None else 2 * pace // (len(self._match.plays) + 1)

    @property
    def answer(self) -> str:
        """What is answered for the person who is asked; empty where they answer themselves."""
        bidding, most = self.bidding, self.of(self._match.asked)
        if bidding is None or most is None:
            return ""
        raises = bidding.least <= most and bidding.least in self._match.state.choices
        return str(bidding.least) if raises else bidding.passes

    def leave(self, seat: int, most: int) -> None:
        """Have that person answered for up to a bid, or `OUT`, in the auction that runs."""
        self._limits[seat] = Limit(seat, most, self._at)
        self.changed.emit(self.now)

    def lift(self, seat: int) -> None:
        """That person answers again."""
        if self._limits.pop(seat, None) is not None:
            self.changed.emit(self.now)

    def follow(self, answered: Iterable[int] = ()) -> None:
        """The match has changed, by answers of these seats."""
        before = self.now
        for seat in self._limits.keys() & set(answered):
            self._limits[seat] = self._limits[seat]._replace(since=self._at)
        self._limits = {at: it for at, it in self._limits.items() if self._holds(it)}
        if self.now != before:
            self.changed.emit(self.now)

    @property
    def _at(self) -> int:
        return self._match.history.now.number

    def _holds(self, limit: Limit) -> bool:
        """Whether the auction in which it was left runs still, and that person has the seat."""
        match = self._match
        left = match.history.now.back_to(limit.since)
        if left is None or match.is_over or limit.seat not in match.persons:
            return False
        way = (left, *match.history.now.way_from(left))
        return all(self._game.bidding(moment.state) is not None for moment in way)
