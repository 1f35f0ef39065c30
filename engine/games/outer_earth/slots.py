"""What the free slots of a planet are worth with the cards of a hand: part of the judgement of bots."""

from __future__ import annotations

from functools import lru_cache

from engine.games.outer_earth import scoring
from engine.games.outer_earth.components import CONNECTORS, FACES, INDUSTRY, INLET, OUTLET, SET_VP
from engine.games.outer_earth.state import by_industry

CARD = 0.9
"""VP of a card in hand that planets may take."""
FITTING = 2
"""Cards that fit a slot and among which a seat has the choice, until it fills it."""
FREQUENT = (4 / 9, 3 / 9, 2 / 9)
"""How many of the cards are of each industry."""
KIND = {card: len(CONNECTORS) * INDUSTRY[card] + CONNECTORS.index(OUTLET[card]) for card in FACES}
"""What a card does on a slot that it fits: its industry and its outlet, as a number."""
TRIED = 4
"""Kinds of cards that are tried on a slot, those of most value first."""


def chain(
    hand: tuple[str, ...],
    outlet: str,
    counts: tuple[int, ...],
    synergies: tuple[int, ...],
    room: int,
) -> tuple[float, tuple[str, ...]]:
    """OE-3.8, OE-3.9: what a planet is worth with the best cards of a hand that connect, and which."""
    # Nothing depends on more cards of an industry than there is room for.
    held = tuple([min(number, room) for number in by_industry(hand)])
    return chain_on(hand, held, outlet, counts, synergies, room)


def chain_on(
    hand: tuple[str, ...],
    held: tuple[int, ...],
    outlet: str,
    counts: tuple[int, ...],
    synergies: tuple[int, ...],
    room: int,
) -> tuple[float, tuple[str, ...]]:
    """OE-3.8, OE-3.9: the same from some card of a chain on; `held` are those left by industry."""
    best = filled(counts, synergies, room) - CARD * room
    used: tuple[str, ...] = ()
    if not room:
        return best, used
    tried: set[int] = set()
    industry = -1
    for at, card in enumerate(hand):
        if (outlet and INLET[card] != outlet) or (kind := KIND[card]) in tried:
            continue
        if len(tried) == TRIED:
            break
        tried.add(kind)
        if INDUSTRY[card] != industry:
            # The cards of an industry lie side by side, and promise the same.
            industry = INDUSTRY[card]
            more, others = with_one(counts, industry), without_one(held, industry)
            most = at_best(more, synergies, room - 1, others)
        if most <= best + 1e-9:
            continue
        if room > 1:
            rest = hand[:at] + hand[at + 1 :]
            gain, then = chain_on(rest, others, OUTLET[card], more, synergies, room - 1)
        else:
            gain, then = most, ()
        if gain > best + 1e-9:
            best, used = gain, (card, *then)
    return best, used


@lru_cache(maxsize=1 << 12)
def at_best(
    counts: tuple[int, ...], synergies: tuple[int, ...], room: int, held: tuple[int, ...]
) -> float:
    """OE-3.9: what a planet would be worth at most, if all cards that are held connected."""
    # Remembered by all that it is asked, as all here that is; what is unused longest is forgotten.
    best = filled(counts, synergies, room) - CARD * room
    if room:
        for industry, number in enumerate(held):
            if number:
                more, rest = with_one(counts, industry), without_one(held, industry)
                best = max(best, at_best(more, synergies, room - 1, rest))
    return best


@lru_cache(maxsize=1 << 12)
def filled(counts: tuple[int, ...], synergies: tuple[int, ...], room: int) -> float:
    """OE-3.9: VP of a planet with so many cards of each industry, once its room is filled."""
    if not room:
        vp, sets = scoring.closing(counts, synergies)
        return vp + SET_VP * sets
    tries = sorted(
        (
            (filled(with_one(counts, industry), synergies, room - 1), share)
            for industry, share in enumerate(FREQUENT)
        ),
        reverse=True,
    )
    worth, worse = 0.0, 1.0
    for value, share in tries:
        left = max(worse - share, 0.0)
        worth += value * (worse**FITTING - left**FITTING)
        worse = left
    return worth


def with_one(counts: tuple[int, ...], industry: int) -> tuple[int, ...]:
    """One card more of the industry."""
    return (*counts[:industry], counts[industry] + 1, *counts[industry + 1 :])


def without_one(counts: tuple[int, ...], industry: int) -> tuple[int, ...]:
    """One card less of the industry."""
    return (*counts[:industry], counts[industry] - 1, *counts[industry + 1 :])
