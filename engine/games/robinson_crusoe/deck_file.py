"""A deck file: the app's own cards or a user's, read and checked as a whole (RC-4.1)."""

from __future__ import annotations

import errno
import os
import re
import stat
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from engine.base import resources
from engine.base.errors import Told, reason
from engine.games.robinson_crusoe.cards import Deck
from engine.games.robinson_crusoe.deck_check import type_of_tables, wrong, wrongs
from engine.rules.components import BadData

OWN = ("events.toml", "adventures.toml", "mysteries.toml")
LARGEST = 1 << 18
"""The longest deck file in bytes: a record that holds it is still read in again."""
MOST_TOLD = 500
"""So many errors are told; a file with more of them is no deck."""
_AT = re.compile(r"at line (\d+), column (\d+)")
type_of_deck = dict[str, list[dict[str, Any]]]
"""Checked cards by table, as plain data: the value `deck` of a match's set-up."""


def read(*paths: Path) -> Deck:
    """The deck whose tables lie in these files; `BadData` names file, card and field of every error."""
    return Deck(tables_of(*paths))


def tables_of(*paths: Path) -> type_of_deck:
    """The checked tables of the files as plain data: the value `deck` of a match's set-up."""
    found: list[tuple[str, bytes]] = []
    errors: list[Told] = []
    for path in paths:
        try:
            found.append((path.name, _bytes(path)))
        except Told as error:
            errors.append(error)
        except (OSError, ValueError) as error:
            errors.append(_unreadable(path.name or str(path), error))
    return tables_in(found, errors)


def tables_in(files: Iterable[tuple[str, bytes]], errors: Sequence[Told] = ()) -> type_of_deck:
    """The checked tables of files that were read: each its name and what it holds."""
    tables: type_of_tables = {}
    told = list(errors)
    names = []
    for name, data in files:
        names.append(name)
        try:
            found = _toml(name, data)
        except Told as error:
            told.append(error)
            continue
        for table, cards in found.items():
            rows = cards if isinstance(cards, list) else [cards]
            tables.setdefault(table, []).extend((name, card) for card in rows)
    if tables or not told:
        # A file that cannot be read has no cards, and that it has none need not be said.
        told += [it for _, it in islice(wrongs(tables, ", ".join(names)), MOST_TOLD)]
    if told:
        raise BadData(told)
    return {table: [card for _, card in cards] for table, cards in tables.items()}


@cache
def shipped() -> Deck:
    """The app's own deck; read once."""
    return Deck(shipped_tables())


def shipped_tables() -> type_of_deck:
    """The cards of the app's own deck as they stand in its files."""
    folder = resources.of_game("robinson-crusoe")
    return tables_of(*(folder / name for name in OWN))


def check(tables: object) -> list[Told]:
    """What is wrong with tables that came from elsewhere, such as a record."""
    if not isinstance(tables, dict):
        return [wrong("no_deck")]
    located = {
        str(table): [("", card) for card in cards] if isinstance(cards, list) else [("", cards)]
        for table, cards in tables.items()
    }
    return [it for _, it in islice(wrongs(located), MOST_TOLD)]


def _bytes(path: Path) -> bytes:
    """What a file holds, and no more of it than a deck may be long."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(mode):  # a pipe might never say anything
        raise wrong("no_file", where=path.name or str(path))
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def _unreadable(name: str, error: OSError | ValueError) -> Told:
    """Why a file could not be read, in words where they are known."""
    match error:
        case FileNotFoundError():
            return wrong("not_there", where=name)
        case PermissionError():
            return wrong("not_allowed", where=name)
        case IsADirectoryError():
            return wrong("a_folder", where=name)
    return wrong("unreadable", where=name, why=reason(error))


def _toml(name: str, data: bytes) -> dict[str, Any]:
    """The tables of a TOML text; what is wrong with it is told with its line."""
    if len(data) > LARGEST:
        raise wrong("too_long", where=name, most=LARGEST >> 10)
    try:
        text = data.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise wrong("not_utf8", where=name, at=error.start + 1) from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise wrong("too_deep", where=name) from None
    except ValueError as error:  # tomllib's own, and Python's for a number without end
        found = _AT.search(str(error))
        if found is None:
            raise wrong("no_toml", where=name) from None
        line, column = int(found[1]), int(found[2])
        lines = text.splitlines()
        shown = lines[line - 1].strip() if line <= len(lines) else ""
        raise wrong("no_toml_at", where=name, line=line, column=column, shown=shown[:60]) from None
