"""What a situation is worth to a seat, as bots judge it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.outer_earth import auction, cards, scoring, turn
from engine.games.outer_earth.actions import YES
from engine.games.outer_earth.board import Board
from engine.games.outer_earth.components import (
    ACTION_POINTS,
    AP,
    BACK,
    CARD_VALUES,
    CLOSE_DISCOUNT,
    CLOSE_VP,
    EFFECTS,
    FACES,
    FREE_PLACE,
    INDUSTRY,
    ORDER,
    OUTLET,
    PRIMARY,
    REMINDER,
    SECONDARY,
    SET_VP,
    TERTIARY,
)
from engine.games.outer_earth.slots import CARD, chain
from engine.games.outer_earth.state import NOTHING, OuterEarth, by_industry
from engine.rules.agenda import State

SOLD = 0.8
"""How much of the market is sold in a round."""
POINT, LAST_POINT = 1.6, 0.3
"""VP of an action point that planets to come may need, and of one that none needs."""
SPARE_CARD = 0.25
"""VP of a card in hand that no planet takes."""
EACH_TURN = dict(zip(EFFECTS, (0.9, 0.05, 0.8, 0.0, 1.5, 0.6, 0.0, 0.0, 1.2), strict=True))
"""VP that an effect brings each turn; action points and placements are counted as such."""
WEIGHTS = tuple(EACH_TURN.values())
CLOSINGS = 0.8
"""Planets that a seat closes in a turn."""
BONUS = {PRIMARY: 0.7, SECONDARY: 0.4, TERTIARY: 0.0, NOTHING: 0.0}
"""VP that the bonus of a face-up card brings each turn; tertiary is an action point."""
BONUS_TURNS = 1.5
"""Turns that the bonus of a face-up card lasts: the next closed planet brings another (OE-3.10)."""
USED = 0.5
"""How much of what effects could bring each turn a seat makes use of."""
PORTFOLIO = 2.0
"""VP of a closed planet before anything is known of the ranks."""
CARD_POINTS = 0.5
"""Action points that it takes to get a card."""
ROOM = 2.0
"""VP of the room that a planet takes while others are to come, and of the haste that it makes."""
EACH_PLANET = 7.0
"""Action points that a planet needs, its cards included."""
WAITING = 0.65
"""How much of what is not done yet comes true."""
SURE = (0.1, 0.25, 0.5, 0.7, 0.85)
"""How likely an industry's investment is won: two behind, one, level, one ahead, two."""
WANTED = 0.8
"""How likely a seat says yes to a planet that it seems to need."""
BEHIND = 0.4
"""How much less likely an auction is won by those who would not win it as the bids lie."""
BID_VALUE = {face: float(CARD_VALUES[INDUSTRY[face]]) for face in FACES} | {BACK: 16 / 9}
"""OE-1.4: what a card counts in a tie; one that is not seen as much as cards do on average."""

type_of_planet = tuple[int, tuple[str, ...], bool]
"""A planet that a seat has or may get, the cards on it, and whether it is begun and not queued."""
type_of_prospects = tuple[float, float, float, float]
"""What planets, hand, points and effects are worth."""


def evaluate(state: State, asked: int) -> list[dict[str, float]]:
    """Worth in VP, by reason, of what each seat has and may expect."""
    return next(evaluations([state]))


def evaluations(states: Sequence[State]) -> Iterator[list[dict[str, float]]]:
    """The same for all the states that one question leads to."""
    found = None
    for state in states:
        assert isinstance(state, OuterEarth)
        if state.is_terminal:
            yield [{"vp": float(vp)} for vp in state.vp]
            continue
        found = basis(state, found)
        hopes = hoped(found) if state.offered != NOTHING else [0.0] * state.board.seats
        yield [
            {
                "vp": float(state.vp[seat]),
                "investments": found.invested[seat],
                "portfolio": PORTFOLIO * len(state.portfolio[seat]),
                "planets": planets,
                "hand": hand,
                "points": points,
                "effects": effects,
                "auction": hopes[seat],
            }
            for seat, (planets, hand, points, effects) in enumerate(found.own)
        ]


class Basis(NamedTuple):
    """What a state is judged by, by seat."""

    state: OuterEarth
    invested: tuple[float, ...]
    coming: list[Awaited]
    own: list[type_of_prospects]
    won: dict[int, float]
    """What the planet on offer would bring to seats that may get it."""


def basis(state: OuterEarth, other: Basis | None) -> Basis:
    """What a state is judged by, as in another state to which the same question leads."""
    seats = range(state.board.seats)
    if other is None or not (
        state.offered == other.state.offered != NOTHING and state.row is other.state.row
    ):
        coming = awaited(state)
        own = [holdings(state, seat, NOTHING, coming[seat]) for seat in seats]
        return Basis(state, investments(state), coming, own, {})
    # OE-2.4: until the planet on offer is bought, cards go from hands to bids, and nothing else moves.
    then, own, won = other.state, other.own[:], other.won.copy()
    for seat in seats:
        if state.hands[seat] is not then.hands[seat] or state.bids[seat] is not then.bids[seat]:
            own[seat] = holdings(state, seat, NOTHING, other.coming[seat])
            won.pop(seat, None)
    return Basis(state, other.invested, other.coming, own, won)


