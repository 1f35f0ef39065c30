"""What the end of a match brought, as a table that is told row by row."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Line, Settlement
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Event

ENDS = ("ended_by_points", "ended_by_standstill")
SOURCES = ("OP-4.1", "OP-3.2", "OP-3.1")
"""Where points come from, by clause, in the order in which they are told."""


def settlement(events: Sequence[Event], state: Outpost, voice: Voice) -> Settlement | None:
    """OP-6.4: where everybody's points come from, once the match is over."""
    over = next((event for event in events if event.name in ENDS), None)
    if over is None:
        return None
    sheets, words = state.result().sheets, voice.words
    sums = [0] * len(sheets)
    lines = []
    for clause in SOURCES:
        here = [
            sum(line.points for line in sheet.lines if line.clause == clause) for sheet in sheets
        ]
        sums = [points + more for points, more in zip(sums, here, strict=True)]
        told = tuple(
            f"{voice.people[sheet.seat]}: {words.line(line)}"
            for sheet in sheets
            for line in sheet.lines
            if line.clause == clause
        )
        lines.append(
            Line(
                words.at("sources", clause),
                "",
                tuple(str(points) if points else "" for points in here),
                told=told,
                so_far=tuple(map(str, sums)),
                event=over,
            )
        )
    unit = words.at("game", "vp")
    lines.append(Line(translate("Outpost", "Total"), unit, tuple(map(str, sums)), "total"))
    title = translate("Outpost", "The final scoring")
    in_sight = tuple(f"vp:{seat}" for seat in range(len(sheets)))
    return Settlement(title, "OP-6.4", tuple(lines), (voice.event(over),), in_sight=in_sight)
