"""The arrows that must never be: up from the engine, from the house to a game, between games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.paths import CHECKOUT

GAMES = {path.parent.name for path in (CHECKOUT / "engine" / "games").glob("*/box.py")}
PLACES = (("engine", "games"), ("desktop", "boards"))


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


@pytest.mark.slow
@pytest.mark.parametrize("top", ["engine", "desktop"])
def test_no_arrow_runs_where_none_may(top: str) -> None:
    wrong = []
    for file in sorted((CHECKOUT / top).rglob("*.py")):
        room = file.relative_to(CHECKOUT).with_suffix("").parts
        for to in arrows(file):
            up = top == "engine" and to[0] in ("desktop", "PySide6", "qasync")
            if up or to[0] == "tests" or game_of(to) not in ("", game_of(room)):
                wrong.append(f"{'/'.join(room)} -> {'.'.join(to)}")
    assert len(GAMES) > 1 and wrong == []
