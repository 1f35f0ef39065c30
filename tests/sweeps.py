"""What one fact is tried on again and again: a few with every run, all with a thorough one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest
from _pytest.mark import ParameterSet


def swept(values: Iterable[object], count: int) -> list[ParameterSet]:
    """Parameters: so many of the values with every run, and the others with `--thorough`."""
    rest = iter(values)
    return [
        *(pytest.param(*_all(value)) for value in islice(rest, count)),
        *(pytest.param(*_all(value), marks=pytest.mark.thorough) for value in rest),
    ]


def _all(value: object) -> tuple[object, ...]:
    return value if isinstance(value, tuple) else (value,)
