"""A track: a marker on steps from 0 to a top, which it cannot leave."""

from __future__ import annotations


def moved(step: int, by: int, top: int) -> int:
    """The step after moving; what goes beyond an end is lost."""
    step += by
    return 0 if step < 0 else top if step > top else step
