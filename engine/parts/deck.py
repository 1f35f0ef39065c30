"""A deck whose cards are all known but not their order: nothing is decided before a draw.

Deck, discard pile and cards held are lists of counts in the order of the faces. What is unseen
is the composition less what was drawn; a draw asks chance among it, and shuffling forgets what
was known: cards simply go back into the counts.
"""

from __future__ import annotations

from collections.abc import Sequence


def outcomes(faces: Sequence[str], deck: Sequence[int]) -> list[tuple[str, int]]:
    """What the next card can be, with the number of such cards."""
    return [(face, left) for face, left in zip(faces, deck, strict=True) if left]


def move(faces: Sequence[str], source: list[int], target: list[int], face: str) -> None:
    """A card goes from one place to another: a draw, a discard; `ValueError` if it is not there."""
    number = faces.index(face)
    if not source[number]:
        raise ValueError(f"there is no {face} to move")
    source[number] -= 1
    target[number] += 1


def shuffle(deck: list[int], *places: list[int]) -> None:
    """Shuffle all cards of the places into the deck; a card that is held stays out of it."""
    for place in places:
        for number, count in enumerate(place):
            deck[number] += count
            place[number] = 0
