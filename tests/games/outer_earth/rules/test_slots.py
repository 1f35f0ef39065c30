"""What the free slots of a planet are worth to the greedy bot of Outer Earth."""

from __future__ import annotations

import random
from itertools import pairwise, permutations

import pytest

from engine.games.outer_earth.components import FACES, INDUSTRY, INLET, ORDER, OUTLET
from engine.games.outer_earth.slots import CARD, TRIED, chain, filled
from engine.games.outer_earth.state import by_industry


@pytest.mark.parametrize("synergies", [(0,), (0, 1), (1, 2), (0, 1, 2)])
def test_no_order_of_the_cards_is_worth_more_than_the_chain(synergies: tuple[int, ...]) -> None:
    rng = random.Random(7)
    for _ in range(25):
        hand = sorted(rng.choices(sorted(FACES), k=TRIED), key=ORDER.__getitem__)
        start, room = rng.choice(["", *(OUTLET[card] for card in hand)]), rng.randint(0, 4)
        counts = tuple(rng.randint(0, 1) for _ in range(3))
        best = max(
            worth(cards, counts, synergies, room)
            for number in range(room + 1)
            for cards in permutations(hand, number)
            if connects(cards, start)
        )
        held = tuple(by_industry(hand))
        found, used = chain(tuple(hand), held, start, counts, synergies, room)
        assert found == pytest.approx(best)
        assert connects(used, start)
        assert worth(used, counts, synergies, room) == pytest.approx(best)


def worth(
    cards: tuple[str, ...], counts: tuple[int, ...], synergies: tuple[int, ...], room: int
) -> float:
    """OE-3.9: VP of the planet with these cards, and with what may come into the slots left."""
    after = list(counts)
    for card in cards:
        after[INDUSTRY[card]] += 1
    missing = room - len(cards)
    return filled(tuple(after), synergies, missing) - CARD * missing


def connects(cards: tuple[str, ...], start: str) -> bool:
    """OE-3.8: whether each card fits the one before it."""
    fits = all(OUTLET[left] == INLET[right] for left, right in pairwise(cards))
    return fits and (not cards or not start or INLET[cards[0]] == start)
