"""Colonies: what is bought, who works where, and what lies there (OP-4)."""

from __future__ import annotations

from engine.games.outpost import colony, operators, prices, purchases
from engine.games.outpost.components import (
    FACTORIES,
    FIRST_CREW,
    JOBS,
    POPULATION,
    ROBOT_THING,
    UPGRADES,
)
from engine.games.outpost.facts import sequence
from engine.games.outpost.facts.kinds import (
    COPIES,
    COUNT,
    FACTORY,
    HIRED,
    JOB,
    PLAYING,
    SOME,
    WHO,
    impossible,
    needs_cards,
    needs_followed,
    needs_known,
    reach,
    refused,
)
from engine.games.outpost.facts.market import tell_supply
from engine.games.outpost.refusals import barred_people, refused_factory
from engine.games.outpost.table import OF_COLONY, AtTable
from engine.rules.agenda import DECISION
from engine.rules.facts import SEAT, fact
from engine.rules.parts.places import put

# -- what is bought ----------------------------------------------------------------------


@fact(SEAT, FACTORY, SOME)
def built(state: AtTable, seat: int, kind: int, number: int) -> None:
    """OP-4.1: so many factories of a kind were bought, without operators so far."""
    reach(state, *PLAYING)
    needs_cards(state, seat)
    needs_known(state, "OP-4.1", f"factories.{seat + 1}", f"upgrades.{seat + 1}")
    state.built = state.built_by[seat]
    why = refused_factory(state, seat, kind, prices.worth(state, seat))
    if why is not None:
        refused(why)
    _buy(state, seat, FACTORIES[kind], number)
    state.built_by = put(state.built_by, seat, state.built)


@fact(SEAT, HIRED, SOME)
def hired(state: AtTable, seat: int, thing: str, number: int) -> None:
    """OP-4.2: so many people or robots were bought, without a job so far."""
    reach(state, *PLAYING)
    needs_cards(state, seat)
    needs_known(
        state, "OP-4.2", *(f"{kind}.{seat + 1}" for kind in ("upgrades", "people", "robots"))
    )
    state.hired = state.hired_by[seat]
    if (why := barred_people(state, seat, thing)) is not None:
        refused(why)
    _buy(state, seat, thing, number)
    state.hired_by = put(state.hired_by, seat, state.hired)


def _buy(state: AtTable, seat: int, thing: str, number: int) -> None:
    """OP-4.1, OP-4.2: so many as rules and events allow; what they cost, people have paid."""
    clause = purchases.clause_of(thing)
    if number > (most := len(purchases.numbers(state, seat, thing))):
        impossible(clause, "too_many_bought", n=most)
    purchases.note_purchase(state, seat, thing, number)
    purchases.receive.run(state, seat, thing, number)


# -- who works where -----------------------------------------------------------------------


@fact(SEAT, JOB, SOME, WHO)
def manned(state: AtTable, seat: int, job: int, number: int, who: str) -> None:
    """OP-4.4, OP-6.3: so many spare people or robots go to a job."""
    _needs_colony(state, seat)
    if number > (free := colony.free_places(state, seat, job)):
        impossible("OP-4.1", "no_free_place", n=free, job=JOBS[job])
    _needs_operators(state, seat, job, number, who)
    _post(state, seat, job, number, who, "OP-4.4")


@fact(SEAT, JOB, SOME, WHO)
def unmanned(state: AtTable, seat: int, job: int, number: int, who: str) -> None:
    """OP-4.4: so many people or robots leave a job, and are spare."""
    _needs_colony(state, seat)
    if number > (there := _at(state, seat, job, who)):
        impossible("OP-4.4", "nobody_there", n=there, job=JOBS[job])
    _post(state, seat, job, -number, who, "OP-4.4")


@fact(SEAT, JOB, JOB, SOME, WHO)
def moved(state: AtTable, seat: int, source: int, job: int, number: int, who: str) -> None:
    """OP-4.4, OP-7.7: so many people or robots go from one job to another."""
    _needs_colony(state, seat)
    if number > (there := _at(state, seat, source, who)):
        impossible("OP-4.4", "nobody_there", n=there, job=JOBS[source])
    if number > (free := colony.free_places(state, seat, job)):
        impossible("OP-4.1", "no_free_place", n=free, job=JOBS[job])
    if who != POPULATION and job >= FIRST_CREW:
        impossible("OP-3.1", "no_robot_crew")
    _place(state, seat, source, -number, who)
    _post(state, seat, job, number, who, "OP-4.4")


@fact(SEAT)
def assigned(state: AtTable, seat: int) -> None:
    """OP-4.4: all operators go to work; where there are too few, it is asked who works where."""
    _needs_colony(state, seat)
    operators.assign.run(state, seat)
    state.note("OP-4.4", "all_to_work", seat=seat)
    state.run_on()


def _needs_colony(state: AtTable, seat: int) -> None:
    reach(state, *PLAYING, sequence.settling_event.name)
    needs_known(state, "OP-4.4", *(f"{kind}.{seat + 1}" for kind in OF_COLONY))


