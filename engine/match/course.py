"""The course of a match: every seat's points at the end of each turn, and where the lead changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import Answer, Chance
from engine.rules.agenda import Event
from engine.rules.game import Calendar


class Stop(NamedTuple):
    """Every seat's points at the start, at a turn's end, or after something else that scored."""

    number: int
    """`state_at(number)` is the state then."""
    part: int
    """The part of the match, such as a day, from 1; 0 in a game that counts none."""
    turn: int
    """The turn that has ended, from 1, as the game counts them; 0 if none has."""
    seat: int
    """Whose turn has ended, or −1."""
    clause: str
    """What scored if it was no turn, such as a part's end; empty otherwise."""
    points: tuple[int, ...]
    gains: tuple[Event, ...]
    """What gave or took points since the stop before, as far as events tell it."""
    gained: int = 0
    """What the turn that has ended brought its seat; what a part brings before its turns is no turn's."""


def course(match: Match) -> list[Stop]:
    """From the start to where the match stands; what was taken back has no place in it.

    Once the match is over, the last stop shows the totals of the sheets. `BadSetup` in a game
    without points, which has no such course.
    """
    match.game.needs_points()
    log = match.log()
    start = tuple(match.begun.returns())
    calendar = match.game.calendar
    if calendar is None:
        return _from_turn_to_turn(match, log, start)
    way = _Way(calendar, start)
    for entry in log:
        way.take(entry)
    way.end_turn()
    if match.is_over:
        way.settle(match)
    return way.stops


def _from_turn_to_turn(match: Match, log: Sequence[Entry], start: tuple[int, ...]) -> list[Stop]:
    stops = [Stop(0, 0, 0, -1, "", start, ())]
    before = match.begun
    for entry in log:
        if not isinstance(entry.line, Answer | Chance):
            continue
        seat = before.at_turn if before.at_turn >= 0 else stops[-1].seat
        before = match.state_at(entry.number)
        points = tuple(before.returns())
        if stops[-1].turn == entry.turn:
            stops.pop()
        gained = points[seat] - stops[-1].points[seat] if seat >= 0 else 0
        stops.append(Stop(entry.number, 0, entry.turn, seat, "", points, (), gained))
    return stops


class _Way:
    """Walks through the events of a match and notes each stop.

    An answer may end one turn and begin another that nobody has to be asked about; so the
    events are followed and not the lines.
    """

    def __init__(self, calendar: Calendar, start: tuple[int, ...]) -> None:
        self._calendar = calendar
        self._points = list(start)
        self._part = self._turn = self._number = 0
        self._seat = -1
        self._before = 0
        """The seat's points before its turn."""
        self._gains: list[Event] = []
        self.stops = [Stop(0, 0, 0, -1, "", start, ())]

    def take(self, entry: Entry) -> None:
        """Follow the events of an entry."""
        for event in entry.events:
            name, params = event.name, event.params
            if name in self._calendar.turns:
                self.end_turn()
                is_first = self.stops[-1].part != self._part
                self._begin(params["seat"], self._points if is_first else self.stops[-1].points)
            self._number = entry.number
            if name == self._calendar.turn_ends:
                if self._seat < 0:
                    self._begin(params["seat"], self.stops[-1].points)
                self.end_turn()
            if name == self._calendar.begins:
                self._part = params[self._calendar.part]
                if self._calendar.counts_anew:
                    self._turn = 0
            elif name == self._calendar.ends:
                self.end_turn()
                self._stop(self._calendar.scores)
            elif name in self._calendar.gains:
                if event.clause == self._calendar.scores:
                    self.end_turn()
                self._points[params["seat"]] += params["points"]
                self._gains.append(event)

    def _begin(self, seat: int, points: Sequence[int]) -> None:
        """A turn of the seat, which had such points before it."""
        self._turn += 1
        self._seat, self._before = seat, points[seat]

    def end_turn(self) -> None:
        """Note the turn that is under way, if any."""
        if self._seat >= 0:
            self._stop("")

    def settle(self, match: Match) -> None:
        """Add what the match's end scores, or would score as things stand."""
        result = match.result()
        if result is None:
            return
        for clause in self._calendar.end_scores:
            for sheet in result.sheets:
                self._points[sheet.seat] += sum(
                    line.points for line in sheet.lines if line.clause == clause
                )
            self._stop(clause)

    def _stop(self, clause: str) -> None:
        seat, points, gains = self._seat, tuple(self._points), tuple(self._gains)
        turn, gained = (0, 0) if clause else (self._turn, points[seat] - self._before)
        self.stops.append(Stop(self._number, self._part, turn, seat, clause, points, gains, gained))
        self._gains = []
        self._seat = -1


# -- what the course shows ---------------------------------------------------------------


def leader(points: Sequence[int]) -> int | None:
    """The seat that leads alone; None if several do."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def leads(stops: Sequence[Stop]) -> list[tuple[int, int]]:
    """Where a seat took the lead alone that had not led last: the index of the stop, and the seat.

    The first of them is the first lead, all others are changes of it.
    """
    found: list[tuple[int, int]] = []
    for index, stop in enumerate(stops):
        seat = leader(stop.points)
        if seat is not None and (not found or found[-1][1] != seat):
            found.append((index, seat))
    return found


def best_turns(stops: Sequence[Stop]) -> list[tuple[int, int]]:
    """The turns that brought most points: the index of a stop, and the points, which are the same.

    Of each seat that had as many the first one; none if no turn brought any.
    """
    most = max((stop.gained for stop in stops), default=0)
    # The last of several keys is kept, so that the first turn of a seat comes last here.
    best = {
        stops[at].seat: at for at in reversed(range(len(stops))) if stops[at].gained == most > 0
    }
    return [(at, most) for at in sorted(best.values())]
