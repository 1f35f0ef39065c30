"""A wheel: a marker that goes round its spaces, numbered from 0, and passes the start."""

from __future__ import annotations


def advanced(space: int, spaces: int) -> tuple[int, bool]:
    """The space after one step, and whether the marker came round to the first one again."""
    space += 1
    return (space, False) if space < spaces else (0, True)
