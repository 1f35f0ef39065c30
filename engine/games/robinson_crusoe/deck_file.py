"""A deck file: the app's own cards or a user's, read and checked as a whole (RC-4.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from engine.base import resources
from engine.base.errors import Told
from engine.games.robinson_crusoe.cards import Deck
from engine.games.robinson_crusoe.deck_check import wrong, wrongs
from engine.rules import deck_file
from engine.rules.deck_file import MOST_TOLD, type_of_deck, type_of_tables

ENTRY, CLAUSE = "deck", "RC-4.1"
OWN = ("events.toml", "adventures.toml", "mysteries.toml")


def read(*paths: Path) -> Deck:
    """The deck whose tables lie in these files; `BadData` names file, card and field of every error."""
    return Deck(tables_of(*paths))


def tables_of(*paths: Path) -> type_of_deck:
    """The checked tables of the files."""
    return deck_file.read(paths, _wrongs)


def tables_in(files: Iterable[tuple[str, bytes]]) -> type_of_deck:
    """The checked tables of files that were read: each its name and what it holds."""
    return deck_file.read_texts(files, _wrongs)


def value_of(tables: type_of_deck) -> Any:
    """The value `deck` of a match's set-up."""
    return tables


@cache
def shipped() -> Deck:
    """The app's own deck; read once."""
    return Deck(shipped_tables())


def shipped_tables() -> type_of_deck:
    """The cards of the app's own deck as they stand in its files."""
    folder = resources.of_game("robinson-crusoe")
    return tables_of(*(folder / name for name in OWN))


def unfinished(tables: type_of_deck, language: str) -> list[str]:
    """Every card of a checked deck is whole."""
    return []


def check(tables: object) -> list[Told]:
    """What is wrong with tables that came from elsewhere, such as a record."""
    if not isinstance(tables, dict):
        return [wrong("no_deck")]
    return [*islice(_wrongs(deck_file.located(tables)), MOST_TOLD)]


def _wrongs(tables: type_of_tables, where: str = "") -> Iterator[Told]:
    return (it for _, it in wrongs(tables, where))
