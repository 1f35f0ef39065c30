"""The games' rooms, found by the game's name; what each offers is said in `contract`."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.boards.contract import (
        Play,
        ScoreForm,
        type_of_set_up,
        type_of_sheet,
        type_of_table,
        type_of_tv,
    )
    from engine.rules.agenda import State


def has(game: str, door: str) -> bool:
    """Whether a game has that door (`play`, `table`); nothing is loaded."""
    found = room(game)
    return found is not None and (found / door).is_dir()


def room(game: str) -> Path | None:
    """The folder of a game's doors; None if it has none."""
    folders = (Path(path) / game.replace("-", "_") for path in __path__)
    return next((folder for folder in folders if folder.is_dir()), None)


def play(game: str) -> Play[State]:
    """The game on the match page."""
    found: Play[State] = open_door(game, "play")
    return found


def table(game: str) -> type_of_table[State]:
    """What makes the game's panels for one match at a table."""
    found: type_of_table[State] = open_door(game, "table")
    return found


def tv(game: str) -> type_of_tv[State, object]:
    """What makes the game's view for a television."""
    found: type_of_tv[State, object] = open_door(game, "tv")
    return found


def set_up(game: str) -> type_of_set_up:
    """What makes the game's own part of the set-up page."""
    found: type_of_set_up = open_door(game, "set_up")
    return found


def score(game: str) -> type[ScoreForm]:
    """The game's forms for the calculator."""
    found: type[ScoreForm] = open_door(game, "score")
    return found


def sheet(game: str) -> type_of_sheet:
    """What tells at the end how a match went, in a game without points."""
    found: type_of_sheet = open_door(game, "sheet")
    return found


def open_door(game: str, door: str) -> Any:
    """What a room offers, whatever the door; its kind is told by `play` and its like."""
    # Qt only now: the shelf asks which doors there are.
    from desktop.look import translate

    translate.add_game(game)
    return importlib.import_module(f"{__name__}.{game.replace('-', '_')}.{door}").DOOR
