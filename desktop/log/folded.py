"""What was done alike one after another, such as bids that went round, in one row."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from desktop.look.rows import Row
from desktop.look.voice import Voice
from engine.match.log import Entry
from engine.record.lines import Answer


class Folded:
    """The rows of entries; what these bots did and has words in `[folded]` shares a row.

    So does what has words in `[joined]`, too, if one seat did it card by card; it is named once.
    Such a row leads to the moment after the last of them.
    """

    def __init__(self, bots: Collection[int], voice: Voice) -> None:
        self._bots, self._voice = bots, voice
        self._rows: list[Row] = []
        self._run: list[tuple[str, Row]] = []
        """What may share a row with what comes next: its short words, and its own row."""
        self._joins: tuple[str, object] | None = None
        """What all of these are, and who did it, if it has words in `[joined]`."""

    def add(self, entry: Entry, rows: Sequence[Row]) -> None:
        """Put an entry after those before."""
        is_bot = isinstance(entry.line, Answer) and entry.line.seat in self._bots
        words, people = self._voice.words, self._voice.people
        # What happened has its rows first.
        for event, row in zip_longest(entry.events, rows):
            joins = None
            if event is not None and words.has("joined", event.name):
                joins = (event.name, event.params["seat"])
            if joins != self._joins:
                self._rows += _one_row(self._run)
                self._run, self._joins = [], joins
            if event is not None and joins is not None:
                name = "joined" if self._run else "folded"
            elif event is not None and is_bot and words.has("folded", event.name):
                name = "folded"
            else:
                self._rows += [*_one_row(self._run), row]
                self._run = []
                continue
            short = words.text(name, event.name, people=people, **event.params)
            self._run.append((short, row))

    @property
    def rows(self) -> list[Row]:
        """The rows of all that was added."""
        return [*self._rows, *_one_row(self._run)]


def _one_row(run: Sequence[tuple[str, Row]]) -> list[Row]:
    if len(run) < 2:
        return [row for _, row in run]
    first, last = run[0][1], run[-1][1]
    text = ", ".join(short for short, _ in run) + "."
    tip = "\n".join(row.text for _, row in run)
    mark = first.mark if all(row.mark == first.mark for _, row in run) else ""
    return [Row(text, last.clause, mark=mark, kind=last.kind, value=last.value, tip=tip)]
