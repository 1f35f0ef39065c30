"""A match at a table, for tests of facts."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.table import AtTable
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules.game import AT_TABLE

NAMES = ("Anna", "Ben", "Cleo", "Dana")


def at_table(
    seats: int = 2,
    first: int = 1,
    cards: str = "off",
    locks: str = "beginners",
    rulings: Mapping[str, str] | None = None,
) -> Match:
    """A match at a table that has just begun."""
    options = {"first": str(first), "special_cards": cards, "locks": locks}
    setup = GAME.setup(seats, options, rulings, level=AT_TABLE)
    return Match.new(GAME, setup, [Player(name) for name in NAMES[:seats]], "7F3A91C2")


def shown(match: Match) -> AtTable:
    """The state as a table's."""
    assert isinstance(match.state, AtTable)
    return match.state


def tell(match: Match, *facts: str) -> AtTable:
    """Tell facts as they are written in a record; the state after them."""
    for fact in facts:
        match.tell(*fact.split())
    return shown(match)


def read_again(match: Match) -> Match:
    """The match as its record's text tells it."""
    return Match.resume(record.read(match.text().encode()), GAME)
