"""Lengths of pages that grow with the window stand on a grid of two, as those of other pages do."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import CHECKOUT

ROOMS = sorted(
    (
        CHECKOUT / "desktop/table",
        CHECKOUT / "desktop/tv",
        *CHECKOUT.glob("desktop/boards/*/table"),
        *CHECKOUT.glob("desktop/boards/*/tv"),
    )
)
LENGTHS = range(10, 2000)
"""What is shorter is a hairline or a corner; what is longer is no length."""
COUNTS = {99}
"""The most of a thing that people count."""


def odd_lengths(source: str) -> Iterator[tuple[int, int]]:
    """Line and value of the whole numbers that are lengths and off the grid; colours are in hex."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Constant) or type(node.value) is not int:
            continue
        is_length = node.value in LENGTHS and node.value not in COUNTS
        if not is_length or node.value % 2 == 0:
            continue
        if not (ast.get_source_segment(source, node) or "").startswith("0x"):
            yield node.lineno, node.value


@pytest.mark.parametrize("room", ROOMS, ids=lambda it: str(it.relative_to(CHECKOUT)))
def test_lengths_at_the_table_and_on_the_television_are_even(room: Path) -> None:
    found = [
        f"{file.relative_to(CHECKOUT)}:{line}: {length}"
        for file in sorted(room.rglob("*.py"))
        for line, length in odd_lengths(file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def test_an_odd_length_is_found_and_a_colour_or_a_count_is_none() -> None:
    source = "HIGH = 37\nBLUE = (0x5F, 0x8A)\nMOST = 99\nTHIN = 3\nWIDE = px(36)\n"
    assert list(odd_lengths(source)) == [(1, 37)]
