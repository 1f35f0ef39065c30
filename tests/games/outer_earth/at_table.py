"""A match of Outer Earth at a table, for tests of facts."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.table import AtTable
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules.game import AT_TABLE
from tests.games.outer_earth.positions import plain_setup

NAMES = ("Anna", "Ben", "Cleo", "Dana")
MARKET = ("01", "09", "17", "02", "10")
COMPANIES = ("nightshift", "ferrystone", "openhatch", "quickset")
TOLD_BY = {"planets": "developing", "portfolio": "closed_planets", "invested": "turned_up"}
"""Facts that tell a marker of another name than their own."""


def at_table(seats: int = 3, rulings: Mapping[str, str] | None = None) -> Match:
    """A match at a table whose set-up is told next; planets and companies as in `positions`."""
    plain = plain_setup(seats)
    setup = GAME.setup(seats, None, rulings, plain.values, level=AT_TABLE)
    return Match.new(GAME, setup, [Player(name) for name in NAMES[:seats]], "7F3A91C2")


def begun(seats: int = 3, rulings: Mapping[str, str] | None = None) -> Match:
    """A match in its first auction: the market is 01, 09, 17 …; the first seat has most influence."""
    match = at_table(seats, rulings)
    market = MARKET[: seats + 1]
    tell(match, *(f"turned {planet}" for planet in market))
    tell(match, *(f"company {seat + 1} {COMPANIES[seat]}" for seat in range(seats)), "begins 1")
    return match


def in_turns(seats: int = 3) -> Match:
    """A match in its first turn: nobody wanted what is in the market."""
    match = begun(seats)
    while shown(match).waits_for == "told_offer":
        tell(match, "wanted none")
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


def read_again(match: Match) -> Match:
    """The match as its record's text tells it."""
    return Match.resume(record.read(match.text().encode()), GAME)
