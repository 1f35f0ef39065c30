"""Cubes and crystals: what was produced, exchanged, given and paid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.red_outpost import cards, effects, places
from engine.games.red_outpost.components import FISHERMAN, GOODS, LAKE, PALACE, PLACES, WORKERS
from engine.games.red_outpost.facts.kinds import (
    GOOD,
    MADE,
    WORKER,
    impossible,
    needs_crystal,
    needs_cube,
    needs_known,
    needs_place_card,
    needs_room,
    needs_stored,
    refused,
)
from engine.games.red_outpost.moves import why_closed
from engine.games.red_outpost.production import produce, store
from engine.games.red_outpost.table import ALL, AtTable
from engine.rules.agenda import Refusal
from engine.rules.facts import SEAT, fact


@fact(SEAT, GOOD, MADE)
def produced(state: AtTable, seat: int, good: int, number: int) -> None:
    """RO-3.1: so many cubes were produced, one after another (RO-R1)."""
    needs_known(state, "RO-3.1", f"wheel.{seat + 1}")
    needs_cube(state, good)
    for _ in range(number):
        produce(state, seat, good)


@fact(SEAT, GOOD, MADE)
def added(state: AtTable, seat: int, good: int, number: int) -> None:
    """RO-3.4: so many cubes came to the Warehouse without moving the wheel."""
    for _ in range(number):
        needs_cube(state, good)
        state.note("RO-3.4", "added", seat=seat, good=GOODS[good])
        store(state, seat, good)


@fact(SEAT)
def gave(state: AtTable, seat: int) -> None:
    """RO-4.2, RO-7.17: 1 crystal to the palace field."""
    needs_crystal(state, seat, "RO-4.2")
    effects.give_to_palace(state, seat, "RO-4.2")


@fact(SEAT, WORKER)
def gave_to_portrait(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.2: 1 crystal to a portrait."""
    needs_place_card(state, seat, PALACE, "RO-7.2")
    needs_crystal(state, seat, "RO-7.2")
    cards.give_to_portrait(state, seat, worker)


@fact(SEAT)
def paid(state: AtTable, seat: int) -> None:
    """RO-4.4: 1 crystal in the Beer House."""
    needs_crystal(state, seat, "RO-4.4")
    places.pay_for_round(state, seat)


@fact(SEAT, GOOD)
def discarded(state: AtTable, seat: int, good: int) -> None:
    """RO-4.5 (a): a stored cube for two moods."""
    needs_stored(state, good)
    places.cube_for_moods(state, seat, good)


@fact(SEAT, GOOD)
def sold(state: AtTable, seat: int, good: int) -> None:
    """RO-4.5 (b), RO-7.5, RO-R2: a stored cube for a crystal, if the supply has one."""
    needs_stored(state, good)
    if state.crystals_left() <= 0:
        impossible("RO-R2", "no_crystal_left")
    places.cube_for_crystal(state, seat, good, "RO-4.5")


@fact(SEAT, GOOD)
def bought(state: AtTable, seat: int, good: int) -> None:
    """RO-4.5 (c), RO-7.5: a crystal for a cube."""
    needs_crystal(state, seat, "RO-4.5")
    needs_cube(state, good)
    places.crystal_for_cube(state, seat, good, "RO-4.5")


@fact(SEAT)
def visited(state: AtTable, seat: int) -> None:
    """RO-4.6: the Bureaucrat in the Administration gains 1 crystal."""
    effects.gain_crystal(state, seat, "RO-4.6")


# -- what the turn that is being taken cannot bring ------------------------------------------


def check_production(state: AtTable, seat: int, good: int, makers: Sequence[int] = ()) -> None:
    """RO-2.2, RO-2.4 to RO-2.7: whether whoever is at turn can produce that now, at those places.

    Not asked of the fact: of other turns, and in records, it is told as ever. Special cards lead
    to places that are closed to the others, and to other goods.
    """
    if state.at_turn != seat:
        return
    _needs_uncounted(state, "RO-3.1")
    makers = makers or places.makers(good)
    if state.board.has_cards:
        return
    if state.moved in range(len(WORKERS)):
        place = state.at[state.moved]
        if place not in makers:
            params = {"place": PLACES[place], "good": GOODS[good]}
            refused(Refusal(PLACES[place], places.CLAUSE[place], "not_made_here", params))
        return
    if not any(_may_be_gone_to(state, place) for place in makers):
        refused(why_closed(state, makers[0], PLACES[makers[0]]))


def check_card(state: AtTable, place: int) -> None:
    """RO-2.4, RO-2.6, RO-2.7, RO-4.7, RO-4.10: whether a card of that place can come in this turn.

    Not asked of the facts, and of no table with special cards, as for what is produced.
    """
    if state.moved in range(len(WORKERS)):
        here = state.at[state.moved]
        if here != place:
            params = {"place": PLACES[here]}
            refused(Refusal(PLACES[here], places.CLAUSE[here], "no_card_here", params))
    elif state.is_known("locks") and not state.open_places >> place & 1:
        refused(why_closed(state, place, PLACES[place]))


def check_second_card(state: AtTable, place: int) -> None:
    """RO-4.7, RO-4.10: whether another card of that place can come in a turn in which one came.

    The Fisherman looks at two at the lake; where nobody follows workers, nobody knows.
    """
    came = state.moved in range(len(WORKERS)) and state.at[state.moved] == place
    has_two = place == LAKE and state.moved == FISHERMAN
    if came and not has_two and not state.board.has_cards:
        refused(Refusal(PLACES[place], places.CLAUSE[place], "card_drawn", {}))


def check_visit(state: AtTable, seat: int) -> None:
    """RO-4.6: whether the Bureaucrat's crystal has come with her move already."""
    if state.at_turn == seat:
        _needs_uncounted(state, "RO-4.6")


def _needs_uncounted(state: AtTable, clause: str) -> None:
    worker = state.moved
    if worker not in range(len(WORKERS)) or state.moods_follow != ALL:
        return
    place = state.at[worker]
    if places.gives(worker, place):
        params = {"worker": WORKERS[worker], "place": PLACES[place]}
        refused(Refusal(PLACES[place], clause, "counted_with_move", params))


def _may_be_gone_to(state: AtTable, place: int) -> bool:
    """RO-2.3: open, and nobody is known to stand there."""
    there = (name for at, name in zip(state.at, WORKERS, strict=True) if at == place)
    taken = any(state.is_known(f"at.{name}") for name in there)
    return bool(state.open_places >> place & 1) and not taken


def from_ship(state: AtTable, seat: int, good: int) -> None:
    """RO-4.7: a cube from the Spaceship, where the Warehouse is known."""
    needs_room(state, good)
    places.bring_from_ship(state, seat, good)
