"""What the free slots of a planet are worth to the greedy bot of Outer Earth."""

from __future__ import annotations

import random
from itertools import pairwise, permutations, product
from operator import add

import pytest

from engine.games.outer_earth.components import FACES, INDUSTRY, INLET, ORDER, OUTLET
from engine.games.outer_earth.slots import CARD, TRIED, at_best, chain, filled


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
        found, used = chain(tuple(hand), start, counts, synergies, room)
        assert found == pytest.approx(best)
        assert connects(used, start)
        assert worth(used, counts, synergies, room) == pytest.approx(best)


@pytest.mark.parametrize("synergies", [(0,), (0, 1), (1, 2), (0, 1, 2)])
def test_at_best_a_planet_is_worth_what_the_held_cards_bring_if_all_connect(
    synergies: tuple[int, ...],
) -> None:
    for room, held, start in product(range(4), product(range(3), repeat=3), range(2)):
        counts = (start, 0, 1 - start)
        reached = [
            filled(tuple(map(add, counts, used)), synergies, room - sum(used))
            - CARD * (room - sum(used))
            for used in product(*(range(number + 1) for number in held))
            if sum(used) <= room
        ]
        assert at_best(counts, synergies, room, held) == pytest.approx(max(reached))


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
