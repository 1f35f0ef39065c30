"""What groups, entries and numbers are called, as the game's words say it."""

from __future__ import annotations

from desktop.look.controls import words_of
from desktop.look.translate import translate
from engine.rules.words import MINUS

TABLES = "value_tables"


def title(game: str, group: str) -> str:
    """A group's name as a headline; its id if the words have none."""
    return _at(game, group, "title") or group


def hint(game: str, group: str) -> str:
    """What people look for on their copy."""
    return _at(game, group, "hint")


def row(game: str, group: str, entry: str) -> str:
    """An entry's name below its group's headline."""
    return _at(game, group, "rows", entry.rpartition(".")[2]) or entry


def spot(game: str, group: str, entry: str, at: int, count: int) -> str:
    """One number of an entry: “Grain, field 2”."""
    name = row(game, group, entry)
    if count < 2:
        return name
    return translate("Editions", "{row}, field {n}").format(row=name, n=at + 1)


def number(value: int | None) -> str:
    """A number as it is read, with a minus that is one."""
    return "–" if value is None else str(value).replace("-", MINUS)


def _at(game: str, *path: str) -> str:
    words = words_of(game)
    return words.at(TABLES, *path) if words.has(TABLES, *path) else ""
