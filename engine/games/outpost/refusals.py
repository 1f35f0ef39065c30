"""What cannot be chosen in a player turn, each with its clause and reason, for the seat that is asked."""

from __future__ import annotations

from engine.games.outpost import colony, modifiers, prices
from engine.games.outpost.components import (
    CHEMISTRY,
    FACTORIES,
    NEEDS,
    POPULATION,
    RESEARCH,
    ROBOT_THING,
    ROBOTS,
    UPGRADES,
)
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Refusal


def refused_auctions(state: Outpost, seat: int) -> list[Refusal]:
    """OP-6.2: upgrades on display whose minimum bid is above what the seat can pay."""
    limit = modifiers.smallest(state, seat, "limit", "auction")
    found = []
    for upgrade in dict.fromkeys(state.display):
        name = UPGRADES[upgrade]
        least, most = prices.minimum_bid(state, upgrade), prices.most_bid(state, seat, upgrade)
        if limit is not None and state.opened >= limit:
            found.append(Refusal(name, "OP-7.1", "no_more_auctions", {"n": limit}))
        elif least > most:
            found.append(Refusal(name, "OP-6.2", "bid_too_high", {"n": least, "most": most}))
    return found


def refused_factory(state: Outpost, seat: int, kind: int, most: int) -> Refusal | None:
    """OP-4.1: why the seat, whose hand pays so much at most, cannot buy a factory of a kind."""
    name = FACTORIES[kind]
    limit = modifiers.smallest(state, seat, "limit", "factory")
    if limit is not None and state.built >= limit:
        return Refusal(name, "OP-7.1", "no_more_factories", {"n": limit})
    needed = NEEDS.get(kind)
    if needed is not None and not state.upgrades[seat][needed]:
        return Refusal(name, "OP-4.1", "upgrade_missing", {"upgrade": UPGRADES[needed]})
    if kind == CHEMISTRY and not research_cards(state, seat):
        return Refusal(name, "OP-4.1", "no_research_card", {})
    if (cost := prices.price(state, seat, name)) > most:
        return Refusal(name, "OP-4.1", "too_dear", {"n": cost, "most": most})
    return None


def barred_people(state: Outpost, seat: int, thing: str) -> Refusal | None:
    """OP-4.2: why the seat cannot buy people, or robots, as all can see."""
    if thing == POPULATION:
        limit = modifiers.smallest(state, seat, "limit", "population")
        if limit is not None and state.hired >= limit:
            return Refusal(thing, "OP-7.1", "no_more_people", {"n": limit})
        if not colony.free_room(state, seat):
            return Refusal(thing, "OP-4.2", "no_room", {"n": colony.room(state, seat)})
    elif not state.upgrades[seat][ROBOTS]:
        return Refusal(thing, "OP-4.2", "upgrade_missing", {"upgrade": UPGRADES[ROBOTS]})
    return None


def refused_people(state: Outpost, seat: int, thing: str, most: int) -> Refusal | None:
    """OP-4.2: why the seat, whose hand pays so much at most, cannot buy people, or robots."""
    if (why := barred_people(state, seat, thing)) is not None:
        return why
    if (cost := prices.price(state, seat, thing)) > most:
        return Refusal(thing, "OP-4.1", "too_dear", {"n": cost, "most": most})
    return None


def refused_factories(state: Outpost, seat: int) -> list[Refusal]:
    """OP-4.1: factories that cannot be bought now."""
    most = prices.worth(state, seat)
    found = (refused_factory(state, seat, kind, most) for kind in range(len(FACTORIES)))
    return [why for why in found if why is not None]


def refused_hirings(state: Outpost, seat: int) -> list[Refusal]:
    """OP-4.2: whether people, or robots, cannot be bought now."""
    most = prices.worth(state, seat)
    found = (refused_people(state, seat, thing, most) for thing in (POPULATION, ROBOT_THING))
    return [why for why in found if why is not None]


def research_cards(state: Outpost, seat: int) -> int:
    """OP-4.1: research cards in the hand, as all can see."""
    deck_of = state.board.deck_of
    return [deck_of[card] for card in state.hands[seat]].count(RESEARCH)
