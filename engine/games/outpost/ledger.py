"""What a table reckons for its people: rolls for the market, what production brings, and what a colony can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.outpost import colony as colonies
from engine.games.outpost import market, modifiers, operators, prices, production, quotes
from engine.games.outpost.components import (
    ALWAYS,
    CREWED,
    DECKS,
    FACTORIES,
    FIRST_CREW,
    JOBS,
    MEGAS,
    NODULE,
    NODULE_ROOM,
    OUTPOST,
    OUTPOST_ROOM,
    POPULATION,
    ROBOT_THING,
    START,
    UPGRADES,
    WAREHOUSE,
)
from engine.games.outpost.quotes import Change
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import FULL, AtTable

# -- the market ------------------------------------------------------------------------------

LAID, LOWER, AGAIN, EMPTY = "laid", "lower", "again", "empty"
"""What a number brings: its type, the next lower one, another roll, or a place that stays empty."""


class Face(NamedTuple):
    """A number of the die, and what it brings now (OP-2.4)."""

    n: int
    upgrade: str
    brings: str
    """`LAID`, `LOWER`, `AGAIN` or `EMPTY`."""
    laid: str
    """The upgrade that comes to the market; empty where none does at once."""
    draws_event: bool
    """OP-7.8: whether the roller draws a personal event first."""


def faces(state: AtTable) -> list[Face]:
    """OP-2.4, OP-7.8: what each number brings that can be rolled now; empty where nothing is rolled."""
    if state.waits_for not in (market.roll.name, market.roll_again.name):
        return []
    # Who rolls again has failed already.
    seat = roller(state) if state.waits_for == market.roll.name else NOTHING
    return [_face(state, int(face), seat) for face, _ in state.choices]


def _face(state: AtTable, n: int, seat: int) -> Face:
    upgrade = n - 1
    name = UPGRADES[upgrade]
    if market.is_available(state, upgrade):
        return Face(n, name, LAID, name, False)
    draws = seat != NOTHING and market.draws_event(state, seat)
    found = market.at_or_below(state, upgrade)
    if draws and not state.board.event_fills:
        return Face(n, name, EMPTY, "", True)
    if found == NOTHING:
        return Face(n, name, AGAIN, "", draws)
    return Face(n, name, LOWER, UPGRADES[found], draws)


def roller(state: AtTable) -> int:
    """OP-2.4: the buyer who rolls now; `NOTHING` for a place that nobody in particular rolls for."""
    seat: int = state.agenda[-1][1]
    return seat


def rolls_to_come(state: AtTable) -> list[int]:
    """OP-2.4, OP-R15: who rolls, the next one first; `NOTHING` for places that anybody rolls for."""
    if state.waits_for not in (market.roll.name, market.roll_again.name):
        return []
    buyers = [frame[1] for frame in reversed(state.agenda) if frame[0] is market.replace]
    found = [roller(state), *buyers][: market.to_fill(state)]
    return found + [NOTHING] * (market.to_fill(state) - len(found))


# -- production ------------------------------------------------------------------------------


class Draw(NamedTuple):
    """Cards of a deck that a seat draws this turn (OP-5.1)."""

    deck: str
    cards: int
    megas: int
    """OP-5.2: so many mega cards may be taken instead, each for a group of factories."""
    group: int
    """Cards that a mega card stands for."""
    changes: tuple[Change, ...]
    """OP-7.1: what events add to the cards."""


def harvest(state: AtTable, seat: int) -> list[Draw] | None:
    """OP-5.1, OP-5.2, OP-1.3: what the seat draws, the cheapest deck first; None where nobody knows."""
    if state.turn == 1:
        return [
            Draw(DECKS[deck], production.FIRST_TURN * number, 0, 0, ())
            for deck, number in START.items()
        ]
    return _draws(state, seat) if state.knows_colony(seat) else None


def _draws(state: AtTable, seat: int) -> list[Draw]:
    """OP-5.1, OP-5.2: what the colony brings as it is now."""
    size = production.group(state, seat)
    found = []
    for deck, (cards, factories) in sorted(production.harvest(state, seat).items()):
        megas = factories // size if deck in MEGAS else 0
        changes = _by_events(state, seat, "yield", DECKS[deck])
        found.append(Draw(DECKS[deck], max(0, cards), megas, size, changes))
    return found


def harvests(state: AtTable) -> list[tuple[int, list[Draw] | None]]:
    """OP-2.1: what each seat draws, in player order where it is known, to deal by."""
    order = state.order if state.is_known("order") else range(state.board.seats)
    return [(seat, harvest(state, seat)) for seat in order]


def mean_income(state: AtTable, seat: int) -> int | None:
    """OP-5.1, OP-5.2: what the colony brings is worth on average, mega cards taken where they pay.

    Only the first turn doubles it: that is told where cards are dealt.
    """
    if not state.knows_colony(seat):
        return None
    board, total = state.board, 0
    for draw in _draws(state, seat):
        deck = DECKS.index(draw.deck)
        mean = board.worth[board.stand_ins[deck]]
        total += max(
            taken * board.worth[board.megas[deck]] + max(0, draw.cards - taken * draw.group) * mean
            if taken
            else draw.cards * mean
            for taken in range(draw.megas + 1)
        )
    return total


class Post(NamedTuple):
    """Operators who go to a job."""

    job: str
    n: int
    who: str
    """`population` or `robot`."""


def clear_posts(state: AtTable, seat: int) -> list[Post]:
    """OP-4.4: where the spare go if they fill every free place and nobody else has to move; else nothing."""
    if not state.knows_colony(seat):
        return []
    free = {job: colonies.free_places(state, seat, job) for job in range(len(JOBS))}
    people, robots = state.spare_people(seat), max(0, colonies.spare_robots(state, seat))
    needs_people = any(free[job] for job in range(FIRST_CREW, len(JOBS)))
    if robots and (people or needs_people):
        return []
    if sum(free.values()) > people + robots:
        return []
    who = POPULATION if people else ROBOT_THING
    return [Post(JOBS[job], number, who) for job, number in free.items() if number]


# -- a colony --------------------------------------------------------------------------------


class Price(NamedTuple):
    """What a thing costs a seat now, and what changes it."""

    thing: str
    n: int
    changes: tuple[Change, ...]


class Limit(NamedTuple):
    """A limit of a colony, and what it is made of beside the base of the rules."""

    n: int
    changes: tuple[Change, ...]


class Colony(NamedTuple):
    """What a seat's colony can do."""

    people: int
    spare_people: int
    room: Limit
    """OP-1.2, OP-3.2: the population maximum."""
    robots: int
    usable_robots: int
    """OP-4.3."""
    capacity: Limit
    """OP-1.2, OP-3.2: the hand capacity."""
    discounts: tuple[Price, ...]
    """OP-3.2: upgrades whose payment changes for the seat, by how much, and why."""
    prices: tuple[Price, ...]
    """OP-4.1, OP-4.2: factories, people and robots."""
    limits: tuple[Price, ...]
    """OP-7.1: to how many events limit auctions and purchases."""
    income: int
    """What production is worth on average."""


