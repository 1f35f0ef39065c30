"""A supply: what is left beside the board of a thing of which the box holds so many."""

from __future__ import annotations


def given(wanted: int, left: int) -> int:
    """How many of the wanted pieces the supply can give."""
    return wanted if wanted < left else max(left, 0)