class Awaited(NamedTuple):
    """What is still to come for a seat."""

    turns: float
    """Turns that it may still begin."""
    is_playing: bool
    unseen: int
    """Cards that it is about to get."""


def awaited(state: OuterEarth) -> list[Awaited]:
    """What each seat may still play, by the agenda and the rounds to come."""
    seats, rounds = state.board.seats, rounds_left(state)
    turns, unseen, playing = [0] * seats, [0] * seats, NOTHING
    for frame in state.agenda:
        node = frame[0]
        if node is turn.turn_begins:
            turns[frame[1]] = 1
        elif node is turn.turn or node is turn.turn_goes_on:
            playing = frame[1]
        elif node is cards.draw_card or node is turn.take_new:
            unseen[frame[1]] += 1
        elif node is cards.draw_cards:
            unseen[frame[1]] += frame[2]
    return [
        Awaited(rounds + turns[seat], seat == playing and not turns[seat], unseen[seat])
        for seat in range(seats)
    ]


def holdings(state: OuterEarth, seat: int, extra: int, coming: Awaited) -> type_of_prospects:
    """What the seat may make of what it has, perhaps with a planet more."""
    turns, is_playing, unseen = coming
    first_effect = seat * len(EFFECTS)
    planets: list[type_of_planet] = [
        (planet, tuple(state.built[planet]), True) for planet in state.developing[seat]
    ]
    if (queued := state.queued[seat]) != NOTHING:
        planets.append((queued, (), False))
    held, to_come = state.hands[seat], state.galaxy + len(state.row)
    if extra != NOTHING:
        planets.append((extra, (), len(planets) < state.capacity(seat)))
        to_come -= 1
    elif bid := state.bids[seat]:
        # The cards of a bid come back if the planet is not won.
        held = held + bid
    hand = known_in_order(tuple(held))
    # What is the same is judged once; of a call by position the memory makes no copy.
    return prospects(
        state.board,
        turns,
        is_playing,
        state.ap + state.free_places if is_playing else 0,
        hand,
        unseen + len(held) - len(hand),
        tuple(state.effects[first_effect : first_effect + len(EFFECTS)]),
        state.bonus[seat],
        tuple(planets),
        0.0 if state.last_round else to_come / state.board.seats,
    )


