"""RO-2.3 to RO-2.7: where a worker may go in this phase, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.red_outpost.actions import PASS_ONLY, WORKERS_IN, Move, Pick, moves_to
from engine.games.red_outpost.components import (
    BARRACKS,
    BUREAUCRAT,
    EVENING,
    FARMER,
    FIELD_KITCHEN,
    FISHERMAN,
    LUNCH,
    MORNING,
    PLACES,
    SHEPHERD,
    WORKERS,
)
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Refusal

BIT = tuple(1 << place for place in range(12))
BARRACKS_BIT = BIT[BARRACKS]
KITCHEN_BIT = BIT[FIELD_KITCHEN]
TEN_PLACES = 0b1111_1111_1111 & ~BARRACKS_BIT & ~KITCHEN_BIT
"""The places that are not for one phase only."""


def open_for_phase(state: RedOutpost) -> None:
    """RO-1.8, RO-2.4, RO-2.5, RO-2.6, RO-2.7: which locks are red and which places open in this phase."""
    phase = state.phase
    state.red_locks = (
        state.morning_locks if phase == MORNING else state.evening_locks if phase == EVENING else 0
    )
    state.open_places = 0 if phase == LUNCH else TEN_PLACES & ~state.red_locks
    state.shared_place = KITCHEN_BIT if phase == LUNCH else BARRACKS_BIT if phase == EVENING else 0


def occupied(state: RedOutpost) -> int:
    """RO-2.3: places with a worker on them, as bits."""
    a, b, c, d, e, f = state.at
    return BIT[a] | BIT[b] | BIT[c] | BIT[d] | BIT[e] | BIT[f]


def crowded(state: RedOutpost, workers: Iterable[int]) -> list[int]:
    """RO-2.3: places for one worker alone where several of these lie."""
    there = [state.at[worker] for worker in workers]
    return [place for place, bit in enumerate(BIT) if bit & TEN_PLACES and there.count(place) > 1]


def moves(state: RedOutpost, seat: int) -> Sequence[Move | Pick]:
    """RO-2.3: an upright worker to another open place without a worker; RO-R11: else pass."""
    taken = occupied(state)
    shared = state.shared_place
    free = state.open_places & ~taken
    usual = moves_to(free | shared)
    card = state.worker_card[seat]
    found: list[Move] = []
    if not shared & taken and card not in (SHEPHERD, FARMER, BUREAUCRAT):
        for worker in WORKERS_IN[state.upright]:
            found += usual[worker]
        return found or PASS_ONLY
    for worker in WORKERS_IN[state.upright]:
        own = BIT[state.at[worker]]
        if worker == card:
            places = free | shared & ~own | card_places(state, worker, own, taken)
            found += moves_to(places)[worker]
        elif own == shared:
            found += moves_to(free)[worker]
        else:
            found += usual[worker]
    return found or PASS_ONLY


def card_places(state: RedOutpost, worker: int, own: int, taken: int) -> int:
    """RO-7.13, RO-7.14, RO-7.18: places that the worker's special card opens to him, as bits."""
    if worker == SHEPHERD:
        return own
    if worker == FARMER:
        return state.open_places & taken & ~own
    if worker == BUREAUCRAT:
        return state.red_locks & ~taken
    return 0


def refused_moves(state: RedOutpost, seat: int) -> list[Refusal]:
    """Workers and places that cannot be chosen now, each with clause and reason."""
    legal = {(move.worker, move.place) for move in moves(state, seat) if isinstance(move, Move)}
    refused = [
        why_flat(state, worker, name)
        for worker, name in enumerate(WORKERS)
        if not state.upright >> worker & 1
    ]
    for place, name in enumerate(PLACES):
        if not any(there == place for _, there in legal):
            refused.append(why_closed(state, place, name))
        for worker in range(6):
            if not state.upright >> worker & 1 or (worker, place) in legal:
                continue
            subject = f"{WORKERS[worker]}>{name}"
            if state.at[worker] == place:
                params = {"worker": WORKERS[worker], "place": name}
                refused.append(Refusal(subject, "RO-2.3", "already_here", params))
            elif any(there == place for _, there in legal):
                # A special card opens it to another worker.
                why = why_closed(state, place, name)
                refused.append(Refusal(subject, why.clause, why.name, why.params))
    return refused


def why_flat(state: RedOutpost, worker: int, name: str) -> Refusal:
    """RO-2.3: a worker was moved in this phase; RO-7.9: or the Field Kitchen's card laid him flat."""
    if was_laid_flat(state, worker):
        return Refusal(name, "RO-7.9", "laid_flat", {"worker": name})
    return Refusal(name, "RO-2.3", "exhausted", {"worker": name})


def was_laid_flat(state: RedOutpost, worker: int) -> bool:
    """RO-2.6, RO-7.9: at Lunch whoever was moved is in the Field Kitchen, so who lies elsewhere was not.

    False where another card may have brought him there since (RO-7.13, RO-7.14, RO-7.15), and at a table,
    where people tell who lies.
    """
    if state.phase != LUNCH or FIELD_KITCHEN not in state.place_card or state.board.is_told:
        return False
    if len(state.turns_left) == state.board.turns_of(LUNCH):
        return True  # nobody has been moved yet
    moves_otherwise = worker in (SHEPHERD, FARMER) and worker in state.worker_card
    may_be_ferried = FISHERMAN in state.worker_card and not state.upright >> FISHERMAN & 1
    return state.at[worker] != FIELD_KITCHEN and not moves_otherwise and not may_be_ferried


def why_closed(state: RedOutpost, place: int, name: str) -> Refusal:
    """The clause that keeps every worker from the place in this phase."""
    bit = 1 << place
    params = {"place": name}
    if place == FIELD_KITCHEN and state.phase != LUNCH:
        return Refusal(name, "RO-4.9", "lunch_only", params)
    if place == BARRACKS and state.phase != EVENING:
        return Refusal(name, "RO-4.12", "evening_only", params)
    if state.phase == LUNCH and bit & TEN_PLACES:
        return Refusal(name, "RO-2.6", "kitchen_only", params)
    if state.red_locks & bit:
        return Refusal(name, "RO-2.4" if state.phase == MORNING else "RO-2.7", "locked", params)
    there = [WORKERS[worker] for worker in range(6) if state.at[worker] == place]
    if there:
        return Refusal(name, "RO-2.3", "occupied", {**params, "worker": there[0]})
    return Refusal(name, "RO-2.3", "nobody_can_move", params)
