"""Turns that are over, each in one line of the log that unfolds."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from desktop.look.row import FOLDED, UNFOLDED, Row
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.match.log import Entry
from engine.record.lines import Answer, Chance


class Turn(NamedTuple):
    """What one seat did without another one between, and what came of it."""

    seat: int
    entries: tuple[Entry, ...]

    @property
    def numbers(self) -> list[int]:
        """The numbers of its entries."""
        return [entry.number for entry in self.entries]

    def line(self, voice: Voice) -> str:
        """What has words in `[brief]`, in one line; empty where nothing has."""
        events = (event for entry in self.entries for event in entry.events)
        said = (
            voice.words.text("brief", event.name, people=voice.people, **event.params)
            for event in events
            if voice.words.has("brief", event.name)
        )
        return ", ".join(said)


def turns(entries: Sequence[Entry]) -> list[Turn]:
    """The turns of a log, in order; what was done with the match itself is in none."""
    found: list[Turn] = []
    last: tuple[int, int] | None = None
    for entry in entries:
        line = entry.line
        if isinstance(line, Answer):
            if last != (line.seat, entry.turn):
                found.append(Turn(line.seat, ()))
            last = line.seat, entry.turn
        elif not isinstance(line, Chance):
            last = None
        if last is not None:
            found[-1] = found[-1]._replace(entries=(*found[-1].entries, entry))
    return found


def fold(
    rows: Sequence[Row], entries: Sequence[Entry], voice: Voice, opened: Collection[int], asked: int
) -> Iterator[Row]:
    """The rows, those of each turn behind its line; the last one may go on if its seat is `asked`.

    They are seen if an entry of the turn is among the `opened` ones. A folded line stands for the
    moment after the turn, an unfolded one for the first of those below it.
    """
    over = turns(entries)
    if over and over[-1].seat == asked:
        over.pop()
    of = {number: turn for turn in over for number in turn.numbers}
    said = set[int]()
    for turn, held in groupby(rows, lambda row: of.get(row.value) if row.kind in INSIDE else None):
        own = list(held)
        line = turn.line(voice) if turn is not None and len(own) > 1 else ""
        if turn is None or not line or turn.entries[0].number in said:
            yield from own
            continue
        numbers = turn.numbers
        said.add(numbers[0])
        is_open = any(number in opened for number in numbers)
        mark = voice.colours[turn.seat]
        if is_open:
            more = translate("Log", "unfolded")
            yield Row(line, mark=mark, kind=UNFOLDED, value=numbers[0], more=more)
            yield from own
        else:
            more = translate("Log", "folded, lines: {count}").format(count=len(own))
            yield Row(line, mark=mark, kind=FOLDED, value=numbers[-1], more=more)


INSIDE = ("told", "quiet")
"""What may lie behind a line; what begins something always stands."""
