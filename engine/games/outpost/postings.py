"""OP-4.4: whole distributions of operators, to be chosen at once and answered number by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import mul
from typing import NamedTuple

from engine.games.outpost.board import Board
from engine.games.outpost.components import (
    ALWAYS,
    CREW_DRAWS,
    FIRST_CREW,
    GROUP,
    JOBS,
    LAB_DRAWS,
    PRODUCES,
)
from engine.games.outpost.operators import (
    CREWS,
    ORDER,
    Shift,
    people_at_next,
    place_operators,
    robots_at_next,
    shift,
)
from engine.games.outpost.state import Outpost
from engine.rules.parts.places import put

FARTHEST = 4
"""So many operators are moved at most to make one fit where somebody wants it."""


class Posting(NamedTuple):
    """How many operators do each job, in the order of `ORDER`; robots do the last five of them."""

    people: tuple[int, ...]
    robots: tuple[int, ...]

    def at(self, job: int) -> int:
        """How many operators do a job, whoever they are."""
        place = ORDER.index(job)
        return self.people[place] + (self.robots[place - CREWS] if place >= CREWS else 0)


def asked_for(state: Outpost) -> int:
    """The seat that is asked for its operators; below 0 if that is not the question."""
    frame = state.agenda[-1]
    return frame[1] if frame[0] is place_operators else -1


def answers(state: Outpost, posting: Posting) -> list[str]:
    """The numbers that answer the open question so, and those that follow; `ValueError` if OP-4.4 forbids it."""
    state, seat, found = state.clone(), asked_for(state), []
    while state.agenda and asked_for(state) == seat:
        people, robots = state.agenda[-1][2:]
        done = len(people) == len(JOBS)
        number = posting.robots[len(robots)] if done else posting.people[len(people)]
        if number not in state.legal_actions():
            raise ValueError(f"{number} operators cannot be there: {posting}")
        found.append(str(number))
        state.apply(number)
    return found


# -- one distribution from another -------------------------------------------------------


def nearest(
    own: Shift, wanted: Posting, given: tuple[int, ...] = (), kept: int = -1
) -> Posting | None:
    """The distribution that OP-4.4 allows and that is like this one but for the fewest operators.

    Those that are `given` already stand at its beginning (people by `ORDER`, then robots), and the
    number at place `kept` is as wanted. None if there is none so near.
    """
    numbers = (*given, *(*wanted.people, *wanted.robots)[len(given) :])
    for moved in range(FARTHEST + 1):
        for found in _within(own, numbers, kept, moved, given):
            return Posting(found[: len(JOBS)], found[len(JOBS) :])
    return None


def fitting(own: Shift, wanted: Posting, given: tuple[int, ...] = ()) -> Posting:
    """The nearest distribution; one that is farther away keeps the best jobs as they are wanted."""
    if (found := nearest(own, wanted, given)) is not None:
        return found
    made = given
    for number in (*wanted.people, *wanted.robots)[len(given) :]:
        can = _range(own, made)
        made = (*made, min(max(number, can[0]), can[-1]))
    return Posting(made[: len(JOBS)], made[len(JOBS) :])


def _range(own: Shift, so_far: tuple[int, ...]) -> range:
    """OP-4.3, OP-4.4: what may follow upon these numbers."""
    if len(so_far) < len(JOBS):
        return people_at_next(own, so_far)
    return robots_at_next(own, so_far[: len(JOBS)], so_far[len(JOBS) :])


def given(state: Outpost) -> tuple[int, ...]:
    """The numbers that were answered already, or needed no answer."""
    people, robots = state.agenda[-1][2:]
    return (*people, *robots)


def _within(
    own: Shift, wanted: Sequence[int], kept: int, moved: int, so_far: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Distributions that begin so and differ from what is wanted by so many; the best jobs the least."""
    at = len(so_far)
    if at == len(wanted):
        yield so_far
        return
    for number in sorted(_range(own, so_far), key=lambda it: abs(it - wanted[at])):
        off = abs(number - wanted[at])
        if off > moved or (at == kept and off):
            return
        yield from _within(own, wanted, kept, moved - off, (*so_far, number))


def as_before(state: Outpost, seat: int) -> Posting:
    """Everybody stays where they are; who has no place yet goes to the best one that is free."""
    own = shift(state, seat)
    people = [state.people_at[seat][job] for job in ORDER]
    robots = [state.robots_at[seat][job] for job in ORDER[CREWS:]]
    spare = own.people - sum(people)
    for at in _by_worth(state.board):
        more = min(spare, own.places[at] - people[at] - (robots[at - CREWS] if at >= CREWS else 0))
        people[at] += more
        spare -= more
    spare = own.robots - sum(robots)
    for at in _by_worth(state.board):
        if at >= CREWS:
            more = min(spare, own.places[at] - people[at] - robots[at - CREWS])
            robots[at - CREWS] += more
            spare -= more
    staying = Posting(tuple(people), tuple(robots))
    return fitting(own, staying)


