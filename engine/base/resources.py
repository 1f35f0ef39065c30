"""Where the data files lie, in a checkout and in an installed wheel alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.base.errors import Told, reason
from engine.base.people import PLAY


@cache
def folder() -> Path:
    """The folder `resources`."""
    root = Path(__file__).resolve().parents[2]
    installed = root / "desktop" / "_resources"
    return installed if installed.is_dir() else root / "resources"


def text(path: Path) -> str:
    """The text of one of our own files; `Told` names one that is not there."""
    try:
        return path.read_text("utf-8")
    except (OSError, ValueError) as error:
        why = reason(error)
        sentence = f"{path} belongs to Waypost and cannot be read: {why}; set Waypost up anew"
        raise Told("resources.unreadable", sentence, path=str(path), why=why) from error


def first_match(game: str, level: str = PLAY) -> Path:
    """The file of a game's first match at that level, which shows how it goes; not every game has one."""
    return of_game(game) / f"first_match{'' if level == PLAY else f'_{level}'}.waypost"


def of_game(name: str) -> Path:
    """The folder of a game's data files; the name is written with `-` or `_`."""
    return folder() / name.replace("-", "_")
