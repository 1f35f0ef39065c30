"""How the pages of a game are used, told beside its rules: by the game itself and for all games."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from engine.base import resources

MARK = "help."
"""What the ids of topics and their entries begin with; those of clauses never do."""
WIN = f"{MARK}win"
"""The topic that stands before the rules: how the game is won."""


class Topic(NamedTuple):
    """A section of the help; an entry has an id, a title and a text."""

    id: str
    title: str
    entries: tuple[tuple[str, str, str], ...]


@cache
def load(game: str, language: str) -> tuple[Topic, ...]:
    """A game's own topics, then those of all games that its file names."""
    own, of_all = (
        _read(resources.of_game(game), language),
        _read(resources.folder() / "app", language),
    )
    topics = [*own["topic"], *(it for it in of_all["topic"] if it["id"] in own["also"])]
    return tuple(
        Topic(
            MARK + topic["id"],
            topic["title"],
            tuple(
                (f"{MARK}{topic['id']}.{number}", entry["title"], entry["text"])
                for number, entry in enumerate(topic["entry"], 1)
            ),
        )
        for topic in topics
    )


def _read(folder: Path, language: str) -> dict[str, Any]:
    path = folder / f"help.{language}.toml"
    if not path.is_file():
        return {"also": (), "topic": ()}
    return tomllib.loads(resources.text(path))
