"""The calculator's form of Sealed as a match fills it."""

from __future__ import annotations

from engine.match.match import Match
from tests.games.sealed import LOTS, calculator


def of(match: Match, viewer: int) -> calculator.Form:
    """SE-1.7: what the log tells of lots."""
    names = [player.name for player in match.players]
    made = calculator.blank(names)
    for lot in LOTS:
        setattr(made, lot, [0] * len(names))
    for entry in match.log(viewer):
        for event in entry.events:
            if event.name == "lot_won":
                getattr(made, event.params["lot"])[event.params["seat"]] += 1
    return made
