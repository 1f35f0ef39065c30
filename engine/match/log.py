"""The log of a match for a viewer: what happened and still holds, and what was visibly taken back."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.people import Player
from engine.match.entry import Entry
from engine.match.moment import Moment
from engine.record.lines import End, Hint, Hints, Line, Name, Redo, Rewind, Seat, Undo
from engine.rules.agenda import CHANCE


def entry(moment: Moment, viewer: int) -> Entry:
    """The entry of an answer, of chance, or of the set-up; one for each viewer."""
    # A log is asked for after each answer, and what happened stays as it is.
    known = moment.told.get(viewer)
    if known is None or known.number != moment.number:
        known = moment.told[viewer] = _entry(moment, viewer)
    return known


def entries(
    lines: Sequence[Line],
    after: Sequence[Moment],
    agreed: bool,
    viewer: int,
    players: Sequence[Player],
) -> list[Entry]:
    """The log; `after[n]` is the moment after line n, `agreed` whether agreement ended it.

    `players` had the seats at the beginning.
    """
    now = after[-1]
    names = [player.name for player in players]
    found = [entry(moment, viewer) for moment in now.way_from(None)]
    rewound: set[int] = set()
    over = 0
    for number, line in enumerate(lines, 1):
        if isinstance(line, Undo | Rewind | Redo):
            over = 0
        if isinstance(line, End):
            over = number
        elif isinstance(line, Name):
            called = _control(number, line, after[number])
            found.append(called._replace(was=names[line.seat]))
            names[line.seat] = line.name
        elif isinstance(line, Rewind | Seat | Hints | Hint) or (
            isinstance(line, Redo) and line.to in rewound
        ):
            # A redo is told only if what it brings back was visibly taken back.
            found.append(_control(number, line, after[number]))
        if isinstance(line, Rewind):
            rewound.add(after[number - 1].number)
    if now.state.is_terminal or agreed:
        over = over or max(n for n, line in enumerate(lines, 1) if isinstance(line, End))
        found.append(_control(over, lines[over - 1], now))
    return sorted(found, key=lambda entry: entry.number)


def _entry(moment: Moment, viewer: int) -> Entry:
    before = moment.before.state if moment.before is not None else moment.state
    turn = before.played_turn(moment.turn + (not moment.marked))
    can_rewind = moment.state.current_player != CHANCE
    line, events = moment.line, moment.events
    if moment.state.has_secrets:
        line = moment.seen(viewer)
        events = tuple(event for event in events if event.is_for(viewer))
    return Entry(moment.number, line, events, turn, can_rewind)


def _control(number: int, line: Line, moment: Moment) -> Entry:
    turn = moment.state.played_turn(moment.turn + 1)
    return Entry(number, line, (), turn, can_rewind=False)
