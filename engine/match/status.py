"""How a match stands, as a list of matches tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.match.history import History
from engine.match.moment import Moment
from engine.record.lines import End, Line, Name, Redo, Rewind, Undo
from engine.record.record import Player
from engine.rules.scoring import Place


class Status(NamedTuple):
    """The turn, whether the match is over, and how it ended."""

    turn: int
    is_over: bool
    places: tuple[Place, ...]
    ending: str = ""
    """How it ended where there are no places: see `State.ending`."""
    names: tuple[str, ...] = ()
    """How those who have the seats are called now; empty where that is as the header tells."""


def reached(
    history: History, begun_by: Sequence[Player], line: Line | None, moment: Moment
) -> Status:
    """How the match stands at a moment that is reached by that line, or where it is now."""
    agreed = history.agreed
    if isinstance(line, Redo):
        _, agreed = history.taken_back[-1]
    elif isinstance(line, Undo | Rewind | End):
        agreed = line == End("agreed")
    result = moment.state.result() if moment.state.is_terminal else None
    places = result.ranking.places if result is not None else ()
    turn = moment.state.played_turn(moment.turn + (not moment.state.is_terminal))
    ending = moment.state.ending() if moment.state.is_terminal else ""
    names, first = ([it.name for it in who] for who in (history.players, begun_by))
    if isinstance(line, Name):
        names[line.seat] = line.name
    called = tuple(names) if names != first else ()
    return Status(turn, agreed or moment.state.is_terminal, places, ending, called)
