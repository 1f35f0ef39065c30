"""What a situation is worth to a seat, as bots judge it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple

from engine.games.outpost import cards, colony, payment, prices
from engine.games.outpost.board import Board
from engine.games.outpost.components import (
    ALWAYS,
    CHEAP_PERSON,
    CHEMISTRY,
    CREW_DRAWS,
    CREWED,
    ECOPLANTS,
    FACTORIES,
    LAB_DRAWS,
    LABORATORY,
    NEEDS,
    OUTPOST,
    PERSON,
    PHASE_2,
    POPULATION,
    PRODUCES,
    RESEARCH,
    ROBOT,
    ROBOT_THING,
    ROBOTS,
    SCIENTISTS,
    TITANIUM,
    VICTORY,
)
from engine.games.outpost.operators import SPARE
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import State
from engine.rules.game import spread

MONEY = 1 / 11
"""VP that money buys in the end."""
RICH = 200
"""More money than this buys nothing that counts."""
LEFT_OVER = 1e-6
"""VP of money that buys nothing any more: nobody spends it for nothing."""
STEP = 1 / 8
"""By how much of what an upgrade is worth beyond a bid that bid is raised."""
LATER = 0.7
"""How much of what could still be bought comes true."""
NEXT = 0.3
"""How much of the next turn's income can be planned with."""
LENGTH = 19.0
"""Turns of a match."""
PACE = 20.0
"""VP that the leader lacks when one turn is still to come; as colonies grow, twice as many take four."""
LOST = 0.5
"""How much of the cards above the capacity is lost."""
LOW_CARD = 4
"""What a card is worth that somebody chooses to do without."""
GROWTH = 8
"""So many operators are planned for at most."""


class Colony(NamedTuple):
    """What bears on the prospects of a seat, for the memory of `prospects`."""

    upgrades: tuple[int, ...]
    factories: tuple[int, ...]
    population: int
    robots: int
    money: int
    counted: int
    """As how many cards the hand counts."""
    turns: float
    """Productions that are still to come; none in the last turn."""
    builds: bool
    """Whether factories can be bought before the match ends."""
    hires: bool
    """Whether people and robots can."""


class Prospects(NamedTuple):
    """VP, what production and hand will buy, and what could be made of them."""

    vp: float
    income: float
    hand: float
    growth: float


def evaluate(state: State, asked: int) -> list[dict[str, float]]:
    """Worth in VP, by reason, of what each seat has and may expect."""
    assert isinstance(state, Outpost)
    if state.is_terminal:
        return [
            {"vp": float(vp), "hand": prices.worth(state, seat) * LEFT_OVER}
            for seat, vp in enumerate(state.vp)
        ]
    turns = turns_left(state)
    found = []
    for seat in range(state.board.seats):
        own = colony_of(state, seat, turns)
        worth = prospects(state.board, own)
        parts = dict(zip(Prospects._fields, worth, strict=True))
        parts["auction"] = hoped(state, seat, own, worth) if seat == state.leader else 0.0
        found.append(parts)
    return found


def turns_left(state: Outpost) -> float:
    """Productions that are still to come, as the turn and the leader's VP tell; none in the last turn."""
    if state.is_last_turn:
        return 0.0
    most = max(state.vp)
    # The first VP say little of how long it will take.
    by_turn = LENGTH - state.turn if most < PHASE_2 else 0.0
    return max(0.5, by_turn, ((VICTORY - most) / PACE) ** 2)


def colony_of(state: Outpost, seat: int, turns: float) -> Colony:
    """The seat as it stands, with what is paid for, and without what is still to be paid."""
    upgrades, kinds = [*state.upgrades[seat]], [*state.factories[seat]]
    population, robots = state.population[seat], state.robots[seat]
    money, counted = prices.worth(state, seat), colony.counted(state, seat)
    for frame in state.agenda:
        name = frame[0].name
        if name not in PENDING or frame[1] != seat:
            continue
        if name == "take_upgrade":
            robots += add(state.board, upgrades, kinds, frame[2])
        elif name == "receive":
            _, _, thing, number = frame
            if thing == POPULATION:
                population += number
            elif thing == ROBOT_THING:
                robots += number
            else:
                kinds[FACTORIES.index(thing)] += number
        elif name in ("pay", "pay_research"):
            money -= frame[2]
        elif name == "lose_card":
            money -= LOW_CARD * frame[2]
        elif name in ("rest", "let_idle"):
            money -= LOW_CARD * frame[3]
        else:
            _, _, deck, number, _ = frame
            money += number * mean(state.board, deck)
            counted += number * state.board.weight[state.board.back[deck]]
    if any(state.idle[seat]) and any(frame[0].name == "production" for frame in state.agenda):
        money -= sum(
            number * mean(state.board, deck)
            for number, deck in zip(state.idle[seat], PRODUCES, strict=True)
        )
    builds, hires = (True, True) if turns else purchases_left(state, seat)
    return Colony(
        tuple(upgrades),
        tuple(kinds),
        population,
        robots,
        max(0, money),
        counted,
        turns,
        builds,
        hires,
    )