def _needs_operators(state: AtTable, seat: int, job: int, number: int, who: str) -> None:
    """OP-4.3: so many are spare, and may be in use."""
    if who == POPULATION:
        if number > (spare := state.spare_people(seat)):
            impossible("OP-4.4", "few_spare_people", n=spare)
    elif job >= FIRST_CREW:
        impossible("OP-3.1", "no_robot_crew")
    elif number > (spare := max(0, colony.spare_robots(state, seat))):
        impossible("OP-4.3", "few_spare_robots", n=spare)


def _at(state: AtTable, seat: int, job: int, who: str) -> int:
    if who == POPULATION:
        return state.people_at[seat][job]
    return state.robots_at[seat][job] if job < FIRST_CREW else 0


def _place(state: AtTable, seat: int, job: int, number: int, who: str) -> None:
    if who == POPULATION:
        people = state.people_at[seat]
        state.people_at = put(state.people_at, seat, put(people, job, people[job] + number))
    else:
        robots = state.robots_at[seat]
        state.robots_at = put(state.robots_at, seat, put(robots, job, robots[job] + number))


def _post(state: AtTable, seat: int, job: int, number: int, who: str, clause: str) -> None:
    _place(state, seat, job, number, who)
    is_person = who == POPULATION
    came = {"people": number} if is_person else {"robots": number}
    colony.note_posts(state, seat, job, clause, **came)
    colony.recount(state, seat, clause)


# -- what lies there ---------------------------------------------------------------------


@fact(SEAT, *[COPIES] * len(UPGRADES))
def upgrades(state: AtTable, seat: int, *owned: int) -> None:
    """OP-3.2: so many of each upgrade the seat has."""
    needs_followed(state, "upgrades")
    state.upgrades = put(state.upgrades, seat, [*owned])
    state.note("OP-3.2", "upgrades_told", seat=seat, n=sum(owned))
    _make_spare(state, seat)
    _learn(state, seat, "upgrades")
    tell_supply(state)


@fact(SEAT, *[COUNT] * len(FACTORIES))
def factories(state: AtTable, seat: int, *owned: int) -> None:
    """OP-4.1: so many factories of each kind the seat has, manned or not."""
    needs_followed(state, "factories")
    state.factories = put(state.factories, seat, [*owned])
    state.note("OP-4.1", "factories_told", seat=seat, n=sum(owned))
    _make_spare(state, seat)
    _learn(state, seat, "factories")


@fact(SEAT, COUNT, *[COUNT] * len(JOBS))
def people(state: AtTable, seat: int, number: int, *at_jobs: int) -> None:
    """OP-4.2, OP-4.4: so many people the seat has, and how many of them do each job."""
    needs_followed(state, "people")
    if sum(at_jobs) > number:
        impossible("OP-4.4", "more_at_work", n=number)
    state.population = put(state.population, seat, number)
    state.people_at = put(state.people_at, seat, [*at_jobs])
    state.note("OP-4.2", "people_told", seat=seat, n=number)
    _learn(state, seat, "people")


@fact(SEAT, COUNT, *[COUNT] * len(FACTORIES))
def robots(state: AtTable, seat: int, number: int, *at_factories: int) -> None:
    """OP-4.2, OP-4.3: so many robots the seat has, and how many of them work at each kind of factory."""
    needs_followed(state, "robots")
    if sum(at_factories) > number:
        impossible("OP-4.4", "more_at_work", n=number)
    state.robots = put(state.robots, seat, number)
    state.robots_at = put(state.robots_at, seat, [*at_factories])
    state.note("OP-4.2", "robots_told", seat=seat, n=number)
    _learn(state, seat, "robots")


def _make_spare(state: AtTable, seat: int) -> None:
    """OP-4.4: in a colony that was known, who has no place left is spare."""
    if not state.knows_colony(seat):
        return
    for job in range(len(JOBS)):
        while colony.free_places(state, seat, job) < 0:
            is_robot = job < FIRST_CREW and state.robots_at[seat][job]
            _place(state, seat, job, -1, ROBOT_THING if is_robot else POPULATION)


def _learn(state: AtTable, seat: int, kind: str) -> None:
    """OP-4.1, OP-3.1: once all is told of a colony it fits together, and its VP follow."""
    state.learn(f"{kind}.{seat + 1}")
    if not state.knows_colony(seat):
        return
    for job, name in enumerate(JOBS):
        if colony.free_places(state, seat, job) < 0:
            impossible("OP-4.1", "too_many_operators", job=name, n=state.places(seat, job))
    if sum(state.robots_at[seat]) > (usable := colony.usable_robots(state, seat)):
        impossible("OP-4.3", "few_usable_robots", n=usable)
    state.learn(f"vp.{seat + 1}", f"face.{seat + 1}")
    _leave_event(state, seat)
    colony.recount(state, seat, "OP-4.1")
    sequence.order_again(state)


def _leave_event(state: AtTable, seat: int) -> None:
    """OP-7.10: what an event asked of the seat has been done, as its colony shows."""
    while state.agenda and (frame := state.agenda[-1])[0].kind == DECISION and frame[1] == seat:
        state.agenda.pop()
        state.run_on()
