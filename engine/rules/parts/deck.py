"""A deck whose cards are all known but not their order: nothing is decided before a draw.

Deck, discard pile and cards held are lists of counts in the order of the faces. What is unseen
is the composition less what was drawn; a draw asks chance among it, and shuffling forgets what
was known: cards simply go back into the counts. Every function makes new lists, so that copies of
a state may share theirs.
"""

from __future__ import annotations

from collections.abc import Sequence


def outcomes(faces: Sequence[str], deck: Sequence[int]) -> list[tuple[str, int]]:
    """What the next card can be, with the number of such cards."""
    return [(face, left) for face, left in zip(faces, deck, strict=True) if left]


def without(faces: Sequence[str], cards: Sequence[int], face: str) -> list[int]:
    """The cards after one of that face left them; `ValueError` if there is none."""
    number = faces.index(face)
    if not cards[number]:
        raise ValueError(f"there is no {face} to take")
    left = [*cards]
    left[number] -= 1
    return left


def with_card(faces: Sequence[str], cards: Sequence[int], face: str) -> list[int]:
    """The cards after one of that face joined them."""
    more = [*cards]
    more[faces.index(face)] += 1
    return more


def shuffled(*places: Sequence[int]) -> list[int]:
    """All cards of the places as one new deck; a card that is held stays out of it."""
    return [sum(counts) for counts in zip(*places, strict=True)]