PENDING = frozenset(
    {
        *("take_upgrade", "receive", "pay", "pay_research", "draw", "draw_card"),
        *("lose_card", "rest", "let_idle"),
    }
)
"""Frames that say what a seat is about to get, or has still to pay."""


def purchases_left(state: Outpost, seat: int) -> tuple[bool, bool]:
    """OP-6.1: whether the seat can still buy factories in this turn, and people or robots."""
    names = {frame[0].name for frame in state.agenda if frame[1:2] in ((), (seat,))}
    builds = not names.isdisjoint(BUILDS)
    return builds, builds or not names.isdisjoint(HIRES)


BUILDS = frozenset({"player_turns", "after_auctions", "buy_factories", "buy_factory"})
HIRES = frozenset({"buy_people", "hire"})
"""Frames after which somebody can still buy."""


def add(board: Board, upgrades: list[int], kinds: list[int], upgrade: int) -> int:
    """An upgrade joins the lists of a colony, with its free factory; how many robots come with it."""
    upgrades[upgrade] += 1
    if upgrade == LABORATORY:
        kinds[RESEARCH] += 1
    elif upgrade == OUTPOST:
        kinds[TITANIUM] += 1
    return int(upgrade == ROBOTS and board.preset.free_robot)


def hoped(state: Outpost, seat: int, own: Colony, worth: Prospects) -> float:
    """What the seat gains if the bid that stands wins."""
    due = prices.due(state, seat, state.offered, state.bid)
    return gain(state.board, own, state.offered, due, worth)


def gain(board: Board, own: Colony, upgrade: int, due: int, worth: Prospects) -> float:
    """What an upgrade brings a colony for that price."""
    upgrades, kinds = [*own.upgrades], [*own.factories]
    robots = own.robots + add(board, upgrades, kinds, upgrade)
    share = due / max(own.money, 1)
    after = own._replace(
        upgrades=tuple(upgrades),
        factories=tuple(kinds),
        robots=robots,
        money=max(0, own.money - due),
        counted=round(own.counted * (1 - min(1.0, share))),
    )
    return sum(prospects(board, after)) - sum(worth)


def mean(board: Board, deck: int) -> int:
    """What a card of the deck is worth."""
    return board.worth[board.stand_ins[deck]]


@lru_cache(maxsize=1 << 15)
def prospects(board: Board, own: Colony) -> Prospects:
    """What a colony has, and what it can make of it."""
    jobs = [(points + each * own.turns * MONEY, points, each) for points, each in _jobs(board)]
    usable = colony.usable(board, own.upgrades, own.robots, own.population)
    people, vp, income, cards_next = own.population, 0.0, 0.0, 0.0
    for upgrade in range(ALWAYS):
        vp += own.upgrades[upgrade] * board.upgrade_vp[upgrade]
    for upgrade, deck in LAB_DRAWS:
        income += own.upgrades[upgrade] * mean(board, deck)
    for at in range(len(CREWED) - 1, -1, -1):
        _, points, each = jobs[len(FACTORIES) + at]
        crewed = min(people, own.upgrades[ALWAYS + at])
        people -= crewed
        vp, income, cards_next = vp + crewed * points, income + crewed * each, cards_next + crewed
    crews = own.population - people
    hands = people + usable
    rate = MONEY if own.turns else 0.0
    free = []
    for kind in range(len(FACTORIES) - 1, -1, -1):
        worth, points, each = jobs[kind]
        working = min(hands, own.factories[kind])
        hands -= working
        vp, income = vp + working * points, income + working * each
        cards_next += working * (kind != RESEARCH)
        if own.factories[kind] > working:
            free += [worth] * (own.factories[kind] - working)
    over = own.counted + cards_next - colony.capacity_with(board, own.upgrades)
    money = own.money - (max(0.0, over) * LOST * own.money / own.counted if own.counted else 0.0)
    budget = own.money + (NEXT * income if own.turns else 0.0)
    growth = _growth(board, own, jobs, free, hands, usable, crews, budget, rate)
    hand = min(money, RICH) * rate + money * LEFT_OVER
    return Prospects(vp, income * own.turns * MONEY, hand, growth * LATER)


@lru_cache(maxsize=64)
def _jobs(board: Board) -> tuple[tuple[int, int], ...]:
    """VP and income of each job."""
    factories = [
        (points, mean(board, deck)) for points, deck in zip(board.factory_vp, PRODUCES, strict=True)
    ]
    crews = [
        (board.upgrade_vp[upgrade], mean(board, deck))
        for upgrade, deck in zip(CREWED, CREW_DRAWS, strict=True)
    ]
    return (*factories, *crews)


