"""What bots did alike one after another, such as bids that went round, in one row."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import zip_longest

from desktop.look.rows import Row
from desktop.look.voice import Voice
from engine.match.log import Entry
from engine.record.lines import Answer


def folded(
    told: Iterable[tuple[Entry, Sequence[Row]]], bots: Collection[int], voice: Voice
) -> Iterator[Row]:
    """The rows of entries; those of these seats that have words in `[folded]` share a row.

    It leads to the moment after the last of them.
    """
    run: list[tuple[str, Row]] = []
    for entry, rows in told:
        is_bot = isinstance(entry.line, Answer) and entry.line.seat in bots
        # What happened has its rows first.
        for event, row in zip_longest(entry.events, rows):
            if event is not None and is_bot and voice.words.has("folded", event.name):
                short = voice.words.text("folded", event.name, people=voice.people, **event.params)
                run.append((short, row))
                continue
            yield from _one_row(run)
            run = []
            yield row
    yield from _one_row(run)


def _one_row(run: Sequence[tuple[str, Row]]) -> Iterator[Row]:
    if len(run) < 2:
        yield from (row for _, row in run)
        return
    last = run[-1][1]
    text = ", ".join(short for short, _ in run) + "."
    tip = "\n".join(row.text for _, row in run)
    yield Row(text, last.clause, kind=last.kind, value=last.value, tip=tip)
