"""How a match would have been scored by the readings that it was not played with."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.match.match import Match
from engine.match.moment import answered, drawn, start, told
from engine.match.replay import UNPLAYABLE
from engine.record.lines import Answer, Chance, Fact, Values
from engine.rules.agenda import PUBLIC, Illegal
from engine.rules.scoring import Result


class OtherReading(NamedTuple):
    """Another reading of an open point, and the result of the same match by it."""

    ruling: str
    reading: str
    result: Result


def other_readings(match: Match) -> list[OtherReading]:
    """The same answers, facts and cards by each other reading, one at a time.

    Readings by which they could not have been played are left out.
    """
    setup = match.header.setup
    found = []
    for ruling in match.game.rulings:
        if not ruling.arises(setup.options):
            continue
        for reading in ruling.readings:
            if reading == setup.rulings[ruling.id]:
                continue
            result = _result(match, {**setup.rulings, ruling.id: reading})
            if result is not None:
                found.append(OtherReading(ruling.id, reading, result))
    return found


def _result(match: Match, rulings: dict[str, str]) -> Result | None:
    setup = msgspec.structs.replace(match.header.setup, rulings=rulings)
    begun, *moments = match.history.now.way_from(None)
    values = begun.line if isinstance(begun.line, Values) else None
    try:
        now = start(match.game, setup, match.header.seed, values)
        for moment in moments:
            match moment.line:
                case Answer() as line:
                    now = answered(now, line, person=False)
                case Chance() as line:
                    now = drawn(now, line)
                case Fact() as line:
                    now = told(now, line)
    except (Illegal, *UNPLAYABLE):
        return None
    # Where another reading asks more or less, the same answers lead somewhere else.
    if now.state.is_terminal != match.state.is_terminal:
        return None
    return now.state.view(PUBLIC).result()