def _growth(
    board: Board,
    own: Colony,
    jobs: Sequence[tuple[float, int, int]],
    free: list[float],
    spare: int,
    usable: int,
    crews: int,
    budget: float,
    rate: float,
) -> float:
    """What further operators and factories would bring beyond their price, one after the other."""
    owned = own.upgrades
    costs = [0] * spare
    if own.hires:
        room = max(0, colony.room_with(board, owned, crews) - own.population)
        person = CHEAP_PERSON if owned[ECOPLANTS] else PERSON
        more = colony.usable(board, owned, own.robots + GROWTH, own.population) - usable
        costs += [person] * room + [ROBOT] * more
    options = []
    if own.builds:
        options = [
            (jobs[kind][0], board.costs[name])
            for kind, name in enumerate(FACTORIES)
            if (kind not in NEEDS or owned[NEEDS[kind]])
            and (kind != CHEMISTRY or owned[SCIENTISTS] or own.factories[RESEARCH])
        ]
    found = 0.0
    for operator in costs[:GROWTH]:
        best, price, taken = 0.0, 0.0, NOTHING
        for at, worth in enumerate(free):
            if operator <= budget and worth - rate * operator > best:
                best, price, taken = worth - rate * operator, operator, at
        for worth, cost in options:
            whole = cost + operator
            if whole <= budget and worth - rate * whole > best:
                best, price, taken = worth - rate * whole, whole, NOTHING
        if not best:
            break
        found += best
        budget -= price
        if taken != NOTHING:
            del free[taken]
    return found


# -- what is worth a thought ---------------------------------------------------------------


def candidates(state: State, limit: int) -> Sequence[Any]:
    """The cheapest payment, the lowest cards to discard, a few bids; elsewhere all answers."""
    assert isinstance(state, Outpost) and state.question is not None
    legal, name = state.legal_actions(), state.question.name
    if len(legal) < 2:
        return legal
    seat, *args = state.agenda[-1][1:]
    match name:
        case "pay" | "pay_research":
            return [_next_payment(state, seat, name, args)]
        case "discard" | "lose_card" if not cards.knows_hand(state, seat):
            # Which are its lowest is known to nobody else.
            return legal[:1]
        case "discard":
            return [_next_discard(state, seat, args[0])]
        case "bid":
            return _bids(state, seat, legal)
        case "opening_bid":
            return legal[:1]
        case "buy_factory" | "hire":
            # Of answers that are worth the same, the one that ends it comes first.
            *things, enough = spread(state, limit)
            return [enough, *things]
        case "place_operators":
            # The jobs are asked for from the best one down.
            return legal[-1:]
        case "choose_megas":
            return legal[-1:]
        case "newcomer" | "new_robot":
            # To the best place at once: where everybody would work best tells nothing of them.
            return legal[-1:]
        case "man" if SPARE in legal:
            return [SPARE]
        case "let_idle":
            # The kinds are asked for from the best one down.
            return legal[:1]
        case "lose_card":
            return [_next_lost(state, seat, args[0])]
    return spread(state, limit)


def _next_payment(state: Outpost, seat: int, name: str, args: Sequence[Any]) -> str:
    """The next card of the least wasteful payment."""
    board, due = state.board, args[0]
    if name == "pay_research":
        left, last = args[1:]
        ranks = [
            rank
            for rank in map(board.rank.__getitem__, state.hands[seat])
            if rank >= last or not board.is_research(board.by_rank[rank])
        ]
        return _first_paid(board, tuple(sorted(ranks)), due, left)
    return _first_paid(board, tuple(payment.fitting(state, seat, args[1], args[2])), due, 0)


@lru_cache(maxsize=1 << 14)
def _first_paid(board: Board, ranks: tuple[int, ...], due: int, research: int) -> str:
    """The first card of the least wasteful payment with cards of these ranks; empty if none is enough."""
    hand = [board.by_rank[rank] for rank in ranks]
    return next(iter(payment.cheapest(hand, due, board.pays, research)), "")


def _next_discard(state: Outpost, seat: int, over: int) -> str:
    """The highest of the lowest cards that are enough."""
    rank, weight = state.board.rank, state.board.weight
    lowest = sorted(state.hands[seat], key=rank.__getitem__, reverse=True)
    enough = accumulate(weight[card] for card in lowest)
    return next(card for card, sum_ in zip(lowest, enough, strict=True) if sum_ >= over)


def _next_lost(state: Outpost, seat: int, left: int) -> str:
    """The highest of so many lowest cards."""
    return sorted(state.hands[seat], key=state.board.rank.__getitem__)[-left]


def _bids(state: Outpost, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """To pass, or a step towards what the upgrade is worth to the seat, no higher than others may pay."""
    own = colony_of(state, seat, turns_left(state))
    worth = prospects(state.board, own)
    due = prices.due(state, seat, state.offered, state.bid + 1)
    rate = MONEY if own.turns else LEFT_OVER
    surplus = int(gain(state.board, own, state.offered, due, worth) / rate)
    others = [it for it in range(state.board.seats) if it != seat]
    most = max(prices.most_bid(state, it, state.offered) for it in others)
    step = max(1, min(int(surplus * STEP), most - state.bid, len(legal) - 1))
    return (legal[0], legal[step])
