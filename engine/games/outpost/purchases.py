"""OP-4.1, OP-4.2: factories, then people and robots, as many as the hand can pay."""

from __future__ import annotations

from engine.games.outpost import colony, modifiers, prices
from engine.games.outpost.components import (
    CHEMISTRY,
    FACTORIES,
    POPULATION,
    ROBOT_THING,
)
from engine.games.outpost.payment import payment
from engine.games.outpost.refusals import (
    barred_people,
    refused_factories,
    refused_factory,
    refused_hirings,
    refused_people,
    research_cards,
)
from engine.games.outpost.state import Outpost
from engine.rules.agenda import decision, step
from engine.rules.parts.places import put

HIRED = (POPULATION, ROBOT_THING)
ENOUGH = "enough"
"""Nothing more of the kind."""


@step
def buy_factories(state: Outpost, seat: int) -> None:
    """OP-6.1: asked as long as there is a card to pay with."""
    if state.hands[seat]:
        state.then(buy_factory(seat))


def factories(state: Outpost, seat: int) -> list[str]:
    """OP-4.1: kinds of factories that the seat can buy, or none."""
    most = prices.worth(state, seat)
    can = [
        name
        for kind, name in enumerate(FACTORIES)
        if refused_factory(state, seat, kind, most) is None
    ]
    return [*can, ENOUGH]


@decision(legal=factories, always=True, private=True, refused=refused_factories)
def buy_factory(state: Outpost, thing: str, seat: int) -> None:
    """OP-4.1: a kind of factory; different kinds are paid separately."""
    if thing != ENOUGH:
        state.then(how_many(seat, thing), buy_factories(seat))


@step
def buy_people(state: Outpost, seat: int) -> None:
    """OP-6.1: asked as long as there is a card to pay with, and somebody could come."""
    if state.hands[seat] and any(barred_people(state, seat, it) is None for it in HIRED):
        state.then(hire(seat))


def hirings(state: Outpost, seat: int) -> list[str]:
    """OP-4.2: people or robots, if the seat can buy some, or none."""
    most = prices.worth(state, seat)
    can = [it for it in HIRED if refused_people(state, seat, it, most) is None]
    return [*can, ENOUGH]


@decision(legal=hirings, always=True, private=True, refused=refused_hirings)
def hire(state: Outpost, thing: str, seat: int) -> None:
    """OP-4.2: people up to the population maximum, or robots."""
    if thing != ENOUGH:
        state.then(how_many(seat, thing), buy_people(seat))


def numbers(state: Outpost, seat: int, thing: str) -> range:
    """OP-4.1, OP-4.2: how many of the thing the hand can pay, and rules and events allow."""
    most = prices.worth(state, seat) // prices.price(state, seat, thing)
    if thing in FACTORIES:
        limit = modifiers.smallest(state, seat, "limit", "factory")
        if limit is not None:
            most = min(most, limit - state.built)
        if FACTORIES.index(thing) == CHEMISTRY:
            most = min(most, research_cards(state, seat))
    elif thing == POPULATION:
        limit = modifiers.smallest(state, seat, "limit", "population")
        if limit is not None:
            most = min(most, limit - state.hired)
        most = min(most, colony.free_room(state, seat))
    return range(1, most + 1)


def about_number(state: Outpost, seat: int, thing: str) -> tuple[str, ...]:
    """What is bought: `factory:ore`, `population`, `robot`."""
    return (thing if thing in HIRED else f"factory:{thing}",)


def clause_of(thing: str) -> str:
    """The clause by which the thing is bought."""
    return "OP-4.2" if thing in HIRED else "OP-4.1"


@decision(
    legal=numbers,
    always=True,
    private=True,
    about=about_number,
    cites=lambda state, seat, thing: clause_of(thing),
)
def how_many(state: Outpost, number: int, seat: int, thing: str) -> None:
    """OP-4.1: several of one kind share a payment; asked even if it is one, which would tell of the hand."""
    due = note_purchase(state, seat, thing, number)
    research = number if thing == FACTORIES[CHEMISTRY] else 0
    state.then(*payment(state, seat, due, research), receive(seat, thing, number))


def note_purchase(state: Outpost, seat: int, thing: str, number: int) -> int:
    """OP-4.1, OP-4.2: somebody buys so many of a thing; what is due."""
    due = number * prices.price(state, seat, thing)
    if state.events is not None:
        told = {"seat": seat, "thing": thing, "number": number, "n": due}
        state.note(clause_of(thing), f"buys_{thing if thing in HIRED else 'factory'}", **told)
    return due


@step
def receive(state: Outpost, seat: int, thing: str, number: int) -> None:
    """OP-4.1, OP-4.2: what was paid for joins the colony, without an operator or a job so far."""
    if thing == POPULATION:
        state.hired += number
        state.population = put(state.population, seat, state.population[seat] + number)
    elif thing == ROBOT_THING:
        state.robots = put(state.robots, seat, state.robots[seat] + number)
    else:
        state.built += number
        owned, kind = state.factories[seat], FACTORIES.index(thing)
        state.factories = put(state.factories, seat, put(owned, kind, owned[kind] + number))
