"""A result told in names and words: sources of points, stops of the course, totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.look.names import isolated
from desktop.look.translate import translate
from engine.base.people import colours_of
from engine.match.course import Stop
from engine.match.match import Match
from engine.rules.game import Calendar, Game
from engine.rules.scoring import Result, ScoreLine
from engine.rules.words import MINUS, Words, operands


class Source(NamedTuple):
    """Where points come from: a clause, and the part of the match if it is told."""

    clause: str
    part: int | None


class Outcome(NamedTuple):
    """A result, and in whose names and words it is told; counted at a table, it has no match."""

    game: Game
    people: list[str]
    result: Result
    words: Words
    match: Match | None = None
    colours: tuple[str, ...] = ()
    """Of the seats; empty in the box's order."""
    is_under_way: bool = False
    """Whether it is counted as if a match that goes on had ended."""

    @classmethod
    def of(cls, match: Match, result: Result, words: Words) -> Outcome:
        """The result of a match."""
        people = [isolated(player.name) for player in match.players]
        colours = colours_of(match.players, match.game.colours)
        return cls(match.game, people, result, words, match, colours)

    @property
    def is_early(self) -> bool:
        """Whether the match goes on, or the persons agreed to end before its end."""
        return self.is_under_way or (self.match is not None and self.match.ended_by_agreement)

    @property
    def order(self) -> list[int]:
        """The seats from first to last."""
        return [place.seat for place in self.result.ranking.places]

    def name(self, seat: int) -> str:
        """The person of a seat."""
        return self.people[seat]

    def colour(self, seat: int) -> str:
        """The colour of a seat."""
        return (self.colours or self.game.colours)[seat]

    def lines(self, seat: int, source: Source) -> list[ScoreLine]:
        """A seat's lines of one source."""
        sheet = self.result.sheets[seat]
        return [line for line in sheet.lines if source_of(line, self.game.calendar) == source]

    def points(self, source: Source) -> list[int]:
        """What everybody has from one source, in seat order."""
        return [
            sum(line.points for line in self.lines(seat, source))
            for seat in range(len(self.result.sheets))
        ]

    def sources(self) -> list[Source]:
        """All sources in the order of the sheets."""
        calendar = self.game.calendar
        lines = (line for sheet in self.result.sheets for line in sheet.lines)
        found = {source_of(line, calendar): None for line in lines}
        return sorted(found, key=lambda source: (_number(source.clause), source.part or 0))

    def part(self, part: int) -> str:
        """A part of the match: “Day 2”."""
        return self.words.text("course", "part", part=part)

    def stop(self, stop: Stop) -> str:
        """Where a stop of the course lies: “Day 2, turn 6”, “Day 2, end: moods”, “Palace”."""
        if stop.clause:
            scored = self.words.at("sources", stop.clause)
            calendar = self.game.calendar
            if calendar is None or stop.clause != calendar.scores:
                return scored
            told = translate("Sheet", "{part}, end: {scored}")
            return told.format(part=self.part(stop.part), scored=scored)
        if not stop.turn:
            return translate("Sheet", "Start")
        if not stop.part:
            return translate("Sheet", "Turn {turn}").format(turn=stop.turn)
        return self.words.text("course", "stop", part=stop.part, turn=stop.turn)

    def standing(self, points: Sequence[int]) -> str:
        """Everybody with points, the best first: “Ben 21, Anna 19, Cleo 19”."""
        order = sorted(self.order, key=lambda seat: -points[seat])
        return ", ".join(f"{self.name(seat)} {plain(points[seat])}" for seat in order)

    def ended_early(self) -> str:
        """When the persons agreed to end, if they did; else empty."""
        if self.match is None or not self.is_early:
            return ""
        if self.words.has("game", "ended_early"):
            # The latest event that knows what the game says of the time.
            wanted = {name for name, _ in operands(self.words.at("game", "ended_early"))}
            for entry in reversed(self.match.log()):
                for event in reversed(entry.events):
                    if wanted <= event.params.keys():
                        time = {name: event.params[name] for name in wanted}
                        return self.words.text("game", "ended_early", **time)
        return translate("Sheet", "Ended by agreement; points so far")


def best(points: Sequence[int]) -> int | None:
    """The most that somebody has from a source; None if that distinguishes nobody."""
    most = max(points)
    return most if most > 0 and most > min(points) else None


def source_of(line: ScoreLine, calendar: Calendar | None) -> Source:
    """The source that a line belongs to."""
    return Source(line.clause, line.params.get(calendar.part) if calendar is not None else None)


def plain(points: int) -> str:
    """Points as a number, the minus as a minus."""
    return str(points).replace("-", MINUS)


def _number(clause: str) -> tuple[int, ...]:
    digits = clause.partition("-")[2].lstrip("R")
    return tuple(int(part) for part in digits.split(".") if part.isdecimal())
