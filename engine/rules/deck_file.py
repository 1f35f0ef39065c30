"""Deck files of one's own: TOML tables of cards, read whole, with every error told at once.

A game with such decks has three parts that the window and the command line know by their names:

    deck_file      ENTRY, CLAUSE, tables_of(path), tables_in(files), shipped_tables(),
                   check(tables), unfinished(tables, language), value_of(tables)
    deck_contents  counts(tables), sentences(tables, words)
    deck_format    parts(language), text(tables, words)

`ENTRY` is the component value of a match that holds a deck, `value_of` what it is then; with
`unfinished` cards, of which only the name is known, a deck holds but cannot be played.
"""

from __future__ import annotations

import errno
import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from engine.base.contents import contents
from engine.base.errors import Told, reason
from engine.rules.components import BadData

LARGEST = 1 << 18
"""The longest deck file in bytes: a record that holds it is still read in again."""
MOST_TOLD = 500
"""So many errors are told; a file with more of them is no deck."""
_AT = re.compile(r"at line (\d+), column (\d+)")

type_of_deck = dict[str, list[Any]]
"""Cards by table, as plain data."""
type_of_tables = dict[str, list[tuple[str, Any]]]
"""Cards by table, each with the file that it comes from."""
type_of_wrongs = Callable[[type_of_tables, str], Iterable[Told]]
"""Everything that is wrong with the cards of the files of that name, each with its place."""


def read(paths: Iterable[Path], wrongs: type_of_wrongs) -> type_of_deck:
    """The checked tables of these files; `BadData` names file, card and field of every error."""
    found: list[tuple[str, bytes]] = []
    errors: list[Told] = []
    for path in paths:
        try:
            found.append((path.name, _bytes(path)))
        except Told as error:
            errors.append(error)
        except (OSError, ValueError) as error:
            errors.append(_unreadable(path.name or str(path), error))
    return read_texts(found, wrongs, errors)


def read_texts(
    files: Iterable[tuple[str, bytes]], wrongs: type_of_wrongs, errors: Sequence[Told] = ()
) -> type_of_deck:
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
        told += islice(wrongs(tables, ", ".join(names)), MOST_TOLD)
    if told:
        raise BadData(told)
    return {table: [card for _, card in cards] for table, cards in tables.items()}


def located(tables: dict[Any, Any]) -> type_of_tables:
    """Tables that came from elsewhere, such as a record, as cards of no file."""
    return {
        str(table): [("", card) for card in cards] if isinstance(cards, list) else [("", cards)]
        for table, cards in tables.items()
    }


def _bytes(path: Path) -> bytes:
    """What a file holds, and no more of it than a deck may be long."""
    try:
        return contents(path, LARGEST + 1)
    except OSError as error:
        if error.errno != errno.ESPIPE:
            raise
        name = path.name or str(path)
        raise Told("deck.no_file", f"{name}: is not a file", where=name) from None


def _unreadable(name: str, error: OSError | ValueError) -> Told:
    """Why a file could not be read, in words where they are known."""
    match error:
        case FileNotFoundError():
            return Told("deck.not_there", f"{name}: is not there", where=name)
        case PermissionError():
            return Told("deck.not_allowed", f"{name}: this account may not read it", where=name)
        case IsADirectoryError():
            return Told("deck.a_folder", f"{name}: is a folder, not a deck file", where=name)
    why = reason(error)
    return Told("deck.unreadable", f"{name}: cannot be read ({why})", where=name, why=why)


def _toml(name: str, data: bytes) -> dict[str, Any]:
    """The tables of a TOML text; what is wrong with it is told with its line."""
    if len(data) > LARGEST:
        most = LARGEST >> 10
        sentence = f"{name}: is longer than {most} KiB and cannot be a deck"
        raise Told("deck.too_long", sentence, where=name, most=most)
    try:
        text = data.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        at = error.start + 1
        sentence = f"{name}: byte {at} is not UTF-8 text; save the file as UTF-8"
        raise Told("deck.not_utf8", sentence, where=name, at=at) from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise Told("deck.too_deep", f"{name}: is nested too deeply", where=name) from None
    except ValueError as error:  # tomllib's own, and Python's for a number without end
        found = _AT.search(str(error))
        if found is None:
            sentence = f"{name}: is not TOML, the format of deck files"
            raise Told("deck.no_toml", sentence, where=name) from None
        line, column = int(found[1]), int(found[2])
        lines = text.splitlines()
        shown = (lines[line - 1].strip() if line <= len(lines) else "")[:60]
        sentence = f"{name}, line {line}: cannot be read from column {column} on: {shown}"
        told = {"where": name, "line": line, "column": column, "shown": shown}
        raise Told("deck.no_toml_at", sentence, **told) from None
