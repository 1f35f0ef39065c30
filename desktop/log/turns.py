"""Turns that are over, each in one line of the log that unfolds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from desktop.look.row import FOLDED, UNFOLDED, Row
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.match.entry import Entry
from engine.record.lines import Answer, Chance
from engine.rules.agenda import NOBODY, Event

COUNT = "count"
"""The operand of how often something was done, in words of `[brief]` that say it once."""
NUMBER = "number"
"""That of how many there were, which are said once in all."""
SEATS = "seats"
"""That of all to whom the same happened."""


class Turn(NamedTuple):
    """What was done in a turn, and what came of it."""

    seat: int
    """Whose it is; `NOBODY` where it is everybody's."""
    numbers: tuple[int, ...]
    """Of the entries that began in it."""
    events: tuple[Event, ...]

    def line(self, voice: Voice) -> str:
        """What has words in `[brief]`, in one line; empty where nothing has."""
        alike: dict[str, list[Event]] = {}
        for at, event in enumerate(self.events):
            if not voice.words.has("brief", event.name):
                continue
            text = _said((event,), voice, {NUMBER: 1, SEATS: ""})
            words = voice.words.at("brief", event.name)
            is_summed = any(f"{{{it}" in words for it in (COUNT, NUMBER, SEATS))
            alike.setdefault(text if is_summed else f"{at} {text}", []).append(event)
        return ", ".join(_said(events, voice) for events in alike.values())


class Turns:
    """The turns of a log, in order; what was done with the match itself is in none.

    One begins with each of the `headlines`, whoever answers in it; without any it is what one seat
    answers without another between.
    """

    def __init__(self, entries: Sequence[Entry], headlines: Collection[str] = ()) -> None:
        self._headlines = headlines
        self.all: list[Turn] = []
        self.begun: dict[int, int] = {}
        """By its number: which turn an entry began in."""
        last: tuple[int, int] | None = None
        seat = NOBODY
        for entry in entries:
            line = entry.line
            if line is not None and not isinstance(line, Answer | Chance):
                last = None
                continue
            if not headlines and isinstance(line, Answer):
                if last != (line.seat, entry.turn):
                    self._begin(line.seat)
                last = line.seat, entry.turn
            elif headlines and self.all and last is None:
                self._begin(seat)
                last = seat, 0
            if last is not None:
                self.begun[entry.number] = len(self.all) - 1
                self._extend(numbers=(entry.number,))
            for event in entry.events:
                if event.name in headlines:
                    seat = event.params.get("seat", NOBODY)
                    self._begin(seat)
                    last = seat, 0
                elif last is not None:
                    self._extend(events=(event,))

    def _begin(self, seat: int) -> None:
        self.all.append(Turn(seat, (), ()))

    def _extend(self, numbers: tuple[int, ...] = (), events: tuple[Event, ...] = ()) -> None:
        turn = self.all[-1]
        self.all[-1] = Turn(turn.seat, (*turn.numbers, *numbers), (*turn.events, *events))

    def goes_on(self, asked: int) -> int:
        """Which turn may go on while that seat is `asked`; none if it is behind all."""
        last = len(self.all) - 1
        is_on = asked != NOBODY if self._headlines else self.all and self.all[-1].seat == asked
        return last if is_on else last + 1

    def of(self, rows: Sequence[Row]) -> Iterator[tuple[int | None, list[Row]]]:
        """The rows in order, by the turn in which each lies; what begins something is in none."""
        number, passed = -1, 0

        def its(row: Row) -> int | None:
            nonlocal number, passed
            if row.value != number:
                number, passed = row.value, 0
            if row.kind == "headline" and self._headlines:
                passed += 1
            if row.kind not in INSIDE or row.value not in self.begun:
                return None
            return self.begun[row.value] + passed

        for turn, held in groupby(rows, its):
            yield turn, list(held)


class Lines:
    """The lines of turns: words take time, and what was done in a turn that is over stays as it is."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, Turn, str]] = {}
        """By the number of the first entry: in which words, of which turn, and the line."""

    def of(self, turn: Turn, voice: Voice) -> str:
        """The line of a turn that has entries."""
        words = (voice.words, voice.people, voice.viewer)
        known = self._known.get(turn.numbers[0])
        if known is None or known[:2] != (words, turn):
            known = self._known[turn.numbers[0]] = (words, turn, turn.line(voice))
        return known[2]


def fold(
    rows: Sequence[Row],
    turns: Turns,
    voice: Voice,
    opened: Collection[int],
    asked: int,
    lines: Lines,
) -> Iterator[Row]:
    """The rows, those of each turn behind its line; the last one may go on while somebody is `asked`.

    They are seen if an entry of the turn is among the `opened` ones. A folded line stands for the
    moment after the turn, an unfolded one for the first of those below it.
    """
    on, said = turns.goes_on(asked), set[int]()
    for at, own in turns.of(rows):
        turn = turns.all[at] if at is not None and at < on and at not in said else None
        is_folded = turn is not None and turn.numbers and len(own) > 1
        line = lines.of(turn, voice) if turn is not None and is_folded else ""
        if turn is None or at is None or not line:
            yield from own
            continue
        said.add(at)
        numbers = turn.numbers
        mark = voice.colours[turn.seat] if turn.seat != NOBODY else ""
        if any(number in opened for number in numbers):
            more = translate("Log", "unfolded")
            yield Row(line, mark=mark, kind=UNFOLDED, value=numbers[0], more=more)
            yield from own
        else:
            more = translate("Log", "folded, lines: {count}").format(count=len(own))
            yield Row(line, mark=mark, kind=FOLDED, value=numbers[-1], more=more)


def _said(
    events: Sequence[Event], voice: Voice, instead: Mapping[str, object] | None = None
) -> str:
    """What was done several times alike, some operands with these values `instead`."""
    operands = {
        **events[0].params,
        COUNT: len(events),
        NUMBER: sum(event.params.get(NUMBER, 0) for event in events),
        SEATS: voice.names([event.params["seat"] for event in events if "seat" in event.params]),
        **(instead or {}),
    }
    return voice.words.text("brief", events[0].name, people=voice.people, **operands)


INSIDE = ("told", "quiet")
"""What may lie behind a line; what begins something always stands."""
