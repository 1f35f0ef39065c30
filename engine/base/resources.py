"""Where the data files lie, in a checkout and in an installed wheel alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def folder() -> Path:
    """The folder `resources`."""
    root = Path(__file__).resolve().parents[2]
    installed = root / "desktop" / "_resources"
    return installed if installed.is_dir() else root / "resources"


def first_match(game: str) -> Path:
    """The file of a game's first match, which shows how it is played; not every game has one."""
    return of_game(game) / "first_match.waypost"


def of_game(name: str) -> Path:
    """The folder of a game's data files; the name is written with `-` or `_`."""
    return folder() / name.replace("-", "_")
