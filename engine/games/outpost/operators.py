"""OP-4.3, OP-4.4, OP-6.3: who works where, kind by kind, so that as many as possible are at work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from engine.games.outpost import colony
from engine.games.outpost.components import ALWAYS, FACTORIES, FIRST_CREW, JOBS
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import decision, step
from engine.rules.parts.places import put

ORDER = (7, 6, 5, 4, 3, 2, 1, 0)
"""The jobs in the order in which they are asked for: those without robots, then the best factories."""
CREWS = len(JOBS) - FIRST_CREW
"""So many of them robots cannot do (OP-3.1)."""

LEAVE, SPARE, ROBOT = "leave", "spare", "robot"
"""A new thing stays without an operator, or a spare one goes there (OP-6.3)."""


@step
def assign(state: Outpost, seat: int) -> None:
    """OP-4.4, OP-R14: in the own turn all operators are placed anew."""
    place(state, seat, (), ())


class Shift(NamedTuple):
    """Who is to be placed, and where: what bears on every job of a distribution."""

    places: tuple[int, ...]
    """How many operators each job takes, in the order of `ORDER`."""
    later: tuple[int, ...]
    """So many places are at later jobs of the same sort: crews, or factories."""
    people: int
    robots: int
    """Those that may be in use (OP-4.3)."""
    crews: int
    """Places that robots cannot take."""
    factories: int
    """Places that they can take."""
    at_work: int
    """OP-4.4: the greatest number of operators that can be at work."""


def shift(state: Outpost, seat: int) -> Shift:
    """The seat's operators and places."""
    crews, factories = state.upgrades[seat][ALWAYS:], state.factories[seat]
    places = (*crews[::-1], *factories[::-1])
    people, robots = state.population[seat], colony.usable_robots(state, seat)
    return shift_of(places, people, robots)


@lru_cache(maxsize=1 << 12)
def shift_of(places: tuple[int, ...], people: int, robots: int) -> Shift:
    """So many operators for these places."""
    crews, factories = places[:CREWS], places[CREWS:]
    later = [sum(own[at + 1 :]) for own in (crews, factories) for at in range(len(own))]
    most = min(min(sum(crews), people) + sum(factories), people + robots)
    return Shift(places, tuple(later), people, robots, sum(crews), sum(factories), most)


def place(state: Outpost, seat: int, people: tuple[int, ...], robots: tuple[int, ...]) -> None:
    """OP-4.4: what needs no choice is placed; asks for the next job where there is one."""
    own = shift(state, seat)
    if not own.robots:
        robots = (0,) * FIRST_CREW
        if own.people >= own.crews + own.factories:
            # So it is most often, and nothing is to be counted.
            people = own.places
    while len(people) < len(JOBS):
        choice = people_at_next(own, people)
        if len(choice) > 1:
            state.then(place_operators(seat, people, ()))
            return
        people = (*people, choice[0])
    while len(robots) < FIRST_CREW:
        choice = robots_at_next(own, people, robots)
        if len(choice) > 1:
            state.then(place_operators(seat, people, robots))
            return
        robots = (*robots, choice[0])
    take_posts(state, seat, people, robots)


def people_at_next(own: Shift, people: Sequence[int]) -> range:
    """OP-4.4: how many people may do the next job, so that the greatest number can still be at work."""
    places, at = own.places, len(people)
    if not places[at]:
        return range(1)
    placed = sum(people)
    if at < CREWS:
        least, most = max(0, own.at_work - own.factories), min(own.crews, own.people)
    else:
        crewed = sum(people[:CREWS])
        least, most = max(crewed, own.at_work - own.robots), min(own.people, own.at_work)
    return range(max(0, least - placed - own.later[at]), min(places[at], most - placed) + 1)


def robots_at_next(own: Shift, people: Sequence[int], robots: Sequence[int]) -> range:
    """OP-4.3, OP-4.4: how many robots may do the next job; the rest of them find work, too."""
    if not own.robots:
        return range(1)
    free = [own.places[at] - people[at] for at in range(CREWS, len(own.places))]
    wanted = min(own.robots, sum(free)) - sum(robots)
    later = sum(free[len(robots) + 1 :])
    return range(max(0, wanted - later), min(free[len(robots)], wanted) + 1)


def numbers(state: Outpost, seat: int, placed: tuple[int, ...], robots: tuple[int, ...]) -> range:
    """OP-4.3, OP-4.4: how many people may do the next job; once all have theirs, how many robots."""
    own = shift(state, seat)
    if len(placed) < len(JOBS):
        return people_at_next(own, placed)
    return robots_at_next(own, placed, robots)


@decision(legal=numbers)
def place_operators(
    state: Outpost, number: int, seat: int, placed: tuple[int, ...], robots: tuple[int, ...]
) -> None:
    """OP-4.4, OP-4.3: so many people do the next job; once all have theirs, so many robots."""
    if len(placed) < len(JOBS):
        place(state, seat, (*placed, number), ())
    else:
        place(state, seat, placed, (*robots, number))


