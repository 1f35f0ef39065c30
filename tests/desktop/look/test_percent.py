"""Whole percents of the parts of a whole."""

from __future__ import annotations

import pytest

from desktop.look.percent import percents


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((0.596, 0.328, 0.076), [60, 33, 7]),
        ((0.125, 0.875), [12, 88]),
        ((5, 1, 2), [63, 12, 25]),
        ((1, 1, 1), [33, 33, 33]),
        ((0, 4), [0, 100]),
        ((0, 0), [0, 0]),
    ],
)
def test_percents_of_parts_are_together_no_more_than_a_hundred(
    parts: tuple[float, ...], told: list[int]
) -> None:
    assert percents(parts) == told
