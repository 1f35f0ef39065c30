"""A supply: what is left beside the board of a thing of which the box holds so many."""

from __future__ import annotations


def left(in_the_box: int, placed: int) -> int:
    """Pieces that lie nowhere else, if so many are placed."""
    return in_the_box - placed


def given(wanted: int, left: int) -> int:
    """How many of the wanted pieces the supply can give."""
    return wanted if wanted < left else max(left, 0)