def _by_worth(board: Board) -> list[int]:
    """The places of `ORDER`, that of the best card first."""
    return sorted(range(len(ORDER)), key=lambda at: -_worth(board, ORDER[at]))


# -- what it brings ----------------------------------------------------------------------


def income(board: Board, posting: Posting) -> int:
    """OP-5.1, OP-5.2: what the cards of a turn are worth on average, with all the mega cards that bring more."""
    return sum(_earns(board, job, posting.at(job)) for job in ORDER)


def points(board: Board, posting: Posting) -> int:
    """OP-3.1, OP-4.1: VP of those at work."""
    return sum(_points(board, job) * posting.at(job) for job in ORDER)


def points_in_all(state: Outpost, seat: int, posting: Posting) -> int:
    """OP-3.1, OP-4.1: all VP of the seat with these at work."""
    owned = state.upgrades[seat][:ALWAYS]
    alone: int = sum(map(mul, owned, state.board.upgrade_vp))
    return points(state.board, posting) + alone


def income_in_all(state: Outpost, seat: int, posting: Posting) -> int:
    """OP-3.2, OP-5.1: what all cards of a turn are worth, also those that come without an operator."""
    owned, board = state.upgrades[seat], state.board
    alone = sum(owned[upgrade] * board.worth[board.stand_ins[deck]] for upgrade, deck in LAB_DRAWS)
    return income(board, posting) + alone


def best_income(state: Outpost, seat: int) -> Posting:
    """The distribution whose cards are worth most; among equal ones that with most VP."""
    own, board = shift(state, seat), state.board
    factories = sum(own.places[CREWS:])
    best: tuple[tuple[int, int], Posting] | None = None
    for crew in range(max(0, own.at_work - factories), min(own.crews, own.people) + 1):
        crews, left = [0] * CREWS, crew
        for at in sorted(range(CREWS), key=lambda at: -_worth(board, ORDER[at])):
            crews[at] = min(left, own.places[at])
            left -= crews[at]
        works = _best_works(board, own.places[CREWS:], own.at_work - crew)
        people, robots, spare = [*crews], [], own.people - crew
        for number in works:
            people.append(min(number, spare))
            robots.append(number - people[-1])
            spare -= people[-1]
        if sum(robots) > own.robots:
            continue
        made = Posting(tuple(people), tuple(robots))
        worth = (income(board, made), points(board, made))
        if best is None or worth > best[0]:
            best = worth, made
    assert best is not None, "somebody can always be placed as OP-4.4 says"
    return best[1]


def _best_works(board: Board, places: Sequence[int], operators: int) -> tuple[int, ...]:
    """How many operators each kind of factory gets, in the order of `ORDER`."""
    found: dict[int, tuple[tuple[int, int], tuple[int, ...]]] = {0: ((0, 0), ())}
    for job, most in zip(ORDER[CREWS:], places, strict=True):
        more: dict[int, tuple[tuple[int, int], tuple[int, ...]]] = {}
        for placed, ((earned, vp), works) in found.items():
            for number in range(min(most, operators - placed) + 1):
                worth = earned + _earns(board, job, number), vp + _points(board, job) * number
                if placed + number not in more or worth > more[placed + number][0]:
                    more[placed + number] = worth, (*works, number)
        found = more
    return found[operators][1]


def _earns(board: Board, job: int, number: int) -> int:
    """What so many operators at a job bring in a turn, on average."""
    single = number * _worth(board, job)
    mega = board.megas.get(PRODUCES[job]) if job < FIRST_CREW else None
    if mega is None:
        return single
    groups, rest = divmod(number, GROUP)
    return max(single, groups * board.worth[mega] + rest * _worth(board, job))


def _worth(board: Board, job: int) -> int:
    """What a card is worth that a job brings, on average."""
    deck = PRODUCES[job] if job < FIRST_CREW else CREW_DRAWS[job - FIRST_CREW]
    return board.worth[board.stand_ins[deck]]


def _points(board: Board, job: int) -> int:
    if job < FIRST_CREW:
        return board.factory_vp[job]
    return board.upgrade_vp[ALWAYS + job - FIRST_CREW]


def changed(posting: Posting, kept: int, number: int) -> Posting:
    """The distribution with another number at one place (people by `ORDER`, then robots)."""
    if kept < len(JOBS):
        return posting._replace(people=tuple(put(list(posting.people), kept, number)))
    robots = put(list(posting.robots), kept - len(JOBS), number)
    return posting._replace(robots=tuple(robots))
