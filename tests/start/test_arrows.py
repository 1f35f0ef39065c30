"""The arrows that must never be: up from the engine or a room, from the house to a game, between games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.paths import CHECKOUT

GAMES = {path.parent.name for path in (CHECKOUT / "engine" / "games").glob("*/box.py")}
PLACES = (("engine", "games"), ("desktop", "boards"))
FLOORS = ("engine", "desktop")


def game_of(parts: tuple[str, ...]) -> str:
    """The game to whose rooms a module belongs; empty for the house's own."""
    return parts[2] if parts[:2] in PLACES and len(parts) > 2 and parts[2] in GAMES else ""


def arrows(file: Path) -> Iterator[tuple[str, ...]]:
    """The modules that a file imports, at its head or later."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (tuple(f"{node.module}.{it.name}".split(".")) for it in node.names)
        elif isinstance(node, ast.Import):
            yield from (tuple(it.name.split(".")) for it in node.names)


def rows_of(floor: str) -> dict[str, int]:
    """The rooms of a floor as HOUSE draws them, each with its row from the top."""
    house = (CHECKOUT / ".github" / "HOUSE.md").read_text("utf-8")
    (drawn,) = re.findall(rf"^{floor} .*(?:\n .+)*", house, re.MULTILINE)
    rows = [row.removeprefix(floor).partition(":")[0].split() for row in drawn.splitlines()]
    return {room.partition("/")[0]: at for at, row in enumerate(rows) for room in row}


@pytest.mark.parametrize("floor", FLOORS)
def test_every_room_has_its_row(floor: str) -> None:
    there = {path.parent.name for path in (CHECKOUT / floor).glob("*/__init__.py")}
    assert {*rows_of(floor)} == there


def rises(room: tuple[str, ...], to: tuple[str, ...], rows: Mapping[str, int]) -> bool:
    """Whether an arrow between rooms of a floor does not lead to one that stands below."""
    # Where games are found belongs to no game; one that leads to a game is judged by its name.
    if to[:2] in PLACES or to[0] != room[0] or to[1:2] == room[1:2]:
        return False
    return rows.get(room[1], -1) >= rows.get("".join(to[1:2]), len(rows))


@pytest.mark.slow
@pytest.mark.parametrize("top", FLOORS)
def test_no_arrow_runs_where_none_may(top: str) -> None:
    wrong, rows = [], rows_of(top)
    for file in sorted((CHECKOUT / top).rglob("*.py")):
        room = file.relative_to(CHECKOUT).with_suffix("").parts
        for to in arrows(file):
            up = top == "engine" and to[0] in ("desktop", "PySide6", "qasync")
            other = game_of(to) not in ("", game_of(room))
            if up or other or to[0] == "tests" or rises(room, to, rows):
                wrong.append(f"{'/'.join(room)} -> {'.'.join(to)}")
    assert len(GAMES) > 1 and wrong == []