@lru_cache(maxsize=1 << 11)
def known_in_order(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards whose faces are known, those of most value first."""
    return tuple(sorted((card for card in cards if card != BACK), key=ORDER.__getitem__))


def rounds_left(state: OuterEarth) -> float:
    """Rounds that may still begin."""
    if state.last_round:
        return 0.0
    sold = SOLD * state.board.size.market
    return 1 + min(state.galaxy / sold, state.budget / (9.0 * state.board.seats))


@lru_cache(maxsize=1 << 11)
def prospects(
    board: Board,
    turns: float,
    is_playing: bool,
    points_left: int,
    hand: tuple[str, ...],
    unseen: int,
    effects: tuple[int, ...],
    bonus: int,
    planets: tuple[type_of_planet, ...],
    to_come: float,
) -> type_of_prospects:
    """What a seat's things are worth: planets by what the points of so many turns bring.

    `unseen` are cards that are not known or not drawn yet; `to_come` are planets that the seat
    may still get, if all get as many.
    """
    each = ACTION_POINTS + 1 + effects[AP] + effects[FREE_PLACE]
    points = turns * each + (bonus == TERTIARY) * min(turns, BONUS_TURNS) + points_left
    left = hand
    offers = []
    wanted = 0
    for planet, built, is_begun in planets:
        done, gain, room, missing, left = building(board, planet, built, left)
        wanted += missing
        effect, amount = board.planet_effect[planet]
        gain += CARD * missing + PORTFOLIO + effects[CLOSE_VP]
        gain += reward_worth(effect, amount, max(turns - 1, 0.0))
        gain = done + WAITING * (gain - done)
        cost = max(room + 1 - effects[CLOSE_DISCOUNT], 0) + CARD_POINTS * missing
        loss = scoring.unfinished(len(built)) if is_begun else 0
        offers.append(((gain - loss) / (cost + 0.5), gain, cost, loss))
    offers.sort(reverse=True)
    worth = 0.0
    for _, gain, cost, loss in offers:
        share = 1.0 if points >= cost else max(points, 0.0) / cost
        if share < 1.0 and turns < 1:
            share = 0.0
        if gain > loss:
            points -= share * cost
            worth += share * gain + (1 - share) * loss
        else:
            worth += loss
    held = len(left) + unseen
    needed = min(wanted + 2, held) if turns else 0
    kept = CARD * needed + (SPARE_CARD if turns else 0.05) * (held - needed)
    coming = turns + is_playing
    lasting = CLOSINGS * effects[CLOSE_VP]
    for amount, weight in zip(effects, WEIGHTS, strict=True):
        lasting += amount * weight
    needed_points = min(max(points, 0.0), EACH_PLANET * to_come)
    spare = POINT * needed_points + LAST_POINT * max(points - needed_points, 0.0)
    passing = BONUS[bonus] * min(coming, BONUS_TURNS)
    return worth, kept, spare, USED * lasting * coming + passing


@lru_cache(maxsize=1 << 10)
def building(
    board: Board, planet: int, built: tuple[str, ...], hand: tuple[str, ...]
) -> tuple[int, float, int, int, tuple[str, ...]]:
    """OE-3.9: a planet's VP as built and at its best, its room, cards that it lacks, and those left."""
    room = max(board.planet_slots[planet] - len(built), 0)
    outlet = OUTLET[built[-1]] if built else ""
    counts = tuple(by_industry(built))
    synergies = board.synergies[planet]
    vp, sets = scoring.closing(counts, synergies)
    gain, used = chain(hand, outlet, counts, synergies, room)
    left = [*hand]
    for card in used:
        left.remove(card)
    return vp + SET_VP * sets, gain, room, room - len(used), tuple(left)


def reward_worth(effect: int, amount: int, turns: float) -> float:
    """What a reward brings in so many turns."""
    if effect == REMINDER:
        return 0.0
    if effect in (AP, FREE_PLACE):
        return amount * turns * POINT
    if effect == CLOSE_VP:
        return amount * turns * CLOSINGS
    return amount * turns * WEIGHTS[effect]


def investments(state: OuterEarth) -> tuple[float, ...]:
    """OE-5.2 as things stand, by seat: a narrow lead counts for less."""
    return shares(
        tuple(map(tuple, state.stocks)),
        tuple(map(tuple, state.invested)),
        tuple(state.index),
        # The more rounds follow, the less of a lead is left at the end.
        1 / max(1.0, rounds_left(state)),
    )


@lru_cache(maxsize=1 << 12)
def shares(
    stocks: tuple[tuple[str, ...], ...],
    invested: tuple[tuple[str, ...], ...],
    index: tuple[int, ...],
    sure: float,
) -> tuple[float, ...]:
    """OE-5.2: what each seat may expect of its stocks."""
    tally = [by_industry((*shown, *hidden)) for shown, hidden in zip(stocks, invested, strict=True)]
    worth = [0.0] * len(tally)
    for industry, place in enumerate(scoring.ranks(index)):
        counts = [own[industry] for own in tally]
        points = scoring.INVESTMENT_VP[place]
        for seat, own in enumerate(counts):
            if own:
                best = max(other for at, other in enumerate(counts) if at != seat)
                worth[seat] += sure * points * SURE[max(-2, min(2, own - best)) + 2]
    return tuple(worth)


def hoped(found: Basis) -> list[float]:
    """OE-2: what the planet on offer may still bring to each seat, less what is bid for it."""
    state, own, won = found.state, found.own, found.won
    bidders = state.bidders
    asked = {frame[1] for frame in state.agenda if frame[0] is auction.paddle}
    chips = state.chips[state.row.index(state.offered)] - (0.0 if state.last_round else ROOM)
    worths = []
    for seat, coming in enumerate(found.coming):
        if not (seat in bidders or seat in asked or state.paddles[seat] == YES):
            worths.append(0.0)
            continue
        if seat not in won:
            won[seat] = sum(holdings(state, seat, state.offered, coming)) - sum(own[seat])
        worths.append(won[seat] + chips)
    if bidders:
        chances = chances_of_bids(state, bidders)
    else:
        wants = [
            WANTED * (worth > 0) if seat in asked else float(state.paddles[seat] == YES)
            for seat, worth in enumerate(worths)
        ]
        chances = [it / (1 + sum(wants) - it) for it in wants]
    return [chance * worth for chance, worth in zip(chances, worths, strict=True)]


def chances_of_bids(state: OuterEarth, bidders: Sequence[int]) -> list[float]:
    """OE-2.5: how likely each seat wins with its cards so far, and one that it is about to add."""
    counts = [max(len(bid), seat in bidders) for seat, bid in enumerate(state.bids)]
    question = state.agenda[-1]
    if question[0] is auction.add_card and not question[3]:
        counts[question[1]] += 1
    values = [sum(map(BID_VALUE.__getitem__, bid)) or BID_VALUE[BACK] for bid in state.bids]
    taking_part = [seat for seat, count in enumerate(counts) if count]
    first = max(
        reversed(state.by_influence(taking_part)), key=lambda seat: (counts[seat], values[seat])
    )
    weights = [
        1.0 if seat == first else BEHIND if count else 0.0 for seat, count in enumerate(counts)
    ]
    total = sum(weights)
    return [weight / total for weight in weights]
