"""What cannot be chosen inside a turn, each with its clause and reason; for moves see `moves`."""

from __future__ import annotations

from engine.games.red_outpost.components import (
    BARRACKS,
    COAL,
    FIELD_KITCHEN,
    FISHERMAN,
    GOODS,
    GRAIN,
    LUNCH,
    MINER,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.moves import why_closed
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Refusal

NO_MORE_COAL = Refusal(GOODS[COAL], "RO-7.16", "no_more_coal", {"worker": WORKERS[MINER]})
"""Why the Miner's card brings no coal: a match does not ask for it, but a table might tell it."""


def no_cube(good: int) -> Refusal:
    """RO-R2: a good of which the supply has no cube."""
    return Refusal(GOODS[good], "RO-R2", "no_cube", {"good": GOODS[good]})


def exchange(state: RedOutpost, seat: int, done: int) -> list[Refusal]:
    """RO-4.5, RO-7.5, RO-R2: exchanges that lack something to give or to get."""
    found = []
    for good, name in enumerate(GOODS):
        if not state.warehouse[good]:
            found.append(Refusal(f"{name}>crystal", "RO-4.5", "not_stored", {"good": name}))
        if state.crystals[seat] and state.cubes_left(good) <= 0:
            found.append(no_cube(good))
    if not state.crystals[seat]:
        found.append(Refusal("crystal", "RO-4.5", "no_crystal", {"seat": seat}))
    if state.crystals_left() <= 0:
        found.append(Refusal("crystal", "RO-R2", "no_crystal_left", {}))
    if done:
        found.append(Refusal("mood", "RO-R10", "no_moods_now", {}))
    return found


def goods(state: RedOutpost, *_: object) -> list[Refusal]:
    """RO-4.7, RO-7.3, RO-R2: goods that the supply cannot give."""
    return [no_cube(good) for good in range(4) if state.cubes_left(good) <= 0]


def crops(state: RedOutpost, seat: int, worker: int) -> list[Refusal]:
    """RO-7.3, RO-R2: as at the Spaceship, but grain may be tried in any case."""
    return [refusal for refusal in goods(state) if refusal.subject != GOODS[GRAIN]]


def filing(state: RedOutpost, seat: int, worker: int) -> list[Refusal]:
    """RO-4.6: own discs, and the portrait of the worker who came."""
    return [
        Refusal(f"{seat + 1}", "RO-4.6", "own_discs", {"seat": seat}),
        Refusal(WORKERS[worker], "RO-4.6", "acting_worker", {"worker": WORKERS[worker]}),
    ]


def waking(state: RedOutpost, seat: int) -> list[Refusal]:
    """RO-7.12: portraits of workers who are not in the Barracks."""
    return [
        Refusal(WORKERS[worker], "RO-7.12", "not_in_barracks", {"worker": WORKERS[worker]})
        for worker in range(6)
        if state.at[worker] != BARRACKS
    ]


def ferrying(state: RedOutpost, seat: int) -> list[Refusal]:
    """RO-7.15, RO-R12: the Fisherman himself, and places that are taken or not open."""
    found = [Refusal(WORKERS[FISHERMAN], "RO-7.15", "not_himself", {"worker": WORKERS[FISHERMAN]})]
    for place, name in enumerate(PLACES):
        there = [worker for worker in range(6) if state.at[worker] == place]
        shared = state.board.kitchen_only and state.phase == LUNCH and place == FIELD_KITCHEN
        if there and not shared:
            params = {"place": name, "worker": WORKERS[there[0]]}
            found.append(Refusal(name, "RO-7.15", "occupied", params))
        elif state.red_locks >> place & 1 or place in (BARRACKS, FIELD_KITCHEN):
            if not state.shared_place >> place & 1:
                found.append(why_closed(state, place, name))
        elif state.board.kitchen_only and state.phase == LUNCH:
            found.append(Refusal(name, "RO-R12", "kitchen_only", {"place": name}))
    return found