def take_posts(state: Outpost, seat: int, people: Sequence[int], robots: Sequence[int]) -> None:
    """OP-4.4: everybody goes to the place that was chosen, in the order of `ORDER`."""
    people_at, robots_at = state.people_at[seat], (*state.robots_at[seat], *(0,) * CREWS)
    state.people_at = put(state.people_at, seat, [*people[::-1]])
    state.robots_at = put(state.robots_at, seat, [*robots[::-1]])
    if state.events is not None:
        came = map(sub, state.people_at[seat], people_at)
        came_too = map(sub, (*state.robots_at[seat], *(0,) * CREWS), robots_at)
        for job, (more, more_robots) in enumerate(zip(came, came_too, strict=True)):
            if more + more_robots:
                colony.note_posts(state, seat, job, "OP-4.4", more, more_robots)
    colony.recount(state, seat, "OP-4.4")


# -- new things ------------------------------------------------------------------------


def sources(state: Outpost, seat: int, job: int, may_move: bool) -> list[str]:
    """OP-6.3, OP-7.7: from where an operator may come to a new place; it may also wait."""
    found = [LEAVE]
    if state.spare_people(seat) > 0:
        found.append(SPARE)
    if job < FIRST_CREW and colony.spare_robots(state, seat) > 0:
        found.append(ROBOT)
    if may_move:
        for other, name in enumerate(JOBS):
            people = state.people_at[seat][other]
            is_factory = job < FIRST_CREW and other < FIRST_CREW
            if other != job and (people or (is_factory and state.robots_at[seat][other])):
                found.append(name)
    return found


@decision(legal=sources)
def man(state: Outpost, source: str, seat: int, job: int, may_move: bool) -> None:
    """OP-6.3, OP-R22: an operator for a new thing, at once; one is moved only where that is allowed."""
    if source == LEAVE:
        return
    people, robots = [*state.people_at[seat]], [*state.robots_at[seat]]
    other = JOBS.index(source) if source in JOBS else job
    # A person goes rather than a robot: a robot is no crew.
    is_robot = source == ROBOT or (source != SPARE and not people[other])
    moved = robots if is_robot else people
    moved[job] += 1
    if source in JOBS:
        moved[other] -= 1
    state.people_at = put(state.people_at, seat, people)
    state.robots_at = put(state.robots_at, seat, robots)
    if source in JOBS:
        colony.note_posts(state, seat, other, "OP-6.3", -(not is_robot), -is_robot)
    colony.note_posts(state, seat, job, "OP-6.3", int(not is_robot), int(is_robot))
    colony.recount(state, seat, "OP-6.3")


def free_jobs(state: Outpost, seat: int, jobs: Sequence[str]) -> list[str]:
    """OP-7.6: jobs that lack an operator, and none of them."""
    return [LEAVE, *(it for job, it in enumerate(jobs) if colony.free_places(state, seat, job) > 0)]


@decision(legal=lambda state, seat: free_jobs(state, seat, JOBS))
def newcomer(state: Outpost, name: str, seat: int) -> None:
    """OP-7.6, OP-7.7: a new person may go to a free factory or crew at once."""
    if name == LEAVE:
        return
    job, people = JOBS.index(name), state.people_at[seat]
    state.people_at = put(state.people_at, seat, put(people, job, people[job] + 1))
    colony.note_posts(state, seat, job, "OP-7.6", people=1)
    colony.recount(state, seat, "OP-7.6")


def brought_by(state: Outpost, seat: int) -> str:
    """The clause by which a robot has come: won in a player turn (OP-6.3), else from an event (OP-7.6)."""
    return "OP-7.6" if state.active == NOTHING else "OP-6.3"


@decision(legal=lambda state, seat: free_jobs(state, seat, FACTORIES), cites=brought_by)
def new_robot(state: Outpost, name: str, seat: int) -> None:
    """OP-6.3, OP-7.6: a new robot may go to a free factory at once."""
    if name == LEAVE:
        return
    kind, robots = FACTORIES.index(name), state.robots_at[seat]
    state.robots_at = put(state.robots_at, seat, put(robots, kind, robots[kind] + 1))
    colony.note_posts(state, seat, kind, brought_by(state, seat), robots=1)
    colony.recount(state, seat, brought_by(state, seat))


@step
def withdraw_robots(state: Outpost, seat: int) -> None:
    """OP-R22: robots beyond what OP-4.3 allows are taken off at once."""
    if colony.spare_robots(state, seat) < 0:
        state.then(withdraw_robot(seat), withdraw_robots(seat))


@decision(
    legal=lambda state, seat: [
        JOBS[job] for job, number in enumerate(state.robots_at[seat]) if number
    ]
)
def withdraw_robot(state: Outpost, name: str, seat: int) -> None:
    """OP-R22: the owner says where a robot stops working."""
    job = JOBS.index(name)
    robots = put(state.robots_at[seat], job, state.robots_at[seat][job] - 1)
    state.robots_at = put(state.robots_at, seat, robots)
    colony.operator_left(state, seat, job)
    colony.note_posts(state, seat, job, "OP-R22", robots=-1)
    colony.recount(state, seat, "OP-R22")
