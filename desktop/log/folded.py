"""What was done alike one after another, such as bids that went round, in one row."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

from desktop.look.rows import Row
from desktop.look.voice import Voice
from engine.match.entry import Entry
from engine.record.lines import Answer
from engine.rules.agenda import PUBLIC, Event


class Told(NamedTuple):
    """What may share a row with what comes next: its short words, and its own rows."""

    short: str
    rows: tuple[Row, ...]


class Folded:
    """The rows of entries; what these bots did and has words in `[folded]` shares a row.

    So does what has words in `[joined]`, too, if one seat did it card by card; it is named once,
    and what only its reader may know of a card stands in the card's place.
    Such a row leads to the moment after the last of them.
    """

    def __init__(self, bots: Collection[int], voice: Voice) -> None:
        self._bots, self._voice = bots, voice
        self._rows: list[Row] = []
        self._run: list[Told] = []
        self._lead = ""
        """What stands once before all of them."""
        self._joins: tuple[str, object] | None = None
        """What all of these are, and who did it, if it has words in `[joined]`."""

    def add(self, entry: Entry, rows: Sequence[Row]) -> None:
        """Put an entry after those before."""
        is_bot = isinstance(entry.line, Answer) and entry.line.seat in self._bots
        # What happened has its rows first.
        for event, row in zip_longest(entry.events, rows):
            if event is not None and self._is_known(event):
                self._run[-1] = Told(self._said("joined", event), (*self._run[-1].rows, row))
                continue
            joins = None
            if event is not None and self._has("joined", event):
                joins = (event.name, event.params["seat"])
            if joins != self._joins:
                self._end()
                self._joins = joins
            if event is not None and joins is not None:
                short = self._said("joined", event)
                if not self._run:
                    self._lead = self._said("folded", event).removesuffix(short)
                self._run.append(Told(short, (row,)))
            elif event is not None and is_bot and self._has("folded", event):
                self._run.append(Told(self._said("folded", event), (row,)))
            else:
                self._end()
                if not (is_bot and event is None and self._is_last(row)):
                    self._rows.append(row)

    @property
    def rows(self) -> list[Row]:
        """The rows of all that was added."""
        return [*self._rows, *_one_row(self._lead, self._run)]

    def _end(self) -> None:
        """Nothing that comes now shares the row of these."""
        self._rows, self._run, self._lead = self.rows, [], ""

    def _is_last(self, row: Row) -> bool:
        """Whether that was said just now, as it is of a bot that goes on for the same reason."""
        return bool(self._rows) and self._rows[-1].text == row.text

    def _is_known(self, event: Event) -> bool:
        """Whether it tells one seat alone of the card that this seat has just drawn."""
        seat = self._joins[1] if self._joins is not None and self._run else PUBLIC
        return event.to == seat != PUBLIC and self._has("joined", event)

    def _has(self, table: str, event: Event) -> bool:
        return self._voice.words.has(table, event.name)

    def _said(self, table: str, event: Event) -> str:
        voice = self._voice
        return voice.words.text(table, event.name, people=voice.people, **event.params)


def _one_row(lead: str, run: Sequence[Told]) -> list[Row]:
    rows = [row for told in run for row in told.rows]
    if len(rows) < 2:
        return rows
    alike = [(short, len([*same])) for short, same in groupby(told.short for told in run)]
    shorts = (f"{count} × {short}" if count > 1 else short for short, count in alike)
    first, last = rows[0], rows[-1]
    tip = "\n".join(row.text for row in rows)
    mark = first.mark if all(row.mark in (first.mark, "") for row in rows) else ""
    text = f"{lead}{', '.join(shorts)}."
    return [Row(text, last.clause, mark=mark, kind=last.kind, value=last.value, tip=tip)]
