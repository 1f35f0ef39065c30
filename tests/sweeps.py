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
        *(pytest.param(value) for value in islice(rest, count)),
        *(pytest.param(value, marks=pytest.mark.thorough) for value in rest),
    ]