def colony(state: AtTable, seat: int) -> Colony | None:
    """OP-3.2, OP-4: what the seat's colony can do; None where nobody has told it."""
    if not state.knows_colony(seat):
        return None
    income = mean_income(state, seat)
    assert income is not None
    return Colony(
        people=state.population[seat],
        spare_people=state.spare_people(seat),
        room=Limit(colonies.room(state, seat), _of_room(state, seat)),
        robots=state.robots[seat],
        usable_robots=colonies.usable_robots(state, seat),
        capacity=Limit(colonies.capacity(state, seat), _of_capacity(state, seat)),
        discounts=_discounts(state, seat),
        prices=_prices(state, seat),
        limits=_limits(state, seat),
        income=income,
    )


def first_idle(state: AtTable) -> int | None:
    """OP-4.4: the first seat that bought something and has operators who could still go to work.

    What an event leaves without operators stays so until the own turn (OP-R10).
    """
    if state.extent != FULL:
        return None
    order = state.order if state.is_known("order") else range(state.board.seats)
    return next((seat for seat in order if _is_idle(state, seat)), None)


def _is_idle(state: AtTable, seat: int) -> bool:
    has_bought = state.bought[seat] or state.built_by[seat] or state.hired_by[seat]
    if not has_bought or not state.knows_colony(seat):
        return False
    at_work = sum(state.people_at[seat]) + sum(state.robots_at[seat])
    return at_work < operators.shift(state, seat).at_work


def _of_room(state: AtTable, seat: int) -> tuple[Change, ...]:
    owned = state.upgrades[seat]
    people = state.people_at[seat][FIRST_CREW:]
    crewed = owned[ALWAYS:] if state.board.room_of_owner else people
    own = [(NODULE, NODULE_ROOM * owned[NODULE]), (OUTPOST, OUTPOST_ROOM * owned[OUTPOST])]
    own += zip(CREWED, crewed, strict=True)
    return (*_by_upgrades(own), *_by_events(state, seat, "room", ""))


def _of_capacity(state: AtTable, seat: int) -> tuple[Change, ...]:
    owned, more = state.upgrades[seat], state.board.preset.more_hand
    own = [(upgrade, more * owned[upgrade]) for upgrade in (WAREHOUSE, OUTPOST)]
    return (*_by_upgrades(own), *_by_events(state, seat, "capacity", ""))


def _discounts(state: AtTable, seat: int) -> tuple[Price, ...]:
    found = []
    for upgrade, name in enumerate(UPGRADES):
        if changes := quotes.changes(state, seat, upgrade):
            found.append(Price(name, sum(change.n for change in changes), tuple(changes)))
    return tuple(found)


def _prices(state: AtTable, seat: int) -> tuple[Price, ...]:
    return tuple(
        Price(
            thing,
            prices.price(state, seat, thing),
            tuple(quotes.price_changes(state, seat, thing)),
        )
        for thing in (*FACTORIES, POPULATION, ROBOT_THING)
    )


def _limits(state: AtTable, seat: int) -> tuple[Price, ...]:
    found = []
    for thing in ("auction", "factory", POPULATION):
        if (limit := modifiers.smallest(state, seat, "limit", thing)) is not None:
            found.append(Price(thing, limit, _by_events(state, seat, "limit", thing)))
    return tuple(found)


def _by_upgrades(own: Sequence[tuple[int, int]]) -> list[Change]:
    return [Change(UPGRADES[upgrade], n) for upgrade, n in own if n]


def _by_events(state: AtTable, seat: int, verb: str, target: str) -> tuple[Change, ...]:
    found = modifiers.of_cards(state, seat, verb, target)
    return tuple(Change(card.name, amount) for card, amount in found)
