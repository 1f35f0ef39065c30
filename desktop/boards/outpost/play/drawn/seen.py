"""What all have seen in this turn, and a state no longer says: rolls, and whom the event hit."""

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
    hits: tuple[tuple[int, str, int], ...] = ()
    """What the event did: a seat, the picture of what it has more or less of, and how many."""
    personal: tuple[tuple[int, str, int], ...] = ()
    """The same of the personal events (OP-7.8)."""
    is_personal: bool = False
    """Whether it is a personal event that acts now."""


NOTHING = Seen()
OF_CARDS = ("OP-7.1", "OP-7.5", "OP-7.6", "OP-R24")
"""The clauses under which event cards act."""


def hit(event: Event) -> tuple[str, int] | None:
    """The picture of what a seat has more or less of by an event card, and how many."""
    params = event.params
    match event.name:
        case "person_lost" | "person_gained":
            return "tokens/population", 1 if event.name.endswith("gained") else -1
        case "robot_lost" | "robot_gained":
            return "tokens/robot", 1 if event.name.endswith("gained") else -1
        case "factory_lost" | "factory_gained":
            number = 1 if event.name.endswith("gained") else -1
            return f"factories/{params['factory']}_manned", number
        case "stands_idle":
            return f"factories/{params['factory']}_unmanned", params["n"]
        case "card_lost":
            return f"goods/{params['deck']}", -1
        case "card_drawn" if event.clause == "OP-7.6":
            return f"goods/{params['deck']}", 1
    return None


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
            case "personal_event":
                known = known._replace(is_personal=True)
        if (what := hit(event)) is not None and event.clause in OF_CARDS:
            if known.is_personal:
                known = known._replace(personal=_more(known.personal, params["seat"], *what))
            else:
                known = known._replace(hits=_more(known.hits, params["seat"], *what))
    return known


def _more(
    hits: tuple[tuple[int, str, int], ...], seat: int, picture: str, number: int
) -> tuple[tuple[int, str, int], ...]:
    """These hits and one more; of one kind they add up."""
    found = {(whose, what): n for whose, what, n in hits}
    found[seat, picture] = found.get((seat, picture), 0) + number
    return tuple((whose, what, n) for (whose, what), n in found.items())
