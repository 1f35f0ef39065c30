"""Hidden cards: places that count cards by back, and one pool of unseen faces for each back.

A card is written `back:face` (`coin:5`), and `back:?` while nobody who looks may know its face.
A place (hand, deck, face-down bid) is a list of cards. The `Box` says how many cards of each
kind there are; the `pool` is a list in the order of `box.kinds`: how many of each kind have not
been seen. What lies open or is known was taken out of the pool, so that for each back

    unseen cards in the pool  =  `?` of that back in all hidden places.

A draw is chance among the pool; the cards of a deck that are known by rule lie above it, at the
end of the list. A view is a state with more `?`: `hide` turns faces back into unseen ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Final, NamedTuple

UNKNOWN: Final = "?"

type_of_pick = Callable[[Sequence[tuple[str, int]]], str]
"""Chooses among weighted outcomes: `Sampler.pick`."""


class Box:
    """The hidden cards that a game has, kind by kind; their order is that of every listing."""

    __slots__ = ("back", "counts", "index", "kinds", "of_back", "unknown", "worth")

    def __init__(self, counts: Mapping[str, int], worth: Mapping[str, int] | None = None) -> None:
        self.kinds: tuple[str, ...] = tuple(counts)
        self.counts: tuple[int, ...] = tuple(counts.values())
        self.index = {kind: number for number, kind in enumerate(self.kinds)}
        self.back = {kind: kind.partition(":")[0] for kind in self.kinds}
        """The back of each kind."""
        self.unknown = {kind: f"{back}:{UNKNOWN}" for kind, back in self.back.items()}
        """Each kind as it looks from behind."""
        self.of_back: dict[str, tuple[int, ...]] = {}
        """Numbers of the kinds with each back, by `back:?`."""
        for number, kind in enumerate(self.kinds):
            behind = self.unknown[kind]
            self.of_back[behind] = (*self.of_back.get(behind, ()), number)
        self.worth: Mapping[str, int] = worth or {}
        """What a card of each kind pays."""

    def pool(self) -> list[int]:
        """A pool in which every card is unseen."""
        return list(self.counts)

    def face_down(self) -> list[str]:
        """All cards from behind: a deck of them."""
        return [
            self.unknown[kind]
            for kind, count in zip(self.kinds, self.counts, strict=True)
            for _ in range(count)
        ]


def is_known(card: str) -> bool:
    """Whether the card's face is known."""
    return not card.endswith(UNKNOWN)


def outcomes(box: Box, pool: Sequence[int], card: str) -> list[tuple[str, int]]:
    """What a card can turn out to be, with weights: itself if its face is known."""
    if is_known(card):
        return [(card, 1)]
    return [(box.kinds[number], pool[number]) for number in box.of_back[card] if pool[number]]


def among(box: Box, pool: Sequence[int], cards: Sequence[str]) -> list[tuple[str, int]]:
    """What one of these cards, each as likely as the others, can turn out to be, with weights.

    A `?` spreads over the unseen faces of its back; a known face is itself.
    """
    behind = Counter(card for card in cards if not is_known(card))
    unseen = {card: sum(pool[number] for number in box.of_back[card]) for card in behind}
    scale = prod(unseen.values())
    weights = Counter({card: scale for card in cards if is_known(card)})
    for card, count in behind.items():
        share = scale // unseen[card] * count
        weights.update({box.kinds[at]: pool[at] * share for at in box.of_back[card]})
    return [(kind, weights[kind]) for kind in box.kinds if weights[kind]]


def see(box: Box, pool: list[int], card: str) -> None:
    """A face is seen now; `ValueError` if all cards of that kind were seen before."""
    number = box.index[card]
    if not pool[number]:
        raise ValueError(f"every {card} has been seen")
    pool[number] -= 1


def top(deck: Sequence[str]) -> str:
    """The top card as it looks; `IndexError` in an empty deck."""
    return deck[-1]


