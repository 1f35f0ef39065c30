"""What bots did alike one after another, such as bids that went round, in one row."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest

from desktop.look.rows import Row
from desktop.look.voice import Voice
from engine.match.log import Entry
from engine.record.lines import Answer


class Folded:
    """The rows of entries; what these seats did and has words in `[folded]` shares a row.

    Such a row leads to the moment after the last of them.
    """

    def __init__(self, bots: Collection[int], voice: Voice) -> None:
        self._bots, self._voice = bots, voice
        self._rows: list[Row] = []
        self._run: list[tuple[str, Row]] = []
        """What may share a row with what comes next: its short words, and its own row."""

    def add(self, entry: Entry, rows: Sequence[Row]) -> None:
        """Put an entry after those before."""
        is_bot = isinstance(entry.line, Answer) and entry.line.seat in self._bots
        words = self._voice.words
        # What happened has its rows first.
        for event, row in zip_longest(entry.events, rows):
            if event is not None and is_bot and words.has("folded", event.name):
                people = self._voice.people
                short = words.text("folded", event.name, people=people, **event.params)
                self._run.append((short, row))
                continue
            self._rows += _one_row(self._run)
            self._run = []
            self._rows.append(row)

    @property
    def rows(self) -> list[Row]:
        """The rows of all that was added."""
        return [*self._rows, *_one_row(self._run)]


def _one_row(run: Sequence[tuple[str, Row]]) -> list[Row]:
    if len(run) < 2:
        return [row for _, row in run]
    last = run[-1][1]
    text = ", ".join(short for short, _ in run) + "."
    tip = "\n".join(row.text for _, row in run)
    return [Row(text, last.clause, kind=last.kind, value=last.value, tip=tip)]
