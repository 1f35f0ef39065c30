"""What a situation is worth to a seat: the judgement of the greedy bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from engine.games.outer_earth import auction, cards, scoring, turn
from engine.games.outer_earth.actions import Remove
from engine.games.outer_earth.components import (
    ACTION_POINTS,
    AP,
    BACK,
    CARD_VALUES,
    CLOSE_DISCOUNT,
    CLOSE_VP,
    EFFECTS,
    FREE_PLACE,
    INDUSTRY,
    INLET,
    OUTLET,
    PRIMARY,
    SECONDARY,
    SET_VP,
    TERTIARY,
)
from engine.games.outer_earth.state import NOTHING, OuterEarth, by_industry
from engine.rules.agenda import State

SOLD = 0.8
"""How much of the market is sold in a round."""
EACH_TURN = dict(
    zip(EFFECTS, (0.6, 0.05, 0.5, 0.0, 0.9, 0.6, 0.0, 0.0, 0.4), strict=True)
)
"""VP that an effect brings each turn; action points and placements are counted as such."""
WEIGHTS = tuple(EACH_TURN.values())
CLOSINGS = 0.8
"""Planets that a seat closes in a turn."""
BONUS = {PRIMARY: 0.6, SECONDARY: 0.4, TERTIARY: 0.0, NOTHING: 0.0}
"""VP that the bonus of a face-up card brings each turn; tertiary is an action point."""
PORTFOLIO = 2.0
"""VP of a closed planet before anything is known of the ranks."""
NEXT_CARD = 2.0
"""VP of a card that a planet still takes and that nobody has in hand yet."""
CARD, SPARE_CARD = 0.7, 0.25
"""VP of a card in hand that planets may take, and of one more."""
POINT, LAST_POINT = 0.9, 0.2
"""VP of an action point that no planet needs, while there are turns, and in the last one."""
SURE = (0.1, 0.25, 0.5, 0.7, 0.85)
"""How likely an industry's investment is won: two behind, one, level, one ahead, two."""
LEADS = (0.15, 0.4, 0.75)
"""How likely an auction is won with fewer cards, as many, more."""


def evaluate(state: State, asked: int) -> list[dict[str, float]]:
    """Worth in VP, by reason, of what each seat has and may expect."""
    assert isinstance(state, OuterEarth)
    if state.is_terminal:
        return [{"vp": float(vp)} for vp in state.vp]
    seats = range(state.board.seats)
    shares = investments(state)
    return [
        {
            "vp": float(state.vp[seat]),
            "investments": shares[seat],
            **holdings(state, seat, NOTHING),
            "auction": hope(state, seat) if state.offered != NOTHING else 0.0,
        }
        for seat in seats
    ]


def turns_left(state: OuterEarth, seat: int) -> float:
    """Turns that the seat may expect to begin, not counting one that it is in."""
    to_come = any(
        frame[0] is turn.turn_begins and frame[1] == seat for frame in state.agenda
    ) or not any(frame[0].name == "round_ends" for frame in state.agenda)
    if state.last_round:
        return float(to_come)
    sold = SOLD * state.board.size.market
    rounds = 1 + state.galaxy / sold
    return to_come + min(rounds, 1 + state.budget / (9.0 * state.board.seats))


def holdings(state: OuterEarth, seat: int, extra: int) -> dict[str, float]:
    """What cards, points and planets are worth to the seat, perhaps with one planet more."""
    board = state.board
    turns = turns_left(state, seat)
    effects = state.effects[seat * len(EFFECTS) : (seat + 1) * len(EFFECTS)]
    is_playing = (state.at_turn == seat and state.question in (turn.turn, turn.turn_goes_on)) or (
        state.ap and any(f[0] is turn.turn_goes_on and f[1] == seat for f in state.agenda)
    )
    each = ACTION_POINTS + effects[AP] + (state.bonus[seat] == TERTIARY) + 1 + effects[FREE_PLACE]
    points = turns * each + (state.ap + state.free_places if is_playing else 0)
    hand, pending = in_hand(state, seat)
    planets = [(planet, True) for planet in state.developing[seat]]
    if state.queued[seat] != NOTHING:
        planets.append((state.queued[seat], False))
    if extra != NOTHING:
        planets.append((extra, len(state.developing[seat]) < state.capacity(seat)))
    left = tuple(sorted(hand))
    offers = []
    wanted = 0
    for planet, is_begun in planets:
        built = state.built[planet]
        base = board.planet_slots[planet]
        room = max(base - len(built), 0)
        outlet = OUTLET[built[-1]] if built else ""
        gain, used = chain(left, outlet, tuple(by_industry(built)), board.synergies[planet], room)
        for card in used:
            at = left.index(card)
            left = left[:at] + left[at + 1 :]
        missing = room - len(used)
        wanted += missing
        effect, amount = board.planet_effect[planet]
        reward = reward_worth(effect, amount, max(turns - 1, 0.0))
        gain += NEXT_CARD * 0.6 * missing + PORTFOLIO + reward + effects[CLOSE_VP]
        cost = max(room + 1 - effects[CLOSE_DISCOUNT], 0) + 0.5 * missing
        loss = scoring.unfinished(len(built)) if is_begun else 0
        offers.append(((gain - loss) / (cost + 0.5), gain, cost, loss))
    offers.sort(reverse=True)
    worth = 0.0
    for _, gain, cost, loss in offers:
        share = 1.0 if points >= cost else max(points, 0.0) / cost
        if share < 1.0 and turns < 1:
            share = 0.0
        if share * gain + (1 - share) * loss > loss:
            points -= share * cost
            worth += share * gain + (1 - share) * loss
        else:
            worth += loss
    needed = min(wanted + 2, len(left) + pending) if turns else 0
    spare = len(left) + pending - needed
    lasting = sum(
        amount * weight for amount, weight in zip(effects, WEIGHTS, strict=True)
    ) + BONUS[state.bonus[seat]]
    return {
        "planets": worth,
        "hand": CARD * needed + (SPARE_CARD if turns else 0.05) * spare,
        "points": (POINT if turns >= 1 else LAST_POINT) * max(points, 0.0),
        "effects": lasting * turns + CLOSINGS * turns * effects[CLOSE_VP],
        "portfolio": PORTFOLIO * len(state.portfolio[seat]),
    }


