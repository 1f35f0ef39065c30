"""How the pages of a game are used, told beside its rules: by the game itself and for all games."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from desktop import boards
from engine.base import resources

MARK = "help."
"""What the ids of topics and their entries begin with; those of clauses never do."""


class Topic(NamedTuple):
    """A section of the help; an entry has an id, a title and a text."""

    id: str
    title: str
    entries: tuple[tuple[str, str, str], ...]


@cache
def load(game: str, language: str) -> tuple[Topic, ...]:
    """The topics for a game's doors: its own first."""
    return tuple(
        Topic(
            MARK + topic["id"],
            topic["title"],
            tuple(
                (f"{MARK}{topic['id']}.{number}", entry["title"], entry["text"])
                for number, entry in enumerate(topic["entry"], 1)
            ),
        )
        for folder in (resources.of_game(game), resources.folder() / "app")
        if (path := folder / f"help.{language}.toml").is_file()
        for topic in tomllib.loads(path.read_text("utf-8"))["topic"]
        if "door" not in topic or boards.has(game, topic["door"])
    )
