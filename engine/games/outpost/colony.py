"""What a colony can hold and do: hand capacity, population maximum, robots in use, and who may have what."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outpost import modifiers
from engine.games.outpost.board import Board
from engine.games.outpost.components import (
    ALWAYS,
    FACTORIES,
    FIRST_CREW,
    JOBS,
    NODULE,
    NODULE_ROOM,
    OUTPOST,
    OUTPOST_ROOM,
    ROBOTS,
    ROOM,
    WAREHOUSE,
)
from engine.games.outpost.state import Outpost
from engine.rules.parts.places import put


def capacity(state: Outpost, seat: int) -> int:
    """OP-1.2, OP-3.2: how many cards a hand keeps when it is cut, never below 0."""
    found = capacity_with(state.board, state.upgrades[seat])
    return max(0, found + modifiers.total(state, seat, "capacity"))


def capacity_with(board: Board, owned: Sequence[int]) -> int:
    """OP-1.2, OP-3.2: how many cards a hand keeps by the upgrades alone."""
    preset = board.preset
    return preset.hand + preset.more_hand * (owned[WAREHOUSE] + owned[OUTPOST])


def counted(state: Outpost, seat: int) -> int:
    """OP-5.3: as how many cards the hand counts; which deck a card is from, all can see."""
    weight = state.board.weight
    return sum([weight[card] for card in state.hands[seat]])


def over_capacity(state: Outpost, seat: int) -> int:
    """OP-5.3: by how many cards the hand is above its capacity."""
    return counted(state, seat) - capacity(state, seat)


def room(state: Outpost, seat: int) -> int:
    """OP-1.2, OP-3.1, OP-3.2, OP-R13: the population maximum."""
    crews = sum(state.people_at[seat][FIRST_CREW:])
    found = room_with(state.board, state.upgrades[seat], crews)
    return found + modifiers.total(state, seat, "room")


def room_with(board: Board, owned: Sequence[int], crews: int) -> int:
    """OP-1.2, OP-3.1, OP-3.2, OP-R13: the population maximum by the upgrades alone, with so many crews."""
    if board.room_of_owner:
        crews = sum(owned[ALWAYS:])
    return ROOM + NODULE_ROOM * owned[NODULE] + OUTPOST_ROOM * owned[OUTPOST] + crews


def free_room(state: Outpost, seat: int) -> int:
    """OP-4.2, OP-R22: how many more people may come; those above a fallen maximum stay."""
    return max(0, room(state, seat) - state.population[seat])


def usable_robots(state: Outpost, seat: int) -> int:
    """OP-4.3, OP-R4: how many robots may be in use."""
    return usable(state.board, state.upgrades[seat], state.robots[seat], state.population[seat])


def usable(board: Board, owned: Sequence[int], robots: int, population: int) -> int:
    """OP-4.3, OP-R4: how many of so many robots may be in use beside so many people."""
    cards = owned[ROBOTS]
    if not cards:
        return 0
    return min(robots, cards * population) if board.preset.limits_robots else robots


def spare_robots(state: Outpost, seat: int) -> int:
    """OP-4.3: how many more robots could be put to work."""
    return usable_robots(state, seat) - sum(state.robots_at[seat])


def working(state: Outpost, seat: int, kind: int) -> int:
    """OP-4.1, OP-7.1: manned factories of a kind that do not stand idle."""
    return max(0, state.at_work(seat, kind) - state.idle[seat][kind])


def operator_left(state: Outpost, seat: int, kind: int) -> None:
    """OP-7.1, OP-R24: of a kind, the owner gives up an operator where nothing is produced anyway."""
    if (idle := state.idle[seat])[kind]:
        state.idle = put(state.idle, seat, put(idle, kind, idle[kind] - 1))


def free_places(state: Outpost, seat: int, job: int) -> int:
    """How many operators a job still lacks."""
    return state.places(seat, job) - state.at_work(seat, job)


def job_of(upgrade: int) -> int:
    """The job of an upgrade that needs a crew (OP-3.1)."""
    return FIRST_CREW + upgrade - ALWAYS


def note_posts(
    state: Outpost, seat: int, job: int, clause: str, people: int = 0, robots: int = 0
) -> None:
    """So many people and robots came to a job, or left it."""
    if state.events is not None:
        came = {"persons": people, "robots": robots}
        n = state.at_work(seat, job)
        state.note(clause, "manned", seat=seat, job=JOBS[job], n=n, **came)


def gain_factory(state: Outpost, seat: int, kind: int, clause: str) -> None:
    """OP-1.3, OP-3.2: an unmanned factory for nothing."""
    factories = state.factories[seat]
    state.factories = put(state.factories, seat, put(factories, kind, factories[kind] + 1))
    if state.events is not None:
        state.note(clause, "factory_gained", seat=seat, factory=FACTORIES[kind])


def recount(state: Outpost, seat: int, clause: str) -> None:
    """OP-3.1, OP-4.1: the seat's VP as they are now; what changed is told."""
    points = state.count_vp(seat)
    if points == state.vp[seat]:
        return
    if state.events is not None:
        change = points - state.vp[seat]
        state.note(clause, "vp_changed", seat=seat, points=change, n=points)
    state.vp = put(state.vp, seat, points)
