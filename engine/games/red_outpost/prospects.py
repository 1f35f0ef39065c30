"""What a place would do for a worker who came now: told beside the choice before it is made."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.red_outpost import cards
from engine.games.red_outpost.components import (
    ADMINISTRATION,
    BEER_HOUSE,
    BUREAUCRAT,
    CORNFIELD,
    FISHERMAN,
    LAKE,
    PALACE,
    SHEPHERD,
    SPACESHIP,
    WAREHOUSE,
)
from engine.games.red_outpost.places import ALSO, MOOD, exchanges, filings, made
from engine.games.red_outpost.state import RedOutpost


class Brings(NamedTuple):
    """Moods and action of a place, as far as they are known before a card is turned."""

    moods: tuple[tuple[int, int], ...]
    """Workers with their steps, the moved one first, even if his mood stays."""
    goods: tuple[int, ...]
    any_good: bool
    """Instead, one good of choice."""
    cards: int
    """Cards of the place's own deck."""
    crystals: int
    asks: bool
    """Whether something is then asked that the seat may decline."""


def brings(state: RedOutpost, seat: int, worker: int, place: int) -> Brings | None:
    """What a place would bring the seat; None where nothing but the disc counts (RO-7.13)."""
    stays = worker == SHEPHERD and state.at[worker] == place
    if stays and not cards.may_use_own_place(state, worker, place):
        return None
    moods = [(worker, MOOD[place][worker])]
    if place in ALSO and ALSO[place][0] != worker:
        moods.append(ALSO[place])
    sows = place == CORNFIELD and state.place_card[seat] == CORNFIELD
    return Brings(
        tuple(moods),
        () if sows else made(worker, place),
        sows,
        cards_turned(worker, place),
        int(place == ADMINISTRATION and worker == BUREAUCRAT),
        asks(state, seat, worker, place),
    )


def cards_turned(worker: int, place: int) -> int:
    """RO-4.7, RO-4.10: cards of the deck; the Fisherman sees two at the Lake."""
    if place == LAKE:
        return 2 if worker == FISHERMAN else 1
    return int(place == SPACESHIP)


def asks(state: RedOutpost, seat: int, worker: int, place: int) -> bool:
    """RO-4.2, RO-4.4, RO-4.5, RO-4.6: whether the place asks for something that can be declined."""
    if place in (PALACE, BEER_HOUSE):
        return state.crystals[seat] > 0
    if place == WAREHOUSE:
        return len(exchanges(state, seat, 0)) > 1
    return (
        place == ADMINISTRATION and worker != BUREAUCRAT and len(filings(state, seat, worker)) > 1
    )
