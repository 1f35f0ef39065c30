"""A match of Outpost at a table, for tests of facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games.outpost.game import GAME
from engine.games.outpost.table import EVENTS, AtTable
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules.agenda import Event
from engine.rules.game import AT_TABLE, Value

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus", "Hans", "Ida")
TOLD_BY = {
    "phase": "clock",
    "phase_began": "clock",
    "event_phase": "clock",
    "event_deck": "event_discards",
    "event": "this_event",
}
"""Facts that tell a marker of another name than their own."""


def at_table(
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    rulings: Mapping[str, str] | None = None,
    extent: str = EVENTS,
    values: Mapping[str, Value] | None = None,
) -> Match:
    """A match at a table of that extent, before its first turn; people draw and roll."""
    setup = GAME.setup(seats, options, rulings, values, level=AT_TABLE)
    match = Match.new(GAME, setup, [Player(name) for name in NAMES[:seats]], "7F3A91C2")
    tell(match, f"extent {extent}", "event_drawer table")
    return match


def shown(match: Match) -> AtTable:
    """The state as a table's."""
    assert isinstance(match.state, AtTable)
    return match.state


def tell(match: Match, *facts: str) -> AtTable:
    """Tell facts as they are written in a record; the state after them."""
    for fact in facts:
        match.tell(*fact.split())
    return shown(match)


def tell_all(match: Match, facts: str) -> AtTable:
    """Facts that `;` parts."""
    return tell(match, *filter(None, map(str.strip, facts.split(";"))))


def read_again(match: Match) -> Match:
    """The match as its record's text tells it."""
    return Match.resume(record.read(match.text().encode()), GAME)


def events_of(match: Match, entries: int = 1) -> Sequence[Event]:
    """What the last entries of the log tell."""
    return [event for entry in match.log()[-entries:] for event in entry.events]
