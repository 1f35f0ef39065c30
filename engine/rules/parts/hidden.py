"""Hidden cards: places that count cards by back, and one pool of unseen faces for each back.

A card is written `back:face` (`coin:5`), and `back:?` while nobody who looks may know its face.
A place (hand, deck, face-down bid) is a list of cards. The `Box` says how many cards of each
kind there are; the `pool` is a list in the order of `box.kinds`: how many of each kind have not
been seen. What lies open or is known was taken out of the pool, so that for each back

    unseen cards in the pool  =  `?` of that back in all hidden places.

A card that is not in the box has no hidden back: it lies open in any place. A draw is chance
among the pool; the cards of a deck that are known by rule lie above it, at the end of the list.
A view is a state with more `?`: `hide` turns faces back into unseen ones, but those that all know.
No function changes a list that it is given, so that copies of a state may share theirs; what
changes a place gives the pool and the place.
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

    __slots__ = ("back", "counts", "index", "kinds", "of_back", "unknown")

    def __init__(self, counts: Mapping[str, int]) -> None:
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


def see(box: Box, pool: Sequence[int], card: str) -> list[int]:
    """The pool after a face was seen; `ValueError` if all cards of that kind were seen before."""
    number = box.index[card]
    if not pool[number]:
        raise ValueError(f"every {card} has been seen")
    left = [*pool]
    left[number] -= 1
    return left


def draw(box: Box, pool: list[int], deck: list[str], card: str) -> tuple[list[int], list[str]]:
    """Take the top card, which turned out to be `card` or stays unknown (`back:?`)."""
    behind = deck[-1]
    if card == behind:
        return pool, deck[:-1]
    if is_known(behind) or box.unknown.get(card) != behind:
        raise ValueError(f"{behind} cannot turn out to be {card}")
    return see(box, pool, card), deck[:-1]


def kinds(box: Box, pool: Sequence[int], place: Sequence[str]) -> list[str]:
    """What can be taken from a place: its known faces, and for each `?` all that are unseen."""
    there, unknown = set(place), box.unknown
    if box.index.keys() >= there:
        # In a simulation nothing is unknown.
        return sorted(there, key=box.index.__getitem__)
    found = [
        kind
        for kind, left in zip(box.kinds, pool, strict=True)
        if kind in there or (left and unknown[kind] in there)
    ]
    return found + sorted(filter(is_known, there.difference(box.index)))


def take(box: Box, pool: list[int], place: list[str], card: str) -> tuple[list[int], list[str]]:
    """Take a card of that kind: a known one, or a `?` becomes it; `ValueError` if neither is there."""
    if card in place:
        return pool, without(place, card)
    behind = box.unknown.get(card, "")
    if behind not in place:
        raise ValueError(f"there is no {card} here")
    return see(box, pool, card), without(place, behind)


def without(place: Sequence[str], card: str) -> list[str]:
    """The place after one such card left it, if there was one."""
    left = [*place]
    if card in left:
        left.remove(card)
    return left


def hide(
    box: Box, pool: Sequence[int], place: Sequence[str], known: Sequence[str] = ()
) -> tuple[list[int], list[str]]:
    """Forget the faces in a place but those that all know, and the order, which could tell."""
    more, behind, keep = [*pool], [*place], [*known]
    index, unknown = box.index, box.unknown
    for at, card in enumerate(place):
        if keep and card in keep:
            keep.remove(card)
        elif card in index:
            more[index[card]] += 1
            behind[at] = unknown[card]
    behind.sort()
    return more, behind


def still_known(known: Sequence[str], gone: int) -> list[str]:
    """What all still know of a hand after so many of its cards left it face down.

    Each of them may have been any card: of each kind as many stay known as must be there.
    """
    return [card for card, count in Counter(known).items() for _ in range(count - gone)]


def shuffle(box: Box, pool: Sequence[int], *places: Sequence[str]) -> tuple[list[int], list[str]]:
    """Shuffle places into one deck; what was known of them is forgotten."""
    return hide(box, pool, [card for place in places for card in place])


class Need(NamedTuple):
    """What all know of a hidden place: its cards pay at least so much together.

    Of several needs one asks for no card that another would rather not have.
    """

    least: int
    pays: Mapping[str, int]
    """What a card of each kind pays; one that is not named pays nothing."""


def fill(
    box: Box,
    pool: Sequence[int],
    places: Sequence[Sequence[str]],
    pick: type_of_pick,
    needs: Mapping[int, Sequence[Need]] | None = None,
) -> tuple[list[int], list[list[str]]]:
    """Deal a face to every `?` in the places; what stays in the pool lies in the decks.

    `needs` says what is known of places, by their index: a bid that stands can be paid.
    `ValueError` if no cards of the pool can do so.
    """
    left, dealt = [*pool], [[*place] for place in places]
    for index, needed in (needs or {}).items():
        _deal(box, left, dealt[index], pick, needed)
    for place in dealt:
        _deal(box, left, place, pick, ())
    return left, dealt


def _deal(
    box: Box, pool: list[int], place: list[str], pick: type_of_pick, needs: Sequence[Need]
) -> None:
    """Deal in place, each card so that the next ones can still do what is needed."""
    for at, card in enumerate(place):
        if is_known(card):
            continue
        possible = outcomes(box, pool, card)
        for need in needs if possible else ():
            pays = need.pays
            lowest = min(possible, key=lambda it: pays.get(it[0], 0))[0]
            # If the card that pays least is enough, so is every other.
            if _most(box, pool, place, at, lowest, pays) < need.least:
                possible = [
                    (kind, count)
                    for kind, count in possible
                    if _most(box, pool, place, at, kind, pays) >= need.least
                ]
            if not possible:
                break
        if not possible:
            raise ValueError(f"no card of the pool can be this {card}")
        place[at] = pick(possible)
        pool[box.index[place[at]]] -= 1


def _most(
    box: Box, pool: list[int], place: list[str], at: int, kind: str, pays: Mapping[str, int]
) -> int:
    """What the place can pay at most if the card at that index is of that kind."""
    left = see(box, pool, kind)
    cards = [*place[:at], kind, *place[at + 1 :]]
    found = sum(pays.get(card, 0) for card in cards)
    for behind, unseen in Counter(card for card in cards if not is_known(card)).items():
        best = sorted(
            ((pays.get(box.kinds[n], 0), left[n]) for n in box.of_back[behind]), reverse=True
        )
        for worth, there in best:
            dealt = min(unseen, there)
            found += dealt * worth
            unseen -= dealt
    return found