def draw(box: Box, pool: list[int], deck: list[str], card: str) -> str:
    """Take the top card, which turned out to be `card` or stays unknown (`back:?`)."""
    behind = deck[-1]
    _turn(box, pool, behind, card)
    del deck[-1]
    return card


def kinds(box: Box, pool: Sequence[int], place: Sequence[str]) -> list[str]:
    """What can be taken from a place: its known faces, and for each `?` all that are unseen."""
    if all(map(is_known, place)):
        there = set(place)
        return [kind for kind in box.kinds if kind in there]
    return [
        kind
        for number, kind in enumerate(box.kinds)
        if kind in place or (pool[number] and box.unknown[kind] in place)
    ]


def take(box: Box, pool: list[int], place: list[str], card: str) -> None:
    """Take a card of that kind: a known one, or a `?` becomes it; `ValueError` if neither is there."""
    if card in place:
        place.remove(card)
        return
    behind = box.unknown[card]
    if behind not in place:
        raise ValueError(f"there is no {card} here")
    see(box, pool, card)
    place.remove(behind)


def hide(box: Box, pool: list[int], place: list[str]) -> None:
    """Forget the faces in a place and the order, which could tell: a view, or a shuffle."""
    for at, card in enumerate(place):
        if is_known(card):
            pool[box.index[card]] += 1
            place[at] = box.unknown[card]
    place.sort()


def shuffle(box: Box, pool: list[int], deck: list[str], *places: list[str]) -> None:
    """Shuffle places into a deck; what was known of them and of the deck is forgotten."""
    for place in places:
        deck.extend(place)
        place.clear()
    hide(box, pool, deck)


class Need(NamedTuple):
    """What all know of a hidden place: its cards of at most `each` are worth `least` together."""

    least: int
    each: int


def fill(
    box: Box,
    pool: list[int],
    places: Sequence[list[str]],
    pick: type_of_pick,
    needs: Mapping[int, Need] | None = None,
) -> None:
    """Deal a face to every `?` in the places; what stays in the pool lies in the decks.

    `needs` says what is known of places, by their index: a bid that stands can be paid.
    `ValueError` if no cards of the pool can do so.
    """
    needs = needs or {}
    for index in needs:
        _deal(box, pool, places[index], pick, needs[index])
    for place in places:
        _deal(box, pool, place, pick, None)


def _deal(
    box: Box, pool: list[int], place: list[str], pick: type_of_pick, need: Need | None
) -> None:
    for at, card in enumerate(place):
        if is_known(card):
            continue
        possible = outcomes(box, pool, card)
        if need is not None:
            possible = [
                (kind, count)
                for kind, count in possible
                if _most(box, pool, place, at, kind, need.each) >= need.least
            ]
        if not possible:
            raise ValueError(f"no card of the pool can be this {card}")
        place[at] = pick(possible)
        see(box, pool, place[at])


def _most(box: Box, pool: list[int], place: list[str], at: int, kind: str, each: int) -> int:
    """What the place can be worth at most if the card at that index is of that kind."""
    left = pool.copy()
    see(box, left, kind)
    cards = [*place[:at], kind, *place[at + 1 :]]
    paying = {kind: worth for kind, worth in box.worth.items() if worth <= each}
    found = sum(paying.get(card, 0) for card in cards if is_known(card))
    for behind, unseen in Counter(card for card in cards if not is_known(card)).items():
        for number in sorted(
            box.of_back[behind], key=lambda n: paying.get(box.kinds[n], 0), reverse=True
        ):
            dealt = min(unseen, left[number])
            found += dealt * paying.get(box.kinds[number], 0)
            unseen -= dealt
    return found


def _turn(box: Box, pool: list[int], behind: str, card: str) -> None:
    if card == behind:
        return
    if is_known(behind) or box.unknown.get(card) != behind:
        raise ValueError(f"{behind} cannot turn out to be {card}")
    see(box, pool, card)
