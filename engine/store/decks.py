"""Decks of cards of people's own, kept under a name: finished or not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.store import cells
from engine.store.library_file import LibraryError
from engine.store.open_file import OpenFile
from engine.store.rows import Rows

LONGEST = 40
"""Letters of a name."""


class KeptDeck(NamedTuple):
    """A kept deck: its cards by table, as they were written; None where they cannot be read."""

    id: int
    name: str
    tables: dict[str, Any] | None
    changed: int


class Decks(Rows):
    """The decks in a library's file."""

    def __init__(self, file: OpenFile) -> None:
        super().__init__(file, "deck", _none)

    def all(self, game: str) -> list[KeptDeck]:
        """The decks of a game, the last changed first; a damaged one is among them."""
        with self._file.reading():
            rows = self._file.connection.execute(
                "SELECT id, name, document, changed FROM deck"
                " WHERE game = ? AND deleted IS NULL ORDER BY changed DESC, id DESC",
                (game,),
            ).fetchall()
        return [
            KeptDeck(ident, cells.text(name), _tables(cells.text(document)), cells.whole(at))
            for ident, name, document, at in rows
        ]

    def keep(self, game: str, name: str, tables: Mapping[str, Any], ident: int = 0) -> int:
        """Keep a deck, in the place of an older one of it; its id."""
        now, text = self._file.clock(), json.dumps(tables, ensure_ascii=False)
        with self._file.writing():
            if ident:
                self.change(
                    "UPDATE deck SET name = ?, document = ?, changed = ?, deleted = NULL"
                    " WHERE id = ?",
                    *(name, text, now, ident),
                )
                return ident
            return self.change(
                "INSERT INTO deck (game, name, document, created, changed) VALUES (?, ?, ?, ?, ?)",
                *(game, name, text, now, now),
            )

    def rename(self, ident: int, name: str) -> None:
        """Give a deck another name."""
        with self._file.writing():
            self.change("UPDATE deck SET name = ? WHERE id = ?", name, ident)

    def text(self, ident: int) -> str:
        """What is stored, readable or not."""
        with self._file.reading():
            (document,) = self.cells(ident, "document")
        return document


def _tables(document: str) -> dict[str, Any] | None:
    try:
        found = json.loads(document)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _none() -> LibraryError:
    return LibraryError("library.no_deck", "there is no such deck in the library")
