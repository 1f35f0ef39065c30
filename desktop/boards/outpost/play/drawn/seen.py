"""What all have seen in this turn, and a state no longer says: the rolls for the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.rules.agenda import Event


class Roll(NamedTuple):
    """A roll for the market: what it shows, who rolled (-1: nobody), whether it failed."""

    face: int
    seat: int = -1
    is_failed: bool = False


class Seen(NamedTuple):
    """What happened, as far as it is told on the board."""

    rolls: tuple[Roll, ...] = ()


NOTHING = Seen()


def after(known: Seen, events: Sequence[Event]) -> Seen:
    """What is known after these events; a turn's rolls are forgotten as the next one begins."""
    for event in events:
        params = event.params
        match event.name:
            case "turn_begins":
                known = NOTHING
            case "rolled" | "buyer_rolled":
                known = known._replace(
                    rolls=(*known.rolls, Roll(params["n"], params.get("seat", -1)))
                )
            case "not_available" if known.rolls:
                last = known.rolls[-1]._replace(is_failed=True)
                known = known._replace(rolls=(*known.rolls[:-1], last))
    return known