def reward_worth(effect: int, amount: int, turns: float) -> float:
    """What a reward brings in so many turns."""
    if effect in (AP, FREE_PLACE):
        return amount * turns * 1.2
    if effect == CLOSE_VP:
        return amount * turns * CLOSINGS
    return amount * turns * WEIGHTS[effect]


def in_hand(state: OuterEarth, seat: int) -> tuple[list[str], int]:
    """Cards whose faces are known, and how many others there are or will be at once."""
    known = [card for card in state.hands[seat] if card != BACK]
    pending = len(state.hands[seat]) - len(known)
    for frame in state.agenda:
        if len(frame) > 1 and frame[1] == seat:
            if frame[0] is cards.draw_card or frame[0] is turn.take_new:
                pending += 1
            elif frame[0] is cards.draw_cards and frame[0] is not turn.turn_begins:
                pending += frame[2]
    return known, pending


@lru_cache(maxsize=1 << 16)
def chain(
    hand: tuple[str, ...],
    outlet: str,
    counts: tuple[int, ...],
    synergies: tuple[int, ...],
    room: int,
) -> tuple[float, tuple[str, ...]]:
    """OE-3.8, OE-3.9: what a planet is worth with the best cards of a hand that connect, and which."""
    vp, sets = scoring.closing(counts, synergies)
    best: tuple[float, tuple[str, ...]] = (vp + SET_VP * sets, ())
    if not room:
        return best
    tried = set()
    for at, card in enumerate(hand):
        if card in tried or (outlet and INLET[card] != outlet):
            continue
        tried.add(card)
        industry = INDUSTRY[card]
        more = tuple(
            count + (number == industry) for number, count in enumerate(counts)
        )
        rest = hand[:at] + hand[at + 1 :]
        gain, used = chain(rest, OUTLET[card], more, synergies, room - 1)
        if gain > best[0] + 0.2:
            best = (gain, (card, *used))
    return best


def investments(state: OuterEarth) -> list[float]:
    """OE-5.2 as things stand, by seat: a narrow lead counts for less."""
    tally = [by_industry([*state.stocks[s], *state.invested[s]]) for s in range(state.board.seats)]
    ranks = scoring.ranks(state.index)
    worth = [0.0] * state.board.seats
    for industry in range(len(CARD_VALUES)):
        counts = [own[industry] for own in tally]
        points = scoring.INVESTMENT_VP[ranks[industry]]
        for seat, own in enumerate(counts):
            if own:
                best = max(other for at, other in enumerate(counts) if at != seat)
                worth[seat] += points * SURE[max(-2, min(2, own - best)) + 2]
    return worth


def hope(state: OuterEarth, seat: int) -> float:
    """OE-2: what the planet on offer may still bring to the seat, less what is bid for it."""
    planet = state.offered
    is_bidder = bool(state.bids[seat]) or any(
        frame[0] is auction.first_card and frame[1] == seat for frame in state.agenda
    )
    if state.paddles[seat] != "yes" and not is_bidder:
        return 0.0
    value = planet_worth(state, seat, planet)
    if not is_bidder:
        return 0.6 * value if value > 0 else value
    counts = [len(bid) for bid in state.bids]
    own = counts.pop(seat)
    question = state.agenda[-1]
    if question[0] is auction.add_card and question[1] == seat and question[2] == NOTHING:
        own += 1
    most = max(counts)
    sure = LEADS[(own > most) - (own < most) + 1]
    return sure * (value - CARD * own) + (1 - sure) * CARD * own


def planet_worth(state: OuterEarth, seat: int, planet: int) -> float:
    """What the seat's prospects gain by the planet, its chips included."""
    with_it = sum(holdings(state, seat, planet).values())
    without = sum(holdings(state, seat, NOTHING).values())
    return with_it - without + state.chips[state.row.index(planet)]


def candidates(state: State, limit: int) -> Sequence[Any]:
    """At most so many of the legal actions that are worth a thought."""
    actions = state.legal_actions()
    kept = [action for action in actions if not isinstance(action, Remove)]
    return kept[:limit] if kept else actions[:limit]
